//! Small files: replaced whole, never half written.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::error::{Loaded, StorageError};
use crate::nbt::{self, Compound};

/// Replaces a file: writes beside it, flushes, renames. With `keep_old` the one before stays as `NAME_old`.
/// Makes missing folders. After a crash at any moment the file, or else `NAME_old`, is whole.
pub fn replace_file(path: &Path, bytes: &[u8], keep_old: bool) -> Result<(), StorageError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(StorageError::io(folder, "create folder"))?;
    let new = with_suffix(path, "_new");
    let written = File::create(&new).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.map_err(StorageError::io(&new, "write"))?;
    if keep_old && path.exists() {
        fs::rename(path, with_suffix(path, "_old")).map_err(StorageError::io(path, "rename"))?;
    }
    fs::rename(&new, path).map_err(StorageError::io(&new, "rename"))?;
    sync_folder(folder).map_err(StorageError::io(folder, "flush"))
}

/// Makes renames in a folder last through a power cut, where the system can.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        Ok(())
    }
}

/// The bytes of a file; `None` when there is none.
pub(crate) fn read(path: &Path) -> Result<Option<Vec<u8>>, StorageError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StorageError::io(path, "read")(error)),
    }
}

/// Gzipped NBT from a file; `None` when there is none.
pub(crate) fn read_nbt(path: &Path) -> Result<Option<Compound>, StorageError> {
    let Some(bytes) = read(path)? else { return Ok(None) };
    nbt::decode_gzip(&bytes).map(Some).map_err(StorageError::nbt(path))
}

/// Gzipped NBT to a file.
pub(crate) fn write_nbt(path: &Path, root: &Compound, keep_old: bool) -> Result<(), StorageError> {
    let bytes = nbt::encode_gzip(root).map_err(StorageError::nbt(path))?;
    replace_file(path, &bytes, keep_old)
}

/// Something from a file or, when that is missing or damaged, from `NAME_old`. A damaged file is renamed to
/// `NAME_damaged<n>`, so that the next save does not push the sound old one out.
pub(crate) fn load_with_old<T>(
    path: &Path,
    load: impl Fn(&Path, Compound) -> Result<T, StorageError>,
) -> Result<Option<Loaded<T>>, StorageError> {
    let load_from = |path: &Path| match read_nbt(path)? {
        Some(root) => load(path, root).map(Some),
        None => Ok(None),
    };
    let old = with_suffix(path, "_old");
    match load_from(path) {
        Ok(Some(value)) => Ok(Some(Loaded { value, problem: None })),
        Ok(None) => Ok(load_from(&old)?.map(|value| Loaded { value, problem: None })),
        Err(error @ StorageError::Nbt { .. }) => match load_from(&old) {
            Ok(Some(value)) => {
                move_aside(path)?;
                Ok(Some(Loaded { value, problem: Some(error) }))
            }
            _ => Err(error),
        },
        Err(error) => Err(error),
    }
}

/// Renames a damaged file to `NAME_damaged<n>`; where it is now.
pub(crate) fn move_aside(path: &Path) -> Result<PathBuf, StorageError> {
    let aside = free_name(|n| with_suffix(path, &format!("_damaged{n}")));
    fs::rename(path, &aside).map_err(StorageError::io(path, "rename"))?;
    Ok(aside)
}

/// The first of `name(1)`, `name(2)`, ... that does not exist.
pub(crate) fn free_name(name: impl Fn(u32) -> PathBuf) -> PathBuf {
    (1..u32::MAX).map(&name).find(|path| !path.exists()).unwrap_or_else(|| name(u32::MAX))
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or(OsStr::new("file")).to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_and_keeps_the_old_one() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a/level.dat");
        replace_file(&path, b"1", true).unwrap();
        replace_file(&path, b"2", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"2");
        assert_eq!(fs::read(dir.path().join("a/level.dat_old")).unwrap(), b"1");
        assert_eq!(fs::read_dir(dir.path().join("a")).unwrap().count(), 2);
    }

    #[test]
    fn a_damaged_file_gives_way_to_the_old_one() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.dat");
        let root = |n| Compound::from([("n".to_owned(), fastnbt::Value::Int(n))]);
        write_nbt(&path, &root(1), true).unwrap();
        write_nbt(&path, &root(2), true).unwrap();
        fs::write(&path, b"\x1f\x8bgarbage").unwrap();
        let loaded = load_with_old(&path, |_, root| Ok(root)).unwrap().unwrap();
        assert_eq!(loaded.value, root(1));
        assert!(loaded.problem.unwrap().to_string().contains("x.dat"));
        assert!(dir.path().join("x.dat_damaged1").exists());
        assert!(load_with_old(&path, |_, root| Ok(root)).unwrap().unwrap().problem.is_none());
    }
}
