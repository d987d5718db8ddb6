# Netze beschrieben, geprüft und gemessen: was tengen net sagt.

net-name = Name
net-version = Version
net-version-of = { $version } des Formats
net-trunk = Rumpf
net-trunk-of = { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
}, { $channels ->
    [one] { $channels } Kanal
   *[other] { $channels } Kanäle
}
net-weights = Gewichte
net-weights-of = { $weights }, { $size } MiB in einfacher Genauigkeit
net-policy = Züge
net-value = Urteil
net-players = Spieler
net-players-of = { $players ->
    [told] müssen genannt werden (es ahmt sie nach), sodass es hier keine Suche leiten kann
   *[untold] werden nicht genannt
}
net-says-policy = Wahrscheinlichkeit jedes Zugs
net-says-optimistic-policy = optimistische Wahrscheinlichkeit jedes Zugs
net-says-move-values = Wert jedes Zugs
net-says-move-scores = Punkte jedes Zugs
net-says-outcome = Gewinn, Verlust, ohne Ergebnis
net-says-score = Punkte und ihre Streuung
net-says-lead = Vorsprung
net-says-ownership = wem jeder Punkt gehört
net-says-errors = wie weit all das danebenliegen kann
net-check = { $name } ({ $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
})
net-not-finite = nicht alle Antworten sind endliche Zahlen
net-probability = Wahrscheinlichkeit
net-points = Punkte
net-ownership = Besitz
net-good = gut
net-too-far-off = ZU WEIT DANEBEN
net-no-kernel = es gibt keinen überall lauffähigen Rechenkern
net-wrong = { $file } wird auf diesem Prozessor nicht richtig ausgewertet
net-bench = { $speed } Auswertungen je Sekunde Prozessorzeit: { $evaluations } in { $seconds } s auf { $size }, { $kernel }, { $precision }
