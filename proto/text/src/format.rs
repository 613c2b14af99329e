//! Patterns with `%s`, `%1$s` and `%%`.

/// A part of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    Literal(&'a str),
    /// Index of an argument, from 0.
    Argument(usize),
}

/// Splits a pattern. `None` when it asks for anything else; vanilla then shows the pattern as it is.
pub(crate) fn parts(pattern: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut next = 0;
    let mut rest = pattern;
    while let Some(percent) = rest.find('%') {
        if percent > 0 {
            parts.push(Part::Literal(&rest[..percent]));
        }
        let tail = &rest[percent + 1..];
        let digits = tail.len() - tail.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, tail) = tail.split_at(digits);
        if let Some(after) = tail.strip_prefix('%')
            && number.is_empty()
        {
            parts.push(Part::Literal("%"));
            rest = after;
        } else if let Some(after) = tail.strip_prefix('s')
            && number.is_empty()
        {
            parts.push(Part::Argument(next));
            next += 1;
            rest = after;
        } else if let Some(after) = tail.strip_prefix("$s") {
            parts.push(Part::Argument(number.parse::<usize>().ok()?.checked_sub(1)?));
            rest = after;
        } else {
            return None;
        }
    }
    if !rest.is_empty() {
        parts.push(Part::Literal(rest));
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::Part::{Argument, Literal};
    use super::*;

    #[test]
    fn arguments_in_order_by_number_and_percent_signs() {
        assert_eq!(
            parts("a %s b %2$s %s%%").unwrap(),
            [
                Literal("a "),
                Argument(0),
                Literal(" b "),
                Argument(1),
                Literal(" "),
                Argument(1),
                Literal("%")
            ]
        );
        assert_eq!(parts("").unwrap(), []);
    }

    #[test]
    fn anything_else_is_no_pattern() {
        for pattern in ["%", "%d", "%0$s", "%1$d", "%1s", "100% sure", "%99999999999999999999$s"] {
            assert_eq!(parts(pattern), None, "{pattern}");
        }
    }
}
