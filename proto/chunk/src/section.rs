use crate::facts::StateFacts;
use crate::light::LightPair;
use crate::paletted::{BadContainer, Biomes, Blocks, PalettedContainer};

/// 16 x 16 x 16 blocks with their biomes, counts and light.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    blocks: PalettedContainer<Blocks>,
    biomes: PalettedContainer<Biomes>,
    non_empty_count: u16,
    fluid_count: u16,
    /// Light in this section.
    pub light: LightPair,
}

impl Section {
    /// The same block and biome everywhere, without light.
    pub fn uniform(state: u16, biome: u16, facts: &impl StateFacts) -> Self {
        Self::new(PalettedContainer::uniform(state), PalettedContainer::uniform(biome), facts)
    }

    /// From containers; counts blocks. Without light.
    pub fn new(
        blocks: PalettedContainer<Blocks>,
        biomes: PalettedContainer<Biomes>,
        facts: &impl StateFacts,
    ) -> Self {
        let mut section =
            Self { blocks, biomes, non_empty_count: 0, fluid_count: 0, light: LightPair::default() };
        section.recount(facts);
        section
    }

    /// The states. To change one, [`set`](Self::set).
    pub fn blocks(&self) -> &PalettedContainer<Blocks> {
        &self.blocks
    }

    /// The biomes of each 4 x 4 x 4 blocks.
    pub fn biomes(&self) -> &PalettedContainer<Biomes> {
        &self.biomes
    }

    /// The biomes, to change.
    pub fn biomes_mut(&mut self) -> &mut PalettedContainer<Biomes> {
        &mut self.biomes
    }

    /// Blocks that are not air.
    pub fn non_empty_count(&self) -> u16 {
        self.non_empty_count
    }

    /// Blocks with a fluid in them.
    pub fn fluid_count(&self) -> u16 {
        self.fluid_count
    }

    /// Only air.
    pub fn is_empty(&self) -> bool {
        self.non_empty_count == 0
    }

    /// The state at a block of the section. Coordinates 0..16, only their low 4 bits count.
    pub fn get(&self, x: usize, y: usize, z: usize) -> u16 {
        self.blocks.get(x, y, z)
    }

    /// Sets the state at a block of the section and keeps the counts; gives the state before.
    pub fn set(&mut self, x: usize, y: usize, z: usize, state: u16, facts: &impl StateFacts) -> u16 {
        let old = self.blocks.set(x, y, z, state);
        if old != state {
            // Saturating, as the counts of a decoded section may be wrong.
            let step = |count: u16, was: bool, is: bool| {
                count.saturating_sub(u16::from(was)).saturating_add(u16::from(is))
            };
            self.non_empty_count = step(self.non_empty_count, !facts.is_air(old), !facts.is_air(state));
            self.fluid_count = step(self.fluid_count, facts.has_fluid(old), facts.has_fluid(state));
        }
        old
    }

    /// Sets every block.
    pub fn fill(&mut self, state: u16, facts: &impl StateFacts) {
        self.blocks.fill(state);
        self.recount(facts);
    }

    /// Shrinks both containers and both light layers to their smallest form.
    pub fn compact(&mut self) {
        self.blocks.compact();
        self.biomes.compact();
        self.light.sky.compact();
        self.light.block.compact();
    }

    /// Appends the section as `level_chunk_with_light` carries it: counts, blocks, biomes.
    pub fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.non_empty_count.to_be_bytes());
        out.extend_from_slice(&self.fluid_count.to_be_bytes());
        self.blocks.encode_wire(out);
        self.biomes.encode_wire(out);
    }

    /// Takes a section from the front of `input`. The counts are believed, as clients do.
    pub fn decode(input: &mut &[u8]) -> Result<Self, BadContainer> {
        let (counts, rest) = input.split_at_checked(4).ok_or(BadContainer::Short)?;
        *input = rest;
        Ok(Self {
            non_empty_count: u16::from_be_bytes([counts[0], counts[1]]),
            fluid_count: u16::from_be_bytes([counts[2], counts[3]]),
            blocks: PalettedContainer::decode_wire(input)?,
            biomes: PalettedContainer::decode_wire(input)?,
            light: LightPair::default(),
        })
    }

    /// Heap bytes held, light included.
    pub fn heap_bytes(&self) -> usize {
        let layer = |layer: &crate::LightLayer| match layer {
            crate::LightLayer::Data(_) => crate::LIGHT_BYTES,
            _ => 0,
        };
        self.blocks.heap_bytes()
            + self.biomes.heap_bytes()
            + layer(&self.light.sky)
            + layer(&self.light.block)
    }

    fn recount(&mut self, facts: &impl StateFacts) {
        (self.non_empty_count, self.fluid_count) = (0, 0);
        for (state, count) in self.blocks.counts() {
            self.non_empty_count += if facts.is_air(state) { 0 } else { count };
            self.fluid_count += if facts.has_fluid(state) { count } else { 0 };
        }
    }
}
