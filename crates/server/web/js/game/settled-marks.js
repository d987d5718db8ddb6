/**
 * The marks of a position whose points have owners: settled, proposed, or estimated by the judge.
 */

/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../../types/protocol.js").Settling | import("../../types/protocol.js").Ended}
 * Decided */
/** @typedef {import("../../types/protocol.js").Estimate} Estimate */

/** @param {Decided | Estimate | null} phase */
export const openBorders = (phase) => (phase && "unsealed" in phase ? phase.unsealed : []);

/**
 * The marks of a settled position.
 * @param {{ geometry: import("../board/geometry.js").Geometry, cells: string }} store
 * @param {Decided | Estimate} phase
 * @returns {Mark[]}
 */
export function settledMarks(store, phase) {
  const { geometry, cells } = store;
  const dead = new Set(geometry.all(phase.dead));
  const unsealed = new Set(geometry.all(openBorders(phase)));
  const owner = phase.owner.join("");
  /** @type {Mark[]} */
  const marks = [];
  for (let index = 0; index < geometry.count; index++) {
    if (dead.has(index)) marks.push({ kind: "dead", index });
    if (cells[index] !== "." && !dead.has(index)) continue;
    if (owner[index] === "B") marks.push({ kind: "black-point", index });
    else if (owner[index] === "W") marks.push({ kind: "white-point", index });
    else if (owner[index] === "s") marks.push({ kind: "seki", index });
    else if (unsealed.has(index)) marks.push({ kind: "unsealed", index });
    else if (cells[index] === ".") marks.push({ kind: "neutral", index });
  }
  for (const index of geometry.all(phase.seki)) {
    if (cells[index] !== ".") marks.push({ kind: "seki", index });
  }
  return marks;
}
