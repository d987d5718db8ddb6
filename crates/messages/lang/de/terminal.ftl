# Was das Programm im Terminal sagt.

## tengen rules

rules-counted = { $method ->
    [area] Fläche
    [territory] Gebiet
   *[stones] Steine
}
rules-komi = Komi { $komi }
rules-list-help =
    `tengen rules NAME` erklärt eines davon, `tengen rules --compare NAME NAME` stellt zwei
    nebeneinander; `tengen rules --toml NAME` schreibt es als Datei zum Ändern, die jedes --rules nimmt.
rules-compared = { $left } und { $right }: < nur das erste, > nur das zweite

## tengen glossary

glossary-unknown = { $term } ist kein Begriff der Liste; `tengen glossary` zeigt alle.

## What a board's marks mean, and what stands beside it

sign-dead = tot
sign-territory = Gebiet von { $owner ->
    [black] Schwarz
    [white] Weiß
   *[both] Schwarz, Weiß
}
sign-seki = lebt in Seki
sign-neutral = neutral
sign-unsealed = offene Grenze
sign-open = nicht geklärt
sign-added = als gesetzt gezählt
sign-ko = Ko
note-captured = { $sign }: { $colour ->
    [black] Schwarz
   *[white] Weiß
} hat { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} geschlagen
note-rules = Regeln: { $rules }, Komi { $komi }
note-computer = { $colour ->
    [black] Schwarz
   *[white] Weiß
} ist der Computer, { $strength }
note-time = Zeit: Schwarz { $black }, Weiß { $white }
note-move = Zug { $number }: { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point ->
    [pass] passt
   *[other] { $point }
}

## tengen play: what is typed

command-pass = passen
command-undo = zurück
command-resign = aufgeben
command-cycle = zyklus
command-accept = zustimmen
command-dispute = ablehnen
command-no-agreement = keine-einigung
command-save = speichern
command-help = hilfe
command-quit = ende
command-dead = tot
command-alive = lebend
command-seki = seki
command-odd = ungerade
command-even = gerade

## tengen play: what is said

play-help-move =
    Q16              auf Q16 setzen: erst der Buchstabe der Spalte, dann die Zahl der Reihe
    passen           passen
    zurück           den letzten Zug zurücknehmen
    aufgeben         die Partie aufgeben
    speichern DATEI  die Aufzeichnung in eine Datei schreiben
    ende             die Partie verlassen
play-help-settle =
    Q16              die Kette auf Q16 ist tot, oder lebt doch
    tot Q16          die Kette auf Q16 ist tot
    lebend Q16       sie lebt doch; von Steinen in Seki gesagt, beendet es das Seki
    seki Q16         sie steht in Seki mit den gegnerischen Steinen, die ihre Freiheiten teilen
    zustimmen        dem Gezeigten zustimmen
    ablehnen         nicht zustimmen und weiterspielen
    zurück           das letzte Passen zurücknehmen
    aufgeben         die Partie aufgeben
    speichern DATEI  die Aufzeichnung in eine Datei schreiben
    ende             die Partie verlassen
play-result = { $words } ({ $result }).
play-placing = Schwarz setzt Vorgabesteine, noch { $left }
play-turn = { $colour ->
    [black] Schwarz
   *[white] Weiß
} am Zug, Zug { $move }
play-plays = { $colour ->
    [black] Schwarz
   *[white] Weiß
} spielt { $point }.
play-passes = { $colour ->
    [black] Schwarz
   *[white] Weiß
} passt.
play-resigns = { $colour ->
    [black] Schwarz
   *[white] Weiß
} gibt auf.
play-unknown = „{ $text }“ ist weder ein Punkt dieses Bretts noch ein Befehl. Mit { command-help } siehst du die Befehle.
play-mark-nothing = Der Punkt eines Steins fehlt: Tippe zum Beispiel „{ $word } Q16“.
play-save-nowhere = Die Datei fehlt: Tippe zum Beispiel „{ command-save } partie.sgf“.
play-nothing-to-settle = Es gibt nichts zu klären: Das Spiel hat nicht angehalten.
play-recurrence = Das ist wieder die Stellung { $move ->
    [0] vom Anfang
   *[other] nach Zug { $move }
}. Mit { command-cycle } vereinbart ihr, { $agreed ->
    [draw] dass die Partie unentschieden ist.
   *[no-result] dass die Partie ohne Ergebnis bleibt.
}
play-stopped = Das Spiel hat angehalten, { $passes ->
    [0] weil in derselben Stellung zum zweiten Mal gepasst wurde.
    [one] weil gepasst wurde.
   *[other] weil { $passes }-mal gepasst wurde.
} Jetzt wird geklärt, welche Steine tot sind (Regeln: { $rules }).
play-type-no-agreement = Mit { command-no-agreement } zählen alle Steine als lebend.
play-disputes = Lehnt { $colour ->
    [black] Schwarz
   *[white] Weiß
} das ab, geht das Spiel weiter, und { $first ->
    [black] Schwarz
   *[white] Weiß
} zieht zuerst.
play-ask-settle = { $colour ->
    [black] Schwarz
   *[white] Weiß
}: { command-accept }, { command-dispute } oder ein Stein, der sich ändern soll
play-has-stopped = Das Spiel hat angehalten: { command-accept }, { command-dispute } oder einen Stein nennen.
play-open-borders = Einige Grenzen sind noch offen: Ein Zug dort ist Punkte wert. Wird so gezählt, gehört ein Gebiet mit offener Grenze niemandem.
play-undecided = Ob die Steine auf { $points } leben, ist noch nicht entschieden. Vorerst zählen sie als { $as ->
    [dead] tot
   *[alive] lebend
}{ for-now-because }.
play-chain = { $colour ->
    [black] Schwarz
   *[white] Weiß
} sagt, die Kette auf { $point } { $status ->
    [dead] ist tot.
    [seki] steht in Seki.
   *[alive] lebt.
}
play-computer-disagrees = { $colour ->
    [black] Schwarz
   *[white] Weiß
} stimmt nicht zu: Der Computer bleibt bei dem, was vorgeschlagen wurde. Ändere es, oder { command-dispute }.
play-count-other = Dasselbe, nach { $method ->
    [area] Fläche
   *[territory] Gebiet
} gezählt:
play-count-verdict = { $same ->
    [yes] Beide Zählweisen stimmen überein: { $one } und { $other }.
   *[no] Die Zählweisen stimmen nicht überein: { $one } und { $other }.
}
play-nigiri = Der Computer hält eine Handvoll weißer Steine. Wer richtig rät, spielt Schwarz.
play-nigiri-ask = { command-odd } oder { command-even }
play-nigiri-type = Schreib { command-odd } oder { command-even }.
play-nigiri-told = Es sind { $stones } Steine: { $right ->
    [yes] richtig
   *[no] falsch
}. Du spielst { $colour ->
    [black] Schwarz
   *[white] Weiß
}.
play-cannot-begin = die Partie kann nicht beginnen: { $why }
play-cannot-go-on = die Partie in { $file } kann nicht fortgesetzt werden: { $why }
play-saved = Die Aufzeichnung ist in { $file }.
play-cannot-write = die Aufzeichnung kann nicht nach { $file } geschrieben werden: { $why }
play-resume = Weiter geht es mit { $command }
play-resume-unsaved = Züge von hier an werden nur mit --save DATEI behalten.
play-not-kept = Die Partie ist nicht zu Ende, und es wurde keine Aufzeichnung behalten.
play-ask-file = Datei für die Aufzeichnung (leer: keine)

## tengen show

show-keys = ←/→ ein Zug   Bild↑/Bild↓ zehn   Pos1/Ende   0–9 eine Fortsetzung   n die nächste   b zurück   m Hauptvariante   q verlassen
show-players = { $black } (Schwarz) – { $white } (Weiß)
show-result = Ergebnis: { $result }
show-move = Zug { $move } von { $all }{ $point ->
    [none] {""}
    [pass] : { $colour ->
        [black] Schwarz passt
       *[white] Weiß passt
    }
   *[other] : { $point }
}
show-game = Partie { $game } von { $games }: --game N zeigt eine andere
show-no-move = es gibt keinen Zug { $number }: die Partie hat { $all ->
    [one] { $all } Zug
   *[other] { $all } Züge
}

## tengen referee

referee-game = { $file }, Partie { $number }
referee-line = { $place }: { $rules }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $settled ->
    [none] nicht gezählt
    [as-it-stands] gezählt { $counted }, wie es steht
    [marked] gezählt { $counted } nach dem markierten Gebiet
    [added] gezählt { $counted } mit den Steinen, die nach dem Richter noch fehlen
    [provisional] gezählt { $counted } mit den Steinen, über die noch nichts entschieden ist, so wie sie vorerst zählen
    [judged-and-added] gezählt { $counted } ohne die Steine, die für den Richter tot sind, und mit denen, die nach ihm noch fehlen
   *[judged] gezählt { $counted } ohne die Steine, die für den Richter tot sind
}, { $recorded ->
    [none] kein Ergebnis aufgezeichnet
   *[other] aufgezeichnet { $recorded }
}: { $verdict }
referee-agrees = stimmt überein
referee-agrees-under = stimmt nach dem Regelwerk „{ $rules }“ überein
referee-differs = WEICHT AB
referee-untold = nicht zu sagen: { $why }
referee-nothing-to-compare = nichts zu vergleichen
referee-untold-not-understood = das aufgezeichnete Ergebnis ist nicht zu verstehen
referee-untold-unreadable = die Aufzeichnung ist nicht zu lesen
referee-untold-no-result = die Aufzeichnung nennt kein Ergebnis
referee-untold-not-counted = laut Aufzeichnung wurde nicht gezählt
referee-untold-estimated = der angegebene Abstand kann bei keiner Zählung herauskommen
referee-untold-ended-early = die Partie endete vor einer Zählung
referee-untold-not-stopped = die Züge enden, bevor das Spiel angehalten wurde
referee-left-and = { $left }; { $more }
referee-untold-not-finished = sie sieht nicht zu Ende gespielt aus: { $left }
referee-untold-not-added = ihr Ergebnis lässt den Stein weg, der auf { $point } noch gesetzt werden muss
referee-untold-doubtful = es ist fraglich, ob die Steine auf { $point } leben
referee-untold-filled = { $points ->
    [one] ein Punkt kann
   *[other] { $points } Punkte können
} nach dem Anhalten noch gefüllt worden sein
referee-untold-komi = das aufgezeichnete Ergebnis wäre mit einem Komi von { $komi } richtig
referee-impossible-half = ein Ergebnis mit diesen Punkten ist bei einem Komi von { $komi } nicht möglich: Nur eins von beiden hat einen halben Punkt
referee-speed = { $speed } Partien in der Sekunde; der Richter wurde zu { $asked } gefragt
referee-illegal = REGELWIDRIG Zug { $number }, { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point }: { $why }
referee-other-rules = Zug { $number }, { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point }, ist im Go keiner: { $why }
referee-note = Anmerkung: { $note }
referee-unreadable = { $place }: nicht lesbar: { $why }
referee-file-note = { $place }: Anmerkung: { $why }
referee-skipped = { $place }: übergangen: { $why }
referee-page = das ist eine Seite ohne Aufzeichnung
referee-other-game = das ist die Aufzeichnung eines anderen Spiels als Go (GM[{ $game }])
referee-out-of-turn = Zug { $number }: { $colour ->
    [black] Schwarz
   *[white] Weiß
} zieht außer der Reihe
referee-left-out = nach Zug { $number }: auf { $point } aufgestellte Steine hätten keine Freiheit und werden weggelassen
referee-marks-do-not-fit = das am Ende bezeichnete Gebiet passt nicht zu den Steinen
referee-empty-folder = in diesem Ordner ist keine Aufzeichnung ({ $endings }); nenne eine
referee-not-in-order = nicht alles ist in Ordnung
referee-summary = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $illegal } regelwidrig; Ergebnisse: { $agree } richtig, { $differ } abweichend, { $cannot } nicht zu beurteilen
referee-summary-unreadable = { $summary }; { $files } nicht ganz lesbar
referee-unclear = Die schnelle Beurteilung hat keine klare Antwort zu { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; --net own sieht genauer hin

## tengen count

wanted-points = Namen von Punkten mit Kommas dazwischen, etwa D4,Q16, oder none
wanted-method = prisoners, half oder fill
count-no-point = es gibt keinen Punkt { $name } auf einem Brett von { $size }
count-none-removed = nach den Regeln „{ $rules }“ kommt kein Stein vom Brett, der nicht geschlagen wurde: lass --dead und --seki weg
count-both = der Stein auf { $name } ist als tot und in Seki genannt
count-no-stone = auf { $name } steht kein Stein: --dead und --seki nennen Steine
drawing-no-line = eine gezeichnete Stellung ist keine Partie mit Zügen: lass { $argument } weg
count-needs-territory = --method half und fill zählen Fläche, und diese Regeln zählen Gebiet: prisoners
count-needs-area = --method prisoners zählt Gebiet, und diese Regeln zählen Fläche: half oder fill
count-uneven = --method fill braucht ein Brett mit ungerader Zahl von Punkten, die alle einer Seite gehören
count-too-many = { $colour ->
    [black] Schwarz
   *[white] Weiß
} hat mehr Steine auf dem Brett, als eine Dose enthält; so ist --method fill nicht möglich
count-all-alive = Es sind keine toten Steine genannt und keine bezeichnet: Alle gelten als lebend.
count-no-dead = Es sind keine Steine tot{ $by ->
    [marked] {" "}(laut der Aufzeichnung)
   *[named] {" "}(laut --dead)
}.
count-dead-stones = Tot{ $by ->
    [marked] {" "}(von der Aufzeichnung bezeichnet)
   *[named] {""}
}: { $points }
count-seki = In Seki{ $by ->
    [marked] {" "}(von der Aufzeichnung bezeichnet)
    [judge] {" "}(so sieht es der Richter; --seki sagt es anders)
   *[named] {""}
}: { $points }
count-let-live = Als in Seki gezählt: { $points }. Diese Steine sind weder als tot genannt noch so bezeichnet, und der Richter sieht keine zwei Augen (--seki sagt es anders).
count-doubted = { $by ->
    [marked] Von der Aufzeichnung als tot bezeichnet
   *[named] Als tot genannt
}, für den Richter (ohne Netz) aber { $status ->
    [unsettled] noch offen
    [seki] in Seki
   *[alive] lebend
}{ $because ->
    [none] {""}
    [first-move] {" "}(der erste Zug entscheidet)
    [first-move-or-ko] {" "}(der erste Zug entscheidet, oder sonst ein Ko)
    [ko] { $at ->
        [none] {" "}(ein Ko entscheidet)
       *[other] {" "}(ein Ko auf { $at } entscheidet)
    }
    [open-ko] {" "}(ein Ko ist offen bei { $at } und entscheidet)
   *[unknown] { $count ->
        [one] {" "}(er kann nicht sagen, ob der Stein lebt)
       *[other] {" "}(er kann nicht sagen, ob die Steine leben)
    }
}: { $points }
count-these = { $count ->
    [one] diesen Stein
   *[other] diese Steine
}
count-unsettled = Noch offen{ $dead ->
    [one] , wenn der tote Stein vom Brett ist
    [yes] , wenn die toten Steine vom Brett sind
   *[no] {""}
}: { $points }. { $because ->
    [first-move] Über { count-these } entscheidet die Seite, die zuerst zieht
    [first-move-or-ko] Über { count-these } entscheidet die Seite, die zuerst zieht, oder sonst ein Ko
    [ko] { $at ->
        [none] Über { count-these } entscheidet ein Ko
       *[other] Über { count-these } entscheidet ein Ko auf { $at }
    }
    [open-ko] Ein Ko ist offen bei { $at } und entscheidet über { count-these }
   *[unknown] Der Richter kann nicht sagen, ob { $count ->
        [one] dieser Stein lebt
       *[other] diese Steine leben
    }
}; { $count ->
    [one] er zählt
   *[other] sie zählen
} als lebend (--dead sagt es anders).
count-border = { $count ->
    [one] Eine Grenze ist noch offen, auf { $points }.
   *[other] Grenzen sind noch offen, auf { $points }.
}
count-judged-chain = { $chain }, gezählt als { $as ->
    [seki] in Seki
   *[alive] lebend
} ({ $basis })
count-judged-dead = Für den Richter tot{ $when ->
    [command] {" "}(`tengen judge`, ohne Netz)
    [now] {" "}auf diesem Brett (ohne Netz)
   *[then] , wenn die als tot genannten oder bezeichneten Steine vom Brett sind (ohne Netz)
}: { $chains }.
count-take-off = Diese Zählung nimmt nur Steine vom Brett, die als tot genannt oder bezeichnet sind. Um auch diese vom Brett zu nehmen, gib ein: --dead { $points }
count-rivals = { $chain } und { $points }, als tot genannt oder bezeichnet, können nicht beide tot sein: Eine Seite fängt die andere. Nimm nur eine von beiden vom Brett.
count-added = { $colour ->
    [black] Schwarz
   *[white] Weiß
} hat auf { $point } noch einen Stein gesetzt: Die Aufzeichnung markiert diesen Punkt nicht.
count-missing = { $colour ->
    [black] Schwarz
   *[white] Weiß
} muss auf { $point } noch einen Stein setzen; gezählt wird das Brett, wie es ist.
count-result = Nach dem Regelwerk „{ $rules }“: { $outcome }
count-result-now = Nach dem Regelwerk „{ $rules }“, wie es steht: { $outcome }
count-result-open = Nach dem Regelwerk „{ $rules }“, wie es steht: Vom Brett ist noch zu viel offen, um einen Sieger zu nennen.
count-stage = { $number }. { $what }
count-step-start = Die Stellung am Ende.
count-step-dead = Die toten Steine kommen vom Brett: { $black ->
    [one] { $black } schwarzer
   *[other] { $black } schwarze
} und { $white ->
    [one] { $white } weißer
   *[other] { $white } weiße
}.
count-step-prisoners = { $colour ->
    [black] Schwarz
   *[white] Weiß
} setzt { $placed ->
    [one] einen Gefangenen
   *[other] { $placed } Gefangene
} ins Gebiet des Gegners.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } finden keinen Platz und zählen je einen Punkt.
}
count-step-fill = { $colour ->
    [black] Schwarz
   *[white] Weiß
} setzt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} ins { $territory ->
    [black] schwarze
   *[white] weiße
} Gebiet.
count-half = Schwarz hat { $own } Punkte Fläche{ $neutral ->
    [0] {""}
    [one] , darin die Hälfte des neutralen Punktes
   *[other] , darin die Hälfte der { $neutral } neutralen Punkte
}; { $target } wären ein Jigo. Das sind { $excess } Punkte Unterschied dazu, und der Vorsprung ist doppelt so groß.

## Files

file-unreadable = { $file } kann nicht gelesen werden: { $why }
file-no-game = es ist keine Partie darin
file-drawn = es ist eine gezeichnete Stellung und keine Aufzeichnung; `tengen convert` macht eine daraus
file-no-such-game = es gibt keine Partie { $number }: die Datei hat { $games ->
    [one] nur eine Partie
   *[other] die Partien 1 bis { $games }
}
file-game-of-go = { $why }; --game { $number } ist eine Partie Go
file-problem = Zeile { $line }, Spalte { $column }: { record-problem }
