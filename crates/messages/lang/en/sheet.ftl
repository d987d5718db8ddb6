# The AGA rules on a sheet of paper, for tournaments.

sheet-title = AGA rules on one sheet
sheet-print = Print
sheet-heading = The AGA rules of Go
sheet-lead = The rules of the American Go Association (1991, komi of 2004) in short, as they are used at tournaments.
sheet-game = The game
sheet-game-turns = Black and White move in turn. In an even game Black begins, in a handicap game White, after the handicap stones.
sheet-game-move = A move is a stone on an empty point of the board, or a pass. Stones are not moved; they leave the board only when captured.
sheet-game-resign = A player who resigns, or exceeds the time, loses.
sheet-capture = Liberties and capture
sheet-capture-liberty = Stones of one colour that are connected along the lines are a chain. The empty points next to it along the lines are its liberties.
sheet-capture-taken = A play that takes the last liberty of opposing chains captures them: they are taken off the board and kept as prisoners.
sheet-counting-either = Players who agreed on area before the game count their living stones and the empty points these surround instead; in a handicap game White then also receives a point for each handicap stone after the first. Both ways give the same result.
sheet-handicap = Handicap stones
sheet-handicap-points = Handicap stones are placed on the marked points, or freely where the tournament says so.
sheet-figure-capture = Black at a captures two stones.
sheet-figure-suicide = Black may not play at a: suicide. Black may play at b, because that captures.
sheet-figure-ko = Black has just taken a stone at a. White may not take back at once.
sheet-figure-count = By area: Black { $area-black }, White { $area-white } with komi. By territory: Black { $territory-black }, White { $territory-white } with komi. { $result }.
sheet-figure-handicap = 2 stones: 1–2. 3: 1–3. 4: 1–4. 5: 1–4 and 9. 6: 1–6. 7: 1–6 and 9. 8: 1–8. 9: 1–9.
