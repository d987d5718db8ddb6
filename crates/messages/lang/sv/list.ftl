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
list-delete = Ta bort
list-delete-title = Ta bort partiet?
list-delete-meaning = { $who ->
    [both] Det är borta för gott, också för den andra spelaren och alla som tittar på.
   *[me] Det är borta för gott.
}
list-delete-confirm = Ja, ta bort
error-still-played = Den andra spelaren spelar fortfarande. Du kan ta bort partiet när det är slut.
error-shared-record = Även andra har öppnat den här partiuppteckningen, så den blir kvar. Du kan lägga undan den.
