/** Branches: copied, put elsewhere, made a chapter of their own. */

import { explain } from "../api/request.js";
import { number, t } from "../i18n.js";
import { promoted, shifted, toMain } from "./edit.js";
import { FACTS, HELD, OF_FILE, isOf } from "./properties.js";
import { has, plain, sgfOf, text, values } from "./sgf.js";
import { fold } from "./tree-canvas.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Pasted} Pasted */
/** @typedef {import("../../types/study.js").Property} Property */
/** @typedef {import("./room.js").Room} Room */

/** What one operation brings has at most this many bytes. The server takes 4 MiB. */
export const LARGEST = 4_000_000;
/** The most chapters that come at once. */
export const CHAPTERS = 500;

/**
 * Nodes that are copied or read, each behind its parent, as texts without escapes.
 * @typedef {{ above?: number, properties: Property[] }[]} Branch
 */

/**
 * The properties of a node as operations write them, with what people say about it in the comment,
 * as in a record.
 * @param {Room} room @param {Node} node
 * @returns {Property[]}
 */
function propertiesOf(room, node) {
  const names = [...new Set(node.properties.map(([name]) => name))];
  /** @type {Property[]} */
  const properties = names.map((name) => [name, values(node, name).map(plain)]);
  if (node.remarks.length === 0) return properties;
  const said = [text(node, "C").trim(), ...node.remarks.map(([by, words]) => `${room.company.nameOf(by)}: ${words}`)];
  return [...properties.filter(([name]) => name !== "C"), ["C", [said.filter(Boolean).join("\n")]]];
}

/**
 * Pale points, or the only points shown, at a node: a record may say it above.
 * @param {Room} room
 * @param {Node} node
 * @returns {Property[]}
 */
export function heldAt(room, node) {
  const { dimmed, visible } = room.positions.at(node);
  const list = (/** @type {number[]} */ points) => points.map((index) => sgfOf(index, room.geometry));
  return /** @type {Property[]} */ (HELD.map((name) => [name, list(name === "DD" ? dimmed : visible)])).filter(([, points]) => points.length > 0);
}

/** A node with all below it, each behind its parent.
 * @param {Room} room @param {Node} top
 * @param {boolean} [alone] whether moves that nobody else has are among them */
export function branchOf(room, top, alone = top.alone === true) {
  /** @type {{ above?: number, properties: Property[] }[]} */
  const nodes = [];
  /** @type {{ node: Node, above?: number }[]} */
  const open = [{ node: top }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, above } = next;
    if (node.alone && !alone) continue;
    const number = nodes.length;
    nodes.push({ properties: propertiesOf(room, node), ...(above !== undefined && { above }) });
    for (let i = node.children.length - 1; i >= 0; i -= 1) open.push({ node: node.children[i], above: number });
  }
  return nodes;
}

/**
 * @param {Room} room
 * @param {{ above?: number, properties: Property[] }[]} nodes
 * @returns {Pasted[]}
 */
const named = (room, nodes) => nodes.map((node) => ({ ...node, node: room.newName() }));

/**
 * The facts about a game that nodes have, other than those that are known. A branch goes without
 * them.
 * @param {Branch} nodes @param {(name: string) => string} known
 */
export const factsOf = (nodes, known) => [...new Set(nodes.flatMap(({ properties }) => properties
  .filter(([name, [said = ""]]) => isOf(FACTS, name) && said.trim() !== known(name)).map(([name]) => name)))];

/** @param {Property[]} properties */
const withoutGame = (properties) => properties.filter(([name]) => !isOf(OF_FILE, name) && !isOf(FACTS, name));

/**
 * Adds nodes, and goes to one of them. The answer has the names of the operations.
 * @param {Room} room
 * @param {Pasted[]} nodes
 * @param {Node | null} parent
 * @param {number} [at]
 */
function paste(room, nodes, parent, at = 0) {
  const made = room.act([{ op: "paste", ...(parent && { parent: parent.name }), nodes }]);
  const there = room.tree.nodes.get(nodes[at].node);
  if (there) room.goTo(there);
  return made;
}

/**
 * A new chapter with the moves up to a node, and all below it.
 * @param {Room} room
 * @param {Node} node
 */
function withMoves(room, node) {
  /** @type {{ above?: number, properties: Property[] }[]} */
  const way = [];
  for (let at = node.parent; at; at = at.parent) way.unshift({ properties: propertiesOf(room, at) });
  const rest = branchOf(room, node);
  const before = way.length;
  const nodes = [...way.map((one, i) => (i > 0 ? { ...one, above: i - 1 } : one)),
    ...rest.map(({ properties, above }, i) => ({ properties, ...(i > 0 ? { above: before + (above ?? 0) } : before > 0 && { above: before - 1 }) }))];
  const made = paste(room, named(room, nodes), null, before);
  room.tellOnceDone(made, t("room-chapter-began", { what: "moves", at: nodeText(node, room.geometryOf(node)) }));
}

/** A new chapter with the position of a node. @param {Room} room @param {Node} node */
function split(room, node) {
  const at = nodeText(node, room.geometryOf(node));
  room.tellOnceDone(room.act([{ op: "split", from: node.name, node: room.newName() }]), t("room-chapter-began", { what: "position", at }));
}

/** Whether one operation can bring a branch: names of nodes come to it. @param {Branch} nodes */
const fitsOne = (nodes) => new Blob([JSON.stringify(nodes)]).size + 32 * nodes.length <= LARGEST;

/**
 * Adds branches, each behind a node or as a chapter, and goes to the first of them.
 * @param {Room} room @param {Branch[]} branches @param {Node | null} parent
 * @returns {string[]} the names of the new nodes
 */
function pasteAll(room, branches, parent) {
  const acts = branches.map((nodes) =>
    ({ op: /** @type {const} */ ("paste"), ...(parent && { parent: parent.name }), nodes: named(room, nodes) }));
  room.act(acts);
  const first = room.tree.nodes.get(acts[0]?.nodes[0].node ?? "");
  if (first) room.goTo(first);
  return acts.flatMap(({ nodes }) => nodes.map(({ node }) => node));
}

/**
 * Adds chapters, as many as come at once, and goes to the first of them. One undo takes all of them
 * back.
 * @param {Room} room @param {Branch[]} chapters
 * @returns {{ added: number, words: string[] }} how many came, and what is said of the others
 */
export function addChapters(room, chapters) {
  const first = chapters.slice(0, CHAPTERS);
  const added = first.filter(fitsOne);
  if (added.length > 0) pasteAll(room, added, null);
  const words = added.length < first.length ? [explain({ code: "study-too-large", text: "" })] : [];
  if (chapters.length > CHAPTERS) words.push(t("room-chapters-many", { most: number(CHAPTERS) }));
  return { added: added.length, words };
}

/**
 * Adds a branch below a node, without what only the first node of a chapter has. If nothing is left
 * of its first node, those below it come by themselves.
 * @param {Room} room @param {Node} parent @param {Branch} nodes
 * @returns {string[]} the names of the new nodes
 */
export function pasteBelow(room, parent, nodes) {
  const kept = nodes.map(({ above, properties }) => ({ ...(above !== undefined && { above }), properties: withoutGame(properties) }));
  /** @type {Branch[]} */
  const branches = [];
  const add = () => {
    if (branches.every(fitsOne)) return pasteAll(room, branches, parent);
    room.refuse({ code: "study-too-large", text: "" });
    return [];
  };
  if (kept[0].properties.length > 0 || kept.length < 2) {
    branches.push(kept);
    return add();
  }
  /** Where each node stands: in which branch, and at which place. @type {[number, number][]} */
  const places = [[-1, -1]];
  for (const { above = 0, properties } of kept.slice(1)) {
    const [branch, place] = places[above];
    if (branch < 0) branches.push([{ properties }]);
    else branches[branch].push({ above: place, properties });
    const at = branch < 0 ? branches.length - 1 : branch;
    places.push([at, branches[at].length - 1]);
  }
  return add();
}

/**
 * What can be done with a node, by the names of its messages: `room-do-NAME`. Where it cannot be
 * done now, `off` says why.
 * @param {Room} room @param {Node} node
 * @returns {{ name: string, key?: string, act: () => void, off?: string | false }[]}
 */
export function branchActs(room, node) {
  const { parent } = node;
  const first = !parent && explain({ code: "study-first-node", text: "" });
  const other = room.notGo(node);
  const notGo = other !== null && explain(other);
  const way = { promote: promoted(node), main: toMain(node), up: shifted(node, -1), down: shifted(node, 1) };
  // The page cannot show what comes of it before the server has answered.
  const splits = room.queue.waiting.some((act) => act.op === "split" && act.from === node.name) && t("room-off-waits");
  const acts = (/** @type {object[]} */ list) => room.act(/** @type {import("../../types/study.js").Act[]} */ (list));
  const go = [
    { name: "fold", key: "C", act: () => fold(room, node), off: node.children.length === 0 && t("room-off-end") },
    { name: "copy", key: "ctrl+C", act: () => room.clipboard?.copy(node) },
  ];
  if (!room.edits || node.alone) return go;
  return [
    { name: "promote", act: () => acts(way.promote), off: way.promote.length === 0 && t("room-off-promote") },
    { name: "main", act: () => acts(way.main), off: way.main.length === 0 && t("room-off-main") },
    { name: "up", act: () => acts(way.up), off: way.up.length === 0 && t("room-off-up") },
    { name: "down", act: () => acts(way.down), off: way.down.length === 0 && t("room-off-down") },
    ...go,
    { name: "cut", key: "ctrl+X", off: first, act: () => {
      room.clipboard?.copy(node);
      acts([{ op: "delete", node: node.name }]);
    } },
    { name: "paste", key: "ctrl+V", off: !room.clipboard?.mayPaste && t("room-off-paste"), act: () => void room.clipboard?.pasteHere(node) },
    { name: "insert", off: first || notGo, act: () => {
      room.inserting = null;
      room.goTo(node);
      room.inserting = node.name;
      room.changed();
    } },
    { name: "lift", off: first || notGo, act: () => acts([{ op: "lift", node: node.name }]) },
    { name: "delete", key: "delete", off: first, act: () => acts([{ op: "delete", node: node.name }]) },
    { name: "with-moves", off: first, act: () => withMoves(room, node) },
    { name: "split", off: first || notGo || splits, act: () => split(room, node) },
  ];
}

/**
 * A chapter with an empty board, under the rules of the chapter at hand.
 * @param {Room} room @param {{ width: number, height: number }} size
 */
export function addChapter(room, { width, height }) {
  const rules = ["RU", "KM"].filter((name) => has(room.root, name)).map((name) => /** @type {Property} */ ([name, [text(room.root, name)]]));
  const size = width === height ? String(width) : `${width}:${height}`;
  const made = paste(room, named(room, [{ properties: [["GM", ["1"]], ["FF", ["4"]], ["SZ", [size]], ...rules, ["GN", [t("room-chapter", { number: room.tree.chapters.length + 1 })]]] }]), null);
  room.tellOnceDone(made, t("room-chapter-began", { what: "empty", at: "" }));
}
