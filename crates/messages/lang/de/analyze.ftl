# Was die Züge einer Partie wert waren: was tengen analyze sagt.

analyze-terms = { $size }, Regeln: { $rules }, Komi { $komi }
analyze-judged = Beurteilt von { $network }, { $effort }
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
