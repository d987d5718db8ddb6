/** The good moves that the analysis found, each with its line on the board. */

import { h, set, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { Beside } from "./beside.js";
import { leadText, percent } from "./evaluation.js";
import { LETTERS } from "./study.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * The line of a proposal, with all its moves.
 * @param {Store} store
 * @param {number} i
 * @returns {Beside | null}
 */
function lineOf(store, i) {
  const hint = store.study.proposals(store.shown)[i];
  if (!hint) return null;
  const about = t("hint-about", { point: hint.p ?? t("pass"), move: number(store.shown) });
  return new Beside({ steps: store.shown, cells: store.gameCells }, hint.line, hint.line.length, { about });
}

/**
 * A row of the list. It stays where it is while the analysis goes on, so that it keeps the focus.
 * @param {Store} store
 * @param {number} i
 */
function makeRow(store, i) {
  const point = h("strong");
  const chance = h("span");
  const lead = h("span");
  const line = h("span", { class: "line" });
  const button = h("button", { type: "button", class: "hint-move", title: t("hint-show") },
    h("span", { class: "letter", "aria-hidden": "true" }, LETTERS[i]), point, h("span", { class: "facts" }, chance, lead), line);
  const element = h("li", {}, button);
  const look = () => store.glance(lineOf(store, i));
  const rest = () => store.glance(null);
  const keep = () => {
    const line = lineOf(store, i);
    if (line) store.setLine(line);
  };
  set(button, { onfocus: look, onblur: rest, onclick: keep });
  // A click with the mouse leaves the focus where it is, so that the arrows step through the line.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && look());
  element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && rest());
  /** @param {import("../../types/protocol.js").Hint | undefined} hint */
  const draw = (hint) => {
    element.hidden = !hint;
    if (!hint) return;
    set(element, { "data-hint": hint.p ?? "pass" });
    setText(point, hint.p ?? t("pass"));
    setText(chance, t("analysis-percent-black", { percent: percent(hint.black) }));
    setText(lead, leadText(hint.lead));
    const more = hint.line.slice(1).map(({ p }) => p ?? t("pass"));
    setText(line, more.length > 0 ? t("analysis-line", { moves: more.join(" ") }) : "");
  };
  return { element, draw };
}

/** @param {Store} store */
export function makeHints(store) {
  const rows = Array.from(LETTERS, (_, i) => makeRow(store, i));
  const element = h("ol", { id: "analysis-hints", class: "hints", "aria-label": t("analysis-hints") },
    ...rows.map((row) => row.element));
  const draw = () => {
    const hints = store.study.hints ? store.study.proposals(store.shown) : [];
    element.hidden = hints.length === 0;
    rows.forEach((row, i) => row.draw(hints[i]));
  };
  return { element, draw };
}
