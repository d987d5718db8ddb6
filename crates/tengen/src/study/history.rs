//! What was done at the desk, to be taken back and done again.

use tengen_study::{Act, Answer, Effect, Name, Operation, Refusal, Study};

/// The operations of the one who sits at the desk. What one line asked for is taken back at once.
#[derive(Default)]
pub(super) struct History {
    /// The number for the next name.
    next: u64,
    done: Vec<Turn>,
    /// The operations that took others back.
    undone: Vec<Turn>,
}

/// What one line asked for.
struct Turn {
    names: Vec<Name>,
    /// What it is in words.
    what: String,
    /// The node from which it was asked for.
    from: Name,
}

/// A turn that was taken back or done again.
pub(super) struct Turned {
    pub(super) effects: Vec<Effect>,
    /// What it is in words.
    pub(super) what: String,
    /// The node from which it was asked for.
    pub(super) from: Name,
}

/// What acts did.
pub(super) struct Done {
    pub(super) effects: Vec<Effect>,
    /// The child that had the move of the last act.
    pub(super) existing: Option<Name>,
}

impl History {
    /// The name of the one who sits at the desk.
    pub(super) fn writer(&self) -> Name {
        made("me".to_owned())
    }

    /// A name that no node and no operation has.
    pub(super) fn new_name(&mut self) -> Name {
        self.next += 1;
        made(format!("n{}", self.next))
    }

    /// Does all of these acts, or none of them. Of several, those that would change nothing are
    /// passed over.
    pub(super) fn act(
        &mut self,
        study: &mut Study,
        acts: Vec<Act>,
        what: String,
        from: Name,
    ) -> Result<Done, Refusal> {
        let mut done = Done { effects: Vec::new(), existing: None };
        let mut names = Vec::new();
        let alone = acts.len() == 1;
        for act in acts {
            let id = self.new_name();
            match self.apply(study, id.clone(), act) {
                Ok((answer, effects)) => {
                    if let Answer::Existing { node, .. } = answer {
                        done.existing = Some(node);
                    }
                    // What changed nothing cannot be taken back.
                    names.extend((!effects.is_empty()).then_some(id));
                    done.effects.extend(effects);
                }
                Err(Refusal::Nothing) if !alone => {}
                Err(why) => {
                    self.take_back(study, &names)?;
                    return Err(why);
                }
            }
        }
        if !names.is_empty() {
            self.done.push(Turn { names, what, from });
            self.undone.clear();
        } else if done.existing.is_none() {
            return Err(Refusal::Nothing);
        }
        Ok(done)
    }

    /// Takes back what was done last.
    pub(super) fn undo(&mut self, study: &mut Study) -> Result<Turned, Refusal> {
        let turn = self.done.pop().ok_or(Refusal::Unknown)?;
        let (turn, turned) = self.turn(study, turn)?;
        self.undone.push(turn);
        Ok(turned)
    }

    /// Does again what was taken back last.
    pub(super) fn redo(&mut self, study: &mut Study) -> Result<Turned, Refusal> {
        let turn = self.undone.pop().ok_or(Refusal::Unknown)?;
        let (turn, turned) = self.turn(study, turn)?;
        self.done.push(turn);
        Ok(turned)
    }

    /// Takes a turn back, or back again.
    fn turn(&mut self, study: &mut Study, turn: Turn) -> Result<(Turn, Turned), Refusal> {
        let Turn { names, what, from } = turn;
        let (names, effects) = self.take_back(study, &names)?;
        let turned = Turned { effects, what: what.clone(), from: from.clone() };
        Ok((Turn { names, what, from }, turned))
    }

    fn take_back(
        &mut self,
        study: &mut Study,
        names: &[Name],
    ) -> Result<(Vec<Name>, Vec<Effect>), Refusal> {
        let (mut back, mut all) = (Vec::new(), Vec::new());
        for of in names.iter().rev() {
            let id = self.new_name();
            let (_, effects) = self.apply(study, id.clone(), Act::Undo { of: of.clone() })?;
            back.push(id);
            all.extend(effects);
        }
        Ok((back, all))
    }

    fn apply(
        &self,
        study: &mut Study,
        id: Name,
        act: Act,
    ) -> Result<(Answer, Vec<Effect>), Refusal> {
        let (by, base) = (self.writer(), study.revision());
        let applied = study.apply(Operation { by, id, base, was: None, act })?;
        Ok((applied.answer, applied.effects))
    }
}

fn made(name: String) -> Name {
    name.parse().unwrap_or_else(|_| unreachable!("short, and of letters and digits"))
}
