# Ce qui ne va pas dans les arguments d’une commande.

argument-invalid = « { $value } » ne va pas pour { $argument } : { $why }
argument-not-possible = « { $value } » ne va pas pour { $argument }
argument-empty = { $argument } demande une valeur
argument-unknown = il n’y a pas de « { $argument } » ici
argument-unknown-command = il n’y a pas de commande « { $command } »
argument-command-missing = « { $command } » demande une commande
argument-missing = il manque : { $arguments }
argument-twice = { $argument } ne se donne qu’une fois
argument-conflict = { $argument } ne va pas avec { $others }
argument-too-many = { $argument } ne prend pas d’autre valeur « { $value } »
argument-count = { $argument } prend { $wanted ->
    [one] { $wanted } valeur
   *[other] { $wanted } valeurs
}, et non { $given }
argument-not-text = un argument n’est pas un texte en UTF-8
argument-other = les arguments sont incompréhensibles
argument-similar = peut-être « { $similar } » ?
argument-choices = possibles : { $values }
argument-and = { $mistake } ; { $more }
argument-help = --help en dit plus.

## What values have to be

wanted-size = dites 9, 19 ou 13x9 ; chaque côté a de 2 à 25 lignes
wanted-small-size = dites 4 ou 5x3
wanted-network-size = les réseaux connaissent les gobans de { $longest } lignes de côté au plus
wanted-rules = `tengen rules` donne la liste de celles qui sont connues
wanted-kata-rules = ce ne sont pas des règles dans le JSON de KataGo : { $why }
wanted-komi = dites un nombre de points, par demi-points, de -10000 à 10000
wanted-prisoners = dites combien de pierres Noir et Blanc ont prises, par exemple 5,2
wanted-color = dites black (noir) ou white (blanc)
wanted-clock = dites none, 10m (absolu), 10m+5x30s (byo-yomi), 10m+25/10m (canadien), 5m+10s ou 5m+10s max 10m (Fischer)
wanted-whole = dites un nombre entier de { $low } à { $high }
wanted-at-least = dites un nombre entier à partir de { $low }
wanted-seconds = dites un nombre de secondes de 0.001 à 86400
wanted-address = dites une adresse IP, par exemple 127.0.0.1 ou ::1
wanted-public-url = une adresse comme https://go.example.org, sans chemin
wanted-limits = dites home, club ou public, ou un fichier de limites : { $why }
wanted-socket = dites une adresse avec un port, comme 127.0.0.1:9610
wanted-subnet = dites une adresse IP ou un sous-réseau, par exemple 127.0.0.1 ou 10.0.0.0/8
wanted-token = un jeton a de 16 à 200 lettres, chiffres et signes, sans espaces
limits-twice = « { $name } » s’y trouve deux fois
people-form = écrivez accounts = …, suivi de « open », « invited » ou « off » entre guillemets droits
limits-form = { $form ->
    [count] écrivez « { $name } » comme un nombre entier à partir de 1, par exemple { $name } = 2000
    [share] écrivez « { $name } » ainsi : { $name } = {"{"} all = 5000, address = 200 {"}"}, des nombres entiers à partir de 1, et « address » au plus « all »
    [pace] écrivez « { $name } » ainsi : { $name } = {"{"} burst = 30.0, a-minute = 10.0 {"}"}, au moins 1 à la fois, et au moins 0.001 par minute
    [space] écrivez « space » ainsi : space = {"{"} most-mib = 10000, free-mib = 500 {"}"}, des nombres entiers, « most-mib » à partir de 1
    [retention] écrivez « retention » ainsi : retention = {"{"} open-games = 365, finished-games = 365, records = 365, studies = 365 {"}"}, des jours à partir de 1 ; ce qui manque est gardé pour toujours
    [flag] écrivez « { $name } » ainsi : { $name } = true ou { $name } = false
    [unknown] « { $name } » n’existe pas ici ; possibles : { $known }
   *[none] écrivez un nom, = et une valeur, par exemple games = 2000
}
wanted-strength = les rangs sont 30k (le plus faible) à 1k et 1d à 9d (le plus fort)
wanted-players = des numéros de joueurs avec des traits d’union, chacun une fois, comme 3-7
wanted-rank = les rangs sont 20k (le plus faible) à 1k, 1d à 9d (le plus fort) et full
wanted-precision = les précisions sont f32 et bf16
wanted-kernel = ce processeur a { $kernels }
wrong-variable = la variable d’environnement { $name } nomme « { $value } », qui n’est pas connu ici ; sont connus { $known }
wanted-moves = dites des coups par leurs numéros, à partir de 1 : 20..60, 20.., ..60 ou 57
wanted-even = dites un nombre pair de parties : les ouvertures sont jouées par paires
wanted-language = il n’y a pas de textes en { $language } ; il y a { $languages }
wanted-clock-above-zero = { $field ->
    [main] le temps principal
    [periods] le nombre de périodes
    [stones] le nombre de pierres
    [period] la période
    [increment] l’ajout
   *[cap] le plafond
} doit être plus grand que zéro
wanted-clock-smaller = { $field ->
    [main] le temps principal ne doit pas dépasser 30 jours
    [periods] le nombre de périodes ne doit pas dépasser { $count }
    [stones] le nombre de pierres ne doit pas dépasser { $count }
    [period] la période ne doit pas dépasser 30 jours
    [increment] l’ajout ne doit pas dépasser 30 jours
   *[cap] le plafond ne doit pas dépasser 30 jours
}
wanted-clock-larger-cap = le plafond ne doit pas être au-dessous du temps principal
wanted-elo = dites deux différences en Elo de -2000 à 2000, la plus petite d’abord, par exemple 0,50
wanted-program = aucun programme n’est nommé
wanted-closed-quote = le guillemet { $quote } au caractère { $at } n’est pas fermé
