//! The layer of `causeway.toml`: tables `[server]`, `[gateway]` and `[world-worker]`.

use std::path::Path;

use toml_edit::{ImDocument, Item, TableLike, Value};

use crate::error::{Origin, SettingsError};
use crate::layer::{Layer, table};

/// Reads the text of the file at `path`.
pub(crate) fn layer(path: &Path, text: &str) -> Result<Layer, SettingsError> {
    let origin_at = |offset: usize| Origin::File { path: path.to_owned(), line: line_of(text, offset) };
    let syntax = |offset, problem: &str| SettingsError::Syntax {
        origin: origin_at(offset),
        problem: problem.to_owned(),
    };
    let document = ImDocument::parse(text)
        .map_err(|error| syntax(error.span().map_or(0, |span| span.start), error.message()))?;
    let mut layer = Layer::new("causeway.toml");
    for (name, item) in document.iter() {
        let start = key_start(document.as_table(), name);
        let Some((table, _)) = table(name) else {
            return Err(SettingsError::UnknownKey { origin: origin_at(start), key: name.to_owned() });
        };
        let Some(values) = item.as_table_like() else {
            return Err(syntax(start, &format!("{name} must be a table")));
        };
        for (key, item) in values.iter() {
            // `query.port = 1` is a table within the table.
            if let Some(inner) = item.as_table_like() {
                for (rest, item) in inner.iter() {
                    let origin = origin_at(key_start(inner, rest));
                    layer.add(table, &format!("{key}.{rest}"), &written(item), &origin)?;
                }
            } else {
                layer.add(table, key, &written(item), &origin_at(key_start(values, key)))?;
            }
        }
    }
    Ok(layer)
}

/// Where a key of `table` stands in the file.
fn key_start(table: &dyn TableLike, name: &str) -> usize {
    let key_span = table.key(name).and_then(|key| key.span());
    let span = key_span.or_else(|| table.get(name).and_then(Item::span));
    span.map_or(0, |span| span.start)
}

/// A value as it would stand in `server.properties`.
fn written(item: &Item) -> String {
    match item {
        Item::Value(Value::String(text)) => text.value().clone(),
        other => other.to_string().trim().to_owned(),
    }
}

/// The line, counted from 1, of a place in `text`.
fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        layer(Path::new("causeway.toml"), text).unwrap_err().to_string()
    }

    #[test]
    fn errors_name_the_line() {
        let wrong = error("# comment\n[server]\nmotd = \"x\"\nview-distance = 99\n");
        assert_eq!(
            wrong,
            "causeway.toml:4: view-distance cannot be \"99\"; allowed is a whole number from 2 to 32"
        );
        assert_eq!(error("[server]\n\nmotdd = 1"), "causeway.toml:3: there is no setting motdd");
        assert_eq!(error("\n[servr]\nmotd = 1"), "causeway.toml:2: there is no setting servr");
        assert!(error("[server]\nmotd = \n").starts_with("causeway.toml:2: "));
        assert!(error("motd = 1\n").starts_with("causeway.toml:1: "));
        assert!(
            error("[server]\nonline-mode = [true]\n").starts_with("causeway.toml:2: online-mode cannot be")
        );
    }

    #[test]
    fn keys_with_a_dot_have_two_spellings() {
        let path = Path::new("causeway.toml");
        for text in
            ["[server]\nquery.port = 1\nrcon-port = 2\n", "server.query-port = 1", "[server.query]\nport = 1"]
        {
            layer(path, text).unwrap();
        }
        assert!(
            error("\n[server]\nquery.port = true\n").starts_with("causeway.toml:3: query.port cannot be")
        );
    }
}
