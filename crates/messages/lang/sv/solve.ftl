# Små bräden lösta: vad tengen solve säger.

solve-heading = { $size }, { $rules }, komi { $komi }, { $colour ->
    [black] Svart
   *[white] Vit
} vid draget:
solve-prisoners = Fångar: Svart { $black }, Vit { $white }
solve-line = Bästa spel: { $line }
solve-bounds = Inte löst. I bästa fall för Vit: { $low }; i bästa fall för Svart: { $high }
solve-positions = { $positions ->
    [one] { $positions } ställning undersöktes
   *[other] { $positions } ställningar undersöktes
}
solve-progress = Svarts ledning på brädet är från { $low } till { $high }
solve-what = säg --size eller --position
solve-turn = drag { $number }: { $colour ->
    [black] Svart
   *[white] Vit
} är inte vid draget
solve-move = drag { $number }: { $why }
solve-end-turn = protokollet säger att { $colour ->
    [black] Svart
   *[white] Vit
} är vid draget, men så är det inte
solve-size = ett bräde på { $size } har { $points } punkter: högst { $most } går att lösa
solve-territory-size = ett bräde på { $size } har { $points } punkter: med japanska regler går högst { $most } att lösa
solve-long-cycle = en lång cykel avgör, och den har inget resultat med dessa regler
solve-no-superko = dessa regler har ingen superko, och vad en lång cykel är värd är inget poängtal
solve-other-superko = denna superko är inte löst än: bara positionell, situationell och naturlig situationell är det
solve-ending = dessa regler avslutar inte partiet med två pass, och bara det är löst än
solve-scoring = dessa regler räknar inte yta, och bara yta är löst än
solve-over = två pass har avslutat partiet
