# Tengen en français.

## Everywhere

home = Tengen, page d’accueil
to-home = Vers la page d’accueil
missing-title = Il n’y a rien ici
missing-says = Aucune page n’existe à cette adresse. Il manque peut-être un caractère au lien.
sign-in = Se connecter
settings = Réglages
close = Fermer
cancel = Annuler
unsaved = Fermer sans enregistrer ?
unsaved-text = Ce que vous avez changé ici n’est pas encore enregistré.
unsaved-drop = Abandonner
unsaved-stay = Continuer
copy = Copier
colon = {" : "}
copied = Copié
colour = { $colour ->
    [black] Noir
   *[white] Blanc
}
guest = Invité { $number }
computer = Ordinateur
komi = Komi
handicap = Handicap
clock = Pendule
nigiri = Nigiri
board-size = Goban
size = { $width } × { $height }
new-game = Nouvelle partie
time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
time-tenths = { $seconds }
strength = Force : { $rank }
strength-guided = Force : { $rank }, avec un réseau
rank = { $kind ->
    [kyu] { $number }ᵉ kyu
    [first-dan] 1ᵉʳ dan
    [dan] { $number }ᵉ dan
   *[full] Pleine force
}
rated-title = Classement
rated-game = Cette partie compte pour le classement.
rated-soon = Le classement de cette partie arrive.
rated-later = Cette partie n’est pas encore classée. Rouvrez cette page plus tard.
rated-annulled = Le résultat de cette partie a été annulé : elle ne compte pour aucun classement.
rated-now = Votre rang est maintenant { $rank }.
rated-unplayed = Les deux joueurs n’ont pas joué : aucun classement ne change.
rated-none = La partie n’a pas de résultat : aucun classement ne change.
rated-player = Joueur
rated-before = Rang avant
rated-after = Rang après
rated-points = Points
rated-moved = { $points } ({ $by })
rated-expected = Sur 100 parties comme celle-ci, on vous en donnait { $count } gagnées.
rated-head-start = Goban, komi et handicap ont compté pour { $ranks } rangs en faveur de { $side ->
    [you] vous
   *[other] l’adversaire
}.
rated-provisional = Votre rang est provisoire : on connaît encore peu de vos parties. Une dizaine le rendent sûr.
rated-question-mark = Un point d’interrogation veut dire que le rang est provisoire.
rated-sure = Votre rang n’est plus provisoire.
rank-provisional = { $rank }, provisoire
player-rank = { $here } · { $rank }
rank-group = { $group ->
    [first] Premiers pas
    [beginner] Débutant
    [casual] Occasionnel
    [club] Joueur de club
    [strong] Joueur fort
   *[full] Sans limite
}

## Rulesets

ruleset-tromp-taylor = Tromp–Taylor
ruleset-new-zealand = Néo-zélandaises
ruleset-chinese-text = Chinoises (à la lettre)
ruleset-chinese = Chinoises
ruleset-aga-area = AGA (aire)
ruleset-aga-territory = AGA (territoire)
ruleset-aga-natural = AGA (aire, superko situationnel naturel)
ruleset-bga = BGA (britanniques)
ruleset-french = Françaises
ruleset-simplified-ing = Ing simplifiées
ruleset-japanese = Japonaises
ruleset-korean = Coréennes
ruleset-stone-scoring = Compte des pierres
ruleset-spight = Spight (aire)
ruleset-button = Go à bouton
ruleset-wmsg-2008 = WMSG 2008
ruleset-davies = Règles de base (Davies, sans suicide)
ruleset-ing = Ing (approximation)
ruleset-oral-japanese = Japonaises (orales)
ruleset-wagc = Championnat du monde amateur (WAGC)
ruleset-lasker-maas = Lasker–Maas
ruleset-spight-territory = Spight (territoire)
ruleset-two-button = Go à deux boutons
ruleset-control-area = Aire contrôlée
ruleset-ancient-territory = Territoire avec taxe de groupe
rulesets-common = Courantes
rulesets-more = Autres règles

## Settings

setting-language = Langue
language-auto = Celle du navigateur
setting-theme = Apparence
theme-auto = Celle du système
theme-light = Claire
theme-dark = Sombre
setting-board = Goban
board-wood = Bois
board-paper = Uni, clair
board-slate = Ardoise, sombre
board-contrast = Contraste élevé
setting-stones = Pierres
stones-shaded = Ombrées
stones-flat = Plates
setting-confirm = Poser une pierre
confirm-auto = Selon l’appareil
confirm-auto-means = Un clic ; sur écran tactile, toucher puis confirmer.
confirm-one = Un clic ou un toucher
confirm-two = Choisir, puis confirmer
setting-sound = Sons
setting-notify = Me prévenir du coup de l’adversaire quand je regarde ailleurs
notify-denied = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.
setting-coordinates = Coordonnées autour du goban
setting-next-moves = Coups suivants sur le goban d’une étude
setting-move-numbers = Numéros des coups sur les pierres d’une étude
setting-open-points = Demander avant de passer
open-points-means = La question signale ce qui reste ouvert, mais pas contre une personne ailleurs. Elle vient toujours quand passer termine aussitôt la partie.

## Start page

home-title = Une partie de go
home-says = Noir et Blanc posent des pierres à tour de rôle. Le camp qui entoure la plus grande partie du goban gagne.
quick-start = Commencer une petite partie
quick-says = 9 × 9 contre l’ordinateur au niveau { $rank }, son plus faible. Vous avez Noir et jouez en premier, sans pendule.
way-lobby = Jouer contre quelqu’un
way-link = Jouer avec une autre personne par un lien
way-study = Étudier des parties ensemble
study-together = Étudier ensemble
offline-says = { $kept ->
    [all] Le serveur ne répond pas. Le cours, les règles et les termes marchent quand même, ainsi que les problèmes déjà ouverts. Les parties ont besoin du serveur ; elles continuent quand il répond de nouveau.
    [course] Le serveur ne répond pas. Le cours marche quand même, ainsi que les problèmes déjà ouverts. Les parties ont besoin du serveur ; elles continuent quand il répond de nouveau.
   *[nothing] Le serveur ne répond pas. Les parties ont besoin du serveur ; elles continuent quand il répond de nouveau.
}
offline-page = { $page ->
    [study] L’étude à cette adresse s’ouvre d’elle-même dès que le serveur répond.
   *[game] La partie à cette adresse s’ouvre d’elle-même dès que le serveur répond.
}
offline-waits = { $count ->
    [0] {""}
    [one] Ce navigateur y garde une modification de votre part et l’enverra alors.
   *[other] Ce navigateur y garde { $shown } modifications de votre part et les enverra alors.
}
set-up = Préparer une partie
set-up-says = adversaire, taille, règles, handicap, pendule
pages = Pages du site
page-play = Jouer
page-learn = Apprendre
page-study = Étudier
page-rules = Règles
page-glossary = Glossaire
explain = Que veut dire { $term } ?
explain-more = En savoir plus dans le glossaire
explain-kyu = Les débutants ont des rangs kyu : le 30e kyu est le plus bas et le 1er kyu le plus haut. Viennent ensuite les rangs dan, à partir du 1er dan. Un rang d’écart vaut environ une pierre de handicap.
explain-komi = Des points donnés à Blanc parce que Noir joue en premier. Un demi-point exclut la partie nulle.
explain-handicap = Noir, le camp le plus faible, a ce nombre de pierres sur le goban avant le premier coup de Blanc.
explain-nigiri = Une façon de tirer les couleurs : un camp prend une poignée de pierres et l’autre devine si leur nombre est pair ou impair.
your-games = Vos parties
your-studies = Vos études
study-nameless = Une étude sans titre
study-all = Toutes les études
learn-link = Apprendre à jouer
problems-link = Problèmes
games-none = Pas encore de partie. Celles que vous commencez ou ouvrez apparaissent ici.
game-facts = { $size } · Règles : { $rules } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} · { $date }
rules-unknown = inconnues
your-turn = À vous de jouer
waiting = À l’adversaire de jouer
game-begun = Une nouvelle partie a commencé
opponent = Adversaire
opponent-computer-hint = à la force choisie
opponent-same-screen = Même écran
opponent-same-screen-hint = deux joueurs, un goban
opponent-link = Par un lien
opponent-link-hint = quelqu’un ailleurs
strength-label = Force
size-custom = Autre
width = Largeur
height = Hauteur
handicap-none = Aucun
handicap-fixed = Sur les points traditionnels
handicap-free = Placé librement par Noir
handicap-fixed-stones = { $stones } pierres
handicap-free-stones = { $stones } pierres, libres
handicap-stones = { $stones } pierres
komi-reset = Revenir au komi habituel
your-colour = Vous jouez
nigiri-guess = Votre pari
nigiri-odd = Impair
nigiri-even = Pair
nigiri-hint = Votre adversaire prend une poignée de pierres blanches. Devinez si leur nombre est pair ou impair : si vous devinez juste, vous jouez Noir.
name-me = Votre nom (facultatif)
name-black = Nom de Noir (facultatif)
name-other = Nom de Blanc (facultatif)
start = Commencer la partie
clock-none = Sans pendule
clock-absolute = Temps absolu
clock-byo-yomi = Byo-yomi
clock-canadian = Byo-yomi canadien
clock-fischer = Fischer (temps ajouté par coup)
clock-presets = Suggestions
pace-quick = Rapide
pace-normal = Normale
pace-long = Longue
clock-main = Temps principal (minutes)
clock-count = Périodes
clock-period = Secondes par période
clock-block = Pierres par période
clock-block-time = Minutes par période
clock-increment = Secondes ajoutées par coup
nigiri-picture = { $stones ->
    [one] { $stones } pierre blanche
   *[other] { $stones } pierres blanches
}, disposées par paires
nigiri-guessed = { $guess ->
    [odd] { $who ->
        [me] Vous posez une pierre noire : vous pariez sur impair.
       *[other] Votre adversaire pose une pierre noire et parie sur impair.
    }
   *[even] { $who ->
        [me] Vous posez deux pierres noires : vous pariez sur pair.
       *[other] Votre adversaire pose deux pierres noires et parie sur pair.
    }
}
nigiri-result = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}. { $right ->
    [yes] { $who ->
        [me] Deviné
       *[other] Votre adversaire a deviné
    }
   *[no] { $who ->
        [me] Manqué
       *[other] Votre adversaire s’est trompé
    }
} : vous jouez { $colour ->
    [black] Noir
   *[white] Blanc
}.
nigiri-told = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}, pari sur { $guess ->
    [odd] impair
   *[even] pair
} : { $right ->
    [yes] gagné
   *[no] perdu
}
nigiri-go = Au goban
upload-title = Rejouer une partie enregistrée
upload-choose = Choisissez un fichier de partie (SGF, NGF, GIB, UGF)
upload-drop = ou déposez-le n’importe où sur cette page
upload-reading = Lecture de { $name } …
upload-several = { $count ->
    [one] Le fichier contenait { $count } partie.
   *[other] Le fichier contenait { $count } parties.
}
upload-game = Partie { $number }
upload-failed = { $name } n’a pas pu être lu.
paste-label = ou collez son texte
paste-read = Rejouer ce texte
paste-name = Le texte collé
paste-address = L’enregistrement dans l’adresse
paste-empty = Il n’y a pas encore de texte. Un enregistrement commence par « (; ».
paste-damaged = L’enregistrement dans l’adresse est abîmé : ses caractères ne sont pas un texte encodé avec des pour-cent.

## The page of a game

title-game = { $black } – { $white } · Tengen
title-your-move = ● À vous · { $black } – { $white } · Tengen
title-asked = ● On attend votre réponse · { $black } – { $white } · Tengen
game-heading = { $black } contre { $white }
heading-player = { $colour ->
    [black] { $name } (Noir)
   *[white] { $name } (Blanc)
}
problem-title = Cette partie ne peut pas être montrée
connection-lost = Connexion perdue, nouvel essai …
connection-unkept = Le serveur ne peut rien garder. Prévenez son responsable.
trying-again = Nouvel essai …
waiting-says = Votre pierre en { $point } attend le serveur. Elle est renvoyée jusqu’à ce que le serveur l’accepte.
waiting-cancel = Reprendre la pierre
announcements = Ce qui se passe dans la partie
board = Goban. { $does ->
    [plays] Les flèches déplacent, Entrée joue.
    [marks] Les flèches déplacent, Entrée marque des pierres.
    [tries] Les flèches déplacent, Entrée essaie un coup à côté de la partie.
   *[looks] Les flèches déplacent.
}
you = vous
present = en ligne
away = hors ligne
thinking = réfléchit …
captures = { $count ->
    [one] { $shown } prisonnier
   *[other] { $shown } prisonniers
}
clock-of = { $colour ->
    [black] Pendule de Noir
   *[white] Pendule de Blanc
}
clock-flag = Temps écoulé
clock-periods = { $count } × { $time }
clock-periods-left = { $count ->
    [one] dernière période
   *[other] { $count } périodes
}
clock-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} en { $time }
clock-stones-left = { $count ->
    [one] encore { $count } pierre
   *[other] encore { $count } pierres
}
to-move = { $colour ->
    [black] À Noir de jouer
   *[white] À Blanc de jouer
}
your-move = { $colour ->
    [black] À vous de jouer (Noir)
   *[white] À vous de jouer (Blanc)
}
status-thinking = { $colour ->
    [black] Noir réfléchit …
   *[white] Blanc réfléchit …
}
status-placing = { $left ->
    [one] Noir pose encore { $left } pierre de handicap
   *[other] Noir pose encore { $left } pierres de handicap
}
status-record = Partie enregistrée
status-settling = Quelles pierres sont mortes ?
status-ended = La partie est terminée
status-closed = Le responsable de ce serveur a fermé cette partie
status-called-off = { $colour ->
    [black] Noir a annulé cette partie
   *[white] Blanc a annulé cette partie
}
status-replay = Vous regardez l’étape { $move } sur { $last }.
status-clock-start = Les pendules démarrent quand les deux joueurs sont là.
status-clock-interrupted = Les pendules attendent le retour du joueur au trait.
status-repetition = La position d’après le coup { $move } est revenue. Vous pouvez continuer, ou convenir que la partie est sans résultat.
status-resumed = Après un désaccord, la partie reprend. Jouez les pierres en litige. Passez quand il n’y a plus rien à montrer.
status-passed = { $colour ->
    [black] Noir a passé. Si Blanc passe aussi, le jeu s’arrête et l’on compte.
   *[white] Blanc a passé. Si Noir passe aussi, le jeu s’arrête et l’on compte.
}
status-passed-three = { $colour ->
    [black] Noir a passé. Le jeu ne s’arrête qu’après trois passes de suite.
   *[white] Blanc a passé. Le jeu ne s’arrête qu’après trois passes de suite.
}
pass = Passer
pass-title = Passer ?
pass-open-title = Passer quand même ?
pass-open = { $count ->
    [one] { $shown } point reste ouvert
   *[other] { $shown } points restent ouverts
}{ $named ->
    [yes]  : { $points }.
   *[no] .
}
pass-wide-open = Le goban est encore grand ouvert.
pass-meaning = Passer veut dire que vous ne voyez plus rien à gagner. C’est alors à votre adversaire.
pass-ends-settling = Votre adversaire vient de passer : si vous passez, le jeu s’arrête et vous convenez ensemble des pierres mortes.
pass-ends-count = Votre adversaire vient de passer : si vous passez, la partie est finie et comptée telle quelle. Selon ces règles rien n’est retiré ; capturez d’abord les pierres mortes.
pass-resumed = Après un désaccord, les deux joueurs doivent passer de nouveau. Passez s’il n’y a plus rien à montrer.
pass-stone = Selon ces règles, passer donne une pierre prisonnière à l’adversaire.
pass-confirm = Oui, passer
pass-cancel = Non, continuer
place = Jouer { $point }
place-hint = Touchez un point pour le choisir.
move-label = Taper un coup
move-send = Jouer
pass-word = passe
undo = Annuler le coup
no-result = Proposer « sans résultat »
call-off = Annuler la partie
call-off-title = Annuler la partie ?
call-off-meaning = La partie s’arrête sans résultat. Personne ne gagne ni ne perd.
call-off-confirm = Oui, annuler
resign = Abandonner
resign-title = Abandonner ?
resign-meaning = La partie s’arrête tout de suite et l’autre camp gagne.
resign-confirm = Oui, abandonner
resign-side = { $colour ->
    [black] Noir abandonne
   *[white] Blanc abandonne
}
resign-cancel = Non, continuer
keys-title = Touches
keys-board = Sur le goban
keys-moves = Dans les coups, hors du goban
keys-game = Sur cette page
keys-everywhere = Partout
keycap = { $key ->
    [home] Début
    [end] Fin
    [page-up] Page ↑
    [page-down] Page ↓
    [ctrl] Ctrl
    [enter] Entrée
    [space] Espace
    [delete] Suppr
    [shift] Maj
    [tab] Tab
   *[esc] Échap
}
key-move = le point voisin
key-row = les bouts de la rangée
key-corner = les coins du goban
key-play = jouer sur le point, ou marquer ses pierres
key-step = un coup en arrière ou en avant
key-ten = dix coups en arrière ou en avant
key-ends = le début et la fin
key-run = faire défiler les coups et les arrêter
key-tab = le bouton suivant ou le goban
key-close = fermer une question
key-focus = seulement le goban et les pendules, et retour
key-keys = cette liste
offer = Demande
offer-undo = { $colour ->
    [black] Noir
   *[white] Blanc
} demande à annuler { $moves ->
    [one] le dernier coup.
   *[other] les { $moves } derniers coups.
}
offer-no-result = { $colour ->
    [black] Noir
   *[white] Blanc
} propose de terminer la partie sans résultat.
offer-no-agreement = { $colour ->
    [black] Noir
   *[white] Blanc
} propose de terminer sans accord : toute pierre sur le goban serait vivante.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
links = Liens vers cette partie
link-title = Invitez votre adversaire
link-explain = Envoyez le premier lien à { $name }. Qui l’ouvre joue ; gardez votre propre lien pour vous.
link-player = { $colour ->
    [black] Joue Noir
   *[white] Joue Blanc
}
links-own = Personne d’autre ne peut ouvrir ces liens : Tengen n’écoute que cet ordinateur. Lancez-le avec « tengen serve --bind 0.0.0.0 » pour jouer dans votre réseau.
link-qr = QR code pour un téléphone
link-qr-alt = Le premier lien en QR code
link-watch = Regarde seulement
link-own = Votre propre lien, pour un autre de vos appareils : il joue pour vous
link-own-short = Votre propre lien

## A point of the board, spoken

point-empty = { $point }, vide
point-star = hoshi
point-stone = { $point }, { $colour ->
    [black] pierre noire
   *[white] pierre blanche
}
point-chain = { $stones ->
    [one] seule
   *[other] chaîne de { $stones }
}, { $liberties ->
    [one] { $liberties } liberté, en atari
   *[other] { $liberties } libertés
}
point-dead = morte
point-seki = en seki
point-owner = { $colour ->
    [black] point de Noir
   *[white] point de Blanc
}
point-neutral = neutre
point-unsealed = neutre, frontière encore ouverte
point-hint = proposition { $letter }
point-likely = { $colour ->
    [black] sans doute à Noir
   *[white] sans doute à Blanc
}, { $percent } %
point-last = dernier coup
point-ko = ko, ne peut être repris maintenant
point-chosen = choisi
point-waiting = attend le serveur

## What happens, spoken

announce-move = { $colour ->
    [black] Noir
   *[white] Blanc
} { $point }{ $captured ->
    [0] {""}
    [one] , capture { $captured } pierre
   *[other] , capture { $captured } pierres
}
point-illegal = { $point }, interdit
announce-illegal = { $colour ->
    [black] Noir
   *[white] Blanc
} { point-illegal }
announce-pass = { $colour ->
    [black] Noir passe
   *[white] Blanc passe
}
announce-undo = { $count ->
    [one] { $count } étape annulée
   *[other] { $count } étapes annulées
}
announce-settling = Le jeu s’arrête. Les joueurs conviennent des pierres mortes.
announce-resumed = Le jeu reprend.
announce-time = { $colour ->
    [black] Noir
   *[white] Blanc
} : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
announce-time-last = { $colour ->
    [black] Noir
   *[white] Blanc
} : plus que { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} en tout

## Settling

settle-title = Accord sur les pierres
settle-why = { $stop ->
    [1] Les deux camps ont passé, le jeu s’arrête. Rien n’est encore décidé.
   *[other] Le jeu s’arrête de nouveau. Rien n’est encore décidé.
}
settle-task = { $mark ->
    [seki] Cherchez les pierres qui vivent parce qu’aucun camp ne peut attaquer. Choisissez-en une : elle et les pierres adverses qui partagent ses libertés sont en seki, ou ne le sont plus. Choisissez-la encore pour annuler ce choix.
   *[dead] Cherchez les pierres qui ne peuvent échapper à la capture. Choisissez-en une pour marquer sa chaîne morte. Une chaîne que Tengen propose comme morte revit si vous la choisissez, avec les pierres mortes qui l’entourent. Choisissez encore une chaîne pour annuler le dernier choix fait pour elle, même celui de l’adversaire.
}
marking = Marquer la pierre comme
marking-dead = Morte
marking-seki = En seki
settle-watch = Les joueurs conviennent des pierres mortes.
settle-unsealed = { $count ->
    [one] Une frontière est encore ouverte, en { $points }. Tant qu’elle l’est, toute la zone voisine ne compte pour personne. Reste-t-il un coup à jouer ?
   *[other] Des frontières sont encore ouvertes, en { $points }. Tant qu’elles le sont, toutes les zones voisines ne comptent pour personne. Reste-t-il des coups à jouer ?
}
settle-computer = L’ordinateur n’accepte pas : il y perdrait { $count ->
    [one] un point
   *[other] { $points } points au total
}. Marquez les pierres comme Tengen les proposait{ $dispute ->
    [no] .
   *[yes] , ou contestez et jouez la suite.
}
settle-changed-judge = Tengen a changé sa proposition après un examen plus attentif. Les deux joueurs sont interrogés à nouveau.
settle-looking = Tengen regarde …
settle-awaited = Tengen regarde chaque groupe de plus près.
settle-slow = Tengen regarde encore. Vous pouvez déjà accepter. Si la proposition change, la question vous sera posée à nouveau.
settle-judging = Tengen cherche les pierres mortes …
settle-by-judge = La proposition vient de Tengen. Vérifiez-la.
settle-taken-back = La proposition est de nouveau celle de Tengen : il ne reste aucun changement.
settle-changed = { $colour ->
    [black] Noir a changé la proposition.
   *[white] Blanc a changé la proposition.
}
settle-standing = Marqué ainsi : Noir { $black }, Blanc { $white }. { $result }
settle-accepted = { $colour ->
    [black] Noir est d’accord
   *[white] Blanc est d’accord
}
settle-open = { $colour ->
    [black] Noir n’a pas encore donné son accord
   *[white] Blanc n’a pas encore donné son accord
}
settle-summary = { $dead ->
    [0] Aucune pierre n’est marquée morte.
    [one] { $dead } pierre est marquée morte.
   *[other] { $dead } pierres sont marquées mortes.
}{ $seki ->
    [0] {""}
    [one] {" "}{ $seki } pierre est en seki.
   *[other] {" "}{ $seki } pierres sont en seki.
} Points à Noir : { $black }, à Blanc : { $white }.
accept = D’accord
accept-side = { $colour ->
    [black] Noir est d’accord
   *[white] Blanc est d’accord
}
accepted = Accord donné
settle-what-comes = Ce qui vient ensuite
settle-scoring = { $scoring ->
    [area] Une fois les deux d’accord, les pierres mortes sont retirées. Chaque camp compte ses pierres vivantes et les points vides qu’elles entourent.
    [territory] Une fois les deux d’accord, les pierres mortes sont retirées et rejoignent les prisonniers. Chaque camp compte son territoire et ses prisonniers.
   *[stones] Une fois les deux d’accord, les pierres mortes sont retirées. Chaque camp compte ses pierres vivantes et les points vides qu’elles entourent. Deux points sont retirés pour chaque groupe qui vit seul (taxe de groupe).
}
settle-seki = { $count ->
    [yes] Les pierres en seki vivent ensemble ; les points qu’elles entourent comptent.
   *[no] Les pierres en seki vivent ensemble ; selon ces règles, les points vides entre elles ne comptent pour personne.
}
settle-pass-stones = Chaque passe donne une pierre prisonnière à l’adversaire.
settle-disagree = { $dispute ->
    [resume-alternating] En cas de désaccord, le jeu reprend là où il s’est arrêté : l’adversaire du dernier à passer joue d’abord.
   *[resume-opponent-of-requester] En cas de désaccord, le jeu reprend : l’adversaire de celui qui le demande joue d’abord.
}
settle-all-alive = { $when ->
    [second-stop] Si le jeu s’arrête une seconde fois, toute pierre restée sur le goban est vivante.
    [four-passes] Après quatre passes de suite, toute pierre restée sur le goban est vivante.
   *[no-agreement] Si vous ne pouvez même pas convenir de qui joue, toute pierre restée sur le goban est vivante.
}
dispute = Pas d’accord
dispute-side = { $colour ->
    [black] Noir n’est pas d’accord
   *[white] Blanc n’est pas d’accord
}
dispute-title = Continuer à jouer ?
dispute-first = { $colour ->
    [black] Le jeu reprend, et Noir joue d’abord.
   *[white] Le jeu reprend, et Blanc joue d’abord.
}
dispute-then = Montrez sur le goban ce qui est mort ou vivant. Les marques disparaissent ; elles seront proposées à nouveau quand le jeu s’arrêtera.
dispute-confirm = Reprendre le jeu
dispute-cancel = Retour à la proposition
no-agreement = Aucun accord
no-agreement-meaning = Si vous ne pouvez même pas convenir de qui joue, la partie s’arrête ici et toute pierre sur le goban est vivante.
no-agreement-confirm = Terminer ainsi
legend-dead = { $stays ->
    [all] Morte : barrée, reste tout de même
    [some] Morte : barrée, sera retirée sauf mention contraire
   *[none] Morte : barrée, sera retirée
}
legend-black-point = Point de Noir
legend-white-point = Point de Blanc
legend-neutral = Point neutre (dame) : ne compte pour personne
legend-seki = En seki : vit sans deux yeux
legend-unsealed = Frontière encore ouverte

## The count

result-score = { $winner ->
    [black] Noir gagne
   *[white] Blanc gagne
} de { $margin ->
    [one] { $shown } point
   *[other] { $shown } points
}
result-by-resignation = { $winner ->
    [black] Noir gagne par abandon
   *[white] Blanc gagne par abandon
}
result-by-time = { $winner ->
    [black] Noir gagne au temps
   *[white] Blanc gagne au temps
}
result-by-forfeit = { $winner ->
    [black] Noir gagne par forfait
   *[white] Blanc gagne par forfait
}
result-by-unknown = { $winner ->
    [black] Noir gagne
   *[white] Blanc gagne
}
result-draw = Partie nulle (jigo)
result-no-result = Sans résultat
result-both-lose = Les deux camps perdent
end-all-alive = Toute pierre sur le goban est vivante.
count-caption = { $method ->
    [area] Compte par aire
    [territory] Compte par territoire
   *[stones] Compte par pierres
}
count-stones = Pierres vivantes
count-territory = Territoire
count-prisoners = Prisonniers
count-dead = Pierres mortes prises
count-pass-stones = Pierres de passe
count-compensation = Compensation du handicap
count-komi = Komi
count-group-tax = Taxe de groupe
count-shared = Moitié des points neutres
count-button = Bouton
count-first-pass = Première passe
count-total = Total
count-none = –
count-show = Montrer sur le goban
count-stays = { $count ->
    [one] Une pierre morte est hors du territoire qui compte. Elle reste et ne compte pour personne : { $points }.
   *[other] { $count } pierres mortes sont hors du territoire qui compte. Elles restent et ne comptent pour personne : { $points }.
}
count-nobody = { $count ->
    [one] { $count } point ne compte
   *[other] { $count } points ne comptent
} pour personne : { $points }{ $more ->
    [0] .
    [one] {" "}et { $more } autre.
   *[other] {" "}et { $more } autres.
}
count-agrees = { $method ->
    [area] Compté par aire : même résultat
   *[territory] Compté par territoire : même résultat
}
count-other = { $method ->
    [area] Compté par aire
   *[territory] Compté par territoire
}

## Replay and about

replay = Rejouer
replay-first = Au début
replay-back = En arrière
replay-play = Défilement automatique
replay-pause = Pause
replay-forward = En avant
replay-last = À la fin
replay-live = Retour à la partie
replay-slider = Coup
replay-at = { $move } sur { $last }
replay-at-illegal = { $move } sur { $last } · { announce-illegal }
replay-at-move = { $move } sur { $last } · { $colour ->
    [black] Noir
   *[white] Blanc
} { $point ->
    [pass] passe
   *[other] { $point }
}
sgf-download = Télécharger en SGF
about = À propos de cette partie
about-clock = { $kind } : { $numbers }
about-rules = Règles
notes = Trouvé dans l’enregistrement
rules-dame-filled = Les points neutres doivent être remplis avant l’accord sur les pierres.
rules-encore = { $when ->
    [dispute] En cas de désaccord, le jeu continue par une prolongation : chaque passe donne une pierre à l’adversaire, et chacun fait autant de coups.
   *[always] Au premier arrêt suit une prolongation : chaque passe donne une pierre à l’adversaire, et chacun fait autant de coups.
}

about-compare = Comparer ces règles à d’autres
about-link = Ces règles en mots simples

## Analyse

analysis = Analyse
analysis-no-network = L’analyse demande un réseau de neurones : lancez le serveur sans --net none.
analysis-no-board = Les réseaux de neurones ne connaissent que les gobans de 19 lignes de côté au plus.
analysis-closed = { $role ->
    [watch] Tant que la partie dure, les spectateurs n’en voient pas l’analyse.
   *[player] Tant que la partie dure, elle n’est analysée que si les deux joueurs le veulent.
}
analysis-wanted = { $colour ->
    [black] Noir voudrait que la partie soit analysée dès maintenant.
   *[white] Blanc voudrait que la partie soit analysée dès maintenant.
}
analysis-wish = Analyser pendant la partie
analysis-unwish = Pas d’analyse pendant la partie
analysis-start = Analyser
analysis-stop = Arrêter l’analyse
analysis-left = { $count ->
    [one] { $shown } position n’est pas encore jugée.
   *[other] { $shown } positions ne sont pas encore jugées.
}
analysis-rough = { $count ->
    [one] { $shown } position reste à juger de plus près.
   *[other] { $shown } positions restent à juger de plus près.
}
analysis-done = Toutes les positions sont jugées ; celle que vous regardez est approfondie.
analysis-full = Trop de parties sont analysées en même temps. Réessayez plus tard.
analysis-graph = Cours de la partie
analysis-chance = Chances de gain de Noir
analysis-lead = Avance (Noir en haut, Blanc en bas)
analysis-move = { $move }.
analysis-chance-now = Chances de gain de Noir : { $percent } %.
analysis-even = La partie est équilibrée.
analysis-ahead = { $colour ->
    [black] Noir mène de { $points }.
   *[white] Blanc mène de { $points }.
}
analysis-lost = Ce coup a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-waiting = Cette position n’est pas encore jugée.
analysis-nothing = Rien n’est jugé ici.
analysis-percent = { $percent } %
analysis-percent-black = Noir { $percent } %
analysis-line = Ensuite : { $moves }
analysis-hints = Bons coups
analysis-show-hints = Montrer les bons coups
analysis-show-ownership = Montrer à qui reviendra chaque point
analysis-table = Tous les coups en tableau
analysis-column-move = Coup
analysis-column-played = Joué
analysis-column-chance = Chances de Noir
analysis-column-lead = Avance
analysis-column-loss = Points perdus
mistake-back = Erreur précédente
mistake-forward = Erreur suivante

## Refusals

error-occupied = Il y a déjà une pierre en { $point }.
error-suicide = { $point } serait un suicide : la pierre n’aurait pas de liberté.
error-ko = { $point } reprend aussitôt le ko. Jouez d’abord ailleurs.
error-hot-stone = La pierre en jeu a pris un ko au coup { $move } et elle est chaude. Jouez ailleurs avant de la prendre en { $point }.
error-superko = { $point } répéterait la position { $move ->
    [0] du début
   *[other] d’après le coup { $move }
} : { $kind ->
    [positional] superko positionnel
    [situational] superko situationnel
    [natural-situational] superko situationnel naturel
    [spight] superko de Spight
    [ing] interdiction de répéter d’Ing
   *[unbalanced] répétition déséquilibrée
}.
error-not-your-turn = { $to_move ->
    [black] C’est à Noir de jouer.
   *[white] C’est à Blanc de jouer.
}
error-wrong-phase = Ce n’est pas possible à ce stade de la partie.
error-game-over = La partie est terminée.
error-off-board = Il n’y a pas de point { $point } sur ce goban.
error-proposal-changed = La proposition vient de changer. Regardez-la encore.
error-nothing-to-undo = Il n’y a pas de coup à annuler.
error-no-offer = La demande n’existe plus.
error-own-offer = On ne répond pas à sa propre demande.
error-no-stone = Il n’y a pas de pierre en { $point }.
error-not-marked = Aucune marque sur les pierres en { $point } ne peut être reprise.
error-no-rival = Aucun groupe vivant de l’adversaire ne partage une liberté avec les pierres en { $point } : elles ne sont donc pas en seki.
error-dame-left = { $point } est encore neutre : selon ces règles, on remplit les points neutres avant de se mettre d’accord. Contestez, et le jeu reprend.
error-not-provided = Les règles de cette partie ne le prévoient pas maintenant.
error-legal = { $point } est permis, finalement.
error-offer-pending = Votre adversaire attend d’abord votre réponse.
error-handicap = Ce handicap ne convient pas ici.
error-time-up = Le temps est écoulé.
error-unknown-key = { $why ->
    [replaced] Ce lien a été remplacé par un nouveau et n’ouvre plus la partie. Demandez le nouveau à la personne qui vous l’a envoyé ; le responsable de ce serveur l’a aussi.
    [keeper] Le responsable de ce serveur a supprimé cette partie : { $at }.
    [unused] Cette partie a été supprimée, personne ne l’ayant regardée depuis longtemps : { $at }.
   *[none] Il n’y a pas de partie à cette adresse.
}
error-not-listed = { $why ->
    [seat] Cette adresse ne s’ouvre que dans le navigateur de son joueur. Pour regarder, demandez le lien « Regarde seulement » : les deux joueurs le trouvent sous « Liens vers cette partie ».
   *[none] Cette adresse ne s’ouvre que dans le navigateur qui a déjà ouvert le lien. Sur un autre appareil, ouvrez le lien lui-même ; la page où il fonctionne montre votre propre lien.
}
error-not-allowed = Ce lien ne permet pas cela.
error-stale = La partie a avancé entre-temps. Regardez encore.
error-too-large = Le fichier est trop grand : 10 Mio au plus.
error-bad-request = { $field ->
    [komi] Le komi se donne par demi-points, et n’a pas plus de points que le goban.
   *[other] Le serveur n’a pas accepté { $field } ; il dit en anglais « { $reason } ».
}
error-bad-record = Ligne { $line }, colonne { $column } : { record-problem }
error-not-record = Ce n’est pas l’enregistrement d’une partie. Les parties sont des fichiers SGF, NGF, GIB, UGF ou UGI.
error-no-record = C’est un texte qui ne contient pas de partie. Les parties sont des fichiers SGF, NGF, GIB, UGF ou UGI. Une position dessinée est acceptée aussi, avec une ligne par rangée du goban.
error-bad-drawing = { $why ->
    [part] Le dessin ne montre qu’une partie d’un goban. Dessinez toutes les lignes et toutes les colonnes du goban.
    [reversed] Le texte dit que X est Blanc et O Noir, mais X est toujours lu comme Noir et O comme Blanc. Échangez les signes du dessin, et retirez ces mots.
    [several] Le dessin montre plus d’un goban, ou il y a des lignes vides entre certaines de ses lignes.
   *[rows] Le dessin ne montre pas de position. Toutes les lignes doivent avoir le même nombre de points : X pour Noir, O pour Blanc, et un point pour une intersection vide.
}
error-bad-value = { record-problem }
error-illegal-move = Coup { $number } : { $why ->
    [occupied] { error-occupied }
    [suicide] { error-suicide }
    [ko] { error-ko }
    [hot-stone] { error-hot-stone }
    [superko] { error-superko }
   *[off-board] { error-off-board }
}
error-no-rules = La partie ne nomme pas de règles. Supposées : { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-unknown-rules = Les règles « { $name } » ne sont pas connues. Supposées : { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-no-komi = La partie n’indique pas de komi. Supposé : { $komi }.
error-unread-komi = Le komi de la partie est illisible. Supposé : { $komi }.
error-fox-komi = Fox écrit un komi de 0 pour les parties à égalité. Supposé : { $komi }.
error-no-handicap = Les pierres ne forment pas un handicap de { $stones }. Supposé : pas de handicap.
error-komi-converted = Le komi de la partie n’est pas en points. En points, il vaut { $komi }.
error-result-converted = L’écart du résultat de la partie n’est pas en points. En points, il vaut { $margin }.
error-unread-handicap = Le handicap de la partie est illisible. Supposé : pas de handicap.
error-unstated-handicap = La partie n’indique aucun handicap, mais elle place { $stones } pierres noires et Blanc joue en premier. Supposé : pas de handicap.
error-cut-off = La partie est coupée après { $steps } étapes.
error-variations = La partie enregistrée a des variantes. La page ne montre que la ligne principale.
error-left-out = Les pierres placées autour de { $point } n’ont pas de liberté et sont omises.
error-more = Et { $count } de plus.
record-problem = { $problem ->
    [no-game] il n’y a pas de partie ici
    [not-text] ce n’est pas du texte
    [text-outside-game] du texte hors des parties
    [unexpected-text] un texte inattendu
    [missing-semicolon] un nœud doit commencer par un point-virgule
    [value-without-name] une valeur sans nom de propriété
    [stray-bracket] il manque la barre oblique inverse devant un crochet fermant dans un texte
    [name-without-value] une propriété sans valeur
    [unclosed-value] une valeur n’est pas fermée : l’enregistrement s’interrompt au milieu
    [unclosed-tree] une parenthèse n’est pas fermée : la fin de l’enregistrement manque peut-être
    [unmatched-close] une parenthèse fermante sans ouvrante
    [empty-tree] des parenthèses sans nœud
    [node-after-variations] un nœud après des variantes
    [node-outside-tree] un nœud hors des parenthèses
    [damaged-utf-16] un texte UTF-16 abîmé
    [damaged-text] des caractères abîmés dans le texte
    [unknown-encoding] un encodage de caractères inconnu, « { $name } »
    [wrong-encoding] le texte n’est pas dans l’encodage annoncé
    [several-encodings] les parties déclarent plusieurs codages de caractères ; chacune a été lue dans le sien
    [too-large] le fichier est trop gros
    [too-many-moves] il y a plus de coups que le programme n’en lit
    [too-many] les autres défauts ne sont pas listés
    [bad-size] la taille du goban n’est pas un ou deux nombres de 1 à 52
    [bad-point] ce n’est pas un point
    [unusual-point] un point écrit de façon inhabituelle
    [point-twice] un nœud place plusieurs choses sur le même point ; la dernière compte
    [unusual-pass] une passe écrite de façon inhabituelle
    [several-values] plusieurs valeurs là où une seule est attendue ; la dernière de forme usuelle compte
    [point-off-board] un point hors du goban
    [handicap-no-number] le handicap n’est pas un nombre entier
    [bad-color] ni B ni W
    [bad-komi] le komi n’est pas un nombre
    [komi-not-halves] le komi n’est pas un multiple d’un demi-point
    [komi-converted] le komi n’est pas en points et a été converti
    [result-converted] l’écart n’est pas en points et a été converti
    [bad-result] le résultat ne se comprend pas
    [bad-date] la date ne se comprend pas
    [bad-handicap] tant de pierres de handicap n’ont pas de places fixes
    [unknown-line] la ligne ne se comprend pas
    [states-other-game] la partie dit être celle d’un autre jeu que le go
    [encrypted] la partie est chiffrée
    [other-game] c’est une partie d’un autre jeu que le go ; ajoutez-la à une étude qui a une partie de go
    [too-many-games] il y a trop de parties dans le fichier
   *[other] { $reason }
}
error-busy = { $of ->
    [address] Trop de demandes viennent de votre réseau. Réessayez dans { $wait } { $unit }.
   *[all] Le serveur est occupé. Réessayez dans un instant.
}
error-crowded = { $of ->
    [study] Trop de pages suivent cette étude.
    [address] Trop de pages sont ouvertes depuis votre réseau.
    [all] Trop de pages sont ouvertes sur ce serveur.
   *[game] Trop de pages suivent cette partie.
}
error-unkept = Le serveur ne peut rien garder pour l’instant : rien n’a été créé ni changé. Son responsable doit s’en occuper : prévenez-le.
error-has-begun = La partie a commencé. Vous pouvez abandonner ou continuer.
error-not-rated = Seules les parties avec pendule sur 9 × 9, 13 × 13 et 19 × 19 comptent pour le classement.
error-full = Le serveur n’a plus de place pour du nouveau. Les parties et études existantes continuent.
error-too-much = Trop de choses viennent de cette adresse. Réessayez dans { $wait } { $unit }.
error-internal = Une erreur s’est produite dans le serveur. La partie est inchangée.
error-unreachable = Le serveur ne répond pas.
error-page-replay = Vous regardez une position antérieure. Revenez à la partie pour jouer.
error-page-stone-dropped = Votre pierre en { $point } est arrivée trop tard : la partie a continué entre-temps.
error-page-stone-waits = Votre pierre en { $point } attend la connexion ; rien d’autre ne part avant elle. Vous pouvez la reprendre.
