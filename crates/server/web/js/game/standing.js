/** How a proposal stands: where it comes from, its count, and the sides that agree. Each has room
 * for all that may be said there, so that the buttons below stay where they are. */

import { h } from "../dom.js";
import { points, t } from "../i18n.js";
import { fillRoom } from "../room.js";
import { resultText } from "./result.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Settling} Settling */

const SIDES = /** @type {const} */ (["black", "white"]);

/** @typedef {import("../../types/protocol.js").Result} Result */

/**
 * The longest counts that may be told, one for each kind of result. Komi and prisoners may make an
 * amount larger than the board, and a negative komi one below zero.
 * @param {import("../../types/protocol.js").View} view
 */
function longestCounts({ width, height, komi }) {
  const most = 2 * width * height + Math.ceil(Math.abs(komi)) + 0.5;
  /** @type {Result[]} */
  const results = [
    ...SIDES.map((winner) => /** @type {const} */ ({ kind: "win", winner, by: "score", margin: most })),
    { kind: "draw" }, { kind: "no-result" }, { kind: "both-lose" },
  ];
  return results.map((result) => t("settle-standing", {
    black: points(most), white: points(komi < 0 ? -most : most), result: resultText(result),
  }));
}

/**
 * The count by the proposal, as soon as it can be relied on, in the room of the longest one.
 * @param {Store} store
 * @param {Settling} phase
 */
export function standing({ view }, phase) {
  const { black, white, result } = phase.count;
  const early = phase.judging || phase.closerLook === "awaited";
  const element = h("p", { class: "standing", id: "standing" });
  const looking = t("settle-looking");
  fillRoom(element, early ? looking
    : t("settle-standing", { black: points(black.total), white: points(white.total), result: resultText(result) }),
  [looking, ...longestCounts(view)]);
  return element;
}

/**
 * Who has made the proposal, and what the judge is still doing.
 * @param {Store} store
 * @param {Settling} phase
 */
function origin(store, phase) {
  if (phase.judging) return t("settle-judging");
  if (phase.closerLook === "awaited") return t("settle-awaited");
  if (phase.closerLook === "slow") return t("settle-slow");
  if (phase.by === "judge") return t("settle-by-judge");
  if (phase.by === "trial") return t("settle-by-trial");
  if (!phase.changed) return t("settle-taken-back");
  // At one screen both players saw the change.
  return store.view.role === "both" ? "" : t("settle-changed", { colour: phase.by });
}

/**
 * Writes who has made the proposal, in the room of all that can be said there.
 * @param {HTMLElement} element
 * @param {Store} store
 * @param {Settling} phase
 */
export function fillOrigin(element, store, phase) {
  const states = ["settle-judging", "settle-awaited", "settle-slow", "settle-by-judge", "settle-by-trial", "settle-taken-back"].map((id) => t(id));
  const changed = SIDES.map((by) => origin(store, { ...phase, judging: false, closerLook: "none", by, changed: true }));
  fillRoom(element, origin(store, phase), [...states, ...changed]);
}

/**
 * Whether each side has agreed.
 * @param {Settling} phase
 */
export function agreement(phase) {
  return SIDES.map((colour) => {
    const accepted = phase.accepted[colour];
    const element = h("li", { id: `accepted-${colour}`, "data-accepted": String(accepted) });
    const [yes, no] = [t("settle-accepted", { colour }), t("settle-open", { colour })];
    fillRoom(element, accepted ? yes : no, [yes, no]);
    return element;
  });
}
