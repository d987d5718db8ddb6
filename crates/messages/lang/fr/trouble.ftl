# Pourquoi une commande n’a pas pu faire ce qu’on lui demandait.

interrupted = interrompu
output-closed = la sortie a été fermée
network-rank = sans réseau l’ordinateur n’atteint pas { $rank } : retirez --net none, ou dites un rang jusqu’à { $best }, ou full
network-unusable = le réseau { $file } est inutilisable : { $why }
