# Ce que valaient les coups d’une partie : ce que dit tengen analyze.

analyze-terms = { $size }, règles : { $rules }, komi { $komi }
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
analyze-unreadable = après le coup { $number } la partie est illisible : { $why }
