/** Lines that a person tries alone: nobody else sees them, and the server keeps nothing of them. */

import { tryMoves } from "../api/study.js";
import { bodyOf } from "../api/request.js";
import { isolated, number, t } from "../i18n.js";
import { give } from "./given.js";
import { moveOf, rootOf } from "./tree.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Step} Step */
/** @typedef {import("./room.js").Room} Room */

/**
 * A line behind a node of the study. Its nodes stand in the tree of this page alone. Lines that
 * begin with the same moves have the nodes of these moves in common.
 */
export class Line {
  /**
   * @param {string} parent
   * @param {Step[]} moves
   * @param {string | null} by who offers the line, where it only shows what they offer
   */
  constructor(parent, moves, by = null) {
    this.parent = parent;
    this.moves = moves;
    this.by = by;
    /** @type {import("../../types/study.js").NodeBoard[]} */
    this.boards = [];
  }

  /** The name of the node of a move: its parent and the moves up to it. No node of a study has such
   * a name. @param {number} at */
  name(at) {
    return `${this.parent}!${this.moves.slice(0, at + 1).map((step) => step.join("")).join(".")}`;
  }

  /** The name of its last node. */
  get end() {
    return this.name(this.moves.length - 1);
  }

  /** Puts those of its nodes into the tree that are not there yet. @param {Room} room
   * @returns {Node | null} the last of all */
  show(room) {
    const { tree } = room;
    let parent = tree.nodes.get(this.parent);
    if (!parent) return null;
    for (const [i, [color, point]] of this.moves.entries()) {
      const name = this.name(i);
      if (!tree.nodes.has(name)) tree.follow([{ came: { nodes: [{ name, properties: [[color, [point]]] }], parent: parent.name } }]);
      parent = tree.known(name);
      parent.alone = true;
      if (this.boards[i]) tree.know([[name, this.boards[i]]]);
    }
    return parent;
  }

  /** Takes those of its nodes out of the tree that no other line has, from one of its moves on.
   * @param {Room} room @param {number} [from] */
  clear(room, from = 0) {
    const isOwn = (/** @type {number} */ at) => {
      const way = { parent: this.parent, moves: this.moves.slice(0, at + 1) };
      return room.lines.every((line) => line === this || !goesOn(line, way));
    };
    const first = this.moves.findIndex((_, i) => i >= from && isOwn(i));
    const top = first < 0 ? undefined : room.tree.nodes.get(this.name(first));
    if (top) room.tree.remove(top);
  }

  /** The node behind which it begins is called otherwise from now on.
   * @param {Room} room @param {string} parent */
  rehang(room, parent) {
    const nodes = this.moves.map((_, i) => room.tree.nodes.get(this.name(i)));
    this.parent = parent;
    nodes.forEach((node, i) => node && room.tree.rename(node, this.name(i)));
  }

  /** Shows the line, and goes to its end, if the rules allow all its moves. @param {Room} room */
  async begin(room) {
    // The referee of a study that is gone does not answer.
    if (room.ended) return void room.refuse(room.ended);
    try {
      this.boards = (await tryMoves(room.key, this.parent, this.moves)).boards;
    } catch (error) {
      room.refuse(bodyOf(error));
      return;
    }
    const end = this.show(room);
    if (!end) return;
    if (!room.lines.includes(this)) room.lines.push(this);
    room.forget();
    room.walk.to(end);
    room.stand();
    room.wanders();
    room.notice = null;
    room.changed({ tree: true, moved: true });
  }

  /** Makes it a branch of the study, behind what is there of it already. @param {Room} room */
  keep(room) {
    const begins = room.tree.nodes.get(this.parent);
    if (!begins) return void room.refuse({ code: "study-gone-node", text: "" });
    const there = sharedAlong(begins, this.moves);
    const at = there.at(-1) ?? begins;
    let { name } = at;
    // Where others play the same moves at the same time, each of them is one node.
    const plays = this.moves.slice(there.length).map(([color, point]) => {
      const [parent, node] = [name, room.newName()];
      name = node;
      return /** @type {import("../../types/study.js").Act} */ ({ op: "play", parent, node, [color]: point });
    });
    this.close(room);
    room.act(plays);
    room.goTo(room.tree.nodes.get(name) ?? at);
  }

  /**
   * Moves that the study has by now are no longer this page's alone: the person sees what others
   * add behind them, and the line goes on from there. @param {Room} room
   */
  join(room) {
    const begins = room.tree.nodes.get(this.parent);
    const there = begins ? sharedAlong(begins, this.moves).filter(({ waits }) => !waits) : [];
    const end = there.at(-1);
    if (!end) return;
    const stood = this.moves.findIndex((_, i) => this.name(i) === room.at.name);
    const isTold = this.by === null ? room.company.offerOf({ parent: end.name, moves: [] }) !== undefined
      : stood >= 0 && there.length === this.moves.length;
    if (isTold) {
      const name = this.by === null ? "own" : room.company.said(this.by);
      const holds = () => there.every((node) => room.tree.nodes.has(node.name));
      room.notice = { kind: "news", body: { code: "study-offer-taken", text: "", args: { name } }, holds };
    }
    if (this.by === null) give(room, this, there);
    this.clear(room);
    this.parent = end.name;
    this.moves = this.moves.slice(there.length);
    this.boards = this.boards.slice(there.length);
    if (this.moves.length > 0) this.show(room);
    else room.lines = room.lines.filter((line) => line !== this);
    if (stood >= 0) room.walk.to(there[stood] ?? room.tree.known(this.name(stood - there.length)));
    room.forget();
  }

  /** Takes its last move away. @param {Room} room */
  shorten(room) {
    const last = room.tree.nodes.get(this.end);
    // The node stays where another line has the move, too.
    if (last && last === room.at && last.parent) room.walk.at = last.parent;
    if (this.moves.length === 1) return this.close(room);
    this.clear(room, this.moves.length - 1);
    this.moves = this.moves.slice(0, -1);
    this.boards = this.boards.slice(0, this.moves.length);
    room.restand();
    room.changed({ tree: true, moved: true });
  }

  /** Takes its nodes out of the tree. @param {Room} room */
  close(room) {
    this.clear(room);
    room.lines = room.lines.filter((line) => line !== this);
    room.restand();
    room.changed({ tree: true, moved: true });
  }
}

/**
 * The nodes of the study behind one of its nodes that have these moves, as far as there are any.
 * @param {Node} begins @param {readonly Step[]} moves
 */
function sharedAlong(begins, moves) {
  /** @type {Node[]} */
  const there = [];
  for (const [color, point] of moves) {
    const is = (/** @type {Node} */ child) => !child.alone && moveOf(child)?.color === color && moveOf(child)?.point === point;
    /** @type {Node | undefined} */
    const next = (there.at(-1) ?? begins).children.find(is);
    if (!next) break;
    there.push(next);
  }
  return there;
}

/**
 * Joins the lines of this page with what the study has of them. A guess stays what it is: the
 * person's move beside that of the record. A line whose node was deleted comes back with it.
 * @param {Room} room
 */
export function joinLines(room) {
  for (const line of [...room.lines]) {
    if (!room.tree.nodes.has(line.end)) line.show(room);
    if (line !== room.guess?.line) line.join(room);
  }
  keepTorn(room);
}

/** The name of the operation that would make a move of a line tried alone. @param {string} node */
const keptAs = (node) => `alone.${node}`;

/** Says where the moves are that the person has tried alone.
 * @param {Room} room @param {Node} begins */
function tellBehind(room, begins) {
  const move = number(room.positionsOf(rootOf(begins)).number(begins));
  const after = isolated(t("room-at", { move, what: nodeText(begins, room.geometryOf(begins)) }));
  const holds = () => room.tree.nodes.has(begins.name);
  room.addNotice({ kind: "news", body: { code: "study-alone-back", text: "", args: { after } }, holds });
}

/** Keeps the lines of this person whose node has gone beside the study, and lets those go that are
 * back. @param {Room} room */
function keepTorn(room) {
  const own = room.lines.filter((line) => line.by === null && line !== room.guess?.line);
  for (const line of own) {
    const names = line.moves.map((_, i) => line.name(i));
    const begins = room.tree.nodes.get(line.parent);
    if (begins) {
      if (room.left.withdraw(names.map(keptAs))) tellBehind(room, begins);
    } else {
      line.moves.forEach(([color, point], i) => room.leave(/** @type {import("../../types/study.js").Operation} */ ({
        op: "play", parent: names[i - 1] ?? line.parent, node: names[i], [color]: point, c: room.me, id: keptAs(names[i]), base: room.revision,
      }), "gone", room.past.deleters.get(line.parent) ?? null, line.parent));
    }
  }
}

/**
 * A line as it begins behind the last of its moves that the study has by now: so begin the lines of
 * this page.
 * @param {Room} room @param {{ parent: string, moves: Step[] }} line
 * @returns {{ parent: string, moves: Step[] }}
 */
export function joined(room, { parent, moves }) {
  const begins = room.tree.nodes.get(parent);
  const there = begins ? sharedAlong(begins, moves).filter(({ waits }) => !waits) : [];
  return { parent: there.at(-1)?.name ?? parent, moves: moves.slice(there.length) };
}

/** Whether the study has all moves of a line. @param {Room} room
 * @param {{ parent: string, moves: Step[] }} line */
export const isTaken = (room, line) => joined(room, line).moves.length === 0;

/**
 * Whether two lines have the same moves behind the same node.
 * @param {{ parent: string, moves: Step[] }} one @param {{ parent: string, moves: Step[] }} other
 */
export const isSame = (one, other) => one.parent === other.parent && String(one.moves) === String(other.moves);

/**
 * Whether a line begins with all moves of another one, or is the same.
 * @param {{ parent: string, moves: Step[] }} line @param {{ parent: string, moves: Step[] }} other
 */
export const goesOn = (line, other) => line.parent === other.parent
  && String(line.moves.slice(0, other.moves.length)) === String(other.moves);

/** The line that ends at a node: the person's own before one that others offer.
 * @param {Room} room @param {Node} node */
export function lineTo(room, node) {
  const way = movesTo(node);
  const ending = way.moves.length === 0 ? [] : room.lines.filter((line) => isSame(line, way));
  return ending.find(({ by }) => by === null) ?? ending[0];
}

/**
 * The line that a node belongs to. Lines may share it. One of the person's own that ends there
 * comes first, then the one that they walked last, then any other of their own.
 * @param {Room} room @param {Node} node
 */
export function lineOf(room, node) {
  const way = movesTo(node);
  if (way.moves.length === 0) return undefined;
  const ending = lineTo(room, node);
  if (ending?.by === null) return ending;
  let last = node;
  for (let next = room.walk.walked(last); next?.alone; next = room.walk.walked(last)) last = next;
  const walked = movesTo(last);
  const along = room.lines.filter((line) => goesOn(line, way));
  const own = along.filter(({ by }) => by === null);
  const isWalked = (/** @type {Line} */ line) => last !== node && goesOn(line, walked);
  return own.find(isWalked) ?? along.find(isWalked) ?? own[0] ?? ending ?? along[0];
}

/** The moves of the lines of this page on the way to a node, and the node of the study behind which
 * they begin. @param {Node} node @returns {{ parent: string, moves: Step[] }} */
export function movesTo(node) {
  /** @type {Step[]} */
  const moves = [];
  let at = node;
  while (at.alone && at.parent) {
    const move = moveOf(at);
    if (move) moves.unshift([move.color, move.point]);
    at = at.parent;
  }
  return { parent: at.name, moves };
}

/** Plays a move that stays in this page. @param {Room} room @param {Step} step */
export async function playAlone(room, step) {
  const { parent, moves } = movesTo(room.at);
  const shorter = lineTo(room, room.at);
  const line = new Line(parent, [...moves, step]);
  const before = room.lines;
  room.lines = room.lines.filter((one) => one !== shorter);
  await line.begin(room);
  if (!room.lines.includes(line)) room.lines = before;
}
