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
}
