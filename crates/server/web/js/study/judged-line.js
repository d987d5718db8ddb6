/** The line that the engine is asked about: its positions by name, and its nodes as steps. */

import { nameOf, points, values } from "./sgf.js";
import { moveOf } from "./tree.js";
import { colourOf } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/protocol.js").Step} Step */
/** @typedef {import("./room.js").Room} Room */

/** What of a chapter's first node counts for every evaluation in it. */
const COUNTS = ["SZ", "KM", "RU", "HA"];

/**
 * The name of a node with its position: an evaluation holds as long as this stays the same.
 * @param {Node} node
 * @param {Room} room
 */
export function positionOf(node, room) {
  const { root, positions } = room;
  const facts = COUNTS.map((name) => values(root, name).join());
  return [node.name, positions.at(node).cells, positions.turn(node), node.board?.ko ?? "", ...facts].join(" ");
}

/**
 * A node as a step of a game.
 * @param {Node} node
 * @param {number} n
 * @param {Room} room
 * @returns {Step}
 */
export function stepOf(node, n, { geometry }) {
  const move = moveOf(node);
  if (move) return { c: colourOf(move.color), p: nameOf(move.point, geometry), n };
  const named = (/** @type {string} */ name) => points(values(node, name), geometry).map((index) => geometry.names[index]);
  return { add: { black: named("AB"), white: named("AW"), empty: named("AE") } };
}

