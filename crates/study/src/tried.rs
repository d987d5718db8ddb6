//! Lines that are tried beside a study.

use crate::{
    boards::{Boards, NodeBoard},
    name::Name,
    operation::{Act, Operation, Step},
    refusal::Refusal,
    study::Study,
};

impl Study {
    /// What the moves of a line behind a node would do to the board, one after another. The study
    /// does not change.
    ///
    /// ```
    /// use tengen_study::{Step, Study};
    ///
    /// let record = tengen_sgf::parse(b"(;SZ[9]AW[aa])");
    /// let study = Study::of(&record.collection, "anna".parse()?);
    /// let moves = [Step::B("ba".into()), Step::W("ii".into()), Step::B("ab".into())];
    /// let boards = study.tried(&"0".parse()?, &moves).unwrap();
    /// assert_eq!(boards[2].captures, Some([1, 0]));
    /// let (at, _) = study.tried(&"0".parse()?, &[Step::B("aa".into())]).unwrap_err();
    /// assert_eq!(at, 0);
    /// # Ok::<(), tengen_study::BadName>(())
    /// ```
    ///
    /// # Errors
    /// The number of the first move that is refused, from 0, and why.
    pub fn tried(&self, parent: &Name, moves: &[Step]) -> Result<Vec<NodeBoard>, (usize, Refusal)> {
        let parent = self.tree.find_living(parent).map_err(|why| (0, why))?;
        let way = tengen_sgf::parse(self.way_to(parent).as_bytes());
        let name = |text: String| text.parse::<Name>().map_err(|_| (0, Refusal::Unknown));
        let by = name("alone".to_owned())?;
        let mut line = Study::of(&way.collection, by.clone());
        // It is Go by moves that may stand elsewhere.
        if !self.terms(parent).is_go {
            return Err((0, Refusal::NotGo));
        }
        let root = line.tree.children(None).next();
        if let Some(root) = root {
            line.tree.get_mut(root).properties.retain(|property| property.name != "GM");
        }
        let mut boards = Boards::of(&line);
        let mut parent = name((line.tree.len() - 1).to_string())?;
        let mut told = Vec::with_capacity(moves.len());
        for (at, step) in moves.iter().enumerate() {
            let node = name(format!("t{at}"))?;
            let act = Act::Play { parent, node: node.clone(), step: step.clone() };
            let play = Operation { by: by.clone(), id: node.clone(), base: 0, was: None, act };
            let done = line.apply(play).map_err(|why| (at, why))?;
            let mut changed = boards.follow(&line, &done.effects);
            told.push(changed.pop().map_or_else(NodeBoard::default, |(_, board)| board));
            parent = node;
        }
        Ok(told)
    }
}
