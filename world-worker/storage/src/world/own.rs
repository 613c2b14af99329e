//! Small files of this server's own, in a folder of the save that vanilla does not touch.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::WorldStore;
use crate::error::StorageError;
use crate::files;

const FOLDER: &str = "causeway";

impl WorldStore {
    /// At most `max_bytes + 1` bytes of a file, so that one that is too large can be told; `None` when there is none.
    pub fn load_own(&self, name: &str, max_bytes: u64) -> Result<Option<Vec<u8>>, StorageError> {
        let path = self.own(name);
        let file = match File::open(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file.map_err(StorageError::io(&path, "open"))?,
        };
        let mut bytes = Vec::new();
        file.take(max_bytes + 1).read_to_end(&mut bytes).map_err(StorageError::io(&path, "read"))?;
        Ok(Some(bytes))
    }

    /// Replaces such a file as a whole.
    pub fn save_own(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        files::replace_file(&self.own(name), bytes, false)
    }

    /// Deletes one, if it is there.
    pub fn remove_own(&self, name: &str) -> Result<(), StorageError> {
        let path = self.own(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(StorageError::io(&path, "delete")(error))
            }
            _ => Ok(()),
        }
    }

    /// Renames one that cannot be used, so that nothing replaces it; where it is now.
    pub fn move_own_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        files::move_aside(&self.own(name))
    }

    fn own(&self, name: &str) -> PathBuf {
        self.dir().join(Path::new(FOLDER)).join(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoreOptions;

    #[test]
    fn saved_moved_aside_and_removed() {
        let dir = tempfile::tempdir().unwrap();
        let world = WorldStore::open(dir.path(), StoreOptions::default()).unwrap();
        assert_eq!(world.load_own("a.json", 10).unwrap(), None);
        world.remove_own("a.json").unwrap();
        world.save_own("a.json", b"0123456789ab").unwrap();
        assert_eq!(world.load_own("a.json", 10).unwrap().unwrap(), b"0123456789a");
        assert!(world.move_own_aside("a.json").unwrap().ends_with("causeway/a.json_damaged1"));
        world.save_own("a.json", b"1").unwrap();
        world.remove_own("a.json").unwrap();
        assert_eq!(world.load_own("a.json", 10).unwrap(), None);
        assert!(dir.path().join("causeway/a.json_damaged1").exists());
    }
}
