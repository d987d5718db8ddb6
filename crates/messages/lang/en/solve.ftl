# Texts of tengen solve: small boards solved.

solve-heading = { $size }, { $rules }, komi { $komi }, { $colour ->
    [black] Black
   *[white] White
} to move:
solve-prisoners = Prisoners: Black { $black }, White { $white }
solve-line = Best play: { $line }
solve-bounds = Not solved. At best for White: { $low }; at best for Black: { $high }
solve-positions = { $positions ->
    [one] { $positions } position was looked at
   *[other] { $positions } positions were looked at
}
solve-progress = Black’s margin on the board is from { $low } to { $high }
solve-what = say --size or --position
solve-turn = move { $number }: it is not { $colour ->
    [black] Black’s
   *[white] White’s
} turn
solve-move = move { $number }: { $why }
solve-end-turn = the record says that it is { $colour ->
    [black] Black’s
   *[white] White’s
} turn, but it is not
solve-size = a board of { $size } has { $points } points: { $most } can be solved at most
solve-territory-size = a board of { $size } has { $points } points: under Japanese rules { $most } can be solved at most
solve-long-cycle = a long cycle decides, which has no result under these rules
solve-no-superko = these rules have no superko, so a long cycle has no score
solve-other-superko = this superko cannot be solved yet: only positional, situational and natural situational superko can
solve-ending = these rules do not end the game by two passes, and only such rules can be solved yet
solve-scoring = these rules do not count by area, and only area can be solved yet
solve-over = two passes have ended the game
