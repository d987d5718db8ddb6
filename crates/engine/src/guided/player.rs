//! The player: a search that is kept from move to move, and the choice that follows from it.

#[cfg(test)]
mod tests;

use super::analysis;
use super::graph::Graph;
use super::local_reading::{self, Effort, LocalPlay, LocalReader};
use super::network_predictor::NetworkPredictor;
use super::passing::{Looks, asks_judge, captured_dead, choose_pass, is_settled, play_on};
use super::predictor::{Prediction, PredictionOptions, Predictor};
use super::ranking::ranked;
use super::search::{Bounds, ROOT_OPTIMISM, Search};
use super::strength::{self, NetworkStrength};
use super::utility::Utility;
use super::watch::{Watch, watched};
use crate::resignation::Resignation;
use crate::{Action, Choice, Choices, GameState, Rank, Task};
use std::sync::{Mutex, PoisonError};
use tengen_net::{InputError, Network};
use tengen_random::Random;
use tengen_rules::{Color, Point, Size};

/// A search that is kept from move to move.
#[derive(Debug)]
pub(crate) struct GuidedPlayer {
    /// The boards that the predictors know.
    size: Size,
    predictors: Vec<Box<dyn Predictor>>,
    kept: Option<KeptSearch>,
    local_reader: LocalReader,
    looks: Looks,
}

/// The last search.
#[derive(Debug)]
struct KeptSearch {
    root: GameState,
    choices: Choices,
    graph: Graph,
}

impl GuidedPlayer {
    /// A search with one thread for each predictor, on boards of `size`. All predictors give the
    /// same predictions.
    pub(crate) fn new(size: Size, predictors: Vec<Box<dyn Predictor>>) -> GuidedPlayer {
        let (local_reader, looks) = (LocalReader::default(), Looks::new());
        GuidedPlayer { size, predictors, kept: None, local_reader, looks }
    }

    /// A search guided by a network.
    ///
    /// # Errors
    /// If networks know no boards of this size.
    pub(crate) fn with(
        network: &Network,
        size: Size,
        threads: usize,
    ) -> Result<GuidedPlayer, InputError> {
        let predictor =
            || NetworkPredictor::new(network, size).map(|a| Box::new(a) as Box<dyn Predictor>);
        let predictors: Result<Vec<_>, _> = (0..threads.max(1)).map(|_| predictor()).collect();
        Ok(GuidedPlayer::new(size, predictors?))
    }

    /// The boards it plays on.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// Forgets the last search.
    pub(crate) fn forget(&mut self) {
        self.kept = None;
    }

    /// The network's own prediction of a position.
    pub(crate) fn predict(
        &mut self,
        state: &GameState,
        look: PredictionOptions,
    ) -> Option<Prediction> {
        self.predictors.first_mut().map(|predictor| predictor.predict(state, look))
    }

    /// Chooses a move, and tells `watch` the findings meanwhile.
    pub(crate) fn choose(
        &mut self,
        task: &Task,
        resignation: &mut Resignation,
        bounds: Bounds<'_>,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> Choice {
        let state = &task.state;
        let strength = NetworkStrength::of(task.rank);
        let visits = strength.visits.map_or(bounds.visits, |visits| visits.min(bounds.visits));
        let bounds = Bounds { visits, ..bounds };
        let mut random = Random::new(seed);
        let graph = self.graph_of(state, &task.choices);
        let (mut effort, early_end) = Effort::within(&bounds);
        if task.rank != Rank::FULL {
            effort = Effort::none();
        }
        let local = self.local_reader.greatest(state, &graph.root().ownership, &mut effort);
        let allowed = |point: Option<Point>| task.choices.allow(state.to_move(), 0, point);
        let local = local.filter(|local| {
            let sides = [state.to_move(), !state.to_move()].into_iter().cycle().enumerate();
            let mut moves = local.line.iter().zip(sides);
            moves.all(|(point, (depth, color))| task.choices.allow(color, depth, Some(*point)))
        });
        let mut considered = Vec::new();
        if strength.inaccuracy.is_some() {
            considered.extend(
                strength::considered_moves(&graph, state, allowed, &mut random)
                    .into_iter()
                    .map(Some),
            );
        }
        let may_pass = state.opponent_passed() || is_settled(state, &graph.root().ownership);
        if may_pass {
            considered.push(None);
        }
        // A play that was read is held against those found, and a pass is shown to the judge. Both
        // take some time too.
        let search_end = if local.is_some() || may_pass { early_end } else { bounds.deadline };
        let mut effort = effort.until(bounds.deadline);
        let within = Bounds { deadline: search_end, ..bounds };
        let search = Search {
            root: state,
            choices: &task.choices,
            first: &considered,
            noise: 0.0,
            bounds: within,
        };
        self.search(search, graph, seed, watch);
        let local = local.filter(|local| self.is_greater(local, state, &mut effort));
        let Some(KeptSearch { graph, .. }) = &self.kept else { return Choice::pass_at(0.0) };
        if let Some(captured_dead) =
            captured_dead(graph, state, allowed).filter(|_| local.is_none())
        {
            return captured_dead;
        }
        let found = ranked(graph);
        let Some(best) = found.first() else { return Choice::pass_at(0.0) };
        let given_up =
            resignation.is_due(state.board(), state.line().moves(), best.win_rate, best.lead);
        let pass = choose_pass(graph, state, &found);
        let mut played = pass.unwrap_or(best);
        if graph.root().edges[played.edge].point.is_none() && asks_judge(graph, state) {
            let area = state.board().size().area();
            let look = |effort| play_on(graph, state, played, &found, effort);
            played = self.looks.look(area, bounds.left(), look).flatten().unwrap_or(played);
        }
        let edge = &graph.root().edges[played.edge];
        let other = match (pass, &strength.inaccuracy) {
            (None, Some(inaccuracy)) => {
                inaccuracy.draw(graph, state, &found, &considered, &mut random)
            }
            _ => None,
        };
        let local = local.filter(|_| !(task.may_resign && given_up));
        if let Some(LocalPlay { line, .. }) = local {
            let (win_rate, lead) = (best.win_rate, best.lead);
            let playouts = u64::from(graph.root().visits);
            return Choice { action: Action::Play(line[0]), win_rate, lead, playouts, line };
        }
        let action = match other.or(edge.point) {
            _ if task.may_resign && given_up => Action::Resign,
            Some(p) => Action::Play(p),
            None => Action::Pass,
        };
        let line = analysis::expected(graph, edge);
        Choice {
            action,
            win_rate: played.win_rate,
            lead: played.lead,
            playouts: u64::from(graph.root().visits),
            line: line.into_iter().map_while(|(point, _)| point).collect(),
        }
    }

    /// Whether play in a part of the board is worth more than the search's best move elsewhere. The
    /// network tells how much that move gains: as much as a pass would lose.
    fn is_greater(&mut self, local: &LocalPlay, state: &GameState, effort: &mut Effort) -> bool {
        let Some(KeptSearch { graph, .. }) = &self.kept else { return false };
        let found = ranked(graph);
        let Some(best) = found.first() else { return false };
        let best_play = graph.root().edges[best.edge].point;
        match best_play {
            None => return true,
            Some(play) if local.cells.contains(play) => {
                return !local.is_kept_by(play, state, effort);
            }
            Some(_) => {}
        }
        let ownership = graph.root().ownership.clone();
        let mut passed = state.clone();
        passed.step(None);
        let sign = if state.to_move() == Color::Black { 1.0 } else { -1.0 };
        let look = PredictionOptions { symmetry: 0, optimism: ROOT_OPTIMISM };
        let lead = |prediction: Prediction| sign * f64::from(prediction.lead);
        let after_pass = self.predict(&passed, look).map(lead);
        let claims = after_pass.is_none_or(|after| best.lead - after >= f64::from(local.swing));
        let idle = |play| local_reading::is_idle(state, play, &ownership, effort);
        !claims || best_play.is_some_and(idle)
    }

    /// Searches within the bounds and keeps the search.
    pub(crate) fn think(
        &mut self,
        state: &GameState,
        choices: &Choices,
        bounds: Bounds<'_>,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> &Graph {
        let graph = self.graph_of(state, choices);
        let search = Search { root: state, choices, first: &[], noise: 0.0, bounds };
        self.search(search, graph, seed, watch)
    }

    /// Searches as widely as the task says, keeps the search, and tells `watch` the findings.
    pub(crate) fn analyse(
        &mut self,
        task: &Task,
        bounds: Bounds<'_>,
        seed: u64,
        watch: &mut Watch<'_>,
    ) {
        let (root, choices, noise) = (&task.state, &task.choices, task.wide_root_noise);
        let graph = self.graph_of(root, choices);
        let search = Search { root, choices, first: &[], noise, bounds };
        self.search(search, graph, seed, Some(watch));
    }

    fn search(
        &mut self,
        search: Search<'_>,
        graph: Graph,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> &Graph {
        let graph = Mutex::new(graph);
        match watch {
            None => search.run(&graph, &mut self.predictors, seed),
            Some(watch) => watched(&search, &graph, &mut self.predictors, seed, watch),
        }
        let graph = graph.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (root, choices) = (search.root.clone(), search.choices.clone());
        &self.kept.insert(KeptSearch { root, choices, graph }).graph
    }

    /// The graph of the last search from the position of `state`, if it has that position. Else a
    /// graph with only the network's prediction of the root. Its root has no edge for a move that
    /// the choices or the rules forbid.
    fn graph_of(&mut self, state: &GameState, choices: &Choices) -> Graph {
        let area = state.board().size().area();
        if let Some(KeptSearch { root, choices: old, graph }) = self.kept.take()
            && serves(&old, choices, root.line().moves() == state.line().moves())
            && let Some(here) = root.leads_to(state)
            && let Some(id) = graph.find(here.key())
            && graph.node(id).visits > 0
        {
            let (mut graph, color) = (graph, state.to_move());
            graph.restrict(id, |point| choices.allow(color, 0, point) && state.allows(point));
            let utility = Utility::around(area, graph.node(id).mean.score);
            return graph.rooted_at(id, state.key(), utility);
        }
        let mut utility = Utility::new(area, 0.0);
        let prediction =
            self.predict(state, PredictionOptions { symmetry: 0, optimism: ROOT_OPTIMISM });
        if let Some(prediction) = &prediction {
            utility = Utility::around(area, f64::from(prediction.score));
        }
        let mut graph = Graph::new(state.key(), state.to_move(), utility);
        if let Some(prediction) = &prediction {
            graph.inform(Graph::ROOT, prediction);
        }
        graph
    }
}

/// Whether a search under the `old` choices is of use under the new ones. A search that tried few
/// moves from the root says nothing about the others. Its findings behind the root are as good as
/// ever, unless moves there were restricted too.
fn serves(old: &Choices, new: &Choices, same_root: bool) -> bool {
    let (all, deep) = (*old == Choices::default(), old.are_deep() || new.are_deep());
    if same_root { old == new || all && !deep } else { !deep }
}
