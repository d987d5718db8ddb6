# The page of a person: who they are, their ratings and their rated games.

person-is = { $is ->
    [program] A program
    [teacher] Teacher
    [director] Tournament director
    [moderator] Moderator
    [administrator] Administrator
    [owner] Owner of this server
   *[player] Player
}, here since { $at }
person-rank = Rank: { $rank }
person-no-games = No rated game yet.
person-provisional = A provisional rank is a first guess. About ten games make it sure.
person-own = Your name and your ways in
person-nobody = Nobody has this name
person-nobody-says = Nobody on this server is called that.
person-was = { $was } is called { $name } now.

person-ratings = Ratings
person-pool = Games
pool-overall = All games
pool-programs = Against programs
pool-of = { $board }, { $speed ->
    [blitz] fast
    [live] unhurried
   *[days] over days
}
person-rank-head = Rank
person-rating = Rating
person-count = Played

person-history = The rating over time
person-went = { $count ->
    [one] One game, after which the rating is { $last }.
   *[other] Over { $count } games the rating went from { $first } to { $last }, between { $least } and { $most }. The pale band shows how sure it was: 95 of 100 times the true strength is in it.
}
person-as-table = The same as a table
person-day = Day

person-games = Last rated games
person-opponent = Opponent
person-outcome = Result
person-change = Rating after it
person-against = { $colour ->
    [black] White
   *[white] Black
}, { $rank }
person-result = { $score ->
    [won] Won
    [drawn] Drawn
   *[lost] Lost
}{ $by ->
    [resigned] {" "}by resignation
    [timed] {" "}on time
    [forfeited] {" "}by forfeit
   *[counted] {""}
}
person-moved = { $points } ({ $by }), { $rank }
person-expected = Expected to win { $count } of 100 such games.
person-head-start = Board, komi and handicap counted as { $ranks } ranks for { $side ->
    [own] this player
   *[other] the opponent
}.
person-older = Older games
