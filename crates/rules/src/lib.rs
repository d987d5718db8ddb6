//! The rules of Go: board, repetition, rulesets as data, the game as a log, scoring.
