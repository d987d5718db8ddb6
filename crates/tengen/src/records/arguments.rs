//! The arguments that select records, the same for every command.

use super::{ForkPath, Label, Route, encoding};
use crate::Failure;
use crate::speech::say;
use crate::{options, wrong};
use clap::Args;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
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
    /// The first node of the game asked for, in the file from which the record was read.
    pub(crate) fn root<'a>(&self, file: &Path, parsed: &'a Parsed) -> Result<Node<'a>, Failure> {
        super::game(parsed, self.game).map_err(|why| why.about(file))
    }

    /// The line of play asked for, in the game that begins at `root`.
    pub(crate) fn route<'a>(&self, file: &Path, root: Node<'a>) -> Result<Route<'a>, Failure> {
        let asked = Route::asked(root, self.path.as_ref(), self.node);
        asked.map_err(|why| why.about(file))
    }
}

impl LineArguments {
    /// Refuses arguments that name a place in a game (`at` is the number of a move), where the file
    /// is a drawn position.
    pub(crate) fn refuse_for_drawing(&self, at: Option<usize>) -> Result<(), Failure> {
        let given = [
            ("--move", at.is_some()),
            ("--node", self.node.is_some()),
            ("--path", self.path.is_some()),
            ("--game", self.game != 1),
        ];
        match given.iter().find(|(_, is_given)| *is_given) {
            Some((argument, _)) => {
                let values = [("argument", (*argument).into())];
                Err(Failure::Usage(say("drawing-no-line", &values)))
            }
            None => Ok(()),
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
    /// The games of Go asked for, each with its number in the file.
    pub(crate) fn games<'a>(&self, parsed: &'a Parsed) -> Result<Vec<(usize, Node<'a>)>, Failure> {
        match self.game {
            Some(number) => Ok(vec![(number, super::game(parsed, number)?)]),
            None => {
                let all = (1..).zip(parsed.collection.roots());
                Ok(all.filter(|(_, root)| super::is_go(*root).is_ok()).collect())
            }
        }
    }

    /// Leaves out the games that are not asked for, and games other than Go.
    pub(crate) fn keep_games(&self, parsed: &mut Parsed) -> Result<(), Failure> {
        let wanted = self.games(parsed)?;
        let wanted: HashSet<NodeId> = wanted.into_iter().map(|(_, root)| root.id()).collect();
        let kept = parsed.collection.retain_games(|root| wanted.contains(&root.id()));
        kept.map_err(|error| Failure::Trouble(wrong::edit(error)))
    }

    /// Tells on standard error which games of a file are passed over because they are not Go, and
    /// which are read although they state another game.
    ///
    /// # Errors
    /// If there is no game of Go.
    pub(crate) fn tell_others(&self, path: &Path, parsed: &Parsed) -> Result<(), Failure> {
        for (_, root) in self.games(parsed).map_err(|why| why.about(path))? {
            super::tell_stated_game(path, root);
        }
        // One that is named is refused by itself.
        if self.game.is_some() {
            return Ok(());
        }
        let roots: Vec<Node<'_>> = parsed.collection.roots().collect();
        let others = (1_usize..).zip(&roots);
        let others: Vec<(usize, String)> = others
            .filter_map(|(number, root)| Some((number, super::is_go(*root).err()?)))
            .collect();
        if let Some((_, why)) = others.first().filter(|_| others.len() == roots.len()) {
            return Err(Failure::NoGame(super::bad(path, why).to_string()));
        }
        let file = path.display().to_string();
        for (number, why) in others {
            let place = super::named(&file, number, true);
            let values = [("place", (&place).into()), ("why", (&why).into())];
            super::tell(&say("referee-skipped", &values));
        }
        Ok(())
    }
}
