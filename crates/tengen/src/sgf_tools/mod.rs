//! `tengen sgf`: tools for records.

mod change;
mod columns;
mod duplicates;
mod info;
mod lint;
mod merge;
mod rename;
mod split;
mod stats;

pub(crate) use columns::columns;

use crate::Failure;
use crate::options;
use crate::records::{InputArguments, TargetArguments};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Options of `tengen sgf`.
#[derive(Debug, Args)]
pub(crate) struct SgfArguments {
    #[command(subcommand)]
    command: SgfCommand,
}

/// The tools.
#[derive(Debug, Subcommand)]
enum SgfCommand {
    #[command(after_help = "\
tengen sgf lint game.sgf
tengen sgf lint games/ --json | jq 'select(.severity == \"error\")'")]
    Lint(ListArguments),
    #[command(after_help = "\
tengen sgf info game.sgf
tengen sgf info games/
tengen sgf info games.zip --json | jq .result")]
    Info(ListArguments),
    #[command(after_help = "\
tengen sgf main-line game.sgf
tengen sgf main-line games/ -o lines/")]
    MainLine(ChangeArguments),
    #[command(after_help = "\
tengen sgf strip game.sgf --comments
tengen sgf strip games/ --marks --analysis --in-place")]
    Strip(StripArguments),
    #[command(after_help = "\
tengen sgf split games.sgf -o games/
tengen sgf split archive.zip -o games/")]
    Split(SplitArguments),
    #[command(after_help = "\
tengen sgf merge games/ -o openings.sgf
tengen sgf merge one.sgf other.sgf")]
    Merge(MergeArguments),
    #[command(after_help = "\
tengen sgf rotate game.sgf
tengen sgf rotate games/ --by 180 -o turned/")]
    Rotate(RotateArguments),
    #[command(after_help = "\
tengen sgf mirror game.sgf
tengen sgf mirror game.sgf --swap top-bottom -o mirrored.sgf")]
    Mirror(MirrorArguments),
    #[command(after_help = "\
tengen sgf swap-colours problem.sgf -o swapped.sgf")]
    SwapColours(ChangeArguments),
    #[command(after_help = "\
tengen sgf rename games/ --dry-run
tengen sgf rename games/ --to '{date} {black}-{white}.sgf'
tengen sgf rename games/ --to '{number} {event} {result}.sgf'")]
    Rename(RenameArguments),
    #[command(after_help = "\
tengen sgf duplicates games/
tengen sgf duplicates games/ other.zip --json")]
    Duplicates(ListArguments),
    #[command(after_help = "\
tengen sgf stats games/
tengen sgf stats games/ --moves 6 --top 20
tengen sgf stats games/ --json | jq .openings")]
    Stats(StatsArguments),
}

/// Records to be listed.
#[derive(Debug, Args)]
struct ListArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(long)]
    json: bool,
}

/// Records to be changed.
#[derive(Debug, Args)]
struct ChangeArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[command(flatten)]
    target: TargetArguments,
}

/// Options of `tengen sgf strip`.
#[derive(Debug, Args)]
struct StripArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[command(flatten)]
    parts: PartArguments,
    #[command(flatten)]
    target: TargetArguments,
}

/// The parts of a record to be taken out.
#[derive(Clone, Copy, Debug, Args)]
#[group(required = true, multiple = true)]
struct PartArguments {
    #[arg(long)]
    comments: bool,
    #[arg(long)]
    marks: bool,
    #[arg(long)]
    analysis: bool,
}

/// Options of `tengen sgf split`.
#[derive(Debug, Args)]
struct SplitArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

/// Options of `tengen sgf merge`.
#[derive(Debug, Args)]
struct MergeArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

/// Options of `tengen sgf rotate`.
#[derive(Debug, Args)]
struct RotateArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(long, value_enum, value_name = "NUMBER", default_value = "90")]
    by: Turn,
    #[command(flatten)]
    target: TargetArguments,
}

/// A turn clockwise, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Turn {
    #[value(name = "90")]
    Quarter,
    #[value(name = "180")]
    Half,
    #[value(name = "270")]
    ThreeQuarters,
}

/// Options of `tengen sgf mirror`.
#[derive(Debug, Args)]
struct MirrorArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(long, value_enum, value_name = "SIDES", default_value = "left-right")]
    swap: Sides,
    #[command(flatten)]
    target: TargetArguments,
}

/// The sides of the board that change places. (Texts for each value would make clap's help three
/// times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sides {
    LeftRight,
    TopBottom,
    TopLeft,
    TopRight,
}

/// Options of `tengen sgf rename`.
#[derive(Debug, Args)]
struct RenameArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(long, value_name = "PATTERN", default_value = "{date} {black}-{white}.sgf", value_parser = rename::Pattern::read)]
    to: rename::Pattern,
    #[arg(long)]
    dry_run: bool,
    #[arg(long)]
    json: bool,
}

/// Options of `tengen sgf stats`.
#[derive(Debug, Args)]
struct StatsArguments {
    #[command(flatten)]
    inputs: InputArguments,
    #[arg(long, value_name = "NUMBER", default_value = "4", value_parser = options::whole::<usize>(1, 50))]
    moves: usize,
    #[arg(long, value_name = "NUMBER", default_value = "10", value_parser = options::at_least::<usize>(1))]
    top: usize,
    #[arg(long)]
    json: bool,
}

/// Runs a tool.
pub(crate) fn run(arguments: &SgfArguments) -> Result<(), Failure> {
    match &arguments.command {
        SgfCommand::Lint(arguments) => lint::run(arguments),
        SgfCommand::Info(arguments) => info::run(arguments),
        SgfCommand::MainLine(arguments) => change::main_line(arguments),
        SgfCommand::Strip(arguments) => change::strip(arguments),
        SgfCommand::Split(arguments) => split::run(arguments),
        SgfCommand::Merge(arguments) => merge::run(arguments),
        SgfCommand::Rotate(arguments) => change::rotate(arguments),
        SgfCommand::Mirror(arguments) => change::mirror(arguments),
        SgfCommand::SwapColours(arguments) => change::swap(arguments),
        SgfCommand::Rename(arguments) => rename::run(arguments),
        SgfCommand::Duplicates(arguments) => duplicates::run(arguments),
        SgfCommand::Stats(arguments) => stats::run(arguments),
    }
}

/// An object as a line of JSON.
fn json(object: &impl serde::Serialize) -> String {
    // Texts, numbers and lists of them: nothing that JSON could not say.
    serde_json::to_string(object).unwrap_or_default()
}
