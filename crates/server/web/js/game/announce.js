/** The changes of a game, spoken by a screen reader and heard as sounds. */

import { isolated, language, t } from "../i18n.js";
import { play } from "../sound.js";
import { moveText } from "./move-text.js";
import { isMove } from "./position.js";
import { closedText, resultText } from "./result.js";
import { settlingSummary } from "./settle.js";

/** @typedef {import("../../types/protocol.js").View} View */

/**
 * Whether play has stopped, and the proposal is there: the judge is not about to replace it.
 * @param {View["phase"]} phase
 * @returns {boolean}
 */
const isProposed = (phase) => phase.kind === "settling" && !phase.judging && phase.closerLook !== "awaited";

/**
 * What is new in the proposal.
 * @param {View} before
 * @param {View} view
 * @returns {string[]} sentences
 */
function proposalBetween({ phase: before }, { phase, role }) {
  if (phase.kind !== "settling") return [];
  const summary = settlingSummary(phase);
  const changed = before.kind === "settling" && phase.proposal !== before.proposal;
  if (changed && phase.by !== "judge" && phase.by !== "trial") {
    if (!phase.changed) return [t("settle-taken-back"), summary];
    return role === "both" ? [summary] : [t("settle-changed", { colour: phase.by }), summary];
  }
  if (!isProposed(before)) return isProposed(phase) ? [summary] : [];
  return changed && phase.by === "judge" ? [t("settle-changed-judge"), summary] : [];
}

/**
 * @param {View} before
 * @param {View} view
 * @returns {string[]} sentences
 */
export function changesBetween(before, view) {
  const said = [];
  const grown = view.steps.length - before.steps.length;
  if (grown < 0) said.push(t("announce-undo", { count: -grown }));
  for (const step of grown > 0 ? view.steps.slice(-Math.min(grown, 2)) : []) {
    if (isMove(step)) said.push(moveText(step));
  }
  const { phase } = view;
  if (phase.kind !== before.phase.kind) {
    if (phase.kind === "settling") said.push(t("announce-settling"));
    else if (phase.kind === "ended") said.push(...[closedText(phase) ?? []].flat(), resultText(phase.result));
    else if (phase.kind === "play" && before.phase.kind === "settling") said.push(t("announce-resumed"));
  }
  said.push(...proposalBetween(before, view));
  if (phase.kind === "settling" && before.phase.kind === "settling") {
    for (const colour of /** @type {const} */ (["black", "white"])) {
      if (phase.accepted[colour] && !before.phase.accepted[colour]) said.push(t("settle-accepted", { colour }));
    }
  }
  const moved = said.length > 0;
  for (const colour of /** @type {const} */ (["black", "white"])) {
    const { name } = view.players[colour];
    if (name && name !== before.players[colour].name) said.push(t("seat-said", { colour, name: isolated(name) }));
  }
  if (view.toMove && moved && (phase.kind === "play" || phase.kind === "placing")) {
    said.push(t("to-move", { colour: view.toMove }));
  }
  if (view.offer && !before.offer) said.push(t(`offer-${view.offer.kind}`, { colour: view.offer.by, moves: view.offer.moves ?? 0 }));
  return said;
}

/**
 * @param {View} before
 * @param {View} view
 */
function sound(before, view) {
  if (view.phase.kind === "ended" && before.phase.kind !== "ended") return play("end");
  const step = view.steps.at(-1);
  if (view.steps.length <= before.steps.length || !isMove(step)) return undefined;
  if (!step.p) return play("pass");
  return play(step.x?.length ? "capture" : "stone");
}

/**
 * @param {HTMLElement} region a polite live region
 * @param {import("./store.js").Store} store
 * @returns {(text: string) => void} says another text
 */
export function mountAnnouncer(region, store) {
  region.lang = language;
  /** @param {string} text */
  const say = (text) => {
    const line = document.createElement("p");
    line.textContent = text;
    region.append(line);
    while (region.children.length > 4) region.firstElementChild?.remove();
  };
  store.subscribe(({ before }) => {
    if (!before) return;
    for (const sentence of changesBetween(before, store.view)) say(sentence);
    sound(before, store.view);
  });
  return say;
}
