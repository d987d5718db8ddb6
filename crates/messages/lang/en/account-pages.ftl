# The pages where a person takes a name of their own and keeps it.

join-title = Your name
join-says = Nobody needs a name to play. With one, your games and your rank are there on every machine where you sign in.
join-new = Take a name
join-known = Sign in
join-name = Name
join-name-hint = Between 2 and 20 letters or digits. Everybody sees it.
join-rank = Your rank, if you know it
join-no-rank = I do not know
join-name-free = This name is free.
join-take = { $count ->
    [one] Take along the game of this browser, and its rank
   *[other] Take along the { $count } games of this browser, and its rank
}
join-invitation = Invitation code
join-keeps = The games and the rank of this browser go with the name. No mail address is needed.
join-now = Take this name
join-done = { $name } is your name now
join-go-on = Go on
join-lost = I have lost my password

password = Password
password-show = Show
password-hint = At least { $least } characters. A sentence is easier to remember than a word with signs.
password-title = Another password
password-new = The new password
password-change = Change the password
password-changed = The password is changed. Other browsers are signed out.

recovery-title = If the password is lost
recovery-left = { $count ->
    [0] You have no codes left.
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
recovery-says = With a recovery code you come in without your password. New codes end the old ones.
recovery-new = Make new codes
recovery-code = Recovery code
recovery-codes = Recovery codes
recovery-once = { $count ->
    [one] This code opens your name if you lose the password. It is shown now and never again: print it, or save it as a file.
   *[other] Each of these codes opens your name once if you lose the password. They are shown now and never again: print them, or save them as a file.
}
recovery-save = Save as a file
recovery-file = Recovery codes of { $name } at { $server }. Each opens the name once.

sign-out = Sign out

me-title = You
me-nobody = A guest
me-guest = You play as a guest. Games and rank belong to this browser alone until you take a name.
me-take-name = Take a name or sign in
me-rank = Rank: { $rank }
me-no-rank = No rated game yet.

sessions-title = Where you are signed in
session-here = this browser
session-unknown = A browser
session-since = since { $at }
session-end = Sign out
session-end-one = Sign out: { $label }
session-end-others = Sign out all other browsers
session-ended = That browser is signed out.
session-ended-others = All other browsers are signed out.

rename-title = Another name
rename-new = The new name
rename-says = All that is yours goes along: games, rank and sign-in. The old name leads to you for a year and is nobody else’s; the next change is possible after 30 days.
rename-later = You can change your name again from { $at }.
rename-now = Change the name
renamed = Your name is { $name } now. Sign in by it from now on.
me-page = How others see you
