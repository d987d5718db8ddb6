# Comment se tiennent les pierres d’une position, et pourquoi : ce que dit le juge.

judge-finished = Terminé{ judge-finished-by } : il n’y a plus rien à gagner.
judge-finished-dame = Terminé{ judge-finished-by } : il n’y a plus rien à gagner que des points neutres : { $points }.
judge-finished-points = Terminé{ judge-finished-by } : il n’y a plus rien à gagner que des points neutres, et chacun vaut un point pour le camp qui y joue : { $points }.
judge-finished-by = { $by ->
    [proof] {""}
    [read] , autant que la lecture le montre
   *[estimate] , autant qu’on puisse l’estimer
}
judge-left = Pas terminé : { $what }
judge-undecided = une grande partie du goban n’est encore à personne
judge-border = une frontière est ouverte : { $points }
judge-region = de { $from } à { $to } ({ $points } points)
judge-region-within = { $points } points entre { $from } et { $to }
judge-teire = { $colour ->
    [black] Noir
   *[white] Blanc
} doit ajouter une pierre en { $point } : une fois les points neutres remplis, l’adversaire y prend quelque chose
judge-teire-unless = le camp qui joue le premier en { $unless } décide si { $colour ->
    [black] Noir
   *[white] Blanc
} doit ajouter une pierre en { $point }
judge-added = { $colour ->
    [black] Noir
   *[white] Blanc
} doit ajouter une pierre en { $point }, sinon l’adversaire y prend quelque chose une fois les points neutres remplis. Elle est comptée comme jouée.
judge-chain = { $colour ->
    [black] chaîne noire
   *[white] chaîne blanche
} { $point } ({ $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
})
judge-unsettled = { $chain } : { $why }
judge-must-capture = selon ces règles, les pierres mortes comptent comme vivantes et doivent être prises avant la fin : { $chains }
judge-dead = Morte : { $chain } : { $why } ({ $basis })
judge-to-capture = Peut être capturée : { $chain } : { $why } ({ $basis })
judge-seki = En seki : { $chain } : { $why } ({ $basis })
judge-proved = prouvé
judge-read = lu jusqu’au bout, si les pierres autour tiennent
judge-estimated = estimé, { $percent } %
judge-living = { $colour ->
    [black] Noir
   *[white] Blanc
} vit avec { $all ->
    [one] { $all } chaîne
   *[other] { $all } chaînes
} : { $proved } par preuve, { $read } par lecture, { $estimated } par estimation.
judge-counts-as = { $as ->
    [dead] Compte pour l’instant comme morte
   *[alive] Compte pour l’instant comme vivante
} : { $chain }{ for-now-because }
judge-counted = Compte (règles : { $rules }) : Noir { $black }, Blanc { $white } : { $outcome }
judge-counted-now = Compté en l’état (règles : { $rules }) : Noir { $black }, Blanc { $white }
judge-assumed = Supposé, car rien ne le dit : { $what }.
judge-assumed-unclear = Supposé, car ce qui en est dit n’est pas clair : { $what }.
judge-assumed-rules = les règles ({ $rules }{ $unread ->
    [none] {""}
   *[other]  ; pas lu comme règles : { $unread }
})
judge-unread-name = « { $name } »
judge-assumed-komi = le komi ({ $komi })
judge-assumed-no-handicap = qu’il n’y a pas de handicap
judge-assumed-no-prisoners = qu’il n’y a pas de prisonniers
judge-assumed-none-taken = que { $colour ->
    [black] Noir
   *[white] Blanc
} n’a pris aucune pierre
judge-assumed-to-move = que c’est à Noir de jouer

## Pourquoi

why-two-eyes = elle a deux yeux, ou est reliée à des pierres qui les ont
why-no-room = elle est parmi des pierres vivantes de l’adversaire, avec la place d’un œil au plus
why-holds = quoi que l’adversaire y joue, elle n’est pas prise, et aucun coup n’y demande de réponse
why-answers = quoi que l’adversaire y joue, elle n’est pas prise : { $answers }
why-captured = elle est prise même si son joueur commence : { $line }
why-captured-untried = elle est prise même si son joueur commence : aucun de ses coups n’y demande de réponse : { $line }
why-delayed = elle est prise même si son joueur commence : des menaces pour un ko ne font que retarder la prise. Sans menaces : { $line }
why-first-move = qui joue le premier décide : un coup en { $saved } la sauve, sinon elle est prise : { $line }
why-first-move-or-ko = qui joue le premier décide : un coup en { $saved } la sauve, sinon un ko décide de son sort : { $line }
why-taken-or-ko = qui joue le premier décide : un coup en { $fought } en fait un ko, sinon elle est prise : { $line }
why-ko = { $status ->
    [dead] { $point ->
        [none] un ko
       *[other] un ko en { $point }
    } en décide. Sans menaces ailleurs, l’adversaire gagne le ko : { $line }
    [alive] { $point ->
        [none] un ko
       *[other] un ko en { $point }
    } en décide. Sans menaces ailleurs, son joueur gagne le ko : { $line }
   *[unsettled] { $point ->
        [none] un ko
       *[other] un ko en { $point }
    } en décide, et il est encore ouvert : le camp qui le gagne obtient ce qu’il veut{ $line ->
        [none] {""}
       *[other]  : { $line }
    }
}
why-freed = les pierres de l’adversaire qui l’enferment, en { $point }, sont mortes
why-renewed = elle peut être prise, mais son joueur y gagne alors une pierre nouvelle qui ne peut pas l’être : { $line }
why-imagined = dans le jeu imaginé, où un ko n’est repris qu’après une passe pour lui, elle est prise
why-foreseen = { $status ->
    [dead] des parties finies au hasard et un réseau de neurones, ensemble, s’attendent à ce qu’elle soit prise
    [alive] des parties finies au hasard et un réseau de neurones, ensemble, s’attendent à ce qu’elle vive
   *[unsettled] le programme ne peut pas dire si elle vit : des parties finies au hasard et un réseau de neurones, ensemble, ne donnent pas de réponse nette
}
why-spare = { $why } ; { $turns ->
    [one] même après un coup joué
   *[other] même après { $turns } coups joués
} ailleurs par l’adversaire
why-shared = elle partage { $points } avec des pierres de l’adversaire, et aucun camp ne peut capturer l’autre en y jouant le premier
why-playouts = { $status ->
    [dead] elle a été prise dans la plupart des parties finies au hasard
    [alive] elle a vécu dans la plupart des parties finies au hasard
   *[unsettled] le programme ne peut pas dire si elle vit : elle a vécu dans certaines parties finies au hasard et a été prise dans d’autres
}
why-divided = le programme ne peut pas dire si elle vit : des parties finies au hasard disent une chose et un réseau de neurones le contraire
why-unread = le programme ne peut pas dire si elle vit : elle a l’air d’être en seki, mais la lecture ne dit pas si elle peut être prise
why-pass = passe
why-elsewhere = ailleurs
