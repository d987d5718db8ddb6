# Le cours : ce que disent ses pages, et ce que répond l’arbitre.

## Autour des pages

learn-title = Apprendre le go
learn-intro = De zéro à votre première partie complète, quelques minutes à la fois. Quoi que vous jouiez, l’arbitre répond ; et vous pouvez réessayer autant que vous voulez.
learn-progress = { $done } pages faites sur { $all }
learn-chapter-progress = { $done } sur { $all }
learn-page-done = faite
learn-go-on = Continuer
learn-begin = Commencer
learn-overview = Toutes les pages
learn-next = Page suivante
learn-back = Page précédente
learn-again = Réessayer
learn-show = Montrez-moi
learn-pass = Passer
learn-check = Vérifier
learn-number = Votre réponse
learn-number-right = C’est juste.
learn-number-more = Il y en a plus. Recomptez.
learn-number-less = Il y en a moins. Recomptez.
learn-number-none = Entrez un nombre.
learn-number-look = Ici, on ne joue pas : comptez, et donnez le nombre.
learn-pick = Choisissez toutes les bonnes réponses.
learn-look-only = Il n’y a rien à jouer sur cette page.
learn-figure-booklet = D’après l’introduction aux règles de H. Hebsacker, diagramme { $number }
learn-figure-aga = D’après la figure { $number } du commentaire de l’AGA
learn-you-are = { $colour ->
    [black] Vous jouez Noir.
   *[white] Vous jouez Blanc.
}
learn-left = { $left ->
    [one] Encore un.
   *[other] Encore { $left }.
}
learn-marked = marqué
learn-found = trouvé
learn-play-game = Jouer contre l’ordinateur en 9×9
learn-game-go-on = Reprendre votre partie
learn-offline = Tengen n’est pas joignable en ce moment. Les pages marchent quand même ; une partie doit attendre son retour.
learn-not-loaded = Le cours n’a pas pu être chargé. Tengen tourne-t-il encore ?
learn-finished = Vous avez fait toutes les pages. Le reste, c’est de jouer : installez-vous et savourez une partie.
learn-forget = Oublier ce que j’ai fait

## Ce que dit l’arbitre

learn-no = Les règles ne le permettent pas.
learn-no-occupied = { $colour ->
    [black] Il y a déjà une pierre noire ici. On joue sur les points vides.
   *[white] Il y a déjà une pierre blanche ici. On joue sur les points vides.
}
learn-no-suicide = { $stones ->
    [one] Interdit : la pierre n’aurait pas de liberté. C’est un suicide.
   *[other] Interdit : la chaîne de { $stones } pierres n’aurait pas de liberté. C’est un suicide.
}
learn-no-ko = Interdit : ce serait reprendre le ko aussitôt, et la position d’avant reviendrait. Jouez d’abord ailleurs.
learn-no-superko = { $move ->
    [0] Interdit : la position de départ reviendrait. C’est le superko.
   *[other] Interdit : la position après le coup { $move } reviendrait. C’est le superko.
}
learn-no-hot = Interdit : la pierre vient de prendre un ko, elle est « chaude ». Jouez d’abord ailleurs.
learn-placed = { $place ->
    [corner] Dans le coin : deux lignes seulement partent d’ici.
    [edge] Au bord : trois lignes partent d’ici.
   *[middle] En plein goban : quatre lignes partent d’ici.
}
learn-took = { $stones ->
    [one] Une pierre capturée. Sa dernière liberté était prise.
   *[other] { $stones } pierres capturées. Leur dernière liberté était prise.
}
learn-goes-on = { $colour ->
    [black] Bien. Noir répond en { $point }. Continuez.
   *[white] Bien. Blanc répond en { $point }. Continuez.
}
learn-goes-on-pass = { $colour ->
    [black] Bien. Noir n’y peut rien et passe. Continuez.
   *[white] Bien. Blanc n’y peut rien et passe. Continuez.
}
learn-ladder = { $colour ->
    [black] Atari ! Noir fuit en { $point }. Continuez.
   *[white] Atari ! Blanc fuit en { $point }. Continuez.
}
learn-slow = Même ainsi, elles ne s’échappent pas – mais il y a plus court.
learn-escapes = { $colour ->
    [black] Noir joue { $point }, et ses pierres s’échappent.
   *[white] Blanc joue { $point }, et ses pierres s’échappent.
}
learn-escapes-taking = { $colour ->
    [black] { $stones ->
        [one] Noir joue { $point } et vous prend une pierre. Le voilà à l’abri.
       *[other] Noir joue { $point } et vous prend { $stones } pierres. Le voilà à l’abri.
    }
   *[white] { $stones ->
        [one] Blanc joue { $point } et vous prend une pierre. Le voilà à l’abri.
       *[other] Blanc joue { $point } et vous prend { $stones } pierres. Le voilà à l’abri.
    }
}
learn-too-free = { $liberties ->
    [one] Il leur reste une liberté, et cela suffit.
   *[other] Il leur reste { $liberties } libertés, et cela suffit.
}
learn-doomed = Plus rien ne sauve ces pierres.
learn-saved = Sauvées ! On ne peut plus les prendre.
learn-gave-away = Voilà justement les pierres que vous vouliez sauver hors du goban.
learn-lost = { $stones ->
    [one] { $colour ->
        [black] Noir joue { $point } et capture votre pierre.
       *[white] Blanc joue { $point } et capture votre pierre.
    }
   *[other] { $colour ->
        [black] Noir joue { $point } et capture { $stones } pierres.
       *[white] Blanc joue { $point } et capture { $stones } pierres.
    }
}
learn-lost-slowly = { $stones ->
    [one] { $colour ->
        [black] Noir joue { $point }. Votre pierre ne s’échappe plus.
       *[white] Blanc joue { $point }. Votre pierre ne s’échappe plus.
    }
   *[other] { $colour ->
        [black] Noir joue { $point }. Vos { $stones } pierres ne s’échappent plus.
       *[white] Blanc joue { $point }. Vos { $stones } pierres ne s’échappent plus.
    }
}
learn-self-atari = { $stones ->
    [one] C’est permis, mais votre pierre n’a plus qu’une liberté : en { $point }, elle est prise.
   *[other] C’est permis, mais vos { $stones } pierres n’ont plus qu’une liberté : en { $point }, elles sont prises.
}
learn-own-territory = C’est permis, mais ce point était déjà à vous. Au compte du territoire, vous venez de perdre un point.
learn-their-territory = C’est permis, mais c’est le territoire de l’adversaire : la pierre n’a guère d’espoir d’y vivre.
learn-elsewhere = C’est permis, mais ce n’est pas ce que demande cette page.
learn-filled = Comblé, et sans dommage.
learn-threat = Une menace ! Il faut y répondre.
learn-no-threat = { $colour ->
    [black] Cela ne menace rien : Noir bouche le ko en { $point }, et c’est fini.
   *[white] Cela ne menace rien : Blanc bouche le ko en { $point }, et c’est fini.
}
learn-no-threat-left = Cela ne menace rien.
learn-pass-right = C’est juste : il n’y a plus rien à gagner.
learn-pass-early = On peut toujours passer, mais ici il reste quelque chose à faire.
learn-find-liberty = Oui, c’est une liberté.
learn-find-liberty-stone = { $colour ->
    [black] Il y a une pierre noire. Les libertés sont des points vides.
   *[white] Il y a une pierre blanche. Les libertés sont des points vides.
}
learn-find-liberty-diagonal = C’est en diagonale. Les libertés suivent les lignes.
learn-find-liberty-apart = Vide, mais pas à côté de ces pierres.
learn-find-chain = Oui, cette pierre fait partie de la chaîne.
learn-find-chain-empty = Il n’y a pas de pierre ici.
learn-find-chain-other = Cette pierre est de l’autre couleur.
learn-find-chain-diagonal = Cette pierre n’est qu’en diagonale de la chaîne : aucune ligne ne les relie.
learn-find-chain-apart = La bonne couleur, mais aucune suite de pierres ne mène ici.
learn-find-atari = Oui : il ne reste qu’une liberté.
learn-find-atari-empty = Il n’y a pas de pierre ici.
learn-find-atari-other = Cette pierre est de l’autre couleur.
learn-find-atari-no = { $liberties ->
    [one] Cette chaîne a une liberté.
   *[other] Cette chaîne a { $liberties } libertés : pas d’atari.
}
learn-find-forbidden-stone = { $colour ->
    [black] Il y a déjà une pierre noire. Cherchez parmi les points vides.
   *[white] Il y a déjà une pierre blanche. Cherchez parmi les points vides.
}
learn-find-forbidden-takes = { $stones ->
    [one] Permis : le coup capture une pierre, et gagne ainsi une liberté.
   *[other] Permis : le coup capture { $stones } pierres, et gagne ainsi des libertés.
}
learn-find-forbidden-no = { $liberties ->
    [one] Permis : il resterait une liberté.
   *[other] Permis : il resterait { $liberties } libertés.
}
learn-find-territory = { $colour ->
    [black] Oui, seules des pierres noires entourent ce point.
   *[white] Oui, seules des pierres blanches entourent ce point.
}
learn-find-territory-stone = Il y a ici une pierre vivante. Le territoire, ce sont les points vides et ceux sous les pierres mortes.
learn-find-territory-other = { $colour ->
    [black] Ce point est à Noir.
   *[white] Ce point est à Blanc.
}
learn-find-territory-neutral = Ce point touche les deux couleurs : il n’est à personne.
learn-find-neutral = Oui : il touche les deux couleurs et n’est à personne.
learn-find-neutral-stone = Il y a une pierre ici.
learn-find-neutral-owned = { $colour ->
    [black] Ce point est à Noir : aucune pierre blanche vivante ne touche son territoire.
   *[white] Ce point est à Blanc : aucune pierre noire vivante ne touche son territoire.
}
learn-find-dead = Oui, cette pierre est morte.
learn-find-dead-empty = Il n’y a pas de pierre ici.
learn-find-dead-alive = { $colour ->
    [black] Cette pierre noire est vivante : on ne peut pas la prendre.
   *[white] Cette pierre blanche est vivante : on ne peut pas la prendre.
}
learn-find-handicap = Oui, une pierre va ici.
learn-find-handicap-later = C’est un hoshi, mais il ne sert qu’avec plus de pierres.
learn-find-handicap-no = Les pierres de handicap vont sur les hoshis, les points marqués.
learn-rules-allowed = Permis.
learn-rules-takes = { $stones ->
    [one] Permis : le coup capture une pierre.
   *[other] Permis : le coup capture { $stones } pierres.
}
learn-rules-suicide = { $stones ->
    [one] Permis : la pierre se retire elle-même.
   *[other] Permis : la chaîne de { $stones } pierres se retire elle-même.
}
learn-rules-counts = { $colour ->
    [black] Le point compte pour Noir.
   *[white] Le point compte pour Blanc.
}
learn-rules-seki-eye = { $colour ->
    [black] Noir entoure le point, mais dans un seki il ne compte pas.
   *[white] Blanc entoure le point, mais dans un seki il ne compte pas.
}
learn-rules-neutral = Le point n’est à personne.
learn-rules-result = { $winner ->
    [black] { $points ->
        [one] Noir gagne de { $points } point.
       *[other] Noir gagne de { $points } points.
    }
    [white] { $points ->
        [one] Blanc gagne de { $points } point.
       *[other] Blanc gagne de { $points } points.
    }
   *[nobody] Égalité : tous deux ont autant, la différence est { $points }.
}
learn-choice-right = C’est juste.
learn-choice-wrong = Pas celle-ci.

## Le goban

chapter-board = Le goban
lesson-board-place = Une pierre sur le goban
lesson-board-place-text = On joue sur les intersections des lignes, bords et coins compris. Noir commence.
lesson-board-place-task = Posez votre première pierre sur l’intersection de votre choix.
lesson-board-place-done = Elle y reste : une pierre ne bouge jamais. Elle ne quitte le goban que si elle est capturée.
lesson-board-turn = Chacun son tour
lesson-board-turn-text = Les joueurs posent une pierre à tour de rôle. Noir et Blanc ont commencé ; c’est à vous, avec Blanc.
lesson-board-turn-task = Posez une pierre blanche sur un point vide.
lesson-board-turn-done = C’est presque tout, pour jouer. On peut aussi passer, mais en début de partie personne n’en a envie.
lesson-board-aim = De quoi il s’agit
lesson-board-aim-text = Le but est d’entourer plus de points vides que l’adversaire. Cette partie est finie : Noir tient le haut, Blanc le bas.
lesson-board-aim-task = Montrez trois des points que Noir a entourés.
lesson-board-aim-done = Noir a 20 de ces points et Blanc 22, donc Blanc a gagné de deux points. Comment on en arrive là, les pages suivantes le montrent.

## Libertés et chaînes

chapter-liberties = Libertés et chaînes
lesson-liberties-middle = Les libertés
lesson-liberties-middle-text = Les points vides voisins d’une pierre, le long des lignes, sont ses libertés : de quoi respirer.
lesson-liberties-middle-task = Montrez toutes les libertés de la pierre marquée.
lesson-liberties-middle-done = Quatre libertés. Une pierre seule n’en a jamais plus.
lesson-liberties-corner = Au bout du monde
lesson-liberties-corner-text = Au bord, une pierre a trois libertés. Dans le coin, c’est encore plus étroit.
lesson-liberties-corner-task = Montrez toutes les libertés de la pierre marquée.
lesson-liberties-corner-done = Deux seulement. C’est pourquoi les pierres du coin sont les plus vite prises.
lesson-chain = Les chaînes
lesson-chain-text = Des pierres d’une même couleur reliées le long des lignes forment une chaîne. La diagonale ne relie pas.
lesson-chain-task = Montrez toutes les pierres de la chaîne de la pierre marquée.
lesson-chain-done = Quatre pierres, une chaîne : elles vivent ensemble et se font prendre ensemble.
lesson-chain-liberties = Respirer ensemble
lesson-chain-liberties-text = Les pierres d’une chaîne partagent toutes leurs libertés.
lesson-chain-liberties-task = Combien de libertés a la chaîne marquée ?
lesson-chain-liberties-done = Six, pour chacune des deux pierres.
lesson-atari = Atari
lesson-atari-text = Une chaîne qui n’a plus qu’une liberté est en atari : le coup suivant pourrait la capturer.
lesson-atari-task = Montrez chaque pierre blanche en atari.
lesson-atari-done = Celle-ci est en danger. Ses voisines respirent encore.

## Capturer

chapter-capture = Capturer
lesson-capture-first = La première capture
lesson-capture-first-text = Qui occupe la dernière liberté de pierres adverses les retire du goban. La pierre blanche est en atari.
lesson-capture-first-task = Capturez la pierre blanche.
lesson-capture-first-done = La pierre quitte le goban : c’est votre prisonnière.
lesson-capture-edge = Capturer au bord
lesson-capture-edge-text = Au bord il faut moins de pierres, car le goban lui-même ôte des libertés.
lesson-capture-edge-task = Noir joue : capturez la pierre marquée.
lesson-capture-edge-done = Trois pierres ont suffi.
lesson-capture-two = Deux à la fois
lesson-capture-two-text = Une chaîne se capture en entier. Cette fois, vous jouez Blanc.
lesson-capture-two-task = Capturez les deux pierres noires marquées.
lesson-capture-two-done = Toutes deux partent ensemble.
lesson-capture-corner = Trois dans le coin
lesson-capture-corner-text = Trois pierres blanches remplissent le coin et partagent une dernière liberté.
lesson-capture-corner-task = Noir joue : capturez les trois pierres marquées.
lesson-capture-corner-done = Trois prisonnières, et le coin est à vous.
lesson-capture-several = Plusieurs chaînes d’un coup
lesson-capture-several-text = Un coup peut ôter la dernière liberté à plusieurs chaînes. Toutes quittent alors le goban.
lesson-capture-several-task = Capturez autant de pierres que possible.
lesson-capture-several-done = Quatre chaînes avec une seule pierre.
lesson-capture-save = S’échapper
lesson-capture-save-text = Votre pierre marquée est en atari. Si vous la prolongez, sa chaîne gagne des libertés.
lesson-capture-save-task = Sauvez la pierre marquée.
lesson-capture-save-done = Avec sa voisine, elle respire de nouveau.
lesson-capture-save-taking = Attaquer pour se défendre
lesson-capture-save-taking-text = Fuir ne sert à rien ici : il n’y a pas de place. Mais voyez combien de libertés ont vos attaquants.
lesson-capture-save-taking-task = Sauvez les deux pierres marquées.
lesson-capture-save-taking-done = Qui capture ses attaquants n’est plus attaqué.
lesson-capture-values = Ce que rapporte une capture
lesson-capture-values-text = Les trois captures sont faites. Noir a pris quatre pierres, et à leur place il y a quatre points vides que lui seul entoure ; un prisonnier et un point de territoire valent un point chacun.
lesson-capture-values-task = Combien de points a Noir ?
lesson-capture-values-done = Quatre points et quatre prisonniers : huit. Une pierre capturée compte pour ainsi dire double.

## Le suicide

chapter-suicide = Sans liberté, pas de coup
lesson-suicide = Points interdits
lesson-suicide-text = La plupart des règles interdisent un coup après lequel ses propres pierres n’ont plus de liberté.
lesson-suicide-task = Montrez les deux points vides où Noir ne peut pas jouer.
lesson-suicide-done = À gauche, une seule pierre étoufferait ; à droite, toute une chaîne.
lesson-suicide-takes = La capture d’abord
lesson-suicide-takes-text = Noir a maintenant une pierre en C5. Si un coup capture des pierres, elles partent d’abord : il a donc toujours une liberté.
lesson-suicide-takes-task = Jouez là où c’était interdit.
lesson-suicide-takes-done = Cinq pierres capturées. Un coup qui capture n’est jamais un suicide.

## Le ko

chapter-ko = Le ko
lesson-ko-take = Un ko
lesson-ko-take-text = Ici, une pierre peut être capturée – et qui la prend se retrouve lui-même en atari.
lesson-ko-take-task = Noir joue : capturez la pierre blanche.
lesson-ko-take-done = Si Blanc reprenait aussitôt, cela n’en finirait pas. C’est donc interdit : il doit d’abord jouer ailleurs.
lesson-ko-threat = Une menace de ko
lesson-ko-threat-text = Noir vient de prendre le ko en F5, et vous, Blanc, voulez le reprendre. Menacez d’abord quelque chose, pour qu’il doive répondre.
lesson-ko-threat-task = Faites une menace, puis reprenez le ko.
lesson-ko-threat-done = C’est maintenant à Noir de trouver une menace. Voilà un combat de ko.
lesson-ko-end = La fin d’un ko
lesson-ko-end-text = Noir a pris le ko, et Blanc a joué ailleurs sans vraie menace.
lesson-ko-end-task = Finissez le ko, pour que Blanc ne puisse plus prendre votre pierre en F5.
lesson-ko-end-done = Bouché, réglé. En échange, Blanc a joué deux coups ailleurs.
lesson-ko-not = Ce n’était pas un ko
lesson-ko-not-text = Noir vient de prendre trois pierres avec une seule. Vous, Blanc, pouvez reprendre : la position d’avant ne revient pas.
lesson-ko-not-task = Capturez la pierre noire qui a pris les vôtres.
lesson-ko-not-done = Seule une pierre prise et reprise fait revenir la position ; il n’y a ko que là.

## Attraper des pierres

chapter-tactics = Attraper des pierres
lesson-ladder = Le shicho (escalier)
lesson-ladder-text = Les deux pierres blanches ont deux libertés. Donnez chaque fois atari du bon côté, et elles courent à leur perte.
lesson-ladder-task = Poursuivez les pierres blanches à travers le goban jusqu’à la capture.
lesson-ladder-done = Toujours atari, toujours du côté par où elles sortiraient : c’est un shicho. Une pierre blanche sur le chemin l’aurait cassé.
lesson-net = Le filet
lesson-net-text = Parfois, mieux vaut ne pas donner atari, mais fermer de loin toutes les issues.
lesson-net-task = Attrapez la pierre marquée, bien qu’une pierre blanche attende en haut à droite.
lesson-net-done = Blanc a beau se débattre, le filet tient.
lesson-snapback = La contre-capture
lesson-snapback-text = Si vous donnez atari par la gauche, Blanc connecte et il est tranquille. Mais vous pouvez lui offrir une pierre.
lesson-snapback-task = Capturez les deux pierres blanches marquées.
lesson-snapback-done = Blanc a pris une pierre et en a perdu trois. Ce n’était pas un ko, puisque vous en avez pris plus d’une.

## Vie et mort

chapter-life = Vie et mort
lesson-eyes-two = Deux yeux
lesson-eyes-two-text = La chaîne noire entoure deux points séparés. Blanc devrait occuper les deux – mais le peut-il ?
lesson-eyes-two-task = Montrez les deux points où Blanc ne peut pas jouer.
lesson-eyes-two-done = Deux yeux, et personne ne pourra jamais prendre ces pierres : elles vivent.
lesson-eyes-make = Faire deux yeux
lesson-eyes-make-text = Vos pierres du coin sont encerclées et ont la place de trois points en ligne.
lesson-eyes-make-task = Jouez pour que vos pierres vivent.
lesson-eyes-make-done = Le point du milieu fait deux yeux d’un seul espace.
lesson-eyes-prevent = Empêcher deux yeux
lesson-eyes-prevent-text = La même forme vue de l’autre côté : les pierres du coin sont à Blanc, et c’est à vous de jouer.
lesson-eyes-prevent-task = Jouez pour que Blanc ne puisse plus faire deux yeux.
lesson-eyes-prevent-done = Le point vital est le même pour les deux. Les pierres blanches sont mortes.
lesson-eyes-false = Un faux œil
lesson-eyes-false-text = Noir semble avoir deux yeux. Mais l’un tient à la pierre marquée, et celle-ci peut être prise.
lesson-eyes-false-task = Blanc joue : capturez la pierre marquée.
lesson-eyes-false-done = Le second œil était faux. Avec un seul, tout le groupe est perdu.
lesson-dead = Mortes telles quelles
lesson-dead-text = La même position avant tout coup. Blanc n’a pas besoin de capturer ces pierres : à la fin, on les retire ainsi.
lesson-dead-task = Montrez toutes les pierres mortes.
lesson-dead-done = Les cinq sont mortes, sans un seul coup.
lesson-seki = Le seki
lesson-seki-text = Aucune des deux chaînes du milieu n’a deux yeux. Elles partagent les deux libertés marquées – et qui en occupe une se met en atari.
lesson-seki-task = C’est à vous de jouer. Que faites-vous ?
lesson-seki-done = Toutes deux vivent côte à côte : c’est le seki. Les deux points entre elles ne sont à personne.

## La fin

chapter-end = La fin de la partie
lesson-end-neutral = Points neutres
lesson-end-neutral-text = La partie touche à sa fin. Ce que touchent les deux couleurs n’est à personne : les points neutres, ou dame.
lesson-end-neutral-task = Montrez le dernier point neutre.
lesson-end-neutral-done = Il n’apporte de territoire à personne, mais on le comble avant de compter.
lesson-end-fill = Combler le dernier point
lesson-end-fill-text = Vous jouez Blanc. Ailleurs, vous ne feriez que réduire votre territoire ou perdre une pierre.
lesson-end-fill-task = Comblez le point neutre.
lesson-end-fill-done = Toutes les frontières sont maintenant fermées.
lesson-end-pass = Passer son tour
lesson-end-pass-text = Plus rien n’est ouvert, et c’est à vous, Noir, de jouer.
lesson-end-pass-task = Terminez la partie.
lesson-end-pass-done = Vous avez passé, Blanc a passé : deux fois de suite, et le jeu s’arrête.
lesson-end-not-yet = Pourquoi n’est-ce pas fini ?
lesson-end-not-yet-text = Vous avez passé, mais Blanc a encore joué, en E1. Passer une fois ne finit rien – et E1 menace quelque chose.
lesson-end-not-yet-task = Répondez, puis menez la partie à sa fin.
lesson-end-not-yet-done = Vous avez répondu, Blanc a passé, vous avez passé : c’est fini. Regardez bien avant de passer.
lesson-end-dead = Pierres mortes
lesson-end-dead-text = Quand les deux ont passé, les joueurs s’accordent sur les pierres mortes. On les retire sans les capturer.
lesson-end-dead-task = Montrez la pierre qui ne peut plus vivre.
lesson-end-dead-done = La pierre noire est perdue. Si les joueurs ne sont pas d’accord, ils continuent tout simplement.

## Compter

chapter-count = Compter
lesson-count-territory = Compter le territoire
lesson-count-territory-text = Dans les règles japonaises comptent les points vides que vous entourez et vos prisonniers. Noir n’a pas de prisonnier.
lesson-count-territory-task = Combien de points a Noir ?
lesson-count-territory-done = 25 points de territoire.
lesson-count-prisoners = Les prisonniers comptent aussi
lesson-count-prisoners-text = La pierre noire en H6 est morte et s’en va. Elle vaut un point pour Blanc, et le point qu’elle occupait aussi.
lesson-count-prisoners-task = Combien de points a Blanc ?
lesson-count-prisoners-done = 23 points de territoire et un prisonnier : 24. Noir gagne d’un point.
lesson-count-return = Rendre les prisonniers
lesson-count-return-text = Les joueurs japonais posent leurs prisonniers dans le territoire adverse ; la différence reste la même, et il y a moins à compter. Noir tient trois pierres blanches, Blanc une noire.
lesson-count-return-task-1 = Posez les trois pierres blanches dans le territoire de Blanc.
lesson-count-return-task-2 = Posez maintenant la pierre noire dans le territoire de Noir.
lesson-count-return-task-3 = Combien de points du territoire de Blanc sont vides à présent ?
lesson-count-return-task-4 = Et combien de celui de Noir ?
lesson-count-return-task-5 = De combien de points gagne Noir ?
lesson-count-return-done = 33 contre 26, et plus personne n’a de prisonnier à compter.
lesson-count-game = Une partie entière
lesson-count-game-text = C’est la partie des premières pages, après 39 coups. Personne n’a rien capturé.
lesson-count-game-task = De combien de points gagne Blanc ?
lesson-count-game-done = 22 contre 20.
lesson-count-area = Compter l’aire
lesson-count-area-text = Dans les règles chinoises comptent les pierres sur le goban et les points qu’elles entourent, mais pas les prisonniers. La pierre morte en H6 est retirée.
lesson-count-area-task = Combien de points a Noir maintenant ?
lesson-count-area-done = 41 contre 40 : un point encore. Quand les deux ont joué autant de coups, les deux comptes s’accordent.
lesson-count-half = La moitié du goban
lesson-count-half-text = Les joueurs chinois ne comptent qu’une couleur. Qui a plus de la moitié des points, ici 40½ sur 81, gagne du double de ce qu’il a en plus.
lesson-count-half-task = De combien de points gagne Noir ?
lesson-count-half-done = Noir a 43 points, soit 2½ de plus que la moitié : il gagne de cinq points.
lesson-count-chinese = À la main, à la chinoise
lesson-count-chinese-text = Les joueurs chinois comptent une couleur avec les mains : d’abord son territoire, arrondi avec des pierres du bol, puis ses pierres par tas de dix. Noir a ici 25 points de territoire.
lesson-count-chinese-task-1 = Retirez la pierre morte.
lesson-count-chinese-task-2 = Arrondissez le territoire de Noir : posez-y cinq pierres noires.
lesson-count-chinese-task-3 = Combien de points du territoire de Noir sont vides à présent ?
lesson-count-chinese-task-4 = Maintenant toutes les pierres noires par tas de dix : combien y en a-t-il sur le goban ?
lesson-count-chinese-task-5 = En tout 41, et la moitié du goban fait 40½. De combien de points gagne Noir ?
lesson-count-chinese-done = Un demi-point de plus que la moitié : Noir gagne d’un point, comme dans les règles japonaises.
lesson-count-pass-stones = Les pierres de passe
lesson-count-pass-stones-text = Dans les règles de l’AGA, chaque passe donne une pierre prisonnière, et Blanc passe le dernier. La partie d’avant s’est finie par trois passes : Blanc, Noir, Blanc – Noir tient deux pierres, Blanc une.
lesson-count-pass-stones-task = Noir a 20 points de territoire et Blanc 22. De combien de points gagne Blanc à présent ?
lesson-count-pass-stones-done = 23 contre 22 : exactement ce que donnerait l’aire.
lesson-count-aga = À la main, façon AGA
lesson-count-aga-text = Dans les règles de l’AGA, chaque passe a donné une pierre. Ici Noir a passé, puis Blanc. Prisonniers et pierres de passe retournent dans le territoire de leur couleur, et l’on compare ce qui reste vide.
lesson-count-aga-task-1 = Retirez la pierre morte : Blanc la tient maintenant.
lesson-count-aga-task-2 = Blanc tient deux pierres noires, la morte et celle de la passe. Posez-les dans le territoire de Noir.
lesson-count-aga-task-3 = Noir tient une pierre blanche. Posez-la dans le territoire de Blanc.
lesson-count-aga-task-4 = Combien de points du territoire de Noir sont vides à présent ?
lesson-count-aga-task-5 = Et combien de celui de Blanc ?
lesson-count-aga-task-6 = De combien de points gagne Noir ?
lesson-count-aga-done = 23 contre 22 : un point, comme en comptant l’aire. C’est à cela que servent les pierres de passe.
lesson-count-komi = Le komi
lesson-count-komi-text = Noir a l’avantage du premier coup, donc Blanc reçoit des points : le komi, ici 6½. Le demi-point garantit qu’il y a un gagnant.
lesson-count-komi-task = Noir a 25 points, Blanc 24 et le komi. De combien de points gagne Blanc ?
lesson-count-komi-done = 30½ contre 25 : Blanc gagne de 5½.

## Avant la partie

chapter-before = Avant la partie
lesson-before-handicap = Le handicap
lesson-before-handicap-text = Le joueur le moins fort prend Noir et peut d’abord poser des pierres sur les hoshis. Puis Blanc joue.
lesson-before-handicap-task = Posez quatre pierres de handicap.
lesson-before-handicap-done = Une dans chaque coin. Avec neuf, chaque hoshi a la sienne.
lesson-before-nigiri = Le nigiri
lesson-before-nigiri-text = À force égale, on tire les couleurs : l’un prend une poignée de pierres blanches, l’autre pose une pierre noire pour « impair » ou deux pour « pair ». Vous en avez posé une, et l’adversaire en compte sept.
lesson-before-nigiri-task = Qui joue quelle couleur ?
lesson-before-nigiri-option-1 = J’ai Noir.
lesson-before-nigiri-option-2 = J’ai Blanc.
lesson-before-nigiri-option-3 = Je peux choisir.
lesson-before-nigiri-reply-1 = Sept est impair, vous avez donc deviné juste, et qui devine juste a Noir.
lesson-before-nigiri-reply-2 = Seulement si vous vous étiez trompé.
lesson-before-nigiri-reply-3 = Le nigiri décide tout seul.
lesson-before-nigiri-done = Voilà les couleurs tirées.
lesson-before-clock = La pendule
lesson-before-clock-text = Avec le byo-yomi, on a d’abord un temps principal, puis des périodes, ici trois de 30 secondes. Qui joue en moins de 30 secondes garde ses périodes.
lesson-before-clock-task = Votre temps principal est épuisé et vous réfléchissez 40 secondes à un coup. Que se passe-t-il ?
lesson-before-clock-option-1 = J’ai perdu au temps.
lesson-before-clock-option-2 = Une période est épuisée, il m’en reste deux.
lesson-before-clock-option-3 = Rien, il me reste 50 secondes.
lesson-before-clock-reply-1 = Seulement quand la dernière période est épuisée.
lesson-before-clock-reply-2 = Les 30 premières secondes faisaient une période entière ; les dix autres entament la deuxième, que vous gardez.
lesson-before-clock-reply-3 = Les périodes ne s’additionnent pas. Chacune recommence à chaque coup.
lesson-before-clock-done = Qui joue à temps garde sa période.
lesson-before-etiquette = Les bonnes manières
lesson-before-etiquette-text = Le go est une conversation silencieuse à deux, et quelques habitudes la rendent agréable.
lesson-before-etiquette-task = Qu’est-ce qui se fait ?
lesson-before-etiquette-option-1 = Saluer l’adversaire avant la partie et le remercier après
lesson-before-etiquette-option-2 = Fouiller dans le bol pendant que l’adversaire réfléchit
lesson-before-etiquette-option-3 = Ne poser une pierre qu’une fois décidé, et la laisser
lesson-before-etiquette-option-4 = Commenter à voix haute les parties des autres
lesson-before-etiquette-reply-1 = Et souvent, les deux revoient ensuite la partie ensemble.
lesson-before-etiquette-reply-2 = Cela dérange. Prenez une pierre quand vous savez où elle va.
lesson-before-etiquette-reply-3 = Un coup joué est joué.
lesson-before-etiquette-reply-4 = Les spectateurs se taisent jusqu’à la fin de la partie.
lesson-before-etiquette-done = Bonne partie !

## Les règles

chapter-rules = En quoi les règles diffèrent
lesson-rules-suicide = Retirer ses propres pierres
lesson-rules-suicide-text = Ici, Noir ôterait la dernière liberté à ses six propres pierres. Toutes les règles ne l’interdisent pas.
lesson-rules-suicide-task = Selon quelles règles Noir peut-il jouer au point marqué ?
lesson-rules-suicide-done = La Nouvelle-Zélande et Ing le permettent : la chaîne du joueur s’en va. C’est rarement un bon coup, mais cela peut être une menace de ko.
lesson-rules-superko = Le superko
lesson-rules-superko-text = Quatre coups ont été joués : deux pierres prises ici, deux là. Si Blanc joue maintenant au point marqué, la position d’il y a trois coups revient.
lesson-rules-superko-task = Selon quelles règles Blanc peut-il jouer au point marqué ?
lesson-rules-superko-done = Le superko interdit de recréer une position passée. Là où ne vaut que la règle du ko simple, les joueurs pourraient tourner en rond et convenir d’une partie sans résultat.
lesson-rules-send-two = En donner deux, en reprendre une
lesson-rules-send-two-text = Blanc a sacrifié deux pierres, Noir les a prises avec une seule, et Blanc pourrait maintenant la reprendre. La position serait alors comme avant, mais ce serait à l’autre de jouer.
lesson-rules-send-two-task = Selon quelles règles Blanc peut-il reprendre au point marqué ?
lesson-rules-send-two-done = Certaines ne regardent que les pierres, d’autres aussi à qui est le tour ; les Chinois l’interdisent, car un camp y gagne sans cesse des prisonniers.
lesson-rules-seki-eye = Un œil dans un seki
lesson-rules-seki-eye-text = À droite, Noir et Blanc vivent dans un seki, et chacun y a un œil. Celui de Noir est marqué.
lesson-rules-seki-eye-task = Selon quelles règles le point marqué compte-t-il pour Noir ?
lesson-rules-seki-eye-done = Les règles japonaises et coréennes ne comptent rien dans un seki, toutes les autres comptent ce qui est entouré.
lesson-rules-seki-dame = Des points neutres pour un seul
lesson-rules-seki-dame-text = Dans ce seki, il y a des points que seul Noir peut combler sans dommage. Dans les règles de l’AGA, chacun vaut un point, et Blanc ne peut que passer.
lesson-rules-seki-dame-task = Comblez deux de ces points, puis passez.
lesson-rules-seki-dame-done = Deux points de gagnés. Dans les règles japonaises, ils n’auraient rien valu.
lesson-rules-bent-four = Quatre coudé dans le coin
lesson-rules-bent-four-text = Les pierres blanches ne vivraient que par un ko que Noir peut commencer quand il veut. Dans les règles japonaises, elles sont mortes telles quelles ; ailleurs, Noir doit le jouer.
lesson-rules-bent-four-task = Montrez toutes les pierres mortes selon les règles japonaises.
lesson-rules-bent-four-done = Noir attend qu’il ne reste plus de menaces, et le ko est pour ainsi dire gagné. Les règles japonaises lui épargnent cette peine.
lesson-rules-group-tax = La taxe de groupe
lesson-rules-group-tax-text = Dans la Chine ancienne seules comptaient les pierres, et les deux yeux de chaque groupe ne peuvent en recevoir. On ôte donc deux points par groupe. Blanc a 28 points d’aire, en deux groupes.
lesson-rules-group-tax-task = Combien de points a Blanc avec la taxe de groupe ?
lesson-rules-group-tax-done = 28 moins quatre : 24. On gagne à relier ses pierres.
lesson-rules-button = Le bouton
lesson-rules-button-text = Au territoire cette partie est nulle, à l’aire Noir a un point de plus, car il a joué le dernier coup. Au go à bouton, le premier qui passe prend un bouton d’un demi-point : ici, c’est Noir.
lesson-rules-button-task = Selon quelles règles Noir gagne-t-il ?
lesson-rules-button-done = Le bouton met le résultat entre les deux : un demi-point pour Noir.
lesson-rules-handicap = Ce que vaut le handicap
lesson-rules-handicap-text = Supposons que cette partie ait eu quatre pierres de handicap. À l’aire elles comptent pour Noir, et certaines règles en rendent une part à Blanc.
lesson-rules-handicap-task = Selon quelles règles Blanc gagne-t-il alors ?
lesson-rules-handicap-done = Les Chinois donnent à Blanc un point par pierre, l’AGA un par pierre sauf la première. Ainsi, le même goban a des gagnants différents.

## Votre partie

chapter-game = Votre première partie
lesson-game-first = Une partie entière
lesson-game-first-text = Vous savez maintenant tout ce qu’il faut. Jouez sur un petit goban, prenez votre temps, et ne vous en faites pas si vous perdez : tout le monde a perdu ses premières parties.
lesson-game-first-task = Jouez une partie en 9×9 contre un adversaire indulgent.
lesson-game-first-done = Bien joué ! La prochaine partie ira encore mieux.
