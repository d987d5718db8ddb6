# Lobbyn: människor som söker ett parti hittar varandra.

lobby = Lobbyn
lobby-says = Hitta någon att spela med. Ha sidan öppen medan du väntar: din utmaning slutar när den stängs.

## Ett parti genast

quick-match = Spela genast
quick-match-says = Du spelar mot den första som väljer samma sak, efter japanska regler. Om rankerna skiljer sig har den svagare spelaren Svart och försprång, annars lottas färgerna. De här partierna räknas för ratingen.
quick-live = Utan brådska
quick-blitz = Snabbt

## Öppna utmaningar

lobby-mine = Dina utmaningar
lobby-waiting = Väntar på att någon antar …
lobby-withdraw = Ta tillbaka
lobby-withdraw-one = Ta tillbaka: { $terms }
lobby-open = Öppna utmaningar
lobby-none = Ingen annan väntar just nu. Välj ”Spela genast” eller gör en egen utmaning.
lobby-who = Spelare
lobby-board = Bräde
lobby-rules = Regler
lobby-clock = Betänketid
lobby-rank = Rank
lobby-rated = Rating
lobby-is-rated = { $rated ->
    [yes] räknas
   *[no] räknas inte
}
make-rated = Partiet räknas för ratingen
make-rated-hint = Partier med klocka på 9 × 9, 13 × 13 och 19 × 19 kan räknas.
make-by-rank = Handikapp efter rank: den svagare spelaren har Svart och försprång
lobby-by-rank = { $board }, handikapp efter rank
lobby-accept = Spela
lobby-accept-one = Spela mot { $who }: { $terms }
lobby-terms = { $board }, { $rules }, { $clock }, { $rated ->
    [yes] räknas för ratingen
   *[no] räknas inte
}
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-byo-yomi = { $main } + { $count } × { $period }
lobby-canadian = { $main } + { $period } för { $count } stenar
lobby-fischer = { $main } + { $increment } per drag

## En egen utmaning

lobby-make = En egen utmaning
lobby-make-now = Utmana
lobby-colours = Utan handikapp lottas färgerna.

## Vad det blev av en utmaning

lobby-begun = Ditt parti mot { $who } har börjat.
lobby-begun-over = Ditt parti mot { $who } började och slutade medan du var borta.
lobby-begun-go = Till partiet
lobby-title-begun = Ditt parti har börjat
lobby-title-waiting = Väntar på en motståndare
lobby-lost = { $count ->
    [one] Din utmaning har upphört, eftersom sidan eller servern var borta.
   *[other] Dina utmaningar har upphört, eftersom sidan eller servern var borta.
}
lobby-again = { $count ->
    [one] Utmana igen
   *[other] Gör om dem alla
}

## Avslag

error-no-lobby = Den här servern har ingen lobby. Med en annan människa spelar du via en länk från startsidan.
error-no-cookie = Lobbyn behöver en kaka, så att din webbläsare hittar sitt parti igen. Tillåt den och ladda om sidan.
error-gone = Någon annan har antagit utmaningen, eller så har den tagits tillbaka.
error-own-challenge = Det är din egen utmaning: någon annan måste anta den.
error-too-many-challenges = Du har { $most } öppna utmaningar. Ta tillbaka en för att göra en ny.
error-not-for-you = Lobbyn är inte för barn. Den som känner dig kan spela med dig genom en länk från startsidan.
