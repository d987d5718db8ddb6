# What the language calls itself, and how it writes numbers.

language-name = Français
number = { $number }
decimal-mark = ,
group-mark = { "\u202F" }
