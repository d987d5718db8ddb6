# Was an den Argumenten eines Befehls nicht stimmt.

argument-invalid = „{ $value }“ geht nicht bei { $argument }: { $why }
argument-not-possible = „{ $value }“ geht nicht bei { $argument }
argument-empty = bei { $argument } fehlt der Wert
argument-unknown = „{ $argument }“ gibt es hier nicht
argument-unknown-command = den Befehl „{ $command }“ gibt es nicht
argument-command-missing = bei „{ $command }“ fehlt der Befehl
argument-missing = es fehlt: { $arguments }
argument-twice = { $argument } geht nur einmal
argument-conflict = { $argument } geht nicht zusammen mit { $others }
argument-too-many = { $argument } nimmt keinen weiteren Wert „{ $value }“
argument-count = { $argument } nimmt { $wanted ->
    [one] { $wanted } Wert
   *[other] { $wanted } Werte
}, nicht { $given }
argument-not-text = ein Argument ist kein Text in UTF-8
argument-other = die Argumente sind nicht zu verstehen
argument-similar = vielleicht „{ $similar }“?
argument-choices = möglich: { $values }
argument-and = { $mistake }; { $more }
argument-help = Mehr sagt --help.

## What values have to be

wanted-size = sag 9, 19 oder 13x9; jede Seite hat 2 bis 25 Linien
wanted-small-size = sag 4 oder 5x3
wanted-network-size = Netze kennen Bretter mit bis zu { $longest } Linien je Seite
wanted-rules = `tengen rules` zählt die bekannten auf
wanted-kata-rules = keine Regeln in KataGos JSON: { $why }
wanted-komi = sag eine Zahl von Punkten in halben Schritten, von -10000 bis 10000
wanted-prisoners = sag, wie viele Steine Schwarz und Weiß gefangen haben, etwa 5,2
wanted-color = sag black (Schwarz) oder white (Weiß)
wanted-clock = sag none, 10m (absolut), 10m+5x30s (Byo-yomi), 10m+25/10m (kanadisch), 5m+10s oder 5m+10s max 10m (Fischer)
wanted-whole = sag eine ganze Zahl von { $low } bis { $high }
wanted-at-least = sag eine ganze Zahl ab { $low }
wanted-seconds = sag eine Zahl von Sekunden von 0.001 bis 86400
wanted-address = sag eine IP-Adresse, etwa 127.0.0.1 oder ::1
wanted-public-url = eine Adresse wie https://go.example.org, ohne Pfad
wanted-limits = sag home, club oder public, oder eine Datei mit Grenzen: { $why }
wanted-socket = sag eine Adresse mit Port, etwa 127.0.0.1:9610
wanted-subnet = sag eine IP-Adresse oder ein Subnetz, etwa 127.0.0.1 oder 10.0.0.0/8
wanted-token = ein solches Wort hat 16 bis 200 Buchstaben, Ziffern und Zeichen, ohne Leerzeichen
limits-twice = „{ $name }“ steht da zweimal
people-form = schreib accounts = …, und dahinter „open“, „invited“ oder „off“ in geraden Anführungszeichen
limits-form = { $form ->
    [count] schreib „{ $name }“ als ganze Zahl ab 1, etwa { $name } = 2000
    [share] schreib „{ $name }“ als { $name } = {"{"} all = 5000, address = 200 {"}"}: ganze Zahlen ab 1, „address“ höchstens so groß wie „all“
    [pace] schreib „{ $name }“ als { $name } = {"{"} burst = 30.0, a-minute = 10.0 {"}"}: mindestens 1 auf einmal und 0,001 in der Minute
    [space] schreib „space“ als space = {"{"} most-mib = 10000, free-mib = 500 {"}"}: ganze Zahlen, „most-mib“ ab 1
    [retention] schreib „retention“ als retention = {"{"} open-games = 365, finished-games = 365, records = 365, studies = 365 {"}"}: Tage ab 1; was fehlt, bleibt für immer
    [flag] schreib „{ $name }“ als { $name } = true oder { $name } = false
    [unknown] „{ $name }“ gibt es hier nicht; möglich sind: { $known }
   *[none] schreib einen Namen, = und einen Wert, etwa games = 2000
}
wanted-strength = die Ränge sind 30k (am schwächsten) bis 1k und 1d bis 9d (am stärksten)
wanted-players = Nummern von Spielern mit Bindestrichen dazwischen, jede einmal, etwa 3-7
wanted-rank = die Ränge sind 20k (am schwächsten) bis 1k, 1d bis 9d (am stärksten) und full
wanted-precision = die Genauigkeiten sind f32 und bf16
wanted-kernel = dieser Prozessor hat { $kernels }
wrong-variable = die Umgebungsvariable { $name } nennt „{ $value }“, was hier nicht bekannt ist; bekannt sind { $known }
wanted-moves = sag Züge mit ihren Nummern, ab 1: 20..60, 20.., ..60 oder 57
wanted-even = sag eine gerade Zahl von Partien: Eröffnungen werden paarweise gespielt
wanted-language = in { $language } gibt es keine Texte; es gibt { $languages }
wanted-clock-above-zero = { $field ->
    [main] die Grundzeit
    [periods] die Zahl der Perioden
    [stones] die Zahl der Steine
    [period] die Periode
    [increment] die Zugabe
   *[cap] die Obergrenze
} muss mehr als null sein
wanted-clock-smaller = { $field ->
    [main] die Grundzeit darf nicht mehr als 30 Tage sein
    [periods] die Zahl der Perioden darf nicht mehr als { $count } sein
    [stones] die Zahl der Steine darf nicht mehr als { $count } sein
    [period] die Periode darf nicht mehr als 30 Tage sein
    [increment] die Zugabe darf nicht mehr als 30 Tage sein
   *[cap] die Obergrenze darf nicht mehr als 30 Tage sein
}
wanted-clock-larger-cap = die Obergrenze darf nicht unter der Grundzeit liegen
wanted-elo = sag zwei Unterschiede in Elo von -2000 bis 2000, den kleineren zuerst, etwa 0,50
wanted-program = es ist kein Programm genannt
wanted-closed-quote = das Anführungszeichen { $quote } an Stelle { $at } wird nicht geschlossen
