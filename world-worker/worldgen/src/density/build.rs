use std::collections::HashMap;

use registry::identifier;

use super::spline::{Multipoint, Spline, Value};
use super::{Axis, Binary, Function, Graph, Node, Op, Rarity, Unary};
use crate::noise::{BlendedParameters, NoiseParameters, OldBlended, Simplex, world_noise};
use crate::pack::{Json, Pack, PackError};
use crate::random::{AnyRandom, Legacy, Positional};
use crate::real::Real;

const FUNCTIONS: &str = "worldgen/density_function";
const NOISES: &str = "worldgen/noise";
/// Deepest nesting of functions in each other.
const MAX_DEPTH: usize = 200;
/// Names of operands: first of 26.3, then older ones.
const INPUT: [&str; 2] = ["input", "argument"];
const LEFT: [&str; 2] = ["left", "argument1"];
const RIGHT: [&str; 2] = ["right", "argument2"];

/// Reads density functions into a [`Graph`]. What is written alike is one function.
pub struct Builder<'p, R: Real> {
    pack: &'p Pack,
    seed: i64,
    random: Positional,
    legacy: bool,
    /// Cell sizes for interpolation, in blocks.
    cell: [i32; 2],
    graph: Graph<R>,
    known: HashMap<String, Function>,
    noises: HashMap<String, usize>,
    depth: usize,
}

impl<'p, R: Real> Builder<'p, R> {
    /// For a world with this seed, `random` being what its noises come from; `legacy` is the settings' word for the old
    /// random source. `cell` is the size of interpolated cells, horizontal and vertical, in blocks.
    pub fn new(pack: &'p Pack, seed: i64, random: Positional, legacy: bool, cell: [i32; 2]) -> Self {
        let graph = Graph {
            nodes: Vec::new(),
            noises: Vec::new(),
            blended: Vec::new(),
            splines: Vec::new(),
            islands: None,
        };
        Self {
            pack,
            seed,
            random,
            legacy,
            cell,
            graph,
            known: HashMap::new(),
            noises: HashMap::new(),
            depth: 0,
        }
    }

    /// The graph of everything that was added.
    pub fn finish(mut self) -> Graph<R> {
        // Layers of a volume share what does not depend on their height.
        for at in 0..self.graph.nodes.len() {
            if self.graph.nodes[at].depends_on_y {
                for input in self.inputs(&self.graph.nodes[at].op) {
                    let node = &mut self.graph.nodes[input.index()];
                    node.kept |= !node.depends_on_y;
                }
            }
        }
        // A surface level costs as much as all the rest of a column.
        for node in &mut self.graph.nodes {
            node.kept |=
                matches!(node.op, Op::FindTopSurface { .. } | Op::Spline(_) | Op::ShiftedNoise { .. });
        }
        self.graph
    }

    /// What the world's noises come from.
    pub fn random(&self) -> Positional {
        self.random
    }

    /// The constant `value`.
    pub fn constant(&mut self, value: f64) -> Function {
        self.push(Op::Constant(R::of(value)))
    }

    /// The sum of `function` and what structures add.
    pub fn with_structures(&mut self, function: Function) -> Function {
        let structures = self.push(Op::Beardifier);
        self.push(Op::Binary(Binary::Add, function, structures))
    }

    /// The function that `json` describes: a number, the id of a file, or an object.
    pub fn add(&mut self, json: Json<'_>) -> Result<Function, PackError> {
        if let Ok(value) = json.f64() {
            return Ok(self.constant(value));
        }
        let key = match json.str() {
            Ok(id) => identifier(id).into_owned(),
            Err(_) => json.value().to_string(),
        };
        if let Some(&known) = self.known.get(&key) {
            self.graph.nodes[known.index()].kept = true;
            return Ok(known);
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(json.wrong("density functions that contain each other, or are nested too deep"));
        }
        let function = match json.str() {
            Ok(_) => self.add(self.pack.follow(FUNCTIONS, json)?)?,
            Err(_) => self.object(json)?,
        };
        self.depth -= 1;
        self.known.insert(key, function);
        Ok(function)
    }

    /// The function in the file `id`; `wanted_by` says in an error who needs it.
    pub fn function(&mut self, id: &str, wanted_by: &str) -> Result<Function, PackError> {
        let id = identifier(id).into_owned();
        if let Some(&known) = self.known.get(&id) {
            return Ok(known);
        }
        let function = self.add(self.pack.file(FUNCTIONS, &id, wanted_by)?)?;
        self.known.insert(id, function);
        Ok(function)
    }

    /// The noise `id`, for other uses than in functions.
    pub fn noise(&self, id: &str, wanted_by: &str) -> Result<R::Noise, PackError> {
        let id = identifier(id);
        let parameters = NoiseParameters::parse(self.pack.file(NOISES, &id, wanted_by)?)?;
        Ok(self.make_noise(&id, &parameters))
    }

    fn make_noise(&self, id: &str, parameters: &NoiseParameters) -> R::Noise {
        world_noise::<R>(id, parameters, self.seed, self.random, self.legacy)
    }

    fn noise_of(&mut self, json: Json<'_>) -> Result<usize, PackError> {
        let id = identifier(json.str()?);
        if let Some(&known) = self.noises.get(id.as_ref()) {
            return Ok(known);
        }
        let parameters = NoiseParameters::parse(self.pack.follow(NOISES, json)?)?;
        let noise = self.make_noise(&id, &parameters);
        self.graph.noises.push(noise);
        let index = self.graph.noises.len() - 1;
        self.noises.insert(id.into_owned(), index);
        Ok(index)
    }

    fn push(&mut self, op: Op<R>) -> Function {
        let depends_on_y = match &op {
            Op::FlatCache(_) | Op::FindTopSurface { .. } => false,
            Op::Noise { y_scale, .. } => *y_scale != 0.0,
            Op::ShiftedNoise { y_scale, .. } if *y_scale != 0.0 => true,
            Op::OldBlended(_)
            | Op::WeirdScaled { .. }
            | Op::Distance { .. }
            | Op::ClampedGradient { .. }
            | Op::Gradient { axis: Axis::Y, .. }
            | Op::Beardifier => true,
            Op::Slice { axis: Axis::Y, .. } => false,
            op => self.inputs(op).iter().any(|input| self.graph.node(*input).depends_on_y),
        };
        let same_in_quart = match &op {
            Op::FlatCache(_) => true,
            Op::Constant(_) | Op::ClampedGradient { .. } | Op::Gradient { axis: Axis::Y, .. } => true,
            Op::Noise { .. }
            | Op::ShiftA(_)
            | Op::ShiftB(_)
            | Op::ShiftedNoise { .. }
            | Op::OldBlended(_)
            | Op::WeirdScaled { .. }
            | Op::EndIslands { .. }
            | Op::Distance { .. }
            | Op::Gradient { .. }
            | Op::Beardifier => false,
            op => self.inputs(op).iter().all(|input| self.graph.node(*input).same_in_quart),
        };
        self.graph.nodes.push(Node { op, depends_on_y, same_in_quart, kept: false });
        Function(self.graph.nodes.len() as u32 - 1)
    }

    /// The functions that one is made of.
    fn inputs(&self, op: &Op<R>) -> Vec<Function> {
        match op {
            Op::Constant(_)
            | Op::Noise { .. }
            | Op::ShiftA(_)
            | Op::ShiftB(_)
            | Op::OldBlended(_)
            | Op::EndIslands { .. }
            | Op::Distance { .. }
            | Op::ClampedGradient { .. }
            | Op::Gradient { .. }
            | Op::Beardifier => Vec::new(),
            Op::ShiftedNoise { shift, .. } => shift.to_vec(),
            &Op::WeirdScaled { input, .. }
            | &Op::Slice { input, .. }
            | &Op::Unary(_, input)
            | &Op::Clamp { input, .. }
            | &Op::FlatCache(input)
            | &Op::Cache2d(input)
            | &Op::Interpolated { input, .. } => vec![input],
            &Op::Binary(_, a, b) => vec![a, b],
            &Op::Lerp { alpha, first, second } => vec![alpha, first, second],
            &Op::RangeChoice { input, inside, outside, .. } => vec![input, inside, outside],
            Op::IntervalSelect { input, functions, .. } => {
                let mut inputs = functions.clone();
                inputs.push(*input);
                inputs
            }
            &Op::FindTopSurface { density, upper_bound, .. } => vec![density, upper_bound],
            Op::Spline(spline) => self.graph.splines[*spline].coordinates.clone(),
        }
    }

    fn object(&mut self, json: Json<'_>) -> Result<Function, PackError> {
        let name = json.type_name()?;
        if let Some(operation) = unary(name) {
            let input = self.add(json.any(&INPUT)?)?;
            return Ok(self.push(Op::Unary(operation, input)));
        }
        if let Some(operation) = binary(name) {
            let a = self.add(json.any(&LEFT)?)?;
            let b = self.add(json.any(&RIGHT)?)?;
            return Ok(self.push(Op::Binary(operation, a, b)));
        }
        let op = match name {
            "constant" => return Ok(self.constant(json.any(&["value", "argument"])?.f64()?)),
            "noise" => Op::Noise {
                noise: self.noise_of(json.get("noise")?)?,
                xz_scale: json.get("xz_scale")?.f64()?,
                y_scale: json.get("y_scale")?.f64()?,
            },
            "shift_a" => Op::ShiftA(self.noise_of(json.any(&["noise", "argument"])?)?),
            "shift_b" => Op::ShiftB(self.noise_of(json.any(&["noise", "argument"])?)?),
            "shifted_noise" => self.shifted_noise(json)?,
            "old_blended_noise" => {
                let mut random = if self.legacy {
                    AnyRandom::Legacy(Legacy::new(self.seed))
                } else {
                    self.random.from_hash_of("minecraft:terrain")
                };
                let blended = R::Blended::new(&mut random, &BlendedParameters::parse(json)?);
                self.graph.blended.push(blended);
                Op::OldBlended(self.graph.blended.len() - 1)
            }
            "weird_scaled_sampler" => {
                let mapper = json.get("rarity_value_mapper")?;
                let rarity = match mapper.str()? {
                    "type_1" => Rarity::Tunnels,
                    "type_2" => Rarity::Layers,
                    _ => return Err(mapper.expected("type_1 or type_2")),
                };
                let noise = self.noise_of(json.get("noise")?)?;
                Op::WeirdScaled { input: self.add(json.any(&INPUT)?)?, noise, rarity }
            }
            "end_islands" | "end_outer_islands" => {
                self.graph.islands.get_or_insert_with(|| Box::new(Simplex::end_islands(self.seed)));
                Op::EndIslands { old: name == "end_islands" }
            }
            "distance_to_point" => distance(json)?,
            "slice" => Op::Slice {
                input: self.add(json.any(&INPUT)?)?,
                axis: axis(json.get("axis")?)?,
                coordinate: json.get("coordinate")?.i32()?,
            },
            "y_clamped_gradient" => old_gradient(json)?,
            "gradient" => gradient(json)?,
            "clamp" => Op::Clamp {
                input: self.add(json.any(&INPUT)?)?,
                min: R::of(json.get("min")?.f64()?),
                max: R::of(json.get("max")?.f64()?),
            },
            "lerp" => Op::Lerp {
                alpha: self.add(json.get("alpha")?)?,
                first: self.add(json.get("first")?)?,
                second: self.add(json.get("second")?)?,
            },
            "range_choice" => Op::RangeChoice {
                input: self.add(json.any(&INPUT)?)?,
                min: R::of(json.get("min_inclusive")?.f64()?),
                max: R::of(json.get("max_exclusive")?.f64()?),
                inside: self.add(json.get("when_in_range")?)?,
                outside: self.add(json.get("when_out_of_range")?)?,
            },
            "interval_select" => self.interval_select(json)?,
            "flat_cache" => Op::FlatCache(self.add(json.any(&INPUT)?)?),
            "cache_2d" => Op::Cache2d(self.add(json.any(&INPUT)?)?),
            // These keep a value for the next one who asks, which here is done for every function.
            "cache_once" | "cache_all_in_cell" | "cache" | "blend_density" => {
                let input = self.add(json.any(&INPUT)?)?;
                self.graph.nodes[input.index()].kept = true;
                return Ok(input);
            }
            "interpolated" => {
                let [cell_xz, cell_y] = self.cell;
                Op::Interpolated {
                    input: self.add(json.any(&INPUT)?)?,
                    cell_xz: json.opt("cell_size_xz").map_or(Ok(cell_xz), positive)?,
                    cell_y: json.opt("cell_size_y").map_or(Ok(cell_y), positive)?,
                }
            }
            "find_top_surface" => Op::FindTopSurface {
                density: self.add(json.get("density")?)?,
                upper_bound: self.add(json.get("upper_bound")?)?,
                lower_bound: json.get("lower_bound")?.i32()?,
                cell_height: positive(json.get("cell_height")?)?,
            },
            "spline" => self.spline(json.get("spline")?)?,
            "beardifier" => Op::Beardifier,
            // No chunks of other generators are blended with.
            "blend_alpha" => return Ok(self.constant(1.0)),
            "blend_offset" => return Ok(self.constant(0.0)),
            _ => return Err(json.unknown_type("density function")),
        };
        Ok(self.push(op))
    }

    fn shifted_noise(&mut self, json: Json<'_>) -> Result<Op<R>, PackError> {
        let noise = self.noise_of(json.get("noise")?)?;
        let xz_scale = json.get("xz_scale")?.f64()?;
        let y_scale = json.get("y_scale")?.f64()?;
        let shift = [
            self.add(json.get("shift_x")?)?,
            self.add(json.get("shift_y")?)?,
            self.add(json.get("shift_z")?)?,
        ];
        let is_zero = |&function: &Function| self.graph.constant(function) == Some(R::ZERO);
        if R::SINGLE && shift.iter().all(is_zero) {
            return Ok(Op::Noise { noise, xz_scale, y_scale });
        }
        Ok(Op::ShiftedNoise { noise, xz_scale, y_scale, shift })
    }

    fn interval_select(&mut self, json: Json<'_>) -> Result<Op<R>, PackError> {
        let thresholds: Vec<R> = json
            .get("thresholds")?
            .array()?
            .map(|threshold| Ok(R::of(threshold.f64()?)))
            .collect::<Result<_, PackError>>()?;
        let list = json.get("functions")?;
        let functions: Vec<Function> =
            list.array()?.map(|function| self.add(function)).collect::<Result<_, _>>()?;
        if functions.len() != thresholds.len() + 1 {
            return Err(list.wrong("should have one more entry than thresholds"));
        }
        Ok(Op::IntervalSelect { input: self.add(json.any(&INPUT)?)?, thresholds, functions })
    }

    fn spline(&mut self, json: Json<'_>) -> Result<Op<R>, PackError> {
        let mut coordinates = Vec::new();
        let root = self.spline_value(json, &mut coordinates)?;
        self.graph.splines.push(Spline { coordinates, root });
        Ok(Op::Spline(self.graph.splines.len() - 1))
    }

    fn spline_value(&mut self, json: Json<'_>, coordinates: &mut Vec<Function>) -> Result<Value, PackError> {
        if let Ok(value) = json.f32() {
            return Ok(Value::Constant(value));
        }
        let function = self.add(json.get("coordinate")?)?;
        let coordinate = coordinates.iter().position(|&known| known == function).unwrap_or_else(|| {
            coordinates.push(function);
            coordinates.len() - 1
        });
        let points = json.get("points")?;
        let mut spline =
            Multipoint { coordinate, locations: Vec::new(), derivatives: Vec::new(), values: Vec::new() };
        for point in points.array()? {
            let location = point.get("location")?;
            if spline.locations.last().is_some_and(|&last| last as f64 > location.f64().unwrap_or_default()) {
                return Err(location.wrong("points should be in ascending order"));
            }
            spline.locations.push(location.f32()?);
            spline.derivatives.push(point.get("derivative")?.f32()?);
            spline.values.push(self.spline_value(point.get("value")?, coordinates)?);
        }
        if spline.locations.is_empty() {
            return Err(points.expected("at least one point"));
        }
        Ok(Value::Spline(Box::new(spline)))
    }
}

fn unary(name: &str) -> Option<Unary> {
    Some(match name {
        "abs" => Unary::Abs,
        "square" => Unary::Square,
        "cube" => Unary::Cube,
        "half_negative" => Unary::HalfNegative,
        "quarter_negative" => Unary::QuarterNegative,
        "negate" => Unary::Negate,
        "invert" | "reciprocal" => Unary::Reciprocal,
        "squeeze" => Unary::Squeeze,
        _ => return None,
    })
}

fn binary(name: &str) -> Option<Binary> {
    Some(match name {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        "mul" => Binary::Mul,
        "div" => Binary::Div,
        "min" => Binary::Min,
        "max" => Binary::Max,
        _ => return None,
    })
}

fn axis(json: Json<'_>) -> Result<Axis, PackError> {
    match json.str()? {
        "x" => Ok(Axis::X),
        "y" => Ok(Axis::Y),
        "z" => Ok(Axis::Z),
        _ => Err(json.expected("x, y or z")),
    }
}

fn positive(json: Json<'_>) -> Result<i32, PackError> {
    let value = json.i32()?;
    if value > 0 { Ok(value) } else { Err(json.expected("above 0")) }
}

fn distance<R>(json: Json<'_>) -> Result<Op<R>, PackError> {
    let metric = json.get("metric")?;
    if metric.str()? != "euclidean" {
        return Err(metric.expected("euclidean"));
    }
    let point = json.get("point")?;
    let list: Vec<i32> = point.array()?.map(Json::i32).collect::<Result<_, _>>()?;
    let point = <[i32; 3]>::try_from(list).map_err(|_| point.expected("a list of three whole numbers"))?;
    Ok(Op::Distance { point })
}

fn gradient<R: Real>(json: Json<'_>) -> Result<Op<R>, PackError> {
    if let Some(tiling) = json.opt("tiling")
        && tiling.str()? != "clamp"
    {
        return Err(tiling.expected("clamp"));
    }
    let from = json.get("from_coordinate")?.i32()?;
    let to = json.get("to_coordinate")?;
    let value = R::of(json.get("from_value")?.f64()?);
    let end = R::of(json.get("to_value")?.f64()?);
    if to.i32()? == from {
        return Err(to.wrong("should differ from from_coordinate"));
    }
    let to = to.i32()?;
    let factor = (end - value) / R::whole(to.wrapping_sub(from));
    Ok(Op::Gradient { axis: axis(json.get("axis")?)?, from, to, value, factor })
}

/// The gradient of versions up to 26.2.
fn old_gradient<R: Real>(json: Json<'_>) -> Result<Op<R>, PackError> {
    let from = (json.get("from_y")?.f64()?, json.get("from_value")?.f64()?);
    let to = (json.get("to_y")?.f64()?, json.get("to_value")?.f64()?);
    if from.0 as i32 == to.0 as i32 {
        return Err(json.get("to_y")?.wrong("should differ from from_y"));
    }
    if R::SINGLE {
        let value = R::of(from.1);
        let (from, to, end) = (from.0 as i32, to.0 as i32, R::of(to.1));
        return Ok(Op::Gradient {
            axis: Axis::Y,
            from,
            to,
            value,
            factor: (end - value) / R::whole(to - from),
        });
    }
    Ok(Op::ClampedGradient { from: (from.0, R::of(from.1)), to: (to.0, R::of(to.1)) })
}
