# The rules in plain words: a sentence for every value that a ruleset can have.

topic-repetition = Repetition
topic-suicide = Suicide
topic-ending = End of play
topic-agreement = Dead stones
topic-counting = Counting
topic-komi = Komi and handicap
topic-illegal = Illegal moves

## Repetition

rule-repetition-free = Nothing is forbidden because it has been on the board before.
rule-ko = Ko: a play may not bring back the position before the opponent’s last play. A player who wants to retake a ko has to play elsewhere first.
rule-superko-positional = A play may not bring back any earlier position, by either player (positional superko).
rule-superko-situational = A play may not bring back an earlier position with the same player to move (situational superko).
rule-superko-natural = A play may not bring back a position that the same player has made by a play before (natural situational superko).
rule-superko-spight = A play may not bring back a position that has been on the board since the last pass (Spight’s superko).
rule-superko-unbalanced = A play may not bring back an earlier position if one player has captured more stones than the other since: no sending two, returning one for ever.
rule-superko-hot = Hot stones: a stone that has taken a ko may not itself be taken by taking a ko. The ban ends with a move that takes no ko; a pass is such a move.
rule-superko-since-pass = A play may not bring back a position that has been on the board since the last pass.
rule-superko-ing-left = This is an approximation. In Ing’s text, groups of both sides are at stake in a fighting ko. In a disturbing ko one side has nothing to lose, and that side may go round only once. Telling them apart needs judgement: Tengen applies the two bans above to every ko and leaves the rest to the players, or to a referee.
rule-cycle-no-result = If a position comes back all the same, as in a triple ko, the players may agree that the game has no result.
rule-cycle-draw = If a position comes back all the same, as in a triple ko, the players may agree on a draw.
rule-cycle-tie = If a position comes back all the same, as in a triple ko, either player may claim a tie on either player’s turn.

## Suicide

rule-suicide-forbidden = A play may not leave its own chain without a liberty, unless it captures.
rule-suicide-multi = A play may take away its own chain if that has two stones or more; a single stone may not be put where it has no liberty.
rule-suicide-allowed = A play may take away its own chain, as far as the rule of repetition lets it.

## End of play

rule-stop-passes = { $passes ->
    [one] Play stops after a single pass.
    [2] Play stops after two passes in a row.
    [3] Play stops after three passes in a row.
   *[other] Play stops after { $passes } passes in a row.
}
rule-stop-repeated = Play stops when a player passes a second time in the same position.
rule-button-taken = The first pass takes the button, which is worth half a point. It stops nothing and lifts the ko ban, as a play elsewhere would.
rule-encore-always = The first stop begins an encore, which the next stop ends.
rule-encore = In an encore every pass hands the opponent a stone, and both players make equally many moves: the player who made fewer passes once more at its end.

## Dead stones

rule-agreement-none = Nothing is agreed: all stones left on the board count as alive. Dead stones have to be captured before.
rule-agreement = The players agree which stones are dead; these are taken off the board.
rule-dame-filled = They may agree only when no neutral point is left, except in sekis.
rule-dispute-last-passer = If they do not agree, play goes on; the opponent of the player who passed last moves first.
rule-dispute-requester = If one of them asks for it, play goes on; the opponent of the player who asks moves first.
rule-hypothetical-pass-for-ko = Whether stones are dead is decided by imagined play in which the opponent moves first and which changes nothing on the board: a ko that was taken there may be retaken only after a pass for this very ko.
rule-encore-dispute = This begins an encore.
rule-alive-four-passes = After four passes in a row all stones left on the board are alive.
rule-alive-second-stop = When play stops a second time, all stones left on the board are alive.
rule-alive-no-agreement = If they cannot even agree who moves next, all stones left on the board are alive.

## Counting

rule-count-area = Area is counted: a player’s living stones on the board and the empty points that only they surround.
rule-count-territory = Territory is counted: the empty points that a player surrounds, the stones captured and the dead stones of the opponent.
rule-seki-counts = Empty points that stones in seki surround count like others.
rule-seki-counts-not = Empty points that stones in seki surround count for nobody.
rule-shared = Neutral points are shared: half of them for each player.
rule-group-tax = For every group that lives on its own two points are taken off (group tax).
rule-pass-stones = Every pass hands the opponent a stone as a prisoner.
rule-pass-stones-agree = Every pass hands the opponent a stone as a prisoner; so counting area and counting territory give the same result.
rule-white-last = White makes the last move, with one more pass if need be.
rule-button-last = The last pass earns half a point.
rule-button-both = The first pass earns half a point, and so does the last.
rule-first-pass = Black gives a point if White was the first to pass.
rule-ties-draw = If both have equally many points, the game is a draw (jigo).
rule-ties-black = If both have equally many points, Black wins.
rule-ties-white = If both have equally many points, White wins.

## Komi and handicap

rule-komi-free = There is no fixed komi; the players may agree on one.
rule-komi = The usual komi of these rules: in an even game White receives { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rule-komi-handicap = In a handicap game White usually receives { $points ->
    [0] no komi.
    [one] { $points } point.
   *[other] { $points } points.
}
rule-compensation-each = White also receives a point for each handicap stone.
rule-compensation-after-first = White also receives a point for each handicap stone after the first.

## Illegal moves

rule-illegal-refused = Over the board, an illegal move is no move: it is taken back, and the player moves again.
rule-illegal-pass = Over the board, an illegal move is taken back and is a pass if the opponent objects before replying; otherwise it stands.
rule-illegal-loss = Over the board, an illegal move loses the game.
rule-illegal-here = Tengen refuses it and says why.
# The rulesets whose names begin with a small letter within a sentence, by their codes, or none.
rulesets-small = none
