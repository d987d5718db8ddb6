/** The controls of a line that is shown on the board beside the game. */

import { byId, h, setText } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { moveText } from "./announce.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * Scrolls to the board and its controls.
 *
 * @param {HTMLElement} side the panels beside the board, or below it
 */
export function showBoard(side) {
  side.scrollTop = 0;
  byId("board-area").scrollIntoView({ block: "nearest" });
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountLine(parent, store) {
  /**
   * @param {string} id
   * @param {string} label
   * @param {Parameters<typeof icon>[0]} picture
   * @param {() => number} to
   */
  const button = (id, label, picture, to) =>
    h("button", { type: "button", id, class: "icon-only", "aria-label": label, title: label, onclick: () => store.stepLine(to()) }, icon(picture));
  const at = () => store.line?.at ?? 0;
  const first = button("line-first", t("replay-first"), "first", () => 0);
  const back = button("line-back", t("replay-back"), "back", () => at() - 1);
  const forward = button("line-forward", t("replay-forward"), "forward", () => at() + 1);
  const last = button("line-last", t("replay-last"), "last", () => Infinity);
  const close = h("button", { type: "button", id: "line-close", class: "primary", onclick: () => store.closeLine() }, t("aside-back"));
  const about = h("p", { id: "line-about" });
  const caption = h("p", { class: "caption", id: "line-caption", "aria-live": "polite" });
  const end = h("p", { class: "detail", id: "line-end", "aria-live": "polite" });
  const box = h("section", { class: "card beside-card", id: "line", "aria-label": t("aside") },
    h("h2", {}, t("aside")), about, h("p", { class: "detail" }, t("line-text")),
    h("div", { class: "replay-row" }, first, back, forward, last), caption, end, h("div", { class: "answers" }, close));
  parent.append(box);
  store.subscribe(() => {
    const { line } = store;
    const opens = box.hidden && line !== null;
    box.hidden = !line;
    if (opens) showBoard(parent);
    if (!line) return;
    const { moves } = line;
    setText(about, line.about);
    const made = moves[line.at - 1];
    const where = t("line-at", { move: number(line.at), last: number(moves.length) });
    setText(caption, made ? `${where} · ${moveText({ ...made, n: line.at })}` : where);
    const stand = store.geometry.all(line.lost).some((i) => store.cells[i] !== ".");
    setText(end, line.at === moves.length && stand ? t("line-end") : "");
    first.disabled = back.disabled = line.at === 0;
    forward.disabled = last.disabled = line.at === moves.length;
  });
}
