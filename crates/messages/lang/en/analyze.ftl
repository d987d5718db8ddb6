# Texts of tengen analyze: the worth of a game's moves.

analyze-terms = { $size }, { $rules } rules, komi { $komi }
analyze-judged = Judged by { $network }, { $effort }
analyze-part = { $last ->
    [same] Move { $first } of { $all } alone was judged.
   *[other] Moves { $first } to { $last } of { $all } alone were judged.
}
analyze-visits = { $visits ->
    [one] { $visits } visit a position
   *[other] { $visits } visits a position
}
analyze-seconds = { $seconds } s a position
analyze-head-moves = moves
analyze-head-accuracy = accuracy
analyze-head-points = points/move
analyze-head-inaccuracies = inaccuracies
analyze-head-mistakes = mistakes
analyze-head-blunders = blunders
analyze-no-worst = No move lost enough to be called an inaccuracy.
analyze-worst = The worst moves
analyze-worst-move = move
analyze-worst-colour = {""}
analyze-worst-played = played
analyze-worst-lost = points lost
analyze-worst-rate = win rate
analyze-worst-better = better
analyze-full-record = --full is about records: add --sgf, or say a file that ends in .sgf
analyze-folder = several records need a folder for a form that has a file for each: { $option } DIR/
analyze-one-game = this file has { $games } games of Go ({ $numbers }), and a page is about one: name one with --game, or say a folder with { $option } DIR/
analyze-reused = { $positions ->
    [one] { $positions } position was
   *[other] { $positions } positions were
} not searched again: the record has them with at least { $visits } visits
analyze-path = path
analyze-variations = The worst moves of { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
}
analyze-variations-good = No move of { $variations ->
    [one] the variation
   *[other] the { $variations } variations
} lost enough to be called an inaccuracy.
analyze-unreadable = after move { $number } the record cannot be read: { $why }

## The page

analyze-board = Position
analyze-position = { $number ->
    [0] Before the first move
   *[other] Position after move { $number }
}
analyze-back = One move back
analyze-on = One move on
analyze-keys = Arrow keys: a move; Page Up and Page Down: ten; Home and End: all the way.
analyze-illegal = The move is against the rules.
analyze-lost = { $verdict ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost.
analyze-was-better = { $move ->
    [pass] A pass
   *[other] { $move }
} was better.
analyze-better = Better. { $ahead }
analyze-graph = Chance of winning and lead, move by move
analyze-dots = Mistakes and blunders
analyze-best = Best moves here
analyze-lead = Black’s lead
analyze-looks = Visits
analyze-line = How play would go on
analyze-players = Players
analyze-thresholds = An inaccuracy costs { $inaccuracy } points or more, a mistake { $mistake }, a blunder { $blunder }.

## The report

analyze-phase = phase
analyze-phase-opening = opening
analyze-phase-middle = middle game
analyze-phase-end = endgame
analyze-report = Report
analyze-report-phases = The phases of the game
analyze-report-turns = The moves that cost most of the chance of winning
analyze-report-signs = The cross is the move that was played, and the numbers are a better line.
analyze-report-rate = The player’s chance of winning: { $was }, then { $is }.
analyze-report-line = Better: { $line }.
analyze-report-end = The end of the game
analyze-report-open = The position is not finished, so it is not counted.
analyze-report-graph = Solid: Black’s chance of winning, from 0 to 100%. Dashed: Black’s lead, from −{ $points } to +{ $points } points.
analyze-pdf-letters = the fonts of PDF lack some letters of this game: question marks stand for them. The page (--report) has all letters
