# Werkzeuge für Aufzeichnungen: `tengen sgf`, `convert`, `show` und `diagram`, und die Auswahl von Aufzeichnungen.

## Selecting files, games and nodes

wanted-encoding = nenne eine Zeichenkodierung, etwa utf-8, gbk, gb18030, big5, shift_jis, euc-jp, euc-kr oder windows-1252
wanted-path = nenne für jede Verzweigung eine Zahl, mit Punkten dazwischen, etwa 0.2.1; 0 ist die erste Fortsetzung
wanted-pattern = nenne einen Namen mit mindestens einem dieser Felder und ohne / oder \: { $fields }
path-no-child = an Verzweigung { $fork } gibt es keine Fortsetzung { $number }: es gibt 0 bis { $last }
path-no-fork = der Pfad nennt { $numbers ->
    [one] { $numbers } Verzweigung
   *[other] { $numbers } Verzweigungen
}, aber die Zugfolge hat { $forks }
node-not-there = es gibt keinen Knoten { $number }: der letzte ist { $last }
files-too-many = es sind mehr als { $most } Aufzeichnungen; nenne kleinere Ordner
files-game-in-place = --game nimmt eine Partie einer Datei, und mit --in-place gingen die anderen verloren: mit -o sagen, wohin
file-holds-more = { $file } enthält neben den Partien anderen Text, der verloren ginge: mit -o sagen, wohin
file-holds-others = { $file } enthält andere Spiele als Go, die verloren gingen: sag mit -o, wohin geschrieben wird
files-where = sag, wohin die Dateien eines Ordners oder Archivs gehen: -o ORDNER oder --in-place
files-failed = { $files ->
    [one] { $files } Datei oder Ordner war nicht zu gebrauchen
   *[other] { $files } Dateien oder Ordner waren nicht zu gebrauchen
}
files-nodes = { $nodes ->
    [one] { $nodes } Knoten
   *[other] { $nodes } Knoten
 }
files-guessed = In { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
 } ist keine Zeichenkodierung genannt oder eine falsche; geraten: { $list }. --encoding nennt eine
files-written = { $files ->
    [one] { $files } Datei geschrieben
   *[other] { $files } Dateien geschrieben
}
files-removed = { $file }: herausgenommen: { $list }
files-left = { $file }: es bleiben Fehler, die convert nicht beheben kann ({ $list }); `tengen sgf lint` nennt die Stellen
files-input-twice = die Standardeingabe lässt sich nur einmal lesen: nenne `-` einmal
file-exists = { $file } gibt es schon; --force überschreibt sie
files-numbered = { $file }: { $wanted } ist die von { $other }; geschrieben nach { $written }
files-one-output = mehrere Aufzeichnungen gehen nicht in die eine Datei { $file }: nenne einen Ordner (`-o ORDNER/`), oder verbinde sie mit `tengen sgf merge`
file-not-in-place = { $file } lässt sich nicht an Ort und Stelle ändern: Die Aufzeichnung ist gepackt, liegt in einem Archiv oder kommt aus der Standardeingabe
file-other-format = { $file } enthielte SGF unter dem Namen eines anderen Formats: nenne einen Namen, der auf .sgf oder .sgf.gz endet, oder einen Ordner

## Packed files

archive-bomb = ausgepackt hat sie mehr als { $megabytes } MB
archive-damaged = sie ist beschädigt
archive-unknown = sie ist auf eine Art gepackt, die hier nicht bekannt ist
archive-locked = sie ist verschlüsselt
archive-entries = das Archiv hat zu viele Einträge: höchstens { $most } werden gelesen
archive-together = die Aufzeichnungen im Archiv haben ausgepackt mehr als { $gigabytes } GB
archive-outside = { $entries ->
    [one] ein Eintrag führt
   *[other] { $entries } Einträge führen
} aus dem Archiv hinaus und { $entries ->
    [one] bleibt
   *[other] bleiben
} weg: { $list }
archive-inner = { $entries ->
    [one] ein Archiv darin wird nicht geöffnet
   *[other] { $entries } Archive darin werden nicht geöffnet
 }: { $list }. Entpacke das äußere, um sie zu lesen
archive-hidden = mehrere Einträge haben denselben Namen; von jedem Namen wird einer gelesen. Gib jedem einen eigenen Namen, um alle zu lesen
archive-no-games = { $entries ->
    [one] ein Eintrag von { $archive } hat
   *[other] { $entries } Einträge von { $archive } haben
} keine Go-Partie: { $list }
archive-names = { $list }{ $more ->
    [0] {""}
    [one] {" "}und { $more } weiterer
   *[other] {" "}und { $more } weitere
}
archive-empty = im Archiv ist keine Aufzeichnung
archive-several = das Archiv hat { $records } Aufzeichnungen; nenne eine, etwa { $example }

## tengen show and tengen diagram

show-forks = Fortsetzungen: { $list }
show-path = Pfad: { $path }
show-pass = Passen
diagram-one = nenne eine Aufzeichnung und -o DATEI, oder --thumbnails ORDNER
diagram-part = der Ausschnitt ist nicht zu verstehen: nenne zwei Ecken auf diesem Brett ({ $size }), etwa A1-E5
diagram-thumbnails = { $pictures ->
    [one] { $pictures } Bild gezeichnet
   *[other] { $pictures } Bilder gezeichnet
}
marks-triangle = Dreieck: { $points }
marks-square = Quadrat: { $points }
marks-circle = Kreis: { $points }
marks-cross = Kreuz: { $points }
marks-selected = Ausgewählt: { $points }
marks-elsewhere = Passe, und Züge, deren Steine nicht mehr dastehen: { $points }
marks-labels = Beschriftet: { $points }
marks-arrows = Pfeile: { $points }
marks-lines = Linien: { $points }
marks-numbers = Züge: { $points }
marks-dimmed = Blass: { $points }
marks-visible = Nur diese Punkte sind zu sehen: { $points }
remark-name = Name: { $name }
remark-good = { $very ->
    [yes] Sehr guter Zug
   *[no] Guter Zug
}
remark-bad = { $very ->
    [yes] Sehr schlechter Zug
   *[no] Schlechter Zug
}
remark-doubtful = { $very ->
    [yes] Sehr zweifelhafter Zug
   *[no] Zweifelhafter Zug
}
remark-interesting = { $very ->
    [yes] Sehr interessanter Zug
   *[no] Interessanter Zug
}
remark-black = { $very ->
    [yes] Sehr gut für Schwarz
   *[no] Gut für Schwarz
}
remark-white = { $very ->
    [yes] Sehr gut für Weiß
   *[no] Gut für Weiß
}
remark-even = { $very ->
    [yes] Völlig ausgeglichen
   *[no] Ausgeglichen
}
remark-unclear = { $very ->
    [yes] Sehr unklar
   *[no] Unklar
}
remark-hotspot = { $very ->
    [yes] Die entscheidende Stelle der Partie
   *[no] Eine wichtige Stelle der Partie
}
remark-forced = { $very ->
   *[no] Gespielt, auch wenn es nicht erlaubt ist
}
remark-engine = { $program }: { $words }{ $visits ->
    [0] {""}
    [one] {" "}({ $visits } Besuch)
   *[other] {" "}({ $visits } Besuche)
}
remark-value = Schätzung für Schwarz: { $value }
remark-number = Trägt die Nummer { $number }
remark-clock = { $colour ->
    [black] Schwarz
   *[white] Weiß
} hat noch { $time ->
    [none] {""}
   *[other] { $time }
}{ $overtime ->
    [none] {""}
   *[other] {" "}(Nachspielzeit: { $overtime })
}

## tengen sgf

severity-error = Fehler
severity-warning = Warnung
lint-line = { $place }: { $severity }: { $text }
lint-errors = es gibt Fehler
lint-summary = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}: { $errors } Fehler, { $warnings ->
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}
lint-old-name = { $property }: Namen von Eigenschaften haben nur Großbuchstaben
lint-gone-property = { $property }: FF[4] kennt diese Eigenschaft nicht mehr
lint-property-twice = { $property }: der Knoten hat diese Eigenschaft zweimal
lint-several-values = { $property }: sie hat nur einen Wert
lint-empty-value = { $property }: der Wert darf nicht leer sein
lint-bad-value = { $property }: der Wert hat nicht die Form, die diese Eigenschaft braucht
lint-off-board = { $property }: der Punkt liegt außerhalb des Bretts
lint-point-twice = { $property }: der Punkt ist zweimal genannt
lint-move-with-set-up = { $property }: im Knoten eines Zuges werden Steine gesetzt
lint-two-moves = { $property }: der Knoten hat zwei Züge
lint-root-below = { $property }: das gehört in den ersten Knoten der Partie
lint-info-twice = { $property }: ein Knoten davor hat schon Angaben zur Partie
lint-judged-twice = { $property }: der Knoten hat schon ein anderes Urteil
lint-no-move = { $property }: dazu muss der Knoten einen Zug haben
lint-not-four = { $property }: die Aufzeichnung sagt nicht, dass sie FF[4] ist
lint-no-encoding = { $property }: die Aufzeichnung nennt ihre Zeichenkodierung nicht
lint-old-pass = { $property }: FF[4] schreibt ein Passen als []
lint-square-size = { $property }: ein quadratisches Brett hat eine Zahl
lint-property-in-text = { $property }: im Text steht, was wie die nächste Eigenschaft aussieht; vielleicht fehlt eine schließende eckige Klammer
lint-handicap-without-stones = { $property }: es gibt keine Vorgabesteine (AB)
lint-result-form = { $property }: Ergebnisse sehen aus wie B+3.5, W+R, 0 oder Void
lint-date-form = { $property }: ein Datum sieht aus wie 2026-01-31
lint-more = { $property ->
   *[none] weitere Befunde sind nicht aufgezählt
}
info-file = Datei
info-date = Datum
info-black = Schwarz
info-white = Weiß
info-size = Größe
info-komi = Komi
info-handicap = Vorgabe
info-rules = Regeln
info-result = Ergebnis
info-moves = Züge
merge-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} verbunden zu { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäumen
}
merge-fewer = Der Baum unterscheidet { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $fewer } weniger als die Dateien: zweimal dieselbe Partie, eine Partie auf dem Weg einer anderen, oder Partien mit denselben Angaben
merge-removed = herausgenommen: { $list }
duplicates-group = Dieselbe Partie { $games }-mal, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}:
duplicates-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $groups } mehrfach, { $extra } überzählig
rename-would = { $files ->
    [one] { $files } Datei bekäme einen anderen Namen
   *[other] { $files } Dateien bekämen andere Namen
}
rename-done = { $files ->
    [one] { $files } Datei umbenannt
   *[other] { $files } Dateien umbenannt
}
rename-empty = { $file }: die Aufzeichnung hat keine der Angaben, die das Muster nennt
stats-results = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: Schwarz gewann { $black }, Weiß { $white }; unentschieden { $draw }, ohne Ergebnis { $void }, unbekannt { $unknown }
stats-manners = Gewonnen nach Punkten { $score }, durch Aufgabe { $resignation }, auf Zeit { $time }, kampflos { $forfeit }, ohne Angabe { $unstated }
stats-moves = Züge: { $shortest } bis { $longest }, Median { $median }, Mittel { $mean }
stats-sizes = Bretter: { $sizes }
stats-opening = Eröffnung
stats-size = Brett
stats-games = Partien
stats-black = Schwarz gewann
stats-player = Spieler
stats-won = Gewonnen
stats-lost = Verloren
stats-percent = { $number } %
