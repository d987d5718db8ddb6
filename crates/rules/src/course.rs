//! The rules of Go in eleven diagrams, each with the answers of this library.
//!
//! A course for a reader who knows Rust and not yet Go, or Go and not yet this library. The
//! diagrams are numbered as in H. Hebsacker's booklet of the rules; the positions are our own. In
//! drawings `X` is Black, `O` White, `.` an empty point. Columns are lettered from the left (there
//! is no `I`), rows numbered from the bottom.
//!
//! # 1 and 2: the board, and a whole game
//!
//! Two players place stones in turn on the crossings of lines, Black first. A stone never moves.
//! The player who surrounds more points in the end has won. Here are all 39 plays of a game on 9×9.
//! When neither side has anything left to gain, both pass.
//!
//! ```
//! use tengen_rules::*;
//!
//! let size = Size::square(9)?;
//! let mut setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
//! setup.komi = Score::ZERO; // White gets nothing for moving second.
//! let mut game = Game::new(setup)?;
//! let plays = "C7 G3 G8 C3 E3 G4 G7 G6 H7 H6 J7 J6 F6 G5 F5 A5 A6 B5 B6 C4 \
//!              C5 D3 D4 F4 E4 F3 E7 E2 C8 B4 F7 H5 H8 C2 B7 F2 E6 E1 D7";
//! for name in plays.split_whitespace() {
//!     let color = game.to_move().expect("the game goes on");
//!     let point = size.parse(name).expect("on the board");
//!     game.apply(Event::Play { color, point })?;
//! }
//! game.apply(Event::Pass { color: Color::White })?;
//! game.apply(Event::Pass { color: Color::Black })?;
//!
//! // Play has stopped. The players agree that no stone is dead, and the points are counted.
//! assert!(matches!(game.phase(), Phase::Settling(_)));
//! let proposal = game.log().len() as u64;
//! game.apply(Event::Propose { dead: vec![], seki: None })?;
//! game.apply(Event::Accept { color: Color::Black, proposal })?;
//! game.apply(Event::Accept { color: Color::White, proposal })?;
//! let count = game.count(&game.settlement());
//! assert_eq!(count.total(Color::Black), Score::whole(20));
//! assert_eq!(count.total(Color::White), Score::whole(22));
//! assert_eq!(game.outcome().map(|outcome| outcome.to_string()).as_deref(), Some("W+2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 3: liberties and chains
//!
//! The empty points next to a stone along the lines are its *liberties*: four in the middle, three
//! at the edge, two in the corner. Stones of one colour next to each other are one *chain*, whose
//! liberties they share. Diagonal points are not next to each other.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". . . . . . . . .
//!      . . . . . . . . .
//!      . . . . . O O . .
//!      . . . . . . . . .
//!      . . X . . . . . .
//!      . . . . . . . . .
//!      . . . . . . . . .
//!      . . . . . . . . .
//!      . . . . O . . . X",
//! )?;
//! let point = |name| board.size().parse(name).expect("on the board");
//! let liberties = |name| board.liberties(point(name)).len();
//! assert_eq!([liberties("C5"), liberties("E1"), liberties("J1")], [4, 3, 2]);
//! assert_eq!(board.chain(point("F7")).count(), 2);
//! assert_eq!(liberties("F7"), 6);
//! assert_eq!(liberties("F7"), liberties("G7"));
//! # Ok::<(), DiagramError>(())
//! ```
//!
//! # 4: capture
//!
//! The player who takes the last liberty of an opposing chain takes its stones off the board, as
//! prisoners. A chain with one liberty left is in *atari*.
//!
//! ```
//! use tengen_rules::*;
//!
//! let mut board = Board::parse(
//!     ". . . . . . . . .
//!      . . . . . . . . .
//!      . . . . . . . . .
//!      X . . . O O . . .
//!      O X . O X X . . .
//!      . . . . O O . . .
//!      . . . . . . . . .
//!      . . . . . . . X O
//!      . . . . . . X O O",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! assert_eq!(board.captures(Color::Black, point("A4")).len(), 1);
//! assert_eq!(board.captures(Color::White, point("G5")).len(), 2);
//! let played = board.play(Color::Black, point("J3"))?;
//! assert_eq!(played.captured, 3);
//! assert!(board.is_empty(point("J1")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 5: suicide, and a play that is none
//!
//! Most rule books forbid a play after which one's own chain has no liberty; some take the chain
//! off instead. That is a [`Suicide`](crate::Suicide) value of the ruleset. A play that captures is
//! never suicide: the opponent's stones go first.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". . . . . . . . .
//!      . . . . . . . . .
//!      X X . . . . . O O
//!      O O X . . . O X X
//!      . O . X . . O X .
//!      O O X . . . O X X
//!      X X . . . . . O O
//!      . . . . . . . . .
//!      . . . . . . . . .",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! let line = |rules: &Ruleset| Line::new(board.clone(), Color::Black, rules.play);
//! let japanese = line(&presets::JAPANESE);
//! assert_eq!(
//!     japanese.check(Color::Black, point("A5")),
//!     Err(Illegal::Suicide { point: point("A5"), stones: 1 })
//! );
//! assert!(japanese.check(Color::Black, point("J5")).is_err());
//! // New Zealand lets a player take the chain of six off.
//! let new_zealand = line(&presets::NEW_ZEALAND);
//! assert_eq!(new_zealand.check(Color::Black, point("J5")), Ok(Effect::Suicide(6)));
//!
//! // With a stone on C5, the play on A5 takes White's last liberty: it captures.
//! let mut then = japanese.clone();
//! then.play(Color::Black, point("C5"))?;
//! assert_eq!(then.play(Color::Black, point("A5"))?.captured, 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 6: ko
//!
//! Two players could take one stone back and forth for ever. So a player must play elsewhere before
//! taking a ko back. Rule books differ in how far back they look ([`Superko`](crate::Superko)). A
//! refusal names the move after which the position stood.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". . . . X O . . .
//!      . . . X O . O . .
//!      . . . . X O . . .",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! let mut line = Line::new(board, Color::Black, presets::JAPANESE.play);
//! let played = line.play(Color::Black, point("F2"))?;
//! assert_eq!((played.captured, played.ko), (1, Some(point("E2"))));
//! let refused = line.check(Color::White, point("E2")).unwrap_err();
//! assert_eq!(refused, Illegal::Ko { point: point("E2"), after_move: 0 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 7: a ko threat
//!
//! So White first makes a threat (2), which Black answers (3). Then White takes the ko back (4),
//! and now Black needs a threat.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". X X . . . . . .
//!      X O O . . . . . .
//!      X . . . . . . . .
//!      . . . . X O . . .
//!      . . . X O . O . .
//!      . . . . X O . . .
//!      . . . . . . . . .
//!      . . . . . . . . .
//!      . . . . . . . . .",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! let mut line = Line::new(board, Color::Black, presets::JAPANESE.play);
//! line.play(Color::Black, point("F5"))?;
//! line.play(Color::White, point("D9"))?;
//! assert_eq!(line.board().liberties(point("B9")).len(), 1); // atari
//! line.play(Color::Black, point("A9"))?;
//! assert_eq!(line.board().liberties(point("B9")).len(), 2); // saved
//! assert_eq!(line.play(Color::White, point("E5"))?.captured, 1);
//! assert!(line.check(Color::Black, point("F5")).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 8: two eyes
//!
//! A chain around two separate empty points lives. The opponent would have to fill both, and may
//! fill neither while the other is there.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". O O . O O .
//!      O O O O O O O
//!      O O O O O . O
//!      X X X X O O O
//!      . X . X O O .",
//! )?;
//! let size = board.size();
//! let line = Line::new(board, Color::White, presets::JAPANESE.play);
//! for eye in ["A1", "C1"] {
//!     let point = size.parse(eye).expect("on the board");
//!     assert_eq!(line.check(Color::White, point), Err(Illegal::Suicide { point, stones: 1 }));
//! }
//! # Ok::<(), DiagramError>(())
//! ```
//!
//! # 9: a false eye
//!
//! Here D1 is not safely connected: White may take it on C1. So the second eye is none, and Black's
//! stones are dead as they stand. They need not be taken: the players agree, and the
//! [`Settlement`](crate::Settlement) says so to the count.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". O O . O O .
//!      O O O O O O O
//!      O O O O O . O
//!      X X X O O O O
//!      . X . X O . O",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! assert_eq!(board.captures(Color::White, point("C1")).len(), 1);
//!
//! let dead = PointSet::of(size, ["A2", "B2", "C2", "B1", "D1"].map(point));
//! let agreed = Settlement { dead, seki: None };
//! let counted = count(&board, &presets::JAPANESE.scoring, &agreed, &Extras::default());
//! assert_eq!(counted.points(Color::White, Item::Territory), Score::whole(12));
//! assert_eq!(counted.points(Color::White, Item::Dead), Score::whole(5));
//! assert_eq!(counted.margin(), Score::whole(-17));
//! # Ok::<(), DiagramError>(())
//! ```
//!
//! # 10: seki
//!
//! Two chains may live without two eyes, because the side that attacks puts itself in atari: here
//! on D9 or D8. Neither side owns these points, which are *dame*.
//!
//! ```
//! use tengen_rules::*;
//!
//! let board = Board::parse(
//!     ". X O . X O . . .
//!      . X O . X O . . .
//!      . X O O X O . . .
//!      . X X X O O . . .
//!      . . . X O . . . .
//!      . . . X O . . . .
//!      . . . X O . . . .
//!      . . . X O . . . .
//!      . . . X O . . . .",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! let alive = Settlement::all_alive(&board);
//! let counted = count(&board, &presets::JAPANESE.scoring, &alive, &Extras::default());
//! assert_eq!(counted.owner[point("D9").index()], Owner::Neutral);
//! assert!(counted.seki.contains(point("C9")) && counted.seki.contains(point("E9")));
//! assert_eq!(counted.total(Color::Black), Score::whole(19));
//! assert_eq!(counted.total(Color::White), Score::whole(32));
//!
//! // The side that plays there first loses its stones.
//! let mut attack = board.clone();
//! attack.play(Color::Black, point("D9"))?;
//! assert_eq!(attack.play(Color::White, point("D8"))?.captured, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 11: the count
//!
//! When both have passed, the last neutral points are filled (here White's E4). Dead stones are
//! taken off (Black agrees that H6 is lost), and the points are counted. Japanese rules count the
//! territory and the prisoners, Chinese rules the stones and the points they surround. As both made
//! equally many plays, the margin is the same.
//!
//! ```
//! use tengen_rules::*;
//!
//! let mut board = Board::parse(
//!     ". . . . X O . . .
//!      . X . X X O . O .
//!      . . X . X O O O .
//!      . . . X X O . X .
//!      . . X . X O O O .
//!      . . . X . O . . .
//!      . . X X O . O . .
//!      . X . X O . . O .
//!      . . . X O . . . .",
//! )?;
//! let size = board.size();
//! let point = |name| size.parse(name).expect("on the board");
//! board.play(Color::White, point("E4"))?;
//! let agreed = Settlement { dead: PointSet::of(size, [point("H6")]), seki: None };
//! for (rules, black, white) in [(&presets::JAPANESE, 25, 24), (&presets::CHINESE, 41, 40)] {
//!     let counted = count(&board, &rules.scoring, &agreed, &Extras::default());
//!     assert_eq!(counted.total(Color::Black), Score::whole(black), "{}", rules.name);
//!     assert_eq!(counted.total(Color::White), Score::whole(white), "{}", rules.name);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
