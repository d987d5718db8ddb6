# Faults in the arguments of a command.

argument-invalid = invalid value “{ $value }” for “{ $argument }”: { $why }
argument-not-possible = invalid value “{ $value }” for “{ $argument }”
argument-empty = “{ $argument }” needs a value
argument-unknown = there is no argument “{ $argument }” here
argument-unknown-command = there is no command “{ $command }”
argument-command-missing = “{ $command }” needs a command
argument-missing = missing: { $arguments }
argument-twice = “{ $argument }” can be given only once
argument-conflict = “{ $argument }” cannot be used together with { $others }
argument-too-many = “{ $argument }” takes no further value “{ $value }”
argument-count = “{ $argument }” takes { $wanted ->
    [one] { $wanted } value
   *[other] { $wanted } values
}, not { $given }
argument-not-text = an argument is not text in UTF-8
argument-other = the arguments cannot be understood
argument-similar = perhaps “{ $similar }”?
argument-choices = possible: { $values }
argument-and = { $mistake }; { $more }
argument-help = --help says more.

## The values that are possible

wanted-size = say 9, 19 or 13x9; each side has 2 to 25 lines
wanted-small-size = say 4 or 5x3
wanted-network-size = networks know boards of up to { $longest } lines a side
wanted-rules = `tengen rules` lists those that are known
wanted-kata-rules = not rules in KataGo’s JSON: { $why }
wanted-komi = say a number of points in steps of one half, from -10000 to 10000
wanted-prisoners = say the stones that Black and White have taken, such as 5,2
wanted-color = say black or white
wanted-clock = say none, 10m (absolute), 10m+5x30s (byo-yomi), 10m+25/10m (Canadian), 5m+10s or 5m+10s max 10m (Fischer)
wanted-whole = say a whole number from { $low } to { $high }
wanted-at-least = say a whole number, { $low } or more
wanted-seconds = say a number of seconds from 0.001 to 86400
wanted-address = say an IP address, such as 127.0.0.1 or ::1
wanted-public-url = an address like https://go.example.org, without a path
wanted-limits = say home, club or public, or a file with limits: { $why }
wanted-socket = say an address with a port, such as 127.0.0.1:9610
wanted-subnet = say an IP address or a subnet, such as 127.0.0.1 or 10.0.0.0/8
wanted-token = a token has 16 to 200 letters, digits and signs, without spaces
limits-twice = “{ $name }” stands there twice
people-form = write accounts = …, with “open”, “invited” or “off” in straight quotation marks
limits-form = { $form ->
    [count] write “{ $name }” as a whole number from 1, such as { $name } = 2000
    [share] write “{ $name }” as { $name } = {"{"} all = 5000, address = 200 {"}"}: whole numbers from 1, and “address” is at most “all”
    [pace] write “{ $name }” as { $name } = {"{"} burst = 30.0, a-minute = 10.0 {"}"}: at least 1 at once, and at least 0.001 a minute
    [space] write “space” as space = {"{"} most-mib = 10000, free-mib = 500 {"}"}: whole numbers, “most-mib” from 1
    [retention] write “retention” as retention = {"{"} open-games = 365, finished-games = 365, records = 365, studies = 365 {"}"}: days from 1; things of a kind that is left out are kept for ever
    [flag] write “{ $name }” as { $name } = true or { $name } = false
    [unknown] there is no “{ $name }” here; possible: { $known }
   *[none] write a name, = and a value, such as games = 2000
}
wanted-strength = the ranks are 30k (weakest) to 1k and 1d to 9d (strongest)
wanted-players = numbers of players with hyphens between, each once, such as 3-7
wanted-rank = the ranks are 20k (weakest) to 1k, 1d to 9d (strongest), and full
wanted-precision = the precisions are f32 and bf16
wanted-kernel = this processor has { $kernels }
wrong-variable = the environment variable { $name } names “{ $value }”, which is not known here; known are { $known }
wanted-moves = say moves by their numbers, from 1: 20..60, 20.., ..60 or 57
wanted-even = say an even number of games: openings are played in pairs
wanted-language = there are no messages in { $language }; there are { $languages }
wanted-clock-above-zero = { $field ->
    [main] the main time
    [periods] the number of periods
    [stones] the number of stones
    [period] the period
    [increment] the increment
   *[cap] the maximum
} must be more than zero
wanted-clock-smaller = { $field ->
    [main] the main time must not be more than 30 days
    [periods] the number of periods must not be more than { $count }
    [stones] the number of stones must not be more than { $count }
    [period] the period must not be more than 30 days
    [increment] the increment must not be more than 30 days
   *[cap] the maximum must not be more than 30 days
}
wanted-clock-larger-cap = the maximum must not be below the main time
wanted-elo = say two differences in Elo from -2000 to 2000, the smaller first, such as 0,50
wanted-program = no program is named
wanted-closed-quote = the quote { $quote } at character { $at } is not closed
