# Människor med namn: att gå med, att logga in, och vad som kan gå fel.

error-no-accounts = Den här servern har inga konton.
error-bad-name = { $why ->
    [short] Ett namn har minst 2 tecken.
    [long] Ett namn har högst 20 tecken.
    [character] Ett namn kan inte innehålla ”{ $character }”. Bokstäver och siffror går bra, med mellanslag, - _ eller . mellan dem.
    [no-letter] Ett namn behöver minst en bokstav.
    [between] Mellanslag, - _ och . står ensamma, mellan två bokstäver.
    [marks] För många tecken står på samma bokstav.
    [mixed] Skriv namnet med ett enda skriftsystem: bokstäver ur olika skriftsystem är lätta att förväxla.
   *[reserved] Ingen kan heta så här, för det kunde tas för en roll eller för servern.
}
error-name-taken = Någon annan har redan det namnet.
error-name-alike = Någon annan har ett namn som är lätt att förväxla med det här.
error-weak-password = { $why ->
    [short] Ett lösenord har minst 8 tecken.
    [long] Ett lösenord har högst 128 tecken.
    [name] Välj ett lösenord som inte är ditt namn.
   *[common] Många har det lösenordet, så det är det första man gissar på. Välj ett annat.
}
error-wrong-sign-in = Namnet och det du angav med det hör inte ihop.
error-wait = Det var för många försök. Försök igen om { $wait } { $unit }.
error-signed-out = Du är inte inloggad, eller inte längre.
error-renamed-lately = { $days ->
    [one] Du bytte namn nyligen. Om en dag går det igen.
   *[other] Du bytte namn nyligen. Om { $days } dagar går det igen.
}
error-signed-in = Du är redan inloggad. Logga ut först.
error-sign-in-again = Logga in igen: det här kan bara ändras av den som just har loggat in.
error-invitation-needed = Här kan bara den som är inbjuden gå med. Fråga den som sköter servern efter en kod.
error-expired = Den här inbjudan är redan använd, eller så har dess tid gått ut.
