# The words of `tengen tournament`.

tournament-standings = { $name }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-round = Round { $round }
tournament-head-score = Score
tournament-head-remark = Remark
tournament-remark-met = met before
tournament-remark-club = same club
tournament-remark-country = same country
tournament-cost = All weights together: { $total }. That is { $cost } less than the best pairing without wishes.
tournament-not-here = No player of number { $number } is to be paired in this round: tengen tournament weights lists the numbers.
tournament-together-two = Two players meet at a table: --together takes two numbers
tournament-bye = { $player } has a bye.
tournament-head-place = Place
tournament-head-player = Player
tournament-head-rank = Rank
tournament-head-country = Country
tournament-head-club = Club
tournament-head-table = Table
tournament-head-white = White
tournament-head-black = Black
tournament-head-handicap = Handicap

tournament-unread = the file cannot be read: { $why }
tournament-not-xml = the file is not XML: { $why }; tournaments are files of OpenGotha or MacMahon, or lists of results
tournament-none = the file is no tournament of OpenGotha or MacMahon
tournament-attribute = { $is ->
    [missing] { $element } has no { $name }
   *[wrong] { $name } of { $element } cannot be “{ $found }”
}
tournament-two-players = two players are called { $key }: give one of them another first name
tournament-no-player = no player is called { $key }
tournament-twice = { $key } has two games, or a game and a bye, in round { $round }
tournament-alone = { $key } meets themselves
tournament-line = line { $line }: { $why }
tournament-list-empty = the list has no players
tournament-list-no-rank = there is no rank behind the name: a row of a list has place, name, rank, country, club, scores and results
tournament-list-result = “{ $text }” is no result, such as 3+/w2
tournament-list-no-row = a result names row { $row }, and there is none
tournament-list-disagrees = the opponent’s row says another thing of round { $round }
tournament-list-rounds = a tournament has at most { $most } rounds
tournament-report-no-line = this is no line of a report here: players are “number Name, First name rank”, games “white black w or b, handicap, komi”
tournament-report-unknown = a player of this game is not among the players of the report
tournament-report-twice = this number is another player’s already
tournament-no-aga-number = The American association rates players by its numbers, and these have none: { $players }
tournament-ending = { $file } has none of the endings .h1 to .h9, .tou, .aga, .csv and .xml, which say what to write

tournament-no-result = Round { $round }, table { $table }: there is no result.
tournament-unpaired = Round { $round }: { $player } takes part and has neither a game nor a bye. Some programs leave byes out of their files.
tournament-plays-absent = Round { $round }: { $player } has a game and is marked as absent.
tournament-byes = { $player } has had { $count } byes.
tournament-rematch = { $one } and { $other } have met { $times } times.
tournament-no-pin = { $player } has no number in the European Go Database.
tournament-too-many-rounds = There are more rounds with games than the tournament has.
tournament-checked = { $count ->
    [0] Nothing was found.
    [one] { $count } remark.
   *[other] { $count } remarks.
}
simulated-too-long = These players would need { $rounds } rounds, and a tournament has at most { $most }. Take fewer players (--players).
simulated-strongest-first = The strongest player was first in { $value }% of the tournaments.
simulated-place = On average the strongest player had place { $value }.
simulated-wrong = The standings had { $value }% of all pairs of players in the wrong order.
simulated-gap = The two players of a game were { $value } rating points apart, with the handicap.
simulated-even = In { $value }% of the games the weaker side had a chance of at least one in four.
simulated-again = In { $value }% of the games two met again.
simulated-basis = { $times ->
    [one] One tournament
   *[other] { $times } tournaments
} of { $games } games each, seed { $seed }. The strengths are given, not measured.
