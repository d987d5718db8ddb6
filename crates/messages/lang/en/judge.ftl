# The judge's answers: which stones are alive, dead or in seki, and why.

judge-finished = Finished{ judge-finished-by }: nothing is left to be played for.
judge-finished-dame = Finished{ judge-finished-by }: nothing is left to be played for but dame: { $points }.
judge-finished-points = Finished{ judge-finished-by }: nothing is left to be played for but dame, each of which is a point for the side that plays there: { $points }.
judge-finished-by = { $by ->
    [proof] {""}
    [read] , as far as was read
   *[estimate] , as far as can be estimated
}
judge-left = Not finished: { $what }
judge-undecided = a large part of the board is nobody’s yet
judge-border = a border is open at { $points }
judge-region = { $from }–{ $to } ({ $points } points)
judge-region-within = { $points } points between { $from } and { $to }
judge-teire = { $colour ->
    [black] Black
   *[white] White
} has to add a stone at { $point }: once the dame are filled, the opponent takes something there
judge-teire-unless = the side that plays at { $unless } first decides whether { $colour ->
    [black] Black
   *[white] White
} has to add a stone at { $point }
judge-added = { $colour ->
    [black] Black
   *[white] White
} has to add a stone at { $point }, else the opponent takes something there once the dame are filled. It is counted as added.
judge-chain = { $colour ->
    [black] Black
   *[white] White
} { $point } ({ $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
})
judge-unsettled = { $chain }: { $why }
judge-must-capture = dead stones count as alive under these rules, and have to be captured before play ends: { $chains }
judge-dead = Dead: { $chain }: { $why } ({ $basis })
judge-to-capture = Can be captured: { $chain }: { $why } ({ $basis })
judge-seki = Seki: { $chain }: { $why } ({ $basis })
judge-proved = proved
judge-read = read, if the stones around stand
judge-estimated = estimated, { $percent }%
judge-living = { $colour ->
    [black] Black
   *[white] White
} lives with { $all ->
    [one] { $all } chain
   *[other] { $all } chains
}: { $proved } proved, { $read } read, { $estimated } estimated.
judge-counts-as = { $as ->
    [dead] Counts as dead for now
   *[alive] Counts as alive for now
}: { $chain }{ for-now-because }
judge-counted = Count (rules: { $rules }): Black { $black }, White { $white }: { $outcome }
judge-counted-now = Counted as it stands (rules: { $rules }): Black { $black }, White { $white }
judge-assumed = Assumed, since nothing says so: { $what }.
judge-assumed-unclear = Assumed, since what is said of it is unclear: { $what }.
judge-assumed-rules = the rules ({ $rules }{ $unread ->
    [none] {""}
   *[other] ; not read as rules: { $unread }
})
judge-unread-name = “{ $name }”
judge-assumed-komi = the komi ({ $komi })
judge-assumed-no-handicap = that there is no handicap
judge-assumed-no-prisoners = that there are no prisoners
judge-assumed-none-taken = that { $colour ->
    [black] Black
   *[white] White
} has taken no stones
judge-assumed-to-move = that Black moves next

## Why

why-two-eyes = it has two eyes, or is joined to stones that have
why-no-room = it lies among living stones of the opponent, with room for one eye at most
why-holds = no play of the opponent there takes it, and none needs an answer
why-answers = no play of the opponent there takes it: { $answers }
why-captured = it is taken though its owner moves first: { $line }
why-captured-untried = it is taken though its owner moves first: no play of its owner there has to be answered: { $line }
why-delayed = it is taken though its owner moves first: threats for a ko only put that off. Without threats: { $line }
why-first-move = the side that moves first decides: a play at { $saved } saves it, else it is taken: { $line }
why-first-move-or-ko = the side that moves first decides: a play at { $saved } saves it, else a ko decides about it: { $line }
why-taken-or-ko = the side that moves first decides: a play at { $fought } makes a ko of it, else it is taken: { $line }
why-ko = { $status ->
    [dead] { $point ->
        [none] a ko
       *[other] a ko at { $point }
    } decides about it. Without threats elsewhere the opponent wins the ko: { $line }
    [alive] { $point ->
        [none] a ko
       *[other] a ko at { $point }
    } decides about it. Without threats elsewhere its owner wins the ko: { $line }
   *[unsettled] { $point ->
        [none] a ko
       *[other] a ko at { $point }
    } decides about it, and the ko is still open: the side that wins it gets its way{ $line ->
        [none] {""}
       *[other] : { $line }
    }
}
why-freed = the stones of the opponent that shut it in, at { $point }, are dead
why-renewed = it can be taken, but only so that its owner gets a new stone there that cannot be: { $line }
why-imagined = in imagined play, where a ko is retaken only after a pass for it, it is captured
why-foreseen = { $status ->
    [dead] games played on at random and a neural network together expect it to be captured
    [alive] games played on at random and a neural network together expect it to live
   *[unsettled] the program cannot tell whether it lives: games played on at random and a neural network together give no clear answer
}
why-spare = { $why }; { $turns ->
    [one] even after a turn
   *[other] even after { $turns } turns
} spent elsewhere
why-shared = it shares { $points } with stones of the opponent, and neither side can capture the other by playing there first
why-playouts = { $status ->
    [dead] it was captured in most games played on at random
    [alive] it lived in most games played on at random
   *[unsettled] the program cannot tell whether it lives: it lived in some games played on at random and was captured in others
}
why-divided = the program cannot tell whether it lives: games played on at random and a neural network expect the opposite of each other
why-unread = the program cannot tell whether it lives: it looks like seki, but whether it can be captured was not read to the end
why-pass = pass
why-elsewhere = elsewhere
