# What the language calls itself, and how it writes numbers.

language-name = English
number = { $number }
decimal-mark = .
group-mark = ,
