/**
 * What the board shows of a node: its stones, its marks, the moves that follow and those beside it.
 */

import { list, t } from "../i18n.js";
import { chainAt } from "../game/position.js";
import { drawnMarks, wordsOfMarks } from "../game/remarks.js";
import { settings } from "../settings.js";
import { PAIRS, STONES } from "./properties.js";
import { indexOf, parts, plain, points, text, values } from "./sgf.js";
import { leftOut } from "./set-up.js";
import { moveOf } from "./tree.js";
import { SIGN_OF, colourOf, judged } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */
/** @typedef {import("./room.js").Room} Room */

const KINDS = /** @type {const} */ ({ TR: "triangle", SQ: "square", CR: "circle", MA: "cross", SL: "selected", TB: "black", TW: "white" });

/** The stones of moves. At the point of a move that the rules do not allow, another may stand. */
export const CELL_OF = /** @type {const} */ ({ B: "X", W: "O" });

/**
 * The marks of a node itself.
 * @param {Node} node @param {Geometry} geometry
 * @returns {import("../../types/protocol.js").Marks}
 */
export function marksOf(node, geometry) {
  const named = (/** @type {number | undefined} */ index) => geometry.names[index ?? -1] ?? "";
  /** @type {import("../../types/protocol.js").Marks} */
  const marks = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const found = points(values(node, name), geometry).map(named);
    if (found.length > 0) marks[kind] = found;
  }
  marks.labels = values(node, "LB").map((value) => {
    const [point, label] = parts(value);
    return /** @type {[string, string]} */ ([named(indexOf(point, geometry)), plain(label)]);
  });
  for (const name of PAIRS) {
    marks[name === "AR" ? "arrows" : "lines"] = values(node, name).map((value) => {
      const [one, other] = parts(value).map((point) => named(indexOf(point.trim(), geometry)));
      return /** @type {[string, string]} */ ([one, other]);
    });
  }
  return marks;
}

/**
 * The moves of some nodes as stones to come.
 * @param {readonly Node[]} nodes @param {"next" | "beside"} what @param {Geometry} geometry @param
 * {string} cells @returns {Mark[]}
 */
function later(nodes, what, geometry, cells) {
  return nodes.flatMap((node) => {
    const move = moveOf(node);
    const index = move ? indexOf(move.point, geometry) : undefined;
    if (!move || index === undefined || cells[index] !== ".") return [];
    const sign = judged(node);
    const kind = /** @type {import("../board/marks.js").MarkKind} */ (`${what}-${colourOf(move.color)}`);
    return [{ kind, index, ...(sign && { label: SIGN_OF[sign], tint: sign }) }];
  });
}

/**
 * Whether the moves that follow show on the board: as the person wishes, and as the record's `ST`
 * has it, whose 2 asks for no marks on the board.
 * @param {Room} room
 */
const showsNext = ({ root, guess }) => settings.nextMoves && !guess?.hides && (Number.parseInt(text(root, "ST"), 10) & 2) === 0;

/**
 * The numbers of the moves whose stones stand. A point that was set up later has no number.
 * @param {Room} room
 * @returns {Mark[]}
 */
function numbers({ at, geometry, position: { cells }, positions }) {
  /** @type {Map<number, Mark | null>} */
  const found = new Map();
  for (let node = /** @type {Node | null} */ (at); node; node = node.parent) {
    const move = moveOf(node);
    const index = move ? indexOf(move.point, geometry) : undefined;
    if (move && index !== undefined && cells[index] === CELL_OF[move.color] && !found.has(index)) {
      found.set(index, { kind: "numbered", index, label: String(positions.number(node)) });
    }
    for (const name of STONES) for (const point of points(values(node, name), geometry)) if (!found.has(point)) found.set(point, null);
  }
  return [...found.values()].filter((mark) => mark !== null);
}

/** The marks over the board, without those of the engine. @param {Room} room @returns {Mark[]} */
export function marksHere(room) {
  const { at, geometry, position, company } = room;
  const { cells, dimmed, visible } = position;
  const over = drawnMarks(marksOf(at, geometry), geometry, dimmed, visible);
  const taken = new Set(over.map(({ index }) => index));
  const beside = at.parent?.children.filter((node) => node !== at) ?? [];
  const shows = showsNext(room);
  const next = later(shows ? at.children : [], "next", geometry, cells).filter(({ index }) => !taken.has(index));
  for (const { index } of next) taken.add(index);
  over.push(...next, ...later(shows ? beside : [], "beside", geometry, cells).filter(({ index }) => !taken.has(index)));
  if (settings.moveNumbers) {
    for (const mark of numbers(room).filter(({ index }) => !taken.has(index))) {
      taken.add(mark.index);
      over.push(mark);
    }
  }
  const move = moveOf(at);
  const last = move ? indexOf(move.point, geometry) : undefined;
  if (move && last !== undefined && cells[last] === CELL_OF[move.color] && !taken.has(last)) over.push({ kind: "last", index: last });
  const ko = at.board?.ko ? indexOf(at.board.ko, geometry) : undefined;
  if (ko !== undefined) over.push({ kind: "ko", index: ko });
  if (last !== undefined && at.board?.wrong) over.push({ kind: "concerned", index: last });
  for (const index of leftOut(at, geometry, cells)) over.push({ kind: "concerned", index });
  for (const [who, point] of company.pointed) {
    const index = indexOf(point, geometry);
    if (index !== undefined) over.push({ kind: "pointed", index, label: company.nameOf(who).slice(0, 8) });
  }
  for (const index of geometry.all(room.notice?.body.points ?? [])) over.push({ kind: "concerned", index });
  return over;
}

/**
 * The description of each point for a screen reader.
 * @param {Room} room @param {readonly Mark[]} marks
 * @returns {(index: number) => string}
 */
export function describer(room, marks) {
  const { at, geometry, position: { cells }, company } = room;
  const words = wordsOfMarks(marks.filter(({ kind }) => !/^(next|beside|last|ko|concerned|hint|owned|pointed|chosen)/.test(kind)), geometry);
  /** @type {Map<number, string[]>} */
  const more = new Map();
  const add = (/** @type {number} */ index, /** @type {string} */ text) => more.set(index, [...new Set([...(more.get(index) ?? []), text])]);
  for (const { kind, index, label = "" } of marks) {
    if (kind === "last") add(index, t("point-last"));
    else if (kind === "ko") add(index, t("point-ko"));
    else if (kind === "hint") add(index, t("point-hint", { letter: label }));
    else if (kind.startsWith("next-")) add(index, t("room-point-next", { sign: label || "none" }));
    else if (kind.startsWith("beside-")) add(index, t("room-point-beside"));
  }
  for (const index of leftOut(at, geometry, cells)) add(index, t("room-point-left-out"));
  for (const [who, point] of company.pointed) {
    const index = indexOf(point, geometry);
    if (index !== undefined) add(index, t("room-point-shown", { name: company.said(who) }));
  }
  /** @type {Map<number, string>} */
  const chains = new Map();
  const chain = (/** @type {number} */ i) => {
    if (!chains.has(i)) {
      const { stones, liberties } = chainAt(cells, geometry, i);
      const text = t("point-chain", { stones: stones.length, liberties });
      for (const stone of stones) chains.set(stone, text);
    }
    return chains.get(i) ?? "";
  };
  return (i) => {
    const point = geometry.names[i];
    const what = cells[i] === "." ? [t("point-empty", { point })]
      : [t("point-stone", { point, colour: cells[i] === "X" ? "black" : "white" }), chain(i)];
    const marked = words.get(i);
    return list([...what, ...(marked ? [marked] : []), ...(more.get(i) ?? [])]);
  };
}
