//! Scoring: what each player has when the status of all stones is settled.

use crate::{Board, Color, Method, Point, PointSet, Score, Scoring};
use alloc::vec;
use alloc::vec::Vec;

/// What the players (or a judge on their behalf) hold about the stones left on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The dead stones.
    pub dead: PointSet,
    /// The stones that are alive in seki. `None`: found from the position as article 8 of the
    /// Japanese rules of 1989 has it, where every live group that touches a neutral point is
    /// in seki, so that all neutral points must have been filled.
    pub seki: Option<PointSet>,
}

impl Settlement {
    /// All stones alive, seki as the position shows it.
    pub fn all_alive(board: &Board) -> Settlement {
        Settlement { dead: PointSet::new(board.size()), seki: None }
    }
}

/// Whose point a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody's: a neutral point (dame), or a stone left in one.
    Neutral,
    /// This player's: territory, or a live stone.
    Of(Color),
    /// An eye of a group in seki that these rules do not count.
    SekiEye(Color),
}

/// One line of a player's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Entry {
    /// What is counted.
    #[cfg_attr(feature = "serde", serde(rename = "what"))]
    pub item: Item,
    /// How much it is worth.
    pub points: Score,
}

/// What a line of the count is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Item {
    /// Live stones on the board (area scoring).
    Stones,
    /// Empty points surrounded, under dead stones too.
    Territory,
    /// Stones captured during play (territory scoring).
    Prisoners,
    /// Dead stones of the opponent removed at the end (territory scoring).
    Dead,
    /// Stones the opponent handed over for passing (territory scoring).
    PassStones,
    /// What White receives for the handicap.
    Compensation,
    /// What White receives for moving second.
    Komi,
    /// Two points off for every independent group.
    GroupTax,
    /// Half a point for the button.
    Button,
    /// One point off for Black because White passed first.
    FirstPass,
}

/// A count of the whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Whether area or territory was counted.
    pub method: Method,
    /// The lines of each player, in the order to show them.
    entries: [Vec<Entry>; 2],
    /// Whose each point is, row by row from the top left.
    pub owner: Vec<Owner>,
    /// The stones found or agreed to be in seki.
    pub seki: PointSet,
    /// Dead stones that were removed; those in a region nobody owns stay and count nothing.
    pub removed: PointSet,
}

impl Count {
    /// The lines of `color`'s count; their sum is [`Count::total`].
    pub fn entries(&self, color: Color) -> &[Entry] {
        &self.entries[color.index()]
    }

    /// What `color` has in all.
    pub fn total(&self, color: Color) -> Score {
        self.entries(color).iter().map(|entry| entry.points).sum()
    }

    /// Black's total less White's: positive if Black wins, zero if the game is drawn.
    pub fn margin(&self) -> Score {
        self.total(Color::Black) - self.total(Color::White)
    }

    /// What this line of `color`'s count is worth; zero if there is no such line.
    pub fn points(&self, color: Color, item: Item) -> Score {
        let of_item = |entry: &&Entry| entry.item == item;
        self.entries(color).iter().filter(of_item).map(|entry| entry.points).sum()
    }

    /// How many points are nobody's.
    pub fn neutral(&self) -> usize {
        self.owner.iter().filter(|owner| **owner == Owner::Neutral).count()
    }
}

/// Everything besides the position that a count depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Stones each player has captured.
    pub captures: [u32; 2],
    /// Stones each player received for the opponent's passes.
    pub pass_stones: [u32; 2],
    /// Komi.
    pub komi: Score,
    /// What White receives for the handicap.
    pub compensation: Score,
    /// Who took the button.
    pub button: Option<Color>,
    /// Who passed first in the game.
    pub first_pass: Option<Color>,
}

/// Counts `board` by `scoring` under `settlement`.
pub fn count(board: &Board, scoring: &Scoring, settlement: &Settlement, extras: &Extras) -> Count {
    let ground = Ground::survey(board, scoring, settlement);
    let groups = if scoring.group_tax { ground.independent_groups(board) } else { [0; 2] };
    let mut entries = [Vec::new(), Vec::new()];
    for color in Color::BOTH {
        let mut add = |item, points| entries[color.index()].push(Entry { item, points });
        let whole = |n: usize| Score::whole(n as i32);
        let territory = ground.territory[color.index()];
        match scoring.method {
            Method::Area => {
                let left = |p: &Point| !ground.removed.contains(*p);
                let stones = board.size().points().filter(|p| board.get(*p) == Some(color));
                add(Item::Stones, whole(stones.filter(left).count()));
                add(Item::Territory, whole(territory));
            }
            Method::Territory => {
                add(Item::Territory, whole(territory));
                add(Item::Prisoners, whole(extras.captures[color.index()] as usize));
                let dead = ground.removed.iter().filter(|p| board.get(*p) == Some(!color));
                add(Item::Dead, whole(dead.count()));
                if scoring.pass_stones {
                    add(Item::PassStones, whole(extras.pass_stones[color.index()] as usize));
                }
            }
        }
        if scoring.group_tax {
            add(Item::GroupTax, -whole(2 * groups[color.index()]));
        }
        if scoring.button && extras.button == Some(color) {
            add(Item::Button, Score::halves(1));
        }
        if scoring.first_pass && color == Color::Black && extras.first_pass == Some(Color::White) {
            add(Item::FirstPass, Score::whole(-1));
        }
        if color == Color::White {
            if extras.compensation != Score::ZERO {
                add(Item::Compensation, extras.compensation);
            }
            add(Item::Komi, extras.komi);
        }
    }
    Count {
        method: scoring.method,
        entries,
        owner: ground.owner,
        seki: ground.seki,
        removed: ground.removed,
    }
}

/// The board divided up.
struct Ground {
    owner: Vec<Owner>,
    territory: [usize; 2],
    seki: PointSet,
    removed: PointSet,
    /// The live stones and what they own, for counting independent groups.
    live: PointSet,
}

/// A connected set of points without live stones, and the colours of the live stones around it.
struct Region {
    points: PointSet,
    borders: [bool; 2],
}

impl Region {
    fn only_border(&self) -> Option<Color> {
        match self.borders {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        }
    }
}

impl Ground {
    fn survey(board: &Board, scoring: &Scoring, settlement: &Settlement) -> Ground {
        let size = board.size();
        let dead = &settlement.dead;
        let live = |p: Point| if dead.contains(p) { None } else { board.get(p) };
        let regions = regions(board, live);
        let seki = match &settlement.seki {
            Some(seki) => PointSet::of(size, seki.iter().filter(|p| live(*p).is_some())),
            None => seki_by_article_8(board, live, &regions),
        };
        let mut ground = Ground {
            owner: size.points().map(|p| live(p).map_or(Owner::Neutral, Owner::Of)).collect(),
            territory: [0; 2],
            removed: PointSet::new(size),
            live: PointSet::of(size, size.points().filter(|p| live(*p).is_some())),
            seki,
        };
        for region in &regions {
            let touches_seki = || {
                let mut around = region.points.iter().flat_map(|p| board.neighbours(p));
                around.any(|q| ground.seki.contains(q))
            };
            let whose = match region.only_border() {
                None => Owner::Neutral,
                Some(color) if !scoring.seki_eyes && touches_seki() => Owner::SekiEye(color),
                Some(color) => Owner::Of(color),
            };
            for p in region.points.iter() {
                ground.owner[p.index()] = whose;
            }
            if let Owner::Of(color) = whose {
                ground.territory[color.index()] += region.points.len();
            }
            // Article 10 of the Japanese rules lets a player take dead stones from his
            // territory only; elsewhere they stay. All other rules take them off anywhere.
            let only_from_territory = scoring.method == Method::Territory && !scoring.seki_eyes;
            if !only_from_territory || matches!(whose, Owner::Of(_)) {
                let stones = region.points.iter().filter(|p| board.get(*p).is_some());
                ground.removed.extend(stones);
            }
        }
        ground
    }

    /// Groups (live stones joined through the points they own) that are not in seki.
    fn independent_groups(&self, board: &Board) -> [usize; 2] {
        let mut groups = [0; 2];
        let mut seen = PointSet::new(board.size());
        for p in self.live.iter() {
            let Owner::Of(color) = self.owner[p.index()] else { continue };
            if seen.contains(p) {
                continue;
            }
            let group = board.region(p, |q| self.owner[q.index()] == Owner::Of(color));
            seen.extend(group.iter());
            if !group.iter().any(|q| self.seki.contains(q)) {
                groups[color.index()] += 1;
            }
        }
        groups
    }
}

fn regions(board: &Board, live: impl Fn(Point) -> Option<Color>) -> Vec<Region> {
    let mut seen = PointSet::new(board.size());
    let mut regions = Vec::new();
    for p in board.size().points() {
        if live(p).is_some() || seen.contains(p) {
            continue;
        }
        let points = board.region(p, |q| live(q).is_none());
        seen.extend(points.iter());
        let mut borders = [false; 2];
        for color in points.iter().flat_map(|q| board.neighbours(q)).filter_map(&live) {
            borders[color.index()] = true;
        }
        regions.push(Region { points, borders });
    }
    regions
}

/// Article 8: live stones joined through the eye points they surround are one group; a group
/// that has a neutral point next to it is in seki.
fn seki_by_article_8(
    board: &Board,
    live: impl Fn(Point) -> Option<Color>,
    regions: &[Region],
) -> PointSet {
    let size = board.size();
    let mut eye_of: Vec<Option<Color>> = vec![None; size.area()];
    let mut neutral = PointSet::new(size);
    for region in regions {
        match region.only_border() {
            Some(color) => {
                for p in region.points.iter() {
                    eye_of[p.index()] = Some(color);
                }
            }
            // A dead stone left on neutral ground is no neutral point: nobody can play there.
            None => neutral.extend(region.points.iter().filter(|p| board.is_empty(*p))),
        }
    }
    let mut seki = PointSet::new(size);
    let mut seen = PointSet::new(size);
    for p in size.points() {
        let Some(color) = live(p) else { continue };
        if seen.contains(p) {
            continue;
        }
        let group = board.region(p, |q| live(q) == Some(color) || eye_of[q.index()] == Some(color));
        let stones = PointSet::of(size, group.iter().filter(|q| live(*q).is_some()));
        seen.extend(stones.iter());
        if stones.iter().any(|q| board.neighbours(q).any(|r| neutral.contains(r))) {
            seki.extend(stones.iter());
        }
    }
    seki
}
