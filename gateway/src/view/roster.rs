//! Who is online, as the tab list and the server list show it.

use rand::Rng;
use rand::seq::SliceRandom;

/// Vanilla's limit for the sample in the server list.
pub const SAMPLE: usize = 12;
/// Ticks between two messages with everybody's latency.
pub const LATENCY_TICKS: i64 = 601;

/// One player of the tab list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Account.
    pub uuid: u128,
    /// Name.
    pub name: String,
    /// 0 survival, 1 creative, 2 adventure, 3 spectator.
    pub game_mode: u32,
    /// Milliseconds, smoothed.
    pub latency: u32,
    /// The client allows its name in the server list.
    pub allow_listing: bool,
    /// What a proxy has proven of the account, such as its skin.
    pub properties: Vec<link::v1::ProfileProperty>,
}

/// The players of the world this gateway serves, in the order they joined.
#[derive(Debug, Default)]
pub struct Roster {
    entries: Vec<Listed>,
    changed: bool,
}

impl Roster {
    /// Everybody.
    pub fn entries(&self) -> &[Listed] {
        &self.entries
    }

    /// Whether who is online changed since the last call.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// What is shown of players has changed otherwise.
    pub fn touch(&mut self) {
        self.changed = true;
    }

    /// Adds a player, or replaces what is known of it.
    pub fn add(&mut self, listed: Listed) {
        self.changed = true;
        match self.get_mut(listed.uuid) {
            Some(known) => *known = listed,
            None => self.entries.push(listed),
        }
    }

    /// One player.
    pub fn get_mut(&mut self, uuid: u128) -> Option<&mut Listed> {
        self.entries.iter_mut().find(|listed| listed.uuid == uuid)
    }

    /// Removes a player; false when it was not there.
    pub fn remove(&mut self, uuid: u128) -> bool {
        let before = self.entries.len();
        self.entries.retain(|listed| listed.uuid != uuid);
        self.changed |= before != self.entries.len();
        before != self.entries.len()
    }

    /// Replaces everybody.
    pub fn reset(&mut self, entries: Vec<Listed>) {
        self.changed = true;
        self.entries = entries;
    }

    /// Names of those who want to be listed.
    pub fn names(&self) -> Vec<String> {
        self.entries.iter().filter(|listed| listed.allow_listing).map(|listed| listed.name.clone()).collect()
    }

    /// The sample for the server list: a run of players from a random place, shuffled. Those who do not want
    /// to be listed are there without their name.
    pub fn sample(&self, random: &mut impl Rng) -> Vec<(u128, String)> {
        let count = self.entries.len().min(SAMPLE);
        let start = random.random_range(0..=self.entries.len() - count);
        let mut sample: Vec<(u128, String)> = self.entries[start..start + count]
            .iter()
            .map(|listed| match listed.allow_listing {
                true => (listed.uuid, listed.name.clone()),
                false => (0, "Anonymous Player".to_owned()),
            })
            .collect();
        sample.shuffle(random);
        sample
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(n: u128) -> Listed {
        Listed {
            uuid: n,
            name: format!("p{n}"),
            game_mode: 0,
            latency: 0,
            allow_listing: n % 2 == 1,
            properties: Vec::new(),
        }
    }

    #[test]
    fn sample_is_a_run_of_at_most_twelve() {
        let mut roster = Roster::default();
        assert!(roster.sample(&mut rand::rng()).is_empty());
        (1..=30).for_each(|n| roster.add(listed(n)));
        let sample = roster.sample(&mut rand::rng());
        assert_eq!(sample.len(), SAMPLE);
        assert_eq!(sample.iter().filter(|(uuid, name)| *uuid == 0 && name == "Anonymous Player").count(), 6);
    }

    #[test]
    fn a_player_is_listed_once() {
        let mut roster = Roster::default();
        roster.add(listed(1));
        roster.add(Listed { latency: 5, ..listed(1) });
        assert_eq!(roster.entries().len(), 1);
        assert_eq!(roster.entries()[0].latency, 5);
        assert!(roster.take_changed() && !roster.take_changed());
        assert!(roster.remove(1) && !roster.remove(1) && roster.take_changed());
    }
}
