//! The features of the End.

pub(super) mod chorus_plant;
pub(super) mod gateway;
pub(super) mod island;
pub(super) mod platform;
pub(super) mod podium;
pub(super) mod spike;
