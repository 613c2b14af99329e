//! Boss bars that commands made: what they are, and what clients have to be told.

use std::collections::{BTreeMap, BTreeSet};

use link::v1::{self, boss_bar::Change};
use text::Text;
use uuid::Uuid;

/// Colours by number.
pub const COLORS: [&str; 7] = ["pink", "blue", "red", "green", "yellow", "purple", "white"];
/// Overlays by number, as the command names them.
pub const STYLES: [&str; 5] = ["progress", "notched_6", "notched_10", "notched_12", "notched_20"];
/// The number of white.
const WHITE: u32 = 6;

/// One bar.
#[derive(Debug, Clone, PartialEq)]
pub struct BossBar {
    /// What is written above it.
    pub name: Text,
    /// How far it is filled, of `max`.
    pub value: i32,
    /// At least 1.
    pub max: i32,
    /// Index into [`COLORS`].
    pub color: u32,
    /// Index into [`STYLES`].
    pub style: u32,
    /// Whether anybody sees it.
    pub visible: bool,
    /// 1 darkens the sky, 2 plays music, 4 makes fog.
    pub flags: u32,
    /// Who sees it, online or not.
    pub players: BTreeSet<Uuid>,
    /// How clients know it.
    uuid: Uuid,
    shown: Shown,
}

/// What clients were told.
#[derive(Debug, Clone, PartialEq, Default)]
struct Shown {
    to: BTreeSet<Uuid>,
    look: v1::BossBarShown,
}

impl BossBar {
    /// A bar that nobody sees yet.
    pub fn new(name: Text) -> Self {
        Self {
            name,
            value: 0,
            max: 100,
            color: WHITE,
            style: 0,
            visible: true,
            flags: 0,
            players: BTreeSet::new(),
            uuid: Uuid::new_v4(),
            shown: Shown::default(),
        }
    }

    fn look(&self) -> v1::BossBarShown {
        v1::BossBarShown {
            name: self.name.to_nbt().into(),
            progress: (self.value as f32 / self.max.max(1) as f32).clamp(0.0, 1.0),
            style: Some(v1::BossBarStyle { color: self.color, overlay: self.style }),
            flags: self.flags,
        }
    }
}

/// All bars by id.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BossBars {
    bars: BTreeMap<String, BossBar>,
    /// Bars that are gone, with those who still see them.
    gone: Vec<(Uuid, BTreeSet<Uuid>)>,
    /// Somebody may have to be told something.
    changed: bool,
}

impl BossBars {
    /// Adds a bar; false when there is one of that id.
    pub fn add(&mut self, id: &str, name: Text) -> bool {
        let is_new = !self.bars.contains_key(id);
        self.changed |= is_new;
        if is_new {
            self.bars.insert(id.to_owned(), BossBar::new(name));
        }
        is_new
    }

    /// Puts a bar of the save back.
    pub fn restore(&mut self, id: String, bar: BossBar) {
        self.changed = true;
        self.bars.insert(id, bar);
    }

    /// Removes a bar.
    pub fn remove(&mut self, id: &str) {
        if let Some(bar) = self.bars.remove(id) {
            self.changed = true;
            self.gone.push((bar.uuid, bar.shown.to));
        }
    }

    /// One bar, to be changed.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut BossBar> {
        self.changed = true;
        self.bars.get_mut(id)
    }

    /// All bars in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &BossBar)> {
        self.bars.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.bars.len()
    }

    /// There are none.
    pub fn is_empty(&self) -> bool {
        self.bars.is_empty()
    }

    /// A player has come, who may have to see some.
    pub fn touch(&mut self) {
        self.changed = !self.bars.is_empty() || self.changed;
    }

    /// Whether [`news`](Self::news) may have something to say.
    pub fn has_news(&self) -> bool {
        self.changed
    }

    /// A player's client knows no bar any more.
    pub fn forget(&mut self, player: Uuid) {
        for bar in self.bars.values_mut() {
            bar.shown.to.remove(&player);
        }
    }

    /// What has to be told to whom, so that everybody who is online sees what it should.
    pub fn news(&mut self, is_online: impl Fn(Uuid) -> bool) -> Vec<(Uuid, v1::BossBar)> {
        self.changed = false;
        let mut news = Vec::new();
        let of = |uuid: Uuid, change| v1::BossBar {
            uuid: uuid.into_bytes().to_vec().into(),
            change: Some(change),
        };
        for (bar, players) in self.gone.drain(..) {
            news.extend(players.into_iter().map(|player| (player, of(bar, Change::Remove(true)))));
        }
        for bar in self.bars.values_mut() {
            let (look, uuid) = (bar.look(), bar.uuid);
            let wanted: BTreeSet<Uuid> = match bar.visible {
                true => bar.players.iter().copied().filter(|player| is_online(*player)).collect(),
                false => BTreeSet::new(),
            };
            for player in bar.shown.to.difference(&wanted) {
                news.push((*player, of(uuid, Change::Remove(true))));
            }
            let before = std::mem::replace(&mut bar.shown.look, look.clone());
            let mut changes = Vec::new();
            if before.progress != look.progress {
                changes.push(Change::Progress(look.progress));
            }
            if before.name != look.name {
                changes.push(Change::Name(look.name.clone()));
            }
            if before.style != look.style {
                changes.push(Change::Style(look.style.unwrap_or_default()));
            }
            if before.flags != look.flags {
                changes.push(Change::Flags(look.flags));
            }
            for player in &wanted {
                if bar.shown.to.contains(player) {
                    news.extend(changes.iter().map(|change| (*player, of(uuid, change.clone()))));
                } else {
                    news.push((*player, of(uuid, Change::Add(look.clone()))));
                }
            }
            bar.shown.to = wanted;
        }
        news
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEVE: Uuid = Uuid::from_u128(1);
    const ALEX: Uuid = Uuid::from_u128(2);

    fn changes(bars: &mut BossBars, online: &[Uuid]) -> Vec<(Uuid, Change)> {
        let news = bars.news(|player| online.contains(&player));
        news.into_iter().map(|(player, bar)| (player, bar.change.expect("a change"))).collect()
    }

    #[test]
    fn only_differences_are_told() {
        let mut bars = BossBars::default();
        assert!(bars.add("a:b", Text::literal("one")));
        assert!(!bars.add("a:b", Text::literal("two")));
        assert!(changes(&mut bars, &[STEVE]).is_empty());
        bars.get_mut("a:b").expect("it").players = [STEVE, ALEX].into();
        assert!(matches!(changes(&mut bars, &[STEVE])[..], [(STEVE, Change::Add(_))]));
        assert!(changes(&mut bars, &[STEVE]).is_empty());

        bars.get_mut("a:b").expect("it").value = 50;
        // Who comes now sees the whole bar, who was there the difference.
        let told = changes(&mut bars, &[STEVE, ALEX]);
        assert!(matches!(told[..], [(STEVE, Change::Progress(0.5)), (ALEX, Change::Add(_))]), "{told:?}");

        bars.get_mut("a:b").expect("it").visible = false;
        let told = changes(&mut bars, &[STEVE, ALEX]);
        assert_eq!(told, [(STEVE, Change::Remove(true)), (ALEX, Change::Remove(true))]);
    }

    #[test]
    fn a_removed_bar_leaves_who_saw_it() {
        let mut bars = BossBars::default();
        bars.add("a:b", Text::literal("one"));
        bars.get_mut("a:b").expect("it").players = [STEVE].into();
        changes(&mut bars, &[STEVE]);
        bars.remove("a:b");
        assert_eq!(changes(&mut bars, &[STEVE]), [(STEVE, Change::Remove(true))]);
        assert!(changes(&mut bars, &[STEVE]).is_empty());
    }

    #[test]
    fn who_comes_back_sees_it_again() {
        let mut bars = BossBars::default();
        bars.add("a:b", Text::literal("one"));
        bars.get_mut("a:b").expect("it").players = [STEVE].into();
        changes(&mut bars, &[STEVE]);
        bars.forget(STEVE);
        assert!(matches!(changes(&mut bars, &[STEVE])[..], [(STEVE, Change::Add(_))]));
    }
}
