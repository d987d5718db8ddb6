# Ce que les problèmes disent des coups trop longs à lire.

problem-unread = Impossible ici de lire jusqu’au bout si ce coup marche aussi. Il y a plus sûr.
