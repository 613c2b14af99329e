//! `world_border.dat` of a dimension.

use fastnbt::Value;

use crate::nbt::{Compound, Fields};

/// A dimension's border.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedBorder {
    /// Middle, blocks: x and z.
    pub center: [f64; 2],
    /// Half hearts a second and block.
    pub damage_per_block: f64,
    /// Blocks outside that do not hurt.
    pub safe_zone: f64,
    /// Blocks.
    pub warning_blocks: i32,
    /// Ticks.
    pub warning_time: i32,
    /// Width now, blocks.
    pub size: f64,
    /// Width when the change that is under way ends, blocks.
    pub lerp_target: f64,
    /// Ticks until then.
    pub lerp_time: i64,
    /// Everything else.
    pub rest: Compound,
}

impl SavedBorder {
    pub(crate) fn from_data(mut data: Compound) -> Option<Self> {
        let size = data.take_number("size")?;
        let border = Self {
            center: [
                data.take_number("center_x").unwrap_or(0.0),
                data.take_number("center_z").unwrap_or(0.0),
            ],
            damage_per_block: data.take_number("damage_per_block").unwrap_or(0.2),
            safe_zone: data.take_number("safe_zone").unwrap_or(5.0),
            warning_blocks: data.take_int("warning_blocks").unwrap_or(5) as i32,
            warning_time: data.take_int("warning_time").unwrap_or(300) as i32,
            size,
            lerp_target: data.take_number("lerp_target").unwrap_or(size),
            lerp_time: data.take_int("lerp_time").unwrap_or(0).max(0),
            rest: data,
        };
        let numbers = [border.center[0], border.center[1], border.size, border.lerp_target];
        numbers.iter().all(|number| number.is_finite()).then_some(border)
    }

    pub(crate) fn to_data(&self) -> Compound {
        let mut data = self.rest.clone();
        data.put("center_x", Value::Double(self.center[0]));
        data.put("center_z", Value::Double(self.center[1]));
        data.put("damage_per_block", Value::Double(self.damage_per_block));
        data.put("safe_zone", Value::Double(self.safe_zone));
        data.put("warning_blocks", Value::Int(self.warning_blocks));
        data.put("warning_time", Value::Int(self.warning_time));
        data.put("size", Value::Double(self.size));
        data.put("lerp_target", Value::Double(self.lerp_target));
        data.put("lerp_time", Value::Long(self.lerp_time));
        data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_and_refuses_no_numbers() {
        let border = SavedBorder {
            center: [8.5, -3.0],
            damage_per_block: 0.5,
            safe_zone: 1.0,
            warning_blocks: 7,
            warning_time: 40,
            size: 100.0,
            lerp_target: 50.0,
            lerp_time: 200,
            rest: [("later".to_owned(), Value::Int(1))].into(),
        };
        assert_eq!(SavedBorder::from_data(border.to_data()), Some(border.clone()));
        let bad = SavedBorder { size: f64::NAN, ..border };
        assert_eq!(SavedBorder::from_data(bad.to_data()), None);
        assert_eq!(SavedBorder::from_data(Compound::new()), None);
    }
}
