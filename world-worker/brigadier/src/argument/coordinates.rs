//! Positions and rotations: absolute, relative (`~`) and local (`^`).

use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;

/// One coordinate along a world axis.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct WorldCoordinate {
    /// Whether `value` is added to the source's.
    pub relative: bool,
    /// Blocks, or degrees.
    pub value: f64,
}

impl WorldCoordinate {
    /// The coordinate of someone at `origin`.
    pub fn resolve(self, origin: f64) -> f64 {
        if self.relative { origin + self.value } else { self.value }
    }
}

/// A position or rotation that may depend on the source.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Coordinates {
    /// Along the world's axes: x, y, z. A rotation is pitch, yaw, 0.
    World([WorldCoordinate; 3]),
    /// Left, up and forwards as the source looks.
    Local([f64; 3]),
}

impl Coordinates {
    /// Position for a source at `origin` that looks along `rotation` (yaw, pitch in degrees). Local coordinates start
    /// at `origin` too; the caller adds the eye height if the anchor is the eyes.
    pub fn position(&self, origin: [f64; 3], rotation: [f32; 2]) -> [f64; 3] {
        match *self {
            Coordinates::World(parts) => std::array::from_fn(|axis| parts[axis].resolve(origin[axis])),
            Coordinates::Local([left, up, forwards]) => {
                let radians = |degrees: f32| f64::from(degrees).to_radians();
                let [yaw, pitch] = rotation;
                let (sin_yaw, cos_yaw) = radians(yaw + 90.0).sin_cos();
                let (sin_pitch, cos_pitch) = radians(-pitch).sin_cos();
                let (sin_up, cos_up) = radians(-pitch + 90.0).sin_cos();
                let ahead = [cos_yaw * cos_pitch, sin_pitch, sin_yaw * cos_pitch];
                let above = [cos_yaw * cos_up, sin_up, sin_yaw * cos_up];
                // The cross product of ahead and above, turned round, points left.
                let side = [
                    -(ahead[1] * above[2] - ahead[2] * above[1]),
                    -(ahead[2] * above[0] - ahead[0] * above[2]),
                    -(ahead[0] * above[1] - ahead[1] * above[0]),
                ];
                std::array::from_fn(|axis| {
                    origin[axis] + ahead[axis] * forwards + above[axis] * up + side[axis] * left
                })
            }
        }
    }

    /// Yaw and pitch for a source that looks along `rotation` (yaw, pitch).
    pub fn rotation(&self, rotation: [f32; 2]) -> [f32; 2] {
        match *self {
            Coordinates::World([pitch, yaw, _]) => {
                [yaw.resolve(f64::from(rotation[0])) as f32, pitch.resolve(f64::from(rotation[1])) as f32]
            }
            Coordinates::Local(_) => rotation,
        }
    }

    /// Which axes are relative to the source; local coordinates are in all of them.
    pub fn relative(&self) -> [bool; 3] {
        match self {
            Coordinates::World(parts) => parts.map(|part| part.relative),
            Coordinates::Local(_) => [true; 3],
        }
    }
}

pub(super) fn block_pos(reader: &mut StringReader<'_>) -> Result<Coordinates, SyntaxError> {
    if reader.peek() == Some('^') {
        return local(reader);
    }
    triple(reader, |reader, _| int_coordinate(reader))
}

pub(super) fn vec3(reader: &mut StringReader<'_>, centre: bool) -> Result<Coordinates, SyntaxError> {
    if reader.peek() == Some('^') {
        return local(reader);
    }
    // Only x and z are moved to the middle.
    triple(reader, |reader, axis| double_coordinate(reader, centre && axis != 1))
}

fn triple(
    reader: &mut StringReader<'_>,
    read: impl Fn(&mut StringReader<'_>, usize) -> Result<WorldCoordinate, SyntaxError>,
) -> Result<Coordinates, SyntaxError> {
    let start = reader.cursor();
    let x = read(reader, 0)?;
    separator(reader, start, "argument.pos3d.incomplete")?;
    let y = read(reader, 1)?;
    separator(reader, start, "argument.pos3d.incomplete")?;
    let z = read(reader, 2)?;
    Ok(Coordinates::World([x, y, z]))
}

pub(super) fn column_pos(reader: &mut StringReader<'_>) -> Result<Coordinates, SyntaxError> {
    pair(reader, int_coordinate)
}

pub(super) fn vec2(reader: &mut StringReader<'_>, centre: bool) -> Result<Coordinates, SyntaxError> {
    pair(reader, |reader| double_coordinate(reader, centre))
}

fn pair(
    reader: &mut StringReader<'_>,
    read: impl Fn(&mut StringReader<'_>) -> Result<WorldCoordinate, SyntaxError>,
) -> Result<Coordinates, SyntaxError> {
    let start = reader.cursor();
    if !reader.can_read() {
        return Err(reader.error("argument.pos2d.incomplete", vec![]));
    }
    let x = read(reader)?;
    separator(reader, start, "argument.pos2d.incomplete")?;
    let z = read(reader)?;
    Ok(Coordinates::World([x, WorldCoordinate { relative: true, value: 0.0 }, z]))
}

pub(super) fn rotation(reader: &mut StringReader<'_>) -> Result<Coordinates, SyntaxError> {
    let start = reader.cursor();
    if !reader.can_read() {
        return Err(reader.error("argument.rotation.incomplete", vec![]));
    }
    let yaw = double_coordinate(reader, false)?;
    separator(reader, start, "argument.rotation.incomplete")?;
    let pitch = double_coordinate(reader, false)?;
    Ok(Coordinates::World([pitch, yaw, WorldCoordinate { relative: true, value: 0.0 }]))
}

pub(super) fn angle(reader: &mut StringReader<'_>) -> Result<WorldCoordinate, SyntaxError> {
    if !reader.can_read() {
        return Err(reader.error("argument.angle.incomplete", vec![]));
    }
    let relative = reader.skip_if('~');
    let value = if at_end(reader) { 0.0 } else { f64::from(reader.read_float()?) };
    if value.is_finite() {
        return Ok(WorldCoordinate { relative, value });
    }
    Err(reader.error("argument.angle.invalid", vec![]))
}

fn separator(reader: &mut StringReader<'_>, start: usize, key: &'static str) -> Result<(), SyntaxError> {
    if reader.skip_if(' ') { Ok(()) } else { Err(reader.error_at(start, key, vec![])) }
}

/// Whether the coordinate ends here.
fn at_end(reader: &StringReader<'_>) -> bool {
    reader.peek().is_none_or(|c| c == ' ')
}

fn int_coordinate(reader: &mut StringReader<'_>) -> Result<WorldCoordinate, SyntaxError> {
    match reader.peek() {
        Some('^') => return Err(reader.error("argument.pos.mixed", vec![])),
        None => return Err(reader.error("argument.pos.missing.int", vec![])),
        Some(_) => {}
    }
    let relative = reader.skip_if('~');
    let value = match (at_end(reader), relative) {
        (true, _) => 0.0,
        (false, true) => reader.read_double()?,
        (false, false) => f64::from(reader.read_int()?),
    };
    Ok(WorldCoordinate { relative, value })
}

fn double_coordinate(reader: &mut StringReader<'_>, centre: bool) -> Result<WorldCoordinate, SyntaxError> {
    match reader.peek() {
        Some('^') => return Err(reader.error("argument.pos.mixed", vec![])),
        None => return Err(reader.error("argument.pos.missing.double", vec![])),
        Some(_) => {}
    }
    let relative = reader.skip_if('~');
    let start = reader.cursor();
    let mut value = if at_end(reader) { 0.0 } else { reader.read_double()? };
    if centre && !relative && !reader.since(start).contains('.') {
        value += 0.5;
    }
    Ok(WorldCoordinate { relative, value })
}

fn local(reader: &mut StringReader<'_>) -> Result<Coordinates, SyntaxError> {
    let start = reader.cursor();
    let left = local_coordinate(reader, start)?;
    separator(reader, start, "argument.pos3d.incomplete")?;
    let up = local_coordinate(reader, start)?;
    separator(reader, start, "argument.pos3d.incomplete")?;
    let forwards = local_coordinate(reader, start)?;
    Ok(Coordinates::Local([left, up, forwards]))
}

fn local_coordinate(reader: &mut StringReader<'_>, start: usize) -> Result<f64, SyntaxError> {
    match reader.peek() {
        None => Err(reader.error("argument.pos.missing.double", vec![])),
        Some('^') => {
            reader.skip();
            if at_end(reader) { Ok(0.0) } else { reader.read_double() }
        }
        Some(_) => Err(reader.error_at(start, "argument.pos.mixed", vec![])),
    }
}

/// Completes with `~` (or `^` when the first is local) for each axis that is not typed yet.
pub(super) fn suggest(builder: &mut SuggestionsBuilder<'_>, axes: usize) {
    let typed = builder.remaining();
    let mark = if typed.starts_with('^') { "^" } else { "~" };
    let given: Vec<&str> = typed.split(' ').filter(|part| !part.is_empty()).collect();
    if given.len() >= axes {
        return;
    }
    let steps: Vec<String> = (given.len() + 1..=axes)
        .map(|count| {
            let marks = std::iter::repeat_n(mark, count - given.len());
            given.iter().copied().chain(marks).collect::<Vec<_>>().join(" ")
        })
        .collect();
    // Only what would be read as a position at last.
    let valid = steps.last().is_some_and(|whole| {
        let mut reader = StringReader::new(whole);
        let read = if axes == 3 { vec3(&mut reader, false) } else { vec2(&mut reader, false) };
        read.is_ok() && !reader.can_read()
    });
    for step in steps.into_iter().filter(|step| valid && step.starts_with(typed)) {
        builder.push(step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: [f64; 3], b: [f64; 3]) -> bool {
        a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-9)
    }

    #[test]
    fn absolute_relative_and_centred() {
        let pos = vec3(&mut StringReader::new("1 ~2 ~"), true).unwrap();
        assert_eq!(pos.position([10.0, 20.0, 30.0], [0.0, 0.0]), [1.5, 22.0, 30.0]);
        let pos = vec3(&mut StringReader::new("1.0 2 3"), true).unwrap();
        assert_eq!(pos.position([0.0; 3], [0.0, 0.0]), [1.0, 2.0, 3.5]);
        let pos = block_pos(&mut StringReader::new("-3 ~1.5 0")).unwrap();
        assert_eq!(pos.position([0.0, 1.0, 0.0], [0.0, 0.0]), [-3.0, 2.5, 0.0]);
    }

    #[test]
    fn local_axes_follow_the_look() {
        // Yaw 0 looks along +z, left is +x.
        let ahead = vec3(&mut StringReader::new("^ ^ ^5"), true).unwrap();
        assert!(close(ahead.position([0.0; 3], [0.0, 0.0]), [0.0, 0.0, 5.0]));
        let left = vec3(&mut StringReader::new("^1 ^ ^"), true).unwrap();
        assert!(close(left.position([0.0; 3], [0.0, 0.0]), [1.0, 0.0, 0.0]));
        let up = vec3(&mut StringReader::new("^ ^1 ^"), true).unwrap();
        assert!(close(up.position([0.0; 3], [90.0, 0.0]), [0.0, 1.0, 0.0]));
    }

    #[test]
    fn errors() {
        let error = |text: &str| vec3(&mut StringReader::new(text), true).unwrap_err();
        assert_eq!((error("1 2").key, error("1 2").cursor), ("argument.pos3d.incomplete", Some(0)));
        assert_eq!(error("1 ^2 3").key, "argument.pos.mixed");
        assert_eq!(error("^1 2 3").key, "argument.pos.mixed");
        assert_eq!(error("1 2 ").key, "argument.pos.missing.double");
        assert_eq!(block_pos(&mut StringReader::new("1.5 2 3")).unwrap_err().key, "parsing.int.invalid");
        assert_eq!(rotation(&mut StringReader::new("1")).unwrap_err().key, "argument.rotation.incomplete");
    }

    #[test]
    fn rotations() {
        let turn = rotation(&mut StringReader::new("~10 -5")).unwrap();
        assert_eq!(turn.rotation([90.0, 0.0]), [100.0, -5.0]);
    }
}
