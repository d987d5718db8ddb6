# Pourquoi une commande n’a pas pu faire ce qu’on lui demandait.

interrupted = interrompu
output-closed = la sortie a été fermée
network-rank = sans réseau l’ordinateur n’atteint pas { $rank } : retirez --net none, ou dites un rang jusqu’à { $best }, ou full
network-unusable = le réseau { $file } est inutilisable : { $why }
file-unwritten = { $file } ne peut pas être écrit : { $why } ; dites-en un autre avec -o
diagram-format = dites --format svg, png ou txt, ou un fichier qui finit ainsi
analyze-format = dites --json, --sgf ou --html, ou un fichier qui finit en .txt, .json, .sgf ou .html
serve-no-folder = il n’y a pas de dossier pour les données sur cette machine ; nommez-en un avec --data DOSSIER
serve-open-to-all = à l’écoute sur { $address } : n’importe qui sur le réseau peut ouvrir les parties par leurs liens
serve-no-browser = le navigateur ne s’est pas ouvert ({ $why }) ; ouvrez-y l’adresse ci-dessus
serve-no-data = le dossier des données { $what } est inutilisable : { $why } ; nommez-en un autre avec --data
serve-no-store = la base de données { $what } est inutilisable : { $why } ; nommez un autre dossier avec --data
serve-port-taken = { $what } est pris par un autre programme, peut-être par un autre Tengen ; dites quel port avec --port, ou 0 pour un port libre
serve-no-port = impossible d’écouter sur { $what } : { $why } ; dites quel port avec --port, ou 0 pour un port libre
serve-system = le système refuse : { $why }
network-imitates = { $name } imite des joueurs et doit savoir lesquels : il ne peut pas juger une partie
network-board = le goban est de { $size } : les réseaux connaissent les gobans de 2 à { $longest } lignes de côté
katago-human-model = un réseau qui imite les humains ne peut pas servir ; démarrez sans -human-model
katago-config-unread = la configuration { $file } ne peut pas être lue : { $why }
katago-setting-wrong = le réglage { $name } ne peut pas être { $value }
katago-setting-unknown = ce n’est pas un réglage de Tengen : { $name } = { $value }
