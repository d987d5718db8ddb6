# Die Worte von `tengen tournament`.

tournament-standings = { $name }, nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
tournament-round = Runde { $round }
tournament-head-score = Punkte
tournament-head-remark = Bemerkung
tournament-remark-met = schon getroffen
tournament-remark-club = selber Verein
tournament-remark-country = selbes Land
tournament-cost = Alle Gewichte zusammen: { $total }. Das sind { $cost } weniger als bei der besten Paarung ohne Wünsche.
tournament-not-here = Kein Spieler mit der Nummer { $number } ist in dieser Runde zu paaren: tengen tournament weights listet die Nummern auf.
tournament-together-two = An einem Tisch treffen sich zwei Spieler: --together nimmt zwei Nummern
tournament-bye = { $player } ist spielfrei.
tournament-head-place = Platz
tournament-head-player = Spieler
tournament-head-rank = Rang
tournament-head-country = Land
tournament-head-club = Verein
tournament-head-table = Tisch
tournament-head-white = Weiß
tournament-head-black = Schwarz
tournament-head-handicap = Vorgabe

tournament-unread = die Datei ist nicht zu lesen: { $why }
tournament-not-xml = die Datei ist kein XML: { $why }; Turniere sind Dateien von OpenGotha oder MacMahon, oder Listen von Ergebnissen
tournament-none = die Datei ist kein Turnier von OpenGotha oder MacMahon
tournament-attribute = { $is ->
    [missing] { $element } hat kein { $name }
   *[wrong] { $name } von { $element } kann nicht „{ $found }“ sein
}
tournament-two-players = zwei Spieler heißen { $key }: gib einem von ihnen einen anderen Vornamen
tournament-no-player = kein Spieler heißt { $key }
tournament-twice = { $key } hat in Runde { $round } zwei Partien, oder eine Partie und ein Freilos
tournament-alone = { $key } spielt gegen sich selbst
tournament-line = Zeile { $line }: { $why }
tournament-list-empty = die Liste hat keine Spieler
tournament-list-no-rank = hinter dem Namen steht kein Rang: eine Zeile einer Liste hat Platz, Name, Rang, Land, Verein, Wertungen und Ergebnisse
tournament-list-result = „{ $text }“ ist kein Ergebnis wie 3+/w2
tournament-list-no-row = ein Ergebnis nennt Zeile { $row }, und die gibt es nicht
tournament-list-disagrees = die Zeile des Gegners sagt von Runde { $round } etwas anderes
tournament-list-rounds = ein Turnier hat höchstens { $most } Runden
tournament-report-no-line = das ist hier keine Zeile eines Berichts: Spieler stehen als „Nummer Name, Vorname Rang“, Partien als „Weiß Schwarz w oder b, Vorgabe, Komi“
tournament-report-unknown = einer der beiden Spieler dieser Partie steht nicht unter den Spielern des Berichts
tournament-report-twice = diese Nummer hat schon ein anderer Spieler
tournament-no-aga-number = Der amerikanische Verband wertet nach seinen Nummern, und diese Spieler haben keine: { $players }
tournament-ending = { $file } hat keine der Endungen .h1 bis .h9, .tou, .aga, .csv und .xml, die sagen, was zu schreiben ist

tournament-no-result = Runde { $round }, Tisch { $table }: Es gibt kein Ergebnis.
tournament-unpaired = Runde { $round }: { $player } nimmt teil und hat weder eine Partie noch ein Freilos. Manche Programme lassen Freilose in ihren Dateien weg.
tournament-plays-absent = Runde { $round }: { $player } hat eine Partie und gilt als abwesend.
tournament-byes = { $player } hatte { $count } Freilose.
tournament-rematch = { $one } und { $other } haben { $times } Mal gegeneinander gespielt.
tournament-no-pin = { $player } hat keine Nummer in der European Go Database.
tournament-too-many-rounds = Es gibt mehr Runden mit Partien, als das Turnier hat.
tournament-checked = { $count ->
    [0] Es wurde nichts gefunden.
    [one] { $count } Hinweis.
   *[other] { $count } Hinweise.
}
simulated-too-long = Diese Spieler bräuchten { $rounds } Runden, und ein Turnier hat höchstens { $most }. Nimm weniger Spieler (--players).
simulated-strongest-first = Der stärkste Spieler war in { $value } % der Turniere Erster.
simulated-place = Im Mittel hatte der stärkste Spieler Platz { $value }.
simulated-wrong = Die Rangliste hatte { $value } % aller Paare von Spielern in der falschen Reihenfolge.
simulated-gap = Die beiden Spieler einer Partie lagen { $value } Wertungspunkte auseinander, die Vorgabe eingerechnet.
simulated-even = In { $value } % der Partien hatte die schwächere Seite eine Chance von mindestens eins zu vier.
simulated-again = In { $value } % der Partien trafen zwei wieder aufeinander.
simulated-basis = { $times ->
    [one] Ein Turnier
   *[other] { $times } Turniere
} zu je { $games } Partien, Startwert { $seed }. Die Stärken sind vorgegeben, nicht gemessen.
