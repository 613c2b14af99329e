//! Numbers, strings, game modes, durations and other arguments of one token.

use super::snbt::{self, Tag};
use super::{Anchor, ResourceOrTag, StringKind};
use crate::argument::selector::GameMode;
use crate::error::{SyntaxError, java_double, java_float};
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;
use crate::vocabulary::Vocabulary;

/// Units of a duration with their ticks; no unit means ticks.
const TIME_UNITS: [(&str, i32); 4] = [("d", 24000), ("s", 20), ("t", 1), ("", 1)];

macro_rules! number {
    ($name:ident, $type:ty, $read:ident, $low:literal, $big:literal, $show:expr) => {
        pub(super) fn $name(
            reader: &mut StringReader<'_>,
            min: Option<$type>,
            max: Option<$type>,
        ) -> Result<$type, SyntaxError> {
            let start = reader.cursor();
            let value = reader.$read()?;
            let show = $show;
            if let Some(min) = min.filter(|min| value < *min) {
                return Err(reader.error_at(start, $low, vec![show(min).into(), show(value).into()]));
            }
            if let Some(max) = max.filter(|max| value > *max) {
                return Err(reader.error_at(start, $big, vec![show(max).into(), show(value).into()]));
            }
            Ok(value)
        }
    };
}

number!(integer, i32, read_int, "argument.integer.low", "argument.integer.big", |v: i32| v.to_string());
number!(long, i64, read_long, "argument.long.low", "argument.long.big", |v: i64| v.to_string());
number!(float, f32, read_float, "argument.float.low", "argument.float.big", java_float);
number!(double, f64, read_double, "argument.double.low", "argument.double.big", java_double);

pub(super) fn string(reader: &mut StringReader<'_>, kind: StringKind) -> Result<String, SyntaxError> {
    match kind {
        StringKind::Word => Ok(reader.read_unquoted_string().to_owned()),
        StringKind::Phrase => reader.read_string(),
        StringKind::Greedy => Ok(rest(reader)),
    }
}

/// Takes everything that is left.
pub(super) fn rest(reader: &mut StringReader<'_>) -> String {
    let text = reader.remaining().to_owned();
    reader.set_cursor(reader.text().len());
    text
}

pub(super) fn game_mode(reader: &mut StringReader<'_>) -> Result<GameMode, SyntaxError> {
    let text = reader.read_unquoted_string();
    GameMode::by_name(text).ok_or_else(|| reader.error("argument.gamemode.invalid", vec![text.into()]))
}

pub(super) fn time(reader: &mut StringReader<'_>, min: i32) -> Result<i32, SyntaxError> {
    let amount = reader.read_float()?;
    let unit = reader.read_unquoted_string();
    let Some((_, ticks)) = TIME_UNITS.iter().find(|(name, _)| *name == unit) else {
        return Err(reader.error("argument.time.invalid_unit", vec![]));
    };
    // Java's Math.round: half goes up, and the cast saturates.
    let value = (amount * *ticks as f32 + 0.5).floor() as i32;
    if value < min {
        let args = vec![min.to_string().into(), value.to_string().into()];
        return Err(reader.error("argument.time.tick_count_too_low", args));
    }
    Ok(value)
}

pub(super) fn suggest_time(builder: &mut SuggestionsBuilder<'_>) {
    let mut reader = StringReader::new(builder.remaining());
    if reader.read_float().is_err() {
        return;
    }
    let mut units = builder.offset(builder.start() + reader.cursor());
    units.matching(TIME_UNITS.iter().map(|(unit, _)| *unit).filter(|unit| !unit.is_empty()));
    builder.merge(units);
}

pub(super) fn resource(
    reader: &mut StringReader<'_>,
    registry: &'static str,
    vocabulary: &dyn Vocabulary,
) -> Result<String, SyntaxError> {
    let name = reader.read_identifier()?;
    if vocabulary.contains(registry, &name) {
        return Ok(name);
    }
    Err(reader.error("argument.resource.not_found", vec![name.into(), registry.into()]))
}

pub(super) fn resource_or_tag(
    reader: &mut StringReader<'_>,
    registry: &'static str,
    vocabulary: &dyn Vocabulary,
) -> Result<ResourceOrTag, SyntaxError> {
    let (key, known, error) = match resource_or_tag_key(reader)? {
        ResourceOrTag::Entry(name) => {
            let known = vocabulary.contains(registry, &name);
            (ResourceOrTag::Entry(name), known, "argument.resource.not_found")
        }
        ResourceOrTag::Tag(name) => {
            let known = vocabulary.contains_tag(registry, &name);
            (ResourceOrTag::Tag(name), known, "argument.resource_tag.not_found")
        }
    };
    if known {
        return Ok(key);
    }
    let (ResourceOrTag::Entry(name) | ResourceOrTag::Tag(name)) = key;
    Err(reader.error(error, vec![name.into(), registry.into()]))
}

pub(super) fn resource_or_tag_key(reader: &mut StringReader<'_>) -> Result<ResourceOrTag, SyntaxError> {
    if reader.skip_if('#') {
        return Ok(ResourceOrTag::Tag(reader.read_identifier()?));
    }
    Ok(ResourceOrTag::Entry(reader.read_identifier()?))
}

pub(super) fn anchor(reader: &mut StringReader<'_>) -> Result<Anchor, SyntaxError> {
    let start = reader.cursor();
    match reader.read_unquoted_string() {
        "feet" => Ok(Anchor::Feet),
        "eyes" => Ok(Anchor::Eyes),
        text => Err(reader.error_at(start, "argument.anchor.invalid", vec![text.into()])),
    }
}

pub(super) fn uuid(reader: &mut StringReader<'_>) -> Result<u128, SyntaxError> {
    let start = reader.cursor();
    let text = reader.take_while(|c| c.is_ascii_hexdigit() || c == '-');
    parse_uuid(text).ok_or_else(|| reader.error_at(start, "argument.uuid.invalid", vec![]))
}

/// A UUID in Java's lenient form: five hexadecimal groups, each cut to its width.
pub(super) fn parse_uuid(text: &str) -> Option<u128> {
    const WIDTHS: [u32; 5] = [32, 16, 16, 16, 48];
    if text.len() > 36 {
        return None;
    }
    let mut groups = text.split('-');
    let mut value: u128 = 0;
    for width in WIDTHS {
        let group = groups.next()?;
        if group.is_empty() || !group.chars().all(|c| c.is_ascii_hexdigit()) {
            return None;
        }
        let bits = u128::from_str_radix(group, 16).ok()? & ((1 << width) - 1);
        value = value << width | bits;
    }
    groups.next().is_none().then_some(value)
}

/// The registry of particles.
pub(super) const PARTICLES: &str = "minecraft:particle_type";

/// A particle's name and, where a brace follows, its options.
pub(super) fn particle(
    reader: &mut StringReader<'_>,
    vocabulary: &dyn Vocabulary,
) -> Result<(String, Option<Tag>), SyntaxError> {
    let name = reader.read_identifier()?;
    if !vocabulary.contains(PARTICLES, &name) {
        return Err(reader.error("particle.notFound", vec![name.into()]));
    }
    let options = if reader.peek() == Some('{') { Some(snbt::parse(reader)?) } else { None };
    Ok((name, options))
}

/// The named colours with their values, vanilla's.
pub(super) const TEAM_COLORS: [(&str, u32); 16] = [
    ("black", 0x00_0000),
    ("dark_blue", 0x00_00aa),
    ("dark_green", 0x00_aa00),
    ("dark_aqua", 0x00_aaaa),
    ("dark_red", 0xaa_0000),
    ("dark_purple", 0xaa_00aa),
    ("gold", 0xff_aa00),
    ("gray", 0xaa_aaaa),
    ("dark_gray", 0x55_5555),
    ("blue", 0x55_55ff),
    ("green", 0x55_ff55),
    ("aqua", 0x55_ffff),
    ("red", 0xff_5555),
    ("light_purple", 0xff_55ff),
    ("yellow", 0xff_ff55),
    ("white", 0xff_ffff),
];

pub(super) fn team_color(reader: &mut StringReader<'_>) -> Result<u32, SyntaxError> {
    let name = reader.read_unquoted_string();
    let known = TEAM_COLORS.iter().find(|(known, _)| *known == name);
    known.map(|(_, value)| *value).ok_or_else(|| reader.error("argument.color.invalid", vec![name.into()]))
}

pub(super) fn hex_color(reader: &mut StringReader<'_>) -> Result<u32, SyntaxError> {
    let text = reader.read_unquoted_string();
    let digits = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let value = u32::from_str_radix(text, 16).ok().filter(|_| digits);
    match (value, text.len()) {
        (Some(value), 6) => Ok(value),
        // Each digit stands for two of its kind.
        (Some(value), 3) => {
            let digit = |shift: u32| (value >> shift & 15) * 0x11;
            Ok(digit(8) << 16 | digit(4) << 8 | digit(0))
        }
        _ => Err(reader.error("argument.hexcolor.invalid", vec![text.into()])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        assert_eq!(time(&mut StringReader::new("1d"), 0), Ok(24000));
        assert_eq!(time(&mut StringReader::new("1.5s"), 0), Ok(30));
        assert_eq!(time(&mut StringReader::new("7"), 0), Ok(7));
        let error = time(&mut StringReader::new("0"), 1).unwrap_err();
        assert_eq!(error.key, "argument.time.tick_count_too_low");
        assert_eq!(error.args, vec!["1".into(), "0".into()]);
        assert_eq!(time(&mut StringReader::new("1x"), 1).unwrap_err().key, "argument.time.invalid_unit");
    }

    #[test]
    fn colors() {
        assert_eq!(team_color(&mut StringReader::new("gold")), Ok(0xff_aa00));
        assert_eq!(hex_color(&mut StringReader::new("12aBcD")), Ok(0x12_abcd));
        assert_eq!(hex_color(&mut StringReader::new("f0a")), Ok(0xff_00aa));
        for text in ["", "12", "+12345", "1234567"] {
            let error = hex_color(&mut StringReader::new(text)).unwrap_err();
            assert_eq!(error.key, "argument.hexcolor.invalid", "{text}");
        }
        assert_eq!(team_color(&mut StringReader::new("mauve")).unwrap_err().key, "argument.color.invalid");
    }

    #[test]
    fn bounds_are_reported_with_limit_first() {
        let error = float(&mut StringReader::new("0.5"), Some(1.0), Some(10000.0)).unwrap_err();
        assert_eq!((error.key, error.cursor), ("argument.float.low", Some(0)));
        assert_eq!(error.args, vec!["1.0".into(), "0.5".into()]);
        assert_eq!(
            integer(&mut StringReader::new("9"), None, Some(8)).unwrap_err().key,
            "argument.integer.big"
        );
    }

    #[test]
    fn uuids() {
        assert_eq!(parse_uuid("0-0-0-0-1"), Some(1));
        assert_eq!(
            parse_uuid("069a79f4-44e9-4726-a5be-fca90e38aaf5"),
            Some(0x069a79f444e94726a5befca90e38aaf5)
        );
        assert_eq!(parse_uuid("Steve"), None);
        assert_eq!(parse_uuid("1-2-3-4"), None);
    }
}
