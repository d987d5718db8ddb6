# Warum ein Befehl nicht tun konnte, worum er gebeten wurde.

interrupted = unterbrochen
output-closed = die Ausgabe wurde geschlossen
network-rank = ohne Netz erreicht der Computer { $rank } nicht: lass --net none weg, oder sag einen Rang bis { $best }, oder full
network-unusable = das Netz { $file } ist nicht zu gebrauchen: { $why }
file-unwritten = { $file } kann nicht geschrieben werden: { $why }; nenn mit -o eine andere
diagram-format = sag --format svg, png oder txt, oder eine Datei, die so endet
analyze-format = sag --json, --sgf oder --html, oder eine Datei, die auf .txt, .json, .sgf oder .html endet
backup-made = die Partien und Studien sind in { $file } kopiert
backup-no-secret = das Geheimnis ist nicht in der Kopie, damit niemand mit ihr eine Partie öffnet; bewahre { $file } getrennt von ihr auf
backup-restored = der Datenordner { $folder } hat jetzt die Partien und Studien der Kopie
backup-kept = die bisherige Datenbank heißt jetzt { $file }; lösche sie, wenn du sie nicht mehr brauchst
restore-was-moved = im Ordner stand auf Englisch „{ $word }“, was jetzt nicht mehr dort steht; lass nur einen der beiden Orte von einem Server benutzen
restore-needs-secret = lege, bevor der Server startet, das Geheimnis des Servers, von dem die Kopie ist, in { $file }; ist es verloren, dann stelle sie mit --new-links wieder her
restore-other-secret = { $file } ist ein anderes Geheimnis als das der Kopie; lege das richtige dorthin, bevor der Server startet; ist es verloren, dann stelle sie mit --new-links wieder her
restore-secret-there = { $file } ist das Geheimnis der Kopie, so dass deren Links weiter gelten, und nichts wurde geändert; lass --new-links weg
backup-no-database = in { $file } ist keine Datenbank von Tengen; nenne den Datenordner mit --data
backup-of-postgres = TENGEN_DATABASE nennt eine PostgreSQL-Datenbank: kopiere sie mit pg_dump, oder nenne mit --data einen Datenordner
restore-of-postgres = TENGEN_DATABASE nennt eine PostgreSQL-Datenbank: spiel ihre Kopie mit psql zurück, oder nenne mit --data einen Datenordner
admin-of-postgres = TENGEN_DATABASE nennt eine PostgreSQL-Datenbank: nenne mit --socket den Socket eines Servers, der läuft, oder mit --data einen Datenordner
backup-exists = { $file } gibt es schon, und nichts wurde geschrieben; nenne eine andere Datei
backup-damaged = { $file } ist keine Datenbank von Tengen oder ist beschädigt (auf Englisch „{ $why }“); nichts wurde geändert; nimm eine andere Kopie, oder rette mit sqlite3 und seinen Befehlen .recover oder .dump, was sich lesen lässt
backup-later = { $file } stammt von einer späteren Fassung von Tengen; nimm diese oder eine neuere
backup-file = { $file } lässt sich nicht lesen oder schreiben: { $why }
migrate-moving = unterwegs: { $table }
migrate-done = alle Zeilen sind kopiert, wieder gelesen und gleich befunden; { $to } hat nun die Partien und Studien
migrate-unmarked = der Ordner { $file } ließ sich nicht kennzeichnen: räum seine tengen.db weg, damit kein Server mit den alten Partien weitermacht
migrate-unmarked-database = die alte Datenbank ließ sich nicht kennzeichnen ({ $why }): führe in ihr INSERT INTO moved DEFAULT VALUES aus, damit kein Server mit den alten Partien weitermacht
migrate-unready = { $folder } hat nun die Partien, ist so aber nicht zu gebrauchen ({ $why }): lösch darin die Datei moved, und gib mit chown alle Dateien dem Besitzer des Ordners
migrate-secret = die Links folgen aus dem Geheimnis des bisherigen Servers ({ $file }): starte den neuen mit demselben
migrate-no-database = in { $from } ist keine Datenbank von Tengen; nenne den Datenordner des bisherigen Servers oder die Adresse seiner Datenbank
migrate-same = beide Orte sind derselbe ({ $to }); nenne als zweiten einen anderen, leeren
migrate-database-in-use = Server von Tengen benutzen die PostgreSQL-Datenbank; halte sie zuerst alle an
migrate-in-use = ein anderes Tengen benutzt den Ordner { $folder }; beende es zuerst
migrate-no-folder = { $folder } ist nicht zu gebrauchen: { $why }
migrate-no-postgres = die PostgreSQL-Datenbank lässt sich nicht benutzen: { $why }
migrate-not-empty = { $to } ist nicht leer: { $table } hat Zeilen; nichts wurde geschrieben
migrate-target-moved = die Partien von { $to } sind schon einmal an einen anderen Ort gezogen, und nichts wurde geschrieben; nenne eine leere Datenbank, oder führe in dieser DELETE FROM moved aus, wenn sie leer ist
migrate-differs = was nach { $to } geschrieben wurde, unterscheidet sich vom Gelesenen, in { $table }; nichts davon wurde behalten
migrate-store-failed = die Datenbank versagt, und nichts wurde behalten: { $why }
serve-no-folder = auf diesem Rechner gibt es keinen Ordner für Daten; nenn einen mit --data ORDNER
serve-open-to-all = erreichbar an { $address }: Jeder im Netz kann Partien mit ihren Links öffnen
serve-no-browser = der Browser ging nicht auf ({ $why }); öffne die Adresse oben in ihm
serve-no-data = der Datenordner { $what } ist nicht zu gebrauchen: { $why }; { $denied ->
    [yes] starte als der Benutzer, dem er gehört, oder nenn mit --data einen anderen
   *[no] nenn mit --data einen anderen
}
serve-in-use = ein anderes Tengen benutzt den Datenordner { $what }; beende es oder nenne mit --data einen anderen Ordner
serve-moved = die Partien dieses Datenordners sind an einen anderen Ort gezogen, wie { $what } sagt; starte den Server dort, oder lösch die Datei, um hier mit dem alten Stand weiterzumachen
serve-database-moved = die Partien dieser Datenbank sind an einen anderen Ort gezogen; starte mit diesem Ort, oder führe in der Datenbank DELETE FROM moved aus, um mit den Partien weiterzumachen, wie sie hier waren
serve-address-as-folder = der Datenordner ist mit einer Adresse benannt; nenne eine PostgreSQL-Datenbank mit --database
serve-database-in-use = ein anderes Tengen benutzt die PostgreSQL-Datenbank; sollen mehrere Server sie teilen, gib allen dasselbe --bus; sonst beende das andere oder nenne eine andere Datenbank
serve-no-database = die PostgreSQL-Datenbank lässt sich nicht benutzen: { $why }{ $advised ->
    [yes] {""}
   *[no] ; prüfe die Adresse hinter --database und ob der Server läuft
}
serve-no-socket = der Socket { $what } lässt sich nicht öffnen: { $option ->
    [taken] dort antwortet ein anderes Tengen
    [exists] an seiner Stelle ist eine andere Datei
    [long] sein Pfad ist zu lang: Der eines Sockets hat höchstens etwa 100 Bytes
   *[other] { $why }
}; nenne mit --socket einen anderen Ort
serve-no-bus = der NATS-Server ist nicht zu benutzen: { $why ->
    [address] eine Adresse sieht aus wie nats://rechner:4222
    [name] einen Rechner dieses Namens gibt es nicht
    [silent] dort antwortet kein NATS
    [login] er will einen anderen Namen oder ein anderes Passwort, wie in nats://name:passwort@rechner
    [tls] { $what }
   *[other] er meldet auf Englisch „{ $what }“
}; prüfe die Adresse hinter --bus und ob der Server läuft
serve-other-database = Tengen bewahrt Partien in PostgreSQL auf (postgres://benutzer@rechner/name) oder in einem Ordner (--data), und nicht in { $what }
serve-bus-without-database = Server, die voneinander hören (--bus), teilen sich eine PostgreSQL-Datenbank; nenne sie mit --database
serve-searches-without-workers = ohne eigene Suchen (--searches 0) braucht der Server Helfer; nenne ihr Wort mit --workers-token
serve-no-store = die Datenbank { $what } ist nicht zu gebrauchen: { $why }{ $advised ->
    [yes] {""}
   *[no] ; nenn mit --data einen anderen Ordner
}
serve-no-secret-named = eine PostgreSQL-Datenbank, die sich Server teilen, braucht das Geheimnis, aus dem die Links folgen: nenne seine Datei mit --secret DATEI, für alle Server dieselbe; „head -c 32 /dev/urandom > DATEI“ macht eine für eine neue Datenbank
serve-no-secret = in { $what } ist kein Geheimnis; nenne seine Datei mit --secret, oder lege die Datei zurück, mit der die Partien gespeichert wurden, für alle Server dieselbe; „head -c 32 /dev/urandom > DATEI“ macht eine für eine neue Datenbank; ist sie verloren, spiel eine Kopie eines Ordners mit „tengen restore --new-links“ zurück
serve-short-secret = { $what } ist kein Geheimnis: Es muss 32 Bytes haben
serve-bad-secret = das Geheimnis in { $what } lässt sich nicht benutzen: { $why }; nenne mit --secret eine andere Datei
serve-other-secret = die Partien wurden mit einem anderen Geheimnis gespeichert als dem in { $what }; lege die Datei zurück, mit der sie gespeichert wurden; ist sie verloren, spiel eine Kopie eines Ordners mit „tengen restore --new-links“ zurück
serve-port-taken = { $what } ist von einem anderen Programm belegt, vielleicht von einem anderen Tengen; { $option ->
    [metrics] nenn mit --metrics eine andere Adresse
   *[port] sag mit --port, welchen Port, oder 0 für irgendeinen freien
}
serve-no-port = an { $what } kann nicht gelauscht werden: { $why }; { $option ->
    [metrics] nenn mit --metrics eine andere Adresse
    [bind] nenn mit --bind eine Adresse dieses Rechners
   *[port] sag mit --port, welchen Port, oder 0 für irgendeinen freien
}
serve-system = das System weigert sich: { $why }

worker-begins = denkt für { $server } nach, mit { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}
worker-no-token = welches Wort kennt der Server? Sage es mit --token oder in der Variable TENGEN_WORKERS_TOKEN
worker-bad-address = die Adresse eines Servers sieht aus wie https://go.example.org oder http://192.168.1.7:3610
worker-bad-token = der Server kennt dieses Wort nicht; das richtige steht bei ihm in der Datei, die --workers-token nennt
worker-not-wanted = unter dieser Adresse nimmt kein Server von Tengen Helfer an; er braucht --workers-token
worker-version = dies ist Tengen { $own }, und der Server lehnt es ab: { $why }; installiere auf beiden dieselbe Version
worker-network = der Server spielt mit dem Netz { $server }, dieser Helfer hat { $own }; nenne dasselbe mit --net
worker-shut-out = der Server hat eine Antwort von dieser Adresse verworfen; in einer Minute nimmt er wieder Helfer von hier an
worker-taken = der Server hat diesen Helfer angenommen: Arbeit kommt, sobald es welche gibt
worker-no-server = der Server antwortet nicht ({ $why }); neuer Versuch
worker-elsewhere = der Server hat eine andere Adresse, { $to }; nenne diese
worker-web-server = unter dieser Adresse antwortet ein anderes Programm anstelle des Servers ({ $status }), so wie ein Webserver, dessen Tengen nicht läuft; neuer Versuch
worker-other-program = unter dieser Adresse antwortet ein anderes Programm als Tengen ({ $status }); prüfe sie: vor dem Namen eines Servers mit Zertifikat steht https://
worker-strange = der Server hat etwas gesendet, das dieses Programm nicht versteht
network-imitates = { $name } ahmt Spieler nach und muss wissen, wen: Es kann keine Partie beurteilen
network-board = das Brett ist { $size }: Netze kennen Bretter mit 2 bis { $longest } Linien je Seite
katago-human-model = ein Netz, das Menschen nachahmt, kann nicht verwendet werden; ohne -human-model starten
katago-config-unread = die Konfiguration { $file } kann nicht gelesen werden: { $why }
katago-setting-wrong = die Einstellung { $name } kann nicht { $value } sein
katago-setting-unknown = keine Einstellung von Tengen: { $name } = { $value }
