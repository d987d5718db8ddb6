/** The list of mistakes, the largest first. */

import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { moveText } from "./move-text.js";
import { evaluated, tenths } from "./evaluation.js";
import { isMove } from "./position.js";

/** @typedef {import("./study.js").Analysed} Analysed */

/** The most mistakes in the list. */
const MOST = 40;

/**
 * @typedef {object} List
 * @property {(move: number) => void} look what a click on a mistake shows
 * @property {() => number} here which move is shown
 * @property {(move: number) => boolean} [shows] whether a mistake is in the list
 * @property {(move: number) => number} [numbered] the number of the move, where steps have others
 */

/**
 * @param {Analysed} store
 * @param {(text: string) => void} say
 * @param {List} [on]
 */
export function makeMistakes(store, say, on = { look: (move) => store.look(move), here: () => store.shown }) {
  const list = h("ol", { id: "mistakes", class: "mistakes", "aria-label": t("mistakes") });
  const none = h("p", { class: "hint", id: "mistakes-none" });
  const more = h("p", { class: "hint", id: "mistakes-more" });
  const element = h("div", { class: "mistakes-box" }, h("h3", {}, t("mistakes")), none, list, more);
  /** @type {Map<number, { item: HTMLElement, draw: () => void, button: HTMLElement }>} */
  const rows = new Map();

  /** @param {number} move */
  const row = (move) => {
    const found = rows.get(move);
    if (found) return found;
    const words = h("span");
    const lost = h("span", { class: "lost" });
    const better = h("span", { class: "line" });
    const go = () => {
      on.look(move);
      say(evaluated(store, move));
    };
    const button = h("button", { type: "button", class: "mistake", "data-mistake": move, onclick: go },
      h("strong", {}, number(on.numbered?.(move) ?? move)), words, lost, better);
    const draw = () => {
      const { study, view } = store;
      const step = view.steps[move - 1];
      const best = study.told[move - 1]?.moves[0];
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
    const loss = (/** @type {number} */ move) => study.loss(view.steps, move) ?? 0;
    const found = study.mistakes(view.steps);
    const all = found.filter((move) => on.shows?.(move) ?? true).sort((a, b) => loss(b) - loss(a) || a - b);
    const order = all.slice(0, MOST);
    more.hidden = all.length === order.length;
    setText(more, t("mistakes-more", { shown: number(order.length), all: number(all.length) }));
    none.hidden = order.length > 0;
    if (order.length === 0) {
      const losses = view.steps.flatMap((step, i) => (isMove(step) ? [study.loss(view.steps, i + 1)] : []));
      const told = losses.some((loss) => loss !== null);
      const done = study.left === 0 || losses.every((loss) => loss !== null);
      const which = !told ? "unjudged" : found.length > 0 ? "chosen" : done ? "all" : "so-far";
      setText(none, t("mistakes-none", { which, points: number(study.least()) }));
    }
    list.hidden = order.length === 0;
    // Only rows out of place are moved: a row that is moved would lose the focus.
    order.forEach((move, i) => {
      const { item, draw: write, button } = row(move);
      write();
      if (move === on.here()) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
    });
    while (list.children.length > order.length) list.lastElementChild?.remove();
  };
  return { element, draw };
}
