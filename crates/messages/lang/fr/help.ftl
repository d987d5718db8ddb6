# Ce que dit --help.

## The parts of a help

help-usage = Usage :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-examples = Exemples :
help-placeholder-options = [OPTIONS]
help-default = [sinon : { $value }]
help-possible = [possibles : { $values }]

## Commands

help-tengen = Le jeu de go : arbitre, adversaire et goban en un seul programme
help-tengen-more =
    Exemples :
      tengen                            ouvrir le goban dans le navigateur
      tengen play --size 9              jouer contre l’ordinateur dans ce terminal
      tengen play --two --rules aga     à deux devant ce terminal
      tengen gtp --time-per-move 5      être le moteur d’un programme de go
      tengen match ENGINE ENGINE        lequel de deux moteurs est le plus fort
      tengen rules japanese             ce que disent les règles japonaises
      tengen learn                      apprendre le go depuis le début
      tengen referee games/             vérifier des parties d’après les règles
      tengen show game.sgf              parcourir une partie
      tengen judge game.sgf             l’état de ses pierres, et pourquoi
      tengen solve --size 4             ce que vaut un petit goban
      tengen analyze game.sgf           ce que valaient les coups d’une partie

    Ce que lisent les gens est dans la langue de --lang ou du système. Ce que lisent les programmes
    n’est dans aucune : SGF, JSON, réponses du Go Text Protocol, noms des règles et des options.
help-help = Afficher cette aide, ou celle d’une commande
help-backup = Copier toutes les parties et études dans un fichier, même pendant que le serveur tourne
help-restore = Mettre une copie à la place de toutes les parties et études, quand aucun serveur ne tourne
help-migrate-store = Porter toutes les parties et études en un autre lieu, vide, pendant qu’aucun serveur ne tourne : d’un dossier vers PostgreSQL, ou l’inverse
help-admin = S’occuper d’un serveur : lister, montrer, clore et supprimer parties, enregistrements et études, et reprendre des liens
help-admin-more =
    Un serveur en marche est interrogé par le socket admin.sock de son dossier de données, que seul son
    utilisateur ouvre. Si aucun ne tourne, le travail se fait dans le dossier lui-même.
help-admin-list = Lister parties, enregistrements et études, les derniers changés d’abord
help-admin-find = Lister ceux dont un nom ou le titre contient ce texte
help-admin-show = Montrer ce qu’on en sait, et la place qu’il prend ; pas de clés
help-admin-close = Terminer une partie sans résultat, ou ne plus laisser personne écrire dans une étude
help-admin-delete = Supprimer une partie, un enregistrement ou une étude avec tout ce qui en dépend
help-admin-revoke = Donner un autre lien à un rôle ; les précédents n’ouvrent plus rien
help-admin-annul = Annuler le résultat d’une partie classée, ou le faire compter de nouveau, et refaire tous les classements
help-admin-recount = Refaire tous les classements à partir du journal des résultats
help-admin-invite = Laisser une personne s’inscrire avec un rôle : child, player, teacher, director, moderator, administrator ou owner
help-admin-role = Donner un autre rôle à une personne inscrite : child, player, teacher, director, moderator, administrator ou owner
help-admin-usage = Dire la place que prend la base, et celle qu’elle peut prendre
help-serve = Ouvrir le goban dans le navigateur : jouer, régler, compter et garder des parties (aussi sans commande)
help-worker = Réfléchir sur cette machine pour un serveur qui est sur une autre
help-play = Jouer une partie dans ce terminal, contre l’ordinateur ou à deux
help-play-more = Les coups se tapent en coordonnées (Q16). Tapez aide pendant la partie pour toutes les commandes.
help-gtp = Parler le Go Text Protocol sur l’entrée et la sortie standard
help-gtp-more = Donnez une telle ligne à un programme de go (Sabaki, GoGui, Lizzie …) comme commande d’un moteur.
help-match = Faire jouer un match à deux moteurs et dire lequel est le plus fort, et avec quelle certitude
help-match-more =
    Notre arbitre décide de ce qui est permis, de la fin d’une partie et du vainqueur. Un coup
    illégal, un plantage, un blocage ou un dépassement de temps perd ; la partie et le tableau le
    disent. Chaque ouverture est jouée deux fois, couleurs échangées. Après deux passes, on demande
    aux deux moteurs quelles pierres sont mortes ; s’ils diffèrent, notre juge décide, et le tableau
    dit combien de fois. Une position qui revient sur un cycle entier, ou trop de coups, laissent la
    partie sans résultat, ce qui compte un demi-point pour chacun.

    Avec --out, chaque partie est gardée (games/*.sgf, results.jsonl) à côté des réglages (match.json),
    et la même commande reprend là où elle a été interrompue.

    La différence en Elo et son intervalle à 95 % viennent des paires de parties (modèle pentanomial) ;
    --sprt aussi, avec 5 % pour chacune des deux erreurs, les paires prises dans leur ordre.

    Code de sortie : 0 quand le match est joué ou que --sprt a tranché ; 1 quand un moteur ne peut pas
    jouer ou qu’un fichier est inutilisable ; 2 quand la commande est fausse ; 130 après une
    interruption.
help-learn = Apprendre le go depuis le début : de courtes pages, chacune avec un goban et quelque chose à faire
help-learn-more =
    On tape un point (E5), passe, un nombre ou l’un des mots que donne aide. Les pages faites sont
    notées dans le dossier des données, et le cours reprend à la première qui ne l’est pas.
help-rules = Lister les règles, en expliquer une, ou en écrire une dans un fichier à modifier
help-glossary = Expliquer les termes du go, et comment on les dit en sept langues
help-referee = Vérifier des parties d’après les règles : coups illégaux, compte, résultat noté
help-referee-more =
    Chaque partie de chaque fichier est rejouée selon les règles qu’elle nomme (RU). Si elle n’en nomme
    aucune de connue, on essaie le territoire et l’aire, et la ligne dit lequel des deux concorde.
    Il y a trois réponses : le résultat noté concorde, il diffère, ou c’est indécidable, avec la raison.
    Le sort des pierres peut être réglé par un territoire marqué ou par des règles qui les comptent
    telles quelles. Le juge n’est interrogé que si un tel compte diffère. La ligne dit lequel de ces
    comptes elle montre. Le juge ne contredit aucune partie qu’il dit inachevée. Là où les points
    neutres comptent, il ne contredit pas non plus un résultat que des points neutres libres
    expliquent : les joueurs ont pu les remplir après l’arrêt du jeu.
    Avec --net, un réseau regarde encore là où le juge rapide ne trouve pas de concordance.
    Avant qu’un fichier soit contredit, le réseau fourni avec Tengen regarde dans tous les cas.
    Code de sortie : 0 si tout est en ordre ; 1 si quelque chose n’a pas pu être lu, si un coup était
    illégal ou si un résultat diffère.
help-count = Compter une position dont vous nommez les pierres mortes, ligne par ligne
help-count-more =
    Chaque pierre que nomme --dead est morte avec toute sa chaîne. Sans --dead, le territoire que marque
    la partie (TB, TW) dit quelles pierres sont mortes ; si elle n’en marque aucun, toutes vivent. Les
    pierres en seki sont celles de --seki, ou des marques, ou celles que le juge trouve. « none » n’en
    nomme aucune. Les points où il manque une pierre sont dits, autant que le juge les trouve ; on
    compte le goban tel qu’il est.
    --method montre le compte à la main, étape par étape. prisoners : les prisonniers vont dans le
    territoire de leur couleur (Japon ; AGA seulement au territoire). half : l’aire de Noir est
    comparée à la moitié du goban (Chine). fill : toutes les pierres des deux bols remplissent le
    goban (Ing). --pictures écrit une image de chaque étape.
help-judge = Dire l’état des pierres d’une position, et pourquoi
help-judge-more =
    Ce qui peut être prouvé est prouvé, ce qui peut être lu jusqu’au bout est lu, et le reste est
    estimé, ce qui est dit. Une position dessinée a une ligne par rangée : X, O et . pour un point
    vide. En JSON, une rangée dit à qui est chaque point, B ou W, celui
    d’une pierre en seki aussi ; . est un point vide qui ne compte pour personne.
    Le signe « ! » marque une frontière ouverte, « ? » ce qui va avec des pierres au sort ouvert.
    Les dessins avec des coordonnées autour du goban, comme ceux de Tengen, et les diagrammes de
    Sensei’s Library ($$) sont lus aussi. Une grande partie qui n’est encore à personne n’a pas de
    signe : aucune frontière n’y passe encore. Les règles et le komi que rien ne nomme sont supposés,
    et la réponse le dit. Une partie qui n’est pas terminée n’a pas de gagnant.
help-solve = Dire ce que vaut une position sur un petit goban quand personne ne se trompe
help-solve-more =
    On compte l’aire et deux passes terminent la partie, avec un superko positionnel, situationnel ou
    situationnel naturel. Selon les règles japonaises, on résout les gobans jusqu’à 16 points, comme
    4x4, en une ou deux minutes : quand le jeu s’arrête, un jeu imaginé confirme quelles pierres vivent ; les autres règles
    sont refusées. Les positions par lesquelles une partie est passée ne reviennent pas. Les gobans
    jusqu’à 5x4 prennent des secondes, 5x5 un quart d’heure et un peu plus de 7 Go
    (--max-memory 14000). Ce qui est dit est prouvé ; de même les bornes atteintes jusqu’à Ctrl-C, après quoi le code de sortie est
    130.
help-convert = Écrire des parties de tout format connu en SGF d’aujourd’hui : FF 4, UTF-8
help-convert-more =
    Un dossier ou une archive est écrit sous le dossier que nomme -o, ou modifié sur place. Les autres
    formats reçoivent alors un fichier à côté du leur. Sans --force, aucun fichier n’est écrasé.
help-sgf = Outils pour les parties : vérifier, lister, modifier, réunir, comparer
help-sgf-more =
    Chaque outil prend des fichiers, des dossiers à toute profondeur, des archives ZIP, des fichiers
    compressés par gzip et - pour l’entrée standard. Le résultat va à la sortie standard, au fichier
    ou au dossier que nomme -o, ou sur place. Les remarques vont à la sortie d’erreur.
help-sgf-lint = Vérifier des parties d’après FF[4], avec ligne et colonne
help-sgf-lint-more =
    Le code de retour 0 veut dire qu’il n’y a pas d’erreur, 1 qu’il y en a.
help-sgf-info = Lister joueurs, date, komi, règles, résultat et coups des parties
help-sgf-main-line = Retirer toutes les variantes
help-sgf-strip = Retirer commentaires, marques ou analyses
help-sgf-strip-more =
    L’outil dit quelles propriétés il a retirées, et combien de chacune.
help-sgf-split = Écrire chaque partie dans un fichier à elle
help-sgf-merge = Réunir des parties en un arbre où elles partagent leurs débuts
help-sgf-merge-more =
    Les renseignements d’une partie vont au premier coup qu’aucune autre ne partage. Un goban d’une
    autre taille ou d’autres pierres au départ font un autre arbre. Un commentaire donne les
    renseignements d’une partie qui finit sur le chemin d’une autre, et les valeurs qui diffèrent.
    Les pendules qui diffèrent disparaissent.
help-sgf-rotate = Tourner le goban dans le sens horaire, avec toutes ses marques
help-sgf-rotate-more =
    Les analyses qui nomment des points sont retirées. Les commentaires restent tels quels.
help-sgf-mirror = Retourner le goban comme dans un miroir, avec toutes ses marques
help-sgf-mirror-more =
    Les analyses qui nomment des points sont retirées. Les commentaires restent tels quels.
help-sgf-swap-colours = Échanger les pierres, les coups et les renseignements de Noir et de Blanc
help-sgf-swap-colours-more =
    Le komi change de signe, pour que l’écart reste le même. Handicap et analyses sont retirés. Les
    commentaires restent tels quels.
help-sgf-rename = Nommer les fichiers d’après les renseignements de leurs parties
help-sgf-rename-more =
    Champs : {"{"}date{"}"} {"{"}black{"}"} {"{"}white{"}"} {"{"}black_rank{"}"} {"{"}white_rank{"}"} {"{"}event{"}"} {"{"}round{"}"}
    {"{"}result{"}"} {"{"}komi{"}"} {"{"}size{"}"} {"{"}rules{"}"} {"{"}moves{"}"} {"{"}name{"}"} {"{"}number{"}"}. Chaque fichier garde son
    dossier et son extension. Aucun fichier n’est écrasé : un nom déjà pris reçoit un numéro.
help-sgf-duplicates = Trouver les parties en plusieurs exemplaires, même tournées ou retournées
help-sgf-duplicates-more =
    Deux parties sont la même si leurs pierres et leurs coups le sont, à une symétrie du goban près.
    Les textes et les passes de la fin ne comptent pas.
help-sgf-stats = Compter résultats, coups, ouvertures et joueurs
help-sgf-stats-more =
    Les ouvertures qui ne diffèrent que par une symétrie du goban sont comptées ensemble.
help-tournament = Classements, appariements et fichiers de tournois
help-tournament-more =
    Un tournoi est un fichier d’OpenGotha ou de MacMahon (.xml), ou une liste de résultats
    (.h1 à .h9, .tou, .aga) ; - désigne l’entrée standard. Les critères et les appariements sont ceux que
    le fichier demande.
help-tournament-standings = Classer les joueurs selon les critères du tournoi
help-tournament-standings-more =
    En JSON, une valeur est un nombre de points, et un résultat nomme la ligne de l’adversaire :
    3+/w2 est une victoire contre la ligne 3 avec Blanc, qui donnait deux pierres ; 3+!w2 est un tel
    résultat sans partie.
help-tournament-pair = Trouver le meilleur appariement d’une ronde
help-tournament-pair-more =
    Le meilleur appariement a la plus grande somme de poids. Souvent plusieurs ont la même somme.
help-tournament-weights = Lister à quel point il est bon que deux joueurs se rencontrent, pour toutes les paires d’une ronde
help-tournament-weights-more =
    Les joueurs ont leurs numéros dans l’ordre des noms. Les colonnes sont : pas encore de partie,
    hasard, couleurs, catégorie, points, monté et descendu, placement, handicap, pays et club, et la
    somme.
help-tournament-convert = Écrire une liste pour une fédération, un tableau ou le fichier d’OpenGotha
help-tournament-convert-more =
    La terminaison du nouveau fichier dit ce qu’il est : .h1 à .h9 (fédération européenne), .tou
    (fédération française), .aga (fédération américaine), .csv (classement) ou .xml (OpenGotha).
help-tournament-check = Dire ce qu’il faut regarder avant de transmettre les résultats
help-tournament-simulate = Jouer des tournois entre joueurs de force connue, et dire si un système les classe bien
help-tournament-simulate-more =
    Les forces des joueurs sont à distances égales. Une partie se gagne avec les chances du
    classement européen. La graine redonne les mêmes tournois.
help-diagram = Dessiner une position d’une partie en SVG, PNG ou texte
help-diagram-more =
    Un problème est dessiné avant son premier coup, si --move, --path ou --node ne nomment pas une autre
    position. Un texte énumère les marques de la partie sous le goban.
help-show = Parcourir une partie dans ce terminal
help-show-more =
    Les flèches vont d’un coup en avant ou en arrière, PgUp et PgDn de dix, Début et Fin jusqu’au bout.
    À un embranchement, un chiffre choisit la suite, comptée comme par --path ; n prend la suivante, b
    revient au dernier embranchement, m à la ligne principale ; q quitte. Un problème s’ouvre sur sa
    position. Quand la sortie n’est pas un terminal, la position est imprimée.
help-study = Parcourir et modifier une partie dans ce terminal, ligne par ligne
help-study-more =
    Tapez aide pour toutes les commandes. Chaque partie du fichier est un chapitre. Rien n’est écrit avant
    enregistre ; ce que d’autres programmes ont écrit dans la partie reste. Les lignes peuvent aussi
    venir par un tube ; le statut est alors 1 si l’une n’a pas été exécutée.
help-analyze = Dire ce que valaient les coups d’une partie, et ce qui était mieux
help-analyze-more =
    Un coup perd ce que son joueur pouvait avoir avec le meilleur coup trouvé, moins ce qui reste après
    lui, en points : 1,5 ou plus font une imprécision, 4 une erreur, 10 une grosse erreur. La précision
    est la moyenne de ce que comptent les coups : 1 pour une perte nulle, la moitié pour 2 points, le
    quart pour 4 et ainsi de suite. Tout cela vaut ce que valent le réseau et le nombre de visites.
help-analysis = Répondre au protocole d’analyse de KataGo, en lignes de JSON, sur l’entrée et la sortie standard
help-analysis-more =
    Donnez une telle ligne comme commande à un programme qui utilise le moteur d’analyse de KataGo.
    docs/analysis.md dit ce qui diffère.
help-net = Dire ce qu’est un réseau, s’il est évalué correctement ici, et à quelle vitesse
help-net-info = Dire ce qu’est le réseau : son nom, sa taille, ce à quoi il répond
help-net-check = Évaluer des positions fixes avec chaque noyau et chaque précision, et comparer
help-net-bench = Mesurer combien de positions sont évaluées en une seconde de temps processeur
help-completions = Écrire un script avec lequel un shell complète commandes et options
help-completions-more =
    Chaque shell cherche un tel script à sa place : bash (avec le paquet bash-completion) et fish dans
    les dossiers ci-dessus, zsh dans un dossier de $fpath. Il décrit commandes et options dans la langue
    de --lang ou du système.
help-man = Écrire la page du manuel, ou une page pour chaque commande
help-man-more =
    Les pages sont dans la langue de --lang ou du système.

## Arguments of several commands

arg-lang = La langue, par exemple fr ; celle du système sinon
arg-help = Afficher l’aide
arg-version = Afficher la version
arg-size = Lignes du goban, par exemple 9 ou 13x9
arg-rules = Les règles, par leur nom ou dans un fichier
arg-komi = Points pour Blanc, par demi-points ; ceux des règles sinon
arg-prisoners = Les pierres que Noir et Blanc ont prises, par exemple 5,2 ; sinon, ce que dit le fichier
arg-handicap = Pierres noires sur les points traditionnels avant le premier coup de Blanc
arg-clock = Temps : 10m, 5m+5x30s (byo-yomi), 10m+25/10m (canadien), 5m+10s (Fischer) ou none
arg-referee-net = Un réseau qui regarde encore là où le juge rapide ne trouve pas de concordance : own (celui qui est fourni) ou un fichier de KataGo (.bin.gz ou .txt.gz)
arg-net = Le réseau qui guide l’ordinateur : own (celui qui est fourni), un fichier de KataGo (.bin.gz ou .txt.gz), ou none : il joue alors par simulations, jusqu’à 10k, et n’analyse rien
arg-kernel = Les instructions du processeur avec lesquelles le réseau est évalué : avx512-bf16, avx512, avx2 ou portable ; la variable d’environnement TENGEN_KERNEL dit la même chose ; sans l’une ni l’autre, les plus rapides qu’il ait
arg-precision = Comment le réseau calcule : f32, exact à 2·10⁻⁶ près en probabilité, ou bf16, jusqu’à deux fois plus rapide et faux de 0,02 et de 0,19 point au plus ; la variable d’environnement TENGEN_PRECISION dit la même chose ; sans l’une ni l’autre, le plus rapide ici
arg-threads = Combien de fils cherchent ; tous ceux de la machine sinon
arg-rank = La force de l’ordinateur : 20k (le plus faible) à 1k, 1d à 9d, ou full
arg-time-per-move = Au plus tant de secondes par coup
arg-max-memory = Au plus tant de mémoire pour une recherche, en Mio
arg-file = La partie ; - pour l’entrée standard
arg-game = Quelle partie du fichier
arg-at = Après quel coup ; le dernier sinon
arg-output = Le fichier à écrire ; - pour la sortie standard
arg-json = Écrire du JSON
arg-paths = Des parties, - pour l’entrée standard, des dossiers à fouiller à toute profondeur (.sgf, .ngf, .gib, .ugf, .ugi, .mgt, .sgf.txt, chacun aussi avec .gz) et des archives (.zip)
arg-encoding = L’encodage des parties, tel que gbk, quoi qu’elles en disent
arg-path = La ligne à suivre : un nombre par embranchement depuis la racine, 0 pour la première suite, tel que 0.2.1. La position est l’embranchement suivant, ou la fin de la ligne
arg-node = Le nœud, par son numéro dans l’ordre du fichier ; la racine est 0
arg-in-place = Modifier les fichiers eux-mêmes
arg-force = Écraser les fichiers qui existent déjà

## Arguments of one command

arg-backup-file = Le fichier pour la copie, qui ne doit pas encore exister
arg-backup-data = Le dossier de données ; à défaut, celui du système
arg-restore-file = La copie
arg-restore-data = Le dossier de données ; à défaut, celui du système
arg-migrate-store-from = Le dossier des données ou la base PostgreSQL à lire ; ses parties y restent, et la source est marquée comme déplacée, pour qu’aucun serveur n’y démarre
arg-migrate-store-to = Le dossier des données ou la base PostgreSQL à remplir, qui doit être vide
arg-serve-port = Le port à écouter ; 0 en prend un qui est libre
arg-serve-bind = L’adresse à écouter
arg-serve-data = Le dossier où garder les parties, aussi par la variable TENGEN_DATA ; le dossier des données du système sinon
arg-serve-database = Tout garder dans cette base PostgreSQL, postgres://UTILISATEUR:MOTDEPASSE@MACHINE/NOM, et non dans un dossier ; la variable TENGEN_DATABASE dit la même chose
arg-serve-bus = Partager la base avec d’autres serveurs, qui s’informent par ce serveur NATS, nats://UTILISATEUR:MOTDEPASSE@MACHINE ; la variable TENGEN_BUS dit la même chose
arg-admin-data = Le dossier de données du serveur ; celui du système par défaut
arg-admin-socket = Le socket du serveur, s’il garde ses parties dans PostgreSQL
arg-admin-kind = Seulement ceux-ci
arg-admin-state = Seulement les parties en cours, ou seulement les parties finies
arg-admin-older = Seulement ceux qui n’ont pas changé depuis ce nombre de jours
arg-admin-limit = Au plus ce nombre
arg-admin-name = Le texte cherché, en majuscules ou minuscules
arg-admin-item = Un numéro (g7 une partie ou un enregistrement, s7 une étude) ou un lien
arg-admin-yes = Ne pas demander
arg-admin-role = black, white, both ou watch ; own, write ou read pour une étude
arg-admin-undo = Faire compter de nouveau le résultat
arg-admin-invite-role = child (enfant), player (joueur), teacher (enseignant), director (directeur de tournoi), moderator, administrator ou owner (propriétaire)
arg-admin-role-name = Le nom de la personne
arg-admin-role-role = child (enfant), player (joueur), teacher (enseignant), director (directeur de tournoi), moderator, administrator ou owner (propriétaire) ; un enfant ne rencontre pas d’inconnus : ni salon, ni page visible des autres
arg-admin-days = Pour combien de jours
arg-serve-socket = Le socket pour tengen admin ; sinon admin.sock dans le dossier de données, et aucun avec --database
arg-serve-secret = Le fichier du secret dont découlent les liens, 32 octets, le même pour tous les serveurs d’une base ; la variable TENGEN_SECRET_FILE dit de même ; sinon le fichier « secret » du dossier de données ; un fichier absent est créé, sauf avec --bus ou si des parties en dépendent
arg-restore-new-links = Le secret de la copie est perdu : les anciens liens ouvrent toujours leurs parties, et le serveur en montre de nouveaux à côté
arg-serve-threads = Combien de fils réfléchissent à un coup de l’ordinateur
arg-serve-public-url = L’adresse par laquelle on l’atteint à travers un serveur web, comme https://go.example.org ; avec https, les cookies ne voyagent que chiffrés
arg-serve-trust-proxy = Croire ce proxy, ou tous ceux d’un sous-réseau comme 10.0.0.0/8, quand il dit pour qui il demande
arg-serve-proxy-header = L’en-tête dans lequel ces proxys disent pour qui ils demandent ; aucun autre n’est lu
arg-serve-limits = Ce qui est permis, en tout, à une adresse, et à quel rythme : home, club, public, ou un fichier à soi ; sans indication home si seule cette machine y accède, public avec --public-url, sinon club
arg-serve-people = Comment on vient au serveur : un fichier TOML où accounts vaut open (un nom pour qui veut), invited (sur invitation) ou off ; sans indication open là où il y a un salon
arg-serve-metrics = Répondre à cette adresse avec port, comme 127.0.0.1:9610, à /metrics (pour Prometheus), /healthz et /readyz
arg-serve-log = Ce qui va sur la sortie d’erreur : faults (les pannes), ou requests, donc aussi les requêtes, chacune avec sa durée et un nom, sans clés
arg-serve-log-json = Écrire le journal en JSON, un objet par ligne
arg-serve-no-open = Ne pas ouvrir le navigateur
arg-serve-workers-token = Laisser réfléchir pour ce serveur les aides (tengen worker) qui connaissent le jeton de ce fichier ; la variable TENGEN_WORKERS_TOKEN contient le jeton lui-même
arg-serve-searches = Combien de joueurs ordinateurs cherchent à la fois sur cette machine ; sans cette option, autant qu’elle a de cœurs pour eux ; avec 0, des aides cherchent pour eux

arg-worker-server = L’adresse du serveur
arg-worker-token = Le jeton que le serveur a reçu avec --workers-token ; la variable TENGEN_WORKERS_TOKEN dit la même chose, et les autres utilisateurs de cette machine ne la voient pas
arg-worker-cores = Combien de tâches sont faites à la fois ; sans cette option, autant que la machine a de cœurs
arg-play-free-handicap = Pierres noires que Noir place librement avant le premier coup de Blanc
arg-play-color = Votre couleur ; nigiri vous fait deviner une poignée de pierres
arg-play-two = Deux personnes jouent devant ce terminal
arg-play-save = Garder la partie dans ce fichier, dès le premier coup
arg-play-rules = Les règles, par leur nom ou dans un fichier ; sinon celles de la partie reprise, ou les japonaises
arg-play-resume = Reprendre la partie de ce fichier
arg-play-encoding = L’encodage de la partie que nomme --resume
arg-gtp-visits = Au plus tant de simulations par coup
arg-gtp-rules = Les règles, par leur nom ou dans un fichier, aussi pour les parties chargées ; kata-set-rules les fixe également. Sinon les chinoises, et pour une partie chargée les siennes, ou les japonaises
arg-gtp-ponder = Réfléchir aussi pendant le temps de l’adversaire (avec un réseau)
arg-gtp-seed = La graine du hasard ; chaque fois une autre sinon
arg-gtp-size = Lignes du goban jusqu’à ce que le programme qui commande en dise d’autres
arg-gtp-encoding = L’encodage des parties que lit loadsgf, tel que gbk, quoi qu’elles en disent
arg-gtp-name = Le nom dit au programme qui commande, qui peut s’y fier pour savoir comment parler
arg-gtp-version-told = La version dite au programme qui commande, s’il exige celle d’un autre
arg-match-a = La commande du premier moteur, entre guillemets ; `tengen` est ce programme
arg-match-b = La commande du second moteur
arg-match-name-a = Le nom du premier moteur ; celui de son programme sinon
arg-match-name-b = Le nom du second moteur
arg-match-games = Combien de parties, un nombre pair : chaque ouverture est jouée deux fois
arg-match-parallel = Combien de parties à la fois
arg-match-black = Qui a les pierres noires : chaque moteur dans une partie de la paire, ou toujours le même
arg-match-time-per-move = Secondes pour chaque coup
arg-match-margin = Secondes qu’un coup peut prendre en plus de son temps avant que la partie soit perdue
arg-match-patience = Secondes à attendre ce qui n’est pas à la pendule : un démarrage, une réponse, un coup sans limite
arg-match-max-moves = Une partie de tant de coups est sans résultat ; trois par point du goban sinon
arg-match-openings = Tant d’ouvertures au hasard ; ou des parties, et des dossiers de parties ; 0 pour aucune
arg-match-plies = Coups d’une ouverture : 4 si elle est au hasard, tous ceux d’une partie sinon
arg-match-rules = Les règles, par leur nom
arg-match-seed = La graine des ouvertures au hasard
arg-match-sprt = Finir le match dès qu’il distingue ces deux différences en Elo
arg-match-out = Le dossier où garder le match, et d’où le reprendre
arg-match-json = Écrire le résumé en JSON, et rien d’autre
arg-learn-page = La page par où commencer ; la première qui n’est pas faite sinon
arg-learn-list = Écrire une ligne par page : si elle est faite, son nom, son titre
arg-learn-data = Le dossier où sont notées les pages faites ; le dossier des données du système sinon
arg-rules-rules = Les règles à expliquer : un nom, un fichier, ou comme KataGo écrit des règles
arg-rules-toml = Les écrire dans un fichier à modifier
arg-rules-compare = Deux règles côte à côte, avec des marques là où elles diffèrent
arg-glossary-term = Un terme dans l’une des langues et écritures, ou une partie d’un terme
arg-referee-rules = Les règles à appliquer, quoi que disent les parties
arg-referee-json = Écrire une ligne de JSON par partie
arg-referee-threads = Combien de fils arbitrent ; tous ceux de la machine sinon
arg-count-file = Une partie, ou une position dessinée avec X, O et . (- : entrée standard)
arg-count-dead = Les pierres mortes, par exemple D4,Q16, ou none
arg-count-seki = Les pierres vivantes en seki, ou none
arg-count-rules = { arg-judge-rules }
arg-count-komi = { arg-judge-komi }
arg-count-method = Montrer le compte à la main : prisoners, half ou fill
arg-count-pictures = Écrire une image de chaque étape dans ce dossier
arg-judge-file = Une partie, ou une position dessinée avec X, O et . (- pour l’entrée standard)
arg-judge-rules = Les règles pour compter ; sinon, celles que nomme la partie ou le texte autour d’un dessin, ou les japonaises
arg-judge-komi = Points pour Blanc, par demi-points ; sinon, ce que dit le fichier, ou ceux des règles
arg-judge-to-move = À qui serait de jouer dans une position dessinée ; sinon au camp que nomme sa légende, ou à Noir
arg-judge-net = Le réseau consulté là où rien n’est sûr : own (celui qui est fourni), un fichier de KataGo (.bin.gz ou .txt.gz), ou none
arg-judge-svg = Écrire une image
arg-solve-size = Lignes d’un goban vide, par exemple 4 ou 5x3
arg-solve-position = Une partie, ou une position dessinée avec X, O et . (- pour l’entrée standard), au lieu de --size
arg-solve-rules = Les règles ; sinon, celles que nomme le texte autour d’un dessin, ou Tromp–Taylor
arg-solve-to-move = À qui est de jouer sur un goban vide ou dans une position dessinée ; sinon au camp que nomme sa légende, ou à Noir
arg-solve-komi = Points pour Blanc, par demi-points ; sinon, ce que dit le texte autour d’un dessin, ou 0
arg-solve-max-memory = Au plus tant de mémoire pour ce qui est retenu, en Mio
arg-tournament-file = Le tournoi : un fichier d’OpenGotha ou de MacMahon, ou une liste de résultats ; - pour l’entrée standard
arg-tournament-round = La ronde ; si elle n’est pas donnée, la dernière jouée pour les classements et la suivante pour les appariements
arg-tournament-csv = Afficher un tableau avec des virgules
arg-tournament-together = Deux joueurs qui doivent se rencontrer, par leurs numéros dans l’ordre des noms ; plusieurs fois possible
arg-tournament-apart = Des joueurs qui ne devraient pas se rencontrer, par leurs numéros ; plusieurs fois possible
arg-tournament-bye = Le numéro du joueur exempt
arg-tournament-system = La manière d’apparier les rondes
arg-tournament-players = Le nombre de joueurs
arg-tournament-rounds = Le nombre de rondes d’un tournoi McMahon ou suisse
arg-tournament-strongest = La force du joueur le plus fort
arg-tournament-weakest = La force du joueur le plus faible
arg-tournament-bar = La barre d’un tournoi McMahon
arg-tournament-error = L’erreur des niveaux déclarés, en points de classement, comme écart type
arg-tournament-times = Le nombre de tournois
arg-tournament-seed = La graine des nombres aléatoires ; sans elle, une autre à chaque fois
arg-tournament-output = Le fichier à écrire ; sa terminaison dit ce qu’il est
arg-tournament-force = Écraser le fichier s’il existe
arg-sgf-game = Seulement la partie de ce numéro dans chaque fichier
arg-sgf-output = Le fichier ou le dossier où écrire ; la sortie standard sinon
arg-sgf-strip-comments = Retirer les commentaires (C, N, GC)
arg-sgf-strip-marks = Retirer les marques (TR, SQ, CR, MA, SL, LB, AR, LN, DD, VW)
arg-sgf-strip-analysis = Retirer ce que des programmes ont écrit de leurs analyses (SBKV, KT, LZ, V et d’autres), et leurs textes dans les commentaires
arg-sgf-split-output = Le dossier où écrire
arg-sgf-merge-output = Le fichier à écrire ; - pour la sortie standard
arg-sgf-rotate-by = L’angle en degrés
arg-sgf-mirror-swap = Les côtés du goban qui changent de place
arg-sgf-rename-to = Le modèle des nouveaux noms
arg-sgf-rename-dry-run = Dire les nouveaux noms et ne rien changer
arg-sgf-stats-moves = Combien de coups font une ouverture
arg-sgf-stats-top = Combien d’ouvertures et de joueurs lister au plus
arg-convert-game = Seulement la partie de ce numéro dans chaque fichier
arg-convert-output = Le fichier ou le dossier où écrire ; la sortie standard sinon
arg-diagram-numbers = Numéroter les pierres de tant de derniers coups
arg-diagram-no-coordinates = Omettre les lettres et les nombres autour du goban
arg-diagram-output = Le fichier à écrire, dont le nom dit le format ; - pour la sortie standard
arg-diagram-format = Le format, quand le nom du fichier ne le dit pas
arg-diagram-part = Ne dessiner que la portion du goban entre deux coins, telle que C3-G9
arg-diagram-thumbnails = Dessiner une petite image de chaque partie dans ce dossier
arg-show-at = Après quel coup commencer
arg-study-file = La partie
arg-study-net = Le réseau que le juge interroge : own (celui de Tengen), un fichier de KataGo (.bin.gz ou .txt.gz), ou none
arg-analyze-net = Le réseau qui juge : own (celui qui est fourni) ou un fichier de KataGo (.bin.gz ou .txt.gz)
arg-analyze-game = Seulement la partie de ce numéro dans chaque fichier
arg-analyze-variations = Analyser aussi les autres lignes de l’arbre, la principale d’abord
arg-analyze-full = Avec --sgf : garder tous les coups regardés, pas seulement le meilleur (propriété TENGENV, voir docs/analysis.md)
arg-analyze-report = Écrire la page avec un rapport à imprimer : phases, diagrammes des coups décisifs, décompte
arg-analyze-pdf = Écrire le rapport en PDF
arg-analyze-paper = Le papier du PDF
arg-analyze-rank = Nommer les erreurs comme pour des joueurs de ce rang, par exemple 8k
arg-analyze-moves = Ces coups seulement, par exemple 20..60, 20.. ou 57
arg-analyze-visits = Combien de positions la recherche regarde pour chaque coup
arg-analyze-time = Secondes pour chaque coup, au lieu d’un nombre de visites
arg-analyze-rules = Les règles, quoi que dise la partie
arg-analyze-json = Écrire un objet JSON (docs/analysis.md dit ce qu’il contient)
arg-analyze-sgf = Écrire la partie avec chances de gain, avance, commentaires et meilleures suites. Les positions qu’elle a avec au moins autant de visites ne sont pas cherchées à nouveau
arg-analyze-html = Écrire une page à regarder dans un navigateur, sans internet
arg-analyze-output = Le fichier à écrire, dont le nom dit la forme, ou un dossier ; la sortie standard sinon
arg-analysis-net = Le réseau qui juge : own (celui qui est fourni) ou un fichier de KataGo (.bin.gz ou .txt.gz)
arg-analysis-threads = Combien de positions sont regardées à la fois ; autant que la machine a de fils sinon
arg-analysis-search-threads = Combien de fils regardent chacune d’elles
arg-analysis-visits = Visites, quand une requête ne dit rien (maxVisits)
arg-analysis-report-as = De qui sont donnés les chances et les points, quand une requête ne dit rien
arg-analysis-version-told = La version que dit query_version, si un programme exige celle d’un autre
arg-net-file = Le réseau : own (celui qui est fourni) ou un fichier de KataGo (.bin.gz ou .txt.gz)
arg-net-bench-threads = Combien de fils évaluent, chacun pour soi
arg-net-bench-batch = Combien de positions sont évaluées ensemble
arg-net-bench-seconds = Le temps processeur que prend chaque fil, en secondes
arg-completions-shell = Le shell qui exécutera le script
arg-man-folder = Le dossier où écrire toutes les pages (tengen.1, tengen-play.1 …), créé s’il n’existe pas ; sans lui, tengen.1 est écrite sur la sortie standard
arg-help-subcommand = La commande

## Words in capitals

value-address = ADRESSE
value-color = COULEUR
value-colour = COULEUR
value-command = COMMANDE
value-database = BASE
value-dir = DOSSIER
value-elo = ELO
value-file = FICHIER
value-format = FORMAT
value-header = EN-TÊTE
value-in = ENTRÉE
value-item = OBJET
value-language = LANGUE
value-method = MÉTHODE
value-mib = MIO
value-moves = COUPS
value-name = NOM
value-number = NOMBRE
value-out = SORTIE
value-page = PAGE
value-paper = PAPIER
value-pattern = MODÈLE
value-points = POINTS
value-port = PORT
value-rank = RANG
value-role = RÔLE
value-seconds = SECONDES
value-shell = SHELL
value-sides = CÔTÉS
value-size = TAILLE
value-state = ÉTAT
value-stones = PIERRES
value-system = SYSTÈME
value-term = TERME
value-text = TEXTE
value-time = TEMPS
value-token = JETON
value-url = URL
value-version = VERSION
value-what = QUOI
value-who = QUI
