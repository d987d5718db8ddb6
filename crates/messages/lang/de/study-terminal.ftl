# Texte von tengen study: eine Aufzeichnung Zeile für Zeile durchgehen und ändern.

## Die Befehle

study-word-forward = vor
study-word-back = zurück
study-word-first = anfang
study-word-end = schluss
study-word-fork = verzweigung
study-word-next-fork = nächste-verzweigung
study-word-up = hoch
study-word-down = runter
study-word-go = gehe
study-word-node = knoten
study-word-chapter = kapitel
study-word-find = suche
study-word-show = zeigen
study-word-tree = baum
study-word-judge = richter
study-word-help = hilfe
study-word-pass = passen
study-word-comment = kommentar
study-word-name = name
study-word-mark = zeichen
study-word-unmark = kein-zeichen
study-word-label = beschrifte
study-word-arrow = pfeil
study-word-line = linie
study-word-set = setze
study-word-turn = am-zug
study-word-good = gut
study-word-bad = schlecht
study-word-doubtful = fraglich
study-word-interesting = interessant
study-word-good-black = gut-schwarz
study-word-good-white = gut-weiß
study-word-equal = ausgeglichen
study-word-unclear = unklar
study-word-important = wichtig
study-word-delete = lösche
study-word-lift = entferne
study-word-insert = füge-ein
study-word-promote = nach-vorn
study-word-main = hauptlinie
study-word-split = abtrennen
study-word-undo = rückgängig
study-word-redo = wiederholen
study-word-save = speichern
study-word-quit = ende
study-word-here = hier
study-word-new = neu
study-word-empty = leer

## Was zu sehen ist

study-place = Kapitel { $chapter } von { $chapters } · Knoten { $node }{ $path ->
    [none] {""}
   *[other] {" "}· Pfad { $path }
}{ $changed ->
    [yes] {" "}· nicht gespeichert
   *[no] {""}
}
study-next = Danach: { $move }
study-other-move = { $colour ->
    [black] Schwarz
   *[white] Weiß
}: { $move }
study-beside = Varianten hier: { $list }
study-tree-nodes = ({ $nodes } Knoten)
study-tree-depth = ({ $depth } Verzweigungen tief)
study-tree-more = … und { $lines ->
    [one] { $lines } weitere Zeile
   *[other] { $lines } weitere Zeilen
}
study-help =
    Q16 · b Q16 · { study-word-pass }   ein Zug der Seite am Zug oder von Schwarz (w: Weiß); einen vorhandenen Zug betreten
    { study-word-forward } 10 · { study-word-back } 10 · { study-word-first } · { study-word-end }   entlang der Variante
    { study-word-fork } · { study-word-next-fork } · { study-word-up } · { study-word-down }   zu Verzweigungen und zu den Varianten daneben
    { study-word-go } 0.2.1 · { study-word-node } 57 · { study-word-chapter } 2 · { study-word-find } TEXT   zu einem Pfad, Knoten, Kapitel, Kommentar
    { study-word-show } · { study-word-tree } · { study-word-judge } · { study-word-help }   das Brett, die Varianten ringsum, welche Steine tot sind, diese Liste
    { study-word-comment } TEXT · { study-word-name } TEXT   schreiben; \n beginnt eine neue Zeile, ohne Text wird gelöscht
    { study-word-mark } tr D4 E5 · { study-word-unmark } D4   Zeichen auf Punkten: tr, sq, cr, ma oder sl
    { study-word-label } D4 a · { study-word-arrow } D4 E5 · { study-word-line } D4 E5   noch einmal nimmt Pfeil oder Linie weg
    { study-word-set } b D4 E5 · { study-word-set } { study-word-empty } D4 · { study-word-turn } w   Steine aufstellen (b, w), und wer am Zug ist
    { study-word-set } { study-word-here } b D4 · { study-word-set } { study-word-new } b D4   in diesem Knoten oder in einem neuen dahinter
    { study-word-good } · { study-word-bad } · { study-word-doubtful } · { study-word-interesting }   über den Zug; noch einmal nimmt es weg
    { study-word-good-black } · { study-word-good-white } · { study-word-equal } · { study-word-unclear } · { study-word-important }   über die Stellung
    { study-word-delete } · { study-word-lift } · { study-word-insert } D4   den Knoten mit allem darunter, den Knoten allein; einen Zug davor
    { study-word-promote } · { study-word-main } · { study-word-split }   diese Variante zuerst an der letzten Verzweigung, an allen; ein neues Kapitel von hier
    { study-word-undo } · { study-word-redo } · { study-word-save } · { study-word-save } DATEI · { study-word-quit }   zurücknehmen, noch einmal tun, schreiben, verlassen

## Antworten

study-not-understood = „{ $text }“ ist weder ein Punkt dieses Bretts noch ein Befehl. Mit { study-word-help } siehst du die Befehle.
study-at-first = Das ist der erste Knoten des Kapitels.
study-at-end = Die Variante endet hier. Ein Punkt spielt weiter.
study-no-fork = Vor diesem Knoten gibt es keine Verzweigung.
study-no-fork-ahead = Danach kommt keine Verzweigung mehr. Mit { study-word-end } geht es an den Schluss der Variante.
study-no-line = { $side ->
    [above] Über
   *[below] Unter
} dieser Variante gibt es keine.
study-no-chapter = { $chapters ->
    [one] Es gibt nur ein Kapitel. In ihm bist du.
   *[other] Es gibt die Kapitel 1 bis { $chapters }. Du bist weiterhin in Kapitel { $present }.
}
study-astray = Diese Zeile wird übergangen, denn das Kapitel davor ließ sich nicht öffnen. Öffne zuerst eines: { study-word-chapter } 1
study-not-found = Kein Kommentar und kein Name enthält „{ $text }“.
study-nothing-undone = Es gibt nichts zurückzunehmen.
study-nothing-redone = Es gibt nichts zu wiederholen.
study-is-main = Diese Variante ist schon an jeder Verzweigung die erste.
study-last-chapter = Das einzige Kapitel lässt sich nicht löschen. Geh zu einem Knoten darunter.
study-needs-move = Dieser Knoten hat keinen Zug. Geh zu einem Zug, um ihn zu beurteilen.
study-set-beside-move = Ein Knoten mit einem Zug kann nicht auch Steine aufstellen. { study-word-set } { study-word-new } beginnt einen Knoten dahinter.
study-set-where = Auf diesen Knoten folgen Züge. { study-word-set } { study-word-here } ändert die Stellung für sie, { study-word-set } { study-word-new } beginnt eine eigene Variante.
study-now-wrong = Jetzt gegen die Regeln, Knoten: { $list }. Mit { study-word-undo } nimmst du die Änderung zurück.
study-split-off = Kapitel { $chapter } beginnt mit dieser Stellung.
study-chapter-deleted = Kapitel { $chapter } ist gelöscht, und die dahinter zählen eins weniger. Mit { study-word-undo } kommt es zurück.
study-saved = Gespeichert in { $file }.{ $encoding ->
    [none] {""}
   *[other] {" "}Die Datei ist jetzt in UTF-8; sie war in { $encoding }.
}
study-save-where = { $file } lässt sich nicht überschreiben: Die Datei ist gepackt, von anderem Format oder enthält anderen Text. Nenne einen anderen Namen: { study-word-save } NEU.sgf
study-save-changed = Ein anderes Programm hat { $file } seit dem Lesen geändert. Nenne einen anderen Namen: { study-word-save } NEU.sgf
study-save-failed = { $file } kann nicht geschrieben werden: { $why }. Nenne einen anderen Namen: { study-word-save } NEU.sgf
study-save-exists = { $file } gibt es schon. Nenne einen Namen, den keine Datei hat.
study-unsaved-quit = Es gibt Änderungen, die nicht gespeichert sind. { study-word-save } behält sie, { study-word-quit } noch einmal verlässt sie.
study-unsaved-lost = die Änderungen wurden nicht gespeichert
study-lines-refused = { $lines ->
    [one] { $lines } Zeile wurde nicht ausgeführt
   *[other] { $lines } Zeilen wurden nicht ausgeführt
}

## Was ein Befehl braucht

study-wants-number = Nenne hinter dem Befehl eine Zahl wie 12.
study-wants-text = Nenne hinter dem Befehl einen Text.
study-wants-points = Nenne Punkte dieses Bretts wie D4 E5.
study-wants-two-points = Nenne zwei Punkte dieses Bretts wie D4 E5.
study-wants-sign = Nenne ein Zeichen und Punkte: { study-word-mark } tr D4. Die Zeichen sind tr (Dreieck), sq (Quadrat), cr (Kreis), ma (Kreuz) und sl (ausgewählt).
study-wants-label = Nenne einen Punkt und eine Beschriftung: { study-word-label } D4 a
study-wants-colour = Nenne b für Schwarz oder w für Weiß.
study-wants-stone = Nenne b, w oder { study-word-empty } und Punkte: { study-word-set } b D4
study-wants-one-stone = Eine Zeile setzt Steine einer Farbe, und auf einem Punkt liegt ein Stein. Schreib eine Zeile für jede: { study-word-set } b D4, dann { study-word-set } w E5.

## Ablehnungen

study-refused-first = Der erste Knoten eines Kapitels bleibt, wo er ist. Geh zu einem Knoten darunter.
study-refused-not-go = Dieses Kapitel enthält die Aufzeichnung eines anderen Spiels als Go: Einzelne Züge und Punkte bleiben, wie sie sind, und nichts wird beurteilt. Mit { study-word-comment }, { study-word-name } oder { study-word-important } schreibst du zu diesem Knoten, mit { study-word-delete } löschst du ihn samt allem darunter.
study-refused-value = Dieser Text passt hier nicht: höchstens 64 KiB.
study-refused-nothing = So war es schon: Nichts hat sich geändert.
study-refused-full = Die Studie hat eine Million Knoten und nimmt keine mehr. Speichere sie und beginne eine andere.
