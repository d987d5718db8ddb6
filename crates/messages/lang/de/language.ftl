# What the language calls itself, and how it writes numbers.

language-name = Deutsch
number = { $number }
decimal-mark = ,
group-mark = .
