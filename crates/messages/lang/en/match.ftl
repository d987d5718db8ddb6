# A match between engines.

match-heading = { $a } against { $b }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $terms }
match-terms = { $size }, { $rules } rules, komi { $komi }, time { $time }
match-won = won
match-lost = lost
match-drawn = drawn
match-score = score
match-as-black = as Black
match-as-white = as White
match-together = together
match-elo = Elo difference { $value }, 95% from { $low } to { $high } ({ $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games, { $method ->
    [pentanomial] pentanomial
   *[wilson] Wilson’s bounds, all alike
})
match-sprt = SPRT of Elo { $elo0 } against { $elo1 }: { $verdict ->
    [undecided] undecided
    [elo0] decided for { $elo0 }
   *[elo1] decided for { $elo1 }
}, ratio { $ratio } of −{ $bound } to { $bound } after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
match-ends = Ends: { $ends }
match-end = { $number } { $fault ->
    [counted] counted
    [resignation] resigned
    [cycle] without result in a cycle
    [length] without result after too many moves
   *[other] { match-by }
}
match-counted = Counted: { $counted }
match-basis = { $number } { $basis ->
    [rules] as they stood
    [agreed] as both engines saw it
    [same-winner] by the judge with the engines’ winner
    [disputed] by the judge in dispute
   *[judge] by the judge alone
}
match-moves = Moves a game: { $moves }
match-pace = { $mean } s a move, at most { $most } s
match-cpu = { $seconds } s of CPU a game
match-lost-by = { $number } lost { match-by }
match-by = { $fault ->
    [time] by time
    [illegal] by an illegal move
    [nonsense] by an answer that is no move
    [refusal] by a refusal
    [crash] by a crash
    [silence] by silence
    [flood] by output without end
   *[other] by { $fault }
}
match-never = never to move
match-untold-rules = Note: { $name } could not be told the rules: its command has to set them
match-untold-time = Note: { $name } could not be told the time: its time was measured, but not enforced
match-game = Game { $game }: { $black } – { $white } { $result }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $why }
match-progress = { $a } { $won }, { $b } { $lost }, drawn { $drawn }

## How a game ended

match-why-counted = counted { $basis ->
    [rules] as it stood
    [agreed] as both engines saw it
    [same-winner] by our judge, with the winner of the engines’ counts
    [disputed] by our judge, against the word of an engine
   *[judge] by our judge, as no engine could say
}
match-why-resigned = resigned
match-why-cycle = the same positions came back, move by move
match-why-length = too many moves
match-fault-time = { $name } exceeded its time, after { $seconds } s
match-fault-illegal = { $name } played { $vertex }, which is illegal: { $why }
match-fault-nonsense = { $name } answered { $answer } instead of a move
match-fault-refusal = { $name } refused `{ $request }`: { $why }
match-lost-ended = { $name } ended ({ $status })
match-lost-closed = { $name } closed its output
match-lost-last = { $ended }, last on standard error: { $line }
match-lost-silent = { $name } was silent for { $seconds } s
match-lost-flood = { $name } wrote without end
match-lost-stopped = { $name } was stopped by us

## Why there is no match

match-cannot-play = { $name } cannot play: { $why }
match-no-gtp = { $name } does not speak GTP: { $why }
match-cannot-begin = the games cannot begin: { $why }
match-same-name = both engines are called { $name }
match-unkept = the match cannot be kept in { $path }: { $why }
match-game-unkept = game { $game } cannot be kept in { $path }: { $why }
match-under-way = another run of this match is under way
match-other = { $path } holds another match: { $why }
match-line = line { $number }: { $why }
match-game-twice = game { $game } is there already
match-no-settings = its settings are no list of names and values
match-no-setting = nothing
match-setting = its setting “{ $name }” is { $kept }, and { $asked } is asked for
match-openings-both = --openings takes a number or records, not both
match-openings-one = --openings takes one number
match-openings-few = { $have ->
    [one] only { $have } random opening was found
   *[other] only { $have } random openings were found
}; length in moves: { $plies }. Ask for fewer (--openings { $have }) or for other --plies
match-no-opening = { $file }, game { $number }, is no opening here: { $why }
match-other-size = it is on { $its }, and the match on { $ours }
match-own-stones = it has stones of its own beside the handicap
match-nothing-left = nothing is left to play: give --plies to take its beginning
