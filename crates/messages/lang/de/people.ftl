# Zwei Menschen, die über einen Link spielen: ihre Namen, was sie einander sagen, und noch eine Partie.

## A seat

seat-title = Nimm Platz
seat-name = Dein Name (dein Gegner sieht ihn)
seat-none = Ohne Namen spielen
seat-take = Diesen Namen verwenden
seat-said = { $colour ->
    [black] Schwarz heißt { $name }.
   *[white] Weiß heißt { $name }.
}
