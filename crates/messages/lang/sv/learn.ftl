# Kursen i terminalen.

learn-help = Skriv en punkt (E5), pass, eller ett tal där ett sådant behövs. show: få se svaret; again: börja om sidan; next, back: en annan sida; quit: sluta.
learn-enter = Retur: nästa sida.
learn-not-understood = ”{ $text }” går inte att förstå; help visar kommandona.
learn-type-point = Skriv en punkt, till exempel E5.
learn-type-option = Skriv numret på ett svar.
learn-already-done = Den här sidan är klar: retur går vidare, again tar om den.
learn-shown-number = Det är { $number }.
learn-marked-points = Markerat: { $points }
learn-game-here = Lämna kursen med quit och börja: tengen play --size 9 --rank 20k
learn-finished-here = Det var sista sidan.
learn-unknown-page = Det finns ingen sida som heter { $page }; `tengen learn --list` visar alla.
