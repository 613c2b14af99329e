//! Whole lines against a small tree shaped like vanilla's.

use brigadier::{
    Argument, EmptyVocabulary, FlatKind, NodeId, StringKind, StringReader, SuggestionsBuilder, Tree,
    Vocabulary, argument, literal,
};
use proptest::prelude::*;

fn tree() -> Tree<&'static str> {
    let mut tree = Tree::new();
    let entity = |single, players| Argument::Entity { single, players };
    tree.register(
        literal("help")
            .executes("help")
            .then(argument("command", Argument::String(StringKind::Greedy)).executes("help one")),
    );
    let msg = tree.register(literal("msg").then(
        argument("targets", entity(false, true)).then(argument("message", Argument::Message).executes("msg")),
    ));
    tree.register(literal("tell").redirect(msg));
    tree.register(
        literal("gamemode").requires(2).then(
            argument("gamemode", Argument::GameMode)
                .executes("gamemode")
                .then(argument("target", entity(false, true)).executes("gamemode other")),
        ),
    );
    let vec3 = Argument::Vec3 { centre: true };
    tree.register(
        literal("teleport")
            .requires(2)
            .then(argument("destination", entity(true, false)).executes("tp to"))
            .then(argument("location", vec3).executes("tp at"))
            .then(
                argument("targets", entity(false, false))
                    .then(argument("destination", entity(true, false)).executes("tp them to"))
                    .then(argument("location", vec3).executes("tp them at")),
            ),
    );
    tree.register(
        literal("tick").requires(3).then(literal("query").executes("query")).then(
            literal("rate").then(
                argument("rate", Argument::Float { min: Some(1.0), max: Some(10_000.0) })
                    .suggests("rates")
                    .executes("rate"),
            ),
        ),
    );
    tree
}

struct Names;

impl Vocabulary for Names {
    fn block_properties(&self, _block: &str) -> Option<Vec<(&'static str, &'static [&'static str])>> {
        Some(vec![("axis", &["x", "y"])])
    }
    fn contains(&self, _registry: &str, _name: &str) -> bool {
        true
    }
    fn contains_tag(&self, _registry: &str, _name: &str) -> bool {
        true
    }
    fn names(&self, _registry: &str) -> Vec<String> {
        vec!["minecraft:pig".into(), "minecraft:oak_log".into()]
    }
    fn tags(&self, _registry: &str) -> Vec<String> {
        vec!["minecraft:logs".into()]
    }
    fn player_names(&self) -> Vec<String> {
        vec!["Alex".into(), "Steve".into()]
    }
    fn custom(&self, provider: &str, builder: &mut SuggestionsBuilder<'_>) {
        builder.matching([format!("from {provider}")]);
    }
}

fn run(line: &str, level: u8) -> Result<&'static str, (&'static str, Option<usize>)> {
    let tree = tree();
    let parse = tree.parse(line, level, &EmptyVocabulary);
    parse.executable().map(|(_, handler)| handler).map_err(|error| (error.key, error.cursor))
}

fn complete(line: &str, level: u8) -> (u32, u32, Vec<String>) {
    let tree = tree();
    let mut reader = StringReader::new(line);
    reader.skip_if('/');
    let parse = tree.parse_reader(reader, level, &Names);
    let found = tree.suggestions(&parse, line.len(), level, &Names);
    (found.start, found.length, found.list.into_iter().map(|s| s.text).collect())
}

#[test]
fn lines_find_their_handler() {
    assert_eq!(run("help", 0), Ok("help"));
    assert_eq!(run("help tick rate", 0), Ok("help one"));
    assert_eq!(run("msg Steve hi there", 0), Ok("msg"));
    assert_eq!(run("tell Steve hi there", 0), Ok("msg"));
    assert_eq!(run("gamemode creative", 2), Ok("gamemode"));
    assert_eq!(run("teleport Steve", 2), Ok("tp to"));
    assert_eq!(run("teleport 1 2 3", 2), Ok("tp at"));
    assert_eq!(run("teleport ~ ~10 ~", 2), Ok("tp at"));
    assert_eq!(run("teleport Steve Alex", 2), Ok("tp them to"));
    assert_eq!(run("teleport Steve 1 2 3", 2), Ok("tp them at"));
    assert_eq!(run("tick rate 5", 3), Ok("rate"));
}

#[test]
fn arguments_are_values() {
    let tree = tree();
    let parse = tree.parse("teleport Steve 1 2 3", 2, &EmptyVocabulary);
    let (context, _) = parse.executable().unwrap();
    assert_eq!(context.selector("targets").unwrap().player_name.as_deref(), Some("Steve"));
    let place = context.coordinates("location").unwrap();
    assert_eq!(place.position([0.0; 3], [0.0; 2]), [1.5, 2.0, 3.5]);
}

#[test]
fn errors_are_vanillas() {
    assert_eq!(run("", 4), Err(("command.unknown.command", Some(0))));
    assert_eq!(run("nope", 4), Err(("command.unknown.command", Some(0))));
    assert_eq!(run("gamemode creative", 0), Err(("command.unknown.command", Some(0))));
    assert_eq!(run("gamemode", 2), Err(("command.unknown.command", Some(8))));
    assert_eq!(run("gamemode ", 2), Err(("command.unknown.argument", Some(8))));
    assert_eq!(run("gamemode kreativ", 2), Err(("argument.gamemode.invalid", Some(16))));
    assert_eq!(run("gamemode creative @e", 2), Err(("argument.player.entities", Some(0))));
    assert_eq!(run("tick query now", 3), Err(("command.unknown.argument", Some(11))));
    assert_eq!(run("tick rate 0.5", 3), Err(("argument.float.low", Some(10))));
    assert_eq!(run("tick rate 5x", 3), Err(("command.expected.separator", Some(11))));
    assert_eq!(run("tell Steve", 0), Err(("command.unknown.command", Some(10))));
}

#[test]
fn completions() {
    assert_eq!(complete("ti", 3), (0, 2, vec!["tick".into()]));
    assert_eq!(complete("/ti", 3), (1, 2, vec!["tick".into()]));
    assert_eq!(complete("ti", 2), (0, 2, vec![]));
    assert_eq!(complete("tick ", 3), (5, 0, vec!["query".into(), "rate".into()]));
    assert_eq!(complete("tick rate ", 3), (10, 0, vec!["from rates".into()]));
    assert_eq!(complete("tell St", 0), (5, 2, vec!["Steve".into()]));
    assert_eq!(complete("gamemode s", 2).2, vec!["spectator", "survival"]);
    assert_eq!(complete("gamemode survival @", 2).2, vec!["@a", "@e", "@n", "@p", "@r", "@s"]);
    assert_eq!(complete("teleport @e[ty", 2), (12, 2, vec!["type=".into()]));
    assert_eq!(complete("teleport ~ ", 2), (9, 2, vec!["~ ~".into(), "~ ~ ~".into()]));
    // Units are UTF-16's: the sign outside the basic plane counts twice.
    assert_eq!(complete("tell \"\u{1F600}\" @", 2).0, 10);
}

#[test]
fn usages() {
    let tree = tree();
    assert_eq!(
        tree.smart_usage(NodeId::ROOT, 4),
        [
            "help [<command>]",
            "msg <targets> <message>",
            "tell -> msg",
            "gamemode <gamemode> [<target>]",
            "teleport (<destination>|<location>|<targets>)",
            "tick (query|rate)",
        ]
    );
    assert_eq!(tree.smart_usage(NodeId::ROOT, 0).len(), 3);
}

#[test]
fn export_is_filtered_and_numbered() {
    let flat = tree().flatten(0);
    let names: Vec<&str> = flat.nodes.iter().map(|node| node.name.as_str()).collect();
    assert_eq!(names, ["", "help", "msg", "tell", "command", "targets", "message"]);
    assert_eq!(flat.nodes[0].children, [1, 2, 3]);
    assert_eq!(flat.nodes[3].redirect, Some(2));
    assert_eq!((flat.nodes[5].parser, flat.nodes[5].properties.as_slice()), (6, &[2u8][..]));
    assert_eq!((flat.nodes[4].parser, flat.nodes[4].properties.as_slice()), (5, &[2u8][..]));
    assert_eq!(flat.nodes[6].kind, FlatKind::Argument);
    let flat = tree().flatten(4);
    let rate = flat.nodes.iter().find(|node| node.kind == FlatKind::Argument && node.name == "rate").unwrap();
    assert_eq!(rate.parser, 1);
    assert_eq!(rate.properties, [&[3u8][..], &1f32.to_be_bytes(), &10_000f32.to_be_bytes()].concat());
    assert_eq!(rate.suggestions, Some("minecraft:ask_server"));
    assert!(flat.nodes.iter().find(|node| node.name == "tick").unwrap().restricted);
}

/// One of each kind of argument.
fn every_argument() -> Tree<()> {
    let arguments = [
        Argument::Bool,
        Argument::Integer { min: Some(-1), max: None },
        Argument::Long { min: None, max: Some(5) },
        Argument::Float { min: None, max: None },
        Argument::Double { min: None, max: None },
        Argument::String(StringKind::Word),
        Argument::String(StringKind::Phrase),
        Argument::Entity { single: false, players: false },
        Argument::GameProfile,
        Argument::BlockPos,
        Argument::ColumnPos,
        Argument::Vec3 { centre: true },
        Argument::Vec2 { centre: true },
        Argument::Rotation,
        Argument::Angle,
        Argument::BlockState,
        Argument::BlockPredicate,
        Argument::ItemStack,
        Argument::ItemPredicate,
        Argument::Message,
        Argument::GameMode,
        Argument::Time { min: 0 },
        Argument::ResourceLocation,
        Argument::Resource { registry: "minecraft:world_clock" },
        Argument::ResourceOrTag { registry: "minecraft:worldgen/biome" },
        Argument::ResourceOrTagKey { registry: "minecraft:worldgen/structure" },
        Argument::Dimension,
        Argument::EntityAnchor,
        Argument::Uuid,
    ];
    let mut tree = Tree::new();
    for (index, kind) in arguments.into_iter().enumerate() {
        tree.register(
            literal(index.to_string()).then(argument("value", kind).executes(()).then(literal("x"))),
        );
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Whatever is typed, parsing and completing end, and what they say lies inside the line.
    #[test]
    fn nothing_typed_breaks_it(
        command in 0usize..27,
        rest in prop_oneof![
            any::<String>(),
            "[@a-s0-9 ~^\\[\\]=!,.#\"'\\\\:_ü😀-]{0,40}",
            "@[aeprsn]\\[[a-z_]{0,8}=?[!#]?[a-z0-9.-]{0,8},?[a-z]{0,4}",
        ],
        cursor in 0usize..60,
    ) {
        let tree = every_argument();
        let line = format!("{command} {rest}");
        for level in [0, 2] {
            let parse = tree.parse(&line, level, &Names);
            if let Err(error) = parse.executable() {
                prop_assert!(error.cursor.is_none_or(|at| at <= line.len() && line.is_char_boundary(at)));
                let _ = (error.context(), error.cursor_utf16());
            }
            let found = tree.suggestions(&parse, cursor, level, &Names);
            prop_assert!((found.start + found.length) as usize <= line.encode_utf16().count());
        }
    }

    /// A line without any command around it.
    #[test]
    fn any_line_at_all(line in any::<String>()) {
        let tree = tree();
        let parse = tree.parse(&line, 4, &Names);
        let _ = parse.executable();
        tree.suggestions(&parse, line.len(), 4, &Names);
    }

    /// Integers survive being written and read.
    #[test]
    fn integers(value in any::<i32>()) {
        let text = value.to_string();
        prop_assert_eq!(StringReader::new(&text).read_int(), Ok(value));
    }
}
