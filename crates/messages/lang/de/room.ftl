# Eine Studie auf ihrer Seite: der Baum, das Brett, Notizen, Leute, die Engine.

room-problem = Diese Studie kann nicht gezeigt werden
room-untitled = Studie
room-title = Titel der Studie
room-save = Speichern
room-players = { $black } – { $white }
room-board-label = Brett nach Zug { $move }. { $does ->
    [plays] Pfeiltasten bewegen, Eingabe setzt.
   *[marks] Pfeiltasten bewegen, Eingabe benutzt das Werkzeug.
}

## Knoten in Worten

room-move = { $colour ->
    [black] Schwarz { $point }
   *[white] Weiß { $point }
}
room-pass = { $colour ->
    [black] Schwarz passt
   *[white] Weiß passt
}
room-set-up = Aufgestellte Steine
room-node = Notizen
room-beginning = Anfang
room-at = { $move } · { $what }
room-step = Zug { $move }, { $what }{ $lines ->
    [0] , Ende der Variante
    [one] {""}
   *[other] , { $lines } Varianten
}.
room-line = Variante { $line } von { $lines } bei Zug { $move }: { $what }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
room-captures = Schwarz hat { $black } gefangen, Weiß { $white }
room-judged-te = guter Zug
room-judged-bm = schlechter Zug
room-judged-do = zweifelhafter Zug
room-judged-it = interessanter Zug
room-judged-gb = gut für Schwarz
room-judged-gw = gut für Weiß
room-judged-dm = ausgeglichene Stellung
room-judged-uc = unklare Stellung
room-judged-ho = Lesezeichen
room-wrong-occupied = Die Regeln erlauben diesen Zug nicht: Dort lag ein Stein.
room-wrong-off-board = Der Punkt dieses Zugs liegt nicht auf dem Brett.
room-wrong-suicide = Die Regeln erlauben diesen Zug nicht: Er ist Selbstmord.
room-wrong-ko = Die Regeln erlauben diesen Zug nicht: Er schlägt das Ko sofort zurück.
room-wrong-superko = Die Regeln erlauben diesen Zug nicht: Er wiederholt eine frühere Stellung.
room-wrong-hot-stone = Die Regeln erlauben diesen Zug nicht: Der Stein, um den es geht, ist noch heiß.
room-wrong-out-of-turn = Bei diesem Zug ist die andere Seite an der Reihe.
room-wrong-unreadable = Ein Teil dieses Knotens ist nicht lesbar.
room-wrong-two-moves = Dieser Knoten hat mehrere Züge, und alle stehen auf dem Brett. In einen Knoten gehört einer.
room-wrong-left-out = Steine, die hier aufgestellt werden, haben keine Freiheit und bleiben weg.
room-point-next = { $sign ->
    [none] hier geht eine Variante weiter
   *[other] hier geht eine Variante weiter ({ $sign })
}
room-point-beside = eine andere Variante spielt hier
room-point-left-out = ein hier aufgestellter Stein hat keine Freiheit und bleibt weg
room-point-shown = { $name } zeigt hierher

## Der Baum

room-tree = Baum
room-lines = Varianten
room-next = Weiter:
room-beside = Stattdessen:
room-chips-more = { $count ->
    [one] 1 weitere
   *[other] { $shown } weitere
}
room-chips-fewer = Weniger zeigen
room-fork-back = Zurück zur letzten Verzweigung
room-fork-forward = Weiter zur nächsten Verzweigung
room-undo = Rückgängig
room-redo = Wiederholen
room-taken-back = Zurückgenommen: { $what }.
room-done-again = Wiederholt: { $what }.
room-deleted = Gelöscht: { $what }.
room-moved = Verschoben: { $what }.
room-copied-branch = Kopiert: { $what }.
room-chapter-began = { $what ->
    [moves] Du bist in einem neuen Kapitel mit den Zügen bis { $at } und allem darunter.
    [position] Du bist in einem neuen Kapitel, das mit der Stellung bei { $at } beginnt.
   *[empty] Du bist in einem neuen Kapitel mit leerem Brett.
}
room-thing = { $what ->
    [branch] { $count ->
        [1] 1 Knoten, { $at }
       *[other] { $shown } Knoten, ab { $at }
    }
    [node] der Knoten { $at }
    [chapter] das Kapitel { $at }
    [line] die Variante { $at }
   *[order] die Reihenfolge der Varianten
}
room-act = { $op ->
    [play] { $count ->
        [1] der Zug { $at }
       *[other] { $shown } Züge, ab { $at }
    }
    [delete] { $count ->
        [1] das Löschen des Knotens { $at }
       *[other] das Löschen von { $shown } Knoten, ab { $at }
    }
    [delete-chapter] das Löschen des Kapitels { $at }
    [move] das Verschieben der Variante { $at }
    [move-chapter] das Verschieben des Kapitels { $at }
    [chapters] { $count ->
        [1] das neue Kapitel { $at }
       *[other] { $shown } neue Kapitel, { $at } und andere
    }
    [split] das neue Kapitel, das mit { $at } beginnt
    [paste] der hinter { $at } eingefügte Zweig
    [insert] der vor { $at } eingefügte Zug
    [add] der neue Knoten hinter { $at }
    [stones] die Änderung an aufgestellten Steinen
    [marks] die Änderung an Markierungen auf dem Brett
    [text] die Änderung eines Textes
    [values] die Änderung von Angaben ({ $at })
    [facts] die Änderung von { $shown } Angaben zur Partie
   *[other] eine Änderung
}
room-twin = { $count ->
    [one] Dieselbe Stellung gibt es in einer anderen Variante
   *[other] Dieselbe Stellung gibt es in { $shown } anderen Varianten
}
room-find = Suchen
room-find-label = Ein Wort, ein Zug (Q16, Schwarz Q16, passt), eine Zugnummer (57), eine Beschriftung, ein Zeichen (TR, CR) oder ein Urteil
room-find-count = { $count ->
    [0] Nichts gefunden.
    [one] 1 Knoten gefunden.
   *[other] { $count } Knoten gefunden.
}
room-find-more = { $shown } Knoten gefunden; die ersten { $most } stehen in der Liste.
room-found = Gefundene Knoten

## Was mit einem Knoten geht

room-menu = Mehr zu diesem Knoten
room-do-promote = Um eine Verzweigung nach oben
room-do-main = Zur Hauptvariante machen
room-do-up = Vor die Nachbarvariante stellen
room-do-down = Hinter die Nachbarvariante stellen
room-do-fold = Was folgt, ein- oder ausklappen
room-do-copy = Zweig kopieren
room-do-cut = Zweig ausschneiden
room-do-paste = Zweig hier einfügen
room-do-insert = Einen Zug davor einfügen
room-do-lift = Nur diesen Knoten löschen
room-do-delete = Zweig löschen
room-do-with-moves = Neues Kapitel mit den Zügen bis hier
room-do-split = Neues Kapitel aus dieser Stellung
room-chapters = Kapitel
room-chapter = Kapitel { $number }
room-chapter-add = Neues Kapitel
room-chapter-begin = Kapitel beginnen
room-chapter-more = Kapitel benennen, ordnen und löschen
room-chapter-name = Name des Kapitels { $name }
room-chapter-up = { $name } nach oben
room-chapter-down = { $name } nach unten
room-chapter-delete = { $name } löschen
room-chapter-delete-text = Alle seine Varianten und Notizen gehen mit. Du kannst es rückgängig machen.
room-chapter-delete-now = Kapitel löschen
room-chapter-moved = { $name } ist jetzt Kapitel { $number } von { $count }.
room-chapter-files = Kapitel aus Dateien hinzufügen
room-pasted-chapter = { $why ->
    [game] Dieses Kapitel enthält ein anderes Spiel als die Aufzeichnung; darum wurde sie ein eigenes Kapitel.
   *[board] Die Aufzeichnung ist für ein anderes Brett ({ $board }); darum wurde sie ein eigenes Kapitel.
}
room-pasted-chapters = { $count ->
    [one] 1 Partie des Textes wurde ein Kapitel.
   *[other] { $shown } Partien des Textes wurden Kapitel.
}
room-pasted-facts = Ein Zweig hat keine Angaben zur Partie; diese bleiben weg: { $names }.
room-pasted-position = Der Zweig kommt aus einer anderen Stellung, die sein erster Knoten aufstellt. Lösche nur diesen Knoten, damit allein die Züge bleiben.
room-pasted-wrong = { $count ->
    [one] 1 Knoten des Zweigs passt hier nicht: er hat im Baum ein ✕, und seine Notizen sagen warum.
   *[other] { $shown } Knoten des Zweigs passen hier nicht: sie haben im Baum ein ✕, und ihre Notizen sagen warum.
}
room-now-wrong = { $count ->
    [one] 1 Knoten verstößt jetzt gegen die Regeln: { $list }.
   *[other] { $shown } Knoten verstoßen jetzt gegen die Regeln: { $list }.
} „Rückgängig“ nimmt die Änderung zurück.
room-now-wrong-by = { $name } hat die Studie geändert. { $count ->
    [one] 1 Knoten verstößt jetzt gegen die Regeln: { $list }.
   *[other] { $shown } Knoten verstoßen jetzt gegen die Regeln: { $list }.
}
room-files-drop = Lege Aufzeichnungen hier ab: jede Partie wird ein Kapitel.
room-file-says = { $name }: { $why }
room-files-more = { $count ->
    [one] Und 1 weitere Datei war nicht ganz zu lesen.
   *[other] Und { $shown } weitere Dateien waren nicht ganz zu lesen.
}
room-files-other = { $count ->
    [one] 1 Partie eines anderen Spiels als Go wurde als Kapitel hinzugefügt. Ihre Züge stehen dort, wie sie aufgezeichnet sind.
   *[other] { $shown } Partien anderer Spiele als Go wurden als Kapitel hinzugefügt. Ihre Züge stehen dort, wie sie aufgezeichnet sind.
} Texte sind dort möglich, aber es wird nichts gespielt oder beurteilt.
room-files-many = Das war viel auf einmal: von { $shown } Dateien wurden die ersten { $read } gelesen. Füge die übrigen gesondert hinzu.
room-chapters-many = Auf einmal kommen höchstens { $most } Kapitel; die Partien dahinter fehlen.

## Tafeln

room-panels = Tafeln
room-tab-notes = Notizen
room-tab-edit = Ändern
room-tab-engine = Engine
room-tab-people = Leute
room-tab-share = Teilen
room-remarks = Was die Leute sagen
room-remark = Deine Notiz zu diesem Knoten
room-remark-placeholder = Alle in der Studie sehen sie.
room-comment = Kommentar der Aufzeichnung
room-text-full = Ein Text hat höchstens { $most } Zeichen. Der Rest wurde weggelassen.
room-comment-edit = Den Kommentar der Aufzeichnung ändern
room-written-by-program = Was ein Programm hier geschrieben hat
room-nothing-said = Hier hat niemand etwas gesagt.
room-kept-changed = { $name ->
    [none] Jemand hat es inzwischen geändert.
    [own] Du hast es inzwischen auf einer anderen Seite geändert.
   *[other] { $name } hat es inzwischen geändert.
}
room-kept-text = Dein Text
room-kept-mine = Meinen behalten
room-kept-theirs = Den anderen übernehmen
room-kept-both = Beide behalten
room-kept-drop = Meinen Text verwerfen
room-left-gone = { $name ->
    [none] Der Knoten wurde inzwischen gelöscht
   *[other] { $name } hat den Knoten inzwischen gelöscht
}; deshalb steht dies nicht in der Studie.
room-left-not-allowed = { $name ->
    [none] Du darfst jetzt nur noch zuschauen
   *[other] { $name } hat dich auf Zuschauen gesetzt
}; deshalb steht dies nicht in der Studie.
room-left-replaced = { $name ->
    [none] Dein Link wurde ersetzt
   *[other] { $name } hat deinen Link ersetzt
}; deshalb steht dies nicht in der Studie.
room-left-link-ended = Dieser Link öffnet die Studie nicht mehr; deshalb steht dies nicht darin.
room-left-deleted = Die Studie wurde gelöscht, und dies stand noch nicht darin.
room-left-kept = Dieser Browser behält es, bis du es verwirfst.
room-left-text = Was du geschrieben hast
room-left-branch = Als Zweig einfügen
room-left-put = In die Studie einfügen
room-left-study = Neue Studie damit
room-left-title = Aus einer Studie behalten
room-left-open = Die neue Studie öffnen
room-left-sgf = Als SGF speichern
room-left-words = Als Text speichern
room-left-at = { $what ->
    [ab] { $point }: ein schwarzer Stein
    [aw] { $point }: ein weißer Stein
    [ae] { $point }: kein Stein
    [tr] { $point }: ein Dreieck
    [sq] { $point }: ein Quadrat
    [cr] { $point }: ein Kreis
    [ma] { $point }: ein Kreuz
    [sl] { $point }: ausgewählt
    [lb] { $point }: die Beschriftung { $text }
    [ar] { $point }: ein Pfeil
    [ln] { $point }: eine Linie
    [tb] { $point }: Schwarz’ Gebiet
    [tw] { $point }: Weiß’ Gebiet
    [dd] { $point }: blass
    [vw] { $point }: allein gezeigt
   *[none] { $point }: weggenommen
}
room-conflict = { $who ->
    [own] Auf einer anderen Seite hast du auch
    [none] Inzwischen hat jemand auch
   *[other] Jemand anders hat auch
} { $what ->
    [comment] den Kommentar der Aufzeichnung
    [name] den Namen des Knotens
   *[remark] deine Notiz
} geändert: { $at }.
room-conflict-show = Entscheiden

## Werkzeuge

room-tools = Werkzeuge fürs Brett
room-tool-play = Züge spielen
room-tool-show = Den anderen etwas auf dem Brett zeigen
room-tool-insert = Wähle den Punkt des Zugs, der eingefügt wird
room-tool-ab = Schwarze Steine aufstellen
room-tool-aw = Weiße Steine aufstellen
room-tool-ae = Steine wegnehmen
room-tool-tr = Dreieck
room-tool-sq = Quadrat
room-tool-cr = Kreis
room-tool-ma = Kreuz
room-tool-sl = Ausgewählt
room-tool-letter = Buchstaben: A, B, C …
room-tool-number = Zahlen: 1, 2, 3 …
room-tool-text = Eigene Beschriftung
room-tool-ar = Pfeil: wähle zwei Punkte, oder ziehe vom einen zum anderen
room-tool-ln = Linie: wähle zwei Punkte, oder ziehe vom einen zum anderen
room-tool-tb = Gebiet von Schwarz
room-tool-tw = Gebiet von Weiß
room-tool-dd = Punkte blass machen
room-tool-vw = Nur diese Punkte zeigen
room-tool-second = Wähle jetzt das andere Ende.
room-label-on = Beschriftung auf { $point }
room-label-text = Höchstens { $most } Zeichen; ohne Zeichen fällt sie weg
room-judge-move = Zum Zug
room-judge-position = Zur Stellung
room-judge-te = ! Gut
room-judge-bm = ? Schlecht
room-judge-do = ?! Zweifelhaft
room-judge-it = !? Interessant
room-judge-gb = Gut für Schwarz
room-judge-gw = Gut für Weiß
room-judge-dm = Ausgeglichen
room-judge-uc = Unklar
room-judge-ho = Lesezeichen
room-node-name = Name dieses Knotens
room-turn-set = { $colour ->
    [black] Schwarz als Nächstes ziehen lassen
   *[white] Weiß als Nächstes ziehen lassen
}
room-set-up-title = Diesen Knoten ändern?
room-set-up-text = { $count ->
    [one] Von hier geht 1 Variante weiter. Ihre Züge können mit anderen Steinen regelwidrig werden.
   *[other] Von hier gehen { $count } Varianten weiter. Ihre Züge können mit anderen Steinen regelwidrig werden.
}
room-set-up-here = Hier ändern
room-set-up-line = Neue Variante
room-info = Über die Partie
room-info-gn = Name der Partie
room-info-pb = Schwarz
room-info-br = Rang von Schwarz
room-info-bt = Mannschaft von Schwarz
room-info-pw = Weiß
room-info-wr = Rang von Weiß
room-info-wt = Mannschaft von Weiß
room-info-dt = Datum
room-info-ev = Turnier
room-info-ro = Runde
room-info-pc = Ort
room-info-ru = Regeln
room-info-km = Komi
room-info-ha = Vorgabe
room-info-re = Ergebnis
room-info-tm = Bedenkzeit
room-info-ot = Zusatzzeit
room-info-on = Eröffnung
room-info-an = Kommentare von
room-info-us = Aufgeschrieben von
room-info-so = Quelle
room-info-cp = Urheberrecht
room-info-gc = Zur Partie als Ganzes
room-fact-used = { $used } (die Aufzeichnung nennt { $said })
room-info-wrong-km = Eine Zahl wie 6,5.
room-info-wrong-ha = Eine Zahl von Steinen wie 2.
room-info-wrong-dt = Ein Datum wie 2024-12-31, oder ein Jahr.
room-info-wrong-re = B+R, W+3.5, B+T, 0 bei Gleichstand, oder Void.
room-info-wrong-tm = Eine Zahl von Sekunden wie 3600.

## Warum ein Knopf grau ist

room-off-begin = Das ist der Anfang.
room-off-end = Hier folgt nichts.
room-off-undo = Du hast nichts geändert, das sich rückgängig machen ließe.
room-off-undo-alone = Von einer allein versuchten Variante lässt sich nur der letzte Zug zurücknehmen. Geh an ihr Ende.
room-assumed-unknown = Der Server hat nicht gesagt, ob Regeln, Komi oder Vorgabe angenommen sind.
room-off-redo = Es wurde nichts rückgängig gemacht, das wiederkommen könnte.
room-off-alone = Diese Variante hast nur du. Behalte sie zuerst: Das geht nur mit Knoten der Studie.
room-off-waits = Der Server hat diesen Knoten noch nicht gespeichert.
room-off-no-move = Dieser Knoten hat keinen Zug.
room-off-promote = Seine Variante ist schon die erste.
room-off-main = Er steht schon in der Hauptvariante.
room-off-up = Davor steht nichts.
room-off-down = Dahinter steht nichts.
room-off-paste = Es wurde kein Zweig kopiert.

## Leute

room-people = Leute in dieser Studie
room-person = Person { $number }
room-call = Dein Name in dieser Studie
room-call-use = Übernehmen
room-leads = führt
room-leads-now = { $name } führt jetzt.
room-leads-elsewhere = { $name } ist im Kapitel { $chapter }.
room-lead = Die Führung übernehmen
room-lead-end = Die Führung abgeben
room-hand = Führen lassen
room-visit = Hingehen
room-ask-lead = Um die Führung bitten
room-ask-write = Um das Schreibrecht bitten
room-asked = Gefragt
room-asks-lead = { $name } bittet um die Führung.
room-asks-write = { $name } bittet um das Schreibrecht.
room-allow = Erlauben
room-not-now = Jetzt nicht
room-asks-short = bittet
room-rights = Was { $name } darf
room-may-read-short = schaut zu
room-may-write-short = schreibt
room-may-own-short = Inhaber
room-may-write = Du darfst diese Studie jetzt ändern.
room-may-read = Du darfst jetzt nur noch zuschauen.
room-follows = Du folgst { $name }.
room-leads-other-page = Du führst auf einer anderen Seite{ $follows ->
    [yes] , und diese folgt ihr. Sie führt, sobald du auf ihr woandershin gehst.
   *[no] {""}. Diese führt, sobald du auf ihr woandershin gehst.
}
room-apart = { $count ->
    [0] Du bist dort, wo { $name } ist.
    [one] Du bist 1 Zug von { $name } entfernt.
   *[other] Du bist { $shown } Züge von { $name } entfernt.
}
room-catch-up = Aufholen
room-ended-kept = Diese Seite behält den letzten Stand der Studie, und du kannst ihn speichern.
room-ended-save = Studie speichern (SGF)
room-unsaved = { $count ->
    [one] Noch nicht gespeichert: 1 Änderung. Sie wird gesendet, sobald der Server antwortet.
   *[other] Noch nicht gespeichert: { $shown } Änderungen. Sie werden gesendet, sobald der Server antwortet.
}
room-unkept = Dieser Browser kann nicht alles davon aufbewahren: lass diese Seite offen, bis es gesendet ist.
room-alone = Allein versuchen
room-alone-end = Wieder für alle schreiben
room-alone-here = Nur du siehst das
room-alone-offered = { $name ->
    [own] Du bietest diese Variante allen an
   *[other] { $name } bietet diese Variante an
}
room-alone-offered-text = { $name ->
    [own] Du bietest diese Variante allen an. Weitere Züge von dir sind noch nicht angeboten.
   *[other] { $name } bietet diese Variante an. Weitere Züge von dir bleiben auf dieser Seite.
}
room-alone-text = Allein versuchte Züge bleiben auf dieser Seite.
room-alone-leads = { $may ->
    [write] Nur du siehst diese Variante: Wer dir folgt, bleibt dort, wo sie beginnt. Behalte sie, um sie zu zeigen.
   *[read] Nur du siehst diese Variante: Wer dir folgt, bleibt dort, wo sie beginnt. Biete sie an: Eine Person, die schreiben darf, kann sie übernehmen.
}
room-alone-close = Weglegen
room-alone-close-text = Nur du siehst diese Züge. Nichts bringt sie zurück.
room-keep = Diese Variante behalten
room-offer = Diese Variante allen anbieten
room-offer-done = Angeboten
room-offer-withdraw = Angebot zurücknehmen
room-offers = { $name } bietet eine Variante an.
room-offers-longer = { $name } hat die angebotene Variante weitergeführt.
room-offered = { $name } bietet eine Variante an: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} nach { $after }.
room-offered-own = Du bietest eine Variante an: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} nach { $after }.
room-offer-show = Zeigen
room-offer-keep = Übernehmen

## Engine

room-engine = Die Engine auf die Knoten schauen lassen
room-candidates = Vorgeschlagene Züge
room-column-move = Zug
room-column-chance = Chance für Schwarz
room-column-lead = Vorsprung
room-column-lost = Verliert
room-column-visits = Besuche
room-lead-short = { $colour ->
    [black] S+{ $points }
   *[white] W+{ $points }
}
room-play-out = Diese Variante ausspielen
room-better = Besser als { $played }: { $point }
room-line-judged = Jede Stellung dieser Variante ist beurteilt.

## Links

room-links = Links zu dieser Studie
room-link-read = Zum Zuschauen
room-link-write = Zum Ändern der Studie
room-link-own = Dein eigener Link, mit allen Rechten
room-link-renew = Diesen Link ersetzen
room-link-renew-text = Der alte Link öffnet nichts mehr, auch nicht für Leute, die über ihn gekommen sind.
room-link-renew-own-text = Der alte Link öffnet nichts mehr, auch nicht in deinen anderen Browsern. Diese Seite geht mit dem neuen weiter.
room-link-renewed = Der Link ist ersetzt. Der alte öffnet nichts mehr.
room-node-link = Öffnet sich bei diesem Knoten, zum Zuschauen
study-sgf = Studie (SGF)
chapter-sgf = Kapitel (SGF)
node-png = Bild (PNG)
node-svg = Zeichnung (SVG)

## Tasten

keys-study = Durch den Baum, abseits des Bretts
keys-edit = Die Studie ändern
key-beside = die Variante daneben
key-fork = zurück oder weiter zu einer Verzweigung
key-said = zurück oder weiter zu einem Kommentar
key-marked = zurück oder weiter zu einem Zeichen
key-main-line = zurück zur Hauptvariante
key-pass = passen
key-note = deine Notiz zu diesem Knoten
key-find = suchen
key-tree = zum Baum
key-menu = mehr zu diesem Knoten
key-fold = ein- oder ausklappen, was folgt
key-undo = rückgängig machen, wiederholen
key-delete = den Zweig löschen
key-branch = den Zweig kopieren, ausschneiden, einfügen
key-tool = ein Werkzeug wählen
key-tool-off = wieder Züge spielen; den Hinweis neben dem Brett schließen

## Ablehnungen

error-study-unknown-key = { $why ->
    [replaced] Dieser Link wurde durch einen neuen ersetzt und öffnet die Studie nicht mehr. Bitte die Person um den neuen, die ihn dir geschickt hat; auch wer diesen Server betreibt, kann einen machen.
    [keeper] { error-study-deleted }
    [unused] { error-study-deleted }
   *[none] Unter dieser Adresse gibt es keine Studie.
}
error-study-closed = Wer diesen Server betreibt, hat diese Studie geschlossen. Sie lässt sich lesen und speichern, aber nicht mehr ändern.
error-study-no-node = Die Stelle, die diese Adresse nennt, ist nicht mehr in der Studie.
error-study-deleted = { $why ->
    [keeper] Wer diesen Server betreibt, hat diese Studie gelöscht: { $at }.
    [unused] Diese Studie wurde gelöscht, weil lange niemand sie angesehen hatte: { $at }.
   *[none] Diese Studie wurde gelöscht.
}
error-study-conflict = Dasselbe wurde inzwischen geändert.
error-study-replaced = { $name ->
    [none] Dein Link wurde ersetzt
   *[other] Dein Link wurde von { $name } ersetzt
}. Bitte um den neuen, um hier weiterzumachen: die Person, die ihn dir geschickt hat, oder wer diesen Server betreibt.
error-study-replaced-here = Dein Link wurde auf einer anderen Seite dieses Browsers ersetzt. Lade diese Seite neu, um hier weiterzumachen.
error-study-link-ended = Dieser Link öffnet die Studie nicht mehr: Der Eigentümer hat ihn ersetzt oder die Studie gelöscht.
error-study-may-read = { $name ->
    [none] Du darfst jetzt nur noch zuschauen.
   *[other] { $name } hat dich auf Zuschauen gesetzt.
}
error-study-may-write = { $name ->
    [none] Du darfst diese Studie jetzt ändern.
   *[other] { $name } lässt dich diese Studie jetzt ändern.
}
error-study-may-own = { $name ->
    [none] Du hast in dieser Studie jetzt alle Rechte eines Inhabers.
   *[other] { $name } gibt dir in dieser Studie die Rechte eines Inhabers.
}
error-study-may-not-own = { $name ->
    [none] Du hast nicht mehr die Rechte eines Inhabers. Ändern darfst du die Studie weiterhin.
   *[other] { $name } hat dir die Rechte eines Inhabers genommen. Ändern darfst du die Studie weiterhin.
}
error-study-declined = { $name } sagt: jetzt nicht.
error-study-leads = Du führst jetzt: Alle, die dir folgen, gehen dorthin, wo du bist.
error-study-lead-lost = { $name ->
    [none] Du führst nicht mehr.
   *[other] Jetzt führt { $name } an deiner Stelle.
}
error-study-lead-ended = { $name } führt nicht mehr.{ $takes ->
    [yes] {" "}Du kannst jetzt die Führung übernehmen.
   *[no] {""}
}
error-study-alone = Diese Variante gehört dir allein: In ihr gibt es nur Züge.
error-study-not-allowed = Du darfst diese Studie nicht ändern.
error-study-unknown = Den Knoten oder das, wovon er abhängt, gab es nie.
error-study-gone = Jemand hat den Knoten inzwischen gelöscht.
error-study-branch-gone = { $name } hat den Zweig gelöscht, in dem du warst.
error-study-chapter-gone = { $name } hat das Kapitel { $chapter } gelöscht, in dem du warst.
error-study-branch-back = { $name } hat den Zweig zurückgeholt, in dem du warst.
error-study-chapter-back = { $name } hat das Kapitel { $chapter } zurückgeholt.
error-study-alone-back = Die Züge, die du allein versucht hattest, sind wieder da, hinter { $after }.
error-study-insert-ended = Es wird kein Zug mehr eingefügt: Du bist woandershin gegangen.
error-study-gone-node = Der Knoten, bei dem die Variante beginnt, wurde gelöscht.
error-study-cycle = Ein Zweig kann nicht unter sich selbst stehen.
error-study-first-node = Der erste Knoten eines Kapitels bleibt, wo er ist.
error-study-last-chapter = Eine Studie hat mindestens ein Kapitel. Beginne ein anderes, bevor du dieses löschst.
error-study-no-sibling = Die Nachbarvariante steht inzwischen anderswo.
error-study-name-taken = Unter demselben Namen wurde schon etwas gesendet.
error-study-off-board = Dieses Brett hat keinen solchen Punkt.
error-study-bad-property = Eine Aufzeichnung hat hier keine solche Eigenschaft.
error-study-bad-value = Diesen Wert kann eine Aufzeichnung hier nicht haben.
error-study-bad-branch = Diese Knoten hängen nicht zusammen.
error-study-changed = Das lässt sich nicht rückgängig machen: Es wurde seitdem geändert.
error-study-continued = Das lässt sich nicht rückgängig machen: Andere haben dort weitergespielt.
error-study-twin = Das geht nicht: Derselbe Zug steht dort inzwischen wieder.
error-study-undo = { $again ->
    [yes] Du kannst es noch einmal versuchen. Wird es wieder abgelehnt, wird diese Änderung übergangen.
   *[no] Diese Änderung wird übergangen: Der nächste Versuch gilt der davor.
}
error-study-undo-vain = Was rückgängig gemacht werden sollte, war nicht in die Studie gelangt: Dort hat sich nichts geändert.
error-study-offer-taken = { $name ->
    [own] Die Variante, die du angeboten hast,
   *[other] Die von { $name } angebotene Variante
} ist jetzt in der Studie.
error-study-line-back = { $name ->
    [none] Die Variante, die du allein versucht hattest, ist nicht mehr in der Studie
   *[other] { $name } hat die Variante, die du allein versucht hattest, wieder aus der Studie genommen
}. Nur du siehst sie jetzt.
error-study-not-yours = Das hat jemand anders getan.
error-study-nothing = Nichts hat sich geändert.
error-study-full = Die Studie hat keinen Platz für mehr.
error-study-too-large = Das ist zu groß für eine offene Studie: sie nimmt 4 MB auf einmal. Eine neue Studie nimmt größere Aufzeichnungen.
error-study-left-out = Werte, die eine Studie nicht haben kann, bleiben weg: { $names }.
room-property-gn = Name der Partie
room-property-pb = Name von Schwarz
room-property-br = Rang von Schwarz
room-property-bt = Mannschaft von Schwarz
room-property-pw = Name von Weiß
room-property-wr = Rang von Weiß
room-property-wt = Mannschaft von Weiß
room-property-dt = Datum
room-property-ev = Turnier
room-property-ro = Runde
room-property-pc = Ort
room-property-ru = Regeln
room-property-km = Komi
room-property-ha = Vorgabe
room-property-re = Ergebnis
room-property-tm = Bedenkzeit
room-property-ot = Zusatzzeit
room-property-on = Eröffnung
room-property-an = Verfasser der Kommentare
room-property-us = Verfasser der Aufzeichnung
room-property-so = Quelle
room-property-cp = Urheberrecht
room-property-gc = Kommentar zur Partie
room-property-b = Züge von Schwarz
room-property-w = Züge von Weiß
room-property-ab = aufgestellte schwarze Steine
room-property-aw = aufgestellte weiße Steine
room-property-ae = leer gesetzte Punkte
room-property-pl = Farbe am Zug
room-property-tr = Dreiecke
room-property-sq = Quadrate
room-property-cr = Kreise
room-property-ma = Kreuze
room-property-sl = ausgewählte Punkte
room-property-lb = Beschriftungen
room-property-ar = Pfeile
room-property-ln = Linien
room-property-tb = Gebiet von Schwarz
room-property-tw = Gebiet von Weiß
room-property-dd = blasse Punkte
room-property-vw = allein gezeigte Punkte
room-property-c = Kommentare
room-property-n = Namen von Knoten
room-property-mn = Zugnummern
room-property-clock-time = Restzeit auf der Uhr
room-property-clock-stones = restliche Steine in der Zusatzzeit
room-property-sz = Brettgröße
room-property-other = Eigenschaft { $name }
error-study-no-record = Es gibt nichts einzufügen: weder einen Zweig noch den Text einer Aufzeichnung.
error-study-bad-request = Der Server versteht diese Änderung nicht.
