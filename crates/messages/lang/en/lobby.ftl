# The lobby: people who look for a game find each other.

lobby = Lobby
lobby-says = Find somebody to play with. Leave this page open while you wait: your challenge ends with it.

## A quick match

quick-match = Quick match
quick-match-says = You play the first person who chooses the same, by Japanese rules. If your ranks differ, the weaker player has Black and a head start; else the colours are drawn. These games count for the rating.
quick-live = Unhurried
quick-blitz = Fast

## Open challenges

lobby-mine = Your challenges
lobby-waiting = Waiting for somebody to accept …
lobby-withdraw = Withdraw
lobby-withdraw-one = Withdraw: { $terms }
lobby-open = Open challenges
lobby-none = Nobody else is waiting now. Begin a quick match, or make a challenge of your own.
lobby-who = Player
lobby-board = Board
lobby-rules = Rules
lobby-clock = Time
lobby-rank = Rank
lobby-rated = Rating
lobby-is-rated = { $rated ->
    [yes] rated
   *[no] not rated
}
make-rated = The game counts for the rating
make-rated-hint = Games with a clock on 9 × 9, 13 × 13 and 19 × 19 can count.
make-by-rank = Handicap by rank: the weaker player has Black and a head start
lobby-by-rank = { $board }, handicap by rank
lobby-accept = Play
lobby-accept-one = Play against { $who }: { $terms }
lobby-terms = { $board }, { $rules }, { $clock }, { $rated ->
    [yes] rated
   *[no] not rated
}
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-byo-yomi = { $main } + { $count } × { $period }
lobby-canadian = { $main } + { $period } for { $count } stones
lobby-fischer = { $main } + { $increment } a move

## A challenge of one’s own

lobby-make = A challenge of your own
lobby-make-now = Make the challenge
lobby-colours = Without a handicap the colours are drawn.

## What came of a challenge

lobby-begun = Your game against { $who } has begun.
lobby-begun-over = Your game against { $who } began and ended while you were away.
lobby-begun-go = Go to the game
lobby-title-begun = Your game has begun
lobby-title-waiting = Waiting for an opponent
lobby-lost = { $count ->
    [one] Your challenge has ended, since this page or the server was away.
   *[other] Your challenges have ended, since this page or the server was away.
}
lobby-again = { $count ->
    [one] Make it again
   *[other] Make them again
}

## Refusals

error-no-lobby = This server has no lobby. You can play with another person by a link from the start page.
error-no-cookie = The lobby needs a cookie, by which your browser finds its game again. Please allow it and load the page again.
error-gone = Somebody else has accepted this challenge, or it was withdrawn.
error-own-challenge = This challenge is your own: somebody else has to accept it.
error-too-many-challenges = You have { $most } open challenges. Withdraw one to make another.
error-not-for-you = The lobby is not for children. People who know you can play with you by a link from the start page.
