# Eine beendete Partie oder Aufzeichnung, untersucht: versuchte Züge, gute Züge, Fehler, Mängel, Bilder.

## Züge, neben der Partie versucht

try-hint = { $pointer ->
    [touch] Ein Tippen
   *[mouse] Ein Klick
} aufs Brett versucht einen Zug neben der Partie.
judge-here = Hier den Richter fragen
judge-about = { $move ->
    [0] Der Richter über den Anfang der Partie.
   *[other] Der Richter über die Stellung nach Schritt { $move }.
}
tried-about = { $move ->
    [0] Züge, von Anfang an versucht.
   *[other] Züge, nach Schritt { $move } versucht.
}
tried-text = { $pointer ->
    [touch] Ein Tippen
   *[mouse] Ein Klick
} aufs Brett setzt den nächsten Zug. Die Partie bleibt, wie sie ist.
tried-legal = Die Regeln erlauben es. { $colour ->
    [black] Schwarz ist am Zug.
   *[white] Weiß ist am Zug.
}
tried-ko = Die Regeln erlauben es. Ein Ko ist geschlagen: { $colour ->
    [black] Schwarz
   *[white] Weiß
} darf bei { $point } nicht sofort zurückschlagen.
tried-suicide = Die Regeln dieser Partie erlauben Selbstmord: Die Steine ohne Freiheit kommen vom Brett.
tried-stopped = Nach diesem Passen würde das Spiel anhalten.
tried-judge = Den Richter fragen
estimate-finished = Der Richter: { $result }. Soweit der Richter sieht, gibt es nichts mehr zu gewinnen.
estimate-open = Die Stellung ist nicht zu Ende gespielt; darum wird nichts gezählt.
error-aside-superko = { $point } würde die Stellung nach Zug { $move } der versuchten Folge wiederholen.

## Gute Züge und Fehler

hint-show = Die Folge auf dem Brett zeigen
hint-about = So geht es nach { $point } voraussichtlich weiter, von Schritt { $move } an.
mistakes = Fehler, der größte zuerst
mistakes-none = { $which ->
    [chosen] Kein Zug dieser Seite und Phase kostete { $points } Punkte oder mehr.
    [so-far] Kein bisher beurteilter Zug kostete { $points } Punkte oder mehr.
    [unjudged] Noch ist kein Zug beurteilt.
   *[all] Kein Zug kostete { $points } Punkte oder mehr.
}
mistakes-more = Die { $shown } größten von { $all } stehen in der Liste.
mistakes-to-board = Zum Brett
mistakes-to-list = Zurück zur Liste
mistake-lost = −{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mistake-better = besser: { $point }

## Was eine Aufzeichnung sagt

replay-set-up = { $move } von { $last } · Aufgestellt: { $what }
set-up-black = Schwarz { $points }
set-up-white = Weiß { $points }
set-up-empty = geleert { $points }
note-step = Schritt { $move }
mark-triangle = mit einem Dreieck markiert
mark-square = mit einem Quadrat markiert
mark-circle = mit einem Kreis markiert
mark-cross = mit einem Kreuz markiert
mark-selected = ausgewählt
mark-label = beschriftet mit { $label }
mark-pale = blass
mark-veiled = außerhalb des gezeigten Teils
mark-arrow = Pfeil nach { $point }
mark-line = Linie nach { $point }

## Bilder und Links

share = Bild und Link dieser Stellung
share-png = Bild (PNG)
share-svg = Zeichnung (SVG)
share-link = Öffnet diese Stellung, zum Zusehen

## Nur das Brett

focus = Nur Brett und Uhren (F)
focus-leave = Alles wieder zeigen (Esc)
