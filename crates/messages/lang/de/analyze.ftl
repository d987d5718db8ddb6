# Was die Züge einer Partie wert waren: was tengen analyze sagt.

analyze-terms = { $size }, Regeln: { $rules }, Komi { $komi }
analyze-judged = Beurteilt von { $network }, { $effort }
analyze-part = { $last ->
    [same] Nur Zug { $first } von { $all } wurde beurteilt.
   *[other] Nur die Züge { $first } bis { $last } von { $all } wurden beurteilt.
}
analyze-visits = { $visits ->
    [one] { $visits } Besuch je Stellung
   *[other] { $visits } Besuche je Stellung
}
analyze-seconds = { $seconds } s je Stellung
analyze-head-moves = Züge
analyze-head-accuracy = Genauigkeit
analyze-head-points = Punkte/Zug
analyze-head-inaccuracies = Ungenauigkeiten
analyze-head-mistakes = Fehler
analyze-head-blunders = grobe Fehler
analyze-no-worst = Kein Zug verlor so viel, dass er eine Ungenauigkeit hieße.
analyze-worst = Die schlechtesten Züge
analyze-worst-move = Zug
analyze-worst-colour = {""}
analyze-worst-played = gespielt
analyze-worst-lost = Punkte verloren
analyze-worst-rate = Aussicht
analyze-worst-better = besser
analyze-full-record = --full betrifft Aufzeichnungen: ergänze --sgf oder nenne eine Datei, die auf .sgf endet
analyze-folder = mehrere Aufzeichnungen brauchen für eine Form mit einer Datei für jede Partie einen Ordner: { $option } ORDNER/
analyze-one-game = diese Datei hat { $games } Go-Partien ({ $numbers }), und eine Seite handelt von einer: nenne eine mit --game oder einen Ordner mit { $option } ORDNER/
analyze-reused = { $positions ->
    [one] { $positions } Stellung wurde
   *[other] { $positions } Stellungen wurden
} nicht noch einmal durchsucht: die Aufzeichnung hat sie mit mindestens { $visits } Besuchen
analyze-path = Pfad
analyze-variations = Die schlechtesten Züge von { $variations ->
    [one] { $variations } Variante
   *[other] { $variations } Varianten
}
analyze-variations-good = In { $variations ->
    [one] der Variante
   *[other] den { $variations } Varianten
} verlor kein Zug genug, um eine Ungenauigkeit zu heißen.
analyze-unreadable = nach Zug { $number } ist die Aufzeichnung nicht lesbar: { $why }

## Die Seite

analyze-board = Stellung
analyze-position = { $number ->
    [0] Vor dem ersten Zug
   *[other] Stellung nach Zug { $number }
}
analyze-back = Einen Zug zurück
analyze-on = Einen Zug weiter
analyze-keys = Pfeiltasten: ein Zug; Bild auf und Bild ab: zehn; Pos1 und Ende: ganz zurück, ganz vor.
analyze-illegal = Der Zug ist regelwidrig.
analyze-lost = { $verdict ->
    [inaccuracy] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren.
analyze-was-better = { $move ->
    [pass] Passen
   *[other] { $move }
} war besser.
analyze-better = Besser. { $ahead }
analyze-graph = Gewinnaussicht und Vorsprung, Zug für Zug
analyze-dots = Fehler und grobe Fehler
analyze-best = Die besten Züge hier
analyze-lead = Vorsprung Schwarz
analyze-looks = Besuche
analyze-line = Wie es weiterginge
analyze-players = Spieler
analyze-thresholds = Eine Ungenauigkeit kostet { $inaccuracy } Punkte oder mehr, ein Fehler { $mistake }, ein grober Fehler { $blunder }.

## Der Bericht

analyze-phase = Phase
analyze-phase-opening = Eröffnung
analyze-phase-middle = Mittelspiel
analyze-phase-end = Endspiel
analyze-report = Bericht
analyze-report-phases = Die Phasen der Partie
analyze-report-turns = Die Züge, die am meisten Gewinnaussicht kosteten
analyze-report-signs = Das Kreuz ist der gespielte Zug, die Zahlen sind eine bessere Zugfolge.
analyze-report-rate = Gewinnaussicht der Seite, die zog: { $was }, danach { $is }.
analyze-report-line = Besser: { $line }.
analyze-report-end = Das Ende der Partie
analyze-report-open = Die Stellung ist nicht zu Ende gespielt und wird nicht gezählt.
analyze-report-graph = Durchgezogen: Gewinnaussicht von Schwarz, 0 bis 100 %. Gestrichelt: Vorsprung von Schwarz, −{ $points } bis +{ $points } Punkte.
analyze-pdf-letters = den Schriften von PDF fehlen einige Zeichen dieser Partie: dafür stehen Fragezeichen. Die Seite (--report) hat alle Zeichen
