# Deux personnes qui jouent par un lien : leurs noms, ce qu’elles se disent, et une autre partie.

## A seat

seat-title = Prenez place
seat-name = Votre nom (l’autre joueur le voit)
seat-none = Jouer sans nom
seat-take = Prendre ce nom
seat-said = { $colour ->
    [black] Noir s’appelle { $name }.
   *[white] Blanc s’appelle { $name }.
}
