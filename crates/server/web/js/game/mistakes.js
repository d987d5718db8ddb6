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
 * The order of the list. While the analysis goes on, losses change a little, and rows must not jump
 * under a person's finger. So a row keeps its place among the others; only when every position has
 * been judged, all are sorted once.
 *
 * @param {readonly number[]} before the moves in the order so far
 * @param {readonly number[]} now the moves that are mistakes now
 * @param {(move: number) => number} loss
 * @param {boolean} anew whether to sort all
 * @returns {number[]}
 */
export function ordered(before, now, loss, anew) {
  const larger = (/** @type {number} */ a, /** @type {number} */ b) => loss(b) - loss(a) || a - b;
  if (anew) return [...now].sort(larger);
  const kept = before.filter((move) => now.includes(move));
  for (const move of now.filter((one) => !before.includes(one)).sort(larger)) {
    const place = kept.findIndex((other) => loss(other) < loss(move));
    kept.splice(place < 0 ? kept.length : place, 0, move);
  }
  return kept;
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
  /** @type {number[]} */
  let order = [];
  let whole = false;

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
      setText(lost, t("mistake-lost", { points: tenths(study.loss(view.steps, move) ?? 0) }));
      setText(better, best ? t("mistake-better", { point: best.p ?? t("pass") }) : "");
    };
    const made = { item: h("li", {}, button), draw, button };
    rows.set(move, made);
    return made;
  };

  const draw = () => {
    const { study, view } = store;
    const now = study.mistakes(view.steps, new Set(order));
    const done = study.left === 0;
    order = ordered(order, now, (move) => study.loss(view.steps, move) ?? 0, done && !whole).slice(0, MOST);
    whole = done;
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
