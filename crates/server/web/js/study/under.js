/** The position under a branch, written so that another board shows it, too. */

import { STONES } from "./properties.js";
import { points, sgfOf } from "./sgf.js";
import { moveOf, rootOf } from "./tree.js";
import { infoOf } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Property} Property */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */
/** @typedef {import("./branch.js").Branch} Branch */
/** @typedef {import("./place.js").Place} Place */

/** The signs of a position for the properties of `STONES`. */
const CELLS = { AB: "X", AW: "O", AE: "." };

/**
 * The set-up that makes one position another.
 * @param {string} from @param {string} to @param {Geometry} geometry
 * @returns {Property[]}
 */
function between(from, to, geometry) {
  const changed = [...to].flatMap((cell, index) => (from[index] === cell ? [] : [index]));
  const lists = STONES.map((name) => /** @type {Property} */ ([name,
    changed.filter((index) => to[index] === CELLS[name]).map((index) => sgfOf(index, geometry))]));
  return lists.filter(([, list]) => list.length > 0);
}

/** @param {Geometry} geometry */
const empty = ({ count }) => ".".repeat(count);

/**
 * The position before a node with its turn, and the rules and the komi that hold there. Where no
 * stone stands the moves say everything.
 * @param {Place} place @param {Node} node
 * @returns {Property[]}
 */
export function under(place, node) {
  const { parent } = node;
  if (!parent) return [];
  const positions = place.positionsOf(rootOf(parent));
  const { geometry } = positions;
  const stones = between(empty(geometry), positions.at(parent).cells, geometry);
  const facts = ["RU", "KM"].map((name) => /** @type {Property} */ ([name, [infoOf(parent, name).trim()]])).filter(([, [said]]) => said);
  const turn = moveOf(node)?.color ?? positions.turn(parent);
  return [...facts, ...(stones.length > 0 ? [...stones, /** @type {Property} */ (["PL", [turn]])] : [])];
}

/**
 * The position that the first node of a record sets up; null if it sets up none.
 * @param {readonly Property[]} properties @param {Geometry} geometry
 */
function setUp(properties, geometry) {
  const cells = [...empty(geometry)];
  for (const [name, list] of properties) {
    if (name === "AB" || name === "AW") for (const index of points(list, geometry)) cells[index] = CELLS[name];
  }
  return cells.some((cell) => cell !== ".") ? cells.join("") : null;
}

/**
 * A record as a branch below a node. If its position is at hand, or it was copied from the same
 * tree, the moves are enough. Else its first node makes the board that of the record.
 * @param {Place} place @param {Node} node @param {Branch} record
 * @param {boolean} isOwn whether it was copied from the same tree
 * @returns {{ nodes: Branch, sets: boolean }}
 */
export function below(place, node, [first, ...rest], isOwn) {
  const positions = place.positionsOf(rootOf(node));
  const { geometry } = positions;
  const wanted = setUp(first.properties, geometry);
  if (wanted === null) return { nodes: [first, ...rest], sets: false };
  const { cells } = positions.at(node);
  const sets = !isOwn && cells !== wanted;
  const others = first.properties.filter(([name]) => !Object.hasOwn(CELLS, name) && (sets || name !== "PL"));
  return { nodes: [{ properties: [...(sets ? between(cells, wanted, geometry) : []), ...others] }, ...rest], sets };
}
