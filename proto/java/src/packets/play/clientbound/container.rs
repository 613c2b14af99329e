//! Inventories, windows and recipes.

use crate::wire::{
    HolderSet, Identifier, ItemStack, OptionalId, RawNbt, RecipeDisplay, SlotDisplay, VarInt, wire_struct,
};

wire_struct! {
    /// Everything in a window.
    ContainerSetContent { window: VarInt, state: VarInt, slots: Vec<ItemStack>, carried: ItemStack }

    /// One slot of a window.
    ContainerSetSlot { window: VarInt, state: VarInt, slot: i16, stack: ItemStack }

    /// A number a window shows, such as a furnace's progress.
    ContainerSetData { window: VarInt, property: i16, value: i16 }

    /// Closes a window.
    ContainerClose { window: VarInt }

    /// Opens a window.
    OpenScreen {
        window: VarInt,
        /// Number in the menu registry.
        menu: VarInt,
        /// Text component.
        title: RawNbt,
    }

    /// Opens a mount's inventory.
    MountScreenOpen { window: VarInt, columns: VarInt, entity: i32 }

    /// What the player carries with the mouse.
    SetCursorItem { stack: ItemStack }

    /// One slot of the player's inventory.
    SetPlayerInventory {
        /// 0..=8 hotbar, 9..=35 main, 36..=39 feet to head, 40 off hand, 41 body, 42 saddle.
        slot: VarInt,
        stack: ItemStack,
    }

    /// What can go where, and the stonecutter's recipes.
    UpdateRecipes { property_sets: Vec<(Identifier, Vec<VarInt>)>, stonecutter: Vec<StonecutterRecipe> }

    /// A recipe of the stonecutter.
    StonecutterRecipe { ingredient: HolderSet, result: SlotDisplay }

    /// Adds recipes to the recipe book.
    RecipeBookAdd {
        entries: Vec<RecipeBookEntry>,
        /// These instead of what is there.
        replace: bool,
    }

    /// A recipe of the recipe book.
    RecipeBookEntry {
        /// A number of this run of the server.
        id: VarInt,
        display: RecipeDisplay,
        group: OptionalId,
        /// Number in the recipe_book_category registry.
        category: VarInt,
        ingredients: Option<Vec<HolderSet>>,
        /// 1 notify, 2 highlight.
        flags: u8,
    }

    /// Takes recipes from the recipe book.
    RecipeBookRemove { recipes: Vec<VarInt> }

    /// What is open and what is filtered in the recipe books.
    RecipeBookSettings {
        crafting: RecipeBookSetting,
        furnace: RecipeBookSetting,
        blast_furnace: RecipeBookSetting,
        smoker: RecipeBookSetting,
    }

    /// One recipe book.
    RecipeBookSetting { open: bool, filtering: bool }

    /// Shows what a recipe needs.
    PlaceGhostRecipe { window: VarInt, display: RecipeDisplay }
}
