//! Components as plain English text.

use crate::format::{Part, parts};
use crate::{Content, Text, english};

/// Components visited at most. A pattern may use an argument many times, so a few nested ones from a
/// hostile peer could otherwise take forever.
const VISITS: usize = 10_000;

/// Bytes written at most, for the same reason.
const LENGTH: usize = 1 << 17;

pub(crate) fn render(text: &Text) -> String {
    let mut out = String::new();
    let mut visits = VISITS;
    write(text, &mut out, &mut visits);
    out
}

fn write(text: &Text, out: &mut String, visits: &mut usize) {
    if *visits == 0 || out.len() > LENGTH {
        return;
    }
    *visits -= 1;
    match &text.content {
        Content::Literal(literal) => out.push_str(literal),
        Content::Integer(value) => out.push_str(&value.to_string()),
        Content::Keybind(key) => out.push_str(key),
        Content::Translate { key, fallback, args } => {
            match english::pattern(key).or(fallback.as_deref()) {
                Some(pattern) => write_pattern(pattern, args, out, visits),
                None => {
                    // A key this server does not use: the facts are better than nothing.
                    out.push_str(key);
                    if !args.is_empty() {
                        out.push_str(" (");
                        for (i, arg) in args.iter().enumerate() {
                            if i > 0 {
                                out.push_str(", ");
                            }
                            write(arg, out, visits);
                        }
                        out.push(')');
                    }
                }
            }
        }
    }
    for sibling in &text.extra {
        write(sibling, out, visits);
    }
}

fn write_pattern(pattern: &str, args: &[Text], out: &mut String, visits: &mut usize) {
    let parts = parts(pattern).filter(|parts| {
        parts.iter().all(|part| !matches!(part, Part::Argument(index) if *index >= args.len()))
    });
    let Some(parts) = parts else {
        return out.push_str(pattern);
    };
    for part in parts {
        match part {
            Part::Literal(literal) => out.push_str(literal),
            Part::Argument(index) => {
                if let Some(arg) = args.get(index) {
                    write(arg, out, visits);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn translations_are_in_english_with_their_arguments() {
        let list = Text::translate("commands.list.players", [2.into(), 20.into(), "Ada, Bob".into()]);
        assert_eq!(list.to_plain(), "There are 2 of a max of 20 players online: Ada, Bob");
        let seed = Text::translate("commands.seed.success", [Text::literal("42").color("green").bracketed()]);
        assert_eq!(seed.to_plain(), "Seed: [42]");
    }

    #[test]
    fn siblings_follow() {
        assert_eq!(Text::literal("a").append("b").append(Text::literal("c").bold()).to_plain(), "abc");
    }

    #[test]
    fn unknown_keys_show_what_is_known() {
        assert_eq!(Text::translate("some.key", [1.into(), "x".into()]).to_plain(), "some.key (1, x)");
        assert_eq!(Text::translate("some.key", ["x".into()]).fallback("so: %s").to_plain(), "so: x");
        assert_eq!(Text::translate("some.key", []).fallback("so: %s").to_plain(), "so: %s");
    }

    #[test]
    fn repeated_arguments_do_not_explode() {
        let mut text = Text::empty();
        for _ in 0..60 {
            text = Text::translate("some.key", [text]).fallback("%1$s%1$s");
        }
        assert_eq!(text.to_plain(), "");
    }
}
