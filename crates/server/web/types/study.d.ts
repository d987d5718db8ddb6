/** The study as the server tells it. PROTOCOL.md describes it. */

/** A property with its values, which have the escapes that they have in a record. */
export type Property = [name: string, values: string[]];

/** What a person says about a node. */
export type Remark = [by: string, text: string];

/** A node as it comes: `above` is the number of its parent among the nodes that come with it. */
export interface Shown {
  name: string;
  above?: number;
  properties: Property[];
  remarks?: Remark[];
  by?: string;
}

/** One thing that an operation did. */
export type Effect =
  | { came: { nodes: Shown[]; parent?: string; before?: string } }
  | { went: { node: string } }
  | { put: { node: string; parent?: string; before?: string } }
  | { set: { node: string; properties: Property[] } }
  | { said: { node: string; remarks: Remark[] } }
  | { may: { who: string; role: Role } };

/** What a person may do. */
export type Role = "read" | "write" | "own";

/** What a node does to the board of its parent, where that is not as usual. */
export interface NodeBoard {
  changes?: { black?: string; white?: string; empty?: string };
  turn?: "B" | "W";
  captures?: [number, number];
  ko?: string;
  wrong?: string[];
  /** At the first node of a chapter, the number of its game if that is another one than Go. */
  game?: number;
}

/** A node of the tree on the page. */
export interface Node {
  name: string;
  parent: Node | null;
  children: Node[];
  properties: Property[];
  remarks: Remark[];
  /** What it does to the board, where that is not as usual. */
  board: NodeBoard | null;
  /** Whether this page added it, and the server has not answered. */
  waits?: boolean;
  /** Whether it belongs to a line that this page alone has. */
  alone?: boolean;
}

/** A move as operations write it: `aa`, or an empty text for a pass. */
export type Step = [color: "B" | "W", point: string];

export type Sign = "CR" | "MA" | "SL" | "SQ" | "TR";
export type SetUp = "AB" | "AW" | "AE";
export type List = "AR" | "LN" | "DD" | "VW" | "TB" | "TW";

/** A node that comes with others: `above` is the number of its parent among them. */
export interface Pasted {
  node: string;
  above?: number;
  /** The values are texts without escapes. */
  properties: Property[];
}

/** What is to be done. `was` is what the writer knew there: nothing else is replaced. */
export type Act = Wish & { was?: string };

export type Wish =
  | { op: "play"; parent: string; node: string; B?: string; W?: string }
  | { op: "add"; parent: string; node: string; before?: string; properties: Property[] }
  | { op: "insert"; above: string; node: string; properties: Property[] }
  | { op: "lift" | "delete"; node: string }
  | { op: "move"; node: string; parent?: string; before?: string }
  | { op: "set"; node: string; name: string; values?: string[] }
  | { op: "mark"; node: string; point: string; to?: Sign }
  | { op: "stone"; node: string; point: string; to?: SetUp }
  | { op: "label"; node: string; point: string; text?: string }
  | { op: "list"; node: string; name: List; value: string; on: boolean }
  | { op: "comment"; node: string; by: string; text: string }
  | { op: "paste"; parent?: string; before?: string; nodes: Pasted[] }
  /** `node` is the first node of the new chapter. */
  | { op: "split"; from: string; node: string }
  | { op: "role"; who: string; to: Role }
  | { op: "undo"; of: string };

/** An operation as it is sent. The server names its writer anew. */
export type Operation = Act & { c: string; id: string; base: number };

export interface Refusal {
  code: string;
  text: string;
  /** Who deleted the node, with the code `gone`. */
  by?: string | null;
  illegal?: import("./protocol.js").ErrorBody;
}

export type Answer =
  | { done: { revision: number } }
  | { existing: { revision: number; node: string } }
  /** `node` is the child that had the move of a `play` before. */
  | { already: { revision: number; node?: string } }
  | { refused: Refusal };

/** An operation that was done. */
export interface Done {
  revision: number;
  by: string;
  id: string;
  effects: Effect[];
  boards: [string, NodeBoard][];
}

export interface Person {
  name: string;
  called: string;
  /** Null of a person who has not come since the server began. */
  may: Role | null;
  present: boolean;
  at: string | null;
  /** What they ask for. */
  asks: "write" | "lead" | null;
}

/** A line that a person offers to all. */
export interface Offer {
  id: string;
  by: string;
  parent: string;
  moves: Step[];
}

export interface People {
  people: Person[];
  leader: string | null;
  /** The page of the leader that leads; null while every page of theirs may. */
  leaderPage: string | null;
  /** The first one first. */
  offers: Offer[];
  /** A number for the run of a server that is alone. */
  run: number | null;
  /** Nobody writes any more: the server's keeper has closed the study. */
  closed: boolean;
  title: string;
}

export type Tell =
  | { do: "at"; node: string; page?: string }
  | { do: "point"; point: string | null }
  | { do: "lead"; who: string | null; page?: string }
  | { do: "ask" }
  | { do: "decline"; who: string }
  | { do: "call"; as: string }
  | { do: "offer"; id: string; parent: string; moves: Step[] }
  | { do: "withdraw"; offer: string };

export type Told = Tell & { by: string };

/** The link of a role opens nothing any more, by whom if that is known. */
export interface Replaced {
  role: Role;
  by: string | null;
}

/** What the engine found since; `after` counts nodes on the way to the node `end`. */
export interface StudyNews extends Omit<import("./protocol.js").News, "judged"> {
  end: string;
  /** The moves behind it that this page alone has. */
  moves: Step[];
  /** The revision of the study that has the positions. */
  revision: number;
  judged: import("./protocol.js").Judged[];
}

/** What a program wrote into the record about the position after a node. */
export interface Recorded {
  node: string;
  /** The program. */
  by: string;
  engine: string | null;
  visits: number | null;
  /** Black's probability of winning, from 0 to 1. */
  black: number | null;
  /** How many points Black is ahead. */
  lead: number | null;
  toMove: import("./protocol.js").Colour;
  /** The lines have the move itself first. */
  moves: { visits: number | null; black: number | null; lead: number | null; line: import("./protocol.js").LineMove[] }[];
}

/** The points lost from which moves have names, for players of at least a rank. */
export interface Level {
  rank: string;
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

export interface StudyLinks {
  own: string | null;
  write: string | null;
  read: string | null;
}

export interface StudyView extends People {
  key: string;
  /** The number of the study, whatever its links are. */
  study: number;
  role: Role;
  /** Nobody, where the browser keeps no cookie. */
  me: string | null;
  may: Role;
  links: StudyLinks;
  revision: number;
  nodes: Shown[];
  boards: [string, NodeBoard][];
  /** The levels begin with the weakest; the network is the name of the engine's. */
  analysis: { kind: "open" | "no-network"; levels: Level[]; network: string | null };
}

export interface StudySummary {
  key: string;
  /** Where this browser opens it. */
  address: string;
  role: Role;
  title: string;
  chapters: number;
  nodes: number;
  created: number;
  changed: number;
}

export interface NewStudy {
  title: string;
  from:
    | { kind: "board"; width: number; height: number; rules: string; komi: number | null; handicap: number }
    | { kind: "game" | "study"; key: string }
    | { kind: "sgf"; text: string };
}
