//! The command line: all commands and arguments.

use crate::analysis::AnalysisArguments;
use crate::analyze::AnalyzeArguments;
use crate::count::CountArguments;
use crate::judge::JudgeArguments;
use crate::katago::KataGoArguments;
use crate::matches::MatchArguments;
use crate::net_command::NetArguments;
use crate::network::{ArithmeticArguments, NetworkArguments, Source};
use crate::options;
use crate::records::{
    EncodingArguments, InputArguments, Label, LineArguments, TargetArguments, encoding,
};
use crate::sgf_tools::SgfArguments;
use crate::solve::SolveArguments;
use crate::study::StudyArguments;
use crate::tournament::TournamentArguments;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tengen_clock::TimeSystem;
use tengen_engine::Rank;
use tengen_lessons::problems::Level;
use tengen_messages::Language;
use tengen_rules::{Ruleset, Score, Size};
use tengen_server::proxies::Subnet;
use tengen_server::workers::Token;
use tengen_server::{People, PublicUrl, ServerLimits};

/// The text of `--version`, with the sources of the built-in network.
const LONG_VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    "\nMIT or Apache 2.0, as you like; so is the network in the box, whose weights are our own.\n\
     It learned from what two networks of KataGo's said of positions:\n\
     g170-b6c96-s175395328-d26788732 (public domain, katagoarchive.org/g170) and\n\
     b10c384h6nbttflrs (from the package katrain 1.20.0, MIT)."
);

/// The game of Go: referee, opponent and board in one program.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, long_version = LONG_VERSION, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    /// The command; without it, `serve`.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The options of `serve` when it is not named.
    #[command(flatten)]
    pub(crate) serve: ServeArguments,
    // Only a language without messages comes here: `speech` takes the others out before.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = options::language)]
    pub(crate) lang: Option<Language>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(after_help = "\
tengen serve
tengen serve --port 8080 --no-open
tengen serve --net network.bin.gz --threads 4
tengen serve --bind 0.0.0.0 --data /srv/tengen
tengen serve --database postgres://tengen@localhost/tengen
tengen serve --log requests --log-json --metrics 127.0.0.1:9610
tengen serve --bind 0.0.0.0 --workers-token /etc/tengen/workers-token")]
    Serve(Box<ServeArguments>),
    #[command(after_help = "\
tengen worker --server http://192.168.1.7:3610 --token 6b1f0c2d9e8a7745
TENGEN_WORKERS_TOKEN=6b1f0c2d9e8a7745 tengen worker --server https://go.example.org --cores 2")]
    Worker(WorkerArguments),
    #[command(after_help = "\
tengen backup games-2026-11-26.db
tengen backup --data /srv/tengen /backup/tengen.db")]
    Backup(BackupArguments),
    #[command(after_help = "\
tengen restore games-2026-11-26.db
tengen restore --data /srv/tengen /backup/tengen.db")]
    Restore(RestoreArguments),
    #[command(after_help = "\
tengen migrate-store /var/lib/tengen postgres://tengen@localhost/tengen
tengen migrate-store postgres://tengen@localhost/tengen /srv/tengen")]
    MigrateStore(MigrateArguments),
    #[command(after_help = "\
tengen admin list --state open --older 90
tengen admin find anna
tengen admin show g7
tengen admin revoke https://go.example.org/g/KEY black
tengen admin delete s3 --yes --data /srv/tengen")]
    Admin(AdminArguments),
    #[command(after_help = "\
tengen play --size 9 --rank 15k
tengen play --rank 1d
tengen play --handicap 4 --rules japanese --clock 10m+5x30s
tengen play --two --size 13x9 --save game.sgf
tengen play --resume game.sgf")]
    Play(Box<PlayArguments>),
    #[command(after_help = "\
tengen gtp --time-per-move 5
tengen gtp --rank 3k
tengen gtp --net network.bin.gz --ponder
tengen gtp --visits 1000 --threads 1 --rules tromp-taylor")]
    Gtp(GtpArguments),
    #[command(after_help = "\
tengen match 'tengen gtp --rank 8k' 'gnugo --mode gtp --chinese-rules' --size 9 --games 200
tengen match 'tengen gtp' 'katago gtp -model m.bin.gz -config c.cfg' --time-per-move 1
    --parallel 2 --openings openings/ --out match/
tengen match 'old/tengen gtp' 'tengen gtp' --name-a old --name-b new --sprt 0,50 --out match/")]
    Match(Box<MatchArguments>),
    #[command(after_help = "\
tengen learn
tengen learn --list --lang sv
tengen learn ladder")]
    Learn(LearnArguments),
    #[command(after_help = "\
tengen problems
tengen problems ladder --level 2
tengen problems --list --lang fr")]
    Problems(ProblemsArguments),
    #[command(after_help = "\
tengen rules
tengen rules aga
tengen rules --compare japanese chinese
tengen rules --toml japanese > house.toml
tengen rules house.toml
tengen play --rules house.toml")]
    Rules(RulesArguments),
    #[command(after_help = "\
tengen glossary
tengen glossary atari
tengen glossary シチョウ --lang fr")]
    Glossary(GlossaryArguments),
    #[command(after_help = "\
tengen referee game.sgf
tengen referee games/ --rules chinese
tengen referee games/ --net own
tengen referee games/ --json | jq 'select(.verdict == \"differs\")'")]
    Referee(RefereeArguments),
    #[command(after_help = "\
tengen judge game.sgf
tengen judge game.sgf --move 240 --rules chinese
tengen judge position.txt --json | jq .chains
tengen judge game.sgf --svg > end.svg")]
    Judge(JudgeArguments),
    #[command(after_help = "\
tengen count game.sgf --dead D4,Q16
tengen count position.txt --dead H6 --rules chinese --komi 7.5 --method half
tengen count game.sgf --dead none --method prisoners --pictures counting/
tengen count game.sgf --dead K10 --json | jq .result")]
    Count(Box<CountArguments>),
    #[command(after_help = "\
tengen solve --size 4
tengen solve --size 5x3 --rules aga
tengen solve --size 5x5 --max-memory 14000
tengen solve --position game.sgf --move 6 --json | jq .result")]
    Solve(Box<SolveArguments>),
    #[command(after_help = "\
tengen convert old.sgf -o new.sgf
tengen convert game.gib -o game.sgf
tengen convert games/ -o new/
tengen convert games/ --in-place --encoding gbk
tengen convert - -o - < old.sgf > new.sgf")]
    Convert(ConvertArguments),
    #[command(after_help = "\
tengen sgf lint game.sgf
tengen sgf info games/ --json | jq .black.name
tengen sgf duplicates games/ archive.zip
tengen sgf rotate game.sgf --by 90 -o turned.sgf")]
    Sgf(SgfArguments),
    #[command(after_help = "\
tengen tournament standings open.xml
tengen tournament pair open.xml --round 4
tengen tournament convert open.xml -o open.h1")]
    Tournament(TournamentArguments),
    #[command(after_help = "\
tengen diagram game.sgf -o end.svg
tengen diagram game.sgf --move 60 --numbers 20 -o figure.png
tengen diagram games.sgf --game 3 -o - --format txt
tengen diagram problem.sgf --path 1 --part A1-K10 -o answer.svg
tengen diagram games/ --thumbnails pictures/")]
    Diagram(DiagramArguments),
    #[command(after_help = "\
tengen show game.sgf
tengen show games.sgf --game 2 --move 100
tengen show problem.sgf --path 0.1
tengen show game.sgf | less")]
    Show(ShowArguments),
    #[command(after_help = "\
tengen study game.sgf
tengen study lessons.sgf --game 3 --path 0.1
printf '%s\\n' Q16 'comment The large point.' save | tengen study game.sgf")]
    Study(StudyArguments),
    #[command(after_help = "\
tengen analyze game.sgf
tengen analyze game.sgf --visits 400 -o game.html
tengen analyze game.sgf --move 20..60 --json | jq .black
tengen analyze game.sgf --net network.bin.gz --sgf -o judged.sgf
tengen analyze game.sgf --report report.html --pdf report.pdf --rank 8k
tengen analyze lesson.sgf --variations --sgf -o lesson.sgf --force
tengen analyze games/ --sgf -o judged/")]
    Analyze(Box<AnalyzeArguments>),
    #[command(after_help = "\
tengen analysis
tengen analysis --net network.bin.gz --threads 4 --report-as side-to-move")]
    Analysis(AnalysisArguments),
    #[command(after_help = "\
tengen net info network.bin.gz
tengen net check network.bin.gz
tengen net bench network.bin.gz --size 19 --threads 1 --json")]
    Net(NetArguments),
    #[command(after_help = "\
tengen completions bash > ~/.local/share/bash-completion/completions/tengen
tengen completions zsh > ~/.zfunc/_tengen
tengen completions fish --lang sv > ~/.config/fish/completions/tengen.fish")]
    Completions(CompletionsArguments),
    #[command(after_help = "\
tengen man | man -l -
tengen man ~/.local/share/man/man1")]
    Man(ManArguments),
}

/// Options of `tengen restore`.
#[derive(Debug, Args)]
pub(crate) struct RestoreArguments {
    #[command(flatten)]
    pub(crate) copy: BackupArguments,
    #[arg(long)]
    pub(crate) new_links: bool,
}

/// Options of `tengen backup`.
#[derive(Debug, Args)]
pub(crate) struct BackupArguments {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// Options of `tengen migrate-store`.
#[derive(Debug, Args)]
pub(crate) struct MigrateArguments {
    #[arg(value_name = "DIR|DATABASE")]
    pub(crate) from: String,
    #[arg(value_name = "DIR|DATABASE")]
    pub(crate) to: String,
}

/// Options of `tengen admin`.
#[derive(Debug, Args)]
pub(crate) struct AdminArguments {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "FILE", global = true, conflicts_with = "data")]
    pub(crate) socket: Option<PathBuf>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What `tengen admin` does.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    #[command(after_help = "\
tengen admin list --kind study
tengen admin list --state open --older 90 --limit 1000 --json | jq -r '.[].item'")]
    List {
        #[arg(long)]
        kind: Option<KindChoice>,
        #[arg(long)]
        state: Option<StateChoice>,
        #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u32>(0, 100_000))]
        older: Option<u32>,
        #[arg(long, value_name = "NUMBER", default_value = "50", value_parser = options::whole::<u32>(1, 1_000_000))]
        limit: u32,
    },
    #[command(after_help = "tengen admin find anna")]
    Find {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long, value_name = "NUMBER", default_value = "50", value_parser = options::whole::<u32>(1, 1_000_000))]
        limit: u32,
    },
    #[command(after_help = "\
tengen admin show g7
tengen admin show https://go.example.org/g/KEY --json")]
    Show {
        #[arg(value_name = "ITEM")]
        item: String,
    },
    #[command(after_help = "tengen admin close g7")]
    Close {
        #[arg(value_name = "ITEM")]
        item: String,
    },
    #[command(after_help = "\
tengen admin delete g7
tengen admin list --kind record --older 365 --json | jq -r '.[].item' \\
    | while read item; do tengen admin delete --yes $item; done")]
    Delete {
        #[arg(value_name = "ITEM")]
        item: String,
        #[arg(long)]
        yes: bool,
    },
    #[command(after_help = "\
tengen admin revoke g7 black
tengen admin revoke s3 write")]
    Revoke {
        #[arg(value_name = "ITEM")]
        item: String,
        #[arg(value_name = "ROLE")]
        role: String,
    },
    #[command(after_help = "\
tengen admin annul g7
tengen admin annul g7 --undo")]
    Annul {
        #[arg(value_name = "ITEM")]
        item: String,
        #[arg(long)]
        undo: bool,
    },
    #[command(after_help = "tengen admin recount")]
    Recount,
    #[command(after_help = "\
tengen admin invite --role owner
tengen admin invite --role player --days 30")]
    Invite {
        #[arg(long, value_name = "ROLE")]
        role: String,
        #[arg(long, value_name = "NUMBER", default_value = "7", value_parser = options::whole::<u32>(1, 365))]
        days: u32,
    },
    #[command(after_help = "\
tengen admin role Anna teacher
tengen admin role \"Anna Berg\" player")]
    Role {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(value_name = "ROLE")]
        role: String,
    },
    #[command(after_help = "tengen admin usage --json")]
    Usage,
}

/// The kind of what is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum KindChoice {
    Game,
    Record,
    Study,
}

/// Whether a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StateChoice {
    Open,
    Over,
}

/// Options of `tengen serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    #[arg(long, value_name = "PORT", default_value = "3610", value_parser = options::whole::<u16>(0, 65535))]
    pub(crate) port: u16,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", value_parser = options::address)]
    pub(crate) bind: IpAddr,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) secret: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) socket: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::whole::<u16>(1, 256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "URL", value_parser = options::public_url)]
    pub(crate) public_url: Option<PublicUrl>,
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',', value_parser = options::subnet)]
    pub(crate) trust_proxy: Vec<Subnet>,
    #[arg(
        long,
        value_name = "HEADER",
        default_value = "x-forwarded-for",
        requires = "trust_proxy"
    )]
    pub(crate) proxy_header: HeaderChoice,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::limits)]
    pub(crate) limits: Option<ServerLimits>,
    #[arg(long, value_name = "FILE.toml", value_parser = options::people)]
    pub(crate) people: Option<People>,
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = options::socket)]
    pub(crate) metrics: Option<SocketAddr>,
    #[arg(long, value_name = "WHAT", default_value = "faults")]
    pub(crate) log: LogChoice,
    #[arg(long)]
    pub(crate) log_json: bool,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long, value_name = "FILE", value_parser = options::token_file)]
    pub(crate) workers_token: Option<Token>,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(0, 1024))]
    pub(crate) searches: Option<u16>,
}

/// The options of `tengen worker`.
#[derive(Debug, Args)]
pub(crate) struct WorkerArguments {
    #[arg(long, value_name = "URL")]
    pub(crate) server: String,
    #[arg(long, value_name = "TOKEN", value_parser = options::token)]
    pub(crate) token: Option<Token>,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 1024))]
    pub(crate) cores: Option<u16>,
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
}

/// What the server writes to standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogChoice {
    Faults,
    Requests,
}

/// The header in which proxies say for whom they ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum HeaderChoice {
    XForwardedFor,
    Forwarded,
}

/// Options of `tengen play`.
#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    pub(crate) komi: Option<Score>,
    #[arg(long, value_name = "STONES", conflicts_with = "free_handicap", value_parser = options::whole::<u8>(0, 255))]
    pub(crate) handicap: Option<u8>,
    #[arg(long, value_name = "STONES", value_parser = options::whole::<u8>(0, 255))]
    pub(crate) free_handicap: Option<u8>,
    #[arg(long, value_enum, default_value = "black", conflicts_with = "two")]
    pub(crate) color: ColorChoice,
    #[arg(long, value_name = "RANK", default_value = "15k", value_parser = options::rank)]
    pub(crate) rank: Rank,
    #[command(flatten)]
    pub(crate) network: NetworkArguments,
    #[arg(long, value_name = "TIME", default_value = "none", value_parser = options::clock)]
    pub(crate) clock: TimeSystem,
    #[arg(long)]
    pub(crate) two: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "handicap", "free_handicap"])]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long, value_name = "NAME", requires = "resume", value_parser = encoding)]
    pub(crate) encoding: Option<Label>,
}

/// The colour to play. (Texts for each value would make clap's help three times as long.)
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
    #[arg(long, value_name = "SECONDS", value_parser = options::seconds)]
    pub(crate) time_per_move: Option<Duration>,
    #[arg(long, value_name = "NUMBER", value_parser = options::at_least::<u64>(1))]
    pub(crate) visits: Option<u64>,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 256))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) ponder: bool,
    #[arg(long, value_name = "MIB", value_parser = options::mebibytes)]
    pub(crate) max_memory: Option<usize>,
    #[arg(long, value_name = "RANK", default_value = "full", value_parser = options::rank)]
    pub(crate) rank: Rank,
    #[arg(long, value_name = "NUMBER", value_parser = options::at_least::<u64>(0))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = options::size)]
    pub(crate) size: Size,
    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "VERSION")]
    pub(crate) version_told: Option<String>,
    #[command(flatten)]
    pub(crate) katago: KataGoArguments,
}

/// Options of `tengen learn`.
#[derive(Debug, Args)]
pub(crate) struct LearnArguments {
    #[arg(value_name = "PAGE")]
    pub(crate) page: Option<String>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// Options of `tengen problems`.
#[derive(Debug, Args)]
pub(crate) struct ProblemsArguments {
    #[arg(value_name = "KIND|PROBLEM")]
    pub(crate) which: Option<String>,
    #[arg(long, value_name = "LEVEL", value_parser = crate::problems::level)]
    pub(crate) level: Option<Level>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long, requires = "which", conflicts_with = "list")]
    pub(crate) fresh: bool,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// Options of `tengen rules`.
#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    #[arg(value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    #[arg(long, requires = "rules")]
    pub(crate) toml: bool,
    #[arg(long, num_args = 2, value_names = ["NAME|FILE.toml", "NAME|FILE.toml"], conflicts_with_all = ["rules", "toml"], value_parser = options::rules)]
    pub(crate) compare: Option<Vec<Ruleset>>,
}

/// Options of `tengen glossary`.
#[derive(Debug, Args)]
pub(crate) struct GlossaryArguments {
    #[arg(value_name = "TERM")]
    pub(crate) term: Option<String>,
}

/// Options of `tengen referee`.
#[derive(Debug, Args)]
pub(crate) struct RefereeArguments {
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<Source>,
    #[command(flatten)]
    pub(crate) arithmetic: ArithmeticArguments,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 256))]
    pub(crate) threads: Option<u16>,
}

/// Options of `tengen convert`.
#[derive(Debug, Args)]
pub(crate) struct ConvertArguments {
    #[command(flatten)]
    pub(crate) inputs: InputArguments,
    #[command(flatten)]
    pub(crate) target: TargetArguments,
}

/// Options of `tengen diagram`.
#[derive(Debug, Args)]
pub(crate) struct DiagramArguments {
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) line: LineArguments,
    #[arg(long = "move", value_name = "N", conflicts_with = "node", value_parser = options::at_least::<usize>(0))]
    pub(crate) at: Option<usize>,
    #[arg(long, value_name = "MOVES", default_value = "0", value_parser = options::at_least::<usize>(0))]
    pub(crate) numbers: usize,
    #[arg(long, value_name = "A1-B2")]
    pub(crate) part: Option<String>,
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    #[arg(short, long, value_name = "OUT", required_unless_present = "thumbnails")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "DIR", conflicts_with_all = ["output", "game", "path", "node"])]
    pub(crate) thumbnails: Option<PathBuf>,
    #[arg(long, value_enum)]
    pub(crate) format: Option<Picture>,
    #[arg(long)]
    pub(crate) force: bool,
}

/// The form of a picture. (Texts for each value would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Picture {
    Svg,
    Png,
    Txt,
}

/// Options of `tengen show`.
#[derive(Debug, Args)]
pub(crate) struct ShowArguments {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) line: LineArguments,
    #[arg(long = "move", value_name = "N", conflicts_with = "node", value_parser = options::at_least::<usize>(0))]
    pub(crate) at: Option<usize>,
}

/// Options of `tengen completions`.
#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: Shell,
}

/// Options of `tengen man`.
#[derive(Debug, Args)]
pub(crate) struct ManArguments {
    #[arg(value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
}
