# Vad tengen admin säger.

admin-kind-game = parti
admin-kind-record = partiprotokoll
admin-kind-study = studie
admin-open = pågår
admin-closed = stängd
admin-none = det finns inget sådant
admin-more = { $shown } av { $all } visas; --limit visar fler
admin-moves =
    { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }
admin-nodes =
    { $nodes ->
        [one] { $nodes } nod
       *[other] { $nodes } noder
    }
admin-made = skapades { $date }
admin-sizes = poster: { $entries }; byte: { $bytes }; besökares listor: { $lists }; länkar: { $roles }
admin-done = klart: { $item }
admin-revoked = de gamla länkarna för den här rollen i { $item } öppnar inget längre; { $whole ->
    [yes] det här är den nya:
   *[no] det här är den nya, som sätts efter serverns adress:
}
admin-usage = på disken: { $bytes } MiB
admin-most = högst tillåtet: { $bytes } MiB
admin-free = ledigt på den disken: { $bytes } MiB
admin-full = inget nytt tas emot nu: det finns ingen plats
admin-fails = ingenting sparas nu: { $why }
admin-question = Ta bort med allt som hör till? Skriv ja för att ta bort.
admin-yes = ja
admin-kept = inget togs bort
admin-unasked = här går det inte att fråga om det ska tas bort; säg det med --yes
admin-unknown = det finns inte; ange det med sitt nummer (g7 ett parti eller protokoll, s7 en studie), med en länk eller med sidans adress (/g/7-black)
admin-over = det går inte att avsluta: det är redan slut
admin-closed-already = den är redan stängd
admin-deleted = { $why ->
    [unused] det togs bort den { $date }, eftersom ingen använde det
   *[keeper] det togs bort av den som sköter servern den { $date }
}
admin-no-role = den rollen finns inte; ”tengen admin show” nämner dem som har länkar
admin-not-rated = det är inget parti med resultat som räknas för ratingen
admin-recounted = all rating är omräknad; poster i loggen över resultat: { $entries }; ändrad rating: { $changed }
admin-invited = en person kan gå med till och med { $date } med koden { $code }; den sägs bara den här gången:
admin-no-person-role = ingen har den rollen; säg child, player, teacher, director, moderator, administrator eller owner
admin-nobody = ingen har det namnet
admin-given = { $name } har nu rollen { $role }, i stället för { $before }
admin-store = serverns databas kan inte göra det nu: { $why }
admin-failed = servern kunde inte göra det nu; dess logg säger mer
admin-not-understood = servern är av en annan version och förstår inte frågan; använd det tengen som den startades med
admin-no-server = ingen server svarar på { $file }: den körs inte, eller har en annan socket; ange filen för dess --socket, eller med --data datamappen som den startades med
admin-no-socket = ett annat program använder mappen, och { $file } finns inte; är det en server som startades med --socket, ange samma fil med --socket; vänta annars tills programmet avslutas, eller starta om servern
admin-closed-socket = den här användaren får inte använda socketen { $file }; kör kommandot som serverns användare eller som root
admin-bad-socket = socketen { $file } går inte att använda: { $why }
