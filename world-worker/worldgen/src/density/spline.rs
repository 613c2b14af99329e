use super::Function;

/// A cubic spline whose values may be splines of other coordinates. In single precision in all versions.
#[derive(Debug, Clone)]
pub(super) struct Spline {
    /// Each coordinate once.
    pub(super) coordinates: Vec<Function>,
    pub(super) root: Value,
}

#[derive(Debug, Clone)]
pub(super) enum Value {
    Constant(f32),
    Spline(Box<Multipoint>),
}

#[derive(Debug, Clone)]
pub(super) struct Multipoint {
    /// Index into the coordinates.
    pub(super) coordinate: usize,
    /// In ascending order; at least one.
    pub(super) locations: Vec<f32>,
    pub(super) derivatives: Vec<f32>,
    pub(super) values: Vec<Value>,
}

impl Spline {
    /// The value where the coordinates have the values that `coordinate` gives.
    pub(super) fn at(&self, coordinate: &mut impl FnMut(Function) -> f32) -> f32 {
        self.root.at(&mut |index| coordinate(self.coordinates[index]))
    }
}

impl Value {
    pub(super) fn at(&self, coordinate: &mut impl FnMut(usize) -> f32) -> f32 {
        match self {
            Self::Constant(value) => *value,
            Self::Spline(spline) => spline.at(coordinate),
        }
    }
}

impl Multipoint {
    fn at(&self, coordinate: &mut impl FnMut(usize) -> f32) -> f32 {
        let x = coordinate(self.coordinate);
        let after = self.locations.iter().position(|&location| x < location).unwrap_or(self.locations.len());
        let Some(before) = after.checked_sub(1) else { return self.extended(0, x, coordinate) };
        if after == self.locations.len() {
            return self.extended(before, x, coordinate);
        }
        let width = self.locations[after] - self.locations[before];
        let t = (x - self.locations[before]) / width;
        let a = self.values[before].at(coordinate);
        let b = self.values[after].at(coordinate);
        let rise = b - a;
        let p = self.derivatives[before] * width - rise;
        let q = -self.derivatives[after] * width + rise;
        let lerp = |a: f32, b: f32| a + t * (b - a);
        lerp(a, b) + t * (1.0 - t) * lerp(p, q)
    }

    /// Beyond the ends: straight on.
    fn extended(&self, end: usize, x: f32, coordinate: &mut impl FnMut(usize) -> f32) -> f32 {
        let value = self.values[end].at(coordinate);
        let derivative = self.derivatives[end];
        if derivative == 0.0 { value } else { value + derivative * (x - self.locations[end]) }
    }
}
