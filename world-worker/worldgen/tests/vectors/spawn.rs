//! Where players begin.

use worldgen::dimension::Dimension;
use worldgen::spawn::climate_center;

use crate::support::{json, pack_26_3};

#[test]
fn climate_centers() {
    for seed in [0, 12345] {
        // The map is drawn around it.
        let Some(map) = json(&format!("vectors/oracle-out/biome_map_s{seed}_y64_spawn.json.gz")) else {
            return;
        };
        let blocks = &map["blocks"];
        let expected = [0, 1].map(|axis| {
            let number = |name: &str| blocks[name][axis].as_i64().unwrap() as i32;
            number("origin") + number("size") / 2
        });
        let dimension = Dimension::<f32>::new(pack_26_3(), "normal", "overworld", seed).unwrap();
        let found = climate_center(&dimension.terrain, &mut dimension.scratch().density);
        assert_eq!(found, expected, "seed {seed}");
    }
}
