# Textes de tengen study : parcourir et modifier une partie, ligne par ligne.

## Les commandes

study-word-forward = avance
study-word-back = recule
study-word-first = début
study-word-end = fin
study-word-fork = embranchement
study-word-next-fork = embranchement-suivant
study-word-up = haut
study-word-down = bas
study-word-go = va
study-word-node = nœud
study-word-chapter = chapitre
study-word-find = cherche
study-word-show = montre
study-word-tree = arbre
study-word-judge = juge
study-word-help = aide
study-word-pass = passe
study-word-comment = commentaire
study-word-name = nom
study-word-mark = marque
study-word-unmark = démarque
study-word-label = étiquette
study-word-arrow = flèche
study-word-line = ligne
study-word-set = pose
study-word-turn = trait
study-word-good = bon
study-word-bad = mauvais
study-word-doubtful = douteux
study-word-interesting = intéressant
study-word-good-black = bon-noir
study-word-good-white = bon-blanc
study-word-equal = égal
study-word-unclear = confus
study-word-important = important
study-word-delete = supprime
study-word-lift = retire
study-word-insert = insère
study-word-promote = devant
study-word-main = principale
study-word-split = sépare
study-word-undo = annule
study-word-redo = refais
study-word-save = enregistre
study-word-quit = quitte
study-word-here = ici
study-word-new = nouveau
study-word-empty = vide

## Ce qui est montré

study-place = Chapitre { $chapter } sur { $chapters } · nœud { $node }{ $path ->
    [none] {""}
   *[other] {" "}· chemin { $path }
}{ $changed ->
    [yes] {" "}· non enregistré
   *[no] {""}
}
study-next = Ensuite : { $move }
study-other-move = { $colour ->
    [black] Noir
   *[white] Blanc
} : { $move }
study-beside = Variantes ici : { $list }
study-tree-nodes = ({ $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
})
study-tree-depth = ({ $depth } embranchements plus bas)
study-tree-more = … et { $lines ->
    [one] { $lines } autre ligne
   *[other] { $lines } autres lignes
}
study-help =
    Q16 · b Q16 · { study-word-pass }   jouer, pour le camp au trait ou pour Noir (w : Blanc) ; un coup déjà présent est suivi
    { study-word-forward } 10 · { study-word-back } 10 · { study-word-first } · { study-word-end }   le long de la variante
    { study-word-fork } · { study-word-next-fork } · { study-word-up } · { study-word-down }   aux embranchements, et aux variantes voisines
    { study-word-go } 0.2.1 · { study-word-node } 57 · { study-word-chapter } 2 · { study-word-find } TEXTE   à un chemin, un nœud, un chapitre, un commentaire
    { study-word-show } · { study-word-tree } · { study-word-judge } · { study-word-help }   le goban, les variantes alentour, les pierres mortes, cette liste
    { study-word-comment } TEXTE · { study-word-name } TEXTE   écrire ; \n commence une ligne, sans texte cela efface
    { study-word-mark } tr D4 E5 · { study-word-unmark } D4   signes sur des points : tr, sq, cr, ma ou sl
    { study-word-label } D4 a · { study-word-arrow } D4 E5 · { study-word-line } D4 E5   une seconde fois retire la flèche ou la ligne
    { study-word-set } b D4 E5 · { study-word-set } { study-word-empty } D4 · { study-word-turn } w   pierres posées (b, w), et à qui de jouer
    { study-word-set } { study-word-here } b D4 · { study-word-set } { study-word-new } b D4   dans ce nœud, ou dans un nouveau derrière lui
    { study-word-good } · { study-word-bad } · { study-word-doubtful } · { study-word-interesting }   sur le coup ; une seconde fois le retire
    { study-word-good-black } · { study-word-good-white } · { study-word-equal } · { study-word-unclear } · { study-word-important }   sur la position
    { study-word-delete } · { study-word-lift } · { study-word-insert } D4   le nœud et tout ce qui suit, le nœud seul ; un coup avant ce nœud
    { study-word-promote } · { study-word-main } · { study-word-split }   cette variante en premier au dernier embranchement, à tous ; un chapitre d’ici
    { study-word-undo } · { study-word-redo } · { study-word-save } · { study-word-save } FICHIER · { study-word-quit }   annuler, refaire, écrire, quitter

## Réponses

study-not-understood = « { $text } » n’est ni un point de ce goban ni une commande. Tapez { study-word-help } pour les commandes.
study-at-first = C’est le premier nœud du chapitre.
study-at-end = La variante finit ici. Un point la continue.
study-no-fork = Il n’y a pas d’embranchement avant ce nœud.
study-no-fork-ahead = Il n’y a plus d’embranchement. Tapez { study-word-end } pour la fin de la variante.
study-no-line = Il n’y a pas de variante { $side ->
    [above] au-dessus
   *[below] au-dessous
} de celle-ci.
study-no-chapter = { $chapters ->
    [one] Il n’y a qu’un chapitre. Vous y êtes.
   *[other] Il y a les chapitres 1 à { $chapters }. Vous êtes toujours dans le chapitre { $present }.
}
study-astray = Cette ligne est ignorée, car le chapitre demandé avant elle n’a pas pu être ouvert. Ouvrez-en d’abord un : { study-word-chapter } 1
study-not-found = Aucun commentaire ni nom ne contient « { $text } ».
study-nothing-undone = Il n’y a rien à annuler.
study-nothing-redone = Il n’y a rien à rétablir.
study-is-main = Cette variante est déjà la première à chaque embranchement.
study-last-chapter = Le seul chapitre ne peut pas être supprimé. Allez à un nœud plus bas.
study-needs-move = Ce nœud n’a pas de coup. Allez à un coup pour le juger.
study-set-beside-move = Un nœud avec un coup ne peut pas aussi poser des pierres. Tapez { study-word-set } { study-word-new } pour un nœud derrière lui.
study-set-where = Des coups suivent ce nœud. Tapez { study-word-set } { study-word-here } pour changer leur position, ou { study-word-set } { study-word-new } pour une variante à part.
study-now-wrong = Contre les règles à présent, nœuds : { $list }. Tapez { study-word-undo } pour annuler le changement.
study-split-off = Le chapitre { $chapter } commence par cette position.
study-chapter-deleted = Le chapitre { $chapter } est supprimé, et ceux qui le suivent ont un numéro de moins. Tapez { study-word-undo } pour le faire revenir.
study-saved = Enregistré dans { $file }.{ $encoding ->
    [none] {""}
   *[other] {" "}Le fichier est maintenant en UTF-8 ; il était en { $encoding }.
}
study-save-where = { $file } ne peut pas être remplacé : il est compressé, d’un autre format, ou contient un autre texte. Dites un autre nom : { study-word-save } NOUVEAU.sgf
study-save-changed = Un autre programme a changé { $file } depuis sa lecture. Dites un autre nom : { study-word-save } NOUVEAU.sgf
study-save-failed = { $file } ne peut pas être écrit : { $why }. Dites un autre nom : { study-word-save } NOUVEAU.sgf
study-save-exists = { $file } existe déjà. Dites un nom qu’aucun fichier ne porte.
study-unsaved-quit = Des changements ne sont pas enregistrés. Tapez { study-word-save } pour les garder, ou encore { study-word-quit } pour partir sans eux.
study-unsaved-lost = les changements n’ont pas été enregistrés
study-lines-refused = { $lines ->
    [one] { $lines } ligne n’a pas été exécutée
   *[other] { $lines } lignes n’ont pas été exécutées
}

## Ce qu’il faut à une commande

study-wants-number = Dites un nombre après la commande, comme 12.
study-wants-text = Dites un texte après la commande.
study-wants-points = Dites des points de ce goban, comme D4 E5.
study-wants-two-points = Dites deux points de ce goban, comme D4 E5.
study-wants-sign = Dites un signe et des points : { study-word-mark } tr D4. Les signes sont tr (triangle), sq (carré), cr (cercle), ma (croix) et sl (choisi).
study-wants-label = Dites un point et une étiquette : { study-word-label } D4 a
study-wants-colour = Dites b pour Noir ou w pour Blanc.
study-wants-stone = Dites b, w ou { study-word-empty }, et des points : { study-word-set } b D4
study-wants-one-stone = Une ligne pose des pierres d’une couleur, et un point porte une pierre. Écrivez une ligne pour chacune : { study-word-set } b D4, puis { study-word-set } w E5.

## Refus

study-refused-first = Le premier nœud d’un chapitre reste à sa place. Allez à un nœud plus bas.
study-refused-not-go = Ce chapitre contient une partie d’un autre jeu que le go : chaque coup et chaque point y restent tels quels, et rien n’y est jugé. Tapez { study-word-comment }, { study-word-name } ou { study-word-important } pour écrire à ce nœud, ou { study-word-delete } pour le supprimer avec tout ce qui le suit.
study-refused-value = Ce texte ne va pas ici : 64 Kio au plus.
study-refused-nothing = C’était déjà ainsi : rien n’a changé.
study-refused-full = L’étude a un million de nœuds et n’en prend plus. Enregistrez-la et commencez-en une autre.
