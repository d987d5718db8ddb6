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
