# Les petits gobans résolus : ce que dit tengen solve.

solve-heading = { $size }, { $rules }, komi { $komi }, à { $colour ->
    [black] Noir
   *[white] Blanc
} de jouer :
solve-prisoners = Prisonniers : Noir { $black }, Blanc { $white }
solve-line = Le meilleur jeu : { $line }
solve-bounds = Non résolu. Au mieux pour Blanc : { $low } ; au mieux pour Noir : { $high }
solve-positions = { $positions ->
    [one] { $positions } position examinée
   *[other] { $positions } positions examinées
}
solve-progress = l’avance de Noir sur le goban va de { $low } à { $high }
solve-what = dites --size ou --position
solve-turn = coup { $number } : ce n’est pas à { $colour ->
    [black] Noir
   *[white] Blanc
} de jouer
solve-move = coup { $number } : { $why }
solve-end-turn = la partie dit que c’est à { $colour ->
    [black] Noir
   *[white] Blanc
} de jouer, mais ce n’est pas le cas
solve-size = un goban de { $size } a { $points } points : on peut en résoudre { $most } au plus
solve-territory-size = un goban de { $size } a { $points } points : selon les règles japonaises, on peut en résoudre { $most } au plus
solve-long-cycle = un long cycle décide, et il n’a pas de résultat selon ces règles
solve-no-superko = ces règles n’ont pas de superko, et ce que vaut un long cycle n’est pas un score
solve-other-superko = ce superko n’est pas encore résolu : seuls le sont le positionnel, le situationnel et le situationnel naturel
solve-ending = ces règles ne terminent pas la partie par deux passes, et seul cela est résolu jusqu’ici
solve-scoring = ces règles ne comptent pas l’aire, et seule l’aire est résolue jusqu’ici
solve-over = deux passes ont terminé la partie
