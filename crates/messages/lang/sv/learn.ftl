# Kursen i terminalen.

command-show = visa
command-again = igen
command-next = nästa
command-back = föregående
learn-help = Skriv en punkt (E5), { command-pass }, eller ett tal där ett sådant behövs. { command-show }: få se svaret; { command-again }: börja om sidan; { command-next }, { command-back }: en annan sida; { command-quit }: sluta.
learn-enter = Retur: nästa sida.
learn-not-understood = ”{ $text }” går inte att förstå; { command-help } visar kommandona.
learn-type-point = Skriv en punkt, till exempel E5.
learn-type-option = Skriv numret på ett svar.
learn-already-done = Den här sidan är klar: retur går vidare, { command-again } tar om den.
learn-shown-number = Det är { $number }.
learn-marked-points = Markerat: { $points }
learn-game-here = Retur börjar partiet, här i terminalen; { command-quit } lämnar det. Sidan är klar när partiet är slut.
learn-finished-here = Det var sista sidan.
learn-unknown-page = Det finns ingen sida som heter { $page }; `tengen learn --list` visar alla.
