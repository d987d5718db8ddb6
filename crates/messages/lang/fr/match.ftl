# Un match entre moteurs.

match-heading = { $a } contre { $b } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $terms }
match-terms = { $size }, règles : { $rules }, komi { $komi }, temps { $time }
match-won = gagnées
match-lost = perdues
match-drawn = nulles
match-score = part
match-as-black = avec Noir
match-as-white = avec Blanc
match-together = en tout
match-elo = Différence en Elo { $value }, à 95 % de { $low } à { $high } ({ $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de parties, { $method ->
    [pentanomial] modèle pentanomial
   *[wilson] bornes de Wilson, toutes étant pareilles
})
match-sprt = SPRT d’Elo { $elo0 } contre { $elo1 } : { $verdict ->
    [undecided] indécis
    [elo0] décidé pour { $elo0 }
   *[elo1] décidé pour { $elo1 }
}, rapport { $ratio } de −{ $bound } à { $bound } après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
match-ends = Fins : { $ends }
match-end = { $number } { $fault ->
    [counted] au compte
    [resignation] par abandon
    [cycle] sans résultat dans un cycle
    [length] sans résultat après trop de coups
   *[other] { match-by }
}
match-counted = Comptées : { $counted }
match-basis = { $number } { $basis ->
    [rules] telles quelles
    [agreed] comme les deux moteurs le voyaient
    [same-winner] par le juge, avec le vainqueur des moteurs
    [disputed] par le juge, en désaccord
   *[judge] par le juge seul
}
match-moves = Coups par partie : { $moves }
match-pace = { $mean } s par coup, au plus { $most } s
match-cpu = { $seconds } s de processeur par partie
match-lost-by = { $number ->
    [one] { $number } perdue
   *[other] { $number } perdues
} { match-by }
match-by = { $fault ->
    [time] au temps
    [illegal] par un coup illégal
    [nonsense] par une réponse qui n’est pas un coup
    [refusal] par un refus
    [crash] par un plantage
    [silence] par silence
    [flood] par une sortie sans fin
   *[other] par { $fault }
}
match-never = n’a jamais joué
match-untold-rules = Note : on n’a pas pu dire les règles à { $name } : sa commande doit les dire
match-untold-time = Note : on n’a pas pu dire le temps à { $name } : il a été mesuré, sans lui être compté
match-game = Partie { $game } : { $black } – { $white } { $result }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $why }
match-progress = { $a } { $won }, { $b } { $lost }, nulles { $drawn }

## How a game ended

match-why-counted = comptée { $basis ->
    [rules] telle quelle
    [agreed] comme les deux moteurs la voyaient
    [same-winner] par notre juge, avec le vainqueur des comptes des moteurs
    [disputed] par notre juge, contre l’avis d’un moteur
   *[judge] par notre juge, aucun moteur ne sachant le dire
}
match-why-resigned = abandon
match-why-cycle = les mêmes positions sont revenues, coup par coup
match-why-length = trop de coups
match-fault-time = { $name } a dépassé son temps, après { $seconds } s
match-fault-illegal = { $name } a joué { $vertex }, ce qui est illégal : { $why }
match-fault-nonsense = { $name } a répondu { $answer } au lieu d’un coup
match-fault-refusal = { $name } a refusé `{ $request }` : { $why }
match-lost-ended = { $name } s’est terminé ({ $status })
match-lost-closed = { $name } a fermé sa sortie
match-lost-last = { $ended }, dernière ligne d’erreur : { $line }
match-lost-silent = { $name } s’est tu pendant { $seconds } s
match-lost-flood = { $name } a écrit sans fin
match-lost-stopped = { $name } a été arrêté par nous

## Why there is no match

match-cannot-play = { $name } ne peut pas jouer : { $why }
match-no-gtp = { $name } ne parle pas GTP : { $why }
match-cannot-begin = les parties ne peuvent pas commencer : { $why }
match-same-name = les deux moteurs s’appellent { $name }
match-unkept = le match ne peut pas être gardé dans { $path } : { $why }
match-game-unkept = la partie { $game } ne peut pas être gardée dans { $path } : { $why }
match-under-way = ce match est déjà en cours ailleurs
match-other = { $path } contient un autre match : { $why }
match-line = ligne { $number } : { $why }
match-game-twice = la partie { $game } y est déjà
match-no-settings = ses réglages ne sont pas une liste de noms et de valeurs
match-no-setting = rien
match-setting = son réglage « { $name } » est { $kept }, et { $asked } est demandé
match-openings-both = --openings prend un nombre ou des parties, pas les deux
match-openings-one = --openings prend un seul nombre
match-openings-few = { $have ->
    [one] on n’a trouvé que { $have } ouverture au hasard
   *[other] on n’a trouvé que { $have } ouvertures au hasard
} (longueur en coups : { $plies }) ; demandez-en moins (--openings { $have }) ou un autre --plies
match-no-opening = { $file }, partie { $number }, n’est pas une ouverture ici : { $why }
match-other-size = elle est en { $its }, et le match en { $ours }
match-own-stones = elle a ses propres pierres en plus du handicap
match-nothing-left = il ne reste rien à jouer : prenez-en le début avec --plies
