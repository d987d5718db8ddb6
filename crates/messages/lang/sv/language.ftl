# What the language calls itself, and how it writes numbers.

language-name = Svenska
number = { $number }
decimal-mark = ,
group-mark = { "\u00A0" }
