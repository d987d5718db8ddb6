# Une partie finie ou un enregistrement étudié : coups essayés, bons coups, fautes, défauts, images.

## Coups essayés à côté de la partie

try-hint = { $pointer ->
    [touch] Touchez le goban
   *[mouse] Cliquez sur le goban
} pour essayer un coup à côté de la partie.
judge-here = Demander l’avis du juge ici
judge-about = { $move ->
    [0] Le juge sur le début de la partie.
   *[other] Le juge sur la position après l’étape { $move }.
}
tried-about = { $move ->
    [0] Coups essayés depuis le début.
   *[other] Coups essayés après l’étape { $move }.
}
tried-text = { $pointer ->
    [touch] Touchez le goban
   *[mouse] Cliquez sur le goban
} pour jouer le coup suivant. La partie reste telle quelle.
tried-legal = Les règles le permettent. { $colour ->
    [black] C’est à Noir de jouer.
   *[white] C’est à Blanc de jouer.
}
tried-ko = Les règles le permettent. Un ko est pris : { $colour ->
    [black] Noir
   *[white] Blanc
} ne peut pas le reprendre tout de suite en { $point }.
tried-suicide = Les règles de cette partie permettent le suicide : les pierres sans liberté sont retirées.
tried-stopped = Après ces passes, le jeu s’arrêterait.
tried-judge = Demander l’avis du juge
estimate-finished = Le juge : { $result }. Autant que le juge le voie, il n’y a plus rien à gagner.
estimate-open = La position n’est pas terminée ; rien n’est donc compté.
error-aside-superko = { $point } répéterait la position après le coup { $move } de la séquence essayée.

## Bons coups et erreurs

hint-show = Montrer la séquence sur le goban
hint-about = La suite attendue après { $point }, à partir de l’étape { $move }.
mistakes = Erreurs, la plus grande d’abord
mistakes-none = { $which ->
    [chosen] Aucun coup de ce camp et de cette phase n’a coûté { $points } points ou plus.
    [so-far] Aucun coup jugé jusqu’ici n’a coûté { $points } points ou plus.
    [unjudged] Aucun coup n’est encore jugé.
   *[all] Aucun coup n’a coûté { $points } points ou plus.
}
mistakes-more = Les { $shown } plus grandes sur { $all } sont listées.
mistakes-to-board = Voir le goban
mistakes-to-list = Retour à la liste
mistake-lost = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
mistake-better = mieux : { $point }

## Ce que dit un enregistrement

replay-set-up = { $move } sur { $last } · Pierres placées : { $what }
set-up-black = Noir { $points }
set-up-white = Blanc { $points }
set-up-empty = vidés { $points }
note-step = Étape { $move }
mark-triangle = marqué d’un triangle
mark-square = marqué d’un carré
mark-circle = marqué d’un cercle
mark-cross = marqué d’une croix
mark-selected = sélectionné
mark-label = porte l’étiquette { $label }
mark-pale = pâle
mark-veiled = hors de la partie montrée
mark-arrow = flèche vers { $point }
mark-line = trait vers { $point }

## Images et liens

share = Image et lien de cette position
share-png = Image (PNG)
share-svg = Dessin (SVG)
share-link = Ouvre cette position, pour regarder

## Seulement le goban

focus = Seulement le goban et les pendules (F)
focus-leave = Tout montrer à nouveau (Échap)
