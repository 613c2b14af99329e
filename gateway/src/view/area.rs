//! The set of chunks round a player that its client is sent.

/// Chunks: the smallest view distance vanilla uses, whatever the client asks.
const MIN_VIEW_DISTANCE: u32 = 2;
/// Chunks: the greatest view distance of vanilla.
const MAX_VIEW_DISTANCE: u32 = 32;

/// The tracked area of one player: vanilla's rounded disc, one chunk larger than the view distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// Chunk coordinates of the middle.
    pub x: i32,
    /// Chunk coordinates of the middle.
    pub z: i32,
    /// View distance in chunks.
    pub distance: u32,
}

impl Area {
    /// Is the chunk in this area?
    pub fn contains(&self, x: i32, z: i32) -> bool {
        self.is_within(x, z, 2)
    }

    /// Is the chunk in view, and not only a neighbour of one that is?
    pub fn shows(&self, x: i32, z: i32) -> bool {
        self.is_within(x, z, 1)
    }

    fn is_within(&self, x: i32, z: i32, slack: i64) -> bool {
        let beyond =
            |from: i32, to: i32| (i64::from(to) - i64::from(from)).abs().saturating_sub(slack).max(0);
        let (ax, az) = (beyond(self.x, x), beyond(self.z, z));
        let distance = i64::from(self.distance);
        // Without the bounds the squares of far-away coordinates would not fit.
        ax <= distance && az <= distance && ax * ax + az * az < distance * distance
    }

    /// All chunks of the area, in rows.
    pub fn chunks(self) -> impl Iterator<Item = (i32, i32)> {
        let reach = self.distance as i32 + 1;
        (-reach..=reach)
            .flat_map(move |dz| {
                (-reach..=reach).map(move |dx| (self.x.wrapping_add(dx), self.z.wrapping_add(dz)))
            })
            .filter(move |&(x, z)| self.contains(x, z))
    }

    /// Squared distance of a chunk from the middle, in chunks.
    pub fn distance_squared(&self, x: i32, z: i32) -> u64 {
        let dx = i64::from(x) - i64::from(self.x);
        let dz = i64::from(z) - i64::from(self.z);
        (dx.unsigned_abs().saturating_mul(dx.unsigned_abs()))
            .saturating_add(dz.unsigned_abs().saturating_mul(dz.unsigned_abs()))
    }
}

/// The view distance a player gets: what the client asked for, within what the server allows.
pub fn effective_view_distance(requested: u32, server: u32) -> u32 {
    requested.clamp(MIN_VIEW_DISTANCE, server.clamp(MIN_VIEW_DISTANCE, MAX_VIEW_DISTANCE))
}

#[cfg(test)]
mod tests {
    use super::{Area, effective_view_distance};

    #[test]
    fn view_distance_two_is_seven_by_seven() {
        let area = Area { x: 3, z: -4, distance: 2 };
        let chunks: Vec<_> = area.chunks().collect();
        assert_eq!(chunks.len(), 49);
        assert!(chunks.contains(&(0, -7)) && chunks.contains(&(6, -1)));
    }

    #[test]
    fn view_distance_ten_is_a_rounded_disc() {
        let area = Area { x: 0, z: 0, distance: 10 };
        assert!(area.contains(11, 0) && !area.contains(12, 0));
        assert!(area.contains(9, 8) && !area.contains(11, 11));
        let all =
            (-40..40).flat_map(|z| (-40..40).map(move |x| (x, z))).filter(|&(x, z)| area.contains(x, z));
        assert_eq!(all.count(), area.chunks().count());
    }

    #[test]
    fn far_coordinates_do_not_overflow() {
        let area = Area { x: i32::MAX, z: i32::MIN, distance: 32 };
        assert!(!area.contains(i32::MIN, i32::MAX));
        assert!(area.distance_squared(i32::MIN, i32::MAX) > 0);
    }

    #[test]
    fn client_asks_within_bounds() {
        assert_eq!(effective_view_distance(0, 10), 2);
        assert_eq!(effective_view_distance(127, 10), 10);
        assert_eq!(effective_view_distance(8, 10), 8);
        assert_eq!(effective_view_distance(8, 0), 2);
    }
}
