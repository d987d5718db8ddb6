//! Who is alive, who is dead, whose point it is at the end of a game of Go.
