# How the game ends for its players: why the stones stand as they do, lines shown beside the game, claims played out.

reasons-title = How the stones stand, and why
reasons-looking = Tengen is looking more closely …
reasons-finished = Nothing is left to be played for{ $basis ->
    [proved] {""}
    [read] , as far as was read
   *[estimated] , as far as can be estimated
}.
reasons-dame = Neutral points are left, each of which is a point for the side that plays there: { $points }.
reasons-none = No stone is dead, in seki or still open.
reasons-living = { $count ->
    [one] One chain lives
   *[other] { $count } chains live
}
reason-chain = { $colour ->
    [black] Black
   *[white] White
} { $points } ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
})
reason-dead = { $chains ->
    [one] Dead
   *[other] All dead
}
reason-alive = Alive
reason-seki = { $chains ->
    [one] In seki
   *[other] All in seki
}
reason-unsettled = { $chains ->
    [one] Still open
   *[other] All still open
}
reason-marked = { $chains ->
    [one] It is marked
   *[other] They are marked
} { $marked ->
    [dead] dead
    [seki] as in seki
   *[alive] alive
}{ $status ->
    [unsettled] , although this is not decided
   *[other] {" "}all the same
}.
# Why an open chain counts so for now.
for-now-because = { $because ->
    [first-move] , since it would be { $first ->
        [black] Black’s
       *[white] White’s
    } turn if play simply went on
    [estimate] , as it looks if { $first ->
        [black] Black
       *[white] White
    } moves first
    [open-ko] { $chains ->
        [one] , since it can be taken in an open ko
       *[other] , since they can be taken in an open ko
    }
    [rules] , since these rules take no stones off
    [undecided] { $chains ->
        [one] , since nothing has decided about it
       *[other] , since nothing has decided about them
    }
   *[none] {""}
}
reason-counts = { $chains ->
    [one] It counts
   *[other] They count
} as { $as ->
    [dead] dead
    [seki] in seki
   *[alive] alive
} for now{ for-now-because }.
reason-as-marked = { $marked ->
    [dead] { $chains ->
        [one] Marked dead
       *[other] All marked dead
    }
    [alive] { $chains ->
        [one] Marked alive
       *[other] All marked alive
    }
   *[seki] { $chains ->
        [one] Marked as in seki
       *[other] All marked as in seki
    }
}
because-two-eyes = It has two eyes, or is joined to stones that have: nothing can take it.
because-no-room = { $chains ->
    [one] It lies among living stones of the opponent, and there is no room for two eyes in there. It need not be captured: it is taken off before the count.
   *[other] They lie among living stones of the opponent, and there is no room for two eyes in there. They need not be captured: they are taken off before the count.
}
because-holds = No play of the opponent there captures it.
because-captured = { $chains ->
    [one] It cannot be saved: even if its owner plays first, it is captured.
   *[other] They cannot be saved: even if their owner plays first, they are captured.
}
because-first-move = The side that plays first decides: a play at { $points } saves it, otherwise it is captured. { because-first-move-advice }
because-first-move-or-ko = The side that plays first decides: a play at { $points } saves it, otherwise a ko decides about it. { because-first-move-advice }
because-taken-or-ko = The side that plays first decides: a play at { $points } makes a ko of it, otherwise it is captured. { because-first-move-advice }
because-first-move-advice = { $dispute ->
    [resume-opponent-of-requester] If a player asks for play to go on, the opponent of that player moves first.
   *[other] It is better played out before the players agree.
}
# About what was not read to its end, or depends on a ko.
because-advice-open = { $dispute ->
    [resume-opponent-of-requester] “{ trial }” shows beside the game how it ends. If a player asks for play to go on, the opponent of that player moves first.
   *[other] It is better played out before the players agree.
}
because-ko = { $status ->
    [dead] { $points ->
        [none] A ko
       *[other] A ko at { $points }
    } decides about { $chains ->
        [one] it
       *[other] them
    }. Without threats elsewhere the opponent wins the ko.
    [alive] { $points ->
        [none] A ko
       *[other] A ko at { $points }
    } decides about { $chains ->
        [one] it
       *[other] them
    }. Without threats elsewhere its owner wins the ko.
   *[unsettled] { $points ->
        [none] A ko
       *[other] A ko at { $points }
    } decides about { $chains ->
        [one] it
       *[other] them
    }, and the ko is still open: the side that wins it gets its way. { because-advice-open }
}
because-freed = The stones of the opponent that shut it in, at { $points }, are dead.
because-shared = It shares { $points } with stones of the opponent. Neither side can capture the other by playing there first. So both stay on the board.
because-playouts = This was not read to its end. { $status ->
    [dead] { $chains ->
        [one] It was captured in most games played on at random.
       *[other] They were captured in most games played on at random.
    }
    [alive] It lived in most games played on at random.
   *[unsettled] { $chains ->
        [one] It lived in some games played on at random and was captured in others.
       *[other] They lived in some games played on at random and were captured in others.
    }
}
because-foreseen = This was not read to its end. { $status ->
    [dead] { $chains ->
        [one] Games played on at random and a neural network together expect it to be captured.
       *[other] Games played on at random and a neural network together expect them to be captured.
    }
    [alive] Games played on at random and a neural network together expect it to live.
   *[unsettled] Games played on at random and a neural network together give no clear answer.
}
because-divided = This was not read to its end. Games played on at random and a neural network expect the opposite of each other. { because-advice-open }
because-unread = { $chains ->
    [one] It looks like seki, but whether it can be captured was not read to the end. { because-advice-open }
   *[other] They look like seki, but whether they can be captured was not read to the end. { because-advice-open }
}
because-renewed = It can be captured, but only so that its owner gets a new stone there that cannot be. So it counts as alive.
because-imagined = { $chains ->
    [one] In imagined play, where a ko is retaken only after a pass for it, it is captured. So it is dead.
   *[other] In imagined play, where a ko is retaken only after a pass for it, they are captured. So they are dead.
}
because-spare = The opponent could even spend { $turns ->
    [one] a turn
   *[other] { $turns } turns
} elsewhere.
basis-proved = Proved.
basis-read = Read to the end, as far as the stones around it stand.
basis-estimated = An estimate, { $percent }% sure.
basis-unknown = { $chains ->
    [one] The program cannot tell whether it lives.
   *[other] The program cannot tell whether they live.
}
reason-show = Show it
reason-show-lost = Show how it is captured
reason-show-saved = Show the move that saves it
reason-show-ko = Show the ko
reason-attack = What if { $colour ->
    [black] Black
   *[white] White
} plays at { $point }?
left-title = Still to be played
left-border = A border is open at { $points }.
left-teire = { $colour ->
    [black] Black
   *[white] White
} has to add a stone at { $point }: once the neutral points are filled, the opponent captures something there.
left-teire-unless = The side that plays at { $unless } first decides whether { $colour ->
    [black] Black
   *[white] White
} has to add a stone at { $point }.
left-chain = It is open whether the chain at { $point } lives.
left-capture = The chain at { $point } is dead, but counts as alive under these rules: it has to be captured.
left-undecided = A large part of the board is nobody’s yet.

## Beside the game

aside = Not the game
aside-back = Back to the game
line-text = A line that shows it. The game stands as it is.
line-at = { $move } of { $last }
line-end = From here on nothing saves the stones.
trial = Play it out
trial-title = Play it out, then put it back?
trial-what = The position is copied, and you play on in the copy: { $colour ->
    [black] Black
   *[white] White
} moves first and tries to capture the stones. The game itself stands as it is.
trial-after = When both pass, the stones go back. The outcome changes the proposal; you may still agree or not.
trial-ko = In the copy a ko may be retaken only after a pass for that very ko.
trial-confirm = Play it out
trial-about = Played out beside the game: { $colour ->
    [black] Black
   *[white] White
} { $point }
trial-to-move = { $colour ->
    [black] Black
   *[white] White
} to move in the copy.
trial-dead = As it stands, the stones are captured.
trial-alive = As it stands, the stones live.
trial-pass = Pass
trial-pass-for = Pass for the ko at { $point }
trial-judge = Let Tengen move
trial-thinking = Tengen is choosing …
trial-concede-dead = Give in: the stones are dead
trial-concede-alive = Give in: the stones live
trial-put-back = Put back without a verdict
verdict = Played out: { $colour ->
    [black] Black
   *[white] White
} { $point } is { $dead ->
    [yes] dead
   *[no] alive
}.
verdict-conceded = { $colour ->
    [black] Black
   *[white] White
} gave in.
verdict-show = Show it again
settle-by-trial = The proposal follows the outcome that was played out.

## Refusals

error-trial-open = A claim is being played out. End that first.
error-no-trial = Nothing is being played out any more.
error-pass-for-ko = In the copy the ko at { $point } may be retaken only after a pass for it.
error-beyond-reading = Tengen cannot read this to its end. Go on yourselves.
error-trial-superko = { $point } would repeat an earlier position.
error-page-aside = This is not the game. Go back to it first.
