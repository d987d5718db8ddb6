# Texts of tengen analyze: the worth of a game's moves.

analyze-terms = { $size }, { $rules } rules, komi { $komi }
analyze-judged = Judged by { $network }, { $effort }
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
