//! Scores and teams. Names shown to players are text components.

use crate::wire::{RawNbt, VarInt, wire_struct, wire_union};

wire_union! {
    /// How a score is shown.
    NumberFormat: VarInt {
        Blank = 0 {}
        /// A style, a compound.
        Styled = 1 { style: RawNbt }
        Fixed = 2 { text: RawNbt }
    }
}

wire_union! {
    /// What happens to an objective. Render type: 0 integer, 1 hearts.
    ObjectiveMethod: u8 {
        Add = 0 { display_name: RawNbt, render_type: VarInt, number_format: Option<NumberFormat> }
        Remove = 1 {}
        Change = 2 { display_name: RawNbt, render_type: VarInt, number_format: Option<NumberFormat> }
    }
}

wire_struct! {
    /// An objective.
    SetObjective { name: String, method: ObjectiveMethod }

    /// Where an objective is shown.
    SetDisplayObjective {
        /// 0 list, 1 sidebar, 2 below name, 3..=18 sidebar of a team's colour.
        slot: VarInt,
        /// Empty: none.
        objective: String,
    }

    /// A score.
    SetScore {
        owner: String,
        objective: String,
        score: VarInt,
        display: Option<RawNbt>,
        number_format: Option<NumberFormat>,
    }

    /// Takes an owner's score, or all of them, away.
    ResetScore { owner: String, objective: Option<String> }

    /// A team.
    SetPlayerTeam { name: String, method: TeamMethod }

    /// How a team looks.
    TeamParameters {
        display_name: RawNbt,
        prefix: RawNbt,
        suffix: RawNbt,
        /// 0 always, 1 never, 2 hide for other teams, 3 hide for own team.
        name_tag_visibility: VarInt,
        /// 0 always, 1 never, 2 push other teams, 3 push own team.
        collision: VarInt,
        /// 0..=15.
        color: Option<VarInt>,
        /// 1 friendly fire, 2 sees friendly invisibles.
        options: u8,
    }
}

wire_union! {
    /// What happens to a team.
    TeamMethod: u8 {
        Add = 0 { parameters: TeamParameters, players: Vec<String> }
        Remove = 1 {}
        Change = 2 { parameters: TeamParameters }
        Join = 3 { players: Vec<String> }
        Leave = 4 { players: Vec<String> }
    }
}
