# Le cours dans le terminal.

learn-help = Tapez un point (E5), pass, ou un nombre si la page en demande un. show : voir la réponse ; again : recommencer la page ; next, back : une autre page ; quit : quitter.
learn-enter = Entrée : page suivante.
learn-not-understood = « { $text } » ne se comprend pas ; help donne les commandes.
learn-type-point = Tapez un point comme E5.
learn-type-option = Tapez le numéro d’une réponse.
learn-already-done = Cette page est faite : Entrée continue, again la recommence.
learn-shown-number = C’est { $number }.
learn-marked-points = Marqués : { $points }
learn-game-here = Quittez le cours avec quit, et lancez : tengen play --size 9 --rank 20k
learn-finished-here = C’était la dernière page.
learn-unknown-page = Il n’y a pas de page { $page } ; `tengen learn --list` les montre toutes.
