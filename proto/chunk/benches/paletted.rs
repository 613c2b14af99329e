//! Get, set and encode of containers in their different forms.

// The macro below makes a public function without one.
#![allow(missing_docs)]

use std::hint::black_box;

use chunk::{Blocks, PalettedContainer};
use criterion::{Criterion, criterion_group, criterion_main};

fn container(values: u16) -> PalettedContainer<Blocks> {
    let mut container = PalettedContainer::uniform(0);
    for index in 0..4096u16 {
        container.set_at(usize::from(index), index.wrapping_mul(2654) % values);
    }
    container
}

fn forms(c: &mut Criterion) {
    for (name, values) in [("4_bits", 12), ("6_bits", 60), ("8_bits", 250), ("direct", 900)] {
        let mut blocks = container(values);
        c.bench_function(&format!("get/{name}"), |b| {
            let mut index = 0usize;
            b.iter(|| {
                index = (index + 1237) & 4095;
                black_box(blocks.get_at(index))
            });
        });
        c.bench_function(&format!("for_each/{name}"), |b| {
            b.iter(|| {
                let mut sum = 0u64;
                blocks.for_each(|_, value| sum += u64::from(value));
                black_box(sum)
            });
        });
        c.bench_function(&format!("set/{name}"), |b| {
            let mut index = 0usize;
            b.iter(|| {
                index = (index + 1237) & 4095;
                black_box(blocks.set_at(index, (index % usize::from(values)) as u16))
            });
        });
        c.bench_function(&format!("encode/{name}"), |b| {
            let mut out = Vec::new();
            b.iter(|| {
                out.clear();
                blocks.encode_wire(&mut out);
                black_box(out.len())
            });
        });
    }
}

criterion_group!(benches, forms);
criterion_main!(benches);
