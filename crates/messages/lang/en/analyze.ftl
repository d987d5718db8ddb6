# What the moves of a game were worth: what tengen analyze says.

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
analyze-no-worst = No move lost as much as would be called an inaccuracy.
analyze-worst = The worst moves
analyze-worst-move = move
analyze-worst-colour = {""}
analyze-worst-played = played
analyze-worst-lost = points lost
analyze-worst-rate = win rate
analyze-worst-better = better
analyze-unreadable = after move { $number } the record cannot be read: { $why }
