# Listan över partier på startsidan.

list-more = Mer om { $game }
list-game = Det här partiet
list-title = Partiets namn i din lista
list-save = Spara
list-away = Lägg undan
list-back = Lägg tillbaka
list-show-away = { $count ->
    [one] Visa det undanlagda
   *[other] Visa de { $count } undanlagda
}
list-hide-away = Göm de undanlagda
list-forget = Glöm allt i den här webbläsaren
list-forget-title = Glömma alla partier och studier här?
list-forget-meaning = Kopiera först dina egna länkar: utan länken kommer du inte tillbaka till ett parti som spelare eller till en studie som ägare. Webbläsarens listor är tomma då. Partierna och studierna finns kvar, och deras länkar öppnar dem fortfarande. Webbläsaren glömmer också namn, och text som en studie ännu inte har fått.
list-delete = Ta bort
list-delete-title = Ta bort partiet?
list-delete-meaning = { $who ->
    [both] Det försvinner ur din lista. Har den andra spelaren det i sin, stannar det där; annars är det borta för gott.
    [record] Det försvinner ur din lista. Det är borta för gott när ingen annan har det i sin.
   *[me] Det är borta för gott.
}
list-delete-confirm = Ja, ta bort
error-still-played = Den andra spelaren spelar fortfarande. Du kan ta bort partiet när det är slut.
