# Les règles en mots simples : une phrase pour chaque valeur qu’une règle peut prendre.

topic-repetition = Répétition
topic-suicide = Suicide
topic-ending = Fin du jeu
topic-agreement = Pierres mortes
topic-counting = Décompte
topic-komi = Komi et handicap
topic-illegal = Coups illégaux

## Repetition

rule-repetition-free = Rien n’est interdit pour avoir déjà été sur le goban.
rule-ko = Ko : un coup ne peut recréer la position d’avant le dernier coup de l’adversaire. Pour reprendre un ko, il faut d’abord jouer ailleurs.
rule-superko-positional = Un coup ne peut recréer aucune position antérieure, quel que soit son auteur (superko positionnel).
rule-superko-situational = Un coup ne peut recréer une position antérieure avec le même joueur au trait (superko situationnel).
rule-superko-natural = Un coup ne peut recréer une position que le même joueur a déjà créée par un coup (superko situationnel naturel).
rule-superko-spight = Un coup ne peut recréer une position apparue depuis la dernière passe (superko de Spight).
rule-superko-unbalanced = Un coup ne peut recréer une position antérieure si l’un des joueurs a capturé depuis plus de pierres que l’autre : pas de « en donner deux, en reprendre une » sans fin.
rule-superko-hot = Pierres chaudes : une pierre qui vient de prendre un ko ne peut être prise à son tour par une prise de ko, tant qu’un coup qui ne prend pas de ko n’a pas été joué ; passer en est un.
rule-superko-since-pass = Un coup ne peut recréer une position apparue depuis la dernière passe.
rule-superko-ing-left = C’est une approximation. Le texte d’Ing distingue les kos de combat, où des groupes des deux camps sont en jeu, des kos perturbateurs, où un camp n’a rien à perdre, et ne laisse le perturbateur faire qu’un seul tour. Les distinguer demande un jugement : Tengen soumet tout ko aux deux interdictions ci-dessus et laisse le reste aux joueurs, ou à un arbitre.
rule-cycle-no-result = Si une position revient malgré tout, comme dans un triple ko, les joueurs peuvent convenir que la partie est sans résultat.
rule-cycle-draw = Si une position revient malgré tout, comme dans un triple ko, les joueurs peuvent convenir d’une partie nulle.
rule-cycle-tie = Si une position revient malgré tout, comme dans un triple ko, chacun des joueurs peut réclamer la partie nulle, quel que soit le joueur au trait.

## Suicide

rule-suicide-forbidden = Un coup ne peut laisser sa propre chaîne sans liberté, à moins qu’il ne capture.
rule-suicide-multi = Un coup peut retirer sa propre chaîne si elle compte au moins deux pierres ; une pierre seule ne se pose pas là où elle n’a pas de liberté.
rule-suicide-allowed = Un coup peut retirer sa propre chaîne, dans la mesure où la règle de répétition le permet.

## End of play

rule-stop-passes = { $passes ->
    [2] Le jeu s’arrête après deux passes de suite.
    [3] Le jeu s’arrête après trois passes de suite.
    [one] Le jeu s’arrête dès la première passe.
   *[other] Le jeu s’arrête après { $passes } passes de suite.
}
rule-stop-repeated = Le jeu s’arrête quand un joueur passe pour la deuxième fois dans la même position.
rule-button-taken = La première passe prend le bouton, qui vaut un demi-point. Elle n’arrête rien et lève l’interdiction du ko, comme un coup joué ailleurs.
rule-encore-always = Le premier arrêt ouvre une prolongation, que l’arrêt suivant termine.
rule-encore = Dans une prolongation, chaque passe donne une pierre à l’adversaire, et les deux joueurs font le même nombre de coups : celui qui en a fait moins passe encore une fois à la fin.

## Dead stones

rule-agreement-none = Rien ne se convient : toute pierre restée sur le goban est vivante. Ce qui est mort doit être capturé avant.
rule-agreement = Les joueurs conviennent des pierres mortes ; elles sont retirées du goban.
rule-dame-filled = Ils ne peuvent s’accorder que lorsqu’il ne reste plus de point neutre, sauf dans les sekis.
rule-dispute-last-passer = En cas de désaccord, le jeu reprend ; l’adversaire du dernier à avoir passé joue d’abord.
rule-dispute-requester = Si l’un d’eux le demande, le jeu reprend ; l’adversaire de celui qui le demande joue d’abord.
rule-hypothetical-pass-for-ko = La mort des pierres se décide par un jeu imaginé, où l’adversaire joue d’abord et qui ne change rien sur le goban : un ko qui y a été pris ne peut être repris qu’après une passe pour ce ko précis.
rule-encore-dispute = C’est alors une prolongation.
rule-alive-four-passes = Après quatre passes de suite, toute pierre restée sur le goban est vivante.
rule-alive-second-stop = Si le jeu s’arrête une deuxième fois, toute pierre restée sur le goban est vivante.
rule-alive-no-agreement = S’ils ne peuvent même pas convenir de qui joue, toute pierre restée sur le goban est vivante.

## Counting

rule-count-area = On compte l’aire : les pierres vivantes d’un joueur sur le goban et les points vides qu’elles sont seules à entourer.
rule-count-territory = On compte le territoire : les points vides qu’un joueur entoure, les pierres capturées et les pierres mortes de l’adversaire.
rule-seki-counts = Les points vides entourés par des pierres en seki comptent comme les autres.
rule-seki-counts-not = Les points vides entourés par des pierres en seki ne comptent pour personne.
rule-shared = Les points neutres sont partagés : la moitié pour chacun.
rule-group-tax = Deux points sont retirés pour chaque groupe qui vit seul (taxe de groupe).
rule-pass-stones = Chaque passe donne une pierre prisonnière à l’adversaire.
rule-pass-stones-agree = Chaque passe donne une pierre prisonnière à l’adversaire ; ainsi le compte par aire et le compte par territoire donnent le même résultat.
rule-white-last = Blanc joue le dernier coup, quitte à passer une fois de plus.
rule-button-last = La dernière passe rapporte un demi-point.
rule-button-both = La première passe rapporte un demi-point, la dernière aussi.
rule-first-pass = Noir rend un point si Blanc a passé le premier.
rule-ties-draw = À égalité de points, la partie est nulle (jigo).
rule-ties-black = À égalité de points, Noir gagne.
rule-ties-white = À égalité de points, Blanc gagne.

## Komi and handicap

rule-komi-free = Il n’y a pas de komi fixé ; les joueurs peuvent en convenir.
rule-komi = Le komi habituel de ces règles : dans une partie à égalité, Blanc reçoit { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rule-komi-handicap = D’habitude, dans une partie à handicap, Blanc { $points ->
    [0] ne reçoit pas de komi.
    [one] reçoit { $points } point.
   *[other] reçoit { $points } points.
}
rule-compensation-each = Blanc reçoit en outre un point par pierre de handicap.
rule-compensation-after-first = Blanc reçoit en outre un point par pierre de handicap après la première.

## Illegal moves

rule-illegal-refused = Sur le goban, un coup illégal n’en est pas un : il est repris, et le joueur rejoue.
rule-illegal-pass = Sur le goban, un coup illégal est repris et vaut une passe si l’adversaire le relève avant de répondre ; sinon il est maintenu.
rule-illegal-loss = Sur le goban, un coup illégal perd la partie.
rule-illegal-here = Tengen le refuse et dit pourquoi.
# The rulesets whose names begin with a small letter within a sentence, by their codes, or none.
rulesets-small = chinese-text chinese new-zealand french japanese korean oral-japanese stone-scoring davies control-area ancient-territory wagc button two-button
