//! The layer of environment variables: `CAUSEWAY_TABLE_KEY`, such as `CAUSEWAY_SERVER_VIEW_DISTANCE`.

use std::ffi::OsString;

use crate::error::{Origin, SettingsError, Warning};
use crate::layer::{Layer, TABLES};

const PREFIX: &str = "CAUSEWAY_";

/// Reads the variables that start with the prefix and a table's name. Others with the prefix may belong to
/// something else, so they are only warned of.
pub(crate) fn layer(
    variables: &[(OsString, OsString)],
    warnings: &mut Vec<Warning>,
) -> Result<Layer, SettingsError> {
    let mut layer = Layer::new("environment");
    for (name, value) in variables {
        let Some(name) = name.to_str() else { continue };
        let Some(rest) = name.strip_prefix(PREFIX) else { continue };
        let origin = Origin::Variable(name.to_owned());
        let key = rest.to_ascii_lowercase().replace('_', "-");
        let place =
            TABLES.iter().find_map(|(table, _)| Some((*table, key.strip_prefix(table)?.strip_prefix('-')?)));
        let Some((table, key)) = place else {
            let message = "is not read: its name has none of SERVER, GATEWAY and WORLD_WORKER".to_owned();
            warnings.push(Warning { origin, message });
            continue;
        };
        let Some(value) = value.to_str() else {
            return Err(SettingsError::Syntax { origin, problem: "the value is not UTF-8".to_owned() });
        };
        layer.add(table, key, value, &origin)?;
    }
    Ok(layer)
}
