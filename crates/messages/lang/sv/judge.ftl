# Hur stenarna i en ställning står och varför: vad domaren säger.

judge-finished = Färdigt: det finns inget kvar att spela om.
judge-finished-dame = Färdigt: det finns inget kvar att spela om utom dame, { $points }.
judge-left = Inte färdigt: { $what }
judge-border = en gräns är öppen vid { $points }
judge-region = { $from }–{ $to } ({ $points } punkter)
judge-teire = { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }: när dame är fyllda fångar motståndaren något där
judge-added = { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }, annars fångar motståndaren något där när dame är fyllda. Den är medräknad.
judge-ko = ett ko är öppet vid { $point }: { $colour ->
    [black] Svart
   *[white] Vit
} kan ta det
judge-chain = { $colour ->
    [black] Svart
   *[white] Vit
} { $point } ({ $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
})
judge-unsettled = { $chain }, inte avgjord: { $why }
judge-dead = Död: { $chain }: { $why } ({ $basis })
judge-to-capture = Kan fångas: { $chain }: { $why } ({ $basis })
judge-seki = I seki: { $chain }: { $why } ({ $basis })
judge-proved = bevisat
judge-read = läst till slut, om stenarna runt omkring står
judge-estimated = uppskattat, { $percent } %
judge-living = { $colour ->
    [black] Svart
   *[white] Vit
} lever med { $all ->
    [one] { $all } kedja
   *[other] { $all } kedjor
}: { $proved } bevisade, { $read } lästa, { $estimated } uppskattade.
judge-counted = Räkning (regler: { $rules }): Svart { $black }, Vit { $white }: { $outcome }
judge-counted-now = Räknat som det står (regler: { $rules }): Svart { $black }, Vit { $white }
judge-as-it-stands = Enligt dessa regler tas inga stenar bort efter överenskommelse: döda stenar måste fångas innan spelet slutar.

## Varför

why-two-eyes = den har två ögon, eller är förbunden med stenar som har det
why-no-room = den ligger bland motståndarens levande stenar, med plats för högst ett öga
why-holds = vad motståndaren än spelar där fångas den inte och behöver inget svar
why-answers = vad motståndaren än spelar där fångas den inte: { $answers }
why-captured = den fångas även om dess ägare börjar: { $line }
why-first-move = den som börjar avgör: ett drag på { $saved } räddar den, annars fångas den: { $line }
why-ko = den hänger på ett ko: { $line }
why-renewed = den kan fångas, men bara så att dess ägare får en ny sten där som inte kan fångas: { $line }
why-imagined = i tänkt spel, där ett ko återtas först efter ett pass för det, fångas den
why-foreseen = { $status ->
    [dead] partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den fångas
    [alive] partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den lever
   *[unsettled] partier som spelats vidare på måfå och ett neuronnät säger tillsammans inte om den lever
}
why-spare = { $why }; { $turns ->
    [one] även om motståndaren spelar ett drag
   *[other] även om motståndaren spelar { $turns } drag
} någon annanstans
why-shared = den delar { $points } med motståndarens stenar, och ingen sida kan fånga den andra genom att spela där först
why-playouts = { $status ->
    [dead] den fångades i de flesta partier som spelades vidare på måfå
    [alive] den levde i de flesta partier som spelades vidare på måfå
   *[unsettled] den levde i en del partier som spelades vidare på måfå och fångades i andra
}
why-divided = partier som spelats vidare på måfå och ett neuronnät väntar sig motsatsen till varandra
why-unread = den ser ut att stå i seki, men om den kan fångas är inte läst till slut
why-pass = passar
