// Made by `cargo run -p java --example generate -- ids DATA_FOLDER`; do not edit.

use super::ABSENT;
use super::{IdTable, Version};

packet_kinds! {
    /// Packets of the handshake state, serverbound, in the order of 26.3.
    HandshakeServerbound in handshake_serverbound {
        Intention = "intention",
    }
}

packet_kinds! {
    /// Packets of the status state, clientbound, in the order of 26.3.
    StatusClientbound in status_clientbound {
        StatusResponse = "status_response",
        PongResponse = "pong_response",
    }
}

packet_kinds! {
    /// Packets of the status state, serverbound, in the order of 26.3.
    StatusServerbound in status_serverbound {
        StatusRequest = "status_request",
        PingRequest = "ping_request",
    }
}

packet_kinds! {
    /// Packets of the login state, clientbound, in the order of 26.3.
    LoginClientbound in login_clientbound {
        LoginDisconnect = "login_disconnect",
        Hello = "hello",
        LoginFinished = "login_finished",
        LoginCompression = "login_compression",
        CustomQuery = "custom_query",
        CookieRequest = "cookie_request",
    }
}

packet_kinds! {
    /// Packets of the login state, serverbound, in the order of 26.3.
    LoginServerbound in login_serverbound {
        Hello = "hello",
        Key = "key",
        CustomQueryAnswer = "custom_query_answer",
        LoginAcknowledged = "login_acknowledged",
        CookieResponse = "cookie_response",
    }
}

packet_kinds! {
    /// Packets of the configuration state, clientbound, in the order of 26.3.
    ConfigurationClientbound in configuration_clientbound {
        CookieRequest = "cookie_request",
        CustomPayload = "custom_payload",
        Disconnect = "disconnect",
        FinishConfiguration = "finish_configuration",
        KeepAlive = "keep_alive",
        Ping = "ping",
        ResetChat = "reset_chat",
        RegistryData = "registry_data",
        ResourcePackPop = "resource_pack_pop",
        ResourcePackPush = "resource_pack_push",
        PostEffects = "post_effects",
        StoreCookie = "store_cookie",
        Transfer = "transfer",
        UpdateEnabledFeatures = "update_enabled_features",
        UpdateTags = "update_tags",
        SelectKnownPacks = "select_known_packs",
        CustomReportDetails = "custom_report_details",
        ServerLinks = "server_links",
        ClearDialog = "clear_dialog",
        ShowDialog = "show_dialog",
        CodeOfConduct = "code_of_conduct",
    }
}

packet_kinds! {
    /// Packets of the configuration state, serverbound, in the order of 26.3.
    ConfigurationServerbound in configuration_serverbound {
        ClientInformation = "client_information",
        CookieResponse = "cookie_response",
        CustomPayload = "custom_payload",
        FinishConfiguration = "finish_configuration",
        KeepAlive = "keep_alive",
        Pong = "pong",
        ResourcePack = "resource_pack",
        SelectKnownPacks = "select_known_packs",
        CustomClickAction = "custom_click_action",
        AcceptCodeOfConduct = "accept_code_of_conduct",
    }
}

packet_kinds! {
    /// Packets of the play state, clientbound, in the order of 26.3.
    PlayClientbound in play_clientbound {
        BundleDelimiter = "bundle_delimiter",
        AddEntity = "add_entity",
        Animate = "animate",
        AwardStats = "award_stats",
        BlockChangedAck = "block_changed_ack",
        BlockDestruction = "block_destruction",
        BlockEntityData = "block_entity_data",
        BlockEvent = "block_event",
        BlockUpdate = "block_update",
        BossEvent = "boss_event",
        ChangeDifficulty = "change_difficulty",
        ChunkBatchFinished = "chunk_batch_finished",
        ChunkBatchStart = "chunk_batch_start",
        ChunksBiomes = "chunks_biomes",
        ClearTitles = "clear_titles",
        CommandSuggestions = "command_suggestions",
        Commands = "commands",
        ContainerClose = "container_close",
        ContainerSetContent = "container_set_content",
        ContainerSetData = "container_set_data",
        ContainerSetSlot = "container_set_slot",
        CookieRequest = "cookie_request",
        Cooldown = "cooldown",
        CustomChatCompletions = "custom_chat_completions",
        CustomPayload = "custom_payload",
        DamageEvent = "damage_event",
        DebugBlockValue = "debug/block_value",
        DebugChunkValue = "debug/chunk_value",
        DebugEntityValue = "debug/entity_value",
        DebugEvent = "debug/event",
        DebugSample = "debug_sample",
        DeleteChat = "delete_chat",
        Disconnect = "disconnect",
        DisguisedChat = "disguised_chat",
        EntityEvent = "entity_event",
        EntityPositionSync = "entity_position_sync",
        Explode = "explode",
        AddTransientBlock = "add_transient_block",
        ForgetLevelChunk = "forget_level_chunk",
        GameEvent = "game_event",
        GameRuleValues = "game_rule_values",
        GameTestHighlightPos = "game_test_highlight_pos",
        MountScreenOpen = "mount_screen_open",
        HurtAnimation = "hurt_animation",
        InitializeBorder = "initialize_border",
        KeepAlive = "keep_alive",
        LevelChunkWithLight = "level_chunk_with_light",
        LevelEvent = "level_event",
        LevelParticles = "level_particles",
        LightUpdate = "light_update",
        Login = "login",
        LowDiskSpaceWarning = "low_disk_space_warning",
        MapItemData = "map_item_data",
        MerchantOffers = "merchant_offers",
        MoveEntityPos = "move_entity_pos",
        MoveEntityPosRot = "move_entity_pos_rot",
        MoveMinecartAlongTrack = "move_minecart_along_track",
        MoveEntityRot = "move_entity_rot",
        MoveVehicle = "move_vehicle",
        OpenBook = "open_book",
        OpenScreen = "open_screen",
        OpenSignEditor = "open_sign_editor",
        Ping = "ping",
        PongResponse = "pong_response",
        PlaceGhostRecipe = "place_ghost_recipe",
        PlayerAbilities = "player_abilities",
        PlayerChat = "player_chat",
        PlayerCombatEnd = "player_combat_end",
        PlayerCombatEnter = "player_combat_enter",
        PlayerCombatKill = "player_combat_kill",
        PlayerInfoRemove = "player_info_remove",
        PlayerInfoUpdate = "player_info_update",
        PlayerLookAt = "player_look_at",
        PlayerPosition = "player_position",
        PlayerRotation = "player_rotation",
        RecipeBookAdd = "recipe_book_add",
        RecipeBookRemove = "recipe_book_remove",
        RecipeBookSettings = "recipe_book_settings",
        RemoveEntities = "remove_entities",
        RemoveMobEffect = "remove_mob_effect",
        ResetScore = "reset_score",
        ResourcePackPop = "resource_pack_pop",
        ResourcePackPush = "resource_pack_push",
        PostEffects = "post_effects",
        Respawn = "respawn",
        RotateHead = "rotate_head",
        SectionBlocksUpdate = "section_blocks_update",
        SelectAdvancementsTab = "select_advancements_tab",
        ServerData = "server_data",
        SetActionBarText = "set_action_bar_text",
        SetBorderCenter = "set_border_center",
        SetBorderLerpSize = "set_border_lerp_size",
        SetBorderSize = "set_border_size",
        SetBorderWarningDelay = "set_border_warning_delay",
        SetBorderWarningDistance = "set_border_warning_distance",
        SetCamera = "set_camera",
        SetChunkCacheCenter = "set_chunk_cache_center",
        SetChunkCacheRadius = "set_chunk_cache_radius",
        SetCursorItem = "set_cursor_item",
        SetDefaultSpawnPosition = "set_default_spawn_position",
        SetDisplayObjective = "set_display_objective",
        SetEntityData = "set_entity_data",
        SetEntityLink = "set_entity_link",
        SetEntityMotion = "set_entity_motion",
        SetEquipment = "set_equipment",
        SetExperience = "set_experience",
        SetHealth = "set_health",
        SetHeldSlot = "set_held_slot",
        SetObjective = "set_objective",
        SetPassengers = "set_passengers",
        SetPlayerInventory = "set_player_inventory",
        SetPlayerTeam = "set_player_team",
        SetScore = "set_score",
        SetSimulationDistance = "set_simulation_distance",
        SetSubtitleText = "set_subtitle_text",
        SetTime = "set_time",
        SetTitleText = "set_title_text",
        SetTitlesAnimation = "set_titles_animation",
        SoundEntity = "sound_entity",
        Sound = "sound",
        StartConfiguration = "start_configuration",
        StopSound = "stop_sound",
        StoreCookie = "store_cookie",
        SwingAnimation = "swing_animation",
        SystemChat = "system_chat",
        TabList = "tab_list",
        TagQuery = "tag_query",
        TakeItemEntity = "take_item_entity",
        TeleportEntity = "teleport_entity",
        TestInstanceBlockStatus = "test_instance_block_status",
        TickingState = "ticking_state",
        TickingStep = "ticking_step",
        Transfer = "transfer",
        UpdateAdvancements = "update_advancements",
        UpdateAttributes = "update_attributes",
        UpdateMobEffect = "update_mob_effect",
        UpdateRecipes = "update_recipes",
        UpdateTags = "update_tags",
        ProjectilePower = "projectile_power",
        CustomReportDetails = "custom_report_details",
        ServerLinks = "server_links",
        Waypoint = "waypoint",
        ClearDialog = "clear_dialog",
        ShowDialog = "show_dialog",
    }
}

packet_kinds! {
    /// Packets of the play state, serverbound, in the order of 26.3.
    PlayServerbound in play_serverbound {
        AcceptTeleportation = "accept_teleportation",
        Attack = "attack",
        BlockEntityTagQuery = "block_entity_tag_query",
        BundleItemSelected = "bundle_item_selected",
        ChangeDifficulty = "change_difficulty",
        ChangeGameMode = "change_game_mode",
        ChatAck = "chat_ack",
        ChatCommand = "chat_command",
        ChatCommandSigned = "chat_command_signed",
        Chat = "chat",
        ChatSessionUpdate = "chat_session_update",
        ChunkBatchReceived = "chunk_batch_received",
        ClientCommand = "client_command",
        ClientTickEnd = "client_tick_end",
        ClientInformation = "client_information",
        CommandSuggestion = "command_suggestion",
        ConfigurationAcknowledged = "configuration_acknowledged",
        ContainerButtonClick = "container_button_click",
        ContainerClick = "container_click",
        ContainerClose = "container_close",
        ContainerSlotStateChanged = "container_slot_state_changed",
        CookieResponse = "cookie_response",
        CustomPayload = "custom_payload",
        DebugSubscriptionRequest = "debug_subscription_request",
        EditBook = "edit_book",
        EntityTagQuery = "entity_tag_query",
        Interact = "interact",
        JigsawGenerate = "jigsaw_generate",
        KeepAlive = "keep_alive",
        LockDifficulty = "lock_difficulty",
        MovePlayerPos = "move_player_pos",
        MovePlayerPosRot = "move_player_pos_rot",
        MovePlayerRot = "move_player_rot",
        MovePlayerStatusOnly = "move_player_status_only",
        MoveVehicle = "move_vehicle",
        PaddleBoat = "paddle_boat",
        PickItemFromBlock = "pick_item_from_block",
        PickItemFromEntity = "pick_item_from_entity",
        PingRequest = "ping_request",
        PlaceRecipe = "place_recipe",
        PlayerAbilities = "player_abilities",
        PlayerAction = "player_action",
        PlayerCommand = "player_command",
        PlayerInput = "player_input",
        PlayerLoaded = "player_loaded",
        Pong = "pong",
        Punch = "punch",
        RecipeBookChangeSettings = "recipe_book_change_settings",
        RecipeBookSeenRecipe = "recipe_book_seen_recipe",
        RenameItem = "rename_item",
        ResourcePack = "resource_pack",
        SeenAdvancements = "seen_advancements",
        SelectTrade = "select_trade",
        SetBeacon = "set_beacon",
        SetCarriedItem = "set_carried_item",
        SetCommandBlock = "set_command_block",
        SetCommandMinecart = "set_command_minecart",
        SetCreativeModeSlot = "set_creative_mode_slot",
        SetGameRule = "set_game_rule",
        SetJigsawBlock = "set_jigsaw_block",
        SetStructureBlock = "set_structure_block",
        SetTestBlock = "set_test_block",
        SignUpdate = "sign_update",
        SpectatorAction = "spectator_action",
        TeleportToEntity = "teleport_to_entity",
        TestInstanceBlockAction = "test_instance_block_action",
        UseItemOn = "use_item_on",
        UseItem = "use_item",
        CustomClickAction = "custom_click_action",
        Swing = "swing",
        SpectateEntity = "spectate_entity",
    }
}

/// Minecraft Java Edition 26.3.
#[rustfmt::skip]
pub static V26_3: Version = Version {
    name: "26.3",
    protocol: 777,
    handshake_serverbound: IdTable {
        to_wire: &[0],
        from_wire: &[0],
    },
    status_clientbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    status_serverbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    login_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5],
        from_wire: &[0, 1, 2, 3, 4, 5],
    },
    login_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4],
        from_wire: &[0, 1, 2, 3, 4],
    },
    configuration_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    },
    configuration_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    },
    play_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
    },
    play_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, ABSENT, ABSENT],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68],
    },
};

/// Minecraft Java Edition 26.2.
#[rustfmt::skip]
pub static V26_2: Version = Version {
    name: "26.2",
    protocol: 776,
    handshake_serverbound: IdTable {
        to_wire: &[0],
        from_wire: &[0],
    },
    status_clientbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    status_serverbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    login_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5],
        from_wire: &[0, 1, 2, 3, 4, 5],
    },
    login_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4],
        from_wire: &[0, 1, 2, 3, 4],
    },
    configuration_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    },
    configuration_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    },
    play_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, ABSENT, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, ABSENT, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, ABSENT, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
    },
    play_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, ABSENT, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68, 63, ABSENT],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 69, 64, 65, 66, 67, 68],
    },
};

/// Minecraft Java Edition 26.1.
#[rustfmt::skip]
pub static V26_1: Version = Version {
    name: "26.1",
    protocol: 775,
    handshake_serverbound: IdTable {
        to_wire: &[0],
        from_wire: &[0],
    },
    status_clientbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    status_serverbound: IdTable {
        to_wire: &[0, 1],
        from_wire: &[0, 1],
    },
    login_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5],
        from_wire: &[0, 1, 2, 3, 4, 5],
    },
    login_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4],
        from_wire: &[0, 1, 2, 3, 4],
    },
    configuration_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    },
    configuration_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    },
    play_clientbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, ABSENT, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, ABSENT, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, ABSENT, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143],
    },
    play_serverbound: IdTable {
        to_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, ABSENT, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, ABSENT, 64, 65, 66, 67, 68, 63, 62],
        from_wire: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 70, 69, 64, 65, 66, 67, 68],
    },
};

/// Every version this crate has tables for, canonical first.
pub static VERSIONS: [&Version; 3] = [&V26_3, &V26_2, &V26_1];
