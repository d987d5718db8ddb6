# Was tengen admin sagt.

admin-kind-game = Partie
admin-kind-record = Aufzeichnung
admin-kind-study = Studie
admin-open = läuft
admin-closed = geschlossen
admin-none = so etwas gibt es hier nicht
admin-more = { $shown } von { $all } sind gezeigt; --limit zeigt mehr
admin-moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
admin-nodes =
    { $nodes ->
        [one] { $nodes } Knoten
       *[other] { $nodes } Knoten
    }
admin-made = begonnen am { $date }
admin-sizes = Einträge: { $entries }; Bytes: { $bytes }; Listen von Besuchern: { $lists }; Links: { $roles }
admin-done = erledigt: { $item }
admin-revoked = die alten Links dieser Rolle von { $item } öffnen nichts mehr; { $whole ->
    [yes] dies ist der neue:
   *[no] dies ist der neue, der hinter die Adresse des Servers kommt:
}
admin-usage = auf der Platte: { $bytes } MiB
admin-most = höchstens erlaubt: { $bytes } MiB
admin-free = frei auf dieser Platte: { $bytes } MiB
admin-full = Neues wird jetzt nicht angenommen: Es ist kein Platz
admin-fails = jetzt wird nichts gespeichert: { $why }
admin-question = Mit allem, was dazugehört, löschen? Tippe ja, um es zu löschen.
admin-yes = ja
admin-kept = nichts wurde gelöscht
admin-unasked = hier lässt sich niemand fragen, ob es gelöscht werden soll; sag es mit --yes
admin-unknown = das gibt es hier nicht; nenne es mit seiner Nummer (g7 eine Partie oder Aufzeichnung, s7 eine Studie), mit einem Link oder mit der Adresse seiner Seite (/g/7-black)
admin-over = das lässt sich nicht beenden: Es ist schon zu Ende
admin-closed-already = sie ist schon geschlossen
admin-deleted = { $why ->
    [unused] das wurde am { $date } gelöscht, weil niemand es benutzte
   *[keeper] wer den Server betreibt, hat das am { $date } gelöscht
}
admin-no-role = diese Rolle gibt es nicht; „tengen admin show“ nennt die, die Links haben
admin-not-rated = das ist keine gewertete Partie mit Ergebnis
admin-recounted = alle Wertungen sind neu berechnet; Einträge im Protokoll der Ergebnisse: { $entries }; geänderte Wertungen: { $changed }
admin-invited = bis zum { $date } kann eine Person mit dem Code { $code } beitreten; er wird nur dieses eine Mal gesagt:
admin-no-person-role = diese Rolle hat niemand; sag child, player, teacher, director, moderator, administrator oder owner
admin-nobody = diesen Namen hat niemand
admin-given = { $name } hat jetzt die Rolle { $role }; vorher war es { $before }
admin-store = die Datenbank des Servers kann es jetzt nicht tun: { $why }
admin-failed = der Server konnte es jetzt nicht tun; sein Protokoll sagt mehr
admin-not-understood = der Server ist von einer anderen Version und versteht die Anfrage nicht; nimm das tengen, mit dem er gestartet wurde
admin-no-server = an { $file } antwortet kein Server: Er läuft nicht, oder hat einen anderen Socket; nenne die Datei seines --socket, oder mit --data den Datenordner, mit dem er gestartet wurde
admin-no-socket = ein anderes Programm benutzt diesen Ordner, und { $file } fehlt; ist es ein Server, der mit --socket gestartet wurde, nenne mit --socket dieselbe Datei; sonst warte, bis das Programm endet, oder starte den Server neu
admin-closed-socket = dieser Benutzer darf den Socket { $file } nicht benutzen; führe den Befehl als Benutzer des Servers oder als root aus
admin-bad-socket = der Socket { $file } lässt sich nicht benutzen: { $why }
