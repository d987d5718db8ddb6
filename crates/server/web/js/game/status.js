/** A line for the turn, a second line for details, and the button to pass. */

import { getOpen } from "../api/game.js";
import { ask } from "../dialog.js";
import { h, setText } from "../dom.js";
import { list, number, t } from "../i18n.js";
import { settings } from "../settings.js";
import { playWaits } from "./late.js";
import { isMove, nextNumber } from "./position.js";
import { closedText, resultText } from "./result.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * @param {Store} store
 * @returns {string}
 */
function headline(store) {
  const { view } = store;
  const { phase } = view;
  switch (phase.kind) {
    case "placing":
      return t("status-placing", { left: phase.left });
    case "settling":
      return t("status-settling");
    case "ended":
      return closedText(phase) ?? t("status-ended");
    case "record":
      return phase.result ? resultText(phase.result) : t("status-record");
    case "play":
      if (!view.toMove) return "";
      if (view.thinking) return t("status-thinking", { colour: view.toMove });
      return view.role === view.toMove ? t("your-move", { colour: view.toMove }) : t("to-move", { colour: view.toMove });
  }
}

/**
 * @param {Store} store
 * @returns {string}
 */
function detail(store) {
  const { view } = store;
  if (store.cursor !== null && view.kind === "game") return t("status-replay", { move: store.shown, last: view.steps.length });
  if (view.phase.kind === "play") {
    if (view.clock?.paused === "start") return t("status-clock-start");
    if (view.clock?.paused === "interrupted") return t("status-clock-interrupted");
    if (view.repetition) return t("status-repetition", { move: view.repetition.move });
    if (view.phase.resumed) return t("status-resumed");
    const last = view.steps.at(-1);
    if (!isMove(last) || last.p) return "";
    // After a stop an earlier pass does not count.
    if (view.phase.passStops) return t("status-passed", { colour: last.c });
    if (view.rules.passes > 2) return t("status-passed-three", { colour: last.c });
  }
  return "";
}

/** More points than these are not named. */
const MOST_NAMED = 12;

/**
 * The points that the judge finds open, if not the whole board is. It is not asked in games against
 * a person elsewhere.
 * @param {Store} store
 * @returns {Promise<{ open: string[], wide: boolean }>}
 */
async function openPoints(store) {
  const { role, players } = store.view;
  const alone = role === "both" || Object.values(players).some(({ kind }) => kind === "computer");
  if (!settings.openPoints || !alone) return { open: [], wide: false };
  const { points, wide } = await getOpen(store.key).catch(() => ({ points: null, wide: false }));
  return { open: points ?? [], wide };
}

/**
 * Whether a pass ends the game at once, with nothing left to agree on.
 * @param {Store} store
 */
const endsGame = ({ view: { phase, rules } }) => phase.kind === "play" && phase.passStops === true && !rules.agreement;

/**
 * @param {Store} store
 * @returns {Promise<boolean>} whether the player really wants to pass
 */
async function meansPass(store) {
  if (!settings.openPoints && !endsGame(store)) return true;
  const { open, wide } = await openPoints(store);
  const { rules, phase } = store.view;
  const text = [t("pass-meaning")];
  if (wide) text.unshift(t("pass-wide-open"));
  if (open.length > 0) {
    const named = open.length > MOST_NAMED ? "" : list(open);
    text.unshift(t("pass-open", { count: open.length, shown: number(open.length), named: named ? "yes" : "no", points: named }));
    store.point(store.geometry.all(open));
  }
  if (phase.kind === "play" && phase.passStops) text.push(t(rules.agreement ? "pass-ends-settling" : "pass-ends-count"));
  else if (phase.kind === "play" && phase.resumed) text.push(t("pass-resumed"));
  if (rules.passStones) text.push(t("pass-stone"));
  const answer = await ask({
    id: "pass-question",
    title: t(wide || open.length > 0 ? "pass-open-title" : "pass-title"),
    text,
    answers: [{ id: "pass-confirm", label: t("pass-confirm"), kind: "primary" }],
    cancel: t("pass-cancel"),
    aside: open.length > 0,
  });
  store.point([]);
  return answer !== null;
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @returns {() => Promise<void>} asks whether to pass
 */
export function mountStatus(parent, store) {
  const line = h("p", { id: "status", class: "headline" });
  const more = h("p", { id: "status-detail", class: "detail" });
  const pass = h("button", { type: "button", id: "pass", class: "pass" }, t("pass"));
  let asking = false;
  const asks = async () => {
    if (asking) return;
    asking = true;
    let passes = false;
    let move = 0;
    try {
      // A player who is faster than the answer to the last move means the position after it.
      await store.answered;
      move = nextNumber(store.view);
      passes = store.can("pass") && !playWaits(store) && await meansPass(store);
    } finally {
      asking = false;
    }
    // If the game has gone on meanwhile, the server refuses the number.
    if (passes) await store.pass(move);
  };
  pass.addEventListener("click", () => void asks());
  parent.append(h("div", { class: "words" }, line, more), pass);
  store.subscribe(() => {
    const { view } = store;
    setText(line, headline(store));
    setText(more, detail(store));
    parent.dataset.phase = view.phase.kind;
    const plays = store.sides.length > 0 && view.phase.kind !== "ended";
    pass.hidden = !plays || view.phase.kind === "settling";
    // It stays enabled while an act is pending, since a disabled button loses the focus.
    pass.disabled = !store.can("pass") || !store.live;
  });
  return asks;
}
