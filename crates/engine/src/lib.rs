//! The computer player: Monte-Carlo tree search, strength and style.
