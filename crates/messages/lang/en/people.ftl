# Two people who play by link: their names, what they say to each other, and another game.

## A seat

seat-title = Take your seat
seat-name = Your name (the other player sees it)
seat-none = Play without a name
seat-take = Use this name
seat-said = { $colour ->
    [black] Black is called { $name }.
   *[white] White is called { $name }.
}
