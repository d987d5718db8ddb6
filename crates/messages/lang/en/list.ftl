# The list of games on the start page.

list-more = More about { $game }
list-game = This game
list-title = Name of the game in your list
list-save = Save
list-away = Put away
list-back = Put back
list-show-away = { $count ->
    [one] Show the one put away
   *[other] Show the { $count } put away
}
list-hide-away = Hide those put away
list-forget = Forget all in this browser
list-forget-title = Forget all games and studies here?
list-forget-meaning = Copy your own links first: without its link you cannot come back to a game or a study as a player or an owner. This browser’s lists are empty then. The games and studies stay, and their links still open them. This browser also drops names, and text that a study has not taken yet.
list-delete = Delete
list-delete-title = Delete this game?
list-delete-meaning = { $who ->
    [both] It leaves your list. If the other player has it in theirs, it stays there; otherwise it is gone for good.
    [record] It leaves your list. It is gone for good when nobody else has it in theirs.
   *[me] It is gone for good.
}
list-delete-confirm = Yes, delete
error-still-played = The other player is still playing. You can delete the game after its end.
