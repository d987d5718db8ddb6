# La liste des parties sur la page d’accueil.

list-more = Plus sur { $game }
list-game = Cette partie
list-title = Nom de la partie dans votre liste
list-save = Enregistrer
list-away = Ranger
list-back = Remettre dans la liste
list-show-away = { $count ->
    [one] Montrer la partie rangée
   *[other] Montrer les { $count } parties rangées
}
list-hide-away = Cacher les parties rangées
list-forget = Tout oublier dans ce navigateur
list-forget-title = Oublier ici toutes les parties et études ?
list-forget-meaning = Copiez d’abord vos propres liens : sans son lien, vous ne revenez plus dans une partie comme joueur, ni dans une étude comme propriétaire. Les listes de ce navigateur sont alors vides. Les parties et les études restent, et leurs liens les ouvrent toujours. Ce navigateur oublie aussi les noms, et le texte qu’une étude n’a pas encore reçu.
list-delete = Supprimer
list-delete-title = Supprimer cette partie ?
list-delete-meaning = { $who ->
    [both] Elle disparaît de votre liste. Si l’autre joueur l’a dans la sienne, elle y reste ; sinon, elle disparaît pour de bon.
    [record] Elle disparaît de votre liste. Elle disparaît pour de bon quand personne d’autre ne l’a dans la sienne.
   *[me] Elle disparaît pour de bon.
}
list-delete-confirm = Oui, supprimer
error-still-played = L’autre joueur joue encore. Vous pourrez supprimer la partie quand elle sera finie.
