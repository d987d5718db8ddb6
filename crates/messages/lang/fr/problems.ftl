# Les problèmes : sur la page, dans le terminal et quand on les conteste.

problems-title = Problèmes
problems-short = capturer, s’échapper, shicho, filet, vie et mort, et un juge que l’on peut contredire
problems-intro = Noir commence. La valeur de chaque premier coup a été lue jusqu’au bout, et si vous doutez d’une réponse, vous pouvez continuer à jouer contre elle, avec l’une ou l’autre couleur.
problems-progress = { $done } résolus sur { $all }
problems-forget = Oublier ce que j’ai résolu
problems-missing = Ce problème n’existe pas. Son adresse est peut-être coupée.
problems-not-loaded = Le problème n’a pas pu être chargé, et il n’était pas gardé ici. Tengen tourne-t-il encore ?
problem-kind-capture = Capturer
problem-kind-escape = S’échapper
problem-kind-ladder = Shicho
problem-kind-net = Filet
problem-kind-live = Vivre
problem-kind-kill = Tuer
problem-about-capture = Prenez les pierres avant qu’elles ne sortent.
problem-about-escape = Faites sortir vos pierres avant qu’elles ne soient prises.
problem-about-ladder = Atari après atari – si rien ne barre la route.
problem-about-net = Attrapez des pierres sans les toucher.
problem-about-live = Faites deux yeux, ou un seki.
problem-about-kill = Ne laissez pas la place pour deux yeux.
problem-task-capture = Noir joue : capturez les pierres marquées.
problem-task-escape = Noir joue : sauvez les pierres marquées.
problem-task-ladder = Noir joue : capturez les pierres marquées en shicho.
problem-task-net = Noir joue : prenez les pierres marquées dans un filet.
problem-task-live = Noir joue : faites vivre les pierres marquées.
problem-task-kill = Noir joue : tuez les pierres marquées.
problem-counts-open = Trois libertés suffisent pour être sorti. Blanc a toutes les menaces de ko, un ko ne suffit donc pas.
problem-counts-enclosed = Un seki est une vie. Blanc a toutes les menaces de ko, un ko ne suffit donc pas. Le mur autour est vivant.
problem-level = Niveau { $level }
problem-solved-of = { $done } sur { $all }
problem-number = { $number } sur { $all }
problem-hint = Indice
problem-show = Montrer le coup suivant
problem-play-on = Continuer à jouer d’ici
problem-back = Retour au problème
problem-next = Problème suivant
problem-hinted = L’un de ces points est le bon : { $points }.
problem-hint-mark = peut-être ici
problem-praise = Résolu !
problem-shown = Voilà comment faire. Essayez encore : un problème compte quand vous l’avez résolu sans aide.
problem-off = { $goal ->
    [live] Les pierres qui vous enfermaient ne sont plus là : vous vivez.
    [escape] Sorti : plus personne ne peut prendre ces pierres.
   *[take] Capturées !
}
problem-settled = { $goal ->
    [live] Deux yeux : vos pierres vivent, quoi que joue Blanc.
    [kill] Il n’y a plus la place pour deux yeux : Blanc est mort.
    [escape] Vous êtes sorti.
   *[take] Plus rien ne peut les sauver.
}
problem-clear = { $goal ->
    [live] C’est vivant. Où que Blanc joue maintenant, vous n’avez même pas besoin de répondre tout de suite.
    [kill] C’est tué. Où que Blanc joue maintenant, vous n’avez même pas besoin de répondre tout de suite.
    [escape] Vous êtes dehors. Où que Blanc joue maintenant, vous n’avez même pas besoin de répondre tout de suite.
   *[take] C’est ça. Où que Blanc joue maintenant, elles tombent même si vous répondez une fois ailleurs.
}
problem-on = Juste. Blanc résiste en { $point }. À vous de nouveau.
problem-on-threat = Juste. Blanc joue une menace de ko ailleurs, vous y répondez, et Blanc reprend le ko en { $point }. À vous de nouveau.
problem-refuted = { $goal ->
    [live] Blanc joue { $point }, et vous ne pouvez plus vivre.
    [kill] Blanc joue { $point } et vit.
    [escape] Blanc joue { $point }, et vos pierres sont perdues.
   *[take] Blanc joue { $point } et s’échappe.
}
problem-nothing = { $goal ->
    [live] Cela ne suffit pas : Blanc n’a même pas besoin de répondre, et vos pierres sont toujours mortes.
    [kill] Ce n’est pas un danger : Blanc vit sans répondre.
    [escape] Cela n’aide pas : Blanc n’a même pas besoin de répondre, et vos pierres sont toujours perdues.
   *[take] Ce n’est pas un danger : Blanc peut ne pas répondre et s’échappe quand même.
}
problem-ko = { $goal ->
    [live] Cela ne donne qu’un ko, et Blanc a les menaces. On peut vivre sans ko.
    [kill] Cela ne donne qu’un ko, et Blanc a les menaces. On peut tuer sans ko.
    [escape] Cela ne donne qu’un ko, et Blanc a les menaces. On peut sortir sans ko.
   *[take] Cela ne donne qu’un ko, et Blanc a les menaces. On peut les capturer sans ko.
}
problem-plays = { $colour ->
    [black] Noir joue { $point }.
   *[white] Blanc joue { $point }.
}
problem-plays-pass = { $colour ->
    [black] Noir passe : aucun coup n’y changerait rien.
   *[white] Blanc passe : aucun coup n’y changerait rien.
}
problem-plays-threat = { $colour ->
    [black] Noir joue une menace de ko ailleurs, on y répond, et Noir joue { $point }.
   *[white] Blanc joue une menace de ko ailleurs, on y répond, et Blanc joue { $point }.
}
problem-stands-yes = { $goal ->
    [live] En l’état, Noir vit.
    [kill] En l’état, Blanc est mort.
    [escape] En l’état, les pierres noires sortent.
   *[take] En l’état, les pierres blanches tombent.
}
problem-stands-no = { $goal ->
    [live] En l’état, Noir est mort.
    [kill] En l’état, Blanc vit.
    [escape] En l’état, les pierres noires tombent.
   *[take] En l’état, les pierres blanches s’échappent.
}
problem-stands-unread = Le juge ne peut pas lire cette position jusqu’au bout, il n’en dit donc rien.
problem-over-yes = { $goal ->
    [live] C’est réglé : Noir vit.
    [kill] C’est réglé : Blanc est mort.
    [escape] C’est réglé : les pierres noires sont sorties.
   *[take] C’est réglé : les pierres blanches sont perdues.
}
problem-over-no = { $goal ->
    [live] C’est réglé : Noir est mort.
    [kill] C’est réglé : Blanc vit.
    [escape] C’est réglé : les pierres noires sont perdues.
   *[take] C’est réglé : les pierres blanches sont sorties.
}
play-on-about = Essayez ce dont vous doutez, avec l’une ou l’autre couleur. Le juge lit la position telle qu’elle est ; il faut pour cela que Tengen tourne à l’autre bout.
play-on-answers = Le juge répond à chaque coup
play-on-pass = Passer
play-on-judge = Laisser jouer le juge
play-on-undo = Annuler le coup
play-on-turn = { $colour ->
    [black] À Noir de jouer
   *[white] À Blanc de jouer
}
play-on-over = Réglé
play-on-offline = Tengen ne tourne pas à l’autre bout, personne ne peut donc en juger maintenant. Le problème lui-même fonctionne quand même.

## Dans le terminal

command-hint = indice
command-judge = juge
problems-help = Tapez un point (E5) ou { command-pass } pour le camp au trait ; le juge répond. { command-hint } : quatre points dont l’un est le bon ; { command-judge } : le juge joue pour le camp au trait, et vous jouez l’autre ; { command-undo } : reprendre ; { command-again } : recommencer le problème ; { command-next } : le suivant ; { command-quit } : quitter.
problems-enter = Entrée : problème suivant.
problems-finished = C’était le dernier de ceux-ci.
problems-unknown = Il n’y a ni genre ni problème nommé { $problem } ; `tengen problems --list` les donne tous.
problems-none = Il n’y a pas de problèmes de ce genre à ce niveau.
wanted-level = un niveau est un nombre de 1 à 5
help-problems = Résoudre des problèmes : capture, fuite, shicho, filet, vie et mort
help-problems-more =
    Les genres sont capture (capturer), escape (s’échapper), ladder (shicho), net (filet), live (vivre) et
    kill (tuer), chacun sur cinq niveaux au plus, selon ce qu’il y a à lire. Chaque réponse est prouvée, et
    on peut la contester en continuant à jouer, avec l’une ou l’autre couleur. Ce qui est résolu est noté
    dans le dossier des données.
arg-problems-which = Un genre de problèmes, ou le problème par où commencer
arg-problems-level = Seulement les problèmes de ce niveau, de 1 à 5
arg-problems-list = Écrire une ligne par problème : s’il est résolu, son nom, son genre et son niveau
arg-problems-data = Le dossier où est noté ce qui est résolu ; le dossier des données du système sinon
value-kind = GENRE
value-problem = PROBLÈME
value-level = NIVEAU
