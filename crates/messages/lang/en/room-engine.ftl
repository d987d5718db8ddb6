# The engine's part of a study: evaluations of records, losses, the report, guessing, playing on.

## Evaluations in the record

recorded = Show what the record says ({ $programs })
recorded-by = In the record, by { $source }:
recorded-engine = { $program } ({ $engine })
recorded-visits = { $count ->
    [one] 1 visit.
   *[other] { $shown } visits.
}
study-with-evaluations = With the engine’s evaluations in the record

## What moves lost

losses = Play of both sides
losses-by = By side, phase and level
losses-level-label = Moves are named as for
losses-level = { $which ->
    [r20k] 20 to 10 kyu
    [r9k] 9 to 1 kyu
   *[r1d] dan players
}
losses-side-label = Mistakes of
losses-side = { $which ->
    [black] Black
    [white] White
   *[both] both sides
}
losses-phases-label = Mistakes in
losses-phases = { $which ->
    [opening] the opening
    [middle] the middle game
    [end] the endgame
   *[all] the whole game
}
losses-phase = { $phase ->
    [opening] opening
    [middle] middle game
    [end] endgame
   *[all] whole game
}
losses-column-phase = Phase
losses-column-moves = Moves
losses-column-mean = Points lost a move
losses-column-inaccuracies = In{ "\u00AD" }accu{ "\u00AD" }racies
losses-column-mistakes = Mistakes
losses-column-blunders = Blunders
losses-names = Points lost: an inaccuracy from { $inaccuracy }, a mistake from { $mistake }, a blunder from { $blunder }.

## The report

report = Report
report-back = Back to the study
report-print = Print
report-network = Tengen with the network { $name }
report-judged = Judged by { $engine }{ $spread ->
    [none] {""}
    [wide] , { $least } to { $most } visits a position
   *[even] { $count ->
        [one] , 1 visit a position
       *[other] , { $most } visits a position
    }
}.
report-no-engine = The engine is switched off, so this report looks for no mistakes.
report-unfinished = Not finished: { $done } of { $all } positions of this line are judged. The others are left out here.
report-rough = { $count ->
    [one] 1 position of this line is still to be judged more closely, so the numbers may change.
   *[other] { $shown } positions of this line are still to be judged more closely, so the numbers may change.
}
report-phases = The play by phase
report-course = The course of the game
report-turns = Turning points
report-as-of = Judged as of { $time }.
report-end-unfinished = Not finished: Tengen is looking at the end of the line …
report-made = Made on { $time }.
report-renew = Bring up to date
report-turns-text = After these moves the lead changed hands, or the game was decided: one side had 95% and never fell below it again.
report-turns-more = The last { $shown } of { $all } are drawn.
report-no-turns = The lead never changed hands, and no move decided the game.
report-turn = { $what ->
    [won] From here on { $colour ->
        [black] Black
       *[white] White
    } has won.
   *[lead] { $colour ->
        [black] Black
       *[white] White
    } takes the lead.
}
report-losses = Largest losses
report-programs = { $count ->
    [one] What programs wrote into the record (1 comment)
   *[other] What programs wrote into the record ({ $shown } comments)
}
report-comments = Comments
report-variations = Comments in variations
report-variation = { $move ->
    [0] Variation from the beginning.
   *[other] Variation after move { $shown }.
}
report-end = The end of the line
report-result = The record’s result: { $result }.
report-signs = The cross is the move that was played. The numbers are the line that the engine expects instead.
report-move = { $move ->
    [0] Beginning.
   *[other] Move { $shown }: { $played }.
}
report-lost = { $grade ->
    [blunder] A blunder
    [mistake] A mistake
   *[inaccuracy] An inaccuracy
}: it lost { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
report-chance = The chance of winning went from { $was }% to { $is }%.
report-better = Better: { $line }.
report-more = { $count ->
    [one] One more comment is left out.
   *[other] { $shown } more comments are left out.
}
report-moves = The moves that lost most.
report-column-number = Number
report-column-move = Move
report-column-lost = Points lost
report-column-better = Better

## Guessing moves

guess = Guess the move
guess-text = The moves that follow are hidden. Play the move that you expect, and see the move of the record and, while the engine is on, the points that both lose.
guess-whose = Guess the moves of
guess-begin = Begin
guess-end = Stop guessing
guess-next = Next
guess-ask = Move { $move }: where does { $colour ->
    [black] Black
   *[white] White
} play?
guess-over = No move is left to be guessed on this line.
guess-turn = The next move is not to be guessed.
guess-right = Right: { $record }.
guess-other = You: { $own }. In the record: { $record }.
guess-looking = The engine is looking at the moves …
guess-lost = Points lost: { $mine } by your move, { $record } by that of the record.
guess-lost-same = Points lost: { $record }.
guess-score = { $count ->
    [one] { $right } of 1 move as in the record.
   *[other] { $right } of { $moves } moves as in the record.
}
guess-mean = Points lost a move: you { $mine }, the record { $record }.

## Playing on

play-on = Play on from here
play-on-text = A new game begins with this position. The study stays as it is.
error-study-over = Play has stopped at this node, so no game can go on from here.
error-study-no-game = No game can have the position of this node.

## Another game than Go

error-study-other-game = This chapter holds a record of another game than Go (GM[{ $game }]). Its boards are shown, but nothing is judged or counted here, and no game goes on from here. Go to a chapter of Go for that.
error-study-not-go = This chapter holds a record of another game than Go. Its single moves and points stay as they are, and no turn and no judgement of Go is written here. Texts and bookmarks can be written, and whole branches can be deleted, ordered and copied; play in a chapter of Go.
