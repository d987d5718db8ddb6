# Die Seite der Studien, und eine Studie zum Anfangen.

studies = Studieren
studies-text = Eine Studie ist ein Baum aus Zügen, Varianten und Notizen auf einem oder mehreren Brettern. Andere können über einen Link dazukommen.
studies-begin = Eine Studie beginnen
studies-begin-now = Beginnen
studies-none = Noch keine Studien. Hier erscheinen die, die du beginnst oder öffnest.
studies-title = Titel (freiwillig)
studies-from = Am Anfang steht
studies-board = Ein leeres Brett
studies-sgf = Eine Aufzeichnung
studies-file = Eine Aufzeichnung aus einer Datei
studies-drop = Lege eine Aufzeichnung hier ab: damit beginnt eine Studie.
studies-one-file = Eine Studie beginnt mit einer Aufzeichnung: { $name } ist gewählt.
studies-facts = { $role ->
    [own] deine
    [write] du darfst sie ändern
   *[read] zum Zuschauen
} · { $chapters ->
    [one] 1 Kapitel
   *[other] { $shown } Kapitel
} · Knoten: { $nodes } · { $date }
studies-away = Von der Liste nehmen
studies-delete = Löschen
studies-delete-text = „{ $title }“ wird für alle gelöscht, die den Link haben, und das lässt sich nicht rückgängig machen. Auf der Seite der Studie lässt sie sich als Datei sichern (Teilen).
