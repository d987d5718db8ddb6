# Der Teil der Engine in einer Studie: Bewertungen in Partien, Verluste, Bericht, Raten, Weiterspielen.

## Bewertungen in der Partiedatei

recorded = Zeigen, was in der Partiedatei steht ({ $programs })
recorded-by = In der Partiedatei, von { $source }:
recorded-engine = { $program } ({ $engine })
recorded-visits = { $count ->
    [one] 1 Besuch.
   *[other] { $shown } Besuche.
}
study-with-evaluations = Mit den Bewertungen der Engine in der Datei

## Was Züge verloren haben

losses = Das Spiel beider Seiten
losses-by = Nach Seite, Phase und Spielstärke
losses-level-label = Züge heißen wie bei
losses-level = { $which ->
    [r20k] 20. bis 10. Kyu
    [r9k] 9. bis 1. Kyu
   *[r1d] Dan-Spielern
}
losses-side-label = Fehler von
losses-side = { $which ->
    [black] Schwarz
    [white] Weiß
   *[both] beiden Seiten
}
losses-phases-label = Fehler in
losses-phases = { $which ->
    [opening] der Eröffnung
    [middle] dem Mittelspiel
    [end] dem Endspiel
   *[all] der ganzen Partie
}
losses-phase = { $phase ->
    [opening] Eröffnung
    [middle] Mittelspiel
    [end] Endspiel
   *[all] ganze Partie
}
losses-column-phase = Phase
losses-column-moves = Züge
losses-column-mean = Punkte verloren je Zug
losses-column-inaccuracies = Unge{ "\u00AD" }nauig{ "\u00AD" }keiten
losses-column-mistakes = Fehler
losses-column-blunders = Grobe Fehler
losses-names = Verlorene Punkte: Ungenauigkeit ab { $inaccuracy }, Fehler ab { $mistake }, grober Fehler ab { $blunder }.

## Der Bericht

report = Bericht
report-back = Zurück zur Studie
report-print = Drucken
report-network = Tengen mit dem Netz { $name }
report-judged = Beurteilt von { $engine }{ $spread ->
    [none] {""}
    [wide] , { $least } bis { $most } Besuche je Stellung
   *[even] { $count ->
        [one] , 1 Besuch je Stellung
       *[other] , { $most } Besuche je Stellung
    }
}.
report-no-engine = Die Engine ist ausgeschaltet; darum sucht dieser Bericht keine Fehler.
report-unfinished = Nicht fertig: { $done } von { $all } Stellungen dieser Variante sind beurteilt. Die anderen fehlen hier.
report-rough = { $count ->
    [one] 1 Stellung dieser Variante wird noch genauer beurteilt; die Zahlen können sich ändern.
   *[other] { $shown } Stellungen dieser Variante werden noch genauer beurteilt; die Zahlen können sich ändern.
}
report-phases = Das Spiel nach Phasen
report-course = Der Verlauf der Partie
report-turns = Wendepunkte
report-as-of = Stand der Beurteilung: { $time }.
report-end-unfinished = Nicht fertig: Tengen schaut das Ende der Variante an …
report-made = Erstellt: { $time }.
report-renew = Auf den neuen Stand bringen
report-turns-text = Nach diesen Zügen wechselte die Führung oder war die Partie entschieden: eine Seite hatte 95 % und fiel nie mehr darunter.
report-turns-more = Die letzten { $shown } von { $all } sind gezeichnet.
report-no-turns = Die Führung hat nie gewechselt, und kein Zug hat die Partie entschieden.
report-turn = { $what ->
    [won] Von hier an hat { $colour ->
        [black] Schwarz
       *[white] Weiß
    } gewonnen.
   *[lead] { $colour ->
        [black] Schwarz
       *[white] Weiß
    } geht in Führung.
}
report-losses = Größte Verluste
report-programs = { $count ->
    [one] Was Programme in die Aufzeichnung geschrieben haben (1 Kommentar)
   *[other] Was Programme in die Aufzeichnung geschrieben haben ({ $shown } Kommentare)
}
report-comments = Kommentare
report-variations = Kommentare in Varianten
report-variation = { $move ->
    [0] Variante vom Anfang an.
   *[other] Variante nach Zug { $shown }.
}
report-end = Das Ende der Variante
report-result = Ergebnis in der Partiedatei: { $result }.
report-signs = Das Kreuz ist der gespielte Zug. Die Zahlen sind die Variante, die die Engine stattdessen erwartet.
report-move = { $move ->
    [0] Anfang.
   *[other] Zug { $shown }: { $played }.
}
report-lost = { $grade ->
    [blunder] Ein grober Fehler
    [mistake] Ein Fehler
   *[inaccuracy] Eine Ungenauigkeit
}: { $count ->
    [one] { $points } Punkt verloren.
   *[other] { $points } Punkte verloren.
}
report-chance = Die Gewinnchance ging von { $was } % auf { $is } %.
report-better = Besser: { $line }.
report-more = { $count ->
    [one] Ein weiterer Kommentar fehlt.
   *[other] { $shown } weitere Kommentare fehlen.
}
report-moves = Die Züge, die am meisten verloren haben.
report-column-number = Nummer
report-column-move = Zug
report-column-lost = Punkte verloren
report-column-better = Besser

## Züge raten

guess = Den Zug raten
guess-text = Die folgenden Züge sind verborgen. Spiele den Zug, den du erwartest; dann siehst du den der Partie und, wenn die Engine an ist, die Punkte, die beide verlieren.
guess-whose = Zu raten sind die Züge von
guess-begin = Anfangen
guess-end = Nicht mehr raten
guess-next = Weiter
guess-ask = Zug { $move }: Wo spielt { $colour ->
    [black] Schwarz
   *[white] Weiß
}?
guess-over = In dieser Variante ist kein Zug mehr zu raten.
guess-turn = Der nächste Zug ist nicht zu raten.
guess-right = Richtig: { $record }.
guess-other = Du: { $own }. In der Partie: { $record }.
guess-looking = Die Engine sieht sich die Züge an …
guess-lost = Verlorene Punkte: { $mine } durch deinen Zug, { $record } durch den der Partie.
guess-lost-same = Verlorene Punkte: { $record }.
guess-score = { $count ->
    [one] { $right } von 1 Zug wie in der Partie.
   *[other] { $right } von { $moves } Zügen wie in der Partie.
}
guess-mean = Verlorene Punkte je Zug: du { $mine }, die Partie { $record }.

## Weiterspielen

play-on = Von hier weiterspielen
play-on-text = Eine neue Partie beginnt mit dieser Stellung. Die Studie bleibt, wie sie ist.
error-study-over = An diesem Knoten ist das Spiel beendet; von hier kann keine Partie weitergehen.
error-study-no-game = Die Stellung an diesem Knoten kann in keiner Partie vorkommen.

## Another game than Go

error-study-other-game = Dieses Kapitel enthält die Aufzeichnung eines anderen Spiels als Go (GM[{ $game }]). Seine Bretter werden gezeigt, aber hier wird nichts beurteilt, ausgezählt oder weitergespielt. Geh dafür in ein Kapitel mit Go.
error-study-not-go = Dieses Kapitel enthält die Aufzeichnung eines anderen Spiels als Go. Einzelne Züge und Punkte bleiben darin, wie sie sind; auch wer am Zug ist und Urteile wie im Go werden hier nicht eingetragen. Texte und Lesezeichen sind möglich, und ganze Zweige lassen sich löschen, ordnen und kopieren; spiel in einem Kapitel mit Go.
