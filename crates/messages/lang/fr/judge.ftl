# Comment se tiennent les pierres d’une position, et pourquoi : ce que dit le juge.

judge-finished = Terminé : il n’y a plus rien à gagner.
judge-finished-dame = Terminé : il n’y a plus rien à gagner que des damés, { $points }.
judge-left = Pas terminé : { $what }
judge-border = une frontière est ouverte en { $points }
judge-teire = { $colour ->
    [black] Noir
   *[white] Blanc
} doit ajouter une pierre en { $point } : une fois les dames remplis, l’adversaire y prend quelque chose
judge-ko = un ko est ouvert en { $point } : { $colour ->
    [black] Noir
   *[white] Blanc
} peut le prendre
judge-chain = { $colour ->
    [black] Noir
   *[white] Blanc
} { $point } ({ $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
})
judge-unsettled = { $chain }, indécise : { $why }
judge-dead = Morte : { $chain } : { $why } ({ $basis })
judge-seki = En seki : { $chain } : { $why } ({ $basis })
judge-proved = prouvé
judge-read = lu jusqu’au bout, si les pierres autour tiennent
judge-estimated = estimé, { $percent } %
judge-living = { $colour ->
    [black] Noir
   *[white] Blanc
} vit avec { $all } : { $proved } par preuve, { $read } par lecture, { $estimated } par estimation.
judge-counted = Compte (règles : { $rules }) : Noir { $black }, Blanc { $white } : { $outcome }

## Pourquoi

why-two-eyes = elle a deux yeux, ou est reliée à des pierres qui les ont
why-no-room = elle est parmi des pierres vivantes de l’adversaire, avec la place d’un œil au plus
why-holds = quoi que l’adversaire y joue, elle n’est pas prise et n’a pas besoin de réponse
why-answers = quoi que l’adversaire y joue, elle n’est pas prise : { $answers }
why-captured = elle est prise même si son joueur commence : { $line }
why-first-move = qui joue le premier décide : un coup en { $saved } la sauve, sinon elle est prise : { $line }
why-ko = elle dépend d’un ko : { $line }
why-renewed = elle peut être prise, mais son joueur y gagne alors une pierre nouvelle qui ne peut pas l’être : { $line }
why-imagined = dans le jeu imaginé, où un ko n’est repris qu’après une passe pour lui, elle est prise
why-foreseen = des parties finies au hasard et un réseau de neurones, ensemble, s’y attendent
why-spare = { $why } ; { $turns ->
    [one] même après un coup joué
   *[other] même après { $turns } coups joués
} ailleurs par l’adversaire
why-shared = elle partage { $points } avec des pierres de l’adversaire, et qui y joue perd
why-playouts = il en était ainsi dans la plupart des parties finies au hasard
why-pass = passe
