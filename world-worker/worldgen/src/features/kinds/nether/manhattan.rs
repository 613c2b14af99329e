use chunk::BlockPos;

/// The blocks up to `limit` steps along the axes from `center`, at most `radius` along x, y and z, from the nearest
/// (`BlockPos.withinManhattan`).
pub(super) fn within(center: BlockPos, radius: [i32; 3], limit: i32) -> impl Iterator<Item = BlockPos> {
    let [radius_x, radius_y, radius_z] = radius;
    let limit = limit.min(radius_x + radius_y + radius_z);
    (0..=limit).flat_map(move |steps| {
        let most_x = radius_x.min(steps);
        (-most_x..=most_x).flat_map(move |x| {
            let most_y = radius_y.min(steps - x.abs());
            (-most_y..=most_y).flat_map(move |y| {
                let z = steps - x.abs() - y.abs();
                let is_inside = z <= radius_z;
                let south = is_inside.then(|| center.offset(x, y, z));
                let north = (is_inside && z != 0).then(|| center.offset(x, y, -z));
                south.into_iter().chain(north)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order() {
        let all = |radius, limit| {
            within(BlockPos::default(), radius, limit).map(|pos| [pos.x, pos.y, pos.z]).collect::<Vec<_>>()
        };
        let near = [[0, 0, 0], [-1, 0, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1], [0, 1, 0], [1, 0, 0]];
        assert_eq!(all([1, 1, 1], 1), near);
        assert_eq!(all([1, 1, 1], 3).len(), 27);
        assert_eq!(all([0, 0, 2], 9), [[0, 0, 0], [0, 0, 1], [0, 0, -1], [0, 0, 2], [0, 0, -2]]);
    }
}
