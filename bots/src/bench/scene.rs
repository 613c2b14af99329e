//! What bots can be benchmarked with.

use crate::behaviour::Kind;

/// One way to load a server.
#[derive(Debug, PartialEq)]
pub struct Scene {
    /// As on the command line.
    pub name: &'static str,
    /// What the bots do.
    pub kind: Kind,
    /// The terrain is to be there before measuring, unless the command line says otherwise.
    pub terrain_loaded: bool,
}

/// All of them. Speeds are in blocks a second; the published benchmark has the first three.
pub const SCENES: [Scene; 5] = [
    Scene { name: "walk", kind: Kind::Walk, terrain_loaded: true },
    Scene { name: "explore", kind: Kind::Explore { speed: 22.0 }, terrain_loaded: false },
    Scene { name: "explore-slow", kind: Kind::Explore { speed: 0.8 }, terrain_loaded: false },
    Scene { name: "crowd", kind: Kind::Crowd, terrain_loaded: true },
    Scene { name: "build", kind: Kind::Build, terrain_loaded: true },
];

impl Scene {
    /// The scene of this name.
    ///
    /// # Errors
    /// Names those that there are.
    pub fn by_name(name: &str) -> Result<&'static Self, String> {
        SCENES.iter().find(|scene| scene.name == name).ok_or_else(|| {
            let known: Vec<&str> = SCENES.iter().map(|scene| scene.name).collect();
            format!("known are {}", known.join(", "))
        })
    }
}
