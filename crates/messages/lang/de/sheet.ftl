# Die AGA-Regeln auf einem Blatt, für Turniere.

sheet-title = AGA-Regeln auf einem Blatt
sheet-print = Drucken
sheet-heading = Die AGA-Regeln des Go
sheet-lead = Die Regeln der American Go Association (1991, Komi von 2004) in Kürze, wie sie auf Turnieren gelten.
sheet-game = Das Spiel
sheet-game-turns = Schwarz und Weiß ziehen abwechselnd. Ohne Vorgabe beginnt Schwarz, in einer Vorgabepartie nach den Vorgabesteinen Weiß.
sheet-game-move = Ein Zug ist ein Stein auf einen leeren Punkt des Bretts oder Passen. Steine werden nicht bewegt; sie verlassen das Brett nur, wenn sie geschlagen werden.
sheet-game-resign = Wer aufgibt oder die Zeit überschreitet, verliert.
sheet-capture = Freiheiten und Schlagen
sheet-capture-liberty = Steine einer Farbe, die entlang der Linien verbunden sind, bilden eine Kette. Die leeren Punkte, die auf den Linien an sie grenzen, sind ihre Freiheiten.
sheet-capture-taken = Ein Zug auf die letzte Freiheit gegnerischer Ketten schlägt sie: Sie werden vom Brett genommen und als Gefangene aufbewahrt.
sheet-counting-either = Wer vor der Partie Fläche vereinbart hat, zählt stattdessen die lebenden Steine und die von ihnen umschlossenen leeren Punkte; in einer Vorgabepartie erhält Weiß dann außerdem einen Punkt für jeden Vorgabestein nach dem ersten. Beides führt zum selben Ergebnis.
sheet-handicap = Vorgabesteine
sheet-handicap-points = Vorgabesteine kommen auf die bezeichneten Punkte oder werden frei gesetzt, wo das Turnier es so festlegt.
sheet-figure-capture = Schwarz auf a schlägt zwei Steine.
sheet-figure-suicide = Auf a darf Schwarz nicht setzen: Selbstmord. Auf b darf Schwarz setzen, weil der Zug schlägt.
sheet-figure-ko = Schwarz hat eben auf a einen Stein geschlagen. Weiß darf nicht sofort zurückschlagen.
sheet-figure-count = Nach Fläche: Schwarz { $area-black }, Weiß mit Komi { $area-white }. Nach Gebiet: Schwarz { $territory-black }, Weiß mit Komi { $territory-white }. { $result }.
sheet-figure-handicap = 2 Steine: 1–2. 3: 1–3. 4: 1–4. 5: 1–4 und 9. 6: 1–6. 7: 1–6 und 9. 8: 1–8. 9: 1–9.
