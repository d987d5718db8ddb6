# Ce que valaient les coups d’une partie : ce que dit tengen analyze.

analyze-terms = { $size }, règles : { $rules }, komi { $komi }
analyze-judged = Jugée par { $network }, { $effort }
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
