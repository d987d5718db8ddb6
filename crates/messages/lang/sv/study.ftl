# Ett avslutat parti eller en uppteckning, studerad: prövade drag, goda drag, misstag, brister, bilder.

## Drag som prövas vid sidan av partiet

try-hint = { $pointer ->
    [touch] Ett tryck
   *[mouse] Ett klick
} på brädet prövar ett drag vid sidan av partiet.
judge-here = Fråga domaren här
judge-about = { $move ->
    [0] Domaren om partiets början.
   *[other] Domaren om ställningen efter steg { $move }.
}
tried-about = { $move ->
    [0] Drag som prövas från början.
   *[other] Drag som prövas efter steg { $move }.
}
tried-text = { $pointer ->
    [touch] Ett tryck
   *[mouse] Ett klick
} på brädet spelar nästa drag. Partiet står som det står.
tried-legal = Reglerna tillåter det. { $colour ->
    [black] Svart är vid draget.
   *[white] Vit är vid draget.
}
tried-ko = Reglerna tillåter det. Ett ko är taget: { $colour ->
    [black] Svart
   *[white] Vit
} får inte ta tillbaka vid { $point } genast.
tried-suicide = Partiets regler tillåter självmord: stenarna utan frihet tas bort.
tried-stopped = Efter de här passen skulle spelet stanna.
tried-judge = Fråga domaren
estimate-finished = Domaren: { $result }. Så långt domaren ser finns det inget kvar att vinna.
estimate-open = Ställningen är inte färdigspelad, så inget räknas.
error-aside-superko = { $point } skulle upprepa ställningen efter drag { $move } i följden som du prövar.

## Goda drag och misstag

hint-show = Visa följden på brädet
hint-about = Den väntade fortsättningen efter { $point }, från steg { $move }.
mistakes = Misstag, det största först
mistakes-none = { $which ->
    [chosen] Inget drag av den sidan i den fasen kostade { $points } poäng eller mer.
    [so-far] Inget hittills bedömt drag kostade { $points } poäng eller mer.
    [unjudged] Inget drag är bedömt än.
   *[all] Inget drag kostade { $points } poäng eller mer.
}
mistakes-more = De { $shown } största av { $all } står i listan.
mistakes-to-board = Visa brädet
mistakes-to-list = Tillbaka till listan
mistake-lost = −{ $points } poäng
mistake-better = bättre: { $point }

## Vad ett protokoll säger

replay-set-up = { $move } av { $last } · Uppställt: { $what }
set-up-black = Svart { $points }
set-up-white = Vit { $points }
set-up-empty = tömt { $points }
note-step = Steg { $move }
mark-triangle = markerad med en triangel
mark-square = markerad med en kvadrat
mark-circle = markerad med en cirkel
mark-cross = markerad med ett kryss
mark-selected = utvald
mark-label = markerad { $label }
mark-pale = blek
mark-veiled = utanför den visade delen
mark-arrow = pil till { $point }
mark-line = linje till { $point }

## Bilder och länkar

share = Bild av och länk till den här ställningen
share-png = Bild (PNG)
share-svg = Ritning (SVG)
share-link = Öppnar den här ställningen, för åskådare

## Bara brädet

focus = Bara bräde och klockor (F)
focus-leave = Visa allt igen (Esc)
