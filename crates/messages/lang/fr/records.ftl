# Outils pour les parties : `tengen sgf`, `convert`, `show` et `diagram`, et le choix des parties.

## Selecting files, games and nodes

wanted-encoding = indiquez un encodage, tel que utf-8, gbk, gb18030, big5, shift_jis, euc-jp, euc-kr ou windows-1252
wanted-path = indiquez un nombre par embranchement, séparés par des points, tel que 0.2.1 ; 0 est la première suite
wanted-pattern = indiquez un nom avec au moins un de ces champs, sans / ni \ : { $fields }
path-no-child = il n’y a pas de suite { $number } à l’embranchement { $fork } : les suites vont de 0 à { $last }
path-no-fork = le chemin indique { $numbers ->
    [one] { $numbers } embranchement
   *[other] { $numbers } embranchements
}, mais la ligne en a { $forks }
node-not-there = il n’y a pas de nœud { $number } : le dernier est { $last }
files-too-many = il y a plus de { $most } parties ; indiquez des dossiers plus petits
files-game-in-place = --game prend une partie d’un fichier, et --in-place perdrait les autres : dites avec -o où écrire
file-holds-more = { $file } contient, à côté des parties, un autre texte qui serait perdu : dites avec -o où écrire
file-holds-others = { $file } contient d’autres jeux que le go, qui seraient perdus : dites avec -o où écrire
files-where = dites où vont les fichiers d’un dossier ou d’une archive : -o DOSSIER ou --in-place
files-failed = { $files ->
    [one] { $files } fichier ou dossier n’a pas pu servir
   *[other] { $files } fichiers ou dossiers n’ont pas pu servir
}
files-nodes = { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
 }
files-guessed = { $files ->
    [one] { $files } fichier ne nomme aucun codage de caractères, ou en nomme un faux
   *[other] { $files } fichiers ne nomment aucun codage de caractères, ou en nomment un faux
 } ; deviné : { $list }. --encoding en nomme un
files-written = { $files ->
    [one] { $files } fichier écrit
   *[other] { $files } fichiers écrits
}
files-removed = { $file } : retiré : { $list }
files-left = { $file } : il reste des fautes que convert ne peut corriger ({ $list }) ; `tengen sgf lint` nomme les endroits
files-input-twice = l’entrée standard ne peut être lue qu’une fois : nommez `-` une seule fois
file-exists = { $file } existe déjà ; --force l’écrase
files-numbered = { $file } : { $wanted } est celui de { $other } ; écrit dans { $written }
files-one-output = plusieurs parties ne vont pas dans le seul fichier { $file } : nommez un dossier (`-o DOSSIER/`), ou réunissez-les avec `tengen sgf merge`
file-not-in-place = { $file } ne peut être modifié sur place : la partie est compressée, dans une archive, ou vient de l’entrée standard
file-other-format = { $file } contiendrait du SGF sous le nom d’un autre format : indiquez un nom qui finit par .sgf ou .sgf.gz, ou un dossier

## Packed files

archive-bomb = décompressé, il dépasse { $megabytes } Mo
archive-damaged = il est abîmé
archive-unknown = il est compressé d’une manière inconnue ici
archive-locked = il est chiffré
archive-entries = l’archive a trop d’entrées : { $most } au plus sont lues
archive-together = décompressées, les parties de l’archive dépassent { $gigabytes } Go
archive-outside = { $entries ->
    [one] une entrée mène hors de l’archive et est laissée
   *[other] { $entries } entrées mènent hors de l’archive et sont laissées
} de côté : { $list }
archive-inner = { $entries ->
    [one] une archive qu’elle contient n’est pas ouverte
   *[other] { $entries } archives qu’elle contient ne sont pas ouvertes
 } : { $list }. Décompressez l’archive extérieure pour les lire
archive-hidden = plusieurs entrées portent le même nom ; une seule de chaque nom est lue. Donnez à chacune son propre nom pour les lire toutes
archive-no-games = { $entries ->
    [one] une entrée de { $archive } n’a
   *[other] { $entries } entrées de { $archive } n’ont
} pas de partie de go : { $list }
archive-names = { $list }{ $more ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $more } autres
}
archive-empty = il n’y a pas de partie dans l’archive
archive-several = l’archive a { $records } parties ; indiquez-en une, telle que { $example }

## tengen show and tengen diagram

show-forks = Suites : { $list }
show-path = Chemin : { $path }
show-pass = passe
diagram-one = indiquez une partie et -o FICHIER, ou --thumbnails DOSSIER
diagram-part = la portion n’est pas comprise : indiquez deux coins de ce goban ({ $size }), tels que A1-E5
diagram-thumbnails = { $pictures ->
    [one] { $pictures } image dessinée
   *[other] { $pictures } images dessinées
}
marks-triangle = Triangle : { $points }
marks-square = Carré : { $points }
marks-circle = Cercle : { $points }
marks-cross = Croix : { $points }
marks-selected = Sélection : { $points }
marks-elsewhere = Passes, et coups dont les pierres ne sont plus là : { $points }
marks-labels = Étiquettes : { $points }
marks-arrows = Flèches : { $points }
marks-lines = Traits : { $points }
marks-numbers = Coups : { $points }
marks-dimmed = Pâles : { $points }
marks-visible = Seuls ces points sont montrés : { $points }
remark-name = Nom : { $name }
remark-good = { $very ->
    [yes] Très bon coup
   *[no] Bon coup
}
remark-bad = { $very ->
    [yes] Très mauvais coup
   *[no] Mauvais coup
}
remark-doubtful = { $very ->
    [yes] Coup très douteux
   *[no] Coup douteux
}
remark-interesting = { $very ->
    [yes] Coup très intéressant
   *[no] Coup intéressant
}
remark-black = { $very ->
    [yes] Très bon pour Noir
   *[no] Bon pour Noir
}
remark-white = { $very ->
    [yes] Très bon pour Blanc
   *[no] Bon pour Blanc
}
remark-even = { $very ->
    [yes] Tout à fait équilibré
   *[no] Équilibré
}
remark-unclear = { $very ->
    [yes] Très peu clair
   *[no] Peu clair
}
remark-hotspot = { $very ->
    [yes] Le moment décisif de la partie
   *[no] Un moment important de la partie
}
remark-forced = { $very ->
   *[no] Joué même si ce n’est pas permis
}
remark-engine = { $program } : { $words }{ $visits ->
    [0] {""}
    [one] {" "}({ $visits } visite)
   *[other] {" "}({ $visits } visites)
}
remark-value = Estimation pour Noir : { $value }
remark-number = Numéroté { $number }
remark-clock = { $colour ->
    [black] Noir
   *[white] Blanc
} a encore { $time ->
    [none] {""}
   *[other] { $time }
}{ $overtime ->
    [none] {""}
   *[other] {" "}(prolongation : { $overtime })
}

## tengen sgf

severity-error = erreur
severity-warning = avertissement
lint-line = { $place } : { $severity } : { $text }
lint-errors = il y a des erreurs
lint-summary = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}
lint-old-name = { $property } : les noms des propriétés n’ont que des majuscules
lint-gone-property = { $property } : FF[4] n’a plus cette propriété
lint-property-twice = { $property } : le nœud a cette propriété deux fois
lint-several-values = { $property } : elle n’a qu’une valeur
lint-empty-value = { $property } : la valeur ne peut être vide
lint-bad-value = { $property } : la valeur n’a pas la forme que demande cette propriété
lint-off-board = { $property } : le point est hors du goban
lint-point-twice = { $property } : le point est nommé deux fois
lint-move-with-set-up = { $property } : des pierres sont posées dans le nœud d’un coup
lint-two-moves = { $property } : le nœud a deux coups
lint-root-below = { $property } : sa place est dans le premier nœud de la partie
lint-info-twice = { $property } : un nœud plus haut donne déjà des renseignements sur la partie
lint-judged-twice = { $property } : le nœud a déjà un autre jugement
lint-no-move = { $property } : il faut un coup dans le même nœud
lint-not-four = { $property } : le fichier ne dit pas qu’il est en FF[4]
lint-no-encoding = { $property } : le fichier ne nomme pas son encodage
lint-old-pass = { $property } : FF[4] écrit une passe []
lint-square-size = { $property } : un goban carré a un seul nombre
lint-property-in-text = { $property } : le texte contient ce qui ressemble à la propriété suivante ; il manque peut-être un crochet fermant
lint-handicap-without-stones = { $property } : il n’y a pas de pierres de handicap (AB)
lint-result-form = { $property } : un résultat s’écrit comme B+3.5, W+R, 0 ou Void
lint-date-form = { $property } : une date s’écrit comme 2026-01-31
lint-more = { $property ->
   *[none] la suite n’est pas énumérée
}
info-file = Fichier
info-date = Date
info-black = Noir
info-white = Blanc
info-size = Taille
info-komi = Komi
info-handicap = Handicap
info-rules = Règles
info-result = Résultat
info-moves = Coups
merge-summary = { $games ->
    [one] { $games } partie réunie
   *[other] { $games } parties réunies
} en { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
}
merge-fewer = L’arbre distingue { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $fewer } de moins que les fichiers : deux fois la même partie, une partie sur le chemin d’une autre, ou des parties aux mêmes indications
merge-removed = retiré : { $list }
duplicates-group = La même partie { $games } fois, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} :
duplicates-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $groups } en plusieurs exemplaires, { $extra } de trop
rename-would = { $files ->
    [one] { $files } fichier changerait de nom
   *[other] { $files } fichiers changeraient de nom
}
rename-done = { $files ->
    [one] { $files } fichier renommé
   *[other] { $files } fichiers renommés
}
rename-empty = { $file } : la partie n’a aucun des renseignements que nomme le modèle
stats-results = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : gagnées par Noir { $black }, par Blanc { $white } ; nulles { $draw }, sans résultat { $void }, inconnues { $unknown }
stats-manners = Gagnées aux points { $score }, par abandon { $resignation }, au temps { $time }, par forfait { $forfeit }, sans précision { $unstated }
stats-moves = Coups : de { $shortest } à { $longest }, médiane { $median }, moyenne { $mean }
stats-sizes = Gobans : { $sizes }
stats-opening = Ouverture
stats-size = Goban
stats-games = Parties
stats-black = Noir gagne
stats-player = Joueur
stats-won = Gagnées
stats-lost = Perdues
stats-percent = { $number } %
