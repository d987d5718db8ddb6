# Texts of tengen study: a record gone through and changed, line by line.

## The commands

study-word-forward = forward
study-word-back = back
study-word-first = first
study-word-end = end
study-word-fork = fork
study-word-next-fork = next-fork
study-word-up = up
study-word-down = down
study-word-go = go
study-word-node = node
study-word-chapter = chapter
study-word-find = find
study-word-show = show
study-word-tree = tree
study-word-judge = judge
study-word-help = help
study-word-pass = pass
study-word-comment = comment
study-word-name = name
study-word-mark = mark
study-word-unmark = unmark
study-word-label = label
study-word-arrow = arrow
study-word-line = line
study-word-set = set
study-word-turn = turn
study-word-good = good
study-word-bad = bad
study-word-doubtful = doubtful
study-word-interesting = interesting
study-word-good-black = good-black
study-word-good-white = good-white
study-word-equal = equal
study-word-unclear = unclear
study-word-important = important
study-word-delete = delete
study-word-lift = lift
study-word-insert = insert
study-word-promote = promote
study-word-main = main
study-word-split = split
study-word-undo = undo
study-word-redo = redo
study-word-save = save
study-word-quit = quit
study-word-here = here
study-word-new = new
study-word-empty = empty

## What is shown

study-place = Chapter { $chapter } of { $chapters } · node { $node }{ $path ->
    [none] {""}
   *[other] {" "}· path { $path }
}{ $changed ->
    [yes] {" "}· not saved
   *[no] {""}
}
study-next = Next: { $move }
study-other-move = { $colour ->
    [black] Black
   *[white] White
}: { $move }
study-beside = Lines here: { $list }
study-tree-nodes = ({ $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
})
study-tree-depth = ({ $depth } forks deep)
study-tree-more = … and { $lines ->
    [one] { $lines } line more
   *[other] { $lines } lines more
}
study-help =
    Q16 · b Q16 · { study-word-pass }   play, for the side to move or for Black (w: White); a move that is there is entered
    { study-word-forward } 10 · { study-word-back } 10 · { study-word-first } · { study-word-end }   along the line
    { study-word-fork } · { study-word-next-fork } · { study-word-up } · { study-word-down }   to forks, and to the lines beside
    { study-word-go } 0.2.1 · { study-word-node } 57 · { study-word-chapter } 2 · { study-word-find } TEXT   to a path, a node, a chapter, a comment
    { study-word-show } · { study-word-tree } · { study-word-judge } · { study-word-help }   the board, the lines around, which stones are dead, this list
    { study-word-comment } TEXT · { study-word-name } TEXT   write; \n begins a new line, no text takes it away
    { study-word-mark } tr D4 E5 · { study-word-unmark } D4   signs on points: tr, sq, cr, ma or sl
    { study-word-label } D4 a · { study-word-arrow } D4 E5 · { study-word-line } D4 E5   once more takes an arrow or a line away
    { study-word-set } b D4 E5 · { study-word-set } { study-word-empty } D4 · { study-word-turn } w   stones set up (b, w), and whose turn it is
    { study-word-set } { study-word-here } b D4 · { study-word-set } { study-word-new } b D4   in this node, or in a new one behind it
    { study-word-good } · { study-word-bad } · { study-word-doubtful } · { study-word-interesting }   about the move; once more takes it away
    { study-word-good-black } · { study-word-good-white } · { study-word-equal } · { study-word-unclear } · { study-word-important }   about the position
    { study-word-delete } · { study-word-lift } · { study-word-insert } D4   the node with all below it, the node alone; a move before this node
    { study-word-promote } · { study-word-main } · { study-word-split }   this line first at the last fork, at all forks; a new chapter from here
    { study-word-undo } · { study-word-redo } · { study-word-save } · { study-word-save } FILE · { study-word-quit }   take back, do again, write, leave

## Answers

study-not-understood = “{ $text }” is neither a point of this board nor a command. Type { study-word-help } for the commands.
study-at-first = This is the first node of the chapter.
study-at-end = The line ends here. A point plays on.
study-no-fork = There is no fork before this node.
study-no-fork-ahead = There is no fork ahead. Type { study-word-end } for the end of the line.
study-no-line = There is no line { $side ->
    [above] above
   *[below] below
} this one.
study-no-chapter = { $chapters ->
    [one] There is one chapter only. You are in it.
   *[other] There are chapters 1 to { $chapters }. You are still in chapter { $present }.
}
study-astray = This line is passed over, since the chapter before it could not be entered. Enter one first: { study-word-chapter } 1
study-not-found = No comment and no name has “{ $text }” in it.
study-nothing-undone = There is nothing to take back.
study-nothing-redone = There is nothing to redo.
study-is-main = This line is the first one at every fork already.
study-last-chapter = The only chapter cannot be deleted. Go to a node below it.
study-needs-move = This node has no move. Go to a move to judge it.
study-set-beside-move = A node with a move cannot set stones up too. Type { study-word-set } { study-word-new } to begin a node behind it.
study-set-where = Moves follow this node. Type { study-word-set } { study-word-here } to change the position for them, or { study-word-set } { study-word-new } to begin a line of its own.
study-now-wrong = Against the rules now, nodes: { $list }. Type { study-word-undo } to take the change back.
study-split-off = Chapter { $chapter } begins with this position.
study-chapter-deleted = Chapter { $chapter } is deleted, and those behind it count one less. Type { study-word-undo } to bring it back.
study-saved = Saved in { $file }.{ $encoding ->
    [none] {""}
   *[other] {" "}It is in UTF-8 now; it was in { $encoding }.
}
study-save-where = { $file } cannot be written over: it is packed, of another format, or has other text in it. Say another name: { study-word-save } NEW.sgf
study-save-changed = Another program has changed { $file } since it was read. Say another name: { study-word-save } NEW.sgf
study-save-failed = { $file } cannot be written: { $why }. Say another name: { study-word-save } NEW.sgf
study-save-exists = { $file } is there already. Say a name that no file has.
study-unsaved-quit = There are changes that are not saved. Type { study-word-save } to keep them, or { study-word-quit } again to leave without them.
study-unsaved-lost = the changes were not saved
study-lines-refused = { $lines ->
    [one] { $lines } line was not carried out
   *[other] { $lines } lines were not carried out
}

## What a command needs

study-wants-number = Say a number behind the command, such as 12.
study-wants-text = Say a text behind the command.
study-wants-points = Say points of this board, such as D4 E5.
study-wants-two-points = Say two points of this board, such as D4 E5.
study-wants-sign = Say a sign and points: { study-word-mark } tr D4. The signs are tr (triangle), sq (square), cr (circle), ma (cross) and sl (selected).
study-wants-label = Say a point and a label: { study-word-label } D4 a
study-wants-colour = Say b for Black or w for White.
study-wants-stone = Say b, w or { study-word-empty }, and points: { study-word-set } b D4
study-wants-one-stone = One line sets stones of one colour, and a point holds one stone. Write a line for each: { study-word-set } b D4, then { study-word-set } w E5.

## Refusals

study-refused-first = The first node of a chapter stays where it is. Go to a node below it.
study-refused-not-go = This chapter holds a record of another game than Go: its single moves and points stay as they are, and nothing is judged. Type { study-word-comment }, { study-word-name } or { study-word-important } to write at this node, or { study-word-delete } to delete it with all below it.
study-refused-value = This text does not fit here: at most 64 KiB.
study-refused-nothing = That is as it was: nothing has changed.
study-refused-full = The study has a million nodes and takes no more. Save it, and begin another one.
