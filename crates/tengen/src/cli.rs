//! What can be asked for on the command line.

use crate::analysis::AnalysisArguments;
use crate::analyze::AnalyzeArguments;
use crate::judge::JudgeArguments;
use crate::matches::MatchArguments;
use crate::net_command::NetArguments;
use crate::network::NetworkArguments;
use crate::options;
use crate::solve::SolveArguments;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;
use tengen_clock::TimeSystem;
use tengen_engine::Rank;
use tengen_messages::Language;
use tengen_rules::{Ruleset, Score, Size};

/// The game of Go: referee, opponent and board in one program.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "Examples:
  tengen                            open the board in the browser
  tengen play --size 9              play against the computer in this terminal
  tengen play --two --rules aga     two people at this terminal
  tengen gtp --net network.bin.gz   be the engine of a Go program
  tengen match ENGINE ENGINE        which of two engines is stronger
  tengen rules japanese             what the Japanese rules say
  tengen learn                      learn Go from nothing
  tengen referee games/             hold records against the rules
  tengen show game.sgf              go through a record
  tengen judge game.sgf             how its stones stand, and why
  tengen solve --size 4             what a small board is worth
  tengen analyze game.sgf --net N   what the moves of a game were worth")]
pub(crate) struct Arguments {
    /// What to do; without it, `serve`.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// What `serve` is told when it is not named.
    #[command(flatten)]
    pub(crate) serve: ServeArguments,
    /// The language to speak, such as de; the system's if not given
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = str::parse::<Language>)]
    pub(crate) lang: Option<Language>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the board in the browser: play, settle, count and keep games (the default).
    #[command(after_help = "Examples:
  tengen serve
  tengen serve --port 8080 --no-open
  tengen serve --net network.bin.gz --threads 4
  tengen serve --bind 0.0.0.0 --data /srv/tengen")]
    Serve(ServeArguments),
    /// Play a game in this terminal, against the computer or with two people.
    #[command(after_help = "Examples:
  tengen play --size 9 --rank 15k
  tengen play --net network.bin.gz --rank 1d
  tengen play --handicap 4 --rules japanese --clock 10m+5x30s
  tengen play --two --size 13x9 --save game.sgf
  tengen play --resume game.sgf

Moves are typed as coordinates (Q16). Type help during the game for all commands.")]
    Play(Box<PlayArguments>),
    /// Speak the Go Text Protocol on standard input and output.
    #[command(after_help = "Examples:
  tengen gtp --net network.bin.gz --time-per-move 5
  tengen gtp --net network.bin.gz --rank 3k
  tengen gtp --visits 1000 --threads 1 --rules tromp-taylor

Give such a line to a Go program (Sabaki, GoGui, Lizzie …) as the command of an engine.")]
    Gtp(GtpArguments),
    /// Let two engines play a match and say which is stronger, and how sure that is.
    #[command(after_help = "Examples:
  tengen match 'tengen gtp --rank 8k' 'gnugo --mode gtp --chinese-rules' --size 9 --games 200
  tengen match 'tengen gtp' 'katago gtp -model m.bin.gz -config c.cfg' --time-per-move 1
      --parallel 2 --openings openings/ --out match/
  tengen match 'old/tengen gtp' 'tengen gtp' --name-a old --name-b new --sprt 0,50 --out match/

Our referee decides what is legal, when a game ends and who has won. An illegal move, a crash,
a hang or time exceeded loses; the record and the table say so. Every opening is played twice,
with colours swapped. After two passes, both engines are asked which stones are dead; where they
differ our judge decides, and the table says how often. A position that comes back over a whole
cycle, or too many moves, leave a game without result, which counts as half a point for each.

With --out, each game is kept (games/*.sgf, results.jsonl) beside the settings (match.json), and
the same command goes on where it was interrupted.

The difference in Elo and its 95 % interval come from the pairs of games (pentanomial model); so
does --sprt, with 5 % for either error, pairs taken in their order.

Exit status 0 means that the match has been played, or --sprt has decided; 1 that an engine cannot
play or a file not be used; 2 that the command is wrong; 130 that it was interrupted.")]
    Match(Box<MatchArguments>),
    /// Learn Go from nothing: short pages, each with a board and something to do.
    #[command(after_help = "Examples:
  tengen learn
  tengen learn --list --lang sv
  tengen learn ladder

What is typed is a point (E5), pass, a number, or one of the words that help prints. Pages done
are kept in the folder for data, and the course goes on at the first that is not done.")]
    Learn(LearnArguments),
    /// List the rulesets, explain one, or write one as a file to change.
    #[command(after_help = "Examples:
  tengen rules
  tengen rules aga
  tengen rules --compare japanese chinese
  tengen rules --toml japanese > house.toml
  tengen rules house.toml
  tengen play --rules house.toml")]
    Rules(RulesArguments),
    /// Explain the terms of Go, and what they are called in seven languages.
    #[command(after_help = "Examples:
  tengen glossary
  tengen glossary atari
  tengen glossary シチョウ --lang fr")]
    Glossary(GlossaryArguments),
    /// Hold records against the rules: illegal moves, the count, the recorded result.
    #[command(after_help = "Examples:
  tengen referee game.sgf
  tengen referee games/ --rules chinese
  tengen referee games/ --json | jq 'select(.agrees == false)'

Every game of every record is replayed under the rules it names (RU), else under Japanese ones,
which is said. Where the stones are settled at the end, by marked territory, by rules that count
them as they stand or beyond the judge's doubt, the game is counted and the recorded result
compared. Exit status 0 means that all is in order; 1 that something could not be read, that a
move was illegal or that a result differs.")]
    Referee(RefereeArguments),
    /// Say how the stones of a position stand, and why.
    #[command(after_help = "Examples:
  tengen judge game.sgf
  tengen judge game.sgf --move 240 --rules chinese
  tengen judge position.txt --json | jq .chains
  tengen judge game.sgf --svg > end.svg

What can be proved is proved, what can be read to the end is read, and the rest is estimated and
said to be. A position drawn has a row a line: X, O and . for an empty point. In JSON a row says
whose each point is, B or W; . is nobody's or in seki, and s a point where a border is open.")]
    Judge(JudgeArguments),
    /// Say what a position on a small board is worth when nobody makes a mistake.
    #[command(after_help = "Examples:
  tengen solve --size 4
  tengen solve --size 5x3 --rules aga
  tengen solve --position game.sgf --move 6 --json | jq .result

Area is counted and two passes end the game, with positional, situational or natural situational
superko; other rules are refused. What the moves of a record made is not made again. Boards up to
4x4 take seconds and 5x4 minutes; 5x5 has not been solved yet. What is said is proved; so are the
bounds reached until Ctrl-C, after which the exit status is 130.")]
    Solve(Box<SolveArguments>),
    /// Write a record of any known format as SGF of today: FF 4, UTF-8.
    #[command(after_help = "Examples:
  tengen convert old.sgf -o new.sgf
  tengen convert game.gib -o game.sgf
  tengen convert - -o - < old.sgf > new.sgf")]
    Convert(ConvertArguments),
    /// Draw a position of a record as SVG, PNG or text.
    #[command(after_help = "Examples:
  tengen diagram game.sgf -o end.svg
  tengen diagram game.sgf --move 60 --numbers 20 -o figure.png
  tengen diagram games.sgf --game 3 -o - --format txt")]
    Diagram(DiagramArguments),
    /// Go through a record in this terminal.
    #[command(after_help = "Examples:
  tengen show game.sgf
  tengen show games.sgf --game 2 --move 100
  tengen show game.sgf | less

Arrow keys go a move back and forth, PgUp and PgDn ten, Home and End all the way; q leaves.
Where the output is no terminal, the position is printed.")]
    Show(ShowArguments),
    /// Say what the moves of a game were worth, and what was better.
    #[command(after_help = "Examples:
  tengen analyze game.sgf --net network.bin.gz
  tengen analyze game.sgf --net network.bin.gz --visits 400 -o game.html
  tengen analyze game.sgf --net network.bin.gz --move 20..60 --json | jq .black
  tengen analyze game.sgf --net network.bin.gz --sgf -o judged.sgf

A move loses what its player could have had with the best move found, less what is left after it,
in points: 1.5 or more are an inaccuracy, 4 a mistake, 10 a blunder. The accuracy is the mean of
what the moves count: 1 for a loss of nothing, one half for 2 points, a quarter for 4 and so on.
All this is as good as the network and the number of visits.")]
    Analyze(Box<AnalyzeArguments>),
    /// Answer KataGo's analysis protocol, JSON lines, on standard input and output.
    #[command(after_help = "Examples:
  tengen analysis --net network.bin.gz
  tengen analysis --net network.bin.gz --threads 4 --report-as side-to-move

Give such a line to a program that uses KataGo's analysis engine as its command.
docs/analysis.md says what differs.")]
    Analysis(AnalysisArguments),
    /// Say what a network is, whether it is evaluated rightly here, and how fast.
    #[command(after_help = "Examples:
  tengen net info network.bin.gz
  tengen net check network.bin.gz
  tengen net bench network.bin.gz --size 19 --threads 1 --json")]
    Net(NetArguments),
}

/// Options of `tengen serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, value_name = "PORT", default_value = "3610")]
    pub(crate) port: u16,
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) bind: IpAddr,
    /// The folder to keep games in; the platform's data folder if not given
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
    /// How many threads think about a move of the computer
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// Options of `tengen play`.
#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// Lines of the board, such as 9 or 13x9
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
    /// The rules, by name or from a file
    #[arg(long, value_name = "NAME|FILE.toml", default_value = "japanese", value_parser = options::rules)]
    pub(crate) rules: Ruleset,
    /// Points for White, in steps of one half; the rules' own if not given
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    pub(crate) komi: Option<Score>,
    /// Black stones on the traditional points before White's first move
    #[arg(long, value_name = "STONES", conflicts_with = "free_handicap")]
    pub(crate) handicap: Option<u8>,
    /// Black stones that Black places before White's first move
    #[arg(long, value_name = "STONES")]
    pub(crate) free_handicap: Option<u8>,
    /// Your colour; nigiri lets you guess at a handful of stones
    #[arg(long, value_enum, default_value = "black", conflicts_with = "two")]
    pub(crate) color: ColorChoice,
    /// How strong the computer plays: 20k (weakest) to 1k, 1d to 9d, or full
    #[arg(long, value_name = "RANK", default_value = "15k")]
    pub(crate) rank: Rank,
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
    /// Time: 10m, 5m+5x30s (byo-yomi), 10m+25/10m (Canadian), 5m+10s (Fischer) or none
    #[arg(long, value_name = "TIME", default_value = "none", value_parser = options::clock)]
    pub(crate) clock: TimeSystem,
    /// Two people play at this terminal
    #[arg(long)]
    pub(crate) two: bool,
    /// Keep the record in this file, from the first move on
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game recorded in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "handicap", "free_handicap"])]
    pub(crate) resume: Option<PathBuf>,
}

/// Which colour to play. (Words on each would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    Black,
    White,
    Nigiri,
}

/// Options of `tengen gtp`.
#[derive(Debug, Args)]
pub(crate) struct GtpArguments {
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
    /// The most seconds for a move
    #[arg(long, value_name = "SECONDS", value_parser = options::seconds)]
    pub(crate) time_per_move: Option<Duration>,
    /// The most playouts for a move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) visits: Option<u64>,
    /// How many threads search; all of the machine's if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Think on the opponent's time too (with a network)
    #[arg(long)]
    pub(crate) ponder: bool,
    /// The most memory for a search, in MiB
    #[arg(long, value_name = "MIB", value_parser = options::mebibytes)]
    pub(crate) max_memory: Option<usize>,
    /// How strong to play: 20k (weakest) to 1k, 1d to 9d, or full
    #[arg(long, value_name = "RANK", default_value = "full")]
    pub(crate) rank: Rank,
    /// The seed of the engine's dice; another each time if not given
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// The rules, by name or from a file
    #[arg(long, value_name = "NAME|FILE.toml", default_value = "chinese", value_parser = options::rules)]
    pub(crate) rules: Ruleset,
    /// Lines of the board until the controller says otherwise
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
}

/// Options of `tengen learn`.
#[derive(Debug, Args)]
pub(crate) struct LearnArguments {
    /// The page to begin with; the first that is not done if not given
    #[arg(value_name = "PAGE")]
    pub(crate) page: Option<String>,
    /// Print a line for each page: whether it is done, its name, its title
    #[arg(long)]
    pub(crate) list: bool,
    /// The folder where it is kept which pages are done; the platform's data folder if not given
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// Options of `tengen rules`.
#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    /// The ruleset to explain: a name, a file, or as KataGo writes rules
    #[arg(value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    /// Write it as a file to change
    #[arg(long, requires = "rules")]
    pub(crate) toml: bool,
    /// Two rulesets side by side, with what differs marked
    #[arg(long, num_args = 2, value_names = ["NAME|FILE.toml", "NAME|FILE.toml"], conflicts_with_all = ["rules", "toml"], value_parser = options::rules)]
    pub(crate) compare: Option<Vec<Ruleset>>,
}

/// Options of `tengen glossary`.
#[derive(Debug, Args)]
pub(crate) struct GlossaryArguments {
    /// A term in any of the languages and writings, or a part of one
    #[arg(value_name = "TERM")]
    pub(crate) term: Option<String>,
}

/// Options of `tengen referee`.
#[derive(Debug, Args)]
pub(crate) struct RefereeArguments {
    /// Records, - for standard input, and folders to search, however deep (.sgf, .ngf, .gib,
    /// .ugf, .ugi)
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// The rules to judge by, whatever the records say
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    /// Print a line of JSON for each game
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads judge; all of the machine's if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

/// Options of `tengen convert`.
#[derive(Debug, Args)]
pub(crate) struct ConvertArguments {
    /// The record; - for standard input
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,
    /// The file to write; - for standard output
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: PathBuf,
}

/// Options of `tengen diagram`.
#[derive(Debug, Args)]
pub(crate) struct DiagramArguments {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Which game of the file
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) game: usize,
    /// After which move; the last if not given
    #[arg(long = "move", value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Number the stones of the last so many moves
    #[arg(long, value_name = "MOVES", default_value = "0")]
    pub(crate) numbers: usize,
    /// Leave out the letters and numbers around the board
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// The file to write, whose name says the format; - for standard output
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: PathBuf,
    /// The format, where the file's name does not say
    #[arg(long, value_enum)]
    pub(crate) format: Option<Picture>,
}

/// What to draw a position as. (Words on each would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Picture {
    Svg,
    Png,
    Txt,
}

/// Options of `tengen show`.
#[derive(Debug, Args)]
pub(crate) struct ShowArguments {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Which game of the file
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) game: usize,
    /// After which move to begin
    #[arg(long = "move", value_name = "N")]
    pub(crate) at: Option<usize>,
}
