/** What the moves of a line lost: by side, by phase of the game, and with their names. */

import { moveOf } from "./tree.js";
import { colourOf, isIllegal } from "./words.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("../../types/study.js").Level} Level */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/** The phases of a game: the opening ends at 0.14 moves for each point of the board, the middle
 * game at 0.4, as in the reports of `tengen analyze`. */
export const PHASES = /** @type {const} */ (["opening", "middle", "end"]);

/** The names of moves that lose much, the largest loss first. */
export const GRADES = /** @type {const} */ (["blunder", "mistake", "inaccuracy"]);

/**
 * @typedef {object} Loss a move that was judged
 * @property {number} made its number on the way
 * @property {Colour} colour
 * @property {typeof PHASES[number]} phase
 * @property {number} points
 */

/**
 * @param {number} number the number of a move
 * @param {number} area how many points the board has
 */
export const phaseOf = (number, area) => PHASES[Number(number > 0.14 * area) + Number(number > 0.4 * area)];

/** @param {number} points @param {Level} level */
export const gradeOf = (points, level) => GRADES.find((grade) => points >= level[grade]) ?? null;

/**
 * The moves of the line of which the loss is known, in order. A move that the rules do not allow
 * has none.
 * @param {Engine} engine
 * @returns {Loss[]}
 */
export function lossesOf({ way, view, study, room }) {
  return way.slice(1).flatMap((node, i) => {
    const move = moveOf(node);
    const points = move && study.loss(view.steps, i + 1);
    if (!move || points === null || isIllegal(node)) return [];
    const phase = phaseOf(room.positions.number(node), room.geometry.count);
    return [{ made: i + 1, colour: colourOf(move.color), phase, points: Math.max(0, points) }];
  });
}

/**
 * The play of some moves together.
 * @param {readonly Loss[]} losses
 * @param {Level} level
 */
export function summed(losses, level) {
  const named = losses.map(({ points }) => gradeOf(points, level));
  const count = (/** @type {string} */ grade) => named.filter((one) => one === grade).length;
  const all = losses.reduce((sum, { points }) => sum + points, 0);
  return { moves: losses.length, mean: losses.length > 0 ? all / losses.length : null, inaccuracies: count("inaccuracy"), mistakes: count("mistake"), blunders: count("blunder") };
}

/**
 * The play of each side in each phase that has moves, a row each, and in all phases together.
 * @param {readonly Loss[]} losses
 * @param {Level} level
 */
export function rowsOf(losses, level) {
  return /** @type {const} */ (["black", "white"]).flatMap((colour) => {
    const own = losses.filter((loss) => loss.colour === colour);
    const phases = PHASES.map((phase) => ({ colour, phase, ...summed(own.filter((loss) => loss.phase === phase), level) }));
    return [...phases.filter(({ moves }) => moves > 0), { colour, phase: /** @type {const} */ ("all"), ...summed(own, level) }];
  });
}
