/** The controls of a line that is shown on the board beside the game. */

import { byId, h, setText } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { moveText } from "./move-text.js";
import { estimateText, leftText } from "./estimate.js";
import { pointerOfPage } from "../settings.js";
import { judgeShown, mayTry, tryPoint } from "./tried.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./beside.js").Beside} Beside */

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
 * What the referee says of the last move that was tried.
 * @param {Beside} line
 * @returns {string}
 */
function refereed({ answer, last }) {
  if (!answer || !last) return "";
  if (answer.stopped) return t("tried-stopped");
  if (last.p && last.x?.includes(last.p)) return t("tried-suicide");
  if (answer.ko) return t("tried-ko", { colour: answer.toMove, point: answer.ko });
  return t("tried-legal", { colour: answer.toMove });
}

/**
 * @param {Beside} line
 * @returns {string}
 */
function caption({ at, last, moves }) {
  const where = t("line-at", { move: number(at), last: number(moves.length) });
  return last ? `${where} · ${moveText({ ...last, n: at })}` : where;
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
  const close = h("button", { type: "button", id: "line-close", class: "primary" }, t("aside-back"));
  close.addEventListener("click", ({ detail }) => {
    store.closeLine();
    // A person who pressed the button with the keyboard goes on from the board.
    const cell = /** @type {HTMLElement | null} */ (document.querySelector("#grid [tabindex='0']"));
    if (detail === 0) cell?.focus({ preventScroll: true });
  });
  const pass = h("button", { type: "button", id: "tried-pass", onclick: () => void tryPoint(store, null) }, t("pass"));
  const judge = h("button", { type: "button", id: "tried-judge", onclick: () => void judgeShown(store) }, t("tried-judge"));
  const about = h("p", { id: "line-about" });
  const means = h("p", { class: "detail" });
  const said = h("p", { class: "caption", id: "line-caption", "aria-live": "polite" });
  const referee = h("p", { class: "detail", id: "tried-answer", "aria-live": "polite" });
  const estimate = h("p", { id: "estimate", "aria-live": "polite" });
  const left = h("ul", { class: "left", id: "estimate-left" });
  const end = h("p", { class: "detail", id: "line-end", "aria-live": "polite" });
  const steps = h("div", { class: "replay-row" }, first, back, forward, last);
  const box = h("section", { class: "card beside-card", id: "line", "aria-label": t("aside") },
    h("h2", {}, t("aside")), about, means,
    steps, said, referee, end, estimate, left,
    h("div", { class: "answers" }, pass, judge, close));
  parent.append(box);
  store.subscribe(() => {
    const { line, busy } = store;
    const opens = box.hidden && line !== null;
    box.hidden = !line;
    if (opens) showBoard(parent);
    if (!line) return;
    const tries = mayTry(store);
    // The judge was asked about a position of the game, and no move has been tried.
    const still = line.moves.length === 0;
    setText(about, line.about || t(still ? "judge-about" : "tried-about", { move: number(line.root.steps) }));
    setText(means, line.about ? t("line-text") : t("tried-text", { pointer: pointerOfPage() }));
    setText(said, caption(line));
    steps.hidden = said.hidden = still;
    setText(referee, refereed(line));
    referee.hidden = !referee.textContent;
    setText(estimate, busy && !store.pending ? t("settle-looking") : line.estimate ? estimateText(line.estimate) : "");
    estimate.hidden = !estimate.textContent;
    left.replaceChildren(...(line.estimate?.left ?? []).map((open) => h("li", {}, leftText(open))));
    left.hidden = left.childElementCount === 0;
    const stand = store.geometry.all(line.lost).some((i) => store.cells[i] !== ".");
    setText(end, line.at === line.moves.length && stand ? t("line-end") : "");
    end.hidden = !end.textContent;
    pass.hidden = judge.hidden = !tries;
    first.disabled = back.disabled = line.at === 0;
    forward.disabled = last.disabled = line.at === line.moves.length;
  });
}

/**
 * Says that moves may be tried, where that is so, and asks the judge about the position shown.
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountTryHint(parent, store) {
  const ask = h("button", { type: "button", id: "judge-here", class: "small", onclick: () => void judgeShown(store) }, t("judge-here"));
  const box = h("div", { class: "try" }, h("p", { class: "hint", id: "try-hint" }, t("try-hint", { pointer: pointerOfPage() })), ask);
  parent.append(box);
  store.subscribe(() => {
    box.hidden = !mayTry(store) || store.line !== null;
  });
}
