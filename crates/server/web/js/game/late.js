/** A play that has not reached the server: it is kept, over a reload too, and sent when the server
 * answers again. Nothing else is sent before it. */

import { forget, recall, remember } from "../settings.js";
import { isMove, nextNumber, stoneOf } from "./position.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Play} Play */

/** How long a play waits before it is sent again, in milliseconds. */
const AGAIN = 3000;

/** @param {Store} store */
const nameOf = (store) => `waiting.${store.key}`;

/**
 * Keeps a play for the time when the server answers again.
 * @param {Store} store
 * @param {Play} play
 */
export function keepPlay(store, play) {
  store.waiting = play;
  remember(nameOf(store), play);
  again(store);
}

/**
 * The play that waits has arrived, or does not wait any more.
 * @param {Store} store
 */
export function forgetPlay(store) {
  if (!store.waiting) return;
  store.waiting = null;
  forget(nameOf(store));
}

/**
 * Goes on with a play that waited when the page was left.
 * @param {Store} store
 */
export function resumePlay(store) {
  const play = recall(nameOf(store), /** @type {Play | null} */ (null));
  const index = play && store.geometry.index(play.at);
  if (!play || index === null || index === undefined) return;
  store.waiting = play;
  const { toMove } = store.view;
  if (stillFits(store, play) && toMove) {
    store.pending = { index, colour: stoneOf(toMove) };
    void sendWaiting(store);
  } else drop(store, play);
  store.changed();
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
 * Whether a play waits, so that nothing else may be sent. The person is told so.
 * @param {Store} store
 */
export function playWaits(store) {
  if (!store.waiting) return false;
  store.refuse({ code: "page-stone-waits", args: { point: store.waiting.at }, text: "" });
  return true;
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
  forgetPlay(store);
  const step = store.view.steps.findLast((one) => isMove(one) && one.n === move);
  const arrived = isMove(step) && step.p === at && store.sides.includes(step.c);
  store.refusal = arrived ? null : { code: "page-stone-dropped", args: { point: at }, text: "" };
}
