# Le salon : des personnes qui cherchent une partie s’y trouvent.

lobby = Salon
lobby-says = Trouvez quelqu’un avec qui jouer. Laissez cette page ouverte pendant l’attente : votre défi se termine avec elle.

## Une partie tout de suite

quick-match = Partie immédiate
quick-match-says = Vous jouez contre la première personne qui choisit la même chose, selon les règles japonaises. Si vos rangs diffèrent, le plus faible a Noir et de l’avance ; sinon les couleurs sont tirées au sort. Ces parties comptent pour le classement.
quick-live = Sans se presser
quick-blitz = Rapide

## Défis ouverts

lobby-mine = Vos défis
lobby-waiting = En attente de quelqu’un qui accepte …
lobby-withdraw = Retirer
lobby-withdraw-one = Retirer : { $terms }
lobby-open = Défis ouverts
lobby-none = Personne d’autre n’attend en ce moment. Lancez une partie immédiate, ou proposez un défi.
lobby-who = Joueur
lobby-board = Goban
lobby-rules = Règles
lobby-clock = Temps
lobby-rank = Rang
lobby-rated = Classement
lobby-is-rated = { $rated ->
    [yes] classée
   *[no] non classée
}
make-rated = La partie compte pour le classement
make-rated-hint = Peuvent compter les parties avec pendule sur 9 × 9, 13 × 13 et 19 × 19.
make-by-rank = Handicap selon le rang : le joueur le plus faible a Noir et de l’avance
lobby-by-rank = { $board }, handicap selon le rang
lobby-accept = Jouer
lobby-accept-one = Jouer contre { $who } : { $terms }
lobby-terms = { $board }, { $rules }, { $clock }, { $rated ->
    [yes] classée
   *[no] non classée
}
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-byo-yomi = { $main } + { $count } × { $period }
lobby-canadian = { $main } + { $period } pour { $count } pierres
lobby-fischer = { $main } + { $increment } par coup

## Un défi à soi

lobby-make = Proposer un défi
lobby-make-now = Proposer ce défi
lobby-colours = Sans handicap, les couleurs sont tirées au sort.

## Ce qu’un défi est devenu

lobby-begun = Votre partie contre { $who } a commencé.
lobby-begun-over = Votre partie contre { $who } a commencé et s’est terminée en votre absence.
lobby-begun-go = Aller à la partie
lobby-title-begun = Votre partie a commencé
lobby-title-waiting = En attente d’un adversaire
lobby-lost = { $count ->
    [one] Votre défi a pris fin, car cette page ou le serveur était injoignable.
   *[other] Vos défis ont pris fin, car cette page ou le serveur était injoignable.
}
lobby-again = { $count ->
    [one] Le proposer de nouveau
   *[other] Les proposer de nouveau
}

## Refus

error-no-lobby = Ce serveur n’a pas de salon. Pour jouer avec une autre personne, prenez un lien depuis la page d’accueil.
error-no-cookie = Le salon a besoin d’un cookie, par lequel votre navigateur retrouve sa partie. Autorisez-le et rechargez la page.
error-gone = Quelqu’un d’autre a accepté ce défi, ou il a été retiré.
error-own-challenge = Ce défi est le vôtre : quelqu’un d’autre doit l’accepter.
error-too-many-challenges = Vous avez { $most } défis ouverts. Retirez-en un pour en proposer un autre.
error-not-for-you = Le salon n’est pas ouvert aux enfants. Ceux qui vous connaissent peuvent jouer avec vous par un lien de la page d’accueil.
