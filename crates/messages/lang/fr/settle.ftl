# La fin de la partie pour ses joueurs : pourquoi les pierres en sont là, séquences hors de la partie, affirmations jouées.

reasons-title = L’état des pierres, et pourquoi
reasons-looking = Tengen regarde de plus près…
reasons-finished = Il ne reste rien à gagner{ $basis ->
    [proved] {""}
    [read] , autant que la lecture le montre
   *[estimated] , autant qu’on puisse l’estimer
}.
reasons-dame = Il reste des points neutres, et chacun vaut un point pour le camp qui y joue : { $points }.
reasons-none = Aucune pierre n’est morte, en seki ou encore ouverte.
reasons-living = { $count ->
    [one] Une chaîne vit
   *[other] { $count } chaînes vivent
}
reason-chain = { $colour ->
    [black] Noir
   *[white] Blanc
} { $points } ({ $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
})
reason-dead = { $chains ->
    [one] Morte
   *[other] Toutes mortes
}
reason-alive = Vivante
reason-seki = { $chains ->
    [one] En seki
   *[other] Toutes en seki
}
reason-unsettled = { $chains ->
    [one] Encore ouverte
   *[other] Toutes encore ouvertes
}
reason-marked = { $chains ->
    [one] Elle est{ $status ->
        [unsettled] {" "}
       *[other] {" "}tout de même{" "}
    }{ $marked ->
        [dead] marquée morte
        [seki] marquée en seki
       *[alive] marquée vivante
    }
   *[other] Elles sont{ $status ->
        [unsettled] {" "}
       *[other] {" "}tout de même{" "}
    }{ $marked ->
        [dead] marquées mortes
        [seki] marquées en seki
       *[alive] marquées vivantes
    }
}{ $status ->
    [unsettled] , bien que ce ne soit pas décidé
   *[other] {""}
}.
# Why an open chain counts so for now.
for-now-because = { $because ->
    [first-move] , car ce serait à { $first ->
        [black] Noir
       *[white] Blanc
    } de jouer si la partie continuait simplement
    [estimate] , à ce qu’il semble si { $first ->
        [black] Noir
       *[white] Blanc
    } joue le premier
    [open-ko] { $chains ->
        [one] , car elle peut être prise dans un ko ouvert
       *[other] , car elles peuvent être prises dans un ko ouvert
    }
    [rules] , car ces règles ne retirent aucune pierre
    [undecided] , car rien n’en a décidé
   *[none] {""}
}
reason-counts = { $chains ->
    [one] Elle compte pour l’instant { $as ->
        [dead] comme morte
        [seki] en seki
       *[alive] comme vivante
    }
   *[other] Elles comptent pour l’instant { $as ->
        [dead] comme mortes
        [seki] en seki
       *[alive] comme vivantes
    }
}{ for-now-because }.
reason-as-marked = { $marked ->
    [dead] { $chains ->
        [one] Marquée morte
       *[other] Toutes marquées mortes
    }
    [alive] { $chains ->
        [one] Marquée vivante
       *[other] Toutes marquées vivantes
    }
   *[seki] { $chains ->
        [one] Marquée en seki
       *[other] Toutes marquées en seki
    }
}
because-two-eyes = Elle a deux yeux, ou est reliée à des pierres qui les ont : rien ne peut la prendre.
because-no-room = { $chains ->
    [one] Elle est parmi des pierres vivantes de l’adversaire, sans la place de deux yeux. Personne n’a besoin de la capturer : elle est retirée avant le compte.
   *[other] Elles sont parmi des pierres vivantes de l’adversaire, sans la place de deux yeux. Personne n’a besoin de les capturer : elles sont retirées avant le compte.
}
because-holds = Quoi que l’adversaire y joue, elle n’est pas prise.
because-captured = { $chains ->
    [one] Rien ne la sauve : même si son joueur commence, elle est prise.
   *[other] Rien ne les sauve : même si leur joueur commence, elles sont prises.
}
because-first-move = Qui joue le premier décide : un coup en { $points } la sauve, sinon elle est prise. { because-first-move-advice }
because-first-move-or-ko = Qui joue le premier décide : un coup en { $points } sauve cette chaîne, sinon un ko décide de son sort. { because-first-move-advice }
because-taken-or-ko = Qui joue le premier décide : un coup en { $points } en fait un ko, sinon cette chaîne est prise. { because-first-move-advice }
because-first-move-advice = { $dispute ->
    [resume-opponent-of-requester] Si un joueur demande à continuer, c’est son adversaire qui joue d’abord.
   *[other] Mieux vaut jouer cela avant que les joueurs se mettent d’accord.
}
# About what was not read to its end, or depends on a ko.
because-advice-open = { $dispute ->
    [resume-opponent-of-requester] « { trial } » montre à côté de la partie comment cela finit. Si un joueur demande à continuer, c’est son adversaire qui joue d’abord.
   *[other] Mieux vaut jouer cela avant que les joueurs se mettent d’accord.
}
because-ko = { $status ->
    [dead] { $points ->
        [none] Un ko
       *[other] Un ko en { $points }
    } décide { $chains ->
        [one] de son sort
       *[other] de leur sort
    }. Sans menaces ailleurs, l’adversaire gagne le ko.
    [alive] { $points ->
        [none] Un ko
       *[other] Un ko en { $points }
    } décide { $chains ->
        [one] de son sort
       *[other] de leur sort
    }. Sans menaces ailleurs, son joueur gagne le ko.
   *[unsettled] { $points ->
        [none] Un ko
       *[other] Un ko en { $points }
    } décide { $chains ->
        [one] de son sort
       *[other] de leur sort
    }, et il est encore ouvert : le camp qui le gagne obtient ce qu’il veut. { because-advice-open }
}
because-freed = Les pierres de l’adversaire qui l’enferment, en { $points }, sont mortes.
because-shared = Elle partage { $points } avec des pierres de l’adversaire. Aucun camp ne peut capturer l’autre en y jouant le premier. Les deux restent donc sur le goban.
because-playouts = Cela n’a pas été lu jusqu’au bout. { $status ->
    [dead] { $chains ->
        [one] Elle a été prise dans la plupart des parties continuées au hasard.
       *[other] Elles ont été prises dans la plupart des parties continuées au hasard.
    }
    [alive] Elle a vécu dans la plupart des parties continuées au hasard.
   *[unsettled] { $chains ->
        [one] Elle a vécu dans certaines parties continuées au hasard et a été prise dans d’autres.
       *[other] Elles ont vécu dans certaines parties continuées au hasard et ont été prises dans d’autres.
    }
}
because-foreseen = Cela n’a pas été lu jusqu’au bout. { $status ->
    [dead] { $chains ->
        [one] Des parties finies au hasard et un réseau de neurones, ensemble, s’attendent à ce qu’elle soit prise.
       *[other] Des parties finies au hasard et un réseau de neurones, ensemble, s’attendent à ce qu’elles soient prises.
    }
    [alive] Des parties finies au hasard et un réseau de neurones, ensemble, s’attendent à ce qu’elle vive.
   *[unsettled] Des parties finies au hasard et un réseau de neurones, ensemble, ne donnent pas de réponse nette.
}
because-divided = Cela n’a pas été lu jusqu’au bout. Des parties finies au hasard disent une chose et un réseau de neurones le contraire. { because-advice-open }
because-unread = { $chains ->
    [one] Elle a l’air d’être en seki, mais la lecture ne dit pas si elle peut être prise. { because-advice-open }
   *[other] Elles ont l’air d’être en seki, mais la lecture ne dit pas si elles peuvent être prises. { because-advice-open }
}
because-renewed = Elle peut être prise, mais son joueur y gagne alors une pierre nouvelle qui ne peut pas l’être. Elle compte donc comme vivante.
because-imagined = { $chains ->
    [one] Dans le jeu imaginé, où un ko n’est repris qu’après une passe pour lui, elle est prise. Elle est donc morte.
   *[other] Dans le jeu imaginé, où un ko n’est repris qu’après une passe pour lui, elles sont prises. Elles sont donc mortes.
}
because-spare = L’adversaire pourrait même jouer { $turns ->
    [one] un coup
   *[other] { $turns } coups
} ailleurs.
basis-proved = Prouvé.
basis-read = Lu jusqu’au bout, tant que tiennent les pierres autour.
basis-estimated = Une estimation, sûre à { $percent } %.
basis-unknown = { $chains ->
    [one] Le programme ne peut pas dire si elle vit.
   *[other] Le programme ne peut pas dire si elles vivent.
}
reason-show = Le montrer
reason-show-lost = Montrer comment elle est prise
reason-show-saved = Montrer ce qui la sauve
reason-show-ko = Montrer le ko
reason-attack = Et si { $colour ->
    [black] Noir
   *[white] Blanc
} joue en { $point } ?
left-title = Encore à jouer
left-border = Une frontière est ouverte en { $points }.
left-teire = { $colour ->
    [black] Noir
   *[white] Blanc
} doit encore ajouter une pierre en { $point } : une fois les points neutres remplis, l’adversaire y capture quelque chose.
left-teire-unless = Le camp qui joue le premier en { $unless } décide si { $colour ->
    [black] Noir
   *[white] Blanc
} doit ajouter une pierre en { $point }.
left-chain = On ne sait pas encore si la chaîne en { $point } vit.
left-capture = La chaîne en { $point } est morte, mais compte comme vivante selon ces règles : il faut la prendre.
left-undecided = Une grande partie du goban n’est encore à personne.

## Hors de la partie

aside = Ce n’est pas la partie
aside-back = Retour à la partie
line-text = Une séquence qui le montre. La partie reste telle quelle.
line-at = { $move } sur { $last }
line-end = À partir d’ici, rien ne sauve les pierres.
trial = Jouer pour voir
trial-title = Jouer pour voir, puis tout remettre ?
trial-what = La position est copiée, et vous continuez dans la copie : { $colour ->
    [black] Noir
   *[white] Blanc
} commence et essaie de capturer les pierres. La partie elle-même reste telle quelle.
trial-after = Quand les deux passent, les pierres reviennent. Ce qu’on a vu change la proposition ; l’accord reste libre.
trial-ko = Dans la copie, un ko ne peut être repris qu’après une passe pour ce ko précis.
trial-confirm = Jouer pour voir
trial-about = Joué hors de la partie : la chaîne { $colour ->
    [black] noire
   *[white] blanche
} en { $point }
trial-to-move = Dans la copie, c’est à { $colour ->
    [black] Noir
   *[white] Blanc
} de jouer.
trial-dead = En l’état, les pierres sont capturées.
trial-alive = En l’état, les pierres vivent.
trial-pass = Passer
trial-pass-for = Passer pour le ko en { $point }
trial-judge = Laisser jouer Tengen
trial-thinking = Tengen choisit…
trial-concede-dead = Céder : les pierres sont mortes
trial-concede-alive = Céder : les pierres vivent
trial-put-back = Remettre sans verdict
verdict = Joué pour voir : la chaîne { $colour ->
    [black] noire
   *[white] blanche
} en { $point } est { $dead ->
    [yes] morte
   *[no] vivante
}.
verdict-conceded = { $colour ->
    [black] Noir
   *[white] Blanc
} a cédé.
verdict-show = Le montrer encore
settle-by-trial = La proposition suit ce qui a été joué.

## Refus

error-trial-open = Une affirmation est en train d’être jouée. Terminez d’abord.
error-no-trial = Plus rien n’est joué hors de la partie.
error-pass-for-ko = Dans la copie, le ko en { $point } ne peut être repris qu’après une passe pour lui.
error-beyond-reading = Tengen ne peut pas lire cela jusqu’au bout. Continuez vous-mêmes.
error-trial-superko = { $point } répéterait une position antérieure.
error-page-aside = Ce n’est pas la partie. Revenez-y d’abord.
