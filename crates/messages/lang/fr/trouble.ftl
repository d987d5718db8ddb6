# Pourquoi une commande n’a pas pu faire ce qu’on lui demandait.

interrupted = interrompu
output-closed = la sortie a été fermée
network-rank = sans réseau l’ordinateur n’atteint pas { $rank } : retirez --net none, ou dites un rang jusqu’à { $best }, ou full
network-unusable = le réseau { $file } est inutilisable : { $why }
file-unwritten = { $file } ne peut pas être écrit : { $why } ; dites-en un autre avec -o
diagram-format = dites --format svg, png ou txt, ou un fichier qui finit ainsi
analyze-format = dites --json, --sgf ou --html, ou un fichier qui finit en .txt, .json, .sgf ou .html
backup-made = les parties et les études sont copiées dans { $file }
backup-no-secret = le secret n’est pas dans la copie, afin que personne n’ouvre une partie avec elle ; gardez { $file } à part
backup-restored = le dossier de données { $folder } a maintenant les parties et les études de la copie
backup-kept = la base précédente s’appelle maintenant { $file } ; supprimez-la quand elle ne sert plus
restore-was-moved = le dossier disait en anglais « { $word } », ce qu’il ne dit plus ; qu’un serveur n’utilise que l’un des deux lieux
restore-needs-secret = avant de démarrer le serveur, mettez dans { $file } le secret du serveur d’où vient la copie ; s’il est perdu, restaurez avec --new-links
restore-other-secret = { $file } est un autre secret que celui de la copie ; mettez-y le bon avant de démarrer le serveur ; s’il est perdu, restaurez avec --new-links
restore-secret-there = { $file } est le secret de la copie, dont les liens restent donc valables, et rien n’a été changé ; omettez --new-links
backup-no-database = il n’y a pas de base de Tengen dans { $file } ; nommez le dossier de données avec --data
backup-of-postgres = TENGEN_DATABASE nomme une base PostgreSQL : copiez-la avec pg_dump, ou nommez un dossier de données avec --data
restore-of-postgres = TENGEN_DATABASE nomme une base PostgreSQL : remettez sa copie avec psql, ou nommez un dossier de données avec --data
admin-of-postgres = TENGEN_DATABASE nomme une base PostgreSQL : nommez avec --socket le socket d’un serveur en marche, ou un dossier de données avec --data
backup-exists = { $file } existe déjà, et rien n’a été écrit ; nommez un autre fichier
backup-damaged = { $file } n’est pas une base de Tengen, ou est abîmé (en anglais : « { $why } ») ; rien n’a été changé ; prenez une autre copie, ou sauvez ce qui se lit avec sqlite3 et ses commandes .recover ou .dump
backup-later = { $file } vient d’une version plus récente de Tengen ; prenez celle-ci ou une plus récente
backup-file = { $file } ne peut être lu ou écrit : { $why }
migrate-moving = en cours : { $table }
migrate-done = toutes les lignes ont été copiées, relues et trouvées égales ; { $to } a maintenant les parties et les études
migrate-unmarked = le dossier { $file } n’a pas pu être marqué : mettez son tengen.db de côté, pour qu’aucun serveur ne continue les anciennes parties
migrate-unmarked-database = l’ancienne base n’a pas pu être marquée ({ $why }) : exécutez-y INSERT INTO moved DEFAULT VALUES, pour qu’aucun serveur ne continue les anciennes parties
migrate-unready = { $folder } a maintenant les parties, mais ne peut être servi tel quel ({ $why }) : supprimez-y le fichier moved, et donnez tous ses fichiers à son propriétaire avec chown
migrate-secret = les liens découlent du secret du serveur précédent ({ $file }) : démarrez le nouveau avec le même
migrate-no-database = il n’y a pas de base de Tengen dans { $from } ; nommez le dossier de données du serveur jusqu’ici, ou l’adresse de sa base
migrate-same = les deux endroits sont le même ({ $to }) ; nommez-en un autre, vide, comme second
migrate-database-in-use = des serveurs de Tengen utilisent la base PostgreSQL ; arrêtez-les d’abord tous
migrate-in-use = un autre Tengen utilise le dossier { $folder } ; arrêtez-le d’abord
migrate-no-folder = { $folder } est inutilisable : { $why }
migrate-no-postgres = la base PostgreSQL ne peut être utilisée : { $why }
migrate-not-empty = { $to } n’est pas vide : { $table } a des lignes ; rien n’a été écrit
migrate-target-moved = les parties de { $to } ont déjà été déplacées ailleurs, et rien n’a été écrit ; nommez une base vide, ou exécutez DELETE FROM moved dans celle-ci si elle est vide
migrate-differs = ce qui a été écrit dans { $to } diffère de ce qui a été lu, dans { $table } ; rien n’en a été gardé
migrate-store-failed = la base de données est en panne, et rien n’a été gardé : { $why }
serve-no-folder = il n’y a pas de dossier pour les données sur cette machine ; nommez-en un avec --data DOSSIER
serve-open-to-all = à l’écoute sur { $address } : n’importe qui sur le réseau peut ouvrir les parties par leurs liens
serve-no-browser = le navigateur ne s’est pas ouvert ({ $why }) ; ouvrez-y l’adresse ci-dessus
serve-no-data = le dossier des données { $what } est inutilisable : { $why } ; { $denied ->
    [yes] lancez la commande comme son propriétaire, ou nommez-en un autre avec --data
   *[no] nommez-en un autre avec --data
}
serve-in-use = un autre Tengen utilise le dossier de données { $what } ; arrêtez-le ou nommez un autre dossier avec --data
serve-moved = les parties de ce dossier de données ont été déplacées ailleurs, comme le dit { $what } ; servez cet autre endroit, ou supprimez le fichier pour continuer ici avec les parties d’alors
serve-database-moved = les parties de cette base ont été déplacées ailleurs ; servez cet autre endroit, ou exécutez DELETE FROM moved dans la base pour continuer avec les parties telles qu’elles étaient ici
serve-address-as-folder = le dossier de données est nommé par une adresse ; nommez une base PostgreSQL avec --database
serve-database-in-use = un autre Tengen utilise la base PostgreSQL ; si plusieurs serveurs doivent la partager, donnez à tous le même --bus ; sinon arrêtez l’autre ou nommez une autre base
serve-no-database = la base PostgreSQL ne peut être utilisée : { $why }{ $advised ->
    [yes] {""}
   *[no] {""} ; vérifiez l’adresse après --database, et si le serveur tourne
}
serve-no-socket = le socket { $what } ne peut être ouvert : { $option ->
    [taken] un autre Tengen y répond
    [exists] un autre fichier est à sa place
    [long] son chemin est trop long : celui d’un socket a au plus 100 octets environ
   *[other] { $why }
} ; nommez un autre endroit avec --socket
serve-no-bus = le serveur NATS ne peut pas être utilisé : { $why ->
    [address] une adresse s’écrit comme nats://machine:4222
    [name] aucune machine n’a ce nom
    [silent] aucun NATS n’y répond
    [login] il veut un autre nom ou mot de passe, comme dans nats://nom:motdepasse@machine
    [tls] { $what }
   *[other] il dit en anglais « { $what } »
} ; vérifiez l’adresse après --bus, et que le serveur tourne
serve-other-database = Tengen garde les parties dans PostgreSQL (postgres://utilisateur@machine/nom) ou dans un dossier (--data), et non dans { $what }
serve-bus-without-database = des serveurs qui s’informent (--bus) partagent une base PostgreSQL ; nommez-la avec --database
serve-searches-without-workers = sans recherches à lui (--searches 0), le serveur a besoin d’aides ; nommez leur jeton avec --workers-token
serve-no-store = la base de données { $what } est inutilisable : { $why }{ $advised ->
    [yes] {""}
   *[no] {""} ; nommez un autre dossier avec --data
}
serve-no-secret-named = une base PostgreSQL que des serveurs partagent demande le secret dont découlent les liens : nommez son fichier avec --secret FICHIER, le même pour tous les serveurs ; « head -c 32 /dev/urandom > FICHIER » en fait un pour une nouvelle base
serve-no-secret = il n’y a pas de secret dans { $what } ; nommez son fichier avec --secret, ou remettez le fichier avec lequel les parties ont été enregistrées, le même pour tous les serveurs ; « head -c 32 /dev/urandom > FICHIER » en fait un pour une nouvelle base ; s’il est perdu, remettez une copie d’un dossier avec « tengen restore --new-links »
serve-short-secret = { $what } n’est pas un secret : il doit avoir 32 octets
serve-bad-secret = le secret dans { $what } ne peut être utilisé : { $why } ; nommez un autre fichier avec --secret
serve-other-secret = les parties ont été enregistrées avec un autre secret que celui de { $what } ; remettez le fichier avec lequel elles l’ont été ; s’il est perdu, remettez une copie d’un dossier avec « tengen restore --new-links »
serve-port-taken = { $what } est pris par un autre programme, peut-être par un autre Tengen ; { $option ->
    [metrics] nommez une autre adresse avec --metrics
   *[port] dites quel port avec --port, ou 0 pour un port libre
}
serve-no-port = impossible d’écouter sur { $what } : { $why } ; { $option ->
    [metrics] nommez une autre adresse avec --metrics
    [bind] nommez une adresse de cette machine avec --bind
   *[port] dites quel port avec --port, ou 0 pour un port libre
}
serve-system = le système refuse : { $why }

worker-begins = réfléchit pour { $server } avec { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
worker-no-token = quel jeton le serveur connaît-il ? Donnez-le avec --token, ou dans la variable TENGEN_WORKERS_TOKEN
worker-bad-address = l’adresse d’un serveur s’écrit comme https://go.example.org ou http://192.168.1.7:3610
worker-bad-token = le serveur ne connaît pas ce jeton ; le bon est chez lui dans le fichier nommé par --workers-token
worker-not-wanted = aucun serveur de Tengen n’accepte d’aides à cette adresse ; il lui faut --workers-token
worker-version = ceci est Tengen { $own }, et le serveur le refuse : { $why } ; installez la même version des deux côtés
worker-network = le serveur joue avec le réseau { $server }, et cette aide a { $own } ; nommez le même avec --net
worker-shut-out = le serveur a rejeté une réponse de cette adresse ; il acceptera de nouveau des aides d’ici dans une minute
worker-taken = le serveur a accepté cette aide : le travail vient quand il y en a
worker-no-server = le serveur ne répond pas ({ $why }) ; nouvel essai
worker-elsewhere = le serveur est à une autre adresse, { $to } ; nommez celle-ci
worker-web-server = un autre programme répond à cette adresse à la place du serveur ({ $status }), comme un serveur web dont le Tengen ne tourne pas ; nouvel essai
worker-other-program = un autre programme que Tengen répond à cette adresse ({ $status }) ; vérifiez-la : le nom d’un serveur à certificat est précédé de https://
worker-strange = le serveur a envoyé quelque chose que ce programme ne comprend pas
network-imitates = { $name } imite des joueurs et doit savoir lesquels : il ne peut pas juger une partie
network-board = le goban est de { $size } : les réseaux connaissent les gobans de 2 à { $longest } lignes de côté
katago-human-model = un réseau qui imite les humains ne peut pas servir ; démarrez sans -human-model
katago-config-unread = la configuration { $file } ne peut pas être lue : { $why }
katago-setting-wrong = le réglage { $name } ne peut pas être { $value }
katago-setting-unknown = ce n’est pas un réglage de Tengen : { $name } = { $value }
