# People with a name: joining, signing in, and what can go wrong there.

error-no-accounts = This server has no accounts.
error-bad-name = { $why ->
    [short] A name has at least 2 characters.
    [long] A name has at most 20 characters.
    [character] A name cannot contain “{ $character }”. Letters and digits are fine, and a space, - _ or . between them.
    [no-letter] A name needs at least one letter.
    [between] A space, - _ or . stands between two letters, and only one of them.
    [marks] Too many marks stand on one letter.
    [mixed] Please write the name in one script: letters of several scripts look alike.
   *[reserved] Nobody can be called that here, since it could be taken for a role or for the server.
}
error-name-taken = Somebody else has this name.
error-name-alike = Somebody else has a name that looks like this one.
error-weak-password = { $why ->
    [short] A password has at least 8 characters.
    [long] A password has at most 128 characters.
    [name] Please choose a password that is not your name.
   *[common] Many people have this password, so it is guessed first. Please choose another one.
}
error-wrong-sign-in = The name and what you gave with it do not belong together.
error-wait = There were too many tries. Please try again in { $wait } { $unit }.
error-signed-out = You are not signed in, or not any more.
error-renamed-lately = { $days ->
    [one] You have changed your name lately. The next change is possible in a day.
   *[other] You have changed your name lately. The next change is possible in { $days } days.
}
error-signed-in = You are signed in already. Sign out first.
error-sign-in-again = Please sign in again: changing this takes somebody who has just done so.
error-invitation-needed = Only those who were invited can join here. Please ask the server’s keeper for a code.
error-expired = This invitation was used already, or its time is over.
