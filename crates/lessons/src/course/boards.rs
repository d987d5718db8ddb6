//! Positions that several pages show.

/// Diagram 2 of the booklet: a finished game.
pub(super) const DIA_2: &str = "
    . . . . . . . . .
    . . X . . . X X .
    . X X X X X X X X
    X X . . X X O O O
    O O X . . X O O .
    . O O X X O O . .
    . . O O X O O . .
    . . O . O O . . .
    . . . . O . . . .";

/// Diagram 3: liberties in the middle, at the edge and in the corner.
pub(super) const DIA_3: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O O . .
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . X";

/// Diagram 4: one, two and three stones in atari.
pub(super) const DIA_4: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X . . . O O . . .
    O X . O X X . . .
    . . . . O O . . .
    . . . . . . . . .
    . . . . . . . X O
    . . . . . . X O O";

/// Diagram 5: two points where Black may not play.
pub(super) const DIA_5: &str = "
    . . . . . . . . .
    . . . . . . . . .
    X X . . . . . O O
    O O X . . . O X X
    . O . X . . O X .
    O O X . . . O X X
    X X . . . . . O O
    . . . . . . . . .
    . . . . . . . . .";

/// Diagram 6: a ko.
pub(super) const DIA_6: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X O . . .
    . . . X O . O . .
    . . . . X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// Diagram 7: a ko, and something to threaten.
pub(super) const DIA_7: &str = "
    . X X . . . . . .
    X O O . . . . . .
    X . . . . . . . .
    . . . . X O . . .
    . . . X O . O . .
    . . . . X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// Diagram 8: two eyes.
pub(super) const DIA_8: &str = "
    . O O . O O .
    O O O O O O O
    O O O O O . O
    X X X X O O O
    . X . X O O .";

/// Diagram 9: one eye and a false one.
pub(super) const DIA_9: &str = "
    . O O . O O .
    O O O O O O O
    O O O O O . O
    X X X O O O O
    . X . X O . O";

/// Diagram 10: seki.
pub(super) const DIA_10: &str = "
    . X O . X O . . .
    . X O . X O . . .
    . X O O X O . . .
    . X X X O O . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .";

/// Diagram 11: the end of a game, one neutral point still open.
pub(super) const DIA_11: &str = "
    . . . . X O . . .
    . X . X X O . O .
    . . X . X O O O .
    . . . X X O . X .
    . . X . X O O O .
    . . . X . O . . .
    . . X X O . O . .
    . X . X O . . O .
    . . . X O . . . .";

/// 43 points for Black, 38 for White.
pub(super) const HALVES: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . X O . . . .
    . . . X O . . . .";

/// Figure 2 of the AGA's commentary: neutral points in a seki that only Black can fill.
pub(super) const AGA_2: &str = "
    . O . O . O . O X .
    O O O O O O O O X X
    X X X X X X O O X .
    . X X . . X O O X X
    . O O O . X O O X X";

/// Figure 3: an eye in a seki.
pub(super) const AGA_3: &str = "
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . O O
    . . X O . . O X X
    . . X O . . O X .
    . . X X O . O X X
    . . . X O O O X .
    . . . . X X X O O
    . . . . . . X O .";

/// Figure 4: a fight in which the position can come back after four plays.
pub(super) const AGA_4: &str = "
    . . . . . . . X X
    . . . . . . . O .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O . . .
    X X X X X O . . .
    . O . X X O . . .
    O O X X X O . . .
    . X . O X O . . .";
