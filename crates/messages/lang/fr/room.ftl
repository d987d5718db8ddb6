# Une étude sur sa page : l’arbre, le goban, les notes, les personnes, le moteur.

room-problem = Cette étude ne peut pas être affichée
room-untitled = Étude
room-title = Titre de l’étude
room-save = Enregistrer
room-players = { $black } – { $white }
room-board-label = Goban après le coup { $move }. { $does ->
    [plays] Les flèches déplacent, Entrée joue.
   *[marks] Les flèches déplacent, Entrée emploie l’outil.
}

## Les nœuds en mots

room-move = { $colour ->
    [black] Noir { $point }
   *[white] Blanc { $point }
}
room-pass = { $colour ->
    [black] Noir passe
   *[white] Blanc passe
}
room-set-up = Pierres placées
room-node = Remarques
room-beginning = Début
room-at = { $move } · { $what }
room-step = Coup { $move }, { $what }{ $lines ->
    [0] , fin de la variante
    [one] {""}
   *[other] , { $lines } variantes
}.
room-line = Variante { $line } sur { $lines } au coup { $move } : { $what }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
room-captures = Noir a pris { $black }, Blanc { $white }
room-judged-te = bon coup
room-judged-bm = mauvais coup
room-judged-do = coup douteux
room-judged-it = coup intéressant
room-judged-gb = bon pour Noir
room-judged-gw = bon pour Blanc
room-judged-dm = position équilibrée
room-judged-uc = position incertaine
room-judged-ho = signet
room-wrong-occupied = Les règles ne permettent pas ce coup : une pierre s’y trouvait.
room-wrong-off-board = Le point de ce coup n’est pas sur le goban.
room-wrong-suicide = Les règles ne permettent pas ce coup : c’est un suicide.
room-wrong-ko = Les règles ne permettent pas ce coup : il reprend le ko tout de suite.
room-wrong-superko = Les règles ne permettent pas ce coup : il répète une position antérieure.
room-wrong-hot-stone = Les règles ne permettent pas ce coup : la pierre en jeu est encore chaude.
room-wrong-out-of-turn = Ce n’est pas le tour du joueur de ce coup.
room-wrong-unreadable = Une partie de ce nœud est illisible.
room-wrong-two-moves = Ce nœud a plusieurs coups, tous posés sur le goban. Un nœud n’en contient qu’un.
room-wrong-left-out = Des pierres placées ici n’ont pas de liberté et sont laissées de côté.
room-point-next = { $sign ->
    [none] une variante continue ici
   *[other] une variante continue ici ({ $sign })
}
room-point-beside = une autre variante joue ici
room-point-left-out = une pierre placée ici n’a pas de liberté et est laissée de côté
room-point-shown = { $name } montre ce point

## L’arbre

room-tree = Arbre
room-lines = Variantes
room-next = Ensuite :
room-beside = Ou bien :
room-chips-more = { $count ->
    [one] { $shown } autre
   *[other] { $shown } autres
}
room-chips-fewer = En montrer moins
room-fork-back = Retour au dernier embranchement
room-fork-forward = Au prochain embranchement
room-undo = Annuler
room-redo = Rétablir
room-taken-back = Annulé : { $what }.
room-done-again = Rétabli : { $what }.
room-deleted = Supprimé : { $what }.
room-moved = Déplacé : { $what }.
room-copied-branch = Copié : { $what }.
room-chapter-began = { $what ->
    [moves] Vous êtes dans un nouveau chapitre, avec les coups jusqu’à { $at } et tout ce qui suit.
    [position] Vous êtes dans un nouveau chapitre, qui commence par la position de { $at }.
   *[empty] Vous êtes dans un nouveau chapitre, avec un plateau vide.
}
room-thing = { $what ->
    [branch] { $count ->
        [1] 1 nœud, { $at }
       *[other] { $shown } nœuds, à partir de { $at }
    }
    [node] le nœud { $at }
    [chapter] le chapitre { $at }
    [line] la variante { $at }
   *[order] l’ordre des variantes
}
room-act = { $op ->
    [play] { $count ->
        [1] le coup { $at }
       *[other] { $shown } coups, à partir de { $at }
    }
    [delete] { $count ->
        [1] la suppression du nœud { $at }
       *[other] la suppression de { $shown } nœuds, à partir de { $at }
    }
    [delete-chapter] la suppression du chapitre { $at }
    [move] le déplacement de la variante { $at }
    [move-chapter] le déplacement du chapitre { $at }
    [chapters] { $count ->
        [1] le nouveau chapitre { $at }
       *[other] { $shown } nouveaux chapitres, { $at } et d’autres
    }
    [split] le nouveau chapitre qui commence par { $at }
    [paste] la branche collée après { $at }
    [insert] le coup inséré avant { $at }
    [add] le nouveau nœud après { $at }
    [stones] la modification de pierres posées
    [marks] la modification de marques sur le plateau
    [text] la modification d’un texte
    [values] la modification d’indications ({ $at })
    [facts] la modification de { $shown } renseignements sur la partie
   *[other] une modification
}
room-twin = { $count ->
    [one] La même position est dans une autre variante
   *[other] La même position est dans { $shown } autres variantes
}
room-find = Chercher
room-find-label = Un mot, un coup (Q16, Noir Q16, passe), un numéro de coup (57), une étiquette, une marque (TR, CR) ou un jugement
room-find-count = { $count ->
    [0] Rien trouvé.
    [one] 1 nœud trouvé.
   *[other] { $count } nœuds trouvés.
}
room-find-more = { $shown } nœuds trouvés ; les { $most } premiers sont listés.
room-found = Nœuds trouvés

## Ce qu’on peut faire d’un nœud

room-menu = Actions sur ce nœud
room-do-promote = Monter la variante d’un embranchement
room-do-main = En faire la ligne principale
room-do-up = La placer avant sa voisine
room-do-down = La placer après sa voisine
room-do-fold = Replier ou déplier la suite
room-do-copy = Copier la branche
room-do-cut = Couper la branche
room-do-paste = Coller la branche ici
room-do-insert = Insérer un coup avant
room-do-lift = Supprimer ce nœud seulement
room-do-delete = Supprimer la branche
room-do-with-moves = Nouveau chapitre avec les coups jusqu’ici
room-do-split = Nouveau chapitre à partir de cette position
room-chapters = Chapitres
room-chapter = Chapitre { $number }
room-chapter-add = Nouveau chapitre
room-chapter-begin = Commencer le chapitre
room-chapter-more = Nommer, ordonner et supprimer les chapitres
room-chapter-name = Nom du chapitre { $name }
room-chapter-up = Monter { $name }
room-chapter-down = Descendre { $name }
room-chapter-delete = Supprimer { $name }
room-chapter-delete-text = Toutes ses variantes et remarques disparaissent. Vous pouvez l’annuler.
room-chapter-delete-now = Supprimer le chapitre
room-chapter-moved = { $name } est maintenant le chapitre { $number } sur { $count }.
room-chapter-files = Ajouter des chapitres depuis des fichiers
room-pasted-chapter = { $why ->
    [game] Ce chapitre contient un autre jeu que l’enregistrement ; celui-ci est donc devenu un chapitre à part.
   *[board] L’enregistrement est pour un autre goban ({ $board }) ; il est donc devenu un chapitre à part.
}
room-pasted-chapters = { $count ->
    [one] { $shown } partie du texte est devenue un chapitre.
   *[other] { $shown } parties du texte sont devenues des chapitres.
}
room-pasted-facts = Une branche n’a pas de renseignements sur la partie ; ceux-ci sont omis : { $names }.
room-pasted-position = La branche vient d’une autre position, que son premier nœud met en place. Supprimez ce seul nœud pour ne garder que les coups.
room-pasted-wrong = { $count ->
    [one] { $shown } nœud de la branche ne convient pas ici : il porte un ✕ dans l’arbre, et ses notes disent pourquoi.
   *[other] { $shown } nœuds de la branche ne conviennent pas ici : ils portent un ✕ dans l’arbre, et leurs notes disent pourquoi.
}
room-now-wrong = { $count ->
    [one] { $shown } nœud est maintenant contraire aux règles : { $list }.
   *[other] { $shown } nœuds sont maintenant contraires aux règles : { $list }.
} « Annuler » revient sur le changement.
room-now-wrong-by = { $name } a modifié l’étude. { $count ->
    [one] { $shown } nœud est maintenant contraire aux règles : { $list }.
   *[other] { $shown } nœuds sont maintenant contraires aux règles : { $list }.
}
room-files-drop = Déposez des enregistrements ici : chaque partie devient un chapitre.
room-file-says = { $name } : { $why }
room-files-more = { $count ->
    [one] Et { $shown } autre fichier n’a pas pu être lu entièrement.
   *[other] Et { $shown } autres fichiers n’ont pas pu être lus entièrement.
}
room-files-other = { $count ->
    [1] 1 partie d’un autre jeu que le go a été ajoutée comme chapitre. Ses coups y figurent tels qu’ils sont écrits.
   *[other] { $shown } parties d’autres jeux que le go ont été ajoutées comme chapitres. Leurs coups y figurent tels qu’ils sont écrits.
} On peut y écrire des textes, mais rien n’y est joué ni jugé.
room-files-many = C’était beaucoup à la fois : sur { $shown } fichiers, les { $read } premiers ont été lus. Ajoutez les autres à part.
room-chapters-many = Au plus { $most } chapitres arrivent à la fois ; les parties suivantes sont omises.

## Panneaux

room-panels = Panneaux
room-tab-notes = Remarques
room-tab-edit = Modifier
room-tab-engine = Moteur
room-tab-people = Personnes
room-tab-share = Partager
room-remarks = Ce que disent les personnes
room-remark = Votre remarque sur ce nœud
room-remark-placeholder = Tout le monde dans l’étude la voit.
room-comment = Commentaire de l’enregistrement
room-text-full = Un texte a au plus { $most } caractères. Le reste a été laissé de côté.
room-comment-edit = Modifier le commentaire de l’enregistrement
room-written-by-program = Ce qu’un programme a écrit ici
room-nothing-said = Personne n’a rien dit ici.
room-kept-changed = { $name ->
    [none] Quelqu’un l’a modifié entre-temps.
    [own] Vous l’avez modifié entre-temps dans une autre page.
   *[other] { $name } l’a modifié entre-temps.
}
room-kept-text = Votre texte
room-kept-mine = Garder le mien
room-kept-theirs = Prendre l’autre
room-kept-both = Garder les deux
room-kept-drop = Abandonner mon texte
room-left-gone = { $name ->
    [none] Le nœud a été supprimé entre-temps
   *[other] { $name } a supprimé le nœud entre-temps
} : ceci n’est donc pas dans l’étude.
room-left-not-allowed = { $name ->
    [none] Vous pouvez seulement regarder maintenant
   *[other] { $name } vous laisse seulement regarder
} : ceci n’est donc pas dans l’étude.
room-left-replaced = { $name ->
    [none] Votre lien a été remplacé
   *[other] { $name } a remplacé votre lien
} : ceci n’est donc pas dans l’étude.
room-left-link-ended = Ce lien n’ouvre plus l’étude : ceci n’y est donc pas.
room-left-deleted = L’étude a été supprimée, et ceci n’y était pas encore.
room-left-kept = Ce navigateur le garde jusqu’à ce que vous l’abandonniez.
room-left-text = Ce que vous avez écrit
room-left-branch = L’insérer comme branche
room-left-put = L’insérer dans l’étude
room-left-study = Nouvelle étude avec ceci
room-left-title = Gardé d’une étude
room-left-open = Ouvrir la nouvelle étude
room-left-sgf = Enregistrer en SGF
room-left-words = Enregistrer en texte
room-left-at = { $what ->
    [ab] { $point } : une pierre noire
    [aw] { $point } : une pierre blanche
    [ae] { $point } : aucune pierre
    [tr] { $point } : un triangle
    [sq] { $point } : un carré
    [cr] { $point } : un cercle
    [ma] { $point } : une croix
    [sl] { $point } : sélectionné
    [lb] { $point } : l’étiquette { $text }
    [ar] { $point } : une flèche
    [ln] { $point } : une ligne
    [tb] { $point } : territoire de Noir
    [tw] { $point } : territoire de Blanc
    [dd] { $point } : pâle
    [vw] { $point } : seul montré
   *[none] { $point } : enlevé
}
room-conflict = { $who ->
    [own] Dans une autre page, vous avez aussi modifié
    [none] Entre-temps, quelqu’un a aussi modifié
   *[other] Quelqu’un d’autre a aussi modifié
} { $what ->
    [comment] le commentaire de l’enregistrement
    [name] le nom du nœud
   *[remark] votre remarque
} : { $at }.
room-conflict-show = Décider

## Outils

room-tools = Outils du goban
room-tool-play = Jouer des coups
room-tool-show = Montrer un point aux autres
room-tool-insert = Choisissez le point du coup à insérer
room-tool-ab = Placer des pierres noires
room-tool-aw = Placer des pierres blanches
room-tool-ae = Retirer des pierres
room-tool-tr = Triangle
room-tool-sq = Carré
room-tool-cr = Cercle
room-tool-ma = Croix
room-tool-sl = Sélection
room-tool-letter = Lettres : A, B, C …
room-tool-number = Nombres : 1, 2, 3 …
room-tool-text = Étiquette de votre choix
room-tool-ar = Flèche : choisissez deux points, ou glissez de l’un à l’autre
room-tool-ln = Trait : choisissez deux points, ou glissez de l’un à l’autre
room-tool-tb = Territoire de Noir
room-tool-tw = Territoire de Blanc
room-tool-dd = Pâlir des points
room-tool-vw = Ne montrer que ces points
room-tool-second = Choisissez maintenant l’autre bout.
room-label-on = Étiquette en { $point }
room-label-text = { $most } lettres au plus ; sans lettre, elle disparaît
room-judge-move = Sur le coup
room-judge-position = Sur la position
room-judge-te = ! Bon
room-judge-bm = ? Mauvais
room-judge-do = ?! Douteux
room-judge-it = !? Intéressant
room-judge-gb = Bon pour Noir
room-judge-gw = Bon pour Blanc
room-judge-dm = Équilibré
room-judge-uc = Incertain
room-judge-ho = Signet
room-node-name = Nom de ce nœud
room-turn-set = { $colour ->
    [black] Donner le tour à Noir
   *[white] Donner le tour à Blanc
}
room-set-up-title = Modifier ce nœud ?
room-set-up-text = { $count ->
    [one] { $count } variante continue d’ici. Ses coups peuvent devenir illégaux avec d’autres pierres.
   *[other] { $count } variantes continuent d’ici. Leurs coups peuvent devenir illégaux avec d’autres pierres.
}
room-set-up-here = Modifier ici
room-set-up-line = Nouvelle variante
room-info = À propos de la partie
room-info-gn = Nom de la partie
room-info-pb = Noir
room-info-br = Niveau de Noir
room-info-bt = Équipe de Noir
room-info-pw = Blanc
room-info-wr = Niveau de Blanc
room-info-wt = Équipe de Blanc
room-info-dt = Jour
room-info-ev = Tournoi
room-info-ro = Ronde
room-info-pc = Lieu
room-info-ru = Règles
room-info-km = Komi
room-info-ha = Handicap
room-info-re = Résultat
room-info-tm = Temps
room-info-ot = Temps additionnel
room-info-on = Ouverture
room-info-an = Commentaires de
room-info-us = Noté par
room-info-so = Origine
room-info-cp = Droits d’auteur
room-info-gc = Sur toute la partie
room-fact-used = { $used } (la partie indique { $said })
room-info-wrong-km = Un nombre, comme 6,5.
room-info-wrong-ha = Un nombre de pierres, comme 2.
room-info-wrong-dt = Une date comme 2024-12-31, ou une année.
room-info-wrong-re = B+R, W+3.5, B+T, 0 pour une partie nulle, ou Void.
room-info-wrong-tm = Un nombre de secondes, comme 3600.

## Pourquoi un bouton est gris

room-off-begin = C’est le début.
room-off-end = Rien ne suit ici.
room-off-undo = Vous n’avez rien changé qui puisse être annulé.
room-off-undo-alone = D’une variante essayée en privé, seul le dernier coup peut être annulé. Allez à sa fin.
room-assumed-unknown = Le serveur n’a pas dit si des règles, un komi ou un handicap sont supposés.
room-off-redo = Rien n’a été annulé qui puisse revenir.
room-off-alone = Vous seul avez cette variante. Gardez-la d’abord : cela ne marche qu’avec les nœuds de l’étude.
room-off-waits = Le serveur n’a pas encore enregistré ce nœud.
room-off-no-move = Ce nœud n’a pas de coup.
room-off-promote = Sa variante est déjà la première.
room-off-main = Il est déjà dans la variante principale.
room-off-up = Rien ne se trouve avant.
room-off-down = Rien ne se trouve après.
room-off-paste = Aucune branche n’a été copiée.

## Personnes

room-people = Personnes dans cette étude
room-person = Personne { $number }
room-call = Votre nom dans cette étude
room-call-use = Prendre ce nom
room-leads = mène
room-leads-now = { $name } mène maintenant.
room-leads-elsewhere = { $name } est dans le chapitre { $chapter }.
room-lead = Mener
room-lead-end = Cesser de mener
room-hand = Laisser mener
room-visit = Y aller
room-ask-lead = Demander à mener
room-ask-write = Demander le droit d’écrire
room-asked = Demandé
room-asks-lead = { $name } demande à mener.
room-asks-write = { $name } demande le droit d’écrire.
room-allow = Autoriser
room-not-now = Pas maintenant
room-asks-short = demande
room-rights = Ce que { $name } peut faire
room-may-read-short = regarde
room-may-write-short = écrit
room-may-own-short = propriétaire
room-may-write = Vous pouvez maintenant modifier cette étude.
room-may-read = Vous ne pouvez plus que regarder.
room-follows = Vous suivez { $name }.
room-leads-other-page = Vous menez dans une autre page{ $follows ->
    [yes] , et celle-ci la suit. Elle mène dès que vous y allez ailleurs.
   *[no] {""}. Celle-ci mène dès que vous y allez ailleurs.
}
room-apart = { $count ->
    [0] Vous êtes au même endroit que { $name }.
    [one] Vous êtes à { $shown } coup de { $name }.
   *[other] Vous êtes à { $shown } coups de { $name }.
}
room-catch-up = Rejoindre
room-ended-kept = Cette page garde le dernier état de l’étude, et vous pouvez l’enregistrer.
room-ended-save = Enregistrer l’étude (SGF)
room-unsaved = { $count ->
    [one] Pas encore enregistré : { $shown } changement. Il est envoyé dès que le serveur répond.
   *[other] Pas encore enregistré : { $shown } changements. Ils sont envoyés dès que le serveur répond.
}
room-unkept = Ce navigateur ne peut pas tout garder : laissez cette page ouverte jusqu’à l’envoi.
room-alone = Essayer en privé
room-alone-end = Écrire de nouveau pour tous
room-alone-here = Vous seul voyez ceci
room-alone-offered = { $name ->
    [own] Vous proposez cette variante à tous
   *[other] { $name } propose cette variante
}
room-alone-offered-text = { $name ->
    [own] Vous proposez cette variante à tous. Les coups que vous ajoutez ne sont pas encore proposés.
   *[other] { $name } propose cette variante. Les coups que vous ajoutez restent dans cette page.
}
room-alone-text = Les coups essayés en privé restent dans cette page.
room-alone-leads = { $may ->
    [write] Vous seul voyez cette variante : ceux qui vous suivent restent là où elle commence. Gardez-la pour la montrer.
   *[read] Vous seul voyez cette variante : ceux qui vous suivent restent là où elle commence. Proposez-la : une personne qui peut écrire pourra la reprendre.
}
room-alone-close = Les ranger
room-alone-close-text = Vous seul voyez ces coups. Rien ne les fera revenir.
room-keep = Garder cette variante
room-offer = Proposer cette variante à tous
room-offer-done = Proposée
room-offer-withdraw = Retirer l’offre
room-offers = { $name } propose une variante.
room-offers-longer = { $name } a prolongé la variante proposée.
room-offered = { $name } propose une variante de { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} après { $after }.
room-offered-own = Vous proposez une variante de { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} après { $after }.
room-offer-show = Montrer
room-offer-keep = Reprendre

## Moteur

room-engine = Laisser le moteur examiner les nœuds
room-candidates = Coups proposés ici
room-column-move = Coup
room-column-chance = Chances de Noir
room-column-lead = Avance
room-column-lost = Perd
room-column-visits = Visites
room-lead-short = { $colour ->
    [black] N+{ $points }
   *[white] B+{ $points }
}
room-play-out = Jouer cette variante
room-better = Mieux que { $played } : { $point }
room-line-judged = Toutes les positions de cette variante sont évaluées.

## Liens

room-links = Liens vers cette étude
room-link-read = Pour regarder
room-link-write = Pour modifier l’étude
room-link-own = Votre propre lien, avec tous les droits
room-link-renew = Remplacer ce lien
room-link-renew-text = L’ancien lien n’ouvre plus rien, même pour les personnes venues par lui.
room-link-renew-own-text = L’ancien lien n’ouvre plus rien, même dans vos autres navigateurs. Cette page continue avec le nouveau.
room-link-renewed = Le lien est remplacé. L’ancien n’ouvre plus rien.
room-node-link = S’ouvre sur ce nœud, pour regarder
study-sgf = Étude (SGF)
chapter-sgf = Chapitre (SGF)
node-png = Image (PNG)
node-svg = Dessin (SVG)

## Touches

keys-study = Dans l’arbre, hors du goban
keys-edit = Modifier l’étude
key-beside = la variante voisine
key-fork = à l’embranchement précédent ou suivant
key-said = au commentaire précédent ou suivant
key-marked = à la marque précédente ou suivante
key-main-line = retour à la ligne principale
key-pass = passer
key-note = votre remarque sur ce nœud
key-find = chercher
key-tree = à l’arbre
key-menu = actions sur ce nœud
key-fold = replier ou déplier la suite
key-undo = annuler, rétablir
key-delete = supprimer la branche
key-branch = copier, couper, coller la branche
key-tool = choisir un outil
key-tool-off = jouer de nouveau des coups ; fermer le message à côté du goban

## Refus

error-study-unknown-key = { $why ->
    [replaced] Ce lien a été remplacé par un nouveau et n’ouvre plus l’étude. Demandez le nouveau à la personne qui vous l’a envoyé ; le responsable de ce serveur peut aussi en créer un.
    [keeper] { error-study-deleted }
    [unused] { error-study-deleted }
   *[none] Il n’y a pas d’étude à cette adresse.
}
error-study-closed = Le responsable de ce serveur a fermé cette étude. On peut la lire et l’enregistrer, mais plus la modifier.
error-study-no-node = L’endroit que désigne cette adresse n’est plus dans l’étude.
error-study-deleted = { $why ->
    [keeper] Le responsable de ce serveur a supprimé cette étude : { $at }.
    [unused] Cette étude a été supprimée, personne ne l’ayant regardée depuis longtemps : { $at }.
   *[none] Cette étude a été supprimée.
}
error-study-conflict = La même chose a été modifiée entre-temps.
error-study-replaced = { $name ->
    [none] Votre lien a été remplacé
   *[other] Votre lien a été remplacé par { $name }
}. Pour continuer ici, demandez le nouveau à la personne qui vous l’a envoyé, ou au responsable de ce serveur.
error-study-replaced-here = Votre lien a été remplacé dans une autre page de ce navigateur. Rechargez cette page pour continuer ici.
error-study-link-ended = Ce lien n’ouvre plus l’étude : son propriétaire l’a remplacé ou a supprimé l’étude.
error-study-may-read = { $name ->
    [none] Vous ne pouvez plus que regarder.
   *[other] { $name } vous a limité au rôle de spectateur.
}
error-study-may-write = { $name ->
    [none] Vous pouvez maintenant modifier cette étude.
   *[other] { $name } vous permet maintenant de modifier cette étude.
}
error-study-may-own = { $name ->
    [none] Vous avez maintenant les droits d’un propriétaire dans cette étude.
   *[other] { $name } vous donne les droits d’un propriétaire dans cette étude.
}
error-study-may-not-own = { $name ->
    [none] Vous n’avez plus les droits d’un propriétaire. Vous pouvez toujours modifier cette étude.
   *[other] { $name } vous a retiré les droits d’un propriétaire. Vous pouvez toujours modifier cette étude.
}
error-study-declined = { $name } répond : pas maintenant.
error-study-leads = Vous menez maintenant : ceux qui vous suivent vont où vous allez.
error-study-lead-lost = { $name ->
    [none] Vous ne menez plus.
   *[other] { $name } mène maintenant à votre place.
}
error-study-lead-ended = { $name } ne mène plus.{ $takes ->
    [yes] {" "}Vous pouvez mener maintenant.
   *[no] {""}
}
error-study-alone = Cette variante est à vous seul : elle ne contient que des coups.
error-study-not-allowed = Vous ne pouvez pas modifier cette étude.
error-study-unknown = Le nœud, ou ce dont il dépend, n’a jamais existé.
error-study-gone = Quelqu’un a supprimé le nœud entre-temps.
error-study-branch-gone = { $name } a supprimé la branche où vous étiez.
error-study-chapter-gone = { $name } a supprimé le chapitre { $chapter }, où vous étiez.
error-study-branch-back = { $name } a fait revenir la branche où vous étiez.
error-study-chapter-back = { $name } a fait revenir le chapitre { $chapter }.
error-study-alone-back = Les coups que vous aviez essayés en privé sont de nouveau là, après { $after }.
error-study-insert-ended = Aucun coup n’est plus inséré : vous êtes allé ailleurs.
error-study-gone-node = Le nœud où commence la variante a été supprimé.
error-study-cycle = Une branche ne peut pas être sous elle-même.
error-study-first-node = Le premier nœud d’un chapitre reste à sa place.
error-study-last-chapter = Une étude a au moins un chapitre. Commencez-en un autre avant de supprimer celui-ci.
error-study-no-sibling = La variante voisine est ailleurs maintenant.
error-study-name-taken = Ceci a déjà été envoyé sous le même nom.
error-study-off-board = Ce goban n’a pas ce point.
error-study-bad-property = Un enregistrement n’a pas cette propriété ici.
error-study-bad-value = Un enregistrement ne peut pas avoir cette valeur ici.
error-study-bad-branch = Ces nœuds ne vont pas ensemble.
error-study-changed = Impossible à annuler : il y a eu un changement depuis.
error-study-continued = Impossible à annuler : d’autres ont continué à partir de là.
error-study-twin = C’est impossible : le même coup se trouve de nouveau à cet endroit.
error-study-undo = { $again ->
    [yes] Vous pouvez réessayer. Après un second refus, ce changement est laissé tel quel.
   *[no] Ce changement est laissé tel quel : le prochain essai porte sur le précédent.
}
error-study-undo-vain = Ce qu’il fallait annuler n’était pas arrivé dans l’étude : rien n’y a changé.
error-study-offer-taken = { $name ->
    [own] La variante que vous avez proposée
   *[other] La variante proposée par { $name }
} est maintenant dans l’étude.
error-study-line-back = { $name ->
    [none] La variante que vous aviez essayée en privé n’est plus dans l’étude
   *[other] { $name } a retiré de l’étude la variante que vous aviez essayée en privé
}. Vous seul la voyez maintenant.
error-study-not-yours = Quelqu’un d’autre a fait cela.
error-study-nothing = Rien n’a changé.
error-study-full = L’étude n’a plus de place.
error-study-too-large = C’est trop grand pour une étude ouverte : elle prend 4 Mo à la fois. Une nouvelle étude prend de plus grands enregistrements.
error-study-left-out = Des valeurs qu’une étude ne peut pas avoir sont omises : { $names }.
room-property-gn = nom de la partie
room-property-pb = nom de Noir
room-property-br = niveau de Noir
room-property-bt = équipe de Noir
room-property-pw = nom de Blanc
room-property-wr = niveau de Blanc
room-property-wt = équipe de Blanc
room-property-dt = date de la partie
room-property-ev = tournoi
room-property-ro = ronde
room-property-pc = lieu
room-property-ru = règles
room-property-km = komi
room-property-ha = handicap
room-property-re = résultat
room-property-tm = temps de réflexion
room-property-ot = temps additionnel
room-property-on = ouverture
room-property-an = auteur des commentaires
room-property-us = auteur de l’enregistrement
room-property-so = origine
room-property-cp = droits d’auteur
room-property-gc = commentaire sur la partie
room-property-b = coups de Noir
room-property-w = coups de Blanc
room-property-ab = pierres noires placées
room-property-aw = pierres blanches placées
room-property-ae = points vidés
room-property-pl = couleur qui doit jouer
room-property-tr = triangles
room-property-sq = carrés
room-property-cr = cercles
room-property-ma = croix
room-property-sl = points sélectionnés
room-property-lb = étiquettes
room-property-ar = flèches
room-property-ln = lignes
room-property-tb = territoire de Noir
room-property-tw = territoire de Blanc
room-property-dd = points estompés
room-property-vw = seuls points à montrer
room-property-c = commentaires
room-property-n = noms de nœuds
room-property-mn = numéros des coups
room-property-clock-time = temps restant à la pendule
room-property-clock-stones = pierres restantes en temps additionnel
room-property-sz = taille du goban
room-property-other = propriété { $name }
error-study-no-record = Il n’y a rien à coller : ni branche ni texte d’un enregistrement.
error-study-bad-request = Le serveur ne comprend pas ce changement.
