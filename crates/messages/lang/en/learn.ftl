# The course in the terminal.

command-show = show
command-again = again
command-next = next
command-back = back
learn-help = Type a point (E5), { command-pass }, or a number where one is asked for. { command-show }: be shown; { command-again }: begin the page again; { command-next }, { command-back }: another page; { command-quit }: leave.
learn-enter = Enter: next page.
learn-not-understood = “{ $text }” is not understood; { command-help } prints the commands.
learn-type-point = Type a point such as E5.
learn-type-option = Type the number of an option.
learn-already-done = This page is done: Enter goes on, { command-again } repeats it.
learn-shown-number = It is { $number }.
learn-marked-points = Marked: { $points }
learn-game-here = Enter begins the game, here in this terminal; { command-quit } leaves it. The page is done when the game has ended.
learn-finished-here = That was the last page.
learn-unknown-page = There is no page called { $page }; `tengen learn --list` prints all of them.
