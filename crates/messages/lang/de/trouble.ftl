# Warum ein Befehl nicht tun konnte, worum er gebeten wurde.

interrupted = unterbrochen
output-closed = die Ausgabe wurde geschlossen
network-rank = ohne Netz erreicht der Computer { $rank } nicht: lass --net none weg, oder sag einen Rang bis { $best }, oder full
network-unusable = das Netz { $file } ist nicht zu gebrauchen: { $why }
file-unwritten = { $file } kann nicht geschrieben werden: { $why }; nenn mit -o eine andere
diagram-format = sag --format svg, png oder txt, oder eine Datei, die so endet
analyze-format = sag --json, --sgf oder --html, oder eine Datei, die auf .txt, .json, .sgf oder .html endet
serve-no-folder = auf diesem Rechner gibt es keinen Ordner für Daten; nenn einen mit --data ORDNER
serve-open-to-all = erreichbar an { $address }: Jeder im Netz kann Partien mit ihren Links öffnen
serve-no-browser = der Browser ging nicht auf ({ $why }); öffne die Adresse oben in ihm
serve-no-data = der Datenordner { $what } ist nicht zu gebrauchen: { $why }; nenn mit --data einen anderen
serve-no-store = die Datenbank { $what } ist nicht zu gebrauchen: { $why }; nenn mit --data einen anderen Ordner
serve-port-taken = { $what } ist von einem anderen Programm belegt, vielleicht von einem anderen Tengen; sag mit --port, welchen Port, oder 0 für irgendeinen freien
serve-no-port = an { $what } kann nicht gelauscht werden: { $why }; sag mit --port, welchen Port, oder 0 für irgendeinen freien
serve-system = das System weigert sich: { $why }
network-imitates = { $name } ahmt Spieler nach und muss wissen, wen: Es kann keine Partie beurteilen
network-board = das Brett ist { $size }: Netze kennen Bretter mit 2 bis { $longest } Linien je Seite
katago-human-model = ein Netz, das Menschen nachahmt, kann nicht verwendet werden; ohne -human-model starten
katago-config-unread = die Konfiguration { $file } kann nicht gelesen werden: { $why }
katago-setting-wrong = die Einstellung { $name } kann nicht { $value } sein
katago-setting-unknown = keine Einstellung von Tengen: { $name } = { $value }
