# Nätverk beskrivna, prövade och mätta: vad tengen net säger.

net-name = Namn
net-version = Version
net-version-of = { $version } av formatet
net-trunk = Stam
net-trunk-of = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } block
}, { $channels ->
    [one] { $channels } kanal
   *[other] { $channels } kanaler
}
net-weights = Vikter
net-weights-of = { $weights }, { $size } MiB i enkel precision
net-policy = Drag
net-value = Omdöme
net-players = Spelare
net-players-of = { $players ->
    [told] måste anges (det härmar dem), så att det inte kan vägleda en sökning här
   *[untold] anges inte
}
net-says-policy = varje drags sannolikhet
net-says-optimistic-policy = varje drags optimistiska sannolikhet
net-says-move-values = varje drags värde
net-says-move-scores = varje drags poäng
net-says-outcome = vinst, förlust, inget resultat
net-says-score = poäng och deras spridning
net-says-lead = ledning
net-says-ownership = vems varje punkt är
net-says-errors = hur fel allt detta kan vara
net-check = { $name } ({ $positions ->
    [one] { $positions } ställning
   *[other] { $positions } ställningar
})
net-not-finite = alla svar är inte ändliga tal
net-probability = sannolikhet
net-points = poäng
net-ownership = tillhörighet
net-good = bra
net-too-far-off = FÖR LÅNGT IFRÅN
net-no-kernel = det finns ingen räknekärna som går överallt
net-wrong = { $file } räknas inte som det ska på den här processorn
net-bench = { $speed } uträkningar per sekund av processorns tid: { $evaluations } på { $seconds } s, bräde { $size }, { $kernel }, { $precision }
