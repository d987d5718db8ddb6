//! Networks named on the command line, and the limits that come with them or without one.

use crate::Failure;
use crate::speech::say;
use crate::wrong;
use clap::Args;
use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use tengen_engine::{Network, Rank, bundled_model};
use tengen_net::{Arithmetic, Kernel, Limits, Model, Precision, UnknownName};

/// A network, by its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The one that comes with the program.
    Own,
    File(PathBuf),
}

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Source, Infallible> {
        Ok(if text == "own" { Source::Own } else { Source::File(text.into()) })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Own => f.write_str("own"),
            Source::File(path) => path.display().fmt(f),
        }
    }
}

/// The guide of the computer's search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Guide {
    /// Playouts alone.
    None,
    Network(Source),
}

impl FromStr for Guide {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Guide, Infallible> {
        if text == "none" { Ok(Guide::None) } else { text.parse().map(Guide::Network) }
    }
}

/// The choice of the network that guides the computer.
#[derive(Debug, Args)]
pub(crate) struct NetworkArguments {
    #[arg(long, value_name = "FILE", default_value = "own")]
    pub(crate) net: Guide,
    #[command(flatten)]
    pub(crate) arithmetic: ArithmeticArguments,
}

/// The instructions and the precision by which a network is evaluated.
#[derive(Debug, Args)]
pub(crate) struct ArithmeticArguments {
    #[arg(long, value_name = "NAME", value_parser = kernel)]
    kernel: Option<Kernel>,
    #[arg(long, value_name = "NAME", value_parser = precision)]
    precision: Option<Precision>,
}

impl ArithmeticArguments {
    /// The arithmetic asked for here or in the environment, else the fastest.
    pub(crate) fn chosen(&self) -> Result<Arithmetic, Failure> {
        Arithmetic::of(self.kernel, self.precision).map_err(|wrong| {
            let (name, value) = (wrong.name, &wrong.why.name);
            let known = wrong.why.known.join(", ");
            let values =
                [("name", name.into()), ("value", value.into()), ("known", (&known).into())];
            Failure::Usage(say("wrong-variable", &values))
        })
    }
}

/// A kernel of this processor by its name.
fn kernel(text: &str) -> Result<Kernel, String> {
    text.parse().map_err(|unknown: UnknownName| {
        say("wanted-kernel", &[("kernels", (&unknown.known.join(", ")).into())])
    })
}

/// A precision by its name.
fn precision(text: &str) -> Result<Precision, String> {
    text.parse().map_err(|_: UnknownName| say("wanted-precision", &[]))
}

impl NetworkArguments {
    /// The network made ready for this machine, if one is asked for.
    pub(crate) fn open(&self) -> Result<Option<Network>, Failure> {
        match &self.net {
            Guide::None => Ok(None),
            Guide::Network(source) => Ok(Some(source.open(&self.arithmetic)?.1)),
        }
    }

    /// Refuses a rank that the computer cannot reach.
    pub(crate) fn check(&self, rank: Rank) -> Result<(), Failure> {
        if rank.is_reached(self.net != Guide::None) {
            return Ok(());
        }
        let best = Rank::best(false);
        let (rank, best) = (rank.to_string(), best.to_string());
        let values = [("rank", (&rank).into()), ("best", (&best).into())];
        Err(Failure::Usage(say("network-rank", &values)))
    }
}

impl Source {
    /// Reads the network and makes it ready for this machine. Returns its name too.
    pub(crate) fn open(
        &self,
        arithmetic: &ArithmeticArguments,
    ) -> Result<(String, Network), Failure> {
        let (model, arithmetic) = (self.read()?, arithmetic.chosen()?);
        let name = model.name().to_owned();
        Ok((name, Network::new(model, arithmetic)))
    }

    /// Reads the network.
    pub(crate) fn read(&self) -> Result<Model, Failure> {
        let path = match self {
            Source::Own => return Ok(bundled_model()),
            Source::File(path) => path,
        };
        Model::open(path, &Limits::default()).map_err(|why| {
            let (file, why) = (path.display().to_string(), wrong::network(&why));
            let values = [("file", (&file).into()), ("why", (&why).into())];
            Failure::Trouble(say("network-unusable", &values))
        })
    }
}
