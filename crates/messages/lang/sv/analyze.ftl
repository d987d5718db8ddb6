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
