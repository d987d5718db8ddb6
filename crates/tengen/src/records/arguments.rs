//! The arguments that select records, the same for every command.

use super::{ForkPath, Label, Route, encoding};
use crate::Failure;
use crate::{options, wrong};
use clap::Args;
use std::path::PathBuf;
use tengen_sgf::{Node, NodeId, Parsed};

/// The encoding of the records.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct EncodingArguments {
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Label>,
}

/// One line of play of one game of a file.
#[derive(Clone, Debug, Args)]
pub(crate) struct LineArguments {
    #[arg(long, value_name = "N", default_value = "1", value_parser = options::at_least::<usize>(1))]
    pub(crate) game: usize,
    #[arg(long, value_name = "A.B.C", value_parser = ForkPath::read)]
    pub(crate) path: Option<ForkPath>,
    #[arg(long, value_name = "N", conflicts_with = "path", value_parser = options::at_least::<usize>(0))]
    pub(crate) node: Option<usize>,
    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

impl LineArguments {
    /// The first node of the game asked for.
    pub(crate) fn root<'a>(&self, parsed: &'a Parsed) -> Result<Node<'a>, Failure> {
        super::game(parsed, self.game)
    }

    /// The line of play asked for, in the game that begins at `root`.
    pub(crate) fn route<'a>(&self, root: Node<'a>) -> Result<Route<'a>, Failure> {
        match (&self.path, self.node) {
            (Some(path), _) => Route::along(root, path),
            (None, Some(number)) => Route::to_number(root, number),
            (None, None) => Ok(Route::main_line(root)),
        }
    }
}

/// Many records, and perhaps only one game of each file.
#[derive(Clone, Debug, Args)]
pub(crate) struct InputArguments {
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long, value_name = "N", value_parser = options::at_least::<usize>(1))]
    pub(crate) game: Option<usize>,
    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

impl InputArguments {
    /// The games asked for, each with its number in the file.
    pub(crate) fn games<'a>(&self, parsed: &'a Parsed) -> Result<Vec<(usize, Node<'a>)>, Failure> {
        match self.game {
            Some(number) => Ok(vec![(number, super::game(parsed, number)?)]),
            None => Ok((1..).zip(parsed.collection.roots()).collect()),
        }
    }

    /// Leaves out the games that are not asked for.
    pub(crate) fn keep_games(&self, parsed: &mut Parsed) -> Result<(), Failure> {
        let Some(number) = self.game else { return Ok(()) };
        let wanted = super::game(parsed, number)?.id();
        let roots: Vec<NodeId> = parsed.collection.roots().map(|root| root.id()).collect();
        for root in roots.into_iter().filter(|root| *root != wanted) {
            let removed = parsed.collection.remove(root);
            removed.map_err(|error| Failure::Trouble(wrong::edit(error)))?;
        }
        Ok(())
    }
}
