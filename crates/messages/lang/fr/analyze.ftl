# Ce que valaient les coups d’une partie : ce que dit tengen analyze.

analyze-terms = { $size }, règles : { $rules }, komi { $komi }
analyze-judged = Jugée par { $network }, { $effort }
analyze-part = { $last ->
    [same] Seul le coup { $first } sur { $all } a été jugé.
   *[other] Seuls les coups { $first } à { $last } sur { $all } ont été jugés.
}
analyze-visits = { $visits ->
    [one] { $visits } visite par position
   *[other] { $visits } visites par position
}
analyze-seconds = { $seconds } s par position
analyze-head-moves = coups
analyze-head-accuracy = précision
analyze-head-points = points/coup
analyze-head-inaccuracies = imprécisions
analyze-head-mistakes = erreurs
analyze-head-blunders = grosses erreurs
analyze-no-worst = Aucun coup n’a perdu assez pour être une imprécision.
analyze-worst = Les pires coups
analyze-worst-move = coup
analyze-worst-colour = {""}
analyze-worst-played = joué
analyze-worst-lost = points perdus
analyze-worst-rate = chances
analyze-worst-better = mieux
analyze-full-record = --full concerne les parties en SGF : ajoutez --sgf, ou dites un fichier qui finit par .sgf
analyze-folder = une forme à un fichier par partie veut un dossier pour plusieurs parties : { $option } DOSSIER/
analyze-one-game = ce fichier a { $games } parties de go ({ $numbers }), et une page n’en montre qu’une : nommez-en une par --game, ou un dossier par { $option } DOSSIER/
analyze-reused = { $positions ->
    [one] { $positions } position n’a pas été cherchée
   *[other] { $positions } positions n’ont pas été cherchées
} à nouveau : la partie les a avec au moins { $visits } visites
analyze-path = chemin
analyze-variations = Les pires coups de { $variations ->
    [one] { $variations } variante
   *[other] { $variations } variantes
}
analyze-variations-good = Dans { $variations ->
    [one] la variante
   *[other] les { $variations } variantes
}, aucun coup n’a assez perdu pour être une imprécision.
analyze-unreadable = après le coup { $number } la partie est illisible : { $why }

## La page

analyze-board = Position
analyze-position = { $number ->
    [0] Avant le premier coup
   *[other] Position après le coup { $number }
}
analyze-back = Un coup en arrière
analyze-on = Un coup en avant
analyze-keys = Flèches : un coup ; page précédente et suivante : dix ; début et fin : jusqu’au bout.
analyze-illegal = Ce coup est contraire aux règles.
analyze-lost = { $verdict ->
    [inaccuracy] Une imprécision
    [mistake] Une erreur
   *[blunder] Une grosse erreur
} : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
analyze-was-better = { $move ->
    [pass] Passer
   *[other] { $move }
} valait mieux.
analyze-better = Meilleur coup. { $ahead }
analyze-graph = Chances de gain et avance, coup par coup
analyze-dots = Erreurs et grosses erreurs
analyze-best = Les meilleurs coups ici
analyze-lead = Avance de Noir
analyze-looks = Visites
analyze-line = Suite probable
analyze-players = Joueurs
analyze-thresholds = Une imprécision coûte { $inaccuracy } points ou plus, une erreur { $mistake }, une grosse erreur { $blunder }.

## Le rapport

analyze-phase = phase
analyze-phase-opening = début
analyze-phase-middle = milieu
analyze-phase-end = fin de partie
analyze-report = Rapport
analyze-report-phases = Les phases de la partie
analyze-report-turns = Les coups qui ont le plus coûté en chances de gain
analyze-report-signs = La croix est le coup joué, les chiffres une meilleure suite.
analyze-report-rate = Chances de gain du joueur : { $was }, puis { $is }.
analyze-report-line = Mieux : { $line }.
analyze-report-end = La fin de la partie
analyze-report-open = La position n’est pas terminée, elle n’est donc pas comptée.
analyze-report-graph = Trait plein : chances de gain de Noir, de 0 à 100 %. Tirets : avance de Noir, de −{ $points } à +{ $points } points.
analyze-pdf-letters = les polices de PDF n’ont pas toutes les lettres de cette partie : des points d’interrogation les remplacent. La page (--report) les a toutes
