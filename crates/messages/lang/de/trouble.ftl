# Warum ein Befehl nicht tun konnte, worum er gebeten wurde.

interrupted = unterbrochen
output-closed = die Ausgabe wurde geschlossen
network-rank = ohne Netz erreicht der Computer { $rank } nicht: lass --net none weg, oder sag einen Rang bis { $best }, oder full
network-unusable = das Netz { $file } ist nicht zu gebrauchen: { $why }
