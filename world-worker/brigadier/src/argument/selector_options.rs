//! The options of a selector, between brackets.

use super::range;
use super::selector::{GameMode, Order, Selector, TypeFilter};
use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;
use crate::vocabulary::Vocabulary;

const ENTITY_TYPES: &str = "minecraft:entity_type";
const PLAYER: &str = "minecraft:player";

/// Options in the order vanilla suggests them.
const OPTIONS: [&str; 15] = [
    "name",
    "distance",
    "level",
    "x",
    "y",
    "z",
    "dx",
    "dy",
    "dz",
    "x_rotation",
    "y_rotation",
    "limit",
    "sort",
    "gamemode",
    "type",
];

/// What was given already, as far as the selector itself does not say so.
#[derive(Default)]
struct Given {
    limit: bool,
    sort: bool,
}

pub(super) fn parse(
    reader: &mut StringReader<'_>,
    selector: &mut Selector,
    vocabulary: &dyn Vocabulary,
) -> Result<(), SyntaxError> {
    let mut given = Given::default();
    reader.skip_whitespace();
    while reader.can_read() && reader.peek() != Some(']') {
        reader.skip_whitespace();
        let start = reader.cursor();
        let name = reader.read_string()?;
        let Some(option) = OPTIONS.into_iter().find(|option| *option == name) else {
            return Err(reader.error_at(start, "argument.entity.options.unknown", vec![name.into()]));
        };
        if !applicable(option, selector, &given) {
            return Err(inapplicable(reader, start, option));
        }
        reader.skip_whitespace();
        if !reader.skip_if('=') {
            return Err(reader.error_at(start, "argument.entity.options.valueless", vec![name.into()]));
        }
        reader.skip_whitespace();
        value(option, reader, selector, &mut given, vocabulary)?;
        reader.skip_whitespace();
        match reader.peek() {
            Some(',') => reader.skip(),
            None | Some(']') => {}
            Some(_) => return Err(reader.error("argument.entity.options.unterminated", vec![])),
        }
    }
    if reader.skip_if(']') {
        Ok(())
    } else {
        Err(reader.error("argument.entity.options.unterminated", vec![]))
    }
}

fn inapplicable(reader: &mut StringReader<'_>, at: usize, option: &str) -> SyntaxError {
    reader.error_at(at, "argument.entity.options.inapplicable", vec![option.into()])
}

fn applicable(option: &str, selector: &Selector, given: &Given) -> bool {
    // One positive test settles the matter; after a negative one only more negatives can follow.
    match option {
        "name" => selector.names.iter().all(|(negated, _)| *negated),
        "gamemode" => selector.game_modes.iter().all(|(negated, _)| *negated),
        // Selectors of players are limited to their type from the start.
        "type" => {
            (selector.alive_only || selector.self_only)
                && selector.types.iter().all(|filter| filter.negated || filter.tag)
        }
        "limit" => !selector.self_only && !given.limit,
        "sort" => !selector.self_only && !given.sort,
        "distance" => selector.distance.is_none(),
        "level" => selector.level.is_none(),
        "x" => selector.position[0].is_none(),
        "y" => selector.position[1].is_none(),
        "z" => selector.position[2].is_none(),
        "dx" => selector.volume[0].is_none(),
        "dy" => selector.volume[1].is_none(),
        "dz" => selector.volume[2].is_none(),
        "x_rotation" => selector.x_rotation.is_none(),
        "y_rotation" => selector.y_rotation.is_none(),
        _ => false,
    }
}

fn value(
    option: &'static str,
    reader: &mut StringReader<'_>,
    selector: &mut Selector,
    given: &mut Given,
    vocabulary: &dyn Vocabulary,
) -> Result<(), SyntaxError> {
    let start = reader.cursor();
    match option {
        "name" => {
            let negated = inverted(reader);
            let name = reader.read_string()?;
            if !selector.names.is_empty() && !negated {
                return Err(inapplicable(reader, start, option));
            }
            selector.names.push((negated, name));
        }
        "gamemode" => {
            let negated = inverted(reader);
            if !selector.game_modes.is_empty() && !negated {
                return Err(inapplicable(reader, start, option));
            }
            let name = reader.read_unquoted_string();
            let Some(mode) = GameMode::by_name(name) else {
                return Err(reader.error_at(
                    start,
                    "argument.entity.options.mode.invalid",
                    vec![name.into()],
                ));
            };
            selector.game_modes.push((negated, mode));
            selector.includes_entities = false;
        }
        "type" => {
            let negated = inverted(reader);
            if selector.types.iter().any(|filter| filter.negated && !filter.tag) && !negated {
                return Err(inapplicable(reader, start, option));
            }
            let tag = reader.skip_if('#');
            let name = reader.read_identifier()?;
            if !tag {
                if !vocabulary.contains(ENTITY_TYPES, &name) {
                    let args = vec![name.into()];
                    return Err(reader.error_at(start, "argument.entity.options.type.invalid", args));
                }
                if name == PLAYER && !negated {
                    selector.includes_entities = false;
                }
            }
            selector.types.push(TypeFilter { negated, tag, name });
        }
        "limit" => {
            let limit = reader.read_int()?;
            let Some(limit) = u32::try_from(limit).ok().filter(|limit| *limit > 0) else {
                return Err(reader.error_at(start, "argument.entity.options.limit.toosmall", vec![]));
            };
            selector.limit = limit;
            given.limit = true;
        }
        "sort" => {
            selector.order = match reader.read_unquoted_string() {
                "nearest" => Order::Nearest,
                "furthest" => Order::Furthest,
                "random" => Order::Random,
                "arbitrary" => Order::Arbitrary,
                name => {
                    let args = vec![name.into()];
                    return Err(reader.error_at(start, "argument.entity.options.sort.irreversible", args));
                }
            };
            given.sort = true;
        }
        "distance" => {
            let range = range::doubles(reader)?;
            if [range.min, range.max].into_iter().flatten().any(|bound| bound < 0.0) {
                return Err(reader.error_at(start, "argument.entity.options.distance.negative", vec![]));
            }
            selector.distance = Some(range);
        }
        "level" => {
            let range = range::ints(reader)?;
            if [range.min, range.max].into_iter().flatten().any(|bound| bound < 0) {
                return Err(reader.error_at(start, "argument.entity.options.level.negative", vec![]));
            }
            selector.level = Some(range);
            selector.includes_entities = false;
        }
        "x_rotation" => selector.x_rotation = Some(range::doubles(reader)?),
        "y_rotation" => selector.y_rotation = Some(range::doubles(reader)?),
        "x" => selector.position[0] = Some(reader.read_double()?),
        "y" => selector.position[1] = Some(reader.read_double()?),
        "z" => selector.position[2] = Some(reader.read_double()?),
        "dx" => selector.volume[0] = Some(reader.read_double()?),
        "dy" => selector.volume[1] = Some(reader.read_double()?),
        "dz" => selector.volume[2] = Some(reader.read_double()?),
        _ => {}
    }
    Ok(())
}

fn inverted(reader: &mut StringReader<'_>) -> bool {
    reader.skip_whitespace();
    let negated = reader.skip_if('!');
    if negated {
        reader.skip_whitespace();
    }
    negated
}

/// Completes the last option (its name or its value) after byte `open` of what is typed.
pub(super) fn suggest(builder: &mut SuggestionsBuilder<'_>, open: usize, vocabulary: &dyn Vocabulary) {
    let typed = builder.remaining();
    if typed.ends_with(']') {
        return;
    }
    let last = typed[open..].rfind(',').map_or(open, |at| open + at + 1);
    let Some((name, value)) = typed[last..].split_once('=') else {
        let mut names = builder.offset(builder.start() + last);
        if names.remaining().is_empty() && last == open {
            names.push("]");
        }
        names.matching(OPTIONS.map(|option| format!("{option}=")));
        builder.merge(names);
        return;
    };
    let negation = usize::from(value.starts_with('!'));
    let mut values = builder.offset(builder.start() + last + name.len() + 1 + negation);
    match name.trim() {
        "name" => values.matching(vocabulary.player_names()),
        "sort" => values.matching(["nearest", "furthest", "random", "arbitrary"]),
        "gamemode" => values.matching(GameMode::ALL.map(GameMode::name)),
        "type" => {
            values.resources(vocabulary.names(ENTITY_TYPES), "");
            values.resources(vocabulary.tags(ENTITY_TYPES), "#");
        }
        _ => {}
    }
    builder.merge(values);
}
