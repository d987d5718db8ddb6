//! Tools that change every game in the same way.

use super::{ChangeArguments, MirrorArguments, PartArguments, RotateArguments};
use super::{Sides, StripArguments, Turn};
use crate::records::{Changed, InputArguments, TargetArguments, change_all};
use crate::{Failure, wrong};
use std::collections::BTreeMap;
use tengen_sgf::tools::strip::{Removed, Strip};
use tengen_sgf::tools::symmetry::Symmetry;
use tengen_sgf::{Collection, EditError, write};

/// `tengen sgf main-line`.
pub(super) fn main_line(arguments: &ChangeArguments) -> Result<(), Failure> {
    change(&arguments.inputs, &arguments.target, |collection| {
        let nodes = collection.keep_main_lines()?;
        Ok(BTreeMap::from_iter((nodes > 0).then(|| ("nodes".to_owned(), nodes))))
    })
}

/// `tengen sgf strip`.
pub(super) fn strip(arguments: &StripArguments) -> Result<(), Failure> {
    let PartArguments { comments, marks, analysis } = arguments.parts;
    let strip = Strip { comments, marks, analysis };
    change(&arguments.inputs, &arguments.target, |collection| collection.strip(strip))
}

/// `tengen sgf rotate`.
pub(super) fn rotate(arguments: &RotateArguments) -> Result<(), Failure> {
    let turns = match arguments.by {
        Turn::Quarter => 1,
        Turn::Half => 2,
        Turn::ThreeQuarters => 3,
    };
    let symmetry = Symmetry::quarter_turns(turns);
    change(&arguments.inputs, &arguments.target, |collection| collection.turn(symmetry))
}

/// `tengen sgf mirror`.
pub(super) fn mirror(arguments: &MirrorArguments) -> Result<(), Failure> {
    let symmetry = match arguments.swap {
        Sides::LeftRight => Symmetry::LEFT_RIGHT,
        Sides::TopBottom => Symmetry::TOP_BOTTOM,
        Sides::TopLeft => Symmetry::DIAGONAL,
        Sides::TopRight => Symmetry::OTHER_DIAGONAL,
    };
    change(&arguments.inputs, &arguments.target, |collection| collection.turn(symmetry))
}

/// `tengen sgf swap-colours`.
pub(super) fn swap(arguments: &ChangeArguments) -> Result<(), Failure> {
    change(&arguments.inputs, &arguments.target, Collection::swap_colors)
}

fn change(
    inputs: &InputArguments,
    target: &TargetArguments,
    change: impl Fn(&mut Collection) -> Result<Removed, EditError>,
) -> Result<(), Failure> {
    change_all(inputs, target, |mut parsed| {
        let removed = change(&mut parsed.collection);
        let removed = removed.map_err(|error| Failure::Trouble(wrong::edit(error)))?;
        Ok(Changed { bytes: write(&parsed.collection), removed, ..Changed::default() })
    })
}
