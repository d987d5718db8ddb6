# Vad dragen i ett parti var värda: vad tengen analyze säger.

analyze-terms = { $size }, regler: { $rules }, komi { $komi }
analyze-judged = Bedömt av { $network }, { $effort }
analyze-visits = { $visits ->
    [one] { $visits } besök per ställning
   *[other] { $visits } besök per ställning
}
analyze-seconds = { $seconds } s per ställning
analyze-head-moves = drag
analyze-head-accuracy = träffsäkerhet
analyze-head-points = poäng/drag
analyze-head-inaccuracies = onoggrannheter
analyze-head-mistakes = misstag
analyze-head-blunders = grova misstag
analyze-no-worst = Inget drag förlorade så mycket att det skulle kallas en onoggrannhet.
analyze-worst = De sämsta dragen
analyze-worst-move = drag
analyze-worst-colour = {""}
analyze-worst-played = spelat
analyze-worst-lost = förlorade poäng
analyze-worst-rate = vinstchans
analyze-worst-better = bättre
analyze-unreadable = efter drag { $number } går protokollet inte att läsa: { $why }

## Sidan

analyze-board = Ställning
analyze-position = { $number ->
    [0] Före första draget
   *[other] Ställning efter drag { $number }
}
analyze-back = Ett drag tillbaka
analyze-on = Ett drag framåt
analyze-keys = Piltangenter: ett drag; Page Up och Page Down: tio; Home och End: hela vägen.
analyze-illegal = Draget är mot reglerna.
analyze-lost = { $verdict ->
    [inaccuracy] En onoggrannhet
    [mistake] Ett misstag
   *[blunder] Ett grovt misstag
} som kostade { $points } poäng.
analyze-was-better = { $move ->
    [pass] Pass
   *[other] { $move }
} var bättre.
analyze-better = Bättre. { $ahead }
analyze-graph = Vinstchans och ledning, drag för drag
analyze-dots = Misstag och grova misstag
analyze-best = De bästa dragen här
analyze-lead = Svarts ledning
analyze-looks = Besök
analyze-line = Så skulle det gå vidare
analyze-players = Spelare
analyze-thresholds = En onoggrannhet kostar { $inaccuracy } poäng eller mer, ett misstag { $mistake }, ett grovt misstag { $blunder }.
