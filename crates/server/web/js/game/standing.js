/** How a proposal stands: where it comes from, its count, and the sides that agree. Each has room
 * for all that may be said there, so that the buttons below stay where they are. */

import { h } from "../dom.js";
import { points, t } from "../i18n.js";
import { fillRoom } from "../room.js";
import { resultText } from "./result.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Settling} Settling */

const SIDES = /** @type {const} */ (["black", "white"]);

/**
 * The count by the proposal, as soon as it can be relied on, in the room of the longest one.
 * @param {Store} store
 * @param {Settling} phase
 */
export function standing({ view: { width, height } }, phase) {
  const { black, white, result } = phase.count;
  const early = phase.judging || phase.closerLook === "awaited";
  const element = h("p", { class: "standing", id: "standing" });
  const most = width * height + 0.5;
  const longest = SIDES.map((winner) => t("settle-standing", {
    black: points(most), white: points(most), result: resultText({ kind: "win", winner, by: "score", margin: most }),
  }));
  fillRoom(element, early ? t("settle-looking")
    : t("settle-standing", { black: points(black.total), white: points(white.total), result: resultText(result) }), longest);
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
  const states = ["settle-judging", "settle-awaited", "settle-slow", "settle-by-judge", "settle-by-trial"].map((id) => t(id));
  fillRoom(element, origin(store, phase), [...states, ...SIDES.map((colour) => t("settle-changed", { colour }))]);
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
