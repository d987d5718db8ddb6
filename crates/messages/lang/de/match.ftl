# Ein Wettkampf zwischen Engines.

match-heading = { $a } gegen { $b }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $terms }
match-terms = { $size }, Regeln: { $rules }, Komi { $komi }, Zeit { $time }
match-won = gewonnen
match-lost = verloren
match-drawn = remis
match-score = Anteil
match-as-black = mit Schwarz
match-as-white = mit Weiß
match-together = zusammen
match-elo = Unterschied in Elo { $value }, 95 % von { $low } bis { $high } ({ $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paare
} von Partien, { $method ->
    [pentanomial] nach dem pentanomialen Modell
   *[wilson] Wilsons Schranken, da alle gleich sind
})
match-sprt = SPRT von Elo { $elo0 } gegen { $elo1 }: { $verdict ->
    [undecided] unentschieden
    [elo0] entschieden für { $elo0 }
   *[elo1] entschieden für { $elo1 }
}, Verhältnis { $ratio } von −{ $bound } bis { $bound } nach { $pairs ->
    [one] { $pairs } Paar
   *[other] { $pairs } Paaren
}
match-ends = Enden: { $ends }
match-end = { $number } { $fault ->
    [counted] gezählt
    [resignation] aufgegeben
    [cycle] ohne Ergebnis in einem Zyklus
    [length] ohne Ergebnis nach zu vielen Zügen
   *[other] { match-by }
}
match-counted = Gezählt: { $counted }
match-basis = { $number } { $basis ->
    [rules] wie sie standen
    [agreed] wie beide Engines es sahen
    [same-winner] vom Richter mit dem Sieger der Engines
    [disputed] vom Richter im Streit
   *[judge] vom Richter allein
}
match-moves = Züge je Partie: { $moves }
match-pace = { $mean } s je Zug, höchstens { $most } s
match-cpu = { $seconds } s Prozessorzeit je Partie
match-lost-by = { $number } verloren { match-by }
match-by = { $fault ->
    [time] durch Zeit
    [illegal] durch einen regelwidrigen Zug
    [nonsense] durch eine Antwort, die kein Zug ist
    [refusal] durch eine Weigerung
    [crash] durch einen Absturz
    [silence] durch Schweigen
    [flood] durch Ausgabe ohne Ende
   *[other] durch { $fault }
}
match-never = nie am Zug
match-untold-rules = Hinweis: { $name } konnte die Regeln nicht erfahren: Ihr Befehl muss sie nennen
match-untold-time = Hinweis: { $name } konnte die Zeit nicht erfahren: Sie wurde gemessen und nicht angerechnet
match-game = Partie { $game }: { $black } – { $white } { $result }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $why }
match-progress = { $a } { $won }, { $b } { $lost }, remis { $drawn }

## How a game ended

match-why-counted = gezählt, { $basis ->
    [rules] wie es stand
    [agreed] wie beide Engines es sahen
    [same-winner] von unserem Richter, mit dem Sieger, den die Engines zählten
    [disputed] von unserem Richter, gegen das Wort einer Engine
   *[judge] von unserem Richter, da keine Engine es sagen konnte
}
match-why-resigned = aufgegeben
match-why-cycle = dieselben Stellungen kehrten wieder, Zug für Zug
match-why-length = zu viele Züge
match-fault-time = { $name } überschritt die Zeit, nach { $seconds } s
match-fault-illegal = { $name } spielte { $vertex }, was regelwidrig ist: { $why }
match-fault-nonsense = { $name } antwortete { $answer } statt eines Zugs
match-fault-refusal = { $name } weigerte sich bei `{ $request }`: { $why }
match-lost-ended = { $name } endete ({ $status })
match-lost-closed = { $name } schloss die Ausgabe
match-lost-last = { $ended }, zuletzt auf der Fehlerausgabe: { $line }
match-lost-silent = { $name } schwieg { $seconds } s lang
match-lost-flood = { $name } schrieb ohne Ende
match-lost-stopped = { $name } wurde von uns angehalten

## Why there is no match

match-cannot-play = { $name } kann nicht spielen: { $why }
match-no-gtp = { $name } spricht kein GTP: { $why }
match-cannot-begin = die Partien können nicht beginnen: { $why }
match-same-name = beide Engines heißen { $name }
match-unkept = der Wettkampf kann nicht in { $path } aufbewahrt werden: { $why }
match-game-unkept = Partie { $game } kann nicht in { $path } aufbewahrt werden: { $why }
match-under-way = dieser Wettkampf läuft gerade anderswo
match-other = in { $path } liegt ein anderer Wettkampf: { $why }
match-line = Zeile { $number }: { $why }
match-game-twice = Partie { $game } ist schon da
match-no-settings = seine Einstellungen sind keine Liste von Namen und Werten
match-no-setting = nichts
match-setting = seine Einstellung „{ $name }“ ist { $kept }, verlangt ist { $asked }
match-openings-both = --openings nimmt eine Zahl oder Aufzeichnungen, nicht beides
match-openings-one = --openings nimmt eine Zahl
match-openings-few = { $have ->
    [one] nur { $have } zufällige Eröffnung wurde gefunden
   *[other] nur { $have } zufällige Eröffnungen wurden gefunden
}; Länge in Zügen: { $plies }. Verlang weniger (--openings { $have }) oder andere --plies
match-no-opening = { $file }, Partie { $number }, ist hier keine Eröffnung: { $why }
match-other-size = sie ist auf { $its }, der Wettkampf auf { $ours }
match-own-stones = sie hat außer der Vorgabe eigene Steine
match-nothing-left = es bleibt nichts zu spielen: nimm mit --plies ihren Anfang
