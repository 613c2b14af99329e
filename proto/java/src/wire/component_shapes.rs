//! The form of every data component's value in 26.3.

use registry::older::Mapped;

use super::Reader;
use super::shape::Shape::{
    self, Compound, Fixed, Holder, HolderOf, HolderSet, Id, Identifier, List, Nbt, Opt, Registered, SetOf,
    Since26_3, Str, Switch, Template, Text, VarInt,
};
use crate::error::DecodeError;

/// Number of data component types.
pub const COMPONENT_COUNT: usize = COMPONENTS.len();

/// Name of a data component type, without namespace.
#[must_use]
pub fn component_name(kind: u32) -> Option<&'static str> {
    COMPONENTS.get(kind as usize).map(|(name, _)| *name)
}

/// Checks that `value` has exactly the form of this type's value.
///
/// # Errors
/// When the type does not exist or the bytes have another form.
pub fn check_component(kind: u32, value: &[u8]) -> Result<(), DecodeError> {
    let mut reader = Reader::new(value);
    super::shape::walk(&mut reader, super::shape::component(kind.cast_signed())?)?;
    reader.finish()
}

/// Limit of lists without a stated one.
const MANY: usize = 4096;
const BOOL: Shape = Fixed(1);
const I32: Shape = Fixed(4);
const F32: Shape = Fixed(4);
const F64: Shape = Fixed(8);
const POSITION: Shape = Fixed(8);
/// A sound: registered, or its name and range.
pub(crate) const SOUND: Shape = HolderOf(Mapped::SoundEvent, &[Identifier, Opt(&[F32])]);
/// A constant after true, the name of a provider after false.
const RESOLVABLE: Shape = Switch(&[&[Identifier], &[I32]]);

static MOB_EFFECT: [Shape; 7] = [VarInt, VarInt, VarInt, BOOL, BOOL, BOOL, Opt(&MOB_EFFECT_DETAILS)];
/// Amplifier, duration, ambient, particles, icon, and the effect hidden under this one.
static MOB_EFFECT_DETAILS: [Shape; 6] = [VarInt, VarInt, BOOL, BOOL, BOOL, Opt(&MOB_EFFECT_DETAILS)];

/// Apply effects, remove effects, clear all, teleport randomly, play sound.
static CONSUME_EFFECT: [Shape; 1] = [Switch(&[
    &[List(MANY, &MOB_EFFECT), F32],
    &[HolderSet],
    &[],
    &[F32, Since26_3(&[0], &[BOOL])],
    &[SOUND],
])];

/// Blocks, state properties, NBT, exact components, partial components.
static BLOCK_PREDICATE: [Shape; 5] = [
    Opt(&[SetOf(Mapped::Block)]),
    Opt(&[List(MANY, &[Str(32767), Switch(&[&[Opt(&[Str(32767)]), Opt(&[Str(32767)])], &[Str(32767)]])])]),
    Opt(&[Compound]),
    List(MANY, &[Shape::Component]),
    List(64, &[BOOL, VarInt, Nbt]),
];

static FIREWORK_EXPLOSION: [Shape; 5] = [VarInt, List(MANY, &[I32]), List(MANY, &[I32]), BOOL, BOOL];

/// Name, value, signature.
const PROPERTIES: Shape = List(16, &[Str(64), Str(32767), Opt(&[Str(1024)])]);

/// A partial profile or a whole one, then a skin patch.
pub(super) static RESOLVABLE_PROFILE: [Shape; 5] = [
    Switch(&[&[Opt(&[Str(16)]), Opt(&[Fixed(16)]), PROPERTIES], &[Fixed(16), Str(16), PROPERTIES]]),
    Opt(&[Identifier]),
    Opt(&[Identifier]),
    Opt(&[Identifier]),
    Opt(&[VarInt]),
];

/// Width, height, asset, title, author.
pub(super) static PAINTING: [Shape; 1] = [Holder(&[VarInt, VarInt, Identifier, Opt(&[Text]), Opt(&[Text])])];

/// Name and form by number.
#[rustfmt::skip]
pub(crate) static COMPONENTS: [(&str, &[Shape]); 122] = [
    ("custom_data", &[Nbt]),
    ("max_stack_size", &[VarInt]),
    ("max_damage", &[VarInt]),
    ("damage", &[VarInt]),
    ("unbreakable", &[]),
    ("use_effects", &[BOOL, BOOL, F32]),
    ("custom_name", &[Text]),
    ("minimum_attack_charge", &[F32]),
    ("damage_type", &[Id(Mapped::DamageType)]),
    ("item_name", &[Text]),
    ("item_model", &[Identifier]),
    ("lore", &[List(256, &[Text])]),
    ("rarity", &[VarInt]),
    ("enchantments", &[List(MANY, &[VarInt, VarInt])]),
    ("can_place_on", &[List(MANY, &BLOCK_PREDICATE)]),
    ("can_break", &[List(MANY, &BLOCK_PREDICATE)]),
    ("attribute_modifiers", &[List(MANY, &[Id(Mapped::Attribute), Identifier, F64, VarInt, VarInt, Switch(&[&[], &[], &[Text]])])]),
    ("custom_model_data", &[List(MANY, &[F32]), List(MANY, &[BOOL]), List(MANY, &[Str(32767)]), List(MANY, &[I32])]),
    ("tooltip_display", &[BOOL, List(MANY, &[Id(Mapped::DataComponentType)])]),
    ("repair_cost", &[VarInt]),
    ("creative_slot_lock", &[]),
    ("enchantment_glint_override", &[BOOL]),
    ("intangible_projectile", &[Nbt]),
    ("food", &[VarInt, F32, BOOL]),
    ("consumable", &[F32, VarInt, SOUND, BOOL, List(MANY, &CONSUME_EFFECT)]),
    ("use_remainder", &[Template]),
    ("use_cooldown", &[F32, Opt(&[Identifier])]),
    ("damage_resistant", &[SetOf(Mapped::DamageType)]),
    ("tool", &[List(MANY, &[SetOf(Mapped::Block), Opt(&[F32]), Opt(&[BOOL])]), F32, VarInt, BOOL]),
    ("weapon", &[VarInt, F32]),
    ("attack_range", &[F32, F32, F32, F32, F32, F32]),
    ("enchantable", &[VarInt]),
    ("equippable", &[VarInt, SOUND, Opt(&[Identifier]), Opt(&[Identifier]), Opt(&[SetOf(Mapped::EntityType)]), BOOL, BOOL, BOOL, BOOL, BOOL, SOUND]),
    ("repairable", &[SetOf(Mapped::Item)]),
    ("glider", &[]),
    ("tooltip_style", &[Identifier]),
    ("death_protection", &[List(MANY, &CONSUME_EFFECT)]),
    ("blocks_attacks", &[F32, F32, List(MANY, &[F32, Opt(&[SetOf(Mapped::DamageType)]), F32, F32]), F32, F32, F32, Opt(&[SetOf(Mapped::DamageType)]), Opt(&[SOUND]), Opt(&[SOUND])]),
    ("piercing_weapon", &[BOOL, BOOL, Opt(&[SOUND]), Opt(&[SOUND])]),
    ("kinetic_weapon", &[VarInt, VarInt, Opt(&[VarInt, F32, F32]), Opt(&[VarInt, F32, F32]), Opt(&[VarInt, F32, F32]), F32, F32, Opt(&[SOUND]), Opt(&[SOUND])]),
    ("attack_animation", &[VarInt, VarInt]),
    ("interact_animation", &[VarInt, VarInt]),
    ("additional_trade_cost", &[VarInt]),
    ("block_transformer", &[VarInt]),
    ("villager_food", &[VarInt]),
    ("stored_enchantments", &[List(MANY, &[VarInt, VarInt])]),
    ("dye", &[VarInt]),
    ("dyed_color", &[I32]),
    ("map_id", &[VarInt]),
    ("map_decorations", &[Nbt]),
    ("map_post_processing", &[VarInt]),
    ("charged_projectiles", &[List(1024, &[Template])]),
    ("bundle_contents", &[List(MANY, &[Template])]),
    ("potion_contents", &[Opt(&[VarInt]), Opt(&[I32]), List(MANY, &MOB_EFFECT), Opt(&[Str(32767)])]),
    ("potion_duration_scale", &[F32]),
    ("suspicious_stew_effects", &[List(MANY, &[VarInt, VarInt])]),
    ("writable_book_content", &[List(100, &[Str(1024), Opt(&[Str(1024)])])]),
    ("written_book_content", &[Str(32), Opt(&[Str(32)]), Str(32767), VarInt, List(MANY, &[Text, Opt(&[Text])]), BOOL]),
    ("trim", &[Registered(&[Identifier, Text]), Holder(&[Identifier, Text, BOOL])]),
    ("debug_stick_state", &[Nbt]),
    ("entity_data", &[Id(Mapped::EntityType), Compound]),
    ("bucket_entity_data", &[Compound]),
    ("block_entity_data", &[Id(Mapped::BlockEntityType), Compound]),
    ("instrument", &[Holder(&[SOUND, F32, F32, Since26_3(&[0], &[VarInt]), Text])]),
    ("provides_trim_material", &[Registered(&[Identifier, Text])]),
    ("ominous_bottle_amplifier", &[VarInt]),
    ("jukebox_playable", &[HolderOf(Mapped::JukeboxSong, &[SOUND, Text, F32, VarInt])]),
    ("provides_banner_patterns", &[HolderSet]),
    ("recipes", &[Nbt]),
    ("lodestone_tracker", &[Opt(&[Identifier, POSITION]), BOOL]),
    ("firework_explosion", &[VarInt, List(MANY, &[I32]), List(MANY, &[I32]), BOOL, BOOL]),
    ("fireworks", &[VarInt, List(256, &FIREWORK_EXPLOSION)]),
    ("profile", &RESOLVABLE_PROFILE),
    ("note_block_sound", &[Identifier]),
    ("banner_patterns", &[List(MANY, &[Holder(&[Identifier, Str(32767)]), VarInt])]),
    ("base_color", &[VarInt]),
    ("pot_decorations", &[Opt(&[Template]), Opt(&[Template]), Opt(&[Template]), Opt(&[Template])]),
    ("container", &[List(256, &[Opt(&[Template])])]),
    ("block_state", &[List(MANY, &[Str(32767), Str(32767)])]),
    ("bees", &[List(MANY, &[VarInt, Compound, VarInt, VarInt])]),
    ("sulfur_cube_content", &[Template]),
    ("lock", &[Nbt]),
    ("container_loot", &[Nbt]),
    ("break_sound", &[SOUND]),
    ("compostable", &[RESOLVABLE]),
    ("cooking_fuel", &[RESOLVABLE, RESOLVABLE]),
    ("brewing_fuel", &[RESOLVABLE, RESOLVABLE]),
    ("mob_visibility", &[HolderSet, F32]),
    ("villager/variant", &[VarInt]),
    ("wolf/variant", &[VarInt]),
    ("wolf/sound_variant", &[VarInt]),
    ("wolf/collar", &[VarInt]),
    ("fox/variant", &[VarInt]),
    ("salmon/size", &[VarInt]),
    ("parrot/variant", &[VarInt]),
    ("tropical_fish/pattern", &[VarInt]),
    ("tropical_fish/base_color", &[VarInt]),
    ("tropical_fish/pattern_color", &[VarInt]),
    ("mooshroom/variant", &[VarInt]),
    ("rabbit/variant", &[VarInt]),
    ("pig/variant", &[VarInt]),
    ("pig/sound_variant", &[VarInt]),
    ("cow/variant", &[VarInt]),
    ("cow/sound_variant", &[VarInt]),
    ("chicken/variant", &[VarInt]),
    ("chicken/sound_variant", &[VarInt]),
    ("zombie_nautilus/variant", &[VarInt]),
    ("frog/variant", &[VarInt]),
    ("horse/variant", &[VarInt]),
    ("painting/variant", &PAINTING),
    ("llama/variant", &[VarInt]),
    ("axolotl/variant", &[VarInt]),
    ("cat/variant", &[VarInt]),
    ("cat/sound_variant", &[VarInt]),
    ("cat/collar", &[VarInt]),
    ("sheep/color", &[VarInt]),
    ("shulker/color", &[VarInt]),
    ("provides_pottery_pattern", &[VarInt]),
    ("sign_text_front", &[Text, Text, Text, Text, Opt(&[Text, Text, Text, Text]), VarInt, BOOL]),
    ("sign_text_back", &[Text, Text, Text, Text, Opt(&[Text, Text, Text, Text]), VarInt, BOOL]),
    ("waxed", &[]),
    ("cushion/color", &[VarInt]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_must_have_their_form() {
        assert_eq!(component_name(3), Some("damage"));
        assert!(check_component(3, &[7]).is_ok());
        assert!(check_component(3, &[7, 7]).is_err());
        assert!(check_component(4, &[]).is_ok());
        assert!(check_component(6, &[1, 0]).is_err(), "a byte tag is no text");
        assert!(check_component(COMPONENT_COUNT as u32, &[]).is_err());
    }

    #[test]
    fn effects_hidden_under_effects_are_limited() {
        let nested = |levels: usize| {
            let mut value = vec![0, 0, 1, 1];
            for level in 1..=levels {
                value.extend([0, 0, 0, 0, 0, u8::from(level < levels)]);
            }
            value.push(0);
            value
        };
        assert!(check_component(53, &nested(3)).is_ok());
        assert_eq!(check_component(53, &nested(10_000)), Err(DecodeError::TooDeep));
    }

    #[test]
    fn items_in_items_are_walked() {
        // A bundle with one item that is damaged.
        assert!(check_component(52, &[1, 5, 1, 1, 0, 3, 7]).is_ok());
        assert!(check_component(52, &[1, 5, 1, 1, 0, 3]).is_err());
    }
}
