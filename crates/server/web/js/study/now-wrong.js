/** Nodes that a change makes against the rules. */

import { list, number, t } from "../i18n.js";
import { nameOf } from "./sgf.js";
import { moveOf, rootOf } from "./tree.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Done} Done */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** The most nodes that are named. */
const NAMED = 8;

/**
 * The nodes that a step makes wrong, before the tree follows it. Of nodes that come by it, and of
 * stones that it sets up, others tell.
 * @param {import("./tree.js").Tree} tree @param {Done} done
 * @returns {string[]} their names
 */
export function newlyWrong(tree, { effects, boards }) {
  const isMoved = effects.some((effect) => "put" in effect);
  const own = new Set(effects.flatMap((effect) => ("set" in effect ? [effect.set.node]
    : "came" in effect && !isMoved ? effect.came.nodes.map(({ name }) => name) : [])));
  return boards.flatMap(([name, { wrong }]) => (wrong && !tree.nodes.get(name)?.board?.wrong && !own.has(name) ? [name] : []));
}

/** A node by the number of its move and by its point. @param {Room} room @param {Node} node */
function called(room, node) {
  const positions = room.positionsOf(rootOf(node));
  const move = moveOf(node);
  const point = move && nameOf(move.point, positions.geometry);
  return `${number(positions.number(node))} (${point ?? nodeText(node, positions.geometry)})`;
}

/**
 * Says which nodes are against the rules now. Changes of others are told to the people in the same
 * chapter.
 * @param {Room} room @param {string[]} names
 * @param {string | null} by who has made them so; null for this page
 */
export function tellWrong(room, names, by) {
  const all = names.flatMap((name) => room.tree.nodes.get(name) ?? []);
  const nodes = by === null ? all : all.filter((node) => rootOf(node) === room.root);
  if (nodes.length === 0) return;
  const shown = nodes.slice(0, NAMED).map((node) => called(room, node));
  const text = t(by === null ? "room-now-wrong" : "room-now-wrong-by", { ...(by !== null && { name: room.company.said(by) }), count: nodes.length, shown: number(nodes.length), list: list([...shown, ...(nodes.length > NAMED ? ["…"] : [])]) });
  const isWrong = (/** @type {Node} */ { name }) => room.tree.nodes.get(name)?.board?.wrong !== undefined;
  room.addNotice({ kind: "wrong", body: { code: "", text }, holds: () => nodes.some(isWrong) });
  room.changed();
}
