# A study on its page: the tree, the board, notes, people, the engine.

room-problem = This study cannot be shown
room-untitled = Study
room-title = Title of the study
room-save = Save
room-players = { $black } – { $white }
room-board-label = Board after move { $move }. { $does ->
    [plays] Arrow keys move, Enter plays.
   *[marks] Arrow keys move, Enter uses the tool.
}

## Nodes in words

room-move = { $colour ->
    [black] Black { $point }
   *[white] White { $point }
}
room-pass = { $colour ->
    [black] Black passes
   *[white] White passes
}
room-set-up = Stones set up
room-node = Notes
room-beginning = Beginning
room-at = { $move } · { $what }
room-step = Move { $move }, { $what }{ $lines ->
    [0] , end of the line
    [one] {""}
   *[other] , { $lines } lines
}.
room-line = Line { $line } of { $lines } at move { $move }: { $what }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
room-captures = captured by Black { $black }, by White { $white }
room-judged-te = good move
room-judged-bm = bad move
room-judged-do = doubtful move
room-judged-it = interesting move
room-judged-gb = good for Black
room-judged-gw = good for White
room-judged-dm = even position
room-judged-uc = unclear position
room-judged-ho = bookmark
room-wrong-occupied = The rules do not allow this move: a stone was there.
room-wrong-off-board = The point of this move is not on the board.
room-wrong-suicide = The rules do not allow this move: it is suicide.
room-wrong-ko = The rules do not allow this move: it retakes the ko at once.
room-wrong-superko = The rules do not allow this move: it repeats an earlier position.
room-wrong-hot-stone = The rules do not allow this move: the stone at stake is still hot.
room-wrong-out-of-turn = This move is out of turn.
room-wrong-unreadable = A part of this node cannot be read.
room-wrong-two-moves = This node has several moves, and all of them are on the board. A node has room for one.
room-wrong-left-out = Stones that are set up here have no liberty and are left out.
room-point-next = { $sign ->
    [none] a line goes on here
   *[other] a line goes on here ({ $sign })
}
room-point-beside = another line plays here
room-point-left-out = a stone set up here has no liberty and is left out
room-point-shown = { $name } points here

## The tree

room-tree = Tree
room-lines = Lines
room-next = Next:
room-beside = Instead:
room-chips-more = { $count ->
    [one] 1 more
   *[other] { $shown } more
}
room-chips-fewer = Show fewer
room-fork-back = Back to the last fork
room-fork-forward = On to the next fork
room-undo = Undo
room-redo = Redo
room-taken-back = Taken back: { $what }.
room-done-again = Done again: { $what }.
room-deleted = Deleted: { $what }.
room-moved = Moved: { $what }.
room-copied-branch = Copied: { $what }.
room-chapter-began = { $what ->
    [moves] You are in a new chapter, with the moves up to { $at } and all below.
    [position] You are in a new chapter, which begins with the position of { $at }.
   *[empty] You are in a new chapter, with an empty board.
}
room-thing = { $what ->
    [branch] { $count ->
        [1] 1 node, { $at }
       *[other] { $shown } nodes, from { $at } on
    }
    [node] the node { $at }
    [chapter] the chapter { $at }
    [line] the line { $at }
   *[order] the order of the lines
}
room-act = { $op ->
    [play] { $count ->
        [1] the move { $at }
       *[other] { $shown } moves, from { $at } on
    }
    [delete] { $count ->
        [1] the deletion of the node { $at }
       *[other] the deletion of { $shown } nodes, from { $at } on
    }
    [delete-chapter] the deletion of the chapter { $at }
    [move] the moving of the line { $at }
    [move-chapter] the moving of the chapter { $at }
    [chapters] { $count ->
        [1] the new chapter { $at }
       *[other] { $shown } new chapters, { $at } and others
    }
    [split] the new chapter that begins with { $at }
    [paste] the branch pasted behind { $at }
    [insert] the move inserted before { $at }
    [add] the new node behind { $at }
    [stones] the change of stones set up
    [marks] the change of marks on the board
    [text] the change of a text
    [values] the change of values ({ $at })
    [facts] the change of { $shown } facts about the game
   *[other] a change
}
room-twin = { $count ->
    [one] The same position is in another line
   *[other] The same position is in { $shown } other lines
}
room-find = Find
room-find-label = A word, a move (Q16, Black Q16, pass), a move number (57), a label, a mark (TR, CR) or a judgement
room-find-count = { $count ->
    [0] Nothing found.
    [one] 1 node found.
   *[other] { $count } nodes found.
}
room-find-more = { $shown } nodes found; the first { $most } are listed.
room-found = Nodes found

## What can be done with a node

room-menu = More about this node
room-do-promote = Move its line up by one fork
room-do-main = Make it the main line
room-do-up = Move it before its neighbour
room-do-down = Move it behind its neighbour
room-do-fold = Fold or unfold what follows
room-do-copy = Copy the branch
room-do-cut = Cut the branch
room-do-paste = Paste the branch here
room-do-insert = Insert a move before it
room-do-lift = Delete this node only
room-do-delete = Delete the branch
room-do-with-moves = New chapter with the moves up to here
room-do-split = New chapter from this position
room-chapters = Chapters
room-chapter = Chapter { $number }
room-chapter-add = New chapter
room-chapter-begin = Begin the chapter
room-chapter-more = Name, order and delete the chapters
room-chapter-name = Name of the chapter { $name }
room-chapter-up = Move { $name } up
room-chapter-down = Move { $name } down
room-chapter-delete = Delete { $name }
room-chapter-delete-text = All its lines and notes go away. You can undo it.
room-chapter-delete-now = Delete the chapter
room-chapter-moved = { $name } is chapter { $number } of { $count } now.
room-chapter-files = Add chapters from files
room-pasted-chapter = { $why ->
    [game] This chapter holds another game than the record, so the record became a chapter of its own.
   *[board] The record is for another board ({ $board }), so it became a chapter of its own.
}
room-pasted-chapters = { $count ->
    [one] 1 game of the text became a chapter.
   *[other] { $shown } games of the text became chapters.
}
room-pasted-facts = A branch has no facts about a game; these were left out: { $names }.
room-pasted-position = The branch comes from another position, which its first node sets up. Delete that node alone to keep only the moves.
room-pasted-wrong = { $count ->
    [one] 1 node of the branch does not fit here: it has a ✕ in the tree, and its notes say why.
   *[other] { $shown } nodes of the branch do not fit here: they have a ✕ in the tree, and their notes say why.
}
room-now-wrong = { $count ->
    [one] 1 node is against the rules now: { $list }.
   *[other] { $shown } nodes are against the rules now: { $list }.
} Undo takes the change back.
room-now-wrong-by = { $name } has changed the study. { $count ->
    [one] 1 node is against the rules now: { $list }.
   *[other] { $shown } nodes are against the rules now: { $list }.
}
room-files-drop = Drop records here: each game becomes a chapter.
room-file-says = { $name }: { $why }
room-files-more = { $count ->
    [one] And 1 more file could not be read whole.
   *[other] And { $shown } more files could not be read whole.
}
room-files-other = { $count ->
    [one] 1 game other than Go was added as a chapter. Its moves stand there as they are written.
   *[other] { $shown } games other than Go were added as chapters. Their moves stand there as they are written.
} Texts can be written there, but nothing is played or judged.
room-files-many = That was much at once: of { $shown } files, the first { $read } were read. Add the others separately.
room-chapters-many = At most { $most } chapters come at once; the games behind them were left out.

## Panels

room-panels = Panels
room-tab-notes = Notes
room-tab-edit = Edit
room-tab-engine = Engine
room-tab-people = People
room-tab-share = Share
room-remarks = What people say
room-remark = Your note on this node
room-remark-placeholder = Everybody in the study sees it.
room-comment = Comment of the record
room-text-full = A text has at most { $most } characters. The rest was left out.
room-comment-edit = Change the record’s comment
room-written-by-program = What a program wrote here
room-nothing-said = Nobody has said anything here.
room-kept-changed = { $name ->
    [none] Somebody has changed it meanwhile.
    [own] You have changed it meanwhile in another page.
   *[other] { $name } has changed it meanwhile.
}
room-kept-text = Your text
room-kept-mine = Keep mine
room-kept-theirs = Take the other
room-kept-both = Keep both
room-kept-drop = Discard my text
room-left-gone = { $name ->
    [none] The node was deleted meanwhile
   *[other] { $name } has deleted the node meanwhile
}, so this is not in the study.
room-left-not-allowed = { $name ->
    [none] You may only look on now
   *[other] { $name } has set you to look on
}, so this is not in the study.
room-left-replaced = { $name ->
    [none] Your link was replaced
   *[other] { $name } has replaced your link
}, so this is not in the study.
room-left-link-ended = This link no longer opens the study, so this is not in it.
room-left-deleted = The study was deleted, and this was not in it yet.
room-left-kept = This browser keeps it until you discard it.
room-left-text = What you wrote
room-left-branch = Put it in as a branch
room-left-put = Put it into the study
room-left-study = New study with it
room-left-title = Kept from a study
room-left-open = Open the new study
room-left-sgf = Save as SGF
room-left-words = Save as text
room-left-at = { $what ->
    [ab] { $point }: a black stone
    [aw] { $point }: a white stone
    [ae] { $point }: no stone
    [tr] { $point }: a triangle
    [sq] { $point }: a square
    [cr] { $point }: a circle
    [ma] { $point }: a cross
    [sl] { $point }: selected
    [lb] { $point }: the label { $text }
    [ar] { $point }: an arrow
    [ln] { $point }: a line
    [tb] { $point }: Black’s territory
    [tw] { $point }: White’s territory
    [dd] { $point }: pale
    [vw] { $point }: shown alone
   *[none] { $point }: taken away
}
room-conflict = { $who ->
    [own] In another page you have also changed
    [none] Meanwhile somebody has also changed
   *[other] Somebody else has also changed
} { $what ->
    [comment] the record’s comment
    [name] the name of the node
   *[remark] your note
}: { $at }.
room-conflict-show = Decide

## Tools

room-tools = Tools for the board
room-tool-play = Play moves
room-tool-show = Point at the board for the others
room-tool-insert = Choose the point of the move to be inserted
room-tool-ab = Set up black stones
room-tool-aw = Set up white stones
room-tool-ae = Take stones off
room-tool-tr = Triangle
room-tool-sq = Square
room-tool-cr = Circle
room-tool-ma = Cross
room-tool-sl = Selected
room-tool-letter = Letters: A, B, C …
room-tool-number = Numbers: 1, 2, 3 …
room-tool-text = Label of your own
room-tool-ar = Arrow: choose two points, or drag from one to the other
room-tool-ln = Line: choose two points, or drag from one to the other
room-tool-tb = Black’s territory
room-tool-tw = White’s territory
room-tool-dd = Make points pale
room-tool-vw = Show these points only
room-tool-second = Now choose the other end.
room-label-on = Label on { $point }
room-label-text = At most { $most } letters; none takes it away
room-judge-move = About the move
room-judge-position = About the position
room-judge-te = ! Good
room-judge-bm = ? Bad
room-judge-do = ?! Doubtful
room-judge-it = !? Interesting
room-judge-gb = Good for Black
room-judge-gw = Good for White
room-judge-dm = Even
room-judge-uc = Unclear
room-judge-ho = Bookmark
room-node-name = Name of this node
room-turn-set = { $colour ->
    [black] Let Black move next
   *[white] Let White move next
}
room-set-up-title = Change this node?
room-set-up-text = { $count ->
    [one] 1 line goes on from here. Its moves may turn illegal with other stones.
   *[other] { $count } lines go on from here. Their moves may turn illegal with other stones.
}
room-set-up-here = Change here
room-set-up-line = New line
room-info = About the game
room-info-gn = Name of the game
room-info-pb = Black
room-info-br = Rank of Black
room-info-bt = Team of Black
room-info-pw = White
room-info-wr = Rank of White
room-info-wt = Team of White
room-info-dt = Date
room-info-ev = Event
room-info-ro = Round
room-info-pc = Place
room-info-ru = Rules
room-info-km = Komi
room-info-ha = Handicap
room-info-re = Result
room-info-tm = Time
room-info-ot = Overtime
room-info-on = Opening
room-info-an = Comments by
room-info-us = Written down by
room-info-so = Source
room-info-cp = Copyright
room-info-gc = About the game as a whole
room-fact-used = { $used } (the record says { $said })
room-info-wrong-km = A number, such as 6.5.
room-info-wrong-ha = A number of stones, such as 2.
room-info-wrong-dt = A date such as 2024-12-31, or a year.
room-info-wrong-re = B+R, W+3.5, B+T, 0 for a draw, or Void.
room-info-wrong-tm = A number of seconds, such as 3600.

## Why a button is grey

room-off-begin = This is the beginning.
room-off-end = Nothing follows here.
room-off-undo = You have changed nothing that could be undone.
room-off-undo-alone = Of a line tried alone, only the last move can be undone. Go to its end.
room-assumed-unknown = The server has not said whether rules, komi or handicap are assumed.
room-off-redo = Nothing was undone that could come again.
room-off-alone = This line is yours alone. Keep it first: this works with nodes of the study.
room-off-waits = The server has not saved this node yet.
room-off-no-move = This node has no move.
room-off-promote = Its line is the first one already.
room-off-main = It is on the main line already.
room-off-up = Nothing stands before it.
room-off-down = Nothing stands behind it.
room-off-paste = No branch has been copied.

## People

room-people = People in this study
room-person = Person { $number }
room-call = Your name in this study
room-call-use = Use it
room-leads = leads
room-leads-now = { $name } leads now.
room-leads-elsewhere = { $name } is in the chapter { $chapter }.
room-lead = Take the lead
room-lead-end = Give up the lead
room-hand = Let lead
room-visit = Go there
room-ask-lead = Ask for the lead
room-ask-write = Ask to be allowed to write
room-asked = Asked
room-asks-lead = { $name } asks for the lead.
room-asks-write = { $name } asks to be allowed to write.
room-allow = Allow
room-not-now = Not now
room-asks-short = asks
room-rights = What { $name } may do
room-may-read-short = looks on
room-may-write-short = writes
room-may-own-short = owner
room-may-write = You may change this study now.
room-may-read = You may only look on now.
room-follows = You follow { $name }.
room-leads-other-page = You lead in another page{ $follows ->
    [yes] , and this one follows. It leads as soon as you go elsewhere in it.
   *[no] {""}. This one leads as soon as you go elsewhere in it.
}
room-apart = { $count ->
    [0] You are where { $name } is.
    [one] You are 1 move away from { $name }.
   *[other] You are { $shown } moves away from { $name }.
}
room-catch-up = Catch up
room-ended-kept = This page keeps the last state of the study, and you can save it.
room-ended-save = Save the study (SGF)
room-unsaved = { $count ->
    [one] Not saved yet: 1 change. It is sent as soon as the server answers.
   *[other] Not saved yet: { $shown } changes. They are sent as soon as the server answers.
}
room-unkept = This browser cannot keep all of it: leave this page open until it is sent.
room-alone = Try alone
room-alone-end = Write for all again
room-alone-here = Only you see this
room-alone-offered = { $name ->
    [own] You offer this line to all
   *[other] { $name } offers this line
}
room-alone-offered-text = { $name ->
    [own] You offer this line to all. Moves that you add are not on offer yet.
   *[other] { $name } offers this line. Moves that you add stay in this page.
}
room-alone-text = Moves tried alone stay in this page.
room-alone-leads = { $may ->
    [write] Only you see this line: those who follow you stay where it begins. Keep the line to show it.
   *[read] Only you see this line: those who follow you stay where it begins. Offer it, and a person who may write can take it over.
}
room-alone-close = Put them away
room-alone-close-text = Only you see these moves. Nothing brings them back.
room-keep = Keep this line
room-offer = Offer this line to all
room-offer-done = Offered
room-offer-withdraw = Take the offer back
room-offers = { $name } offers a line.
room-offers-longer = { $name } has gone on with the line on offer.
room-offered = { $name } offers a line of { $count ->
    [one] 1 move
   *[other] { $count } moves
} after { $after }.
room-offered-own = You offer a line of { $count ->
    [one] 1 move
   *[other] { $count } moves
} after { $after }.
room-offer-show = Show
room-offer-keep = Take over

## Engine

room-engine = Let the engine look at the nodes
room-candidates = Moves proposed here
room-column-move = Move
room-column-chance = Black’s chance
room-column-lead = Lead
room-column-lost = Loses
room-column-visits = Visits
room-lead-short = { $colour ->
    [black] B+{ $points }
   *[white] W+{ $points }
}
room-play-out = Play this line out
room-better = Better than { $played }: { $point }
room-line-judged = Every position of this line has been judged.

## Links

room-links = Links to this study
room-link-read = To look on
room-link-write = To change the study
room-link-own = Your own link, with all rights
room-link-renew = Replace this link
room-link-renew-text = The old link opens nothing any more, also for people who have come by it.
room-link-renew-own-text = The old link opens nothing any more, also in other browsers of yours. This page goes on by the new one.
room-link-renewed = The link is replaced. The old one opens nothing any more.
room-node-link = Opens at this node, to look on
study-sgf = Study (SGF)
chapter-sgf = Chapter (SGF)
node-png = Picture (PNG)
node-svg = Drawing (SVG)

## Keys

keys-study = Through the tree, away from the board
keys-edit = Changing the study
key-beside = the line beside this one
key-fork = back or on to a fork
key-said = back or on to a comment
key-marked = back or on to a mark
key-main-line = back to the main line
key-pass = pass
key-note = your note on this node
key-find = find
key-tree = to the tree
key-menu = more about this node
key-fold = fold or unfold what follows
key-undo = undo, redo
key-delete = delete the branch
key-branch = copy, cut, paste the branch
key-tool = choose a tool
key-tool-off = play moves again; close what is said beside the board

## Refusals

error-study-unknown-key = { $why ->
    [replaced] This link was replaced by a new one, and opens the study no more. Ask the person who sent it to you for the new one; the keeper of this server can make one, too.
    [keeper] { error-study-deleted }
    [unused] { error-study-deleted }
   *[none] There is no study at this address.
}
error-study-closed = The keeper of this server closed this study. It can be read and saved, and nobody changes it any more.
error-study-no-node = The place that this address names is not in the study any more.
error-study-deleted = { $why ->
    [keeper] The keeper of this server deleted this study on { $at }.
    [unused] This study was deleted on { $at }, as nobody had looked at it for long.
   *[none] This study has been deleted.
}
error-study-conflict = The same thing has been changed meanwhile.
error-study-replaced = { $name ->
    [none] Your link was replaced
   *[other] Your link was replaced by { $name }
}. To go on here, ask for the new one: the person who sent it to you, or the keeper of this server.
error-study-replaced-here = Your link was replaced in another page of this browser. Load this page again to go on here.
error-study-link-ended = This link no longer opens the study: its owner has replaced the link, or deleted the study.
error-study-may-read = { $name ->
    [none] You may only look on now.
   *[other] { $name } has set you to look on.
}
error-study-may-write = { $name ->
    [none] You may change this study now.
   *[other] { $name } lets you change this study now.
}
error-study-may-own = { $name ->
    [none] You have an owner’s rights in this study now.
   *[other] { $name } gives you an owner’s rights in this study.
}
error-study-may-not-own = { $name ->
    [none] You have no owner’s rights any more. You may still change this study.
   *[other] { $name } has taken the owner’s rights from you. You may still change this study.
}
error-study-declined = { $name } says: not now.
error-study-leads = You lead now: those who follow go where you go.
error-study-lead-lost = { $name ->
    [none] Your lead has ended.
   *[other] { $name } leads now, in your place.
}
error-study-lead-ended = { $name } does not lead any more.{ $takes ->
    [yes] {" "}You can take the lead now.
   *[no] {""}
}
error-study-alone = This line is yours alone: only moves can be made in it.
error-study-not-allowed = You may not change this study.
error-study-unknown = The node, or what it depends on, was never there.
error-study-gone = Somebody has deleted the node meanwhile.
error-study-branch-gone = { $name } has deleted the branch where you were.
error-study-chapter-gone = { $name } has deleted the chapter { $chapter }, where you were.
error-study-branch-back = { $name } has brought the branch back where you were.
error-study-chapter-back = { $name } has brought the chapter { $chapter } back.
error-study-alone-back = The moves that you had tried alone are there again, behind { $after }.
error-study-insert-ended = No move is inserted any more: you have gone elsewhere.
error-study-gone-node = The node where the line begins has been deleted.
error-study-cycle = A branch cannot stand below itself.
error-study-first-node = The first node of a chapter stays where it is.
error-study-last-chapter = A study has at least one chapter. Begin another before you delete this one.
error-study-no-sibling = The neighbour stands elsewhere by now.
error-study-name-taken = This was sent before under the same name.
error-study-off-board = This board has no such point.
error-study-bad-property = A record has no such property here.
error-study-bad-value = A record cannot have this value here.
error-study-bad-branch = These nodes do not hang together.
error-study-changed = This cannot be undone: it has been changed since.
error-study-continued = This cannot be undone: others have gone on from there.
error-study-twin = This does not work: the same move stands there again by now.
error-study-undo = { $again ->
    [yes] You can try again. If it is refused once more, this change is passed over.
   *[no] This change is passed over: the next try is about the one before it.
}
error-study-undo-vain = What was to be undone had not come into the study: nothing has changed there.
error-study-offer-taken = { $name ->
    [own] The line that you offered
   *[other] The line that { $name } offered
} is in the study now.
error-study-line-back = { $name ->
    [none] The line that you had tried alone is not in the study any more
   *[other] { $name } has taken the line that you had tried alone out of the study again
}. Only you see it now.
error-study-not-yours = Somebody else did this.
error-study-nothing = Nothing has changed.
error-study-full = The study has no room for more.
error-study-too-large = This is too large for a study that is open: it takes 4 MB at once. A new study takes larger records.
error-study-left-out = Values that a study cannot have are left out: { $names }.
# Properties of records, as words of a list within a sentence.
room-property-gn = name of the game
room-property-pb = Black’s name
room-property-br = Black’s rank
room-property-bt = Black’s team
room-property-pw = White’s name
room-property-wr = White’s rank
room-property-wt = White’s team
room-property-dt = date
room-property-ev = event
room-property-ro = round
room-property-pc = place
room-property-ru = rules
room-property-km = komi
room-property-ha = handicap
room-property-re = result
room-property-tm = thinking time
room-property-ot = overtime
room-property-on = opening
room-property-an = author of the comments
room-property-us = author of the record
room-property-so = source
room-property-cp = copyright
room-property-gc = comment on the game
room-property-b = Black’s moves
room-property-w = White’s moves
room-property-ab = black stones set up
room-property-aw = white stones set up
room-property-ae = points set up as empty
room-property-pl = colour to play
room-property-tr = triangles
room-property-sq = squares
room-property-cr = circles
room-property-ma = crosses
room-property-sl = selected points
room-property-lb = labels
room-property-ar = arrows
room-property-ln = lines
room-property-tb = Black’s territory
room-property-tw = White’s territory
room-property-dd = pale points
room-property-vw = points to be shown
room-property-c = comments
room-property-n = names of nodes
room-property-mn = move numbers
room-property-clock-time = time left on the clock
room-property-clock-stones = stones left in overtime
room-property-sz = board size
room-property-other = the property { $name }
error-study-no-record = There is nothing to paste: neither a branch nor the text of a record.
error-study-bad-request = The server does not understand this change.
