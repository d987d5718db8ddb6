# Two people who play by link: their names, what they say to each other, and another game.

## A seat

seat-title = Take your seat
seat-name = Your name (the other player sees it)
seat-none = Play without a name
seat-take = Use this name
seat-said = { $colour ->
    [black] Black is called { $name }.
   *[white] White is called { $name }.
}

## What players say

talk = Say something
talk-said = Said between the players
talk-spoken = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Have a good game!
phrase-good-move = Good move!
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-good-game = That was a good game.
phrase-thanks = Thank you!
phrase-goodbye = Goodbye!
error-connections = Too many connections are open. This page tries again in a moment.
error-too-many-phrases = That was much at once. You can say something again in { $seconds } s.

## Another game

rematch-title = Another game
rematch = { $colours ->
    [changed] Play again, colours changed
   *[same] Play again, same colours
}
rematch-asks = { $name } is asked whether to play again.
rematch-asked = { $name } would like to play again.
rematch-declined = { $name } would rather not play again now.
rematch-there = The next game has begun.
rematch-next = To the next game
