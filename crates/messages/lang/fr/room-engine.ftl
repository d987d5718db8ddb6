# La part du moteur dans une étude : évaluations des parties, pertes, rapport, coups à deviner, suite.

## Évaluations dans la partie

recorded = Montrer ce que dit le fichier de la partie ({ $programs })
recorded-by = Dans le fichier, par { $source } :
recorded-engine = { $program } ({ $engine })
recorded-visits = { $count ->
    [one] { $shown } visite.
   *[other] { $shown } visites.
}
study-with-evaluations = Avec les évaluations du moteur dans le fichier

## Ce que les coups ont perdu

losses = Le jeu des deux camps
losses-by = Par camp, par phase et par niveau
losses-level-label = Les coups sont nommés comme pour
losses-level = { $which ->
    [r20k] 20 à 10 kyu
    [r9k] 9 à 1 kyu
   *[r1d] les joueurs dan
}
losses-side-label = Erreurs commises par
losses-side = { $which ->
    [black] Noir
    [white] Blanc
   *[both] les deux camps
}
losses-phases-label = Erreurs dans
losses-phases = { $which ->
    [opening] l’ouverture
    [middle] le milieu de partie
    [end] la fin de partie
   *[all] toute la partie
}
losses-phase = { $phase ->
    [opening] ouverture
    [middle] milieu de partie
    [end] fin de partie
   *[all] toute la partie
}
losses-column-phase = Phase
losses-column-moves = Coups
losses-column-mean = Points perdus par coup
losses-column-inaccuracies = Impré{ "\u00AD" }cisions
losses-column-mistakes = Erreurs
losses-column-blunders = Grosses erreurs
losses-names = Points perdus : imprécision à partir de { $inaccuracy }, erreur à partir de { $mistake }, grosse erreur à partir de { $blunder }.

## Le rapport

report = Rapport
report-back = Retour à l’étude
report-print = Imprimer
report-network = Tengen avec le réseau { $name }
report-judged = Jugé par { $engine }{ $spread ->
    [none] {""}
    [wide] , de { $least } à { $most } visites par position
   *[even] { $count ->
        [one] , { $most } visite par position
       *[other] , { $most } visites par position
    }
}.
report-no-engine = Le moteur est arrêté ; ce rapport ne cherche donc pas d’erreurs.
report-unfinished = Inachevé : { $done } positions sur { $all } de cette ligne sont jugées. Les autres manquent ici.
report-rough = { $count ->
    [one] { $shown } position de cette ligne reste à juger de plus près ; les nombres peuvent changer.
   *[other] { $shown } positions de cette ligne restent à juger de plus près ; les nombres peuvent changer.
}
report-phases = Le jeu par phase
report-course = Le cours de la partie
report-turns = Tournants
report-as-of = Évaluations au { $time }.
report-end-unfinished = Inachevé : Tengen regarde la fin de la ligne …
report-made = Établi le { $time }.
report-renew = Mettre à jour
report-turns-text = Après ces coups, l’avantage a changé de camp ou la partie était décidée : un camp avait 95 % et n’est plus jamais descendu au-dessous.
report-turns-more = Les { $shown } derniers sur { $all } sont dessinés.
report-no-turns = L’avantage n’a jamais changé de camp, et aucun coup n’a décidé la partie.
report-turn = { $what ->
    [won] À partir d’ici, { $colour ->
        [black] Noir
       *[white] Blanc
    } a gagné.
   *[lead] { $colour ->
        [black] Noir
       *[white] Blanc
    } prend l’avantage.
}
report-losses = Plus grandes pertes
report-programs = { $count ->
    [one] Ce que des programmes ont écrit dans la partie ({ $shown } commentaire)
   *[other] Ce que des programmes ont écrit dans la partie ({ $shown } commentaires)
}
report-comments = Commentaires
report-variations = Commentaires dans les variantes
report-variation = { $move ->
    [0] Variante depuis le début.
   *[other] Variante après le coup { $shown }.
}
report-end = La fin de la ligne
report-result = Résultat dans le fichier : { $result }.
report-signs = La croix est le coup joué. Les numéros sont la ligne que le moteur attend à sa place.
report-move = { $move ->
    [0] Début.
   *[other] Coup { $shown } : { $played }.
}
report-lost = { $grade ->
    [blunder] Une grosse erreur
    [mistake] Une erreur
   *[inaccuracy] Une imprécision
} : { $count ->
    [one] { $points } point perdu.
   *[other] { $points } points perdus.
}
report-chance = Les chances de gain sont passées de { $was } % à { $is } %.
report-better = Meilleur : { $line }.
report-more = { $count ->
    [one] { $shown } autre commentaire manque ici.
   *[other] { $shown } autres commentaires manquent ici.
}
report-moves = Les coups qui ont perdu le plus.
report-column-number = Numéro
report-column-move = Coup
report-column-lost = Points perdus
report-column-better = Meilleur

## Deviner les coups

guess = Deviner le coup
guess-text = Les coups suivants sont cachés. Jouez le coup que vous attendez ; vous verrez ensuite celui de la partie et, si le moteur est en marche, les points que perdent les deux.
guess-whose = Deviner les coups joués par
guess-begin = Commencer
guess-end = Ne plus deviner
guess-next = Suivant
guess-ask = Coup { $move } : où joue { $colour ->
    [black] Noir
   *[white] Blanc
} ?
guess-over = Il n’y a plus de coup à deviner dans cette ligne.
guess-turn = Le coup suivant n’est pas à deviner.
guess-right = Juste : { $record }.
guess-other = Vous : { $own }. Dans la partie : { $record }.
guess-looking = Le moteur regarde les coups …
guess-lost = Points perdus : { $mine } par votre coup, { $record } par celui de la partie.
guess-lost-same = Points perdus : { $record }.
guess-score = { $count ->
    [one] { $right } coup sur { $moves } comme dans la partie.
   *[other] { $right } coups sur { $moves } comme dans la partie.
}
guess-mean = Points perdus par coup : vous { $mine }, la partie { $record }.

## Continuer à jouer

play-on = Jouer à partir d’ici
play-on-text = Une nouvelle partie commence par cette position. L’étude reste telle quelle.
error-study-over = Le jeu s’est arrêté à ce nœud ; aucune partie ne peut continuer d’ici.
error-study-no-game = Aucune partie ne peut avoir la position de ce nœud.

## Another game than Go

error-study-other-game = Ce chapitre contient une partie d’un autre jeu que le go (GM[{ $game }]). Ses positions s’affichent, mais rien n’y est jugé ni compté, et aucune partie ne continue d’ici. Pour cela, allez à un chapitre de go.
error-study-not-go = Ce chapitre contient une partie d’un autre jeu que le go. Chaque coup et chaque point y restent tels quels, et on n’y note ni le trait ni un jugement du go. On peut y écrire des textes et des signets, et supprimer, ranger et copier des branches entières ; jouez dans un chapitre de go.
