use serde::{Deserialize, Serialize};

use super::Area;

/// Largest file, in bytes; what is written here has some two hundred.
pub const MAX_FILE: u64 = 4096;
/// The dimension that is generated.
const DIMENSION: &str = "minecraft:overworld";

/// A task as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// What is generated.
    pub area: Area,
    /// All places of the area before this one are on disk.
    pub next: u64,
    /// It does not go on by itself.
    pub is_paused: bool,
    /// Milliseconds it has run.
    pub elapsed_ms: u64,
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    dimension: String,
    center: [i32; 2],
    radius: u32,
    next: u64,
    paused: bool,
    elapsed_ms: u64,
}

impl Saved {
    /// As a file.
    pub fn to_json(&self) -> Vec<u8> {
        let form = Form {
            dimension: DIMENSION.to_owned(),
            center: self.area.center(),
            radius: self.area.radius(),
            next: self.next,
            paused: self.is_paused,
            elapsed_ms: self.elapsed_ms,
        };
        let mut json = serde_json::to_vec_pretty(&form).unwrap_or_default();
        json.push(b'\n');
        json
    }
}

/// Reads such a file.
///
/// # Errors
/// What is wrong with it.
pub fn parse(json: &[u8]) -> Result<Saved, String> {
    if json.len() as u64 > MAX_FILE {
        return Err(format!("it has more than {MAX_FILE} bytes"));
    }
    let form: Form = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    if form.dimension != DIMENSION {
        return Err(format!("the dimension {:?} is not served", form.dimension));
    }
    let area = Area::new(form.center, form.radius).map_err(|error| error.to_string())?;
    if form.next > area.chunks() {
        return Err(format!("next is {}, but the area has {} chunks", form.next, area.chunks()));
    }
    Ok(Saved { area, next: form.next, is_paused: form.paused, elapsed_ms: form.elapsed_ms })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        let area = Area::new([100, -200], 500).unwrap();
        let saved = Saved { area, next: 77, is_paused: true, elapsed_ms: 12_345 };
        assert_eq!(parse(&saved.to_json()).as_ref(), Ok(&saved));
        assert!((saved.to_json().len() as u64) < MAX_FILE / 2);
    }

    #[test]
    fn wrong_files_are_named_as_such() {
        let area = Area::new([0, 0], 16).unwrap();
        let good = Saved { area, next: 9, is_paused: false, elapsed_ms: 0 };
        let good = String::from_utf8(good.to_json()).unwrap();
        let error = |from: &str, to: &str| parse(good.replace(from, to).as_bytes()).unwrap_err();
        assert!(error("\"next\": 9", "\"next\": 10").contains("9 chunks"));
        assert!(error("16", "4000000000").contains("at most"));
        assert!(error("overworld", "the_nether").contains("the_nether"));
        assert!(error("9", "-1").contains("-1"));
        assert!(parse(b"{").is_err());
        assert!(parse(&vec![b' '; 5000]).unwrap_err().contains("4096"));
    }
}
