# The language's own name, and its marks in numbers.

language-name = English
number = { $number }
decimal-mark = .
group-mark = ,
