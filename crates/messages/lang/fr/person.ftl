# La page d’une personne : qui elle est, ses classements et ses parties classées.

person-is = { $is ->
    [program] Un programme,
    [teacher] Enseigne,
    [director] Dirige des tournois,
    [moderator] Modère,
    [administrator] Administre,
    [owner] Propriétaire de ce serveur,
   *[player] Joue
} ici depuis le { $at }
person-rank = Rang : { $rank }
person-no-games = Pas encore de partie classée.
person-provisional = Un rang provisoire est une première estimation. Une dizaine de parties le rendent sûr.
person-own = Votre nom et vos accès
person-nobody = Personne n’a ce nom
person-nobody-says = Sur ce serveur, personne ne s’appelle ainsi.
person-was = { $was } s’appelle maintenant { $name }.

person-ratings = Classements
person-pool = Parties
pool-overall = Toutes les parties
pool-programs = Contre des programmes
pool-of = { $board }, { $speed ->
    [blitz] rapide
    [live] tranquille
   *[days] sur plusieurs jours
}
person-rank-head = Rang
person-rating = Points
person-count = Jouées

person-history = Le classement au fil du temps
person-went = { $count ->
    [one] Une partie, après laquelle le classement est de { $last } points.
   *[other] En { $count } parties, le classement est passé de { $first } à { $last } points, entre { $least } et { $most }. La bande pâle montre sa précision : 95 fois sur 100, la vraie force s’y trouve.
}
person-as-table = La même chose en tableau
person-day = Jour

person-games = Dernières parties classées
person-opponent = Adversaire
person-outcome = Résultat
person-change = Classement après
person-against = { $colour ->
    [black] Blanc
   *[white] Noir
}, { $rank }
person-result = { $score ->
    [won] Gagnée
    [drawn] Nulle
   *[lost] Perdue
}{ $by ->
    [resigned] {" "}par abandon
    [timed] {" "}au temps
    [forfeited] {" "}par forfait
   *[counted] {""}
}
person-moved = { $points } ({ $by }), { $rank }
person-expected = Sur 100 parties comme celle-ci, { $count } victoires étaient à prévoir.
person-head-start = Goban, komi et handicap ont compté pour { $ranks } rangs en faveur de { $side ->
    [own] cette personne
   *[other] l’adversaire
}.
person-older = Parties plus anciennes
