# Was --help sagt.

## The parts of a help

help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-examples = Beispiele:
help-placeholder-options = [OPTIONEN]
help-default = [sonst: { $value }]
help-possible = [möglich: { $values }]

## Commands

help-tengen = Das Spiel Go: Schiedsrichter, Gegner und Brett in einem Programm
help-tengen-more =
    Beispiele:
      tengen                            das Brett im Browser öffnen
      tengen play --size 9              in diesem Terminal gegen den Computer spielen
      tengen play --two --rules aga     zwei Personen an diesem Terminal
      tengen gtp --time-per-move 5      die Engine eines Go-Programms sein
      tengen match ENGINE ENGINE        welche von zwei Engines stärker ist
      tengen rules japanese             was die japanischen Regeln sagen
      tengen learn                      Go von Anfang an lernen
      tengen referee games/             Aufzeichnungen an den Regeln prüfen
      tengen show game.sgf              eine Aufzeichnung durchgehen
      tengen judge game.sgf             wie ihre Steine stehen, und warum
      tengen solve --size 4             was ein kleines Brett wert ist
      tengen analyze game.sgf           was die Züge einer Partie wert waren

    Was Menschen lesen, steht in der Sprache von --lang oder der des Systems. Was Programme lesen,
    steht in keiner: SGF, JSON, Antworten des Go Text Protocol, die Namen von Regelwerken und Optionen.
help-help = Diese Hilfe zeigen, oder die eines Befehls
help-backup = Alle Partien und Studien in eine Datei kopieren, auch während der Server läuft
help-restore = Eine Kopie an die Stelle aller Partien und Studien setzen, während kein Server läuft
help-migrate-store = Alle Partien und Studien an einen anderen, leeren Ort bringen, während kein Server läuft: aus einem Ordner in PostgreSQL, oder zurück
help-admin = Einen Server betreuen: Partien, Aufzeichnungen und Studien auflisten, zeigen, beenden und löschen, und Links zurücknehmen
help-admin-more =
    Ein laufender Server wird über den Socket admin.sock in seinem Datenordner gefragt, den nur sein
    Benutzer öffnet. Läuft keiner, geschieht die Arbeit im Ordner selbst.
help-admin-list = Partien, Aufzeichnungen und Studien auflisten, die zuletzt geänderten zuerst
help-admin-find = Die auflisten, in deren Namen oder Titel das steht
help-admin-show = Zeigen, was über eine bekannt ist, und wie viel sie braucht; keine Schlüssel
help-admin-close = Eine Partie ohne Ergebnis beenden, oder niemanden mehr in einer Studie schreiben lassen
help-admin-delete = Eine Partie, Aufzeichnung oder Studie mit allem löschen, was dazugehört
help-admin-revoke = Einer Rolle einen anderen Link geben; die bisherigen öffnen nichts mehr
help-admin-annul = Das Ergebnis einer gewerteten Partie streichen oder wieder zählen lassen, und alle Wertungen neu berechnen
help-admin-recount = Alle Wertungen aus dem Protokoll der Ergebnisse neu berechnen
help-admin-invite = Eine Person mit einer Rolle beitreten lassen: child, player, teacher, director, moderator, administrator oder owner
help-admin-role = Einer Person, die schon da ist, eine andere Rolle geben: child, player, teacher, director, moderator, administrator oder owner
help-admin-usage = Sagen, wie viel die Datenbank braucht, und höchstens brauchen darf
help-serve = Das Brett im Browser öffnen: Partien spielen, klären, zählen und aufbewahren (auch ohne Befehl)
help-worker = Auf diesem Rechner für einen Server auf einem anderen nachdenken
help-play = In diesem Terminal eine Partie spielen, gegen den Computer oder zu zweit
help-play-more = Züge tippt man als Koordinaten (Q16). Mit hilfe zeigt die Partie alle Befehle.
help-gtp = Über Standardein- und -ausgabe das Go Text Protocol sprechen
help-gtp-more = Eine solche Zeile gibt man einem Go-Programm (Sabaki, GoGui, Lizzie …) als Befehl einer Engine.
help-match = Zwei Engines gegeneinander spielen lassen und sagen, welche stärker ist und wie sicher das ist
help-match-more =
    Unser Schiedsrichter entscheidet, was erlaubt ist, wann eine Partie endet und wer gewonnen hat.
    Wer regelwidrig zieht, abstürzt, hängt oder die Zeit überschreitet, verliert; Aufzeichnung und
    Tabelle sagen es. Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben. Nach zwei Pässen
    werden beide Engines gefragt, welche Steine tot sind; sind sie sich uneins, entscheidet unser
    Richter, und die Tabelle sagt, wie oft. Kehrt eine Stellung über einen ganzen Zyklus wieder oder
    sind es zu viele Züge, bleibt die Partie ohne Ergebnis und zählt für beide einen halben Punkt.

    Mit --out wird jede Partie aufbewahrt (games/*.sgf, results.jsonl), daneben die Einstellungen
    (match.json), und derselbe Befehl macht weiter, wo er unterbrochen wurde.

    Der Unterschied in Elo und sein 95-%-Intervall kommen aus den Paaren von Partien (pentanomiales
    Modell); ebenso --sprt, mit 5 % für jeden der beiden Fehler, die Paare in ihrer Reihenfolge.

    Status am Ende: 0, wenn der Wettkampf gespielt ist oder --sprt entschieden hat; 1, wenn eine Engine
    nicht spielen kann oder eine Datei nicht zu gebrauchen ist; 2, wenn der Befehl falsch ist; 130
    nach einer Unterbrechung.
help-learn = Go von Anfang an lernen: kurze Seiten, jede mit einem Brett und etwas zu tun
help-learn-more =
    Man tippt einen Punkt (E5), passen, eine Zahl oder eines der Wörter, die hilfe nennt. Geschaffte
    Seiten bleiben im Datenordner vermerkt, und der Kurs geht bei der ersten weiter, die noch fehlt.
help-rules = Die Regelwerke auflisten, eines erklären oder eines als Datei zum Ändern schreiben
help-glossary = Die Begriffe des Go erklären, und wie sie in sieben Sprachen heißen
help-referee = Aufzeichnungen an den Regeln prüfen: regelwidrige Züge, die Zählung, das Ergebnis
help-referee-more =
    Jede Partie jeder Aufzeichnung wird nach den Regeln nachgespielt, die sie nennt (RU). Nennt sie
    keine bekannten, so werden Gebiet und Fläche versucht, und die Zeile sagt, was davon übereinstimmt.
    Es gibt drei Antworten: Das aufgezeichnete Ergebnis stimmt überein, es weicht ab, oder es ist nicht
    zu sagen, mit dem Grund. Die Steine können durch bezeichnetes Gebiet geklärt sein oder durch Regeln,
    die sie zählen, wie sie stehen. Nur wo eine solche Zählung abweicht, wird der Richter gefragt. Die
    Zeile sagt, welche dieser Zählungen sie zeigt. Der Richter widerspricht keiner Partie, die er nicht
    für beendet hält. Wo neutrale Punkte zählen, widerspricht er auch keinem Ergebnis, das offene
    neutrale Punkte erklären: Vielleicht wurden sie nach dem Ende noch gefüllt.
    Mit --net sieht ein Netz noch einmal hin, wo der schnelle Richter keine Übereinstimmung findet.
    Bevor einer Aufzeichnung widersprochen wird, sieht in jedem Fall das mitgelieferte Netz hin.
    Status am Ende: 0, wenn alles in Ordnung ist; 1, wenn etwas nicht lesbar, ein Zug regelwidrig oder
    ein Ergebnis ein anderes war.
help-count = Eine Stellung zählen, deren tote Steine man nennt, Zeile für Zeile
help-count-more =
    Jeder Stein, den --dead nennt, ist mit seiner ganzen Kette tot. Ohne --dead sagt das Gebiet, das die
    Aufzeichnung bezeichnet (TB, TW), welche Steine tot sind; bezeichnet sie keines, so gelten alle
    Steine als lebend. In Seki stehen die Steine von --seki, oder die der Zeichen, oder die, die der
    Richter findet. „none“ nennt keine Steine. Punkte, an denen noch ein Stein fehlt, werden genannt,
    soweit der Richter sie findet; gezählt wird das Brett, wie es ist.
    --method zeigt die Zählung von Hand, Schritt für Schritt. prisoners: Gefangene kommen ins Gebiet
    ihrer Farbe (Japan; AGA nur, wo Gebiet gezählt wird). half: Die schwarze Fläche wird mit dem
    halben Brett verglichen (China). fill: Alle Steine beider Dosen füllen das Brett (Ing).
    --pictures schreibt ein Bild jedes Schritts.
help-judge = Sagen, wie die Steine einer Stellung stehen, und warum
help-judge-more =
    Was sich beweisen lässt, wird bewiesen, was sich zu Ende lesen lässt, wird gelesen; der Rest wird
    geschätzt, und das wird gesagt. Eine gezeichnete Stellung hat je Reihe eine Zeile: X, O und . für
    einen leeren Punkt. In JSON sagt eine Reihe, wem jeder Punkt gehört, B oder W, auch der eines
    Steins in Seki; . ist ein leerer Punkt, der für niemanden zählt. „!“ steht an offenen Grenzen, „?“
    bei Steinen, die nicht geklärt sind.
    Auch Zeichnungen mit Koordinaten um das Brett, wie die von Tengen, und Diagramme aus Sensei’s
    Library ($$) werden gelesen. Ein großer Teil, der noch niemandem gehört, hat kein Zeichen: Dort
    verläuft noch keine Grenze. Regeln und Komi, die nirgends stehen, werden angenommen, und das wird
    gesagt. Ein Spiel, das nicht fertig ist, hat keinen Sieger.
help-solve = Sagen, was eine Stellung auf einem kleinen Brett wert ist, wenn niemand einen Fehler macht
help-solve-more =
    Gezählt wird die Fläche, und zwei Pässe beenden die Partie, mit positionellem, situationellem oder
    natürlichem situationellem Superko. Unter japanischen Regeln werden Bretter bis 16 Punkte gelöst,
    etwa 4x4, in ein, zwei Minuten: Nach zwei Pässen bestätigt gedachtes Spiel, welche Steine leben; andere Regeln werden
    abgelehnt. Welche Stellungen eine Aufzeichnung schon hatte, zählt mit. Bretter bis 5x4 brauchen
    Sekunden, 5x5 eine Viertelstunde und gut 7 GB (--max-memory 14000). Was gesagt wird, ist bewiesen; auch die
    Schranken, die bis Strg-C erreicht sind, nach dem der Status 130 ist.
help-convert = Aufzeichnungen in bekannten Formaten als heutiges SGF schreiben: FF 4, UTF-8
help-convert-more =
    Ein Ordner oder ein Archiv wird unter den Ordner geschrieben, den -o nennt, oder an seinem Ort
    geändert. Andere Formate bekommen dann eine Datei neben der ihren. Ohne --force wird keine Datei
    überschrieben.
help-sgf = Werkzeuge für Aufzeichnungen: prüfen, auflisten, ändern, verbinden, vergleichen
help-sgf-more =
    Jedes Werkzeug nimmt Dateien, Ordner in jeder Tiefe, ZIP-Archive, mit gzip gepackte Dateien und -
    für die Standardeingabe. Änderungen gehen auf die Standardausgabe, in die Datei oder den Ordner,
    den -o nennt, oder in die Dateien selbst. Anmerkungen gehen auf die Standardfehlerausgabe.
help-sgf-lint = Aufzeichnungen an FF[4] messen, jeder Befund mit Zeile und Spalte
help-sgf-lint-more =
    Rückgabewert 0 heißt, dass es keine Fehler gibt, 1, dass es welche gibt.
help-sgf-info = Spieler, Datum, Komi, Regeln, Ergebnis und Züge von Partien auflisten
help-sgf-main-line = Alle Varianten herausnehmen
help-sgf-strip = Kommentare, Marken oder Analysen herausnehmen
help-sgf-strip-more =
    Das Werkzeug sagt, welche Eigenschaften es herausgenommen hat, und wie viele von jeder.
help-sgf-split = Jede Partie in eine eigene Datei schreiben
help-sgf-merge = Partien zu einem Baum verbinden, in dem sie ihre Anfänge teilen
help-sgf-merge-more =
    Angaben zu einer Partie kommen zu ihrem ersten Zug, den keine andere teilt. Andere Brettgrößen
    und andere Steine am Anfang ergeben einen anderen Baum. Ein Kommentar nennt die Angaben zu einer
    Partie, die auf dem Weg einer anderen endet, und Werte, die sich widersprechen. Uhren, die sich
    widersprechen, fallen weg.
help-sgf-rotate = Das Brett mit allen Marken im Uhrzeigersinn drehen
help-sgf-rotate-more =
    Analysen, die Punkte nennen, werden herausgenommen. Kommentare bleiben, wie sie sind.
help-sgf-mirror = Das Brett mit allen Marken spiegeln
help-sgf-mirror-more =
    Analysen, die Punkte nennen, werden herausgenommen. Kommentare bleiben, wie sie sind.
help-sgf-swap-colours = Steine, Züge und Angaben von Schwarz und Weiß vertauschen
help-sgf-swap-colours-more =
    Das Komi wechselt sein Vorzeichen, damit der Abstand bleibt. Vorgabe und Analysen werden
    herausgenommen. Kommentare bleiben, wie sie sind.
help-sgf-rename = Dateien nach den Angaben zu ihren Partien benennen
help-sgf-rename-more =
    Felder: {"{"}date{"}"} {"{"}black{"}"} {"{"}white{"}"} {"{"}black_rank{"}"} {"{"}white_rank{"}"} {"{"}event{"}"} {"{"}round{"}"}
    {"{"}result{"}"} {"{"}komi{"}"} {"{"}size{"}"} {"{"}rules{"}"} {"{"}moves{"}"} {"{"}name{"}"} {"{"}number{"}"}. Jede Datei behält Ordner
    und Endung. Keine Datei wird überschrieben: ein vergebener Name bekommt eine Nummer.
help-sgf-duplicates = Partien finden, die mehrfach da sind, auch gedreht oder gespiegelt
help-sgf-duplicates-more =
    Zwei Partien sind dieselbe, wenn Steine und Züge es sind, bei jeder Symmetrie des Bretts. Texte
    und Passen am Ende zählen nicht.
help-sgf-stats = Ergebnisse, Züge, Eröffnungen und Spieler zählen
help-sgf-stats-more =
    Eröffnungen, die sich nur durch eine Symmetrie des Bretts unterscheiden, werden zusammengezählt.
help-tournament = Ranglisten, Paarungen und Dateien von Turnieren
help-tournament-more =
    Ein Turnier ist eine Datei von OpenGotha oder MacMahon (.xml), oder eine Liste von Ergebnissen
    (.h1 bis .h9, .tou, .aga); - steht für die Standardeingabe. Kriterien und Paarungen sind die, die die
    Datei verlangt.
help-tournament-standings = Die Spieler nach den Kriterien des Turniers reihen
help-tournament-standings-more =
    In JSON ist ein Wert eine Zahl von Punkten, und ein Ergebnis nennt die Zeile des Gegners: 3+/w2
    ist ein Sieg gegen Zeile 3 mit Weiß, der zwei Steine vorgab; 3+!w2 ist ein solches Ergebnis
    ohne Spiel.
help-tournament-pair = Die beste Paarung einer Runde finden
help-tournament-pair-more =
    Die beste Paarung hat die größte Summe der Gewichte. Oft haben mehrere Paarungen dieselbe Summe.
help-tournament-weights = Auflisten, wie gut es ist, dass zwei sich treffen, für alle Paare einer Runde
help-tournament-weights-more =
    Spieler haben ihre Nummern in der Reihenfolge der Namen. Die Spalten sind: noch keine Partie,
    Zufall, Farben, Kategorie, Punkte, hinauf- und hinuntergelost, Setzung, Vorgabe, Land und Verein,
    und die Summe.
help-tournament-convert = Eine Liste für einen Verband, eine Tabelle oder die Datei von OpenGotha schreiben
help-tournament-convert-more =
    Die Endung der neuen Datei sagt, was sie ist: .h1 bis .h9 (Europäischer Verband), .tou
    (Französischer Verband), .aga (Amerikanischer Verband), .csv (Rangliste) oder .xml (OpenGotha).
help-tournament-check = Sagen, worauf zu achten ist, bevor Ergebnisse weitergegeben werden
help-tournament-simulate = Turniere unter Spielern bekannter Stärke durchspielen und sagen, wie gut ein System sie reiht
help-tournament-simulate-more =
    Die Stärken der Spieler liegen in gleichen Abständen. Eine Partie wird mit den Chancen des
    europäischen Wertungssystems gewonnen. Der Startwert ergibt dieselben Turniere wieder.
help-diagram = Eine Stellung einer Aufzeichnung zeichnen, als SVG, PNG oder Text
help-diagram-more =
    Ein Problem wird vor seinem ersten Zug gezeichnet, wenn --move, --path oder --node keine andere
    Stellung nennen. Ein Text zählt die Marken der Aufzeichnung unter dem Brett auf.
help-show = Eine Aufzeichnung in diesem Terminal durchgehen
help-show-more =
    Mit den Pfeiltasten geht es einen Zug vor und zurück, mit Bild auf und Bild ab zehn, mit Pos1 und
    Ende ganz. An einer Verzweigung wählt eine Ziffer die Fortsetzung, gezählt wie bei --path; n nimmt
    die nächste, b geht zur letzten Verzweigung zurück, m zur Hauptvariante; q hört auf. Ein Problem
    beginnt mit seiner Stellung. Ist die Ausgabe kein Terminal, wird die Stellung gedruckt.
help-study = Eine Aufzeichnung in diesem Terminal durchgehen und ändern, Zeile für Zeile
help-study-more =
    hilfe nennt alle Befehle. Jede Partie der Datei ist ein Kapitel. Vor speichern wird nichts geschrieben;
    was andere Programme in die Aufzeichnung schrieben, bleibt. Die Zeilen können auch durch eine Pipe
    kommen; dann ist der Status 1, wenn eine nicht ausgeführt wurde.
help-analyze = Sagen, was die Züge einer Partie wert waren und was besser war
help-analyze-more =
    Ein Zug verliert, was mit dem besten gefundenen Zug zu haben war, weniger dem, was nach ihm bleibt,
    in Punkten: ab 1,5 ist er eine Ungenauigkeit, ab 4 ein Fehler, ab 10 ein grober Fehler. Die
    Genauigkeit ist das Mittel dessen, was die Züge zählen: 1, wenn nichts verloren geht, die Hälfte
    bei 2 Punkten, ein Viertel bei 4 und so fort. All das ist so gut wie das Netz und die Zahl der
    untersuchten Stellungen.
help-analysis = KataGos Analyseprotokoll sprechen, Zeilen aus JSON, über Standardein- und -ausgabe
help-analysis-more =
    Eine solche Zeile gibt man einem Programm, das KataGos Analyse benutzt, als deren Befehl.
    docs/analysis.md sagt, was anders ist.
help-net = Sagen, was ein Netz ist, ob es hier richtig ausgewertet wird, und wie schnell
help-net-info = Sagen, was das Netz ist: sein Name, seine Größe, was es beantwortet
help-net-check = Feste Stellungen mit jedem Rechenkern und jeder Genauigkeit auswerten und vergleichen
help-net-bench = Messen, wie viele Stellungen in einer Sekunde Prozessorzeit ausgewertet werden
help-completions = Ein Skript ausgeben, mit dem eine Shell Befehle und Optionen vervollständigt
help-completions-more =
    Jede Shell sucht ein solches Skript an ihrem Ort: bash (mit dem Paket bash-completion) und fish in
    den Ordnern oben, zsh in einem Ordner aus $fpath. Befehle und Optionen beschreibt es in der Sprache
    von --lang oder der des Systems.
help-man = Die Seite des Handbuchs ausgeben, oder für jeden Befehl eine Seite schreiben
help-man-more =
    Die Seiten sind in der Sprache von --lang oder der des Systems.

## Arguments of several commands

arg-lang = Die Sprache, etwa de; ohne Angabe die des Systems
arg-help = Die Hilfe zeigen
arg-version = Die Version zeigen
arg-size = Linien des Bretts, etwa 9 oder 13x9
arg-rules = Die Regeln, mit Namen oder aus einer Datei
arg-komi = Punkte für Weiß, in halben Punkten; ohne Angabe die der Regeln
arg-prisoners = Die Steine, die Schwarz und Weiß gefangen haben, etwa 5,2; ohne Angabe das, was die Datei sagt
arg-handicap = Schwarze Steine auf den traditionellen Punkten vor dem ersten Zug von Weiß
arg-clock = Zeit: 10m, 5m+5x30s (Byo-yomi), 10m+25/10m (kanadisch), 5m+10s (Fischer) oder none
arg-referee-net = Ein Netz, das noch einmal hinsieht, wo der schnelle Richter keine Übereinstimmung findet: own (das mitgelieferte) oder eine Datei von KataGo (.bin.gz oder .txt.gz)
arg-net = Das Netz, das den Computer leitet: own (das mitgelieferte), eine Datei von KataGo (.bin.gz oder .txt.gz), oder none: Dann spielt er mit Playouts, höchstens 10k, und analysiert nichts
arg-kernel = Die Befehle des Prozessors, mit denen das Netz ausgewertet wird: avx512-bf16, avx512, avx2 oder portable; die Umgebungsvariable TENGEN_KERNEL sagt dasselbe; ohne beide die schnellsten, die er hat
arg-precision = Wie das Netz rechnet: f32, in Wahrscheinlichkeiten auf 2·10⁻⁶ genau, oder bf16, bis zu doppelt so schnell und um bis zu 0,02 und 0,19 Punkte daneben; die Umgebungsvariable TENGEN_PRECISION sagt dasselbe; ohne beide, was hier am schnellsten ist
arg-threads = Wie viele Threads suchen; ohne Angabe alle des Rechners
arg-rank = Wie stark der Computer spielt: 20k (am schwächsten) bis 1k, 1d bis 9d, oder full
arg-time-per-move = Höchstens so viele Sekunden für einen Zug
arg-max-memory = Höchstens so viel Speicher für eine Suche, in MiB
arg-file = Die Aufzeichnung; - für die Standardeingabe
arg-game = Welche Partie der Datei
arg-at = Nach welchem Zug; ohne Angabe nach dem letzten
arg-output = Die Datei, die geschrieben wird; - für die Standardausgabe
arg-json = JSON ausgeben
arg-paths = Aufzeichnungen, - für die Standardeingabe, Ordner, die in jeder Tiefe durchsucht werden (.sgf, .ngf, .gib, .ugf, .ugi, .mgt, .sgf.txt, jede auch mit .gz), und Archive (.zip)
arg-encoding = Die Zeichenkodierung der Aufzeichnungen, etwa gbk, was sie auch selbst sagen
arg-path = Die Zugfolge: für jede Verzweigung von der Wurzel an eine Zahl, 0 für die erste Fortsetzung, etwa 0.2.1. Die Stellung ist die nächste Verzweigung oder das Ende
arg-node = Der Knoten, nach seiner Nummer in der Reihenfolge der Datei; die Wurzel ist 0
arg-in-place = Die Dateien selbst ändern
arg-force = Dateien überschreiben, die es schon gibt

## Arguments of one command

arg-backup-file = Die Datei für die Kopie, die es noch nicht geben darf
arg-backup-data = Der Datenordner; ohne Angabe der des Systems
arg-restore-file = Die Kopie
arg-restore-data = Der Datenordner; ohne Angabe der des Systems
arg-migrate-store-from = Der Datenordner oder die PostgreSQL-Datenbank, woraus gelesen wird; die Partien bleiben darin, und die Quelle wird als umgezogen vermerkt, sodass kein Server mehr darauf startet
arg-migrate-store-to = Der Datenordner oder die PostgreSQL-Datenbank, wohin geschrieben wird; sie muss leer sein
arg-serve-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien
arg-serve-bind = Die Adresse, an der gelauscht wird
arg-serve-data = Der Ordner für die Partien, auch als Variable TENGEN_DATA; ohne Angabe der Datenordner des Systems
arg-serve-database = Alles in dieser PostgreSQL-Datenbank halten, postgres://NUTZER:PASSWORT@RECHNER/NAME, nicht in einem Ordner; die Variable TENGEN_DATABASE sagt dasselbe
arg-serve-bus = Die Datenbank mit anderen Servern teilen, die über diesen NATS-Server voneinander hören, nats://NUTZER:PASSWORT@RECHNER; die Variable TENGEN_BUS sagt dasselbe
arg-admin-data = Der Datenordner des Servers; ohne Angabe der des Systems
arg-admin-socket = Der Socket des Servers, wenn er seine Partien in PostgreSQL hält
arg-admin-kind = Nur diese
arg-admin-state = Nur laufende Partien, oder nur beendete
arg-admin-older = Nur die, die sich so viele Tage nicht geändert haben
arg-admin-limit = Höchstens so viele
arg-admin-name = Der gesuchte Text, groß oder klein geschrieben
arg-admin-item = Eine Nummer (g7 eine Partie oder Aufzeichnung, s7 eine Studie) oder ein Link
arg-admin-yes = Nicht nachfragen
arg-admin-role = black, white, both oder watch; bei einer Studie own, write oder read
arg-admin-undo = Das Ergebnis wieder zählen lassen
arg-admin-invite-role = child (Kind), player (wer spielt), teacher (Lehrkraft), director (Turnierleitung), moderator, administrator oder owner (wem der Server gehört)
arg-admin-role-name = Der Name der Person
arg-admin-role-role = child (Kind), player (wer spielt), teacher (Lehrkraft), director (Turnierleitung), moderator, administrator oder owner (wem der Server gehört); ein Kind trifft keine Fremden: keine Lobby und keine Seite, die andere sehen
arg-admin-days = Für wie viele Tage
arg-serve-socket = Der Socket für tengen admin; sonst admin.sock im Datenordner, mit --database keiner
arg-serve-secret = Die Datei mit dem Geheimnis, aus dem die Links folgen, 32 Bytes, für alle Server einer Datenbank dieselbe; die Variable TENGEN_SECRET_FILE sagt dasselbe; sonst die Datei „secret“ im Datenordner; eine Datei, die fehlt, wird angelegt, wenn keine Partien von ihr abhängen und --bus fehlt
arg-restore-new-links = Das Geheimnis der Kopie ist verloren: Alte Links öffnen ihre Partien weiter, und der Server zeigt neue daneben
arg-serve-threads = Wie viele Threads über einen Zug des Computers nachdenken
arg-serve-public-url = Die Adresse, unter der man es durch einen Webserver erreicht, etwa https://go.example.org; mit https reisen Cookies nur verschlüsselt
arg-serve-trust-proxy = Diesem Proxy, oder allen eines Subnetzes wie 10.0.0.0/8, glauben, wenn er sagt, für wen er fragt
arg-serve-proxy-header = Der Header, in dem diese Proxys sagen, für wen sie fragen; kein anderer wird gelesen
arg-serve-limits = Was erlaubt ist, insgesamt, für eine Adresse, und wie oft: home, club, public oder eine eigene Datei; ohne Angabe home, wenn nur dieser Rechner hinkommt, public mit --public-url, sonst club
arg-serve-people = Wie Menschen auf den Server kommen: eine TOML-Datei, in der accounts open ist (einen Namen hat, wer will), invited (wer eingeladen ist) oder off; ohne Angabe open, wo es eine Lobby gibt
arg-serve-metrics = Unter dieser Adresse mit Port, etwa 127.0.0.1:9610, /metrics (für Prometheus), /healthz und /readyz beantworten
arg-serve-log = Was auf die Standardfehlerausgabe kommt: faults (Störungen), oder requests, also auch Anfragen, jede mit ihrer Zeit und einem Namen, ohne Schlüssel
arg-serve-log-json = Das Protokoll als JSON schreiben, ein Objekt je Zeile
arg-serve-no-open = Den Browser nicht öffnen
arg-serve-workers-token = Helfer (tengen worker), die das Wort in dieser Datei kennen, für diesen Server nachdenken lassen; die Variable TENGEN_WORKERS_TOKEN sagt das Wort selbst
arg-serve-searches = Wie viele Computerspieler auf diesem Rechner zugleich suchen; ohne Angabe so viele, wie er Kerne dafür hat; bei 0 suchen Helfer für sie

arg-worker-server = Die Adresse des Servers
arg-worker-token = Das Wort, das der Server mit --workers-token bekam; die Variable TENGEN_WORKERS_TOKEN sagt dasselbe, und andere Benutzer dieses Rechners sehen sie nicht
arg-worker-cores = Wie viele Aufgaben zugleich erledigt werden; ohne Angabe so viele, wie der Rechner Kerne hat
arg-play-free-handicap = Schwarze Steine, die Schwarz vor dem ersten Zug von Weiß frei setzt
arg-play-color = Deine Farbe; bei nigiri rätst du, wie viele Steine in einer Hand sind
arg-play-two = Zwei Personen spielen an diesem Terminal
arg-play-save = Die Aufzeichnung vom ersten Zug an in dieser Datei behalten
arg-play-rules = Die Regeln, mit Namen oder aus einer Datei; ohne Angabe die der Aufzeichnung, die weitergespielt wird, oder japanische
arg-play-resume = Die in dieser Datei aufgezeichnete Partie fortsetzen
arg-play-encoding = Die Zeichenkodierung der Aufzeichnung, die --resume nennt
arg-gtp-visits = Höchstens so viele Playouts für einen Zug
arg-gtp-rules = Die Regeln, mit Namen oder aus einer Datei, auch für geladene Aufzeichnungen; kata-set-rules setzt sie ebenfalls. Ohne Angabe chinesische, und für eine geladene Aufzeichnung ihre eigenen oder japanische
arg-gtp-ponder = Auch in der Zeit des Gegners nachdenken (mit einem Netz)
arg-gtp-seed = Der Startwert des Zufalls; ohne Angabe jedes Mal ein anderer
arg-gtp-size = Linien des Bretts, bis das steuernde Programm andere nennt
arg-gtp-encoding = Die Zeichenkodierung der Aufzeichnungen, die loadsgf liest, etwa gbk, was sie auch selbst sagen
arg-gtp-name = Der Name, der dem steuernden Programm gesagt wird; manches richtet sich danach
arg-gtp-version-told = Die Version, die dem steuernden Programm gesagt wird, wo es die eines anderen verlangt
arg-match-a = Der Befehl der ersten Engine, in Anführungszeichen; `tengen` ist dieses Programm
arg-match-b = Der Befehl der zweiten Engine
arg-match-name-a = Wie die erste Engine heißen soll; ohne Angabe wie ihr Programm
arg-match-name-b = Wie die zweite Engine heißen soll
arg-match-games = Wie viele Partien, eine gerade Zahl: jede Eröffnung wird zweimal gespielt
arg-match-parallel = Wie viele Partien zugleich
arg-match-black = Wer die schwarzen Steine hat: in jedem Paar jede Engine einmal, oder immer dieselbe
arg-match-time-per-move = Sekunden für jeden Zug
arg-match-margin = Sekunden, die ein Zug länger dauern darf als erlaubt, bevor die Partie verloren ist
arg-match-patience = Sekunden, die auf alles gewartet wird, was nicht auf der Uhr ist: den Start, eine Antwort, einen Zug ohne Zeitgrenze
arg-match-max-moves = Eine Partie mit so vielen Zügen bleibt ohne Ergebnis; ohne Angabe drei je Punkt des Bretts
arg-match-openings = So viele zufällige Eröffnungen; oder Aufzeichnungen, auch Ordner davon; 0 für keine
arg-match-plies = Züge einer Eröffnung: 4 einer zufälligen, alle einer Aufzeichnung, wenn nichts gesagt ist
arg-match-rules = Die Regeln, mit Namen
arg-match-seed = Der Startwert der zufälligen Eröffnungen
arg-match-sprt = Den Wettkampf beenden, sobald er diese zwei Unterschiede in Elo auseinanderhält
arg-match-out = Der Ordner, in dem der Wettkampf aufbewahrt und aus dem er fortgesetzt wird
arg-match-json = Die Zusammenfassung als JSON ausgeben, sonst nichts
arg-learn-page = Die Seite, mit der begonnen wird; ohne Angabe die erste, die noch nicht geschafft ist
arg-learn-list = Für jede Seite eine Zeile ausgeben: ob sie geschafft ist, ihr Name, ihr Titel
arg-learn-data = Der Ordner, in dem steht, welche Seiten geschafft sind; ohne Angabe der Datenordner des Systems
arg-rules-rules = Das Regelwerk, das erklärt wird: ein Name, eine Datei, oder wie KataGo Regeln schreibt
arg-rules-toml = Es als Datei zum Ändern schreiben
arg-rules-compare = Zwei Regelwerke nebeneinander, mit Zeichen, wo sie sich unterscheiden
arg-glossary-term = Ein Begriff in einer der Sprachen und Schriften, oder ein Teil davon
arg-referee-rules = Die Regeln, nach denen geprüft wird, was auch die Aufzeichnungen sagen
arg-referee-json = Für jede Partie eine Zeile JSON ausgeben
arg-referee-threads = Wie viele Threads prüfen; ohne Angabe alle des Rechners
arg-count-file = Eine Aufzeichnung, oder eine mit X, O und . gezeichnete Stellung (-: Standardeingabe)
arg-count-dead = Die toten Steine, etwa D4,Q16, oder none
arg-count-seki = Die Steine, die in Seki leben, oder none
arg-count-rules = { arg-judge-rules }
arg-count-komi = { arg-judge-komi }
arg-count-method = Die Zählung von Hand zeigen: prisoners, half oder fill
arg-count-pictures = Ein Bild jedes Schritts in diesen Ordner schreiben
arg-judge-file = Eine Aufzeichnung, oder eine mit X, O und . gezeichnete Stellung (- für die Standardeingabe)
arg-judge-rules = Die Regeln, nach denen gezählt wird; ohne Angabe die, die in der Aufzeichnung oder um die Zeichnung stehen, oder japanische
arg-judge-komi = Punkte für Weiß, in halben Punkten; ohne Angabe das, was die Datei sagt, oder das Komi der Regeln
arg-judge-to-move = Wer in einer gezeichneten Stellung am Zug wäre; sonst die Seite, die ihre Überschrift nennt, oder Schwarz
arg-judge-net = Das Netz, das gefragt wird, wo nichts sicher ist: own (das mitgelieferte), eine Datei von KataGo (.bin.gz oder .txt.gz) oder none
arg-judge-svg = Ein Bild ausgeben
arg-solve-size = Linien eines leeren Bretts, etwa 4 oder 5x3
arg-solve-position = Eine Aufzeichnung, oder eine mit X, O und . gezeichnete Stellung (- für die Standardeingabe), statt --size
arg-solve-rules = Die Regeln; ohne Angabe die, die um die Zeichnung stehen, oder Tromp–Taylor
arg-solve-to-move = Wer auf einem leeren Brett oder in einer gezeichneten Stellung am Zug ist; sonst die Seite, die ihre Überschrift nennt, oder Schwarz
arg-solve-komi = Punkte für Weiß, in halben Punkten; ohne Angabe das Komi, das um die Zeichnung steht, oder 0
arg-solve-max-memory = Höchstens so viel Speicher für das, was gemerkt wird, in MiB
arg-tournament-file = Das Turnier: eine Datei von OpenGotha oder MacMahon, oder eine Liste von Ergebnissen; - für die Standardeingabe
arg-tournament-round = Die Runde; ohne Angabe die letzte mit Partien für Ranglisten und die nächste für Paarungen
arg-tournament-csv = Eine Tabelle mit Kommas ausgeben
arg-tournament-together = Zwei Spieler, die sich treffen sollen, mit ihren Nummern in der Reihenfolge der Namen; mehrmals möglich
arg-tournament-apart = Spieler, die sich nicht treffen sollen, mit ihren Nummern; mehrmals möglich
arg-tournament-bye = Die Nummer des Spielers, der spielfrei ist
arg-tournament-system = Wie die Runden gepaart werden
arg-tournament-players = Die Zahl der Spieler
arg-tournament-rounds = Die Zahl der Runden eines McMahon- oder Schweizer Turniers
arg-tournament-strongest = Die Stärke des stärksten Spielers
arg-tournament-weakest = Die Stärke des schwächsten Spielers
arg-tournament-bar = Die obere Schranke eines McMahon-Turniers
arg-tournament-error = Um wie viele Wertungspunkte die angegebenen Ränge falsch sind, als Standardabweichung
arg-tournament-times = Die Zahl der Turniere
arg-tournament-seed = Der Startwert der Zufallszahlen; ohne Angabe jedes Mal ein anderer
arg-tournament-output = Die Datei, die geschrieben wird; ihre Endung sagt, was sie ist
arg-tournament-force = Die Datei überschreiben, wenn es sie gibt
arg-sgf-game = Nur die Partie mit dieser Nummer in jeder Datei
arg-sgf-output = Die Datei oder der Ordner, wohin geschrieben wird; ohne Angabe die Standardausgabe
arg-sgf-strip-comments = Kommentare herausnehmen (C, N, GC)
arg-sgf-strip-marks = Marken herausnehmen (TR, SQ, CR, MA, SL, LB, AR, LN, DD, VW)
arg-sgf-strip-analysis = Herausnehmen, was Programme von ihren Analysen schrieben (SBKV, KT, LZ, V und andere), und ihre Texte in Kommentaren
arg-sgf-split-output = Der Ordner, in den geschrieben wird
arg-sgf-merge-output = Die Datei, die geschrieben wird; - für die Standardausgabe
arg-sgf-rotate-by = Der Winkel in Grad
arg-sgf-mirror-swap = Die Seiten des Bretts, die ihre Plätze tauschen
arg-sgf-rename-to = Das Muster der neuen Namen
arg-sgf-rename-dry-run = Die neuen Namen sagen und nichts ändern
arg-sgf-stats-moves = Wie viele Züge eine Eröffnung hat
arg-sgf-stats-top = Wie viele Eröffnungen und Spieler höchstens aufgelistet werden
arg-convert-game = Nur die Partie mit dieser Nummer in jeder Datei
arg-convert-output = Die Datei oder der Ordner, wohin geschrieben wird; ohne Angabe die Standardausgabe
arg-diagram-numbers = Die Steine der letzten so vielen Züge nummerieren
arg-diagram-no-coordinates = Buchstaben und Zahlen um das Brett weglassen
arg-diagram-output = Die Datei, die geschrieben wird, ihr Name sagt das Format; - für die Standardausgabe
arg-diagram-format = Das Format, wo es der Name der Datei nicht sagt
arg-diagram-part = Nur den Teil des Bretts zwischen zwei Ecken zeichnen, etwa C3-G9
arg-diagram-thumbnails = Von jeder Partie ein kleines Bild in diesen Ordner zeichnen
arg-show-at = Nach welchem Zug begonnen wird
arg-study-file = Die Aufzeichnung
arg-study-net = Das Netz, das der Richter fragt: own (das von Tengen), eine Datei von KataGo (.bin.gz oder .txt.gz) oder none
arg-analyze-net = Das Netz, das urteilt: own (das mitgelieferte) oder eine Datei von KataGo (.bin.gz oder .txt.gz)
arg-analyze-game = Nur die Partie mit dieser Nummer in jeder Datei
arg-analyze-variations = Auch die anderen Varianten des Baums analysieren, die Hauptvariante zuerst
arg-analyze-full = Mit --sgf: alle betrachteten Züge behalten, nicht nur den besten (Eigenschaft TENGENV, siehe docs/analysis.md)
arg-analyze-report = Die Seite mit einem Bericht zum Drucken schreiben: Phasen, Diagramme der entscheidenden Züge, die Zählung
arg-analyze-pdf = Den Bericht als PDF schreiben
arg-analyze-paper = Das Papier des PDF
arg-analyze-rank = Fehler so benennen wie für Spieler dieses Rangs, etwa 8k
arg-analyze-moves = Nur diese Züge, etwa 20..60, 20.. oder 57
arg-analyze-visits = Wie viele Stellungen die Suche für jeden Zug ansieht
arg-analyze-time = Sekunden für jeden Zug statt einer Zahl von Stellungen
arg-analyze-rules = Die Regeln, was auch die Aufzeichnung sagt
arg-analyze-json = Ein JSON-Objekt schreiben (docs/analysis.md sagt, was darin ist)
arg-analyze-sgf = Die Aufzeichnung mit Gewinnaussichten, Vorsprung, Kommentaren und besseren Zugfolgen schreiben. Stellungen, die sie mit mindestens so vielen Besuchen hat, werden nicht noch einmal durchsucht
arg-analyze-html = Eine Seite für den Browser schreiben, die ohne Internet auskommt
arg-analyze-output = Die Datei, die geschrieben wird, ihr Name sagt die Form, oder ein Ordner; ohne Angabe die Standardausgabe
arg-analysis-net = Das Netz, das urteilt: own (das mitgelieferte) oder eine Datei von KataGo (.bin.gz oder .txt.gz)
arg-analysis-threads = Wie viele Stellungen zugleich angesehen werden; ohne Angabe so viele, wie der Rechner Threads hat
arg-analysis-search-threads = Wie viele Threads jede davon ansehen
arg-analysis-visits = Besuche, wo eine Anfrage nichts sagt (maxVisits)
arg-analysis-report-as = Wessen Gewinnaussichten und Punkte gesagt werden, wo eine Anfrage nichts sagt
arg-analysis-version-told = Die Version, die query_version sagt, wo ein Programm die eines anderen verlangt
arg-net-file = Das Netz: own (das mitgelieferte) oder eine Datei von KataGo (.bin.gz oder .txt.gz)
arg-net-bench-threads = Wie viele Threads auswerten, jeder für sich
arg-net-bench-batch = Wie viele Stellungen zusammen ausgewertet werden
arg-net-bench-seconds = Die Prozessorzeit, die jeder Thread verbraucht, in Sekunden
arg-completions-shell = Die Shell, die das Skript ausführen soll
arg-man-folder = Der Ordner für alle Seiten (tengen.1, tengen-play.1 …), der angelegt wird, wenn es ihn nicht gibt; ohne ihn wird tengen.1 ausgegeben
arg-help-subcommand = Der Befehl

## Words in capitals

value-address = ADRESSE
value-color = FARBE
value-colour = FARBE
value-command = BEFEHL
value-database = DATENBANK
value-dir = ORDNER
value-elo = ELO
value-file = DATEI
value-format = FORMAT
value-header = KOPFZEILE
value-in = EINGABE
value-item = SACHE
value-language = SPRACHE
value-method = ART
value-mib = MIB
value-moves = ZÜGE
value-name = NAME
value-number = ZAHL
value-out = AUSGABE
value-page = SEITE
value-paper = PAPIER
value-pattern = MUSTER
value-points = PUNKTE
value-port = PORT
value-rank = RANG
value-role = ROLLE
value-seconds = SEKUNDEN
value-shell = SHELL
value-sides = SEITEN
value-size = GRÖSSE
value-state = ZUSTAND
value-stones = STEINE
value-system = SYSTEM
value-term = BEGRIFF
value-text = TEXT
value-time = ZEIT
value-token = WORT
value-url = URL
value-version = VERSION
value-what = WAS
value-who = WER
