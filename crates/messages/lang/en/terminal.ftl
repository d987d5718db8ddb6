# Texts in a terminal.

## tengen rules

rules-counted = { $method ->
    [area] area
    [territory] territory
   *[stones] stones
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NAME` explains one of them, `tengen rules --compare NAME NAME` shows two side
    by side; `tengen rules --toml NAME` writes it as a file to change, which every --rules takes.
rules-compared = { $left } and { $right }: < only the first, > only the second

## tengen glossary

glossary-unknown = There is no { $term } among the terms; `tengen glossary` prints all of them.

## The meaning of a board's marks, and the notes beside it

sign-dead = dead
sign-territory = territory of { $owner ->
    [black] Black
    [white] White
   *[both] Black, White
}
sign-seki = alive in seki
sign-neutral = neutral
sign-unsealed = open border
sign-open = not settled
sign-added = counted as added
sign-ko = ko
note-captured = { $sign }: { $colour ->
    [black] Black
   *[white] White
} has captured { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
note-rules = { $rules } rules, komi { $komi }
note-computer = { $colour ->
    [black] Black
   *[white] White
} is the computer, { $strength }
note-time = Time: Black { $black }, White { $white }
note-move = Move { $number }: { $colour ->
    [black] Black
   *[white] White
} { $point ->
    [pass] pass
   *[other] { $point }
}

## tengen play: commands to type

command-pass = pass
command-undo = undo
command-resign = resign
command-cycle = cycle
command-accept = accept
command-dispute = dispute
command-no-agreement = no-agreement
command-save = save
command-help = help
command-quit = quit
command-dead = dead
command-alive = alive
command-seki = seki
command-odd = odd
command-even = even

## tengen play: answers

play-help-move =
    Q16           play on Q16: the column’s letter, then the row’s number
    pass          pass
    undo          take the last move back
    resign        give up
    save FILE     write the record into a file
    quit          leave the game
play-help-settle =
    Q16           the chain on Q16 is dead, or alive after all
    dead Q16      the chain on Q16 is dead
    alive Q16     it lives after all; said of stones in seki, it ends the seki
    seki Q16      it is in seki with the opponent’s stones that share its liberties
    accept        agree with the stones shown
    dispute       do not agree, and play on
    undo          take the last pass back
    resign        give up
    save FILE     write the record into a file
    quit          leave the game
play-result = { $words } ({ $result }).
play-placing = Black places handicap stones, { $left } left
play-turn = { $colour ->
    [black] Black
   *[white] White
} to play, move { $move }
play-plays = { $colour ->
    [black] Black
   *[white] White
} plays { $point }.
play-passes = { $colour ->
    [black] Black
   *[white] White
} passes.
play-resigns = { $colour ->
    [black] Black
   *[white] White
} resigns.
play-unknown = “{ $text }” is neither a point of this board nor a command. Type { command-help } for the commands.
play-mark-nothing = The point of a stone is missing: type, for example, “{ $word } Q16”.
play-save-nowhere = The file is missing: type, for example, “{ command-save } game.sgf”.
play-nothing-to-settle = There is nothing to settle: play has not stopped.
play-recurrence = This is the position { $move ->
    [0] at the start
   *[other] after move { $move }
} again. Type { command-cycle } to agree that { $agreed ->
    [draw] the game is a draw.
   *[no-result] the game has no result.
}
play-stopped = Play has stopped { $passes ->
    [0] after a second pass in the same position.
    [one] after a pass.
   *[other] after { $passes } passes.
} Now it is settled, by { $rules } rules, which stones are dead.
play-type-no-agreement = Type { command-no-agreement } to count all stones as alive.
play-disputes = If { $colour ->
    [black] Black
   *[white] White
} disputes this, play goes on and { $first ->
    [black] Black
   *[white] White
} moves first.
play-ask-settle = { $colour ->
    [black] Black
   *[white] White
}: { command-accept }, { command-dispute }, or a stone to change
play-has-stopped = Play has stopped: { command-accept }, { command-dispute }, or name a stone.
play-open-borders = Some borders are still open: a move there is worth points. If you accept the count, an area with an open border is nobody’s.
play-undecided = Whether the stones at { $points } live is not decided yet. For now they count as { $as ->
    [dead] dead
   *[alive] alive
}{ for-now-because }.
play-chain = { $colour ->
    [black] Black
   *[white] White
} says that the chain on { $point } is { $status ->
    [dead] dead.
    [seki] in seki.
   *[alive] alive.
}
play-computer-disagrees = { $colour ->
    [black] Black
   *[white] White
} does not agree: the computer keeps to the judge’s proposal. Change it, or { command-dispute }.
play-count-other = The same, counted by { $method ->
    [area] area
   *[territory] territory
}:
play-count-verdict = { $same ->
    [yes] Both methods agree: { $one } and { $other }.
   *[no] Both methods do not agree: { $one } and { $other }.
}
play-nigiri = The computer holds a handful of white stones. A right guess plays Black.
play-nigiri-ask = { command-odd } or { command-even }
play-nigiri-type = Type { command-odd } or { command-even }.
play-nigiri-told = There are { $stones } stones: { $right ->
    [yes] right
   *[no] wrong
}. You play { $colour ->
    [black] Black
   *[white] White
}.
play-cannot-begin = the game cannot begin: { $why }
play-cannot-go-on = the game in { $file } cannot be continued: { $why }
play-saved = The record is in { $file }.
play-cannot-write = the record cannot be written to { $file }: { $why }
play-resume = Continue it with { $command }
play-resume-unsaved = Moves from here on are kept only with --save FILE.
play-not-kept = The game is not finished, and no record of it was kept.
play-ask-file = file to save the record in (empty: none)

## tengen show

show-keys = ←/→ a move   PgUp/PgDn ten   Home/End   0–9 a continuation   n the next   b back   m main line   q leave
show-players = { $black } (Black) – { $white } (White)
show-result = Result: { $result }
show-move = Move { $move } of { $all }{ $point ->
    [none] {""}
    [pass] : { $colour ->
        [black] Black passes
       *[white] White passes
    }
   *[other] : { $point }
}
show-game = Game { $game } of { $games }: --game N shows another
show-no-move = there is no move { $number }: the game has { $all ->
    [one] { $all } move
   *[other] { $all } moves
}

## tengen referee

referee-game = { $file }, game { $number }
referee-line = { $place }: { $rules }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $settled ->
    [none] not counted
    [as-it-stands] counted { $counted } as it stands
    [marked] counted { $counted } as the record marks it
    [added] counted { $counted } with the stones added that the judge finds necessary
    [provisional] counted { $counted } with the stones about which nothing has decided yet as they count for now
    [judged-and-added] counted { $counted } without the stones that are dead to the judge, and with those that it finds necessary
   *[judged] counted { $counted } without the stones that are dead to the judge
}, { $recorded ->
    [none] no result recorded
   *[other] recorded { $recorded }
}: { $verdict }
referee-agrees = agrees
referee-agrees-under = agrees under the rules “{ $rules }”
referee-differs = DIFFERS
referee-untold = cannot be told: { $why }
referee-nothing-to-compare = nothing to compare
referee-untold-not-understood = the recorded result is not understood
referee-untold-unreadable = the record cannot be read
referee-untold-no-result = the record states no result
referee-untold-not-counted = the record says that there was no count
referee-untold-estimated = the recorded margin is one that no count gives
referee-untold-ended-early = the game ended before a count
referee-untold-not-stopped = the moves end before play stopped
referee-left-and = { $left }; { $more }
referee-untold-not-finished = to the judge it looks unfinished: { $left }
referee-untold-not-added = its result leaves out the stone that must be added at { $point }
referee-untold-doubtful = it is in doubt whether the stones on { $point } live
referee-untold-filled = { $points ->
    [one] one point may have been filled
   *[other] { $points } points may have been filled
} after play stopped
referee-untold-komi = the recorded result would be right with a komi of { $komi }
referee-impossible-half = a result with these points cannot come of a komi of { $komi }: one has a half point, the other has none
referee-speed = { $speed } games a second; the judge was asked about { $asked }
referee-illegal = ILLEGAL move { $number }, { $colour ->
    [black] Black
   *[white] White
} { $point }: { $why }
referee-other-rules = move { $number }, { $colour ->
    [black] Black
   *[white] White
} { $point }, is none of Go: { $why }
referee-note = note: { $note }
referee-unreadable = { $place }: cannot be read: { $why }
referee-file-note = { $place }: note: { $why }
referee-skipped = { $place }: skipped: { $why }
referee-page = this is a page without a record
referee-other-game = this is a record of another game than Go (GM[{ $game }])
referee-out-of-turn = move { $number }: { $colour ->
    [black] Black
   *[white] White
} moves out of turn
referee-left-out = after move { $number }: stones set up on { $point } would have no liberty and are left out
referee-marks-do-not-fit = the territory marked at the end does not fit the stones
referee-empty-folder = no record ({ $endings }) is in this folder; name one
referee-not-in-order = not all is in order
referee-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $illegal } illegal; results: { $agree } agree, { $differ } differ, { $cannot } cannot be told
referee-summary-unreadable = { $summary }; { $files } could not be read in full
referee-unclear = The quick judge has no clear answer about { $games ->
    [one] { $games } game
   *[other] { $games } games
}; --net own looks more closely

## tengen count

wanted-points = names of points with commas between them, such as D4,Q16, or none
wanted-method = prisoners, half or fill
count-no-point = there is no point { $name } on a board of { $size }
count-none-removed = under { $rules } rules no stone is taken off that was not captured: leave out --dead and --seki
count-both = the stone on { $name } is named dead and in seki
count-no-stone = there is no stone on { $name }: --dead and --seki name stones
drawing-no-line = a drawn position is no game with moves: leave out { $argument }
count-needs-territory = --method half and fill count area, and these rules count territory: take prisoners
count-needs-area = --method prisoners counts territory, and these rules count area: take half or fill
count-uneven = --method fill needs a board with an odd number of points, all of them of one side
count-too-many = { $colour ->
    [black] Black
   *[white] White
} has more stones on the board than a set has, so --method fill is not possible
count-all-alive = No stones are named dead, and none are marked: all count as alive.
count-no-dead = No stones are dead{ $by ->
    [marked] , as the record marks it
   *[named] , as --dead says
}.
count-dead-stones = Dead{ $by ->
    [marked] , as the record marks it
   *[named] {""}
}: { $points }
count-seki = In seki{ $by ->
    [marked] , as the record marks it
    [judge] , as the judge sees it (--seki says otherwise)
   *[named] {""}
}: { $points }
count-let-live = Taken to be in seki: { $points }. These stones are neither named nor marked dead, and the judge sees no two eyes (--seki says otherwise).
count-doubted = { $by ->
    [marked] Marked dead by the record
   *[named] Named dead
}, but { $status ->
    [unsettled] open
    [seki] in seki
   *[alive] alive
} to the judge without a network{ $because ->
    [none] {""}
    [first-move] {" "}(the first move decides)
    [first-move-or-ko] {" "}(the first move decides, or else a ko)
    [ko] { $at ->
        [none] {" "}(a ko decides)
       *[other] {" "}(a ko at { $at } decides)
    }
    [open-ko] {" "}(a ko is open at { $at } and decides)
   *[unknown] { $count ->
        [one] {" "}(the judge cannot tell whether it lives)
       *[other] {" "}(the judge cannot tell whether they live)
    }
}: { $points }
count-these = { $count ->
    [one] this stone
   *[other] these stones
}
count-unsettled = Still open{ $dead ->
    [one] {" "}once the dead stone is off
    [yes] {" "}once the dead stones are off
   *[no] {""}
}: { $points }. { $because ->
    [first-move] On { count-these } the side that moves first decides
    [first-move-or-ko] On { count-these } the side that moves first decides, or else a ko
    [ko] { $at ->
        [none] A ko decides about { count-these }
       *[other] A ko at { $at } decides about { count-these }
    }
    [open-ko] A ko is open at { $at } and decides about { count-these }
   *[unknown] The judge cannot tell whether { $count ->
        [one] it lives
       *[other] they live
    }
}; { $count ->
    [one] it counts
   *[other] they count
} as alive (--dead says otherwise).
count-border = { $count ->
    [one] A border is still open, at { $points }.
   *[other] Borders are still open, at { $points }.
}
count-judged-chain = { $chain }, counted as { $as ->
    [seki] in seki
   *[alive] alive
} ({ $basis })
count-judged-dead = Dead to the judge{ $when ->
    [command] {" "}(`tengen judge`, without a network)
    [now] {" "}on this board (without a network)
   *[then] {" "}once the named or marked dead stones are off (without a network)
}: { $chains }.
count-take-off = This count takes off only stones that are named or marked dead. To take these off too, type: --dead { $points }
count-rivals = { $chain } and { $points }, named or marked dead, cannot both be dead: one side takes the other. Take off one of them, not both.
count-added = { $colour ->
    [black] Black
   *[white] White
} has added a stone at { $point }: the record leaves this point unmarked.
count-missing = { $colour ->
    [black] Black
   *[white] White
} still has to add a stone at { $point }; the count takes the board as it is.
count-result = { $rules } rules: { $outcome }
count-result-now = { $rules } rules, as it stands: { $outcome }
count-result-open = { $rules } rules, as it stands: too much of the board is open to name a winner.
count-stage = { $number }. { $what }
count-step-start = The position at the end.
count-step-dead = The dead stones come off: { $black } of Black’s and { $white } of White’s.
count-step-prisoners = { $colour ->
    [black] Black
   *[white] White
} puts { $placed ->
    [one] one prisoner
   *[other] { $placed } prisoners
} into the opponent’s territory.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } find no room and count one point each.
}
count-step-fill = { $colour ->
    [black] Black
   *[white] White
} puts { $stones ->
    [one] one stone
   *[other] { $stones } stones
} into { $territory ->
    [black] Black’s
   *[white] White’s
} territory.
count-half = Black has { $own } points of area{ $neutral ->
    [0] {""}
    [one] , with half of the neutral point
   *[other] , with half of the { $neutral } neutral points
}; { $target } would be a draw. That is { $excess } points from it, and the lead is twice as much.

## Files

file-unreadable = { $file } cannot be read: { $why }
file-no-game = there is no game in it
file-drawn = it is a drawn position, not a record; `tengen convert` makes it one
file-no-such-game = there is no game { $number }: the file has { $games ->
    [one] one game only
   *[other] games 1 to { $games }
}
file-game-of-go = { $why }; --game { $number } is a game of Go
file-problem = line { $line }, column { $column }: { record-problem }
