# Vad dragen i ett parti var värda: vad tengen analyze säger.

analyze-terms = { $size }, regler: { $rules }, komi { $komi }
analyze-judged = Bedömt av { $network }, { $effort }
analyze-part = { $last ->
    [same] Bara drag { $first } av { $all } har bedömts.
   *[other] Bara drag { $first } till { $last } av { $all } har bedömts.
}
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
analyze-full-record = --full gäller protokoll: lägg till --sgf, eller säg en fil som slutar på .sgf
analyze-folder = en form med en fil för varje parti behöver en mapp för flera partier: { $option } MAPP/
analyze-one-game = filen har { $games } gopartier ({ $numbers }), och en sida handlar om ett: nämn ett med --game, eller en mapp med { $option } MAPP/
analyze-reused = { $positions ->
    [one] { $positions } ställning söktes
   *[other] { $positions } ställningar söktes
} inte igen: protokollet har dem med minst { $visits } besök
analyze-path = väg
analyze-variations = De sämsta dragen i { $variations ->
    [one] { $variations } variant
   *[other] { $variations } varianter
}
analyze-variations-good = I { $variations ->
    [one] varianten
   *[other] de { $variations } varianterna
} förlorade inget drag nog för att kallas en onoggrannhet.
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

## Rapporten

analyze-phase = fas
analyze-phase-opening = öppning
analyze-phase-middle = mittspel
analyze-phase-end = slutspel
analyze-report = Rapport
analyze-report-phases = Partiets faser
analyze-report-turns = Dragen som kostade mest av vinstchansen
analyze-report-signs = Krysset är draget som spelades, siffrorna en bättre dragföljd.
analyze-report-rate = Spelarens vinstchans: { $was }, sedan { $is }.
analyze-report-line = Bättre: { $line }.
analyze-report-end = Partiets slut
analyze-report-open = Ställningen är inte färdigspelad och räknas inte.
analyze-report-graph = Heldragen: Svarts vinstchans, 0 till 100 %. Streckad: Svarts ledning, −{ $points } till +{ $points } poäng.
analyze-pdf-letters = PDF:s typsnitt saknar några bokstäver i det här partiet: frågetecken står för dem. Sidan (--report) har alla bokstäver
