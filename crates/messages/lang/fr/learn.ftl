# Le cours dans le terminal.

command-show = montre
command-again = encore
command-next = suivante
command-back = précédente
learn-help = Tapez un point (E5), { command-pass }, ou un nombre si la page en demande un. { command-show } : voir la réponse ; { command-again } : recommencer la page ; { command-next }, { command-back } : une autre page ; { command-quit } : quitter.
learn-enter = Entrée : page suivante.
learn-not-understood = « { $text } » ne se comprend pas ; { command-help } donne les commandes.
learn-type-point = Tapez un point comme E5.
learn-type-option = Tapez le numéro d’une réponse.
learn-already-done = Cette page est faite : Entrée continue, { command-again } la recommence.
learn-shown-number = C’est { $number }.
learn-marked-points = Marqués : { $points }
learn-game-here = Entrée commence la partie, ici dans ce terminal ; { command-quit } la quitte. La page est faite quand la partie est finie.
learn-finished-here = C’était la dernière page.
learn-unknown-page = Il n’y a pas de page { $page } ; `tengen learn --list` les montre toutes.
