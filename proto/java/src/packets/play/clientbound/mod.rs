//! What a server sends while playing.

mod advancements;
mod chat;
mod chunk;
mod commands;
mod container;
mod entity;
mod interface;
mod join;
mod player;
mod player_info;
mod scoreboard;
mod world;

pub use advancements::*;
pub use chat::*;
pub use chunk::*;
pub use commands::*;
pub use container::*;
pub use entity::*;
pub use interface::*;
pub use join::*;
pub use player::*;
pub use player_info::*;
pub use scoreboard::*;
pub use world::*;

use crate::packets::common::common_clientbound;
use crate::packets::packet_enum;
use crate::wire::wire_struct;

common_clientbound!();

wire_struct! {
    /// Begins or ends packets to be handled in one go.
    BundleDelimiter {}

    /// Answers a ping request with the same number.
    PongResponse { time: i64 }

    /// Back to configuration.
    StartConfiguration {}
}

packet_enum! {
    /// What a server may send while playing.
    PlayClientbound {
        BundleDelimiter, AddEntity, Animate, AwardStats, BlockChangedAck, BlockDestruction,
        BlockEntityData, BlockEvent, BlockUpdate, BossEvent, ChangeDifficulty, ChunkBatchFinished,
        ChunkBatchStart, ChunksBiomes, ClearTitles, CommandSuggestions, Commands, ContainerClose,
        ContainerSetContent, ContainerSetData, ContainerSetSlot, CookieRequest, Cooldown,
        CustomChatCompletions, CustomPayload, DamageEvent, DeleteChat, Disconnect, DisguisedChat,
        EntityEvent, EntityPositionSync, Explode, AddTransientBlock, ForgetLevelChunk, GameEvent,
        GameRuleValues, MountScreenOpen, HurtAnimation, InitializeBorder, KeepAlive, LevelChunkWithLight,
        LevelEvent, LevelParticles, LightUpdate, Login, LowDiskSpaceWarning, MapItemData, MoveEntityPos,
        MoveEntityPosRot, MoveMinecartAlongTrack, MoveEntityRot, MoveVehicle, OpenBook, OpenScreen,
        OpenSignEditor, Ping, PongResponse, PlaceGhostRecipe, PlayerAbilities, PlayerChat,
        PlayerCombatEnd, PlayerCombatEnter, PlayerCombatKill, PlayerInfoRemove, PlayerInfoUpdate,
        PlayerLookAt, PlayerPosition, PlayerRotation, RecipeBookAdd, RecipeBookRemove, RecipeBookSettings,
        RemoveEntities, RemoveMobEffect, ResetScore, ResourcePackPop, ResourcePackPush, PostEffects,
        Respawn, RotateHead, SectionBlocksUpdate, SelectAdvancementsTab, ServerData, SetActionBarText,
        SetBorderCenter, SetBorderLerpSize, SetBorderSize, SetBorderWarningDelay,
        SetBorderWarningDistance, SetCamera, SetChunkCacheCenter, SetChunkCacheRadius, SetCursorItem,
        SetDefaultSpawnPosition, SetDisplayObjective, SetEntityData, SetEntityLink, SetEntityMotion,
        SetEquipment, SetExperience, SetHealth, SetHeldSlot, SetObjective, SetPassengers,
        SetPlayerInventory, SetPlayerTeam, SetScore, SetSimulationDistance, SetSubtitleText, SetTime,
        SetTitleText, SetTitlesAnimation, SoundEntity, Sound, StartConfiguration, StopSound, StoreCookie,
        SwingAnimation, SystemChat, TabList, TagQuery, TakeItemEntity, TeleportEntity, TickingState,
        TickingStep, Transfer, UpdateAdvancements, UpdateAttributes, UpdateMobEffect, UpdateRecipes,
        UpdateTags, ProjectilePower, CustomReportDetails, ServerLinks, Waypoint, ClearDialog, ShowDialog,
    }
}
