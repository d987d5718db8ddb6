# Les règles AGA sur une feuille, pour les tournois.

sheet-title = Les règles AGA sur une feuille
sheet-print = Imprimer
sheet-heading = Les règles AGA du go
sheet-lead = Les règles de l’American Go Association (1991, komi de 2004) en bref, telles qu’elles servent en tournoi.
sheet-game = Le jeu
sheet-game-turns = Noir et Blanc jouent à tour de rôle. Noir commence à égalité ; à handicap, Blanc commence après les pierres de handicap.
sheet-game-move = Un coup est une pierre posée sur un point vide du goban, ou une passe. Les pierres ne bougent pas ; elles ne quittent le goban que capturées.
sheet-game-resign = Qui abandonne, ou dépasse son temps, perd.
sheet-capture = Libertés et capture
sheet-capture-liberty = Des pierres de même couleur reliées le long des lignes forment une chaîne. Les points vides voisins le long des lignes sont ses libertés.
sheet-capture-taken = Un coup sur la dernière liberté de chaînes adverses les capture : on les retire du goban et on les garde comme prisonniers.
sheet-counting-either = Si les joueurs sont convenus de l’aire avant la partie, ils comptent plutôt leurs pierres vivantes et les points vides qu’elles entourent ; à handicap, Blanc reçoit alors en outre un point par pierre de handicap après la première. Les deux comptes donnent le même résultat.
sheet-handicap = Pierres de handicap
sheet-handicap-points = Les pierres de handicap se posent sur les points marqués, ou librement si le tournoi le prévoit.
sheet-figure-capture = En a, Noir capture deux pierres.
sheet-figure-suicide = Noir ne peut jouer en a : suicide. Noir peut jouer en b, car ce coup capture.
sheet-figure-ko = Noir vient de prendre une pierre en a. Blanc ne peut reprendre tout de suite.
sheet-figure-count = Par aire : Noir { $area-black }, Blanc { $area-white } avec le komi. Par territoire : Noir { $territory-black }, Blanc { $territory-white } avec le komi. { $result }.
sheet-figure-handicap = 2 pierres : 1–2. 3 : 1–3. 4 : 1–4. 5 : 1–4 et 9. 6 : 1–6. 7 : 1–6 et 9. 8 : 1–8. 9 : 1–9.
