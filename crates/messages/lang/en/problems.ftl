# Problems: in the page, in the terminal and where they are doubted.

problems-title = Problems
problems-short = capture, escape, ladders, nets, life and death, and a judge you may contradict
problems-intro = Black plays first. The result of each first move has been read to the end. If you doubt an answer, you can play on against it, for either side.
problems-progress = { $done } of { $all } solved
problems-forget = Forget what I have solved
problems-missing = There is no such problem. Its address may have been cut off.
problems-not-loaded = The problem could not be loaded, and it was not kept here before. Is Tengen still running?
problem-kind-capture = Capture
problem-kind-escape = Escape
problem-kind-ladder = Ladder
problem-kind-net = Net
problem-kind-live = Live
problem-kind-kill = Kill
problem-about-capture = Take the stones before they get out.
problem-about-escape = Get your stones out before they are taken.
problem-about-ladder = Atari after atari – if nothing is in the way.
problem-about-net = Catch stones without touching them.
problem-about-live = Make two eyes, or a seki.
problem-about-kill = Leave no room for two eyes.
problem-task-capture = Black to play: take the marked stones.
problem-task-escape = Black to play: save the marked stones.
problem-task-ladder = Black to play: take the marked stones in a ladder.
problem-task-net = Black to play: catch the marked stones in a net.
problem-task-live = Black to play: make the marked stones live.
problem-task-kill = Black to play: kill the marked stones.
problem-counts-open = Three liberties count as got away. White has all the ko threats, so a ko is not enough.
problem-counts-enclosed = Seki is life. White has all the ko threats, so a ko is not enough. The wall around lives.
problem-level = Level { $level }
problem-solved-of = { $done } of { $all }
problem-number = { $number } of { $all }
problem-hint = Hint
problem-show = Show the next move
problem-play-on = Play on from here
problem-back = Back to the problem
problem-next = Next problem
problem-hinted = One of these is right: { $points }.
problem-hint-mark = perhaps here
problem-praise = Solved!
problem-shown = That is how it goes. Try again: a problem counts once you have solved it unaided.
problem-off = { $goal ->
    [live] The stones that shut you in are off the board: you live.
    [escape] Out: these stones cannot be taken any more.
   *[take] Taken!
}
problem-settled = { $goal ->
    [live] Two eyes: your stones live against every play of White.
    [kill] There is no room left for two eyes: White is dead.
    [escape] You have got away.
   *[take] They cannot be saved any more.
}
problem-clear = { $goal ->
    [live] That lives. Wherever White plays now, you need not even answer at once.
    [kill] That kills. Wherever White plays now, you need not even answer at once.
    [escape] You are out. Wherever White plays now, you need not even answer at once.
   *[take] That is it. Wherever White plays now, they fall even if you answer elsewhere once.
}
problem-on = Right. White resists at { $point }. Now you again.
problem-on-threat = Right. White makes a ko threat elsewhere, you answer it, and White retakes the ko at { $point }. Now you again.
problem-refuted = { $goal ->
    [live] White plays { $point }, and you cannot live any more.
    [kill] White plays { $point } and lives.
    [escape] White plays { $point }, and your stones are lost.
   *[take] White plays { $point } and gets away.
}
problem-nothing = { $goal ->
    [live] That is not enough: White need not even answer, and your stones are still dead.
    [kill] That is no danger: White lives without answering.
    [escape] That does not help: White need not even answer, and your stones are still lost.
   *[take] That is no danger: White can leave it unanswered and still gets away.
}
problem-ko = { $goal ->
    [live] This only makes a ko, and White has the threats for it. There is a way to live without one.
    [kill] This only makes a ko, and White has the threats for it. There is a way to kill without one.
    [escape] This only makes a ko, and White has the threats for it. There is a way out without one.
   *[take] This only makes a ko, and White has the threats for it. There is a way to take them without one.
}
problem-plays = { $colour ->
    [black] Black plays { $point }.
   *[white] White plays { $point }.
}
problem-plays-pass = { $colour ->
    [black] Black passes: no move would change anything.
   *[white] White passes: no move would change anything.
}
problem-plays-threat = { $colour ->
    [black] Black makes a ko threat elsewhere, it is answered, and Black plays { $point }.
   *[white] White makes a ko threat elsewhere, it is answered, and White plays { $point }.
}
problem-stands-yes = { $goal ->
    [live] As it stands, Black lives.
    [kill] As it stands, White is dead.
    [escape] As it stands, the black stones get away.
   *[take] As it stands, the white stones fall.
}
problem-stands-no = { $goal ->
    [live] As it stands, Black is dead.
    [kill] As it stands, White lives.
    [escape] As it stands, the black stones fall.
   *[take] As it stands, the white stones get away.
}
problem-stands-unread = The judge cannot read this position to the end, so it says nothing about it.
problem-over-yes = { $goal ->
    [live] It is settled: Black lives.
    [kill] It is settled: White is dead.
    [escape] It is settled: the black stones got away.
   *[take] It is settled: the white stones are lost.
}
problem-over-no = { $goal ->
    [live] It is settled: Black is dead.
    [kill] It is settled: White lives.
    [escape] It is settled: the black stones are lost.
   *[take] It is settled: the white stones got away.
}
play-on-about = Try any move you doubt, for either side. The judge reads the position as it is now; this needs Tengen at the other end.
play-on-answers = The judge answers each move
play-on-pass = Pass
play-on-judge = Let the judge play
play-on-undo = Take back
play-on-turn = { $colour ->
    [black] Black to play
   *[white] White to play
}
play-on-over = Settled
play-on-offline = Tengen is not running at the other end, so no judge can answer now. The problem itself works all the same.

## In the terminal

command-hint = hint
command-judge = judge
problems-help = Type a point (E5) or { command-pass } for the side to move; the judge answers. { command-hint }: four points, one of them right; { command-judge }: the judge moves for the side to move, so that you can play the other; { command-undo }: take back; { command-again }: the problem again; { command-next }: the next one; { command-quit }: leave.
problems-enter = Enter: next problem.
problems-finished = That was the last one of these.
problems-unknown = There is neither a kind nor a problem called { $problem }; `tengen problems --list` prints all of them.
problems-none = There are no problems of this kind on this level.
wanted-level = a level is a number from 1 to 5
help-problems = Solve problems: capture, escape, ladders, nets, life and death
help-problems-more =
    The kinds are capture, escape, ladder, net, live and kill, each on up to five levels by how much
    there is to read. Every answer is proved. If you doubt one, play on, for either side. The data
    folder keeps track of the problems solved.
arg-problems-which = A kind of problems, or the problem to begin with
arg-problems-level = Only problems of this level, from 1 to 5
arg-problems-list = Print a line for each problem: whether it is solved, its name, its kind and level
arg-problems-data = The folder that keeps track of the problems solved; the platform’s data folder if not given
value-kind = KIND
value-problem = PROBLEM
value-level = LEVEL
