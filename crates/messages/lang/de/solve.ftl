# Kleine Bretter gelöst: was tengen solve sagt.

solve-heading = { $size }, { $rules }, Komi { $komi }, { $colour ->
    [black] Schwarz
   *[white] Weiß
} am Zug:
solve-prisoners = Gefangene: Schwarz { $black }, Weiß { $white }
solve-line = Bestes Spiel: { $line }
solve-bounds = Nicht gelöst. Bestenfalls für Weiß: { $low }; bestenfalls für Schwarz: { $high }
solve-positions = { $positions ->
    [one] { $positions } Stellung wurde angesehen
   *[other] { $positions } Stellungen wurden angesehen
}
solve-progress = der Vorsprung von Schwarz auf dem Brett ist { $low } bis { $high }
solve-what = sag --size oder --position
solve-turn = Zug { $number }: { $colour ->
    [black] Schwarz
   *[white] Weiß
} ist nicht am Zug
solve-move = Zug { $number }: { $why }
solve-end-turn = die Aufzeichnung sagt, { $colour ->
    [black] Schwarz
   *[white] Weiß
} sei am Zug, aber so ist es nicht
solve-size = ein Brett { $size } hat { $points } Punkte: Höchstens { $most } lassen sich lösen
solve-territory-size = ein Brett { $size } hat { $points } Punkte: Unter japanischen Regeln lassen sich höchstens { $most } lösen
solve-long-cycle = ein langer Zyklus entscheidet, und der hat unter diesen Regeln kein Ergebnis
solve-no-superko = diese Regeln haben kein Superko, und was ein langer Zyklus wert ist, ist keine Punktzahl
solve-other-superko = dieses Superko ist noch nicht gelöst: nur positionelles, situationelles und natürliches situationelles
solve-ending = diese Regeln beenden die Partie nicht mit zwei Pässen, und nur das ist bisher gelöst
solve-scoring = diese Regeln zählen nicht die Fläche, und nur das ist bisher gelöst
solve-over = zwei Pässe haben die Partie beendet
