# A finished game or a record, studied: moves tried, good moves, mistakes, faults, pictures.

## Moves tried beside the game

try-hint = { $pointer ->
    [touch] A tap
   *[mouse] A click
} on the board tries a move beside the game.
judge-here = Ask the judge here
judge-about = { $move ->
    [0] The judge about the beginning of the game.
   *[other] The judge about the position after step { $move }.
}
tried-about = { $move ->
    [0] Moves tried from the beginning.
   *[other] Moves tried after step { $move }.
}
tried-text = { $pointer ->
    [touch] A tap
   *[mouse] A click
} on the board plays the next move. The game stands as it is.
tried-legal = The rules allow it. { $colour ->
    [black] Black is to move.
   *[white] White is to move.
}
tried-ko = The rules allow it. It takes a ko: { $colour ->
    [black] Black
   *[white] White
} may not retake at { $point } at once.
tried-suicide = The rules of this game allow suicide: the stones without a liberty are taken off.
tried-stopped = After these passes play would stop.
tried-judge = Ask the judge
estimate-finished = The judge: { $result }. As far as the judge sees, nothing is left to be played for.
estimate-open = The position is not finished, so nothing is counted.
error-aside-superko = { $point } would repeat the position after move { $move } of the line that you are trying.

## Good moves and mistakes

hint-show = Show the line on the board
hint-about = The expected play after { $point }, from step { $move }.
mistakes = Mistakes, the largest first
mistakes-none = { $which ->
    [chosen] No move of this side and phase cost { $points } points or more.
    [so-far] No move judged so far cost { $points } points or more.
    [unjudged] No move is judged yet.
   *[all] No move cost { $points } points or more.
}
mistakes-more = The { $shown } largest of { $all } are listed.
mistakes-to-board = Show the board
mistakes-to-list = Back to the list
mistake-lost = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
mistake-better = better: { $point }

## What a record says

replay-set-up = { $move } of { $last } · Set up: { $what }
set-up-black = Black { $points }
set-up-white = White { $points }
set-up-empty = emptied { $points }
note-step = Step { $move }
mark-triangle = marked with a triangle
mark-square = marked with a square
mark-circle = marked with a circle
mark-cross = marked with a cross
mark-selected = selected
mark-label = labelled { $label }
mark-pale = pale
mark-veiled = outside the part shown
mark-arrow = arrow to { $point }
mark-line = line to { $point }

## Pictures and links

share = Picture and link of this position
share-png = Picture (PNG)
share-svg = Drawing (SVG)
share-link = Opens at this position, to watch

## Only the board

focus = Only board and clocks (F)
focus-leave = Show everything again (Esc)
