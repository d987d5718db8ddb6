# Les mots de `tengen tournament`.

tournament-standings = { $name }, après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-round = Ronde { $round }
tournament-head-score = Points
tournament-head-remark = Remarque
tournament-remark-met = déjà rencontrés
tournament-remark-club = même club
tournament-remark-country = même pays
tournament-cost = Somme des poids : { $total }. C’est { $cost } de moins que le meilleur appariement sans souhaits.
tournament-not-here = Aucun joueur de numéro { $number } n’est à apparier dans cette ronde : tengen tournament weights liste les numéros.
tournament-together-two = Deux joueurs se rencontrent à une table : --together prend deux numéros
tournament-bye = { $player } est exempt.
tournament-head-place = Place
tournament-head-player = Joueur
tournament-head-rank = Rang
tournament-head-country = Pays
tournament-head-club = Club
tournament-head-table = Table
tournament-head-white = Blanc
tournament-head-black = Noir
tournament-head-handicap = Handicap

tournament-unread = le fichier ne peut pas être lu : { $why }
tournament-not-xml = le fichier n’est pas du XML : { $why } ; les tournois sont des fichiers d’OpenGotha ou de MacMahon, ou des listes de résultats
tournament-none = le fichier n’est pas un tournoi d’OpenGotha ou de MacMahon
tournament-attribute = { $is ->
    [missing] { $element } n’a pas de { $name }
   *[wrong] { $name } de { $element } ne peut pas être « { $found } »
}
tournament-two-players = deux joueurs s’appellent { $key } : donnez à l’un d’eux un autre prénom
tournament-no-player = aucun joueur ne s’appelle { $key }
tournament-twice = { $key } a deux parties, ou une partie et une exemption, à la ronde { $round }
tournament-alone = { $key } se rencontre soi-même
tournament-line = ligne { $line } : { $why }
tournament-list-empty = la liste n’a pas de joueurs
tournament-list-no-rank = il n’y a pas de rang derrière le nom : une ligne de liste a la place, le nom, le rang, le pays, le club, les scores et les résultats
tournament-list-result = « { $text } » n’est pas un résultat comme 3+/w2
tournament-list-no-row = un résultat nomme la ligne { $row }, qui n’existe pas
tournament-list-disagrees = la ligne de l’adversaire dit autre chose de la ronde { $round }
tournament-list-rounds = un tournoi a au plus { $most } rondes
tournament-report-no-line = ce n’est pas ici une ligne de rapport : les joueurs s’écrivent « numéro Nom, Prénom niveau », les parties « blanc noir w ou b, handicap, komi »
tournament-report-unknown = un joueur de cette partie n’est pas dans la liste des joueurs du rapport
tournament-report-twice = ce numéro est déjà celui d’un autre joueur
tournament-no-aga-number = La fédération américaine classe les joueurs par ses numéros, et ceux-ci n’en ont pas : { $players }
tournament-ending = { $file } n’a aucune des terminaisons .h1 à .h9, .tou, .aga, .csv et .xml, qui disent quoi écrire

tournament-no-result = Ronde { $round }, table { $table } : il n’y a pas de résultat.
tournament-unpaired = Ronde { $round } : { $player } participe et n’a ni partie ni exemption. Certains programmes omettent les exemptions dans leurs fichiers.
tournament-plays-absent = Ronde { $round } : { $player } a une partie et est noté absent.
tournament-byes = { $player } a été exempt { $count } fois.
tournament-rematch = { $one } et { $other } se sont rencontrés { $times } fois.
tournament-no-pin = { $player } n’a pas de numéro dans l’European Go Database.
tournament-too-many-rounds = Il y a plus de rondes jouées que le tournoi n’en compte.
tournament-checked = { $count ->
    [0] Rien n’a été trouvé.
    [one] { $count } remarque.
   *[other] { $count } remarques.
}
simulated-too-long = Il faudrait { $rounds } rondes à ces joueurs, et un tournoi en a au plus { $most }. Prenez moins de joueurs (--players).
simulated-strongest-first = Le joueur le plus fort a été premier dans { $value } % des tournois.
simulated-place = En moyenne, le joueur le plus fort était à la place { $value }.
simulated-wrong = Le classement avait { $value } % des paires de joueurs dans le mauvais ordre.
simulated-gap = Les deux joueurs d’une partie étaient à { $value } points l’un de l’autre, handicap compris.
simulated-even = Dans { $value } % des parties, le camp le plus faible avait au moins une chance sur quatre.
simulated-again = Dans { $value } % des parties, deux joueurs se rencontraient de nouveau.
simulated-basis = { $times ->
    [one] Un tournoi
   *[other] { $times } tournois
} de { $games } parties, graine { $seed }. Les forces sont données, et non mesurées.
