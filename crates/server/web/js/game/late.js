/** A play that has not reached the server: it is kept, and sent when the server answers again. */

import { isMove, nextNumber } from "./position.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Play} Play */

/** How long a play waits before it is sent again, in milliseconds. */
const AGAIN = 3000;

/**
 * Keeps a play for the time when the server answers again.
 * @param {Store} store
 * @param {Play} play
 */
export function keepPlay(store, play) {
  store.waiting = play;
  again(store);
}

/** The one timer of a page that sends the play again. */
let timer = 0;

/** @param {Store} store */
function again(store) {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(store), AGAIN);
}

/**
 * Sends the play that waits. It waits on if the server does not answer.
 * @param {Store} store
 */
export async function sendWaiting(store) {
  const { waiting } = store;
  if (!waiting) return;
  if (store.busy) return void again(store);
  // It stays in sight while it is under way. The person may take it back meanwhile.
  await store.act(waiting);
  if (!store.waiting && store.refusal) drop(store, waiting);
  store.changed();
}

/**
 * Whether a play that waits is still the next move.
 * @param {Store} store
 * @param {Play} play
 */
export function stillFits(store, { move }) {
  return store.can("play") && nextNumber(store.view) === move;
}

/**
 * Gives up a play that waited, with a sentence, unless it had reached the server after all.
 * @param {Store} store
 * @param {Play} play
 */
export function drop(store, { at, move }) {
  store.waiting = null;
  const step = store.view.steps.findLast((one) => isMove(one) && one.n === move);
  const arrived = isMove(step) && step.p === at && store.sides.includes(step.c);
  store.refusal = arrived ? null : { code: "page-stone-dropped", args: { point: at }, text: "" };
}
