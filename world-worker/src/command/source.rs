//! Who runs a command, and from where.

use chunk::BlockPos;
use text::Text;
use tokio::sync::mpsc::UnboundedSender;
use uuid::Uuid;

use super::host::EntityView;

/// Permission level of the console.
const CONSOLE_LEVEL: u8 = 4;
/// Name of the console.
const CONSOLE_NAME: &str = "Server";

/// Name of whoever uses RCON.
const RCON_NAME: &str = "Rcon";

/// Feedback that is collected for a program instead of being printed. The answer is whole when the last copy of this is
/// gone, so that who answers later keeps one.
#[derive(Clone, Debug)]
pub struct Collected {
    lines: UnboundedSender<String>,
    /// Operators hear of what is done (`broadcast-rcon-to-ops`).
    pub informs_ops: bool,
}

impl Collected {
    /// Into `lines`.
    pub fn new(lines: UnboundedSender<String>, informs_ops: bool) -> Self {
        Self { lines, informs_ops }
    }

    /// Adds a line. As in vanilla nothing stands between two of them.
    pub fn add(&self, line: &str) {
        // Fails when the client has left meanwhile.
        let _left = self.lines.send(line.to_owned());
    }
}

/// Who runs a command, and from where.
#[derive(Clone, Debug)]
pub struct Source {
    /// The player; unset for the console.
    pub player: Option<Uuid>,
    /// Where feedback is collected; unset: a player is sent it, the console prints it.
    pub collected: Option<Collected>,
    /// Plain name.
    pub name: String,
    /// Name as others see it.
    pub display: Text,
    /// Permission level, 0..=4.
    pub level: u8,
    /// Feet, in blocks.
    pub position: [f64; 3],
    /// Yaw and pitch in degrees.
    pub rotation: [f32; 2],
}

impl Source {
    /// The console, which stands at the world's spawn.
    pub fn console(spawn: BlockPos) -> Self {
        Source {
            player: None,
            collected: None,
            name: CONSOLE_NAME.to_owned(),
            display: Text::literal(CONSOLE_NAME),
            level: CONSOLE_LEVEL,
            position: [spawn.x, spawn.y, spawn.z].map(f64::from),
            rotation: [0.0, 0.0],
        }
    }

    /// A program that stands in the console's place; its feedback goes to `collected`.
    pub fn rcon(spawn: BlockPos, collected: Collected) -> Self {
        Source {
            name: RCON_NAME.to_owned(),
            display: Text::literal(RCON_NAME),
            collected: Some(collected),
            ..Source::console(spawn)
        }
    }

    /// A player.
    pub fn player(player: &EntityView) -> Self {
        Source {
            player: Some(player.uuid),
            collected: None,
            name: player.name.clone(),
            display: display_name(player),
            level: player.permission_level,
            position: player.position,
            rotation: [player.yaw, player.pitch],
        }
    }
}

/// An entity's name as feedback shows it.
pub fn display_name(entity: &EntityView) -> Text {
    let uuid = entity.uuid.into_bytes();
    if entity.is_player() {
        return Text::player(&entity.name, uuid);
    }
    let path = entity.kind.strip_prefix("minecraft:").unwrap_or(entity.kind);
    let name = Text::translate(format!("entity.minecraft.{path}"), []).fallback(english_name(path));
    Text::entity(name, entity.kind, uuid)
}

/// A registry name as English would write it (`oak_log`: `Oak Log`), for the console, which has no language file.
pub fn english_name(path: &str) -> String {
    let mut name = String::with_capacity(path.len());
    let mut upper = true;
    for c in path.chars() {
        let c = if c == '_' { ' ' } else { c };
        name.push(if upper { c.to_ascii_uppercase() } else { c });
        upper = c == ' ';
    }
    name
}
