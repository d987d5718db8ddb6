/** Trials: the question before one, and its controls. */

import { ask } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { asSide } from "./controls.js";
import { showBoard } from "./line.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Colour} Colour */
/** @typedef {import("../../types/protocol.js").Trial} Trial */

/** @param {Colour} colour @returns {Colour} */
const opponent = (colour) => (colour === "black" ? "white" : "black");

/**
 * Asks whether to play out the fate of a chain.
 * @param {Store} store
 * @param {string} at a stone of the chain
 * @param {Colour} owner
 */
export async function askTrial(store, at, owner) {
  const text = [t("trial-what", { colour: opponent(owner) }), t("trial-after")];
  if (store.view.rules.hypotheticalKo === "pass-for-ko") text.push(t("trial-ko"));
  const answer = await ask({
    id: "trial-question",
    title: t("trial-title"),
    text,
    answers: [{ id: "trial-confirm", label: t("trial-confirm"), kind: "primary" }],
    cancel: t("cancel"),
  });
  if (answer) await store.act({ do: "trial", at, ...asSide(store) });
}

/**
 * @param {Store} store
 * @param {Trial} trial
 */
function moves(store, trial) {
  if (!store.can("trial-move")) return "";
  const pass = (/** @type {string | null} */ ko) => () => void store.tryMove({ ko });
  return h("div", { class: "settle-answers" },
    h("button", { type: "button", id: "trial-judge", disabled: store.busy, onclick: () => void store.tryMove("judge") }, t("trial-judge")),
    ...trial.kos.map((point) =>
      h("button", { type: "button", id: `trial-pass-${point}`, disabled: store.busy, onclick: pass(point) }, t("trial-pass-for", { point }))),
    h("button", { type: "button", id: "trial-pass", disabled: store.busy, onclick: pass(null) }, t("trial-pass")));
}

/**
 * @param {Store} store
 * @param {Trial} trial
 */
function ends(store, trial) {
  if (!store.can("trial-end")) return "";
  const concede = store.sides.map((colour) => {
    const dead = colour === trial.owner;
    return h("button", {
      type: "button", id: dead ? "trial-concede-dead" : "trial-concede-alive", disabled: store.busy,
      onclick: () => void store.act({ do: "trial-concede", ...asSide(store, colour) }),
    }, t(dead ? "trial-concede-dead" : "trial-concede-alive"));
  });
  return h("div", { class: "settle-answers" }, ...concede,
    h("button", {
      type: "button", id: "trial-put-back", disabled: store.busy, class: "quiet",
      onclick: () => void store.act({ do: "trial-put-back", ...asSide(store) }),
    }, t("trial-put-back")));
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountTrial(parent, store) {
  const box = h("section", { class: "card beside-card", id: "trial", "aria-labelledby": "trial-title" });
  parent.append(box);
  let drawn = "";
  store.subscribe(() => {
    const { trial, view } = store;
    const opens = box.hidden && trial !== null;
    box.hidden = !trial;
    if (opens) showBoard(parent);
    const key = trial ? JSON.stringify([view.rev, store.busy]) : "";
    if (key === drawn) return;
    drawn = key;
    if (!trial) return box.replaceChildren();
    const focused = box.contains(document.activeElement) ? document.activeElement?.id : "";
    box.replaceChildren(
      h("h2", { id: "trial-title" }, t("aside")),
      h("p", {}, t("trial-about", { colour: trial.owner, point: trial.stones[0] })),
      h("p", { id: "trial-state", "data-dead": String(trial.dead) }, t(trial.dead ? "trial-dead" : "trial-alive")),
      h("p", { class: "task", id: "trial-turn" },
        trial.thinking ? t("trial-thinking") : t("trial-to-move", { colour: trial.toMove })),
      moves(store, trial), ends(store, trial));
    if (focused) document.getElementById(focused)?.focus();
  });
}
