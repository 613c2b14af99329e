//! Draws a map of a square of the overworld from above: a colour for each biome and its water, shaded by height.

use std::fs::File;
use std::io::BufWriter;
use std::path::PathBuf;

use chunk::{BlockPos, ChunkPos, HeightmapKind};
use clap::Parser;
use worldgen::biomes::biome_name;
use worldgen::dimension::Dimension;
use worldgen::maker::Maker;
use worldgen::pack::Pack;

#[derive(Parser)]
#[command(about = "Draws a map of generated terrain as PNG")]
struct Arguments {
    /// Seed of the world.
    #[arg(long, allow_hyphen_values = true)]
    seed: i64,
    /// Block in the middle, like `0,0`.
    #[arg(long, default_value = "0,0", allow_hyphen_values = true)]
    middle: String,
    /// Blocks along an edge, a multiple of 16.
    #[arg(long, default_value_t = 1024)]
    size: i32,
    /// File to write.
    #[arg(long)]
    out: PathBuf,
}

/// Colours by parts of the names of biomes; the first that fits.
const COLOURS: [(&str, [u8; 3]); 26] = [
    ("warm_ocean", [60, 160, 190]),
    ("lukewarm_ocean", [50, 130, 180]),
    ("frozen_ocean", [150, 170, 210]),
    ("cold_ocean", [50, 80, 150]),
    ("deep", [30, 50, 120]),
    ("ocean", [40, 80, 160]),
    ("frozen_river", [150, 170, 220]),
    ("river", [60, 100, 190]),
    ("beach", [220, 210, 160]),
    ("desert", [230, 215, 150]),
    ("badlands", [200, 110, 60]),
    ("savanna", [180, 180, 90]),
    ("jungle", [60, 140, 40]),
    ("swamp", [90, 110, 70]),
    ("dark_forest", [50, 90, 40]),
    ("dappled_forest", [170, 140, 60]),
    ("birch", [110, 150, 90]),
    ("cherry", [230, 160, 190]),
    ("pale", [150, 160, 150]),
    ("forest", [70, 120, 60]),
    ("taiga", [60, 110, 90]),
    ("snowy", [235, 240, 245]),
    ("peaks", [210, 210, 215]),
    ("slopes", [225, 230, 235]),
    ("stony", [130, 130, 130]),
    ("", [140, 180, 90]),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let middle: Vec<i32> = arguments.middle.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let [middle_x, middle_z] = middle[..] else {
        return Err("middle should be two numbers, like 0,0".into());
    };
    let edge = arguments.size.max(16) / 16;
    let first = [(middle_x >> 4) - edge / 2, (middle_z >> 4) - edge / 2];
    let pack = Pack::builtin()?;
    let maker = Maker::new(Dimension::<f32>::new(&pack, "normal", "overworld", arguments.seed)?, 4096);
    let width = edge as usize * 16;
    let mut heights = vec![0; width * width];
    let mut colours = vec![[0; 3]; width * width];
    for chunk_z in 0..edge {
        for chunk_x in 0..edge {
            let made = maker.make(ChunkPos::new(first[0] + chunk_x, first[1] + chunk_z)).chunk;
            for z in 0..16 {
                for x in 0..16 {
                    let at = (chunk_z as usize * 16 + z) * width + chunk_x as usize * 16 + x;
                    let height = made.surface_y(HeightmapKind::WorldSurface, x, z);
                    let pos =
                        BlockPos::new((made.pos.x << 4) + x as i32, height - 1, (made.pos.z << 4) + z as i32);
                    let name = made.biome(pos).and_then(biome_name).unwrap_or_default();
                    heights[at] = height;
                    colours[at] =
                        COLOURS.iter().find(|(part, _)| name.contains(part)).map_or([0; 3], |found| found.1);
                }
            }
        }
    }
    let mut pixels = Vec::with_capacity(width * width * 3);
    for z in 0..width {
        for x in 0..width {
            let at = z * width + x;
            // Light from the north-west, as on the game's maps.
            let slope = heights[at] - heights[z.saturating_sub(1) * width + x.saturating_sub(1)];
            let shade = 100 + (slope * 12).clamp(-40, 40) + (heights[at] - 63).clamp(-20, 120) / 6;
            pixels.extend(colours[at].map(|part| (i32::from(part) * shade / 110).clamp(0, 255) as u8));
        }
    }
    let mut encoder =
        png::Encoder::new(BufWriter::new(File::create(&arguments.out)?), width as u32, width as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&pixels)?;
    println!("{} by {width} blocks: {}", width, arguments.out.display());
    Ok(())
}
