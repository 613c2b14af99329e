//! In which order the features of all biomes are placed.

use std::collections::{BTreeSet, HashMap};

/// A feature of a decoration step: step, then number of first appearance.
type Vertex = (usize, usize);

/// For each step its features in the order that is the same for all biomes. `biomes` are, for each biome in the order
/// of the biome source, the ids of its features by step. The result may only be incomplete if two biomes contradict
/// each other; then the contradiction's later part is ignored.
pub(super) fn global_order(biomes: &[Vec<Vec<String>>]) -> Vec<Vec<String>> {
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut names: Vec<&str> = Vec::new();
    let mut after: HashMap<Vertex, BTreeSet<Vertex>> = HashMap::new();
    let mut vertices = BTreeSet::new();
    for steps in biomes {
        let mut chain = Vec::new();
        for (step, features) in steps.iter().enumerate() {
            for id in features {
                let number = *numbers.entry(id).or_insert_with(|| {
                    names.push(id);
                    names.len() - 1
                });
                chain.push((step, number));
            }
        }
        vertices.extend(chain.iter().copied());
        for pair in chain.windows(2) {
            after.entry(pair[0]).or_default().insert(pair[1]);
        }
    }
    let mut sorted = Vec::new();
    let mut seen = BTreeSet::new();
    for &vertex in &vertices {
        visit(vertex, &after, &mut seen, &mut sorted);
    }
    sorted.reverse();
    let steps = vertices.iter().map(|(step, _)| step + 1).max().unwrap_or_default();
    let mut order = vec![Vec::new(); steps];
    for (step, number) in sorted {
        order[step].push(names[number].to_owned());
    }
    order
}

/// Depth first, without recursion: a chain is as long as all features of a biome.
fn visit(
    root: Vertex,
    after: &HashMap<Vertex, BTreeSet<Vertex>>,
    seen: &mut BTreeSet<Vertex>,
    sorted: &mut Vec<Vertex>,
) {
    let next =
        |vertex: &Vertex| after.get(vertex).into_iter().flatten().copied().collect::<Vec<_>>().into_iter();
    if !seen.insert(root) {
        return;
    }
    let mut stack = vec![(root, next(&root))];
    while let Some((vertex, rest)) = stack.last_mut() {
        match rest.next() {
            Some(child) if seen.insert(child) => stack.push((child, next(&child))),
            Some(_) => {}
            None => {
                sorted.push(*vertex);
                stack.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn biome(steps: &[&[&str]]) -> Vec<Vec<String>> {
        steps.iter().map(|step| step.iter().map(|id| (*id).to_owned()).collect()).collect()
    }

    #[test]
    fn keeps_the_order_of_every_biome() {
        let order = global_order(&[
            biome(&[&["a", "c"], &["x"]]),
            biome(&[&["a", "b", "c"]]),
            biome(&[&["d"], &["y", "x"]]),
        ]);
        assert_eq!(order, [vec!["d", "a", "b", "c"], vec!["y", "x"]]);
    }

    #[test]
    fn same_feature_in_two_steps() {
        assert_eq!(global_order(&[biome(&[&["a"], &["a"]])]), [vec!["a"], vec!["a"]]);
        assert!(global_order(&[]).is_empty());
    }
}
