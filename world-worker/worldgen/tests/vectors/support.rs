use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use flate2::read::GzDecoder;
use serde_json::Value;
use worldgen::biomes::BiomeBox;
use worldgen::dimension::Dimension;
use worldgen::pack::Pack;
use worldgen::real::Real;
use worldgen::templates::Templates;
use worldgen::terrain::TerrainScratch;

/// The folder of vectors and data; `None`, with a message, where there is none.
pub fn shared() -> Option<&'static Path> {
    static SHARED: OnceLock<Option<PathBuf>> = OnceLock::new();
    SHARED
        .get_or_init(|| {
            let folder = std::env::var_os("CAUSEWAY_SHARED")
                .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
            if folder.join("vectors").is_dir() {
                return Some(folder);
            }
            assert!(
                std::env::var_os("CAUSEWAY_REQUIRE_VECTORS").is_none(),
                "the vectors are required, but {} has none",
                folder.display()
            );
            eprintln!("not here: the vectors of world generation; this test has checked nothing");
            None
        })
        .as_deref()
}

/// A JSON file below the folder, gzipped or not.
pub fn json(path: &str) -> Option<Value> {
    let path = shared()?.join(path);
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let bytes = if path.extension().is_some_and(|extension| extension == "gz") {
        let mut out = Vec::new();
        GzDecoder::new(bytes.as_slice()).read_to_end(&mut out).unwrap();
        out
    } else {
        bytes
    };
    Some(serde_json::from_slice(&bytes).unwrap())
}

/// The data of 26.2.
pub fn pack_26_2() -> Option<&'static Pack> {
    static PACK: OnceLock<Option<Pack>> = OnceLock::new();
    PACK.get_or_init(|| {
        let file = std::fs::File::open(shared()?.join("data/26.2/worldgen.tar.gz")).unwrap();
        let mut pack = Pack::default();
        for entry in tar::Archive::new(GzDecoder::new(file)).entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().to_string_lossy().into_owned();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            pack.insert_file(path.trim_start_matches("./"), &content).unwrap();
        }
        Some(pack)
    })
    .as_ref()
}

/// The templates of 26.2.
pub fn templates_26_2() -> Option<&'static Arc<Templates>> {
    static TEMPLATES: OnceLock<Option<Arc<Templates>>> = OnceLock::new();
    TEMPLATES
        .get_or_init(|| {
            let file = std::fs::File::open(shared()?.join("data/26.2/structure_templates.tar.gz")).unwrap();
            let mut files = Vec::new();
            for entry in tar::Archive::new(GzDecoder::new(file)).entries().unwrap() {
                let mut entry = entry.unwrap();
                let path = entry.path().unwrap().to_string_lossy().trim_start_matches("./").to_owned();
                let mut content = Vec::new();
                entry.read_to_end(&mut content).unwrap();
                files.push((path, content));
            }
            Some(Arc::new(Templates::from_files(files).unwrap()))
        })
        .as_ref()
}

/// The data of 26.3.
pub fn pack_26_3() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Pack::builtin().unwrap())
}

/// Bits of a double, as hexadecimal.
pub fn double(value: &Value) -> f64 {
    match value.as_str() {
        Some(bits) => f64::from_bits(u64::from_str_radix(bits, 16).unwrap()),
        None => value.as_f64().unwrap(),
    }
}

/// Numbers of a list.
pub fn ints(value: &Value) -> Vec<i32> {
    value.as_array().unwrap().iter().map(|value| value.as_i64().unwrap() as i32).collect()
}

/// Biomes of a chunk and the quarts next to it.
pub fn biomes_around<R: Real>(
    dimension: &Dimension<R>,
    [x, z]: [i32; 2],
    scratch: &mut TerrainScratch<R>,
) -> BiomeBox {
    let boxes: [BiomeBox; 9] = std::array::from_fn(|at| {
        let (dx, dz) = (at as i32 % 3 - 1, at as i32 / 3 - 1);
        dimension.biomes([x + dx, z + dz], scratch)
    });
    BiomeBox::around(std::array::from_fn(|at| &boxes[at]))
}
