/** Moves that a person tries beside a finished game or a record. The referee answers each. */

import { estimate, tryLine } from "../api/game.js";
import { bodyOf } from "../api/request.js";
import { Beside } from "./beside.js";
import { isMove } from "./position.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/**
 * Whether a person may try moves. In a running game that would be advice.
 * @param {Store} store
 */
export function mayTry({ view }) {
  return view.kind === "record" || view.phase.kind === "ended";
}

/**
 * The side that the page expects to move. The referee decides.
 * @param {Store} store
 * @returns {Colour}
 */
export function turnAside({ line, view, shown }) {
  const other = (/** @type {Colour} */ colour) => (colour === "black" ? "white" : "black");
  if (line?.answer) return line.answer.toMove;
  if (line?.last) return other(line.last.c);
  const next = view.steps[shown];
  if (isMove(next)) return next.c;
  const last = view.steps[shown - 1];
  if (isMove(last)) return other(last.c);
  return view.handicap.kind === "none" ? "black" : "white";
}

/**
 * The line that is shown, or an empty one from the position of the game that is shown.
 * @param {Store} store
 */
function present(store) {
  return store.line ?? new Beside({ steps: store.shown, cells: store.gameCells }, [], 0);
}

/**
 * Tries a move after those that are shown.
 * @param {Store} store
 * @param {string | null} point null for a pass
 */
export async function tryPoint(store, point) {
  if (store.busy) return;
  const line = present(store);
  const known = line.moves[line.at];
  // The next move of the line that is shown needs no other answer.
  if (known && known.p === point && !line.answer) return store.setLine(line.step(line.at + 1));
  if (point !== null) {
    const [index] = store.geometry.all([point]);
    if (line.after(store.geometry).cells[index] !== ".") return store.refuse({ code: "occupied", args: { point }, points: [point], text: "" });
    store.pending = { index, colour: turnAside(store) === "black" ? "X" : "O" };
  }
  const { line: shown, cursor } = store;
  await answered(store, async () => {
    const answer = await tryLine(store.key, line.root.steps, [...line.points, point]);
    // The person may look at another position by now.
    if (store.line === shown && store.cursor === cursor) store.setLine(line.answered(answer));
  });
}

/**
 * Asks the judge about the position that is shown.
 * @param {Store} store
 */
export async function judgeShown(store) {
  if (store.busy) return;
  const line = present(store);
  store.setLine(line);
  await answered(store, async () => {
    const estimated = await estimate(store.key, line.root.steps, line.points);
    if (store.line === line) store.setLine(line.estimated(estimated));
  });
}

/**
 * @param {Store} store
 * @param {() => Promise<void>} request
 */
async function answered(store, request) {
  store.busy = true;
  store.refusal = null;
  store.changed();
  try {
    await request();
  } catch (error) {
    store.refusal = bodyOf(error);
  } finally {
    store.busy = false;
    store.pending = null;
    store.changed();
  }
}
