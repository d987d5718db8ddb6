# Was an einer Datei, einer Aufzeichnung, einer Stellung oder an Regeln falsch ist, die gelesen wurden.

system-not-found = die Datei oder den Ordner gibt es nicht
system-denied = der Zugriff ist nicht erlaubt
system-folder = es ist ein Ordner
system-no-folder = das, oder ein Teil des Pfads, ist kein Ordner
system-exists = sie ist schon da
system-full = der Datenträger ist voll
system-read-only = dort lässt sich nichts schreiben
system-cut-off = sie ist abgeschnitten
system-no-text = es ist kein Text in UTF-8
system-port-taken = dort lauscht ein anderes Programm
system-no-address = diese Adresse hat der Rechner nicht
system-refused = dort lauscht kein Programm
system-broken-off = die Verbindung ist abgebrochen
system-too-late = die Antwort dauerte zu lange
system-no-way = kein Weg führt dorthin: ist das Netzwerk verbunden?
system-no-host = kein Rechner hat diesen Namen, oder der Name lässt sich nicht nachschlagen
system-says = das System meldet „{ $what }“
wrong-locked = ein anderes Programm hat sie gesperrt
wrong-silent = dort antwortet kein PostgreSQL
wrong-other-version = Server der Version { $version } teilen sich diese Datenbank: beende sie zuerst alle
wrong-line = Zeile { $line }: { $what }
wrong-later = sie stammt von einer späteren Fassung von Tengen; nimm diese oder eine neuere
wrong-disk-full = ihre Platte ist voll; schaff dort Platz
wrong-disk-full-folder = ihre Platte ist voll; schaff dort Platz, oder nenn mit --data einen Ordner auf einer anderen
wrong-gone = { $file } wurde gelöscht oder ersetzt, während sie offen war; leg dieselbe Datei zurück, oder spiel mit tengen restore eine Kopie zurück
wrong-damaged = sie ist beschädigt oder keine Datenbank von Tengen (auf Englisch „{ $what }“); wenn tengen backup eine Kopie macht, spiel sie mit tengen restore zurück; sonst spiel eine ältere Kopie zurück, oder rette mit sqlite3 und seinen Befehlen .recover oder .dump, was sich lesen lässt
wrong-foreign = sie gehört einem anderen Programm; nenne mit --data einen anderen Ordner
wrong-no-rights = dieser Benutzer darf sie nicht lesen oder schreiben; starte als der Benutzer, dem sie gehört
wrong-no-rights-postgres = ihr Benutzer darf dort keine Tabellen anlegen oder schreiben; mach ihn zum Eigentümer der Datenbank: ALTER DATABASE name OWNER TO benutzer
wrong-foreign-postgres = sie hat Tabellen eines anderen Programms; leg eine Datenbank nur für Tengen an, und nenne sie mit --database
wrong-no-login = sie lässt diesen Benutzer nicht ein; prüfe Benutzer und Passwort hinter --database
wrong-no-database = eine Datenbank dieses Namens gibt es nicht; leg sie mit createdb an
wrong-crowded = sie hat so viele Verbindungen, wie sie annimmt; lass sie mehr annehmen (max_connections oder das CONNECTION LIMIT des Benutzers oder der Datenbank), oder beende andere Programme, die sie benutzen
wrong-read-only = sie nimmt nichts an, wie die Kopie einer anderen Datenbank; nenne die, in die geschrieben wird
wrong-database-letters = sie bewahrt Texte in der Kodierung { $name } auf, der Buchstaben vieler Namen fehlen; leg eine an, die alle hat (createdb --encoding UTF8 --template template0 NAME), und nenne diese
wrong-tls-fault = { $fault ->
    [issuer] niemand, dem dieser Rechner vertraut, bürgt für das Zertifikat
    [expired] das Zertifikat ist abgelaufen; der Server dort braucht ein neues
    [early] das Zertifikat gilt noch nicht; prüfe die Uhren beider Rechner
    [name] das Zertifikat gilt für einen anderen Namen als den in der Adresse
    [authority] das Zertifikat ist das einer Zertifizierungsstelle, die für andere bürgt; ein Server braucht ein eigenes
    [signature] das Zertifikat ist auf eine Art unterschrieben, die nicht mehr gilt, etwa mit SHA-1; der Server braucht ein neues
    [purpose] das Zertifikat ist für einen anderen Zweck als für Server; der Server braucht ein neues
    [plain] dort werden Verbindungen nicht verschlüsselt; schalte TLS dort ein, oder verlange es hier nicht
   *[other] TLS scheitert (auf Englisch „{ $what }“)
}
wrong-tls-environment = { $why }{ $trust ->
    [yes] ; die Variable SSL_CERT_FILE nennt eine Datei mit Zertifikaten, denen hier vertraut wird
   *[no] {""}
}
wrong-tls = { $why }{ $trust ->
    [yes] ; sslrootcert=DATEI in der Adresse oder die Variable SSL_CERT_FILE nennt Zertifikate, denen hier vertraut wird
   *[no] {""}
}
wrong-parameter = ihre Adresse ist nicht zu benutzen: einen Parameter namens { $name } gibt es nicht (wohl aber sslmode, sslrootcert und andere)
wrong-address-file = ihre Adresse ist nicht zu benutzen: { $why }
wrong-address = ihre Adresse ist nicht zu benutzen: auf Englisch „{ $what }“; in einem Namen oder Passwort schreibt man `/` als `%2F`, `#` als `%23`, `?` als `%3F`, `@` als `%40` und `:` als `%3A`
wrong-pem = { $fault ->
    [no-file] die Datei { $file } gibt es nicht
    [no-rights] dieser Benutzer darf die Datei { $file } nicht lesen
    [no-certificate] in der Datei { $file } ist kein lesbares Zertifikat; im Format PEM beginnt es mit -----BEGIN CERTIFICATE-----
    [no-key] in der Datei { $file } ist kein lesbarer privater Schlüssel; im Format PEM beginnt er mit -----BEGIN PRIVATE KEY-----
   *[unread] die Datei { $file } ist nicht zu lesen (auf Englisch „{ $what }“)
}
wrong-database = sie meldet auf Englisch „{ $what }“
wrong-in = { $what }: { $why }

## Partien, Stellungen und Aufzeichnungen

wrong-size = ein Brett mit { $width }×{ $height } Linien geht nicht: Jede Seite hat 1 bis { $most } Linien
wrong-board = auf einem Brett { $size } wird hier nicht gespielt: Jede Seite hat 2 bis 25 Linien
wrong-no-handicap = ein Brett dieser Größe hat keine Vorgabepunkte
wrong-handicap = eine Vorgabe von { $stones } passt nicht: 2 bis { $most } Steine sind hier möglich
wrong-off-board = ein Stein ist außerhalb des Bretts aufgestellt
wrong-twice = auf { $point } sind zwei Steine aufgestellt
wrong-no-liberty = eine aufgestellte Kette hat keine Freiheit
wrong-row = Zeile { $row } ist nicht so lang wie Zeile 1
wrong-character = in Zeile { $row }, Spalte { $column }, steht „{ $found }“; Punkte sind X, O und . oder ●, ○ und · oder B, W und .
wrong-mark = in Zeile { $row }, Spalte { $column }, steht „{ $found }“: „!“ (offene Grenze) und „?“ (nicht geklärt) werden nur mit den Koordinaten um das Brett gelesen
wrong-letters = Zeile { $row } hat nicht so viele Punkte, wie es Buchstaben gibt
wrong-part = die Zeichnung zeigt nur einen Teil eines Bretts: { $edges ->
    [none] einige Zeilen fehlen
   *[other] es fehlt der Rand { $edges }
}
wrong-edge = { $edge ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}
wrong-reversed = der Text sagt, dass X Weiß und O Schwarz ist, aber X wird immer als Schwarz gelesen und O als Weiß: Tausche die Zeichen in der Zeichnung, und lass diese Worte weg
wrong-several = die Zeichnung zeigt mehr als ein Brett, oder zwischen einigen ihrer Zeilen sind Leerzeilen
wrong-event = Schritt { $number }: { $why }
wrong-set-up = mitten in der Partie werden Steine aufgestellt
wrong-turn = mitten in der Partie wird der Zug abgegeben
wrong-noted = TENGEN[{ $value }] ist nicht verständlich
assumed-rules = die Aufzeichnung nennt keine Regeln; angenommen: { $taken }
assumed-unknown-rules = die Regeln „{ $name }“ sind nicht bekannt; angenommen: { $taken }
assumed-komi = die Aufzeichnung nennt kein Komi; angenommen: { $komi }
assumed-unread-komi = das Komi der Aufzeichnung ist nicht zu lesen; angenommen: { $komi }
assumed-fox-komi = Fox schreibt bei Partien ohne Vorgabe ein Komi von 0; angenommen: { $komi }
assumed-no-handicap = die Steine sind keine Vorgabe von { $stones }; angenommen: keine Vorgabe
assumed-komi-converted = das Komi der Aufzeichnung ist nicht in Punkten angegeben; in Punkten sind es { $komi }
assumed-result-converted = das Ergebnis der Aufzeichnung ist nicht in Punkten angegeben; in Punkten beträgt der Abstand { $margin }
assumed-unread-handicap = die Vorgabe der Aufzeichnung ist nicht zu lesen; angenommen: keine Vorgabe
assumed-unstated-handicap = die Aufzeichnung nennt keine Vorgabe, setzt aber { $stones } schwarze Steine, und Weiß zieht zuerst; angenommen: keine Vorgabe
wrong-main-time = die Grundzeit (TM) ist nicht verständlich
wrong-overtime = die Nachspielzeit (OT) ist nicht verständlich
wrong-increment = die Nachspielzeit (OT) ist Fischer-Zeit ohne ihren Zuschlag
wrong-encoding = der Zeichenkodierung der Aufzeichnung fehlt ein Zeichen des Textes
wrong-full = die Aufzeichnung hat so viele Knoten, wie sie fassen kann
wrong-engine = { $program } lässt sich nicht starten: { $why }

## Regeln in einer Datei

wrong-base = solche Regeln gibt es nicht; `tengen rules` listet alle auf
wrong-id = so heißen schon andere Regeln: { $id }; gib diesen einen eigenen Namen
wrong-variant = „{ $found }“ ist hier nicht bekannt; möglich: { $known }
wrong-field = „{ $found }“ gibt es hier nicht; möglich: { $known }
wrong-missing = „{ $found }“ fehlt
wrong-reader = das Leseprogramm meldet auf Englisch „{ $what }“

## Netze

wrong-network-byte = Byte { $byte }: { $why }
wrong-network-block = Block { $block }, Byte { $byte }: { $why }
wrong-network-ends = die Datei endet, wo „{ $expected }“ stehen müsste
wrong-network-unreadable = „{ $found }“ steht, wo „{ $expected }“ stehen müsste
wrong-network-version = Version { $found } des Formats ist nicht bekannt; bekannt sind 8 bis 17
wrong-network-unknown = „{ $found }“ ist als „{ $what }“ nicht bekannt
wrong-network-mismatch = „{ $what }“ ist { $found }, muss aber { $expected } sein
wrong-network-not-finite = „{ $what }“ ist keine brauchbare endliche Zahl
wrong-network-too-large = das Netz braucht mehr als die erlaubten { $limit } Byte
wrong-network-too-deep = Blöcke liegen zu tief in Blöcken
wrong-network-trailing = das Netz endet hier, die Datei nicht
