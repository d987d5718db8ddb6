/** The position after a number of steps, by the steps of the view. */

/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Step} Step */
/** @typedef {import("../../types/protocol.js").Move} Move */

/**
 * @param {Step | undefined} step
 * @returns {step is Move}
 */
export function isMove(step) {
  return step !== undefined && "c" in step;
}

/** @param {import("../../types/protocol.js").Colour} colour */
export const stoneOf = (colour) => (colour === "black" ? "X" : "O");

/**
 * How many stones each side has taken.
 * @typedef {import("../../types/protocol.js").Both<number>} Taken
 */

/**
 * The stones that a move takes off. Those of the mover are the opponent's prisoners.
 *
 * @param {Taken} taken is added to
 * @param {readonly string[]} cells the board with the stone of the move
 * @param {readonly number[]} gone
 */
function take(taken, cells, gone) {
  for (const i of gone) taken[cells[i] === "X" ? "white" : "black"] += 1;
}

/**
 * @param {View} view
 * @param {import("../board/geometry.js").Geometry} geometry
 * @param {number} count the number of steps
 * @returns {{ cells: string, taken: Taken }} the position, and the stones taken on the way to it
 */
export function after(view, geometry, count) {
  const cells = new Array(geometry.count).fill(".");
  const taken = { black: 0, white: 0 };
  /** @param {readonly string[] | undefined} points @param {string} what */
  const put = (points, what) => {
    for (const i of geometry.all(points ?? [])) cells[i] = what;
  };
  put(view.setup.black, "X");
  put(view.setup.white, "O");
  for (const step of view.steps.slice(0, count)) {
    if (isMove(step)) {
      if (step.p) put([step.p], stoneOf(step.c));
      take(taken, cells, geometry.all(step.x ?? []));
      put(step.x, ".");
    } else {
      put(step.add.black, "X");
      put(step.add.white, "O");
      put(step.add.empty, ".");
    }
  }
  return { cells: cells.join(""), taken };
}

/**
 * The position after some moves of a line.
 *
 * @param {string} cells the board before it
 * @param {import("../board/geometry.js").Geometry} geometry
 * @param {readonly import("../../types/protocol.js").LineMove[]} moves
 * @returns {{ cells: string, taken: Taken }}
 */
export function afterLine(cells, geometry, moves) {
  const now = [...cells];
  const taken = { black: 0, white: 0 };
  for (const { c, p, x } of moves) {
    for (const i of geometry.all(p ? [p] : [])) now[i] = stoneOf(c);
    const gone = geometry.all(x ?? []);
    take(taken, now, gone);
    for (const i of gone) now[i] = ".";
  }
  return { cells: now.join(""), taken };
}

/**
 * The last of the first `count` steps, if it is a move.
 * @param {View} view
 * @param {number} count
 * @returns {Move | null}
 */
export function lastMoveOf(view, count) {
  const step = view.steps[count - 1];
  return isMove(step) ? step : null;
}

/**
 * The number of the next move.
 * @param {View} view
 * @returns {number}
 */
export function nextNumber(view) {
  return (view.steps.findLast(isMove)?.n ?? 0) + 1;
}

/**
 * The chain at a point: its stones, and the number of its liberties. For descriptions only.
 *
 * @param {string} cells
 * @param {import("../board/geometry.js").Geometry} geometry
 * @param {number} start
 * @returns {{ stones: number[], liberties: number }}
 */
export function chainAt(cells, geometry, start) {
  const stones = [start];
  const seen = new Set(stones);
  let liberties = 0;
  for (const i of stones) {
    for (const next of geometry.neighbours(i)) {
      if (seen.has(next)) continue;
      if (cells[next] === cells[start]) stones.push(next);
      else if (cells[next] === ".") liberties += 1;
      else continue;
      seen.add(next);
    }
  }
  return { stones, liberties };
}
