/** The types of ../../PROTOCOL.md, one for one. */

export type Colour = "black" | "white";
export type Both<T> = { black: T; white: T };
/** A point as people write it: `Q16`. */
export type Point = string;

export type Meta = {
  version: string;
  rules: { id: string; name: string; common: boolean }[];
  ranks: string[];
  defaultRank: string;
  minSize: number;
  maxSize: number;
  /** Who may have a name here. */
  accounts: "open" | "invited" | null;
  /** Null where the server has none. */
  lobby: { quick: Quick[] } | null;
};

export type Speed = "blitz" | "live";
/** A game that begins with the first who looks for the same. */
export type Quick = { size: number; speed: Speed; clock: ClockChoice };
/** An open challenge. */
export type Challenge = { id: number; by: number; name: string | null; rank: MemberRank; rated: boolean; handicap: "none" | "by-rank"; width: number; height: number; rules: string; clock: ClockChoice; seek: Speed | null };
/** The rank of a member, such as `12k`. */
export type MemberRank = { is: string; provisional: boolean };
/** The person who asks. A guest is no member before their first game in the lobby. */
export type Me = {
  member: number | null;
  kind: "guest" | "person";
  name: string | null;
  role: string | null;
  rank: MemberRank | null;
  joined: number | null;
  /** When the person may take another name; null if they may now. */
  renames: number | null;
  /** How many games this browser has as a guest. */
  games: number;
  /** Whether the person has signed in at most ten minutes ago. */
  fresh: boolean;
  /** The ways in that a person has, and how many codes are not used yet. */
  ways: { password: boolean; recovery: number } | null;
};
/** A browser in which a person is signed in. */
export type Session = { id: number; this: boolean; how: "join" | "password" | "recovery"; browser: string; made: number; seen: number };
/** A member with a name, as everybody sees them. */
export type Person = {
  member: number;
  kind: "person" | "program";
  name: string;
  role: string;
  joined: number;
  rank: MemberRank;
  pools: { pool: string; rank: MemberRank; rating: number; deviation: number; games: number }[];
  /** Whether it was asked for by a name that the person had before. */
  was: boolean;
};
/** A rating after a game: the time, the rating, its deviation, and the rank. */
export type RatingPoint = [at: number, rating: number, deviation: number, rank: string];
/** A rated game of a person, as everybody sees it. */
export type PersonGame = {
  seq: number; at: number; colour: Colour;
  with: { member: number; name: string | null; rank: string };
  size: number; speed: Speed | "days"; handicap: number;
  score: "won" | "drawn" | "lost";
  by: "counted" | "resigned" | "timed" | "forfeited";
  change: RatingChange;
  /** Where the one who asks has the game in their own list. */
  address: string | null;
};
/** What a result has changed for a member in one pool. */
export type RatingChange = {
  member: number; name: string | null;
  pool: string;
  before: MemberRank;
  after: MemberRank;
  rating: [number, number];
  games: number;
  opponent: number;
  /** In ranks; above zero it is the member's own. */
  headStart: number;
  /** How many of 100 such games the member was expected to win. */
  expected: number;
};
/** What a result has changed; nothing before it is rated, or if it is annulled. */
export type GameRated = { changes: RatingChange[]; annulled: boolean };
/** A person's own challenges, and their games that began and that they have not opened yet. */
export type OwnInLobby = { mine: number[]; begun: (Summary & { challenge: number | null })[] };
/** The same as it is told: without the games as long as they are not known. */
export type OwnNow = { mine: number[]; begun?: OwnInLobby["begun"] };
/** A challenge that a person makes. */
export type Wanted =
  | { kind: "open"; width: number; height: number; rules: string; clock: ClockChoice; rated: boolean; handicap: "none" | "by-rank" }
  | { kind: "seek"; size: number; speed: Speed };

export type Preset = { komi: number; compensation: number; maxFixed: number; points: Point[] };

export type Handicap = { kind: "none" } | { kind: "fixed" | "free"; stones: number };

export type ClockChoice =
  | { kind: "none" }
  | { kind: "absolute"; main: number }
  | { kind: "byo-yomi"; main: number; periods: number; period: number }
  | { kind: "canadian"; main: number; stones: number; period: number }
  | { kind: "fischer"; main: number; increment: number };

export type Guess = "odd" | "even";

export type NewGame = {
  width: number;
  height: number;
  rules: string;
  komi: number | null;
  handicap: Handicap;
  colour: Colour | { nigiri: Guess };
  opponent: { kind: "computer"; rank: string } | { kind: "same-screen" } | { kind: "link" };
  names?: { black?: string; white?: string } | { me?: string; other?: string };
  clock: ClockChoice;
};

export type Nigiri = { stones: number; guess: Guess; right: boolean; creator: Colour };
export type Links = { black: string | null; white: string | null; watch: string | null; own: string | null };
export type Created = { key: string; links: Links; nigiri: Nigiri | null };

export type Player = { name: string | null; member?: number; guest?: number; kind: "human" | "computer"; rank?: string; provisional?: boolean; guided?: boolean; present?: boolean };

export type Result =
  | { kind: "win"; winner: Colour; by: "score"; margin: number }
  | { kind: "win"; winner: Colour; by: "resignation" | "time" | "forfeit" | "unknown" }
  | { kind: "draw" }
  | { kind: "no-result" }
  | { kind: "both-lose" };

export type Summary = {
  key: string;
  /** Where this browser opens it. */
  address: string;
  kind: "game" | "record";
  role: Colour | "both" | "watch";
  width: number;
  height: number;
  rules: string;
  players: Both<Player>;
  moves: number;
  phase: "placing" | "play" | "settling" | "ended" | "record";
  stillPlayed: boolean;
  yourTurn: boolean;
  result: Result | null;
  resultText: string;
  title: string | null;
  away: boolean;
  /** Whether it began without this browser, which has not opened it yet. */
  unopened: boolean;
  created: number;
  changed: number;
};

export type Rules = {
  id: string;
  name: string;
  scoring: "area" | "territory" | "stones";
  passes: number;
  agreement: boolean;
  passStones: boolean;
  sekiEyes: boolean;
  dispute: "none" | "resume-alternating" | "resume-opponent-of-requester";
  allAlive: "never" | "four-passes" | "second-stop" | "no-agreement";
  disputeEndsInPlay: boolean;
  dameFilled: boolean;
  encore: "never" | "dispute" | "always";
  hypotheticalKo: "as-in-play" | "pass-for-ko";
};

export type CountWhat =
  | "stones" | "territory" | "prisoners" | "dead" | "pass-stones"
  | "compensation" | "komi" | "group-tax" | "shared" | "button" | "first-pass";
export type CountSide = { lines: { what: CountWhat; points: number }[]; total: number };
export type Count = {
  method: "area" | "territory" | "stones";
  black: CountSide;
  white: CountSide;
  neutral: number;
  result: Result;
  other: Count | null;
};

/** A trial: the fate of a chain is played out beside the game. */
export type Trial = {
  owner: Colour;
  stones: Point[];
  board: string[];
  steps: Move[];
  toMove: Colour;
  kos: Point[];
  dead: boolean;
  thinking: boolean;
};
/** How a stone stands in a proposal. */
export type StoneStatus = "alive" | "dead" | "seki";

export type Verdict = { owner: Colour; stones: Point[]; dead: boolean; concededBy: Colour | null; steps: Move[] };

/** A move of a line, with the points that it empties. */
export type LineMove = { c: Colour; p: Point | null; x?: Point[] };
export type JudgedChain = {
  colour: Colour;
  stone: Point;
  stones: Point[];
  status: "alive" | "dead" | "seki" | "unsettled";
  basis: "proved" | "read" | "estimated";
  confidence?: number;
  why: "two-eyes" | "no-room" | "holds" | "captured" | "first-move" | "first-move-or-ko" | "taken-or-ko" | "ko" | "freed" | "renewed" | "imagined" | "divided" | "unread" | "shared"
    | "playouts" | "foreseen";
  /** How an unsettled chain counts for now. */
  provisional?: Provisional;
  spare?: number;
  points?: Point[];
  lines?: LineMove[][];
};
export type Provisional = { as: "dead" | "alive"; because: "first-move" | "estimate" | "open-ko" | "undecided" | "rules"; first?: Colour };
export type Left =
  | { what: "border"; points: Point[] }
  | { what: "teire"; colour: Colour; point: Point; unless?: Point }
  | { what: "chain"; stone: Point; provisional?: Provisional }
  | { what: "capture"; stone: Point }
  | { what: "undecided" };
export type Judgement = {
  moves: number;
  closer: boolean;
  finished: boolean;
  left: Left[];
  /** Neutral points that count for the side that plays there. */
  dame: Point[];
  chains: JudgedChain[];
};

export type Settling = {
  kind: "settling";
  stop: number;
  lastPasser: Colour;
  dead: Point[];
  /** The dead stones that stay, outside the territory that counts. */
  stays: Point[];
  owner: string[];
  seki: Point[];
  unsealed: Point[];
  accepted: Both<boolean>;
  proposal: number;
  /** The stones of chains that stand as they do by the last mark on them, which can be taken back. */
  marked: Point[];
  /** Whether the proposal is another than the judge's. */
  changed: boolean;
  by: "judge" | "trial" | Colour;
  trial: Trial | null;
  verdicts: Verdict[];
  judging?: boolean;
  computerLoses: number | null;
  closerLook: "none" | "awaited" | "slow";
  resumes: Colour | null;
  count: Count;
};
export type Ended = {
  kind: "ended";
  result: Result;
  resultText: string;
  /** The one who ended it without a result: the server's keeper, or a player who called it off. */
  closed: "keeper" | Colour | null;
  count: Count | null;
  dead: Point[];
  /** The dead stones that stay, on neutral ground. */
  stays: Point[];
  owner: string[];
  seki: Point[];
  allAlive: boolean;
};
export type Phase =
  | { kind: "placing"; left: number }
  | { kind: "play"; passStops: boolean; resumed: boolean }
  | Settling
  | Ended
  | { kind: "record"; result: Result | null; resultText: string };

/** The marks of a record on a position. */
export type Marks = {
  triangle?: Point[];
  square?: Point[];
  circle?: Point[];
  cross?: Point[];
  selected?: Point[];
  labels?: [Point, string][];
  arrows?: [Point, Point][];
  lines?: [Point, Point][];
  black?: Point[];
  white?: Point[];
  dimmed?: Point[];
  visible?: Point[];
};
export type Remarks = { comment?: string; marks?: Marks };
export type Move = { c: Colour; p: Point | null; x?: Point[]; n: number; illegal?: Point } & Remarks;
export type Setup = { add: { black: Point[]; white: Point[]; empty: Point[] } } & Remarks;
export type Step = Move | Setup;

export type PlayerClock = {
  main: number;
  periods: number | null;
  period: number | null;
  stones: number | null;
  flag: boolean;
};
export type Clock = {
  text: string;
  kind: "absolute" | "byo-yomi" | "canadian" | "fischer";
  black: PlayerClock;
  white: PlayerClock;
  periodLength: number | null;
  running: Colour | null;
  now: number;
  paused: null | "start" | "interrupted" | "settling";
};

/** A line tried beside the game, as the referee follows it. */
export type Tried = {
  moves: LineMove[];
  toMove: Colour;
  ko: Point | null;
  captures: Both<number>;
  stopped: boolean;
};
/** How a position counts if the judge is right. */
export type Estimate = {
  finished: boolean;
  left: Left[];
  dead: Point[];
  seki: Point[];
  unsealed: Point[];
  owner: string[];
  count: Count;
};

export type ErrorBody = {
  code: string;
  args?: Record<string, string | number>;
  points?: Point[];
  text: string;
};

export type Note = ErrorBody & { at?: number };

export type Can =
  | "play" | "pass" | "resign" | "call-off" | "undo" | "answer" | "withdraw"
  | "no-result" | "mark" | "accept" | "dispute" | "no-agreement" | "analysis"
  | "trial" | "trial-move" | "trial-end" | "name" | "say" | "rematch";

/** A thing that players can say to each other. */
export type Phrase =
  | "hello" | "good-luck" | "good-move" | "one-moment" | "sorry" | "good-game" | "thanks" | "goodbye";
export type Said = { number: number; by: Colour; phrase: Phrase };

/** Whether this key may see the analysis. */
export type AnalysisState =
  | { kind: "no-network" | "no-board" }
  | { kind: "closed" | "open"; wanted: Both<boolean> };

export type Hint = { p: Point | null; visits: number; black: number; lead: number; line: LineMove[] };
export type Judged = {
  after: number;
  toMove: Colour;
  visits: number;
  black: number;
  lead: number;
  moves: Hint[];
  ownership: string[];
  /** The program, where a record has the evaluation. */
  by?: string;
};
export type News = { judged: Judged[]; left: number; rough: number; full: boolean };

/** What a later view changes in one that a page has. */
export type Change = {
  /**
   * Fields with other values: `name`, or `name.part` where another part of an object stays. Without
   * `rev` the new one is the next, and without `lastMove` that is the last step that came.
   */
  set: Record<string, unknown>;
  /** The first steps stay, and others come behind them. */
  steps?: { keep: number; add: Step[] };
  /** Rows of the board, by their numbers from the top. */
  rows?: Record<number, string>;
};

export type View = {
  key: string;
  kind: "game" | "record";
  rev: number;
  role: Colour | "both" | "watch";
  width: number;
  height: number;
  rules: Rules;
  komi: number;
  compensation: number;
  handicap: Handicap;
  players: Both<Player>;
  /** Whether the result changes the ratings of the players. */
  rated: boolean;
  nigiri: Nigiri | null;
  links: Links;
  stars: Point[];
  setup: { black: Point[]; white: Point[] };
  start: Remarks;
  steps: Step[];
  board: string[];
  lastMove: { c: Colour; p: Point | null; n: number } | null;
  ko: Point | null;
  captures: Both<number>;
  passStones: Both<number> | null;
  toMove: Colour | null;
  illegal: Record<Point, ErrorBody>;
  phase: Phase;
  offer: { kind: "undo" | "no-result" | "no-agreement"; by: Colour; moves?: number } | null;
  repetition: { move: number } | null;
  said: Said[];
  rematch: { wanted: Both<boolean>; next: string | null } | null;
  can: Can[];
  clock: Clock | null;
  thinking: boolean;
  analysis: AnalysisState;
  notes: Note[];
};

export type Act =
  | { do: "play"; at: Point; move: number }
  | { do: "pass"; move: number }
  | { do: "mark"; at: Point; status: StoneStatus; proposal: number; as?: Colour }
  | { do: "unmark"; at: Point; proposal: number; as?: Colour }
  | { do: "analysis"; on: boolean }
  | { do: "name"; name: string }
  | { do: "say"; phrase: Phrase }
  | { do: "rematch"; on: boolean }
  | { do: "trial"; at: Point; as?: Colour }
  | { do: "trial-play"; at: Point; move: number }
  | { do: "trial-pass"; ko: Point | null; move: number }
  | { do: "trial-judge"; move: number }
  | { do: "trial-concede" | "trial-put-back"; as?: Colour }
  | { do: "accept"; proposal: number; as?: Colour }
  | { do: "answer"; accept: boolean; as?: Colour }
  | { do: "undo"; move?: number; as?: Colour }
  | { do: "call-off" }
  | { do: "resign" | "withdraw" | "no-result" | "dispute" | "no-agreement"; as?: Colour };
