//! Putting the layers together.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use figment::Figment;
use rand::Rng as _;
use rand::distr::Alphanumeric;

use crate::error::{Origin, SettingsError, Warning};
use crate::layer::{Layer, table};
use crate::{SERVER_KEYS, Settings, environment, properties, toml_file};

/// Vanilla's first line of `server.properties`.
const COMMENT: &str = "Minecraft server properties";
const SECRET: &str = "management-server-secret";
/// Length of vanilla's generated secret.
const SECRET_LENGTH: usize = 40;

/// Where to read settings from.
#[derive(Debug, Clone)]
pub struct LoadOptions {
    /// Folder of `server.properties` and, unless [`Self::config_file`] says otherwise, `causeway.toml`.
    pub data_dir: PathBuf,
    /// A file in place of `causeway.toml`; it must exist.
    pub config_file: Option<PathBuf>,
    /// Settings of the command line: `table.key`, or a bare key of the table `server`, and the value.
    pub overrides: Vec<(String, String)>,
    /// Whether to write `server.properties`: create it, add what is missing, sort it. Values of other layers
    /// do not go into it.
    pub create: bool,
    /// The environment.
    pub env: Vec<(OsString, OsString)>,
}

impl LoadOptions {
    /// Reads from `data_dir` and the environment of the process, and writes `server.properties`.
    #[must_use]
    pub fn new(data_dir: impl Into<PathBuf>) -> Self {
        Self {
            data_dir: data_dir.into(),
            config_file: None,
            overrides: Vec::new(),
            create: true,
            env: std::env::vars_os().collect(),
        }
    }
}

pub(crate) fn load(options: &LoadOptions) -> Result<(Settings, Vec<Warning>), SettingsError> {
    let mut warnings = Vec::new();
    let properties = server_properties(options, &mut warnings)?;
    let mut figment = Figment::from(Layer::defaults()).merge(properties);
    let (path, required) = match &options.config_file {
        Some(path) => (path.clone(), true),
        None => (options.data_dir.join("causeway.toml"), false),
    };
    if let Some(bytes) = read(&path, required)? {
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
                .iter()
                .filter(|b| **b == b'\n')
                .count();
            let origin = Origin::File { path: path.clone(), line };
            SettingsError::Syntax { origin, problem: "the file is not UTF-8".to_owned() }
        })?;
        figment = figment.merge(toml_file::layer(&path, &text)?);
    }
    figment = figment.merge(environment::layer(&options.env, &mut warnings)?);
    figment = figment.merge(command_line(&options.overrides)?);
    let settings: Settings = figment.extract().map_err(|error| SettingsError::Layers(Box::new(error)))?;
    Ok((settings, warnings))
}

/// Reads a file; none if it does not exist and need not.
fn read(path: &Path, required: bool) -> Result<Option<Vec<u8>>, SettingsError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound && !required => Ok(None),
        Err(source) => Err(SettingsError::File { action: "read", path: path.to_owned(), source }),
    }
}

fn command_line(overrides: &[(String, String)]) -> Result<Layer, SettingsError> {
    let mut layer = Layer::new("command line");
    for (name, value) in overrides {
        let place = name.split_once('.').and_then(|(first, rest)| Some((table(first)?.0, rest)));
        let (table, key) = place.unwrap_or(("server", name));
        layer.add(table, key, value, &Origin::CommandLine)?;
    }
    Ok(layer)
}

/// Reads `server.properties`, and writes it anew when that is wanted.
fn server_properties(options: &LoadOptions, warnings: &mut Vec<Warning>) -> Result<Layer, SettingsError> {
    let path = options.data_dir.join("server.properties");
    let old = read(&path, false)?.unwrap_or_default();
    let origin = |line| Origin::File { path: path.clone(), line };
    let found = properties::parse(&properties::decode(&old)).map_err(|error| SettingsError::Syntax {
        origin: origin(error.line),
        problem: "\\u must be followed by four hexadecimal digits".to_owned(),
    })?;

    let mut layer = Layer::new("server.properties");
    let mut unknown = BTreeMap::new();
    let mut values: BTreeMap<&str, String> =
        SERVER_KEYS.iter().map(|key| (key.name, key.default.to_owned())).collect();
    let mut online_mode = None;
    for property in found {
        let Some(key) = SERVER_KEYS.iter().find(|key| key.name == property.key) else {
            let message = format!("there is no setting {}; it is kept and ignored", property.key);
            warnings.push(Warning { origin: origin(property.line), message });
            unknown.insert(property.key, property.value);
            continue;
        };
        layer.add("server", key.name, &property.value, &origin(property.line))?;
        if key.name == "online-mode" {
            online_mode = property.value.trim().eq_ignore_ascii_case("true").then_some(property.line);
        }
        values.insert(key.name, property.value);
    }
    if let Some(line) = online_mode {
        let message = "online-mode is true, but names are never proven here; it has no effect".to_owned();
        warnings.push(Warning { origin: origin(line), message });
    }

    if options.create {
        if let Some(secret) = values.get_mut(SECRET).filter(|secret| secret.is_empty()) {
            *secret = random_secret();
            layer.add("server", SECRET, secret, &Origin::Default)?;
        }
        let known = values.iter().map(|(key, value)| (*key, value.as_str()));
        let kept = unknown.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let text = properties::write(COMMENT, known.chain(kept));
        if text.as_bytes() != old {
            replace(&path, text.as_bytes()).map_err(|source| SettingsError::File {
                action: "write",
                path: path.clone(),
                source,
            })?;
        }
    }
    Ok(layer)
}

fn random_secret() -> String {
    rand::rng().sample_iter(Alphanumeric).take(SECRET_LENGTH).map(char::from).collect()
}

/// Writes a file beside `path` and renames it, so that a crash leaves the old file or the new one.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("properties.tmp");
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn options(folder: &TempDir) -> LoadOptions {
        LoadOptions { env: Vec::new(), ..LoadOptions::new(folder.path()) }
    }

    fn folder_with(files: &[(&str, &str)]) -> TempDir {
        let folder = TempDir::new().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    fn written(folder: &TempDir) -> String {
        fs::read_to_string(folder.path().join("server.properties")).unwrap()
    }

    #[test]
    fn the_first_start_writes_all_keys_sorted() {
        let folder = folder_with(&[]);
        let (settings, warnings) = Settings::load(&options(&folder)).unwrap();
        assert_eq!(warnings, []);
        assert_eq!(settings.server.management_server_secret.len(), SECRET_LENGTH);
        let text = written(&folder);
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("#Minecraft server properties"));
        let keys: Vec<_> = lines.map(|line| line.split('=').next().unwrap()).collect();
        assert_eq!(keys.len(), 69);
        assert!(keys.is_sorted());
        assert!(text.contains("\nlevel-type=minecraft\\:normal\n") && text.contains("\nwhite-list=false\n"));

        let (again, _) = Settings::load(&options(&folder)).unwrap();
        assert_eq!(again, settings);
        assert_eq!(written(&folder), text);
    }

    #[test]
    fn nothing_is_written_unless_asked() {
        let folder = folder_with(&[]);
        let (settings, _) = Settings::load(&LoadOptions { create: false, ..options(&folder) }).unwrap();
        assert_eq!(settings, Settings::default());
        assert!(!folder.path().join("server.properties").exists());
    }

    #[test]
    fn later_layers_win_and_stay_out_of_the_file() {
        let folder = folder_with(&[
            ("server.properties", "view-distance=5\nmax-players=5\nmotd=file\nsimulation-distance=5\n"),
            ("causeway.toml", "[server]\nmax-players = 6\nmotd = \"toml\"\nsimulation-distance = 6\n"),
        ]);
        let mut options = options(&folder);
        options.env = vec![
            ("CAUSEWAY_SERVER_MOTD".into(), "env".into()),
            ("CAUSEWAY_SERVER_SIMULATION_DISTANCE".into(), "7".into()),
            ("CAUSEWAY_WORLD_WORKER_LINK_BACKLOG_TICKS".into(), "9".into()),
            ("CAUSEWAY_GATEWAY_MAX_CONNECTIONS_PER_ADDRESS".into(), "3".into()),
            ("CAUSEWAY_SERVER_QUERY_PORT".into(), "4".into()),
            ("CAUSEWAY_GATEWAY_TRUSTED_PROXIES".into(), "10.0.0.0/8, fd00::/8".into()),
            ("CAUSEWAY_GATEWAY_PROXY_PROTOCOL".into(), "true".into()),
            ("HOME".into(), "x".into()),
        ];
        options.overrides = vec![
            ("simulation-distance".into(), "8".into()),
            ("gateway.compression-level".into(), "1".into()),
            ("rcon.port".into(), "5".into()),
        ];
        let (settings, warnings) = Settings::load(&options).unwrap();
        assert_eq!(warnings, []);
        let server = &settings.server;
        assert_eq!((server.view_distance, server.max_players, server.simulation_distance), (5, 6, 8));
        assert_eq!((server.motd.as_str(), server.query_port, server.rcon_port), ("env", 4, 5));
        assert_eq!(settings.worker.link_backlog_ticks, 9);
        assert_eq!(settings.gateway.max_connections_per_address, 3);
        assert_eq!(settings.gateway.compression_level, 1);
        assert_eq!(settings.gateway.trusted_proxies, "10.0.0.0/8, fd00::/8");
        assert!(settings.gateway.proxy_protocol);
        assert_eq!(settings.gateway.max_packet_bytes, 2_097_151);
        assert!(written(&folder).contains("\nmotd=file\n"));
    }

    #[test]
    fn a_wrong_value_is_named_with_its_place() {
        let folder = folder_with(&[("server.properties", "#c\nmotd=x\nview-distance=1000\n")]);
        let error = Settings::load(&options(&folder)).unwrap_err().to_string();
        let path = folder.path().join("server.properties");
        let expected = "view-distance cannot be \"1000\"; allowed is a whole number from 2 to 32";
        assert_eq!(error, format!("{}:3: {expected}", path.display()));

        let folder = folder_with(&[]);
        let variable = ("CAUSEWAY_SERVER_GAMEMODE".into(), "build".into());
        let error = Settings::load(&LoadOptions { env: vec![variable], ..options(&folder) }).unwrap_err();
        assert_eq!(
            error.to_string(),
            "environment variable CAUSEWAY_SERVER_GAMEMODE: gamemode cannot be \"build\"; \
             allowed is one of survival, creative, adventure, spectator"
        );
        let variable = ("CAUSEWAY_GATEWAY_NO_SUCH".into(), "1".into());
        let error = Settings::load(&LoadOptions { env: vec![variable], ..options(&folder) }).unwrap_err();
        assert_eq!(
            error.to_string(),
            "environment variable CAUSEWAY_GATEWAY_NO_SUCH: there is no setting no-such"
        );
        let overrides = vec![("no-such".into(), "1".into())];
        let error = Settings::load(&LoadOptions { overrides, ..options(&folder) }).unwrap_err();
        assert_eq!(error.to_string(), "command line: there is no setting no-such");
    }

    #[test]
    fn unknown_properties_are_kept_and_warned_of() {
        let folder = folder_with(&[("server.properties", "zzz=1\npvp=true\nonline-mode=true\n")]);
        let (settings, warnings) = Settings::load(&options(&folder)).unwrap();
        assert!(settings.server.online_mode);
        let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        assert_eq!(warnings.len(), 3);
        assert!(warnings[0].contains("server.properties:1: there is no setting zzz"), "{}", warnings[0]);
        assert!(warnings[1].contains("server.properties:2: there is no setting pvp"), "{}", warnings[1]);
        assert!(warnings[2].contains("server.properties:3: online-mode is true"), "{}", warnings[2]);
        assert!(written(&folder).ends_with("\nwhite-list=false\npvp=true\nzzz=1\n"));
    }

    #[test]
    fn foreign_variables_are_only_warned_of() {
        let folder = folder_with(&[]);
        let variable = ("CAUSEWAY_SOMETHING".into(), "1".into());
        let (_, warnings) = Settings::load(&LoadOptions { env: vec![variable], ..options(&folder) }).unwrap();
        assert_eq!(warnings[0].origin, Origin::Variable("CAUSEWAY_SOMETHING".to_owned()));
    }

    #[test]
    fn a_named_file_must_exist() {
        let folder = folder_with(&[]);
        let config_file = Some(folder.path().join("other.toml"));
        let error = Settings::load(&LoadOptions { config_file, ..options(&folder) }).unwrap_err();
        assert!(error.to_string().starts_with("cannot read "));
    }
}
