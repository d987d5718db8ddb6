/** The list of mistakes, the largest first. */

import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { moveText } from "./announce.js";
import { evaluated, tenths } from "./evaluation.js";
import { isMove } from "./position.js";

/** @typedef {import("./store.js").Store} Store */

/** The most mistakes in the list. */
const MOST = 40;

/**
 * The mistakes and their losses, the largest first. While the analysis goes on, losses change a
 * little, and rows must not jump under a person's finger. So a mistake keeps the loss that it came
 * with, by which it is shown and sorted. When every position has been judged, and again when all
 * have been judged closely, all losses are taken anew.
 *
 * @param {ReadonlyMap<number, number>} before the list so far
 * @param {readonly number[]} now the moves that are mistakes now
 * @param {(move: number) => number | null} loss null of a move that is not judged, or taken back
 * @param {boolean} anew whether to take all losses anew
 * @returns {Map<number, number>}
 */
export function listed(before, now, loss, anew) {
  const kept = anew ? [] : [...before].filter(([move]) => loss(move) !== null);
  const known = new Map(kept);
  const come = now.filter((move) => !known.has(move)).map((move) => /** @type {[number, number]} */ ([move, loss(move) ?? 0]));
  return new Map([...kept, ...come].sort(([a, x], [b, y]) => y - x || a - b));
}

/**
 * @param {Store} store
 * @param {(text: string) => void} say
 */
export function makeMistakes(store, say) {
  const list = h("ol", { id: "mistakes", class: "mistakes", "aria-label": t("mistakes") });
  const none = h("p", { class: "hint", id: "mistakes-none" }, t("mistakes-none"));
  const element = h("div", { class: "mistakes-box" }, h("h3", {}, t("mistakes")), none, list);
  /** @type {Map<number, { item: HTMLElement, draw: () => void, button: HTMLElement }>} */
  const rows = new Map();
  let closeness = 0;

  /** @param {number} move */
  const row = (move) => {
    const found = rows.get(move);
    if (found) return found;
    const words = h("span");
    const lost = h("span", { class: "lost" });
    const better = h("span", { class: "line" });
    const go = () => {
      store.look(move);
      say(evaluated(store, move));
    };
    const button = h("button", { type: "button", class: "mistake", "data-mistake": move, onclick: go },
      h("strong", {}, number(move)), words, lost, better);
    const draw = () => {
      const { study, view } = store;
      const step = view.steps[move - 1];
      const best = study.judged[move - 1]?.moves[0];
      setText(words, isMove(step) ? moveText(step) : "");
      setText(lost, t("mistake-lost", { points: tenths(study.listed.get(move) ?? 0) }));
      setText(better, best ? t("mistake-better", { point: best.p ?? t("pass") }) : "");
    };
    const made = { item: h("li", {}, button), draw, button };
    rows.set(move, made);
    return made;
  };

  const draw = () => {
    const { study, view } = store;
    const done = study.left === 0;
    const close = done ? (study.rough === 0 ? 2 : 1) : 0;
    study.listed = listed(study.listed, study.mistakes(view.steps), (move) => study.loss(view.steps, move), close > closeness);
    closeness = close;
    const order = [...study.listed.keys()].slice(0, MOST);
    none.hidden = order.length > 0 || !done;
    list.hidden = order.length === 0;
    // Only rows out of place are moved: a row that is moved would lose the focus.
    order.forEach((move, i) => {
      const { item, draw: write, button } = row(move);
      write();
      if (move === store.shown) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
    });
    while (list.children.length > order.length) list.lastElementChild?.remove();
  };
  return { element, draw };
}
