# Ce que le programme dit dans un terminal.

## tengen rules

rules-counted = { $method ->
    [area] aire
    [territory] territoire
   *[stones] pierres
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NOM` en explique une, `tengen rules --compare NOM NOM` en met deux côte à
    côte ; `tengen rules --toml NOM` l’écrit dans un fichier à modifier, que tout --rules accepte.
rules-compared = { $left } et { $right } : < la première seule, > la seconde seule

## tengen glossary

glossary-unknown = { $term } n’est pas dans le glossaire ; `tengen glossary` le montre en entier.

## What a board's marks mean, and what stands beside it

sign-dead = mort
sign-territory = territoire de { $owner ->
    [black] Noir
    [white] Blanc
   *[both] Noir, de Blanc
}
sign-seki = vivant en seki
sign-neutral = neutre
sign-unsealed = frontière ouverte
sign-open = pas encore réglé
sign-added = comptée comme ajoutée
sign-ko = ko
note-captured = { $sign } : { $colour ->
    [black] Noir
   *[white] Blanc
} a { $stones ->
    [one] { $stones } prisonnier
   *[other] { $stones } prisonniers
}
note-rules = Règles : { $rules }, komi { $komi }
note-computer = { $colour ->
    [black] Noir
   *[white] Blanc
} est l’ordinateur, { $strength }
note-time = Temps : Noir { $black }, Blanc { $white }
note-move = Coup { $number } : { $colour ->
    [black] Noir
   *[white] Blanc
} { $point ->
    [pass] passe
   *[other] { $point }
}

## tengen play: what is typed

command-pass = passe
command-undo = reprends
command-resign = abandonne
command-cycle = cycle
command-accept = accepte
command-dispute = conteste
command-no-agreement = sans-accord
command-save = enregistre
command-help = aide
command-quit = quitte
command-dead = morte
command-alive = vivante
command-seki = seki
command-odd = impair
command-even = pair

## tengen play: what is said

play-help-move =
    Q16                 jouer en Q16 : la lettre de la colonne, puis le numéro de la ligne
    passe               passer
    reprends            reprendre le dernier coup
    abandonne           abandonner la partie
    enregistre FICHIER  écrire la partie dans un fichier
    quitte              quitter la partie
play-help-settle =
    Q16                 la chaîne en Q16 est morte, ou vivante après tout
    morte Q16           la chaîne en Q16 est morte
    vivante Q16         elle vit après tout ; dit de pierres en seki, cela met fin au seki
    seki Q16            elle est en seki avec les pierres adverses qui partagent ses libertés
    accepte             accepter ce qui est montré
    conteste            ne pas accepter, et continuer
    reprends            reprendre la dernière passe
    abandonne           abandonner la partie
    enregistre FICHIER  écrire la partie dans un fichier
    quitte              quitter la partie
play-result = { $words } ({ $result }).
play-placing = Noir pose les pierres de handicap, encore { $left }
play-turn = { $colour ->
    [black] À Noir de jouer
   *[white] À Blanc de jouer
}, coup { $move }
play-plays = { $colour ->
    [black] Noir
   *[white] Blanc
} joue { $point }.
play-passes = { $colour ->
    [black] Noir
   *[white] Blanc
} passe.
play-resigns = { $colour ->
    [black] Noir
   *[white] Blanc
} abandonne.
play-unknown = « { $text } » n’est ni un point de ce goban ni une commande. Tapez { command-help } pour les commandes.
play-mark-nothing = Il manque le point d’une pierre : tapez par exemple « { $word } Q16 ».
play-save-nowhere = Il manque le fichier : tapez par exemple « { command-save } partie.sgf ».
play-nothing-to-settle = Il n’y a rien à régler : le jeu ne s’est pas arrêté.
play-recurrence = C’est de nouveau la position { $move ->
    [0] du début
   *[other] d’après le coup { $move }
}. Tapez { command-cycle } pour convenir { $agreed ->
    [draw] que la partie est nulle.
   *[no-result] que la partie est sans résultat.
}
play-stopped = Le jeu s’est arrêté { $passes ->
    [0] après une deuxième passe dans la même position.
    [one] après une passe.
   *[other] après { $passes } passes.
} On règle maintenant quelles pierres sont mortes (règles : { $rules }).
play-type-no-agreement = Tapez { command-no-agreement } pour compter toutes les pierres comme vivantes.
play-disputes = Si { $colour ->
    [black] Noir
   *[white] Blanc
} le conteste, le jeu reprend et { $first ->
    [black] Noir
   *[white] Blanc
} joue d’abord.
play-ask-settle = { $colour ->
    [black] Noir
   *[white] Blanc
} : { command-accept }, { command-dispute }, ou une pierre à changer
play-has-stopped = Le jeu s’est arrêté : { command-accept }, { command-dispute }, ou nommez une pierre.
play-open-borders = Des frontières sont encore ouvertes : un coup y vaut des points. Si vous acceptez le compte, une zone dont la frontière est ouverte n’est à personne.
play-undecided = Il n’est pas encore décidé si les pierres en { $points } vivent. Pour l’instant, elles comptent comme { $as ->
    [dead] mortes
   *[alive] vivantes
}{ for-now-because }.
play-chain = { $colour ->
    [black] Noir
   *[white] Blanc
} dit que la chaîne en { $point } est { $status ->
    [dead] morte.
    [seki] en seki.
   *[alive] vivante.
}
play-computer-disagrees = { $colour ->
    [black] Noir
   *[white] Blanc
} n’est pas d’accord : l’ordinateur s’en tient à la proposition. Changez-la, ou { command-dispute }.
play-count-other = La même chose, comptée par { $method ->
    [area] aire
   *[territory] territoire
} :
play-count-verdict = { $same ->
    [yes] Les deux comptes concordent : { $one } et { $other }.
   *[no] Les deux comptes ne concordent pas : { $one } et { $other }.
}
play-nigiri = L’ordinateur tient une poignée de pierres blanches. Qui devine juste joue Noir.
play-nigiri-ask = { command-odd } ou { command-even }
play-nigiri-type = Tapez { command-odd } ou { command-even }.
play-nigiri-told = Il y a { $stones } pierres : { $right ->
    [yes] deviné
   *[no] manqué
}. Vous jouez { $colour ->
    [black] Noir
   *[white] Blanc
}.
play-cannot-begin = la partie ne peut commencer : { $why }
play-cannot-go-on = la partie de { $file } ne peut être continuée : { $why }
play-saved = La partie est enregistrée dans { $file }.
play-cannot-write = la partie ne peut être écrite dans { $file } : { $why }
play-resume = Pour la continuer : { $command }
play-resume-unsaved = Les coups à partir d’ici ne sont gardés qu’avec --save FICHIER.
play-not-kept = La partie n’est pas terminée, et rien n’en a été gardé.
play-ask-file = fichier où enregistrer la partie (vide : aucun)

## tengen show

show-keys = ←/→ un coup   Pg préc/suiv dix   Début/Fin   0–9 une suite   n la suivante   b retour   m ligne principale   q quitter
show-players = { $black } (Noir) – { $white } (Blanc)
show-result = Résultat : { $result }
show-move = Coup { $move } sur { $all }{ $point ->
    [none] {""}
    [pass]  : { $colour ->
        [black] Noir passe
       *[white] Blanc passe
    }
   *[other]  : { $point }
}
show-game = Partie { $game } sur { $games } : --game N en montre une autre
show-no-move = il n’y a pas de coup { $number } : la partie a { $all ->
    [one] { $all } coup
   *[other] { $all } coups
}

## tengen referee

referee-game = { $file }, partie { $number }
referee-line = { $place } : { $rules }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $settled ->
    [none] non comptée
    [as-it-stands] comptée { $counted } en l’état
    [marked] comptée { $counted } d’après le territoire marqué
    [added] comptée { $counted } avec les pierres que le juge dit nécessaires
    [provisional] comptée { $counted } avec les pierres encore indécises telles qu’elles comptent pour l’instant
    [judged-and-added] comptée { $counted } sans les pierres que le juge dit mortes, avec celles qu’il dit nécessaires
   *[judged] comptée { $counted } sans les pierres que le juge dit mortes
}, { $recorded ->
    [none] aucun résultat noté
   *[other] notée { $recorded }
} : { $verdict }
referee-agrees = concorde
referee-agrees-under = concorde selon les règles « { $rules } »
referee-differs = DIFFÈRE
referee-untold = indécidable : { $why }
referee-nothing-to-compare = rien à comparer
referee-untold-not-understood = le résultat noté est incompréhensible
referee-untold-unreadable = la partie est illisible
referee-untold-no-result = la partie ne note aucun résultat
referee-untold-not-counted = d’après la partie, rien n’a été compté
referee-untold-estimated = aucun compte ne donne l’écart indiqué
referee-untold-ended-early = la partie a fini avant un compte
referee-untold-not-stopped = les coups finissent avant l’arrêt du jeu
referee-left-and = { $left } ; { $more }
referee-untold-not-finished = d’après le juge, pas terminée : { $left }
referee-untold-not-added = son résultat omet la pierre à ajouter en { $point }
referee-untold-doubtful = on ne sait pas si les pierres en { $point } vivent
referee-untold-filled = { $points ->
    [one] un point a pu être rempli
   *[other] { $points } points ont pu être remplis
} après l’arrêt du jeu
referee-untold-komi = le résultat noté serait juste avec un komi de { $komi }
referee-impossible-half = un résultat de tant de points est impossible avec un komi de { $komi } : un seul des deux a un demi-point
referee-speed = { $speed } parties par seconde ; le juge a été interrogé sur { $asked }
referee-illegal = ILLÉGAL coup { $number }, { $colour ->
    [black] Noir
   *[white] Blanc
} { $point } : { $why }
referee-other-rules = le coup { $number }, { $colour ->
    [black] Noir
   *[white] Blanc
} { $point }, n’en est pas un au go : { $why }
referee-note = remarque : { $note }
referee-unreadable = { $place } : illisible : { $why }
referee-file-note = { $place } : remarque : { $why }
referee-skipped = { $place } : sautée : { $why }
referee-page = c’est une page sans partie
referee-other-game = c’est l’enregistrement d’un autre jeu que le go (GM[{ $game }])
referee-out-of-turn = coup { $number } : { $colour ->
    [black] Noir
   *[white] Blanc
} joue hors de son tour
referee-left-out = après le coup { $number } : des pierres placées en { $point } n’auraient pas de liberté et sont omises
referee-marks-do-not-fit = le territoire marqué à la fin ne correspond pas aux pierres
referee-empty-folder = aucun enregistrement ({ $endings }) dans ce dossier ; nommez-en un
referee-not-in-order = tout n’est pas en ordre
referee-summary = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $illegal ->
    [one] { $illegal } illégal
   *[other] { $illegal } illégaux
} ; résultats : concordants : { $agree }, différents : { $differ }, indécidables : { $cannot }
referee-summary-unreadable = { $summary } ; lus en partie seulement : { $files }
referee-unclear = Le juge rapide n’a pas de réponse claire sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; --net own regarde de plus près

## tengen count

wanted-points = des noms de points séparés par des virgules, par exemple D4,Q16, ou none
wanted-method = prisoners, half ou fill
count-no-point = il n’y a pas de point { $name } sur un goban de { $size }
count-none-removed = avec les règles « { $rules } », aucune pierre n’est retirée sans avoir été capturée : omettez --dead et --seki
count-both = la pierre en { $name } est nommée morte et en seki
count-no-stone = il n’y a pas de pierre en { $name } : --dead et --seki nomment des pierres
drawing-no-line = une position dessinée n’est pas une partie avec des coups : enlevez { $argument }
count-needs-territory = --method half et fill comptent l’aire, et ces règles comptent le territoire : prenez prisoners
count-needs-area = --method prisoners compte le territoire, et ces règles comptent l’aire : prenez half ou fill
count-uneven = --method fill demande un goban d’un nombre impair de points, tous à l’un des camps
count-too-many = { $colour ->
    [black] Noir
   *[white] Blanc
} a plus de pierres sur le goban qu’un bol n’en contient : --method fill est impossible
count-all-alive = Aucune pierre morte n’est nommée ni marquée : toutes comptent comme vivantes.
count-no-dead = Aucune pierre n’est morte{ $by ->
    [marked] {" "}(d’après la partie)
   *[named] {" "}(d’après --dead)
}.
count-dead-stones = Mortes{ $by ->
    [marked] {" "}(marquées par la partie)
   *[named] {""}
} : { $points }
count-seki = En seki{ $by ->
    [marked] {" "}(marquées par la partie)
    [judge] {" "}(d’après le juge ; --seki dit autre chose)
   *[named] {""}
} : { $points }
count-let-live = Comptées en seki : { $points }. Ces pierres ne sont ni nommées ni marquées mortes, et le juge ne leur voit pas deux yeux (--seki dit autre chose).
count-doubted = { $by ->
    [marked] { $count ->
        [one] Marquée morte par la partie
       *[other] Marquées mortes par la partie
    }
   *[named] { $count ->
        [one] Nommée morte
       *[other] Nommées mortes
    }
}, mais d’après le juge (sans réseau) { $status ->
    [unsettled] { $count ->
        [one] encore ouverte
       *[other] encore ouvertes
    }
    [seki] en seki
   *[alive] { $count ->
        [one] vivante
       *[other] vivantes
    }
}{ $because ->
    [none] {""}
    [first-move] {" "}(le premier coup décide)
    [first-move-or-ko] {" "}(le premier coup décide, ou sinon un ko)
    [ko] { $at ->
        [none] {" "}(un ko décide)
       *[other] {" "}(un ko en { $at } décide)
    }
    [open-ko] {" "}(un ko est ouvert en { $at } et décide)
   *[unknown] { $count ->
        [one] {" "}(il ne peut pas dire si cette pierre vit)
       *[other] {" "}(il ne peut pas dire si ces pierres vivent)
    }
} : { $points }
count-these = { $count ->
    [one] cette pierre
   *[other] ces pierres
}
count-unsettled = { $count ->
    [one] Encore ouverte
   *[other] Encore ouvertes
}{ $dead ->
    [one] {" "}une fois la pierre morte ôtée
    [yes] {" "}une fois les pierres mortes ôtées
   *[no] {""}
} : { $points }. { $because ->
    [first-move] Le camp qui joue le premier décide du sort de { count-these }
    [first-move-or-ko] Le camp qui joue le premier décide du sort de { count-these }, ou sinon un ko
    [ko] { $at ->
        [none] Un ko décide du sort de { count-these }
       *[other] Un ko en { $at } décide du sort de { count-these }
    }
    [open-ko] Un ko est ouvert en { $at } et décide du sort de { count-these }
   *[unknown] Le juge ne peut pas dire si { $count ->
        [one] cette pierre vit
       *[other] ces pierres vivent
    }
} ; { $count ->
    [one] elle compte comme vivante
   *[other] elles comptent comme vivantes
} (--dead dit autre chose).
count-border = { $count ->
    [one] Une frontière est encore ouverte, en { $points }.
   *[other] Des frontières sont encore ouvertes, en { $points }.
}
count-judged-chain = { $chain }, comptée { $as ->
    [seki] en seki
   *[alive] vivante
} ({ $basis })
count-judged-dead = D’après le juge, mortes{ $when ->
    [command] {" "}(`tengen judge`, sans réseau)
    [now] {" "}sur ce goban (sans réseau)
   *[then] {" "}une fois ôtées les pierres nommées ou marquées mortes (sans réseau)
} : { $chains }.
count-take-off = Ce compte n’ôte que les pierres nommées ou marquées mortes. Pour ôter aussi celles-ci, tapez : --dead { $points }
count-rivals = { $chain } et { $points }, nommées ou marquées mortes, ne peuvent pas être mortes ensemble : un camp prend l’autre. N’ôtez que l’un des deux.
count-added = { $colour ->
    [black] Noir
   *[white] Blanc
} a ajouté une pierre en { $point } : la partie ne marque pas ce point.
count-missing = { $colour ->
    [black] Noir
   *[white] Blanc
} doit encore ajouter une pierre en { $point } ; on compte le goban tel qu’il est.
count-result = D’après les règles « { $rules } » : { $outcome }
count-result-now = D’après les règles « { $rules } », en l’état : { $outcome }
count-result-open = D’après les règles « { $rules } », en l’état : une trop grande partie du goban est ouverte pour nommer un vainqueur.
count-stage = { $number }. { $what }
count-step-start = La position à la fin.
count-step-dead = Les pierres mortes sont retirées : { $black ->
    [one] { $black } noire
   *[other] { $black } noires
} et { $white ->
    [one] { $white } blanche
   *[other] { $white } blanches
}.
count-step-prisoners = { $colour ->
    [black] Noir
   *[white] Blanc
} met { $placed ->
    [one] { $placed } prisonnier
   *[other] { $placed } prisonniers
} dans le territoire adverse.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } n’y trouvent pas de place et comptent un point chacun.
}
count-step-fill = { $colour ->
    [black] Noir
   *[white] Blanc
} met { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} dans le territoire { $territory ->
    [black] noir
   *[white] blanc
}.
count-half = Noir a { $own } points d’aire{ $neutral ->
    [0] {""}
    [one] , dont la moitié du point neutre
   *[other] , dont la moitié des { $neutral } points neutres
} ; { $target } feraient une partie nulle. L’écart est de { $excess } points, et l’avance du double.

## Files

file-unreadable = { $file } ne peut être lu : { $why }
file-no-game = il ne contient pas de partie
file-drawn = c’est une position dessinée et non une partie enregistrée ; `tengen convert` en fait une
file-no-such-game = il n’y a pas de partie { $number } : le fichier { $games ->
    [one] n’a qu’une partie
   *[other] a les parties 1 à { $games }
}
file-game-of-go = { $why } ; --game { $number } est une partie de go
file-problem = ligne { $line }, colonne { $column } : { record-problem }
