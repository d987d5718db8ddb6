/** A play that the server has not taken: it is kept, over a reload too, and sent again until the
 * server takes it. Nothing else is sent before it. */

import { SAYS_NOTHING } from "../api/request.js";
import { forget, recall, remember } from "../settings.js";
import { isMove, nextNumber, stoneOf } from "./position.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Play} Play */

/** How long a play waits before it is sent again, in milliseconds. */
const AGAIN = 3000;

/** @param {string} key */
const nameOf = (key) => `waiting.${key}`;

/**
 * A play sets out. It is kept before it is sent, since the page may be left before the answer.
 * @param {Store} store
 * @param {Play} play
 */
export function setOut(store, play) {
  store.underWay = play;
  remember(nameOf(store.key), play);
}

/**
 * Whether a play that failed is to be sent again, which it then is.
 * @param {Store} store
 * @param {Play} play
 * @param {import("./store.js").ErrorBody} why
 */
export function goesAgain(store, play, why) {
  if (!SAYS_NOTHING.has(why.code)) return false;
  // The person may have taken it back, and the game may have gone on.
  if (store.underWay !== play) return true;
  store.underWay = null;
  if (stillFits(store, play)) {
    store.waiting = play;
    store.late = why;
    again(store);
  } else drop(store, play);
  return true;
}

/**
 * The play under way has its answer, unless another one is under way by now.
 * @param {Store} store
 * @param {Play} play
 */
export function arrive(store, play) {
  if (store.underWay === play) forgetPlay(store);
}

/**
 * The play does not wait any more, and none is under way.
 * @param {Store} store
 */
export function forgetPlay(store) {
  store.waiting = store.underWay = store.late = null;
  forgetGame(store.key);
}

/** @param {string} key a game that has no play to be sent any more */
export const forgetGame = (key) => forget(nameOf(key));

/**
 * Goes on with a play that waited or was under way when the page was left.
 * @param {Store} store
 */
export function resumePlay(store) {
  const play = recall(nameOf(store.key), /** @type {Play | null} */ (null));
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
 * Sends the play that waits. It waits on if the server does not take it.
 * @param {Store} store
 */
export async function sendWaiting(store) {
  const { waiting } = store;
  if (!waiting) return;
  if (store.busy) return void again(store);
  // It stays in sight while it is under way. The person may take it back meanwhile.
  await store.act(waiting);
  if (!store.waiting && store.refusal && !stillFits(store, waiting)) drop(store, waiting);
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
