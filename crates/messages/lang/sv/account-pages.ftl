# Sidorna där man tar ett eget namn och behåller det.

join-title = Ditt namn
join-says = Ingen behöver ett namn för att spela. Med ett namn finns dina partier och din rank på varje maskin där du loggar in.
join-new = Ta ett namn
join-known = Logga in
join-name = Namn
join-name-hint = Mellan 2 och 20 bokstäver eller siffror. Alla ser det.
join-rank = Din rank, om du känner till den
join-no-rank = Vet inte
join-name-free = Namnet är ledigt.
join-take = { $count ->
    [one] Ta med partiet i den här webbläsaren och dess rank
   *[other] Ta med de { $count } partierna i den här webbläsaren och deras rank
}
join-invitation = Inbjudningskod
join-keeps = Partierna och ranken i den här webbläsaren följer med namnet. Ingen e-postadress behövs.
join-now = Ta det här namnet
join-done = Nu heter du { $name }
join-go-on = Fortsätt
join-lost = Jag har tappat bort mitt lösenord

password = Lösenord
password-show = Visa
password-hint = Minst { $least } tecken. En mening är lättare att minnas än ett ord fullt av tecken.
password-title = Ett annat lösenord
password-new = Det nya lösenordet
password-change = Byt lösenord
password-changed = Lösenordet är bytt. Andra webbläsare är utloggade.

recovery-title = Om lösenordet försvinner
recovery-left = { $count ->
    [0] Du har inga koder kvar.
    [one] Du har { $count } kod kvar.
   *[other] Du har { $count } koder kvar.
}
recovery-says = Med en återställningskod kommer du in utan lösenord. Nya koder gör de gamla ogiltiga.
recovery-new = Gör nya koder
recovery-code = Återställningskod
recovery-codes = Återställningskoder
recovery-once = { $count ->
    [one] Den här koden öppnar ditt namn om du tappar bort lösenordet. Den visas nu och aldrig mer: skriv ut den eller spara den som en fil.
   *[other] Var och en av de här koderna öppnar ditt namn en gång om du tappar bort lösenordet. De visas nu och aldrig mer: skriv ut dem eller spara dem som en fil.
}
recovery-save = Spara som en fil
recovery-file = Återställningskoder för { $name } på { $server }. Var och en öppnar namnet en gång.

sign-out = Logga ut

me-title = Du
me-nobody = En gäst
me-guest = Du spelar som gäst. Partier och rank hör bara till den här webbläsaren tills du tar ett namn.
me-take-name = Ta ett namn eller logga in
me-rank = Rank: { $rank }
me-no-rank = Inget parti har räknats för ratingen än.

sessions-title = Där du är inloggad
session-here = den här webbläsaren
session-unknown = En webbläsare
session-since = sedan { $at }
session-end = Logga ut
session-end-one = Logga ut: { $label }
session-end-others = Logga ut alla andra webbläsare
session-ended = Den webbläsaren är utloggad.
session-ended-others = Alla andra webbläsare är utloggade.

rename-title = Ett annat namn
rename-new = Det nya namnet
rename-says = Allt som är ditt följer med: partier, rank och inloggning. Det gamla namnet leder till dig i ett år och är ingen annans; byta igen går efter 30 dagar.
rename-later = Du kan byta namn igen från { $at }.
rename-now = Byt namn
renamed = Nu heter du { $name }. Logga in med det från och med nu.
me-page = Så ser andra dig
