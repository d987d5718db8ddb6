# Tools for records: `tengen sgf`, `convert`, `show` and `diagram`, and how records are selected.

## Selecting files, games and nodes

wanted-encoding = say an encoding by its name, such as utf-8, gbk, gb18030, big5, shift_jis, euc-jp, euc-kr or windows-1252
wanted-path = say a number for each fork with points between them, such as 0.2.1; 0 is the first continuation
wanted-pattern = say a name with at least one of these fields, and without / or \: { $fields }
path-no-child = there is no continuation { $number } at fork { $fork }: its continuations are 0 to { $last }
path-no-fork = the path names { $numbers ->
    [one] { $numbers } fork
   *[other] { $numbers } forks
}, but the line has { $forks }
node-not-there = there is no node { $number }: the last one is { $last }
files-too-many = there are more than { $most } records; name smaller folders
files-game-in-place = --game takes one game of a file, and --in-place would lose the others: say where to write with -o
file-holds-more = { $file } holds other text besides its games, which would be lost: say where to write with -o
file-holds-others = { $file } holds other games than Go, which would be lost: say where to write with -o
files-where = say where the files of a folder or an archive go: -o DIR or --in-place
files-failed = { $files ->
    [one] { $files } file or folder could not be used
   *[other] { $files } files or folders could not be used
}
files-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
 }
files-guessed = { $files ->
    [one] { $files } file names
   *[other] { $files } files name
 } no encoding, or a wrong one; guessed: { $list }. --encoding names one
files-written = { $files ->
    [one] { $files } file written
   *[other] { $files } files written
}
files-removed = { $file }: taken out: { $list }
files-left = { $file }: faults stay that convert cannot mend ({ $list }); `tengen sgf lint` names the places
files-input-twice = standard input can be read only once: name `-` once
file-exists = { $file } is there already; --force overwrites it
files-numbered = { $file }: { $wanted } is that of { $other }; written to { $written }
files-one-output = several records do not go into the one file { $file }: name a folder (`-o DIR/`), or join them with `tengen sgf merge`
file-not-in-place = { $file } cannot be changed in place: it is packed, in an archive, or standard input
file-other-format = { $file } would hold SGF under the name of another format: say a name that ends in .sgf or .sgf.gz, or a folder

## Packed files

archive-bomb = it unpacks to more than { $megabytes } MB
archive-damaged = it is damaged
archive-unknown = it is packed in a way that is not known here
archive-locked = it is encrypted
archive-entries = the archive has too many entries: at most { $most } are read
archive-together = the records in the archive unpack to more than { $gigabytes } GB
archive-outside = { $entries ->
    [one] an entry leads
   *[other] { $entries } entries lead
} out of the archive and { $entries ->
    [one] is
   *[other] are
} left out: { $list }
archive-inner = { $entries ->
    [one] an archive in it is not opened
   *[other] { $entries } archives in it are not opened
 }: { $list }. Unpack the outer one to read them
archive-hidden = several entries have the same name; one of each name is read. Give each its own name to read all
archive-no-games = { $entries ->
    [one] an entry of { $archive } has
   *[other] { $entries } entries of { $archive } have
} no game of Go: { $list }
archive-names = { $list }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
archive-empty = there is no record in the archive
archive-several = the archive has { $records } records; name one, such as { $example }

## tengen show and tengen diagram

show-forks = Continuations: { $list }
show-path = Path: { $path }
show-pass = pass
diagram-one = say one record and -o FILE, or --thumbnails DIR
diagram-part = the part is not understood: name two corners on this board ({ $size }), such as A1-E5
diagram-thumbnails = { $pictures ->
    [one] { $pictures } picture drawn
   *[other] { $pictures } pictures drawn
}
marks-triangle = Triangle: { $points }
marks-square = Square: { $points }
marks-circle = Circle: { $points }
marks-cross = Cross: { $points }
marks-selected = Selected: { $points }
marks-elsewhere = Passes, and moves whose stones are gone: { $points }
marks-labels = Labels: { $points }
marks-arrows = Arrows: { $points }
marks-lines = Lines: { $points }
marks-numbers = Moves: { $points }
marks-dimmed = Pale: { $points }
marks-visible = Only these points are shown: { $points }
remark-name = Name: { $name }
remark-good = { $very ->
    [yes] Very good move
   *[no] Good move
}
remark-bad = { $very ->
    [yes] Very bad move
   *[no] Bad move
}
remark-doubtful = { $very ->
    [yes] Very doubtful move
   *[no] Doubtful move
}
remark-interesting = { $very ->
    [yes] Very interesting move
   *[no] Interesting move
}
remark-black = { $very ->
    [yes] Very good for Black
   *[no] Good for Black
}
remark-white = { $very ->
    [yes] Very good for White
   *[no] Good for White
}
remark-even = { $very ->
    [yes] Quite even
   *[no] Even
}
remark-unclear = { $very ->
    [yes] Very unclear
   *[no] Unclear
}
remark-hotspot = { $very ->
    [yes] The decisive point of the game
   *[no] An important point of the game
}
remark-forced = { $very ->
   *[no] Played even if it is not legal
}
remark-engine = { $program }: { $words }{ $visits ->
    [0] {""}
    [one] {" "}({ $visits } visit)
   *[other] {" "}({ $visits } visits)
}
remark-value = Estimate for Black: { $value }
remark-number = Numbered { $number }
remark-clock = { $colour ->
    [black] Black
   *[white] White
} has { $time ->
    [none] {""}
   *[other] { $time }
}{ $overtime ->
    [none] {""}
   *[other] {" "}(overtime: { $overtime })
} left

## tengen sgf

severity-error = error
severity-warning = warning
lint-line = { $place }: { $severity }: { $text }
lint-errors = there are errors
lint-summary = { $files ->
    [one] { $files } file
   *[other] { $files } files
}: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
lint-old-name = { $property }: property names have capital letters only
lint-gone-property = { $property }: FF[4] has no such property any more
lint-property-twice = { $property }: the node has this property twice
lint-several-values = { $property }: it has one value only
lint-empty-value = { $property }: the value may not be empty
lint-bad-value = { $property }: the value has not the form that this property needs
lint-off-board = { $property }: the point lies outside the board
lint-point-twice = { $property }: the point is named twice
lint-move-with-set-up = { $property }: stones are set up in the node of a move
lint-two-moves = { $property }: the node has two moves
lint-root-below = { $property }: it belongs into the first node of the game
lint-info-twice = { $property }: a node before this one has facts about the game already
lint-judged-twice = { $property }: the node has another judgement already
lint-no-move = { $property }: it needs a move in the same node
lint-not-four = { $property }: the record does not say that it is FF[4]
lint-no-encoding = { $property }: the record does not name its encoding
lint-old-pass = { $property }: FF[4] writes a pass as []
lint-square-size = { $property }: a square board has one number
lint-property-in-text = { $property }: the text holds what looks like the next property; a closing bracket may be missing
lint-handicap-without-stones = { $property }: there are no handicap stones (AB)
lint-result-form = { $property }: results look like B+3.5, W+R, 0 or Void
lint-date-form = { $property }: dates look like 2026-01-31
lint-more = { $property ->
   *[none] more findings are not listed
}
info-file = File
info-date = Date
info-black = Black
info-white = White
info-size = Size
info-komi = Komi
info-handicap = Handicap
info-rules = Rules
info-result = Result
info-moves = Moves
merge-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} joined into { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
}
merge-fewer = The tree tells { $games ->
    [one] { $games } game
   *[other] { $games } games
 } apart, { $fewer } fewer than the files: the same game twice, a game on the way of another, or games with the same facts
merge-removed = taken out: { $list }
duplicates-group = The same game { $games } times, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}:
duplicates-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $groups } more than once, { $extra } to spare
rename-would = { $files ->
    [one] { $files } file would get another name
   *[other] { $files } files would get other names
}
rename-done = { $files ->
    [one] { $files } file renamed
   *[other] { $files } files renamed
}
rename-empty = { $file }: the record has none of the facts that the pattern names
stats-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: Black won { $black }, White { $white }; draws { $draw }, no result { $void }, not known { $unknown }
stats-manners = Won by points { $score }, by resignation { $resignation }, on time { $time }, by forfeit { $forfeit }, not said how { $unstated }
stats-moves = Moves: { $shortest } to { $longest }, median { $median }, mean { $mean }
stats-sizes = Boards: { $sizes }
stats-opening = Opening
stats-size = Board
stats-games = Games
stats-black = Black won
stats-player = Player
stats-won = Won
stats-lost = Lost
stats-percent = { $number }%
