# Två personer som spelar via länk: vad de heter, vad de säger till varandra, och ett parti till.

## A seat

seat-title = Slå dig ner
seat-name = Ditt namn (den andra spelaren ser det)
seat-none = Spela utan namn
seat-take = Använd namnet
seat-said = { $colour ->
    [black] Svart heter { $name }.
   *[white] Vit heter { $name }.
}

## Vad spelarna säger

talk = Säg något
talk-said = Vad spelarna har sagt
talk-spoken = { $name } säger: { $phrase }
phrase-hello = Hej!
phrase-good-luck = Ha ett trevligt parti!
phrase-good-move = Bra drag!
phrase-one-moment = Ett ögonblick, tack.
phrase-sorry = Förlåt!
phrase-good-game = Det var ett fint parti.
phrase-thanks = Tack!
phrase-goodbye = Hej då!
error-connections = För många anslutningar är öppna. Den här sidan försöker igen om ett ögonblick.
error-too-many-phrases = Det var mycket på en gång. Om { $seconds } s kan du säga något igen.

## Ett parti till

rematch-title = Ett parti till
rematch = { $colours ->
    [changed] Spela igen med bytta färger
   *[same] Spela igen med samma färger
}
rematch-asks = { $name } får frågan om ett parti till.
rematch-asked = { $name } vill gärna spela igen.
rematch-declined = { $name } vill helst inte spela igen nu.
rematch-there = Nästa parti har börjat.
rematch-next = Till nästa parti
