//! Whom a command is about: a name, a UUID, or a selector such as `@e[type=pig,limit=1]`.

use super::Profiles;
use super::range::Range;
use super::selector_options;
use super::simple::parse_uuid;
use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;
use crate::vocabulary::Vocabulary;

/// Permission level that may use selectors.
const SELECTOR_LEVEL: u8 = 2;
/// Longest player name.
const MAX_NAME_LENGTH: usize = 16;

/// Game modes with vanilla's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameMode {
    /// 0
    Survival,
    /// 1
    Creative,
    /// 2
    Adventure,
    /// 3
    Spectator,
}

impl GameMode {
    /// All modes in the order of their numbers.
    pub const ALL: [GameMode; 4] =
        [GameMode::Survival, GameMode::Creative, GameMode::Adventure, GameMode::Spectator];

    /// Name in commands and translation keys.
    pub fn name(self) -> &'static str {
        match self {
            GameMode::Survival => "survival",
            GameMode::Creative => "creative",
            GameMode::Adventure => "adventure",
            GameMode::Spectator => "spectator",
        }
    }

    /// The mode with that name.
    pub fn by_name(name: &str) -> Option<GameMode> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }

    /// Number on the wire and in saves.
    pub fn id(self) -> u8 {
        self as u8
    }

    /// The mode with that number.
    pub fn by_id(id: u8) -> Option<GameMode> {
        Self::ALL.get(usize::from(id)).copied()
    }
}

/// In which order a selector finds entities.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// As they come.
    Arbitrary,
    /// Nearest first.
    Nearest,
    /// Furthest first.
    Furthest,
    /// Shuffled.
    Random,
}

/// A test of the entity type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeFilter {
    /// Whether it must not match.
    pub negated: bool,
    /// Whether `name` is a tag.
    pub tag: bool,
    /// Full name of the type or tag.
    pub name: String,
}

/// Entities by name, UUID or options; found only when the command runs.
#[derive(Debug, Clone, PartialEq)]
pub struct Selector {
    /// Most entities to find.
    pub limit: u32,
    /// Whether others than players can match.
    pub includes_entities: bool,
    /// `@s`: the source's entity or nothing.
    pub self_only: bool,
    /// Whether it was written with `@`.
    pub uses_selector: bool,
    /// Only living entities (`@e`, `@n`).
    pub alive_only: bool,
    /// Order of finding.
    pub order: Order,
    /// The player with that name (case is ignored).
    pub player_name: Option<String>,
    /// The entity with that UUID.
    pub uuid: Option<u128>,
    /// Names that must (`false`) or must not (`true`) match.
    pub names: Vec<(bool, String)>,
    /// Game modes that must (`false`) or must not (`true`) match.
    pub game_modes: Vec<(bool, GameMode)>,
    /// Types that must match.
    pub types: Vec<TypeFilter>,
    /// Distance from the centre in blocks.
    pub distance: Option<Range<f64>>,
    /// Experience level.
    pub level: Option<Range<i32>>,
    /// Pitch in degrees.
    pub x_rotation: Option<Range<f64>>,
    /// Yaw in degrees.
    pub y_rotation: Option<Range<f64>>,
    /// Centre; unset parts are the source's position.
    pub position: [Option<f64>; 3],
    /// Size of the volume that starts at the centre.
    pub volume: [Option<f64>; 3],
}

impl Selector {
    fn one_player() -> Self {
        Selector {
            limit: 1,
            includes_entities: false,
            self_only: false,
            uses_selector: false,
            alive_only: false,
            order: Order::Arbitrary,
            player_name: None,
            uuid: None,
            names: Vec::new(),
            game_modes: Vec::new(),
            types: Vec::new(),
            distance: None,
            level: None,
            x_rotation: None,
            y_rotation: None,
            position: [None; 3],
            volume: [None; 3],
        }
    }
}

pub(super) fn parse_entity(
    reader: &mut StringReader<'_>,
    single: bool,
    players: bool,
    level: u8,
    vocabulary: &dyn Vocabulary,
) -> Result<Selector, SyntaxError> {
    let selector = parse_name_or_selector(reader, level >= SELECTOR_LEVEL, vocabulary)?;
    if selector.limit > 1 && single {
        let key = if players { "argument.player.toomany" } else { "argument.entity.toomany" };
        return Err(reader.error_at(0, key, vec![]));
    }
    if selector.includes_entities && players && !selector.self_only {
        return Err(reader.error_at(0, "argument.player.entities", vec![]));
    }
    Ok(selector)
}

pub(super) fn parse_profiles(
    reader: &mut StringReader<'_>,
    level: u8,
    vocabulary: &dyn Vocabulary,
) -> Result<Profiles, SyntaxError> {
    if reader.peek() == Some('@') {
        let selector = parse_name_or_selector(reader, level >= SELECTOR_LEVEL, vocabulary)?;
        if selector.includes_entities {
            return Err(reader.error("argument.player.entities", vec![]));
        }
        return Ok(Profiles::Selector(Box::new(selector)));
    }
    Ok(Profiles::Name(reader.take_while(|c| c != ' ').to_owned()))
}

pub(super) fn parse_name_or_selector(
    reader: &mut StringReader<'_>,
    allowed: bool,
    vocabulary: &dyn Vocabulary,
) -> Result<Selector, SyntaxError> {
    if reader.peek() != Some('@') {
        return parse_name(reader);
    }
    if !allowed {
        return Err(reader.error("argument.entity.selector.not_allowed", vec![]));
    }
    reader.skip();
    let at = reader.cursor();
    let mut selector = Selector { uses_selector: true, ..Selector::one_player() };
    let all = Selector { limit: u32::MAX, includes_entities: true, alive_only: true, ..selector.clone() };
    selector = match reader.read_char() {
        Some('p') => Selector { order: Order::Nearest, ..selector },
        Some('a') => Selector { limit: u32::MAX, ..selector },
        Some('r') => Selector { order: Order::Random, ..selector },
        Some('s') => Selector { includes_entities: true, self_only: true, ..selector },
        Some('e') => all,
        Some('n') => Selector { limit: 1, order: Order::Nearest, ..all },
        None => return Err(reader.error("argument.entity.selector.missing", vec![])),
        Some(c) => {
            return Err(reader.error_at(
                at,
                "argument.entity.selector.unknown",
                vec![format!("@{c}").into()],
            ));
        }
    };
    if reader.skip_if('[') {
        selector_options::parse(reader, &mut selector, vocabulary)?;
    }
    Ok(selector)
}

fn parse_name(reader: &mut StringReader<'_>) -> Result<Selector, SyntaxError> {
    let start = reader.cursor();
    let text = reader.read_string()?;
    let selector = Selector::one_player();
    if let Some(uuid) = parse_uuid(&text) {
        return Ok(Selector { uuid: Some(uuid), includes_entities: true, ..selector });
    }
    if text.is_empty() || text.encode_utf16().count() > MAX_NAME_LENGTH {
        return Err(reader.error_at(start, "argument.entity.invalid", vec![]));
    }
    Ok(Selector { player_name: Some(text), ..selector })
}

pub(super) fn suggest(builder: &mut SuggestionsBuilder<'_>, level: u8, vocabulary: &dyn Vocabulary) {
    let allowed = level >= SELECTOR_LEVEL;
    if let Some(open) = builder.remaining().find('[')
        && builder.remaining().starts_with('@')
    {
        if allowed {
            selector_options::suggest(builder, open + 1, vocabulary);
        }
        return;
    }
    builder.matching(vocabulary.player_names());
    if allowed {
        builder.matching(["@p", "@a", "@r", "@s", "@e", "@n"]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::EmptyVocabulary;

    fn entity(text: &str, single: bool, players: bool, level: u8) -> Result<Selector, SyntaxError> {
        parse_entity(&mut StringReader::new(text), single, players, level, &EmptyVocabulary)
    }

    #[test]
    fn names_uuids_and_kinds() {
        assert_eq!(entity("Steve", true, true, 0).unwrap().player_name.as_deref(), Some("Steve"));
        assert_eq!(entity("0-0-0-0-a", true, false, 0).unwrap().uuid, Some(10));
        assert_eq!(entity("@a", false, true, 2).unwrap().limit, u32::MAX);
        assert_eq!(entity("@p", true, true, 2).unwrap().order, Order::Nearest);
        assert!(entity("@s", true, true, 2).unwrap().self_only);
        assert!(entity("@n", true, false, 2).unwrap().alive_only);
    }

    #[test]
    fn errors() {
        let key = |text, single, players, level| entity(text, single, players, level).unwrap_err().key;
        assert_eq!(key("@a", true, true, 2), "argument.player.toomany");
        assert_eq!(key("@e", true, false, 2), "argument.entity.toomany");
        assert_eq!(key("@e", false, true, 2), "argument.player.entities");
        assert_eq!(key("@a", false, true, 0), "argument.entity.selector.not_allowed");
        assert_eq!(key("@", false, true, 2), "argument.entity.selector.missing");
        assert_eq!(key("@x", false, true, 2), "argument.entity.selector.unknown");
        assert_eq!(key("abcdefghijklmnopq", false, true, 2), "argument.entity.invalid");
        assert_eq!(key("", false, true, 2), "argument.entity.invalid");
    }

    #[test]
    fn options() {
        let found = entity(
            "@a[ name = Steve , gamemode=!creative,limit=3,sort=furthest,distance=..10]",
            false,
            true,
            2,
        )
        .unwrap();
        assert_eq!(found.names, vec![(false, "Steve".to_owned())]);
        assert_eq!(found.game_modes, vec![(true, GameMode::Creative)]);
        assert_eq!((found.limit, found.order), (3, Order::Furthest));
        assert_eq!(found.distance, Some(Range { min: None, max: Some(10.0) }));
        let found = entity("@e[x=1,y=2.5,dx=3,limit=1]", true, false, 2).unwrap();
        assert_eq!(found.position, [Some(1.0), Some(2.5), None]);
        assert_eq!(found.volume, [Some(3.0), None, None]);
    }

    #[test]
    fn option_errors() {
        let key = |text| entity(text, false, true, 2).unwrap_err().key;
        assert_eq!(key("@a[foo=1]"), "argument.entity.options.unknown");
        assert_eq!(key("@a[limit"), "argument.entity.options.valueless");
        assert_eq!(key("@a[limit=1"), "argument.entity.options.unterminated");
        assert_eq!(key("@a[limit=0]"), "argument.entity.options.limit.toosmall");
        assert_eq!(key("@a[limit=1,limit=1]"), "argument.entity.options.inapplicable");
        assert_eq!(key("@a[sort=x]"), "argument.entity.options.sort.irreversible");
        assert_eq!(key("@a[gamemode=x]"), "argument.entity.options.mode.invalid");
        assert_eq!(key("@a[distance=-1]"), "argument.entity.options.distance.negative");
        assert_eq!(key("@a[type=pig]"), "argument.entity.options.inapplicable");
    }
}
