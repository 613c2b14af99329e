//! Structure templates, which are the game's and not ours: from the operator's own server jar, and from datapacks.

use std::borrow::Cow;
use std::fs::File;
use std::io::{Cursor, Read, Seek};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use worldgen::templates::Templates;
use zip::ZipArchive;

/// Largest template, in bytes; vanilla's are far smaller.
const MAX_TEMPLATE: u64 = 4 << 20;
/// Largest jar inside of a jar, in bytes; vanilla's has about 60 MB.
const MAX_INNER_JAR: u64 = 512 << 20;

/// The templates of the server jar at `jar` (none if that is empty) and, over them, those of the folders in `datapacks`
/// of a save.
///
/// # Errors
/// When the jar or a template cannot be read; the message names it.
pub(super) fn load(jar: &str, save: &Path) -> anyhow::Result<Arc<Templates>> {
    let mut files = Vec::new();
    if !jar.is_empty() {
        let file = File::open(jar).with_context(|| format!("vanilla-jar {jar}"))?;
        read_jar(file, &mut files).with_context(|| format!("vanilla-jar {jar}"))?;
        anyhow::ensure!(
            !files.is_empty(),
            "vanilla-jar {jar}: has no structure templates; is it a server jar?"
        );
    }
    for path in super::datapacks(save) {
        super::each_file(&path, &path.join("data"), "nbt", &mut |inside, content| {
            files.push((inside, content));
            Ok(())
        })?;
    }
    Ok(Arc::new(Templates::from_files(files)?))
}

/// The jar that Mojang offers holds the server's own jar; that one has the templates.
fn read_jar(jar: impl Read + Seek, files: &mut Vec<(String, Vec<u8>)>) -> anyhow::Result<()> {
    let mut archive = ZipArchive::new(jar)?;
    let inner = archive
        .file_names()
        .filter_map(Result::ok)
        .find(|name| name.starts_with("META-INF/versions/") && name.ends_with(".jar"))
        .map(Cow::into_owned);
    match inner {
        Some(name) => {
            let content = read(&mut archive, &name, MAX_INNER_JAR)?;
            read_templates(&mut ZipArchive::new(Cursor::new(content))?, files)
        }
        None => read_templates(&mut archive, files),
    }
}

fn read_templates(
    archive: &mut ZipArchive<impl Read + Seek>,
    files: &mut Vec<(String, Vec<u8>)>,
) -> anyhow::Result<()> {
    let names: Vec<String> = archive
        .file_names()
        .filter_map(Result::ok)
        .filter(|name| name.starts_with("data/minecraft/structure/") && name.ends_with(".nbt"))
        .map(Cow::into_owned)
        .collect();
    for name in names {
        let content = read(archive, &name, MAX_TEMPLATE)?;
        files.push((name, content));
    }
    Ok(())
}

fn read(archive: &mut ZipArchive<impl Read + Seek>, name: &str, max: u64) -> anyhow::Result<Vec<u8>> {
    let entry = archive.by_name(name)?;
    let mut content = Vec::new();
    entry.take(max + 1).read_to_end(&mut content).with_context(|| name.to_owned())?;
    anyhow::ensure!(content.len() as u64 <= max, "{name} is too large");
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    /// A template of one block of air, gzipped.
    fn template() -> Vec<u8> {
        let value = fastnbt::nbt!({
            "DataVersion": 4000,
            "size": [1, 1, 1],
            "palette": [{"Name": "minecraft:air"}],
            "blocks": [{"pos": [0, 0, 0], "state": 0}],
            "entities": []
        });
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        out.write_all(&fastnbt::to_bytes(&value).unwrap()).unwrap();
        out.finish().unwrap()
    }

    fn jar(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in files {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(content).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    #[test]
    fn a_jar_and_a_jar_in_a_jar() {
        let folder = tempfile::tempdir().unwrap();
        let inner = jar(&[("data/minecraft/structure/a/b.nbt", &template()), ("version.json", b"{}")]);
        let outer = jar(&[("META-INF/versions/26.3/server-26.3.jar", &inner)]);
        for content in [inner, outer] {
            let path = folder.path().join("server.jar");
            std::fs::write(&path, content).unwrap();
            let templates = load(path.to_str().unwrap(), folder.path()).unwrap();
            assert!(templates.get("minecraft:a/b").is_some());
        }
    }

    #[test]
    fn what_is_not_a_server_jar_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let error = |content: &[u8]| {
            let path = folder.path().join("other.jar");
            std::fs::write(&path, content).unwrap();
            format!("{:#}", load(path.to_str().unwrap(), folder.path()).unwrap_err())
        };
        assert!(error(b"no zip").contains("other.jar"));
        assert!(error(&jar(&[("a.txt", b"")])).contains("no structure templates"));
        assert!(error(&jar(&[("data/minecraft/structure/a.nbt", b"bad")])).contains('a'));
        assert!(load("/no/such.jar", folder.path()).is_err());
        assert!(load("", folder.path()).unwrap().is_empty());
    }
}
