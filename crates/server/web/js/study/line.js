/** A line of play on a position, with numbers on its stones. */

import { afterLine } from "../game/position.js";

/**
 * The position at the end of a line, with the numbers of its moves.
 * @param {string} before the cells before the line
 * @param {import("../board/geometry.js").Geometry} geometry
 * @param {readonly import("../../types/protocol.js").LineMove[]} line
 * @returns {{ cells: string, marks: import("../board/marks.js").Mark[] }}
 */
export function lineOn(before, geometry, line) {
  const { cells } = afterLine(before, geometry, line);
  /** @type {Map<number, import("../board/marks.js").Mark>} */
  const marks = new Map();
  line.forEach(({ p }, i) => {
    const index = p === null ? undefined : geometry.index(p);
    if (index !== undefined && cells[index] !== "." && !marks.has(index)) marks.set(index, { kind: "numbered", index, label: String(i + 1) });
  });
  return { cells, marks: [...marks.values()] };
}
