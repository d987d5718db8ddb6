/** What a click on the board does: play, set up stones, or mark points. */

import { t } from "../i18n.js";
import { play as sound } from "../sound.js";
import { askLabel } from "./label.js";
import { describer, marksHere } from "./marks.js";
import { HELD, PAIRS, SIGNS, STONES, TERRITORY, isOf } from "./properties.js";
import { SetUp, behind } from "./set-up.js";
import { indexOf, parts, plain, points, sgfOf, values } from "./sgf.js";
import { moveOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {(room: Room, step: import("../../types/study.js").Step) => Promise<void>} Alone */

export const LABELS = /** @type {const} */ (["letter", "number", "text"]);
export const LISTS = /** @type {const} */ ([...TERRITORY, ...HELD]);
/**
 * @typedef {"play" | "show" | typeof STONES[number] | typeof SIGNS[number] | typeof LABELS[number]
 * | typeof PAIRS[number] | typeof LISTS[number]} Tool
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export class Tools {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {Tool} */
    this.chosen = "play";
    /** The point where an arrow or a line begins. @type {number | null} */
    this.from = null;
    /** An arrow or a line that is being drawn. @type {{ from: number, to: number } | null} */
    this.draft = null;
    this.setUp = new SetUp(room, (index) => this.tell(index));
  }

  /** Whether the tool joins two points. */
  get joins() {
    const { room } = this;
    return isOf(PAIRS, this.chosen) && room.edits && !room.at.alone;
  }

  /** Whether the tool marks one point after another that the pointer is drawn over. */
  get paints() {
    const { room } = this;
    return isOf([...SIGNS, ...LISTS], this.chosen) && room.edits && !room.at.alone;
  }

  /** @param {Tool} tool */
  choose(tool) {
    this.chosen = tool;
    this.from = null;
    this.draft = null;
    this.room.company.pointing = tool === "show";
    this.room.changed();
  }

  /** Uses the tool on a point. @param {number} index */
  async use(index) {
    const { room, chosen } = this;
    const { at, geometry } = room;
    const point = sgfOf(index, geometry);
    if (chosen === "show") {
      room.company.point(point);
      return;
    }
    if (!room.edits || at.alone) return room.refuse(room.whyNot);
    const notGo = room.notGo(at);
    if (notGo) return room.refuse(notGo);
    if (isOf(STONES, chosen)) {
      if (await this.setUp.place(index, chosen)) this.tell(index);
      return;
    }
    if (isOf(LABELS, chosen)) return this.label(index, chosen);
    if (this.paints) {
      room.act(this.marked([index], !this.isOn(index)));
      return this.tell(index);
    }
    if (!isOf(PAIRS, chosen)) return;
    if (this.from !== null && this.from !== index) return this.join(this.from, index);
    this.from = this.from === index ? null : index;
    if (this.from === null) this.tell(index);
    else room.say(`${geometry.names[index]}. ${t("room-tool-second")}`);
    room.changed();
  }

  /** Whether a point has the mark of the tool. @param {number} index */
  isOn(index) {
    const { room: { at, geometry }, chosen } = this;
    return points(values(at, chosen), geometry).includes(index);
  }

  /**
   * What marks some points with the tool, or takes the marks away.
   * @param {readonly number[]} indices @param {boolean} on
   * @returns {Act[]}
   */
  marked(indices, on) {
    const { room: { at: { name: node }, geometry }, chosen } = this;
    const wanted = indices.filter((index) => this.isOn(index) !== on).map((index) => sgfOf(index, geometry));
    if (isOf(SIGNS, chosen)) return wanted.map((point) => ({ op: "mark", node, point, ...(on && { to: chosen }) }));
    return isOf(LISTS, chosen) ? wanted.map((value) => ({ op: "list", node, name: chosen, value, on })) : [];
  }

  /** Shows an arrow or a line while it is being drawn. @param {{ from: number, to: number } | null}
   * draft */
  draw(draft) {
    this.draft = draft;
    this.from = null;
    this.room.changed();
  }

  /** The person stands elsewhere now: an arrow that is being drawn is given up. */
  leave() {
    this.draft = null;
    this.from = null;
  }

  /** Joins two points, or parts them again. @param {number} from @param {number} to */
  join(from, to) {
    const { room, chosen } = this;
    const { at, geometry } = room;
    this.from = null;
    if (!isOf(PAIRS, chosen)) return;
    const value = `${sgfOf(from, geometry)}:${sgfOf(to, geometry)}`;
    room.act([{ op: "list", node: at.name, name: chosen, value, on: !values(at, chosen).includes(value) }]);
    this.tell(from);
  }

  /** Labels a point, or takes its label away. @param {number} index
   * @param {typeof LABELS[number]} kind */
  async label(index, kind) {
    const { room } = this;
    const { at, geometry } = room;
    const point = sgfOf(index, geometry);
    const [, before] = labels(at).find(([place]) => place === point) ?? [];
    let text = before === undefined && kind !== "text" ? nextLabel(at, kind) : "";
    if (kind === "text") {
      const said = await askLabel(geometry.names[index], before ?? "");
      if (said === null || said === (before ?? "")) return;
      text = said;
    }
    room.act([{ op: "label", node: at.name, point, ...(text && { text }) }]);
    this.tell(index);
  }

  /** Says how a point is now: a reader of screens says a point only as it was when it was reached.
   * @param {number} index */
  tell(index) {
    const { room } = this;
    room.say(describer(room, marksHere(room))(index));
  }

  /** It is the other player's turn from here on. A node with a move names no turn. */
  turn() {
    const { room } = this;
    const { at } = room;
    const values = [room.turn === "B" ? "W" : "B"];
    if (moveOf(at)) behind(room, [["PL", values]]);
    else room.act([{ op: "set", node: at.name, name: "PL", values }]);
  }
}

/** @param {Node} node @returns {[string, string][]} */
const labels = (node) => values(node, "LB").map((value) => {
  const [point, label] = parts(value);
  return [point, plain(label)];
});

/**
 * The first letter or number that no label of the node has.
 * @param {Node} node
 * @param {"letter" | "number"} kind
 */
export function nextLabel(node, kind) {
  const used = new Set(labels(node).map(([, label]) => label));
  if (kind === "letter") return [...LETTERS].find((letter) => !used.has(letter)) ?? "?";
  for (let n = 1; ; n += 1) if (!used.has(String(n))) return String(n);
}

/**
 * Plays a pass, or a point: goes to the child that has the move, or makes one. While the
 * referee looks at a move tried alone, the next move waits, and comes behind it.
 * @param {Room} room @param {string} point @param {Alone} alone
 */
export async function play(room, point, alone) {
  const before = room.trying;
  if (!before && (room.edits && !room.at.alone)) return playNow(room, point, alone);
  const { at } = room;
  const trying = (before ?? Promise.resolve(at)).then(async (end) => {
    // A move that was refused, or that the person has left, gets no answer.
    if (end === null || room.at !== end) return null;
    const before = room.notice;
    await playNow(room, point, alone);
    return room.notice?.kind !== "wrong" || room.notice === before ? room.at : null;
  });
  room.trying = trying;
  try {
    await trying;
  } finally {
    if (room.trying === trying) room.trying = null;
  }
}

/**
 * Why no move is played where a stone is.
 * @param {Room} room @param {number} index
 * @returns {import("../../types/protocol.js").ErrorBody}
 */
export function occupied({ geometry: { names } }, index) {
  return { code: "occupied", args: { point: names[index] }, points: [names[index]], text: "" };
}

/** @param {Room} room @param {string} point @param {Alone} alone */
async function playNow(room, point, alone) {
  const { at, turn, geometry, position } = room;
  const others = turn === "B" ? "W" : "B";
  const there = room.walk.playing(turn, point) ?? room.walk.playing(others, point);
  if (there) return room.goTo(there);
  const notGo = room.notGo(at);
  if (notGo) return room.refuse(notGo);
  const index = indexOf(point, geometry);
  if (index !== undefined && position.cells[index] !== ".") return room.refuse(occupied(room, index));
  if (!room.edits || at.alone) {
    if (index !== undefined) {
      room.pending = { index, colour: turn === "B" ? "X" : "O" };
      room.changed();
    }
    room.dropped = { at: "", steps: [] };
    await alone(room, [turn, point]);
    room.pending = null;
    return room.changed();
  }
  sound(point === "" ? "pass" : "stone");
  const node = room.newName();
  room.act([{ op: "play", parent: at.name, node, [turn]: point }]);
  const made = room.tree.nodes.get(node);
  if (made) room.goTo(made);
}
