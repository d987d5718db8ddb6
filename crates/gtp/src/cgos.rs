//! The commands that the clients of the server CGOS send, besides `cgos-genmove_analyze`.

use crate::Player;
use crate::commands::done;
use crate::table::{Line, Takes, from};

/// All of them, in alphabetical order. They tell of the game, and Tengen plays all games alike.
pub(crate) fn table<P: Player>() -> [Line<P>; 3] {
    [
        ("cgos-gameover", Takes::ANY, |_, _| done()),
        ("cgos-opponent_name", from(1), |_, _| done()),
        ("cgos-opponent_rating", from(1), |_, _| done()),
    ]
}
