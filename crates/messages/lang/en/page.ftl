# Tengen in English.

## Everywhere

home = Tengen, start page
to-home = To the start page
missing-title = Nothing is here
missing-says = There is no page at this address. Perhaps a letter of the link is missing.
sign-in = Sign in
settings = Settings
close = Close
cancel = Cancel
unsaved = Close without saving?
unsaved-text = What you have changed here is not saved yet.
unsaved-drop = Discard it
unsaved-stay = Go on
copy = Copy
colon = {": "}
copied = Copied
colour = { $colour ->
    [black] Black
   *[white] White
}
guest = Guest { $number }
computer = Computer
komi = Komi
handicap = Handicap
clock = Clock
nigiri = Nigiri
board-size = Board
size = { $width } × { $height }
new-game = New game
time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
time-tenths = { $seconds }
strength = Strength: { $rank }
strength-guided = Strength: { $rank }, with a network
rank = { $kind ->
    [kyu] { $number } kyu
    [first-dan] { $number } dan
    [dan] { $number } dan
   *[full] Full strength
}
rated-title = Rating
rated-game = This game counts for the rating.
rated-soon = The rating of this game is on its way.
rated-later = The rating of this game is not there yet. It will be when you open this page again.
rated-annulled = This game was annulled: it counts for no rating.
rated-now = Your rank is now { $rank }.
rated-unplayed = Not each player has moved, so no rating changes.
rated-none = The game has no result, so no rating changes.
rated-player = Player
rated-before = Rank before
rated-after = Rank after
rated-points = Rating
rated-moved = { $points } ({ $by })
rated-expected = You were expected to win { $count } of 100 such games.
rated-head-start = Board, komi and handicap counted as { $ranks } ranks for { $side ->
    [you] you
   *[other] your opponent
}.
rated-provisional = Your rank is provisional, as few of your games are known. About ten make it sure.
rated-question-mark = A question mark says that the rank is provisional.
rated-sure = Your rank is not provisional any more.
rank-provisional = { $rank }, provisional
player-rank = { $here } · { $rank }
rank-group = { $group ->
    [first] First steps
    [beginner] Beginner
    [casual] Casual player
    [club] Club player
    [strong] Strong player
   *[full] No limit
}

## Rulesets

ruleset-tromp-taylor = Tromp–Taylor
ruleset-new-zealand = New Zealand
ruleset-chinese-text = Chinese (as written)
ruleset-chinese = Chinese
ruleset-aga-area = AGA (area)
ruleset-aga-territory = AGA (territory)
ruleset-aga-natural = AGA (area, natural situational superko)
ruleset-bga = BGA
ruleset-french = French
ruleset-simplified-ing = Simplified Ing
ruleset-japanese = Japanese
ruleset-korean = Korean
ruleset-stone-scoring = Stone scoring
ruleset-spight = Spight (area)
ruleset-button = Button go
ruleset-wmsg-2008 = WMSG 2008
ruleset-davies = Basic rules (Davies, no suicide)
ruleset-ing = Ing (approximation)
ruleset-oral-japanese = Japanese (oral)
ruleset-wagc = World Amateur (WAGC)
ruleset-lasker-maas = Lasker–Maas
ruleset-spight-territory = Spight (territory)
ruleset-two-button = Two-button go
ruleset-control-area = Control area
ruleset-ancient-territory = Territory with group tax
rulesets-common = In common use
rulesets-more = More rulesets

## Settings

setting-language = Language
language-auto = As in the browser
setting-theme = Appearance
theme-auto = As in the system
theme-light = Light
theme-dark = Dark
setting-board = Board
board-wood = Wood
board-paper = Plain, light
board-slate = Slate, dark
board-contrast = High contrast
setting-stones = Stones
stones-shaded = Shaded
stones-flat = Flat
setting-confirm = Placing a stone
confirm-auto = As suits the device
confirm-auto-means = One click; on touch screens tap, then confirm.
confirm-one = One click or tap
confirm-two = Choose, then confirm
setting-sound = Sounds
setting-notify = Notify me of the opponent’s move when I look elsewhere
notify-denied = The browser does not allow it. You can change that in its settings for this page.
setting-coordinates = Coordinates around the board
setting-next-moves = Next moves on the board of a study
setting-move-numbers = Move numbers on the stones of a study
setting-open-points = Ask before a pass
open-points-means = The question points out what is still open, but not against a person elsewhere. A pass that ends the game at once is asked about in any case.

## Start page

home-title = A game of Go
home-says = Black and White place stones in turn. The side that surrounds more of the board wins.
quick-start = Start a small game
quick-says = 9 × 9 against the computer at { $rank }, its weakest. You have Black and move first, without a clock.
way-lobby = Play someone
way-link = Play with another person by link
way-study = Study games together
study-together = Study together
offline-says = { $kept ->
    [all] The server does not answer. The course, the rules and the terms work all the same, and so do problems that you have opened before. Games need the server; they go on when it answers again.
    [course] The server does not answer. The course works all the same, and so do problems that you have opened before. Games need the server; they go on when it answers again.
   *[nothing] The server does not answer. Games need the server; they go on when it answers again.
}
offline-page = { $page ->
    [study] The study at this address opens by itself as soon as the server answers.
   *[game] The game at this address opens by itself as soon as the server answers.
}
offline-waits = { $count ->
    [0] {""}
    [one] This browser keeps one change of yours to it, and sends it then.
   *[other] This browser keeps { $shown } changes of yours to it, and sends them then.
}
set-up = Set up a game
set-up-says = opponent, size, rules, handicap, clock
pages = Pages
page-play = Play
page-learn = Learn
page-study = Study
page-rules = Rules
page-glossary = Glossary
explain = What is { $term }?
explain-more = More in the glossary
explain-kyu = Beginners have kyu ranks: 30 kyu is the lowest, and 1 kyu the highest. Above them come the dan ranks, from 1 dan up. Each rank of difference is worth about one handicap stone.
explain-komi = Points that White gets because Black moves first. A half point rules out a draw.
explain-handicap = Black, the weaker side, has this many stones on the board before White makes the first move.
explain-nigiri = A way to draw colours: one side takes a handful of stones, and the other guesses whether their number is odd or even.
your-games = Your games
your-studies = Your studies
study-nameless = A study without a title
study-all = All studies
learn-link = Learn to play
problems-link = Problems
games-none = No games yet. The ones you start or open appear here.
game-facts = { $size } · { $rules } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $date }
rules-unknown = rules not known
your-turn = Your turn
waiting = Waiting for the opponent
game-begun = A new game has begun
opponent = Opponent
opponent-computer-hint = at the strength you choose
opponent-same-screen = Same screen
opponent-same-screen-hint = two people, one board
opponent-link = By link
opponent-link-hint = someone elsewhere
strength-label = Strength
size-custom = Other
width = Width
height = Height
handicap-none = None
handicap-fixed = On the traditional points
handicap-free = Placed freely by Black
handicap-fixed-stones = { $stones } stones
handicap-free-stones = { $stones } stones, free
handicap-stones = { $stones } stones
komi-reset = Back to the usual komi
your-colour = You play
nigiri-guess = Your guess
nigiri-odd = Odd
nigiri-even = Even
nigiri-hint = Your opponent takes a handful of white stones. Guess whether their number is odd or even: guess right and you play Black.
name-me = Your name (optional)
name-black = Name of Black (optional)
name-other = Name of White (optional)
start = Start the game
clock-none = No clock
clock-absolute = Absolute time
clock-byo-yomi = Byo-yomi
clock-canadian = Canadian overtime
clock-fischer = Fischer (time added each move)
clock-presets = Suggestions
pace-quick = Quick
pace-normal = Normal
pace-long = Long
clock-main = Main time (minutes)
clock-count = Periods
clock-period = Seconds a period
clock-block = Stones a period
clock-block-time = Minutes a period
clock-increment = Seconds added each move
nigiri-picture = { $stones ->
    [one] 1 white stone
   *[other] { $stones } white stones
}, laid out in pairs
nigiri-guessed = { $guess ->
    [odd] { $who ->
        [me] You lay down one black stone: you guess odd.
       *[other] Your opponent lays down one black stone and guesses odd.
    }
   *[even] { $who ->
        [me] You lay down two black stones: you guess even.
       *[other] Your opponent lays down two black stones and guesses even.
    }
}
nigiri-result = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}. { $right ->
    [yes] { $who ->
        [me] You guessed right
       *[other] Your opponent guessed right
    }
   *[no] { $who ->
        [me] You guessed wrong
       *[other] Your opponent guessed wrong
    }
}: you play { $colour ->
    [black] Black
   *[white] White
}.
nigiri-told = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, guessed { $guess ->
    [odd] odd
   *[even] even
}: { $right ->
    [yes] right
   *[no] wrong
}
nigiri-go = To the board
upload-title = Replay a record
upload-choose = Choose a record (SGF, NGF, GIB, UGF)
upload-drop = or drop it anywhere on this page
upload-reading = Reading { $name } …
upload-several = { $count ->
    [one] 1 game was in the file.
   *[other] { $count } games were in the file.
}
upload-game = Game { $number }
upload-failed = { $name } could not be read.
paste-label = or paste its text
paste-read = Replay this text
paste-name = The pasted text
paste-address = The record in the address
paste-empty = There is no text yet. A record begins with “(;”.
paste-damaged = The record in the address is damaged: its characters are not those of a percent-encoded text.

## The page of a game

title-game = { $black } – { $white } · Tengen
title-your-move = ● Your move · { $black } – { $white } · Tengen
title-asked = ● You are asked · { $black } – { $white } · Tengen
game-heading = { $black } against { $white }
heading-player = { $colour ->
    [black] { $name } (Black)
   *[white] { $name } (White)
}
problem-title = This game cannot be shown
connection-lost = Connection lost, trying again …
connection-unkept = The server cannot keep anything. Please tell its keeper.
trying-again = Trying again …
waiting-says = Your stone at { $point } waits for the server. It is sent again until the server takes it.
waiting-cancel = Take the stone back
announcements = Events of the game
board = Board. { $does ->
    [plays] Arrow keys move, Enter plays.
    [marks] Arrow keys move, Enter marks stones.
    [tries] Arrow keys move, Enter tries a move beside the game.
   *[looks] Arrow keys move.
}
you = you
present = here
away = away
thinking = thinking …
captures = { $count ->
    [one] 1 prisoner
   *[other] { $shown } prisoners
}
clock-of = { $colour ->
    [black] Black’s clock
   *[white] White’s clock
}
clock-flag = Time up
clock-periods = { $count } × { $time }
clock-periods-left = { $count ->
    [one] last period
   *[other] { $count } periods
}
clock-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} in { $time }
clock-stones-left = { $count ->
    [one] 1 stone to play
   *[other] { $count } stones to play
}
to-move = { $colour ->
    [black] Black to move
   *[white] White to move
}
your-move = { $colour ->
    [black] Your move (Black)
   *[white] Your move (White)
}
status-thinking = { $colour ->
    [black] Black is thinking …
   *[white] White is thinking …
}
status-placing = { $left ->
    [one] Black places 1 more handicap stone
   *[other] Black places { $left } more handicap stones
}
status-record = Record
status-settling = Which stones are dead?
status-ended = The game is over
status-closed = The keeper of this server closed this game
status-called-off = { $colour ->
    [black] Black called this game off
   *[white] White called this game off
}
status-replay = You are looking at step { $move } of { $last }.
status-clock-start = The clocks start when both players are here.
status-clock-interrupted = The clocks wait for the player to move to come back.
status-repetition = The position after move { $move } is on the board again. You may go on, or agree that the game has no result.
status-resumed = Play goes on after a disagreement. Play out the stones that are in dispute. Pass when nothing is left to show.
status-passed = { $colour ->
    [black] Black passed. If White passes too, play stops and the board is counted.
   *[white] White passed. If Black passes too, play stops and the board is counted.
}
status-passed-three = { $colour ->
    [black] Black passed. Play stops only after three passes in a row.
   *[white] White passed. Play stops only after three passes in a row.
}
pass = Pass
pass-title = Pass?
pass-open-title = Pass all the same?
pass-open = { $count ->
    [one] 1 point is still open
   *[other] { $shown } points are still open
}{ $named ->
    [yes] : { $points }.
   *[no] .
}
pass-wide-open = The board is still wide open.
pass-meaning = Passing means that you see nothing more to gain. The turn goes to your opponent.
pass-ends-settling = Your opponent has just passed: if you pass, play stops and you agree together which stones are dead.
pass-ends-count = Your opponent has just passed: if you pass, the game is over and counted as it lies. Under these rules nothing is taken off; capture dead stones first.
pass-resumed = After a disagreement both have to pass again. Pass if nothing is left to show.
pass-stone = Under these rules a pass gives one stone to the opponent as a prisoner.
pass-confirm = Yes, pass
pass-cancel = No, play on
place = Play { $point }
place-hint = Tap a point to choose it.
move-label = Type a move
move-send = Play
pass-word = pass
undo = Take back
no-result = Propose “no result”
call-off = Call off
call-off-title = Call the game off?
call-off-meaning = The game ends without a result. Neither side wins or loses.
call-off-confirm = Yes, call it off
resign = Resign
resign-title = Resign?
resign-meaning = The game ends at once, and the other side wins.
resign-confirm = Yes, resign
resign-side = { $colour ->
    [black] Black resigns
   *[white] White resigns
}
resign-cancel = No, play on
keys-title = Keys
keys-board = On the board
keys-moves = Through the moves, away from the board
keys-game = On this page
keys-everywhere = Everywhere
keycap = { $key ->
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [ctrl] Ctrl
    [enter] Enter
    [space] Space
    [delete] Delete
    [shift] Shift
    [tab] Tab
   *[esc] Esc
}
key-move = the point next to this one
key-row = the ends of the row
key-corner = the corners of the board
key-play = play on the point, or mark its stones
key-step = one move back or on
key-ten = ten moves back or on
key-ends = the beginning and the end
key-run = let the moves run, and stop them
key-tab = the next button or the board
key-close = close a question
key-focus = only board and clocks, and back
key-keys = this list
offer = Request
offer-undo = { $colour ->
    [black] Black
   *[white] White
} asks to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
}
offer-no-result = { $colour ->
    [black] Black
   *[white] White
} proposes to end the game without a result.
offer-no-agreement = { $colour ->
    [black] Black
   *[white] White
} proposes to end the game without agreement: every stone on the board would count as alive.
offer-accept = Agree
offer-decline = Decline
offer-withdraw = Withdraw
links = Links to this game
link-title = Invite your opponent
link-explain = Send the first link to { $name }. The person who opens it plays; keep your own link to yourself.
link-player = { $colour ->
    [black] Plays Black
   *[white] Plays White
}
links-own = Nobody else can open these links: Tengen listens to this computer alone. Start it with “tengen serve --bind 0.0.0.0” to play within your network.
link-qr = QR code for a phone
link-qr-alt = The first link as a QR code
link-watch = Watches only
link-own = Your own link, for another device of yours: it plays for you
link-own-short = Your own link

## A point of the board, spoken

point-empty = { $point }, empty
point-star = star point
point-stone = { $point }, { $colour ->
    [black] black stone
   *[white] white stone
}
point-chain = { $stones ->
    [one] single
   *[other] chain of { $stones }
}, { $liberties ->
    [one] one liberty, in atari
   *[other] { $liberties } liberties
}
point-dead = dead
point-seki = in seki
point-owner = { $colour ->
    [black] Black’s point
   *[white] White’s point
}
point-neutral = neutral
point-unsealed = neutral, border still open
point-hint = suggestion { $letter }
point-likely = { $colour ->
    [black] likely Black’s
   *[white] likely White’s
}, { $percent }%
point-last = last move
point-ko = ko, may not be retaken now
point-chosen = chosen
point-waiting = waits for the server

## Events, spoken

announce-move = { $colour ->
    [black] Black
   *[white] White
} { $point }{ $captured ->
    [0] {""}
    [one] , captures 1 stone
   *[other] , captures { $captured } stones
}
point-illegal = { $point }, not allowed
announce-illegal = { $colour ->
    [black] Black
   *[white] White
} { point-illegal }
announce-pass = { $colour ->
    [black] Black passes
   *[white] White passes
}
announce-undo = { $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}
announce-settling = Play has stopped. The players agree which stones are dead.
announce-resumed = Play resumes.
announce-time = { $colour ->
    [black] Black
   *[white] White
}: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
announce-time-last = { $colour ->
    [black] Black
   *[white] White
}: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left in all

## Settling

settle-title = Settling the game
settle-why = { $stop ->
    [1] Both sides passed, so play has stopped. Nothing is decided yet.
   *[other] Play has stopped again. Nothing is decided yet.
}
settle-task = { $mark ->
    [seki] Look for stones that live because neither side can attack. Choose one, and its stones and the opponent’s that share its liberties are in seki, or no longer. Choose it again to take that back.
   *[dead] Look for stones that cannot escape capture. Choose one to mark its chain dead. A chain that Tengen proposes as dead lives once you choose it, with the dead stones around it. Choose a chain again to undo the last choice about it, even the other player’s.
}
marking = Mark stones as
marking-dead = Dead
marking-seki = In seki
settle-watch = The players are agreeing which stones are dead.
settle-unsealed = { $count ->
    [one] A border is still open, at { $points }. As long as it is open, the whole area beside it counts for nobody. Is there a move left to play?
   *[other] Borders are still open, at { $points }. As long as they are open, the whole areas beside them count for nobody. Are there moves left to play?
}
settle-computer = The computer does not agree: it would lose { $count ->
    [one] a point
   *[other] { $points } points
} by this. Mark the stones as Tengen proposed them{ $dispute ->
    [no] .
   *[yes] , or disagree and play it out.
}
settle-changed-judge = Tengen has changed its proposal after a closer look. Both are asked again.
settle-looking = Tengen is looking …
settle-awaited = Tengen looks at every group more closely.
settle-slow = Tengen is still looking. You may agree already. If the proposal changes, you are asked again.
settle-judging = Tengen is looking for dead stones …
settle-by-judge = The proposal comes from Tengen. Please check it.
settle-taken-back = The proposal is Tengen’s again: no change is left.
settle-changed = { $colour ->
    [black] Black changed the proposal.
   *[white] White changed the proposal.
}
settle-standing = As marked now: Black { $black }, White { $white }. { $result }
settle-accepted = { $colour ->
    [black] Black agrees
   *[white] White agrees
}
settle-open = { $colour ->
    [black] Black has not agreed yet
   *[white] White has not agreed yet
}
settle-summary = { $dead ->
    [0] No stone is marked dead.
    [one] 1 stone is marked dead.
   *[other] { $dead } stones are marked dead.
}{ $seki ->
    [0] {""}
    [one] {" "}1 stone is in seki.
   *[other] {" "}{ $seki } stones are in seki.
} Black’s points: { $black }, White’s: { $white }.
accept = Agree
accept-side = { $colour ->
    [black] Black agrees
   *[white] White agrees
}
accepted = Agreed
settle-what-comes = What comes next
settle-scoring = { $scoring ->
    [area] Once both agree, dead stones are removed. Each side counts its living stones and the empty points they surround.
    [territory] Once both agree, dead stones are removed and join the prisoners. Each side counts the empty points it surrounds and its prisoners.
   *[stones] Once both agree, dead stones are removed. Each side counts its living stones and the empty points they surround. For every group that lives on its own two points are taken off (group tax).
}
settle-seki = { $count ->
    [yes] Stones in seki live together; points they surround count.
   *[no] Stones in seki live together; under these rules the empty points among them count for nobody.
}
settle-pass-stones = Each pass gives one stone to the opponent as a prisoner.
settle-disagree = { $dispute ->
    [resume-alternating] If you disagree, play resumes where it stopped: the opponent of the player who passed last moves first.
   *[resume-opponent-of-requester] If you disagree, play resumes: the opponent of the player who asks for it moves first.
}
settle-all-alive = { $when ->
    [second-stop] If play stops a second time, every stone left on the board counts as alive.
    [four-passes] After four passes in a row every stone left on the board counts as alive.
   *[no-agreement] If you cannot even agree who moves next, every stone left on the board counts as alive.
}
dispute = Disagree
dispute-side = { $colour ->
    [black] Black disagrees
   *[white] White disagrees
}
dispute-title = Play on?
dispute-first = { $colour ->
    [black] Play resumes, and Black moves first.
   *[white] Play resumes, and White moves first.
}
dispute-then = Show on the board which stones you think are dead or alive. The marks disappear; they are proposed anew when play stops again.
dispute-confirm = Resume play
dispute-cancel = Back to the proposal
no-agreement = No agreement
no-agreement-meaning = If you cannot even agree who moves next, the game ends here, and every stone on the board counts as alive.
no-agreement-confirm = End it so
legend-dead = { $stays ->
    [all] Dead: crossed out, stays all the same
    [some] Dead: crossed out, will be removed unless said otherwise
   *[none] Dead: crossed out, will be removed
}
legend-black-point = Black’s point
legend-white-point = White’s point
legend-neutral = Neutral point (dame): counts for nobody
legend-seki = In seki: lives, without two eyes
legend-unsealed = Border still open

## The count

result-score = { $winner ->
    [black] Black wins
   *[white] White wins
} by { $margin ->
    [one] { $shown } point
   *[other] { $shown } points
}
result-by-resignation = { $winner ->
    [black] Black wins by resignation
   *[white] White wins by resignation
}
result-by-time = { $winner ->
    [black] Black wins on time
   *[white] White wins on time
}
result-by-forfeit = { $winner ->
    [black] Black wins by forfeit
   *[white] White wins by forfeit
}
result-by-unknown = { $winner ->
    [black] Black wins
   *[white] White wins
}
result-draw = Draw
result-no-result = No result
result-both-lose = Both sides lose
end-all-alive = Every stone on the board counts as alive.
count-caption = { $method ->
    [area] Count by area
    [territory] Count by territory
   *[stones] Count by stones
}
count-stones = Living stones
count-territory = Territory
count-prisoners = Prisoners
count-dead = Dead stones taken
count-pass-stones = Pass stones
count-compensation = Handicap compensation
count-komi = Komi
count-group-tax = Group tax
count-shared = Half of the neutral points
count-button = Button
count-first-pass = First pass
count-total = Total
count-none = –
count-show = Show on the board
count-stays = { $count ->
    [one] A dead stone stands outside the territory that counts. It stays, and counts for nobody: { $points }.
   *[other] { $count } dead stones stand outside the territory that counts. They stay, and count for nobody: { $points }.
}
count-nobody = { $count ->
    [one] 1 point counts
   *[other] { $count } points count
} for nobody: { $points }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
count-agrees = { $method ->
    [area] Counted by area, the result is the same
   *[territory] Counted by territory, the result is the same
}
count-other = { $method ->
    [area] Counted by area
   *[territory] Counted by territory
}

## Replay and about

replay = Replay
replay-first = To the beginning
replay-back = Back
replay-play = Play by itself
replay-pause = Pause
replay-forward = Forward
replay-last = To the end
replay-live = Back to the game
replay-slider = Move
replay-at = { $move } of { $last }
replay-at-illegal = { $move } of { $last } · { announce-illegal }
replay-at-move = { $move } of { $last } · { $colour ->
    [black] Black
   *[white] White
} { $point ->
    [pass] passes
   *[other] { $point }
}
sgf-download = Download as SGF
about = About this game
about-clock = { $kind }: { $numbers }
about-rules = Rules
notes = Found in the record
rules-dame-filled = Neutral points must be filled before the stones are agreed on.
rules-encore = { $when ->
    [dispute] If you disagree, play goes on as an encore: each pass gives the opponent a stone, and both make equally many moves.
   *[always] When play stops for the first time, an encore follows: each pass gives the opponent a stone, and both make equally many moves.
}

about-compare = Compare these rules with others
about-link = These rules in plain words

## Analysis

analysis = Analysis
analysis-no-network = Analysis needs a neural network: start the server without --net none.
analysis-no-board = Neural networks know boards of up to 19 lines a side only.
analysis-closed = { $role ->
    [watch] While the game goes on, spectators see no analysis.
   *[player] While the game goes on, it is analysed only if both players want it.
}
analysis-wanted = { $colour ->
    [black] Black would like the game analysed now.
   *[white] White would like the game analysed now.
}
analysis-wish = Analyse during the game
analysis-unwish = No analysis during the game
analysis-start = Analyse
analysis-stop = Stop analysing
analysis-left = { $count ->
    [one] 1 position has not been judged yet.
   *[other] { $shown } positions have not been judged yet.
}
analysis-rough = { $count ->
    [one] 1 position is still to be judged more closely.
   *[other] { $shown } positions are still to be judged more closely.
}
analysis-done = Every position has been judged; the one you look at is judged further.
analysis-full = Too many games are being analysed at once. Please try again later.
analysis-graph = Course of the game
analysis-chance = Black’s chance of winning
analysis-lead = Lead (Black above, White below)
analysis-move = { $move }.
analysis-chance-now = Black’s chance of winning: { $percent }%.
analysis-even = The game is even.
analysis-ahead = { $colour ->
    [black] Black leads by { $points }.
   *[white] White leads by { $points }.
}
analysis-lost = The move cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-waiting = This position has not been judged yet.
analysis-nothing = Nothing is judged here.
analysis-percent = { $percent }%
analysis-percent-black = Black { $percent }%
analysis-line = Then: { $moves }
analysis-hints = Good moves
analysis-show-hints = Show good moves
analysis-show-ownership = Show the expected owner of each point
analysis-table = All moves as a table
analysis-column-move = Move
analysis-column-played = Played
analysis-column-chance = Black’s chance
analysis-column-lead = Lead
analysis-column-loss = Points lost
mistake-back = Previous mistake
mistake-forward = Next mistake

## Refusals

error-occupied = There is already a stone on { $point }.
error-suicide = { $point } would be suicide: the stone would have no liberty.
error-ko = { $point } retakes the ko at once. Play somewhere else first.
error-hot-stone = The stone at stake took a ko with move { $move } and is hot. Move elsewhere before taking it at { $point }.
error-superko = { $point } would repeat the position { $move ->
    [0] at the start
   *[other] after move { $move }
}: { $kind ->
    [positional] positional superko
    [situational] situational superko
    [natural-situational] natural situational superko
    [spight] Spight’s superko
    [ing] Ing’s ban on repetition
   *[unbalanced] unbalanced repetition
}.
error-not-your-turn = { $to_move ->
    [black] It is Black’s turn.
   *[white] It is White’s turn.
}
error-wrong-phase = That is not possible at this stage of the game.
error-game-over = The game is over.
error-off-board = There is no point { $point } on this board.
error-proposal-changed = The proposal has just changed. Look at it again.
error-nothing-to-undo = There is no move to take back.
error-no-offer = The request is no longer there.
error-own-offer = You cannot answer your own request.
error-no-stone = There is no stone on { $point }.
error-not-marked = No mark on the stones on { $point } can be taken back.
error-no-rival = No living group of the opponent shares a liberty with the stones on { $point }, so they are in no seki.
error-dame-left = { $point } is still neutral: under these rules neutral points are filled before you agree. Disagree, and play goes on.
error-not-provided = The rules of this game do not provide for that now.
error-legal = { $point } is legal after all.
error-offer-pending = Your opponent waits for your answer first.
error-handicap = This handicap does not fit here.
error-time-up = The time is up.
error-unknown-key = { $why ->
    [replaced] This link was replaced by a new one, and opens the game no more. Ask the person who sent it to you for the new one; the keeper of this server has it too.
    [keeper] The keeper of this server deleted this game on { $at }.
    [unused] This game was deleted on { $at }, as nobody had looked at it for long.
   *[none] There is no game at this address.
}
error-not-listed = { $why ->
    [seat] This address opens only in the browser of its player. To look on, ask for the link “Watches only”, which both players find under “Links to this game”.
   *[none] This address opens only in the browser that opened the link before. On another device, open the link itself; the page where it works shows your own link.
}
error-not-allowed = This link does not allow that.
error-stale = The game has moved on in the meantime. Look again.
error-too-large = The file is too large: at most 10 MiB.
error-bad-request = { $field ->
    [komi] The komi goes in steps of one half, and is at most as many points as the board has.
   *[other] The server did not accept { $field }: { $reason }
}
error-bad-record = Line { $line }, column { $column }: { record-problem }
error-not-record = This is no game record. Records are files of the kinds SGF, NGF, GIB, UGF and UGI.
error-no-record = This is a text without a game record in it. Records are files of the kinds SGF, NGF, GIB, UGF and UGI. A drawn position is taken too, with one row of the board a line.
error-bad-drawing = { $why ->
    [part] The drawing shows only a part of a board. Draw all rows and columns of the board.
    [reversed] The text says that X is White and O is Black, but X is always read as Black and O as White. Change the signs in the drawing, and leave these words out.
    [several] The drawing shows more than one board, or has empty lines between some of its rows.
   *[rows] The drawing shows no position. All rows need the same number of points: X for Black, O for White, and a dot for an empty point.
}
error-bad-value = { record-problem }
error-illegal-move = Move { $number }: { $why ->
    [occupied] { error-occupied }
    [suicide] { error-suicide }
    [ko] { error-ko }
    [hot-stone] { error-hot-stone }
    [superko] { error-superko }
   *[off-board] { error-off-board }
}
error-no-rules = The record names no rules. Assumed: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-unknown-rules = The rules “{ $name }” are not known. Assumed: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-no-komi = The record states no komi. Assumed: { $komi }.
error-unread-komi = The komi of the record cannot be read. Assumed: { $komi }.
error-fox-komi = Fox writes a komi of 0 for even games. Assumed: { $komi }.
error-no-handicap = The stones are not a handicap of { $stones }. Assumed: no handicap.
error-komi-converted = The komi of the record is not in points. In points it is { $komi }.
error-result-converted = The margin of the record’s result is not in points. In points it is { $margin }.
error-unread-handicap = The handicap of the record cannot be read. Assumed: no handicap.
error-unstated-handicap = The record states no handicap, but it sets up { $stones } black stones and White moves first. Assumed: no handicap.
error-cut-off = The record is cut off after { $steps } steps.
error-variations = The record has variations. The page shows the main line alone.
error-left-out = The stones set up around { $point } have no liberty and are left out.
error-more = And { $count } more.
record-problem = { $problem ->
    [no-game] there is no game here
    [not-text] this is no text
    [text-outside-game] text outside the games
    [unexpected-text] unexpected text
    [missing-semicolon] a node has to begin with a semicolon
    [value-without-name] a value without a property name
    [stray-bracket] a closing bracket in a text lacks its backslash
    [name-without-value] a property without a value
    [unclosed-value] a property value is not closed: the record breaks off within it
    [unclosed-tree] a parenthesis is not closed: the end of the record may be missing
    [unmatched-close] a closing parenthesis without an opening one
    [empty-tree] parentheses without a node
    [node-after-variations] a node after variations
    [node-outside-tree] a node outside parentheses
    [damaged-utf-16] damaged UTF-16 text
    [damaged-text] damaged characters in the text
    [unknown-encoding] an unknown character encoding “{ $name }”
    [wrong-encoding] the text is not in the declared character encoding
    [several-encodings] the games declare several character encodings; each was read in its own
    [too-large] the file is too large
    [too-many-moves] there are more moves than are read
    [too-many] further problems are not listed
    [bad-size] the board size is not one or two numbers from 1 to 52
    [bad-point] not a point
    [unusual-point] an unusual way to write a point
    [point-twice] a point is set up in several ways; the last one counts
    [unusual-pass] an unusual way to write a pass
    [several-values] several values where one is expected; the last in the usual form counts
    [point-off-board] a point outside the board
    [handicap-no-number] the handicap is not a whole number
    [bad-color] neither B nor W
    [bad-komi] the komi is not a number
    [komi-not-halves] the komi is not a multiple of half a point
    [komi-converted] the komi is not in points and was converted
    [result-converted] the margin is not in points and was converted
    [bad-result] the result is not understood
    [bad-date] the date is not understood
    [bad-handicap] this number of handicap stones has no fixed points
    [unknown-line] the line is not understood
    [states-other-game] the record says that its game is another one than Go
    [encrypted] the record is encrypted
    [other-game] the record is of another game than Go; add it to a study that has a game of Go
    [too-many-games] there are too many games in the file
   *[other] { $reason }
}
error-busy = { $of ->
    [address] Too much comes from your network. Please try again in { $wait } { $unit }.
   *[all] The server is busy. Please try again in a moment.
}
error-crowded = { $of ->
    [study] Too many pages follow this study.
    [address] Too many pages are open from your network.
    [all] Too many pages are open on this server.
   *[game] Too many pages follow this game.
}
error-unkept = The server cannot keep anything now, so nothing was made or changed. Its keeper has to look after it: please tell them.
error-has-begun = The game has begun. You can resign, or play on.
error-not-rated = Only games with a clock on 9 × 9, 13 × 13 and 19 × 19 count for the rating.
error-full = The server has no room for anything new. Games and studies that are there go on.
error-too-much = Too much was added from this address. Please try again in { $wait } { $unit }.
error-internal = Something went wrong in the server. The game is as it was.
error-unreachable = The server does not answer.
error-page-replay = You are looking at an earlier position. Go back to the game to play.
error-page-stone-dropped = Your stone at { $point } came too late: the game went on meanwhile.
error-page-stone-waits = Your stone at { $point } waits for the connection, and nothing else is sent before it. You can take it back.
