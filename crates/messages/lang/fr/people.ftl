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

## Ce que disent les joueurs

talk = Dire quelque chose
talk-said = Ce que les joueurs se sont dit
talk-spoken = { $name } dit : { $phrase }
phrase-hello = Bonjour !
phrase-good-luck = Bonne partie !
phrase-good-move = Joli coup !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-sorry = Pardon !
phrase-good-game = C’était une belle partie.
phrase-thanks = Merci !
phrase-goodbye = Au revoir !
error-connections = Trop de connexions sont ouvertes. Cette page réessaie dans un instant.
error-too-many-phrases = Cela faisait beaucoup d’un coup. Vous pourrez parler de nouveau dans { $seconds } s.

## Une autre partie

rematch-title = Une autre partie
rematch = { $colours ->
    [changed] Rejouer en changeant de couleur
   *[same] Rejouer avec les mêmes couleurs
}
rematch-asks = On demande à { $name } de rejouer.
rematch-asked = { $name } aimerait rejouer.
rematch-declined = { $name } préfère ne pas rejouer maintenant.
rematch-there = La partie suivante a commencé.
rematch-next = Vers la partie suivante
