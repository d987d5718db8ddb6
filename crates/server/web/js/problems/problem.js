/** A problem: its board, its answers, and doubts about them. */

import { bodyOf, explain } from "../api/request.js";
import { Board } from "../board/board.js";
import { Geometry } from "../board/geometry.js";
import { h, setText } from "../dom.js";
import { list as listed, t } from "../i18n.js";
import { onSettings, settings } from "../settings.js";
import { play } from "../sound.js";
import { Attempt } from "./attempt.js";
import { Doubt } from "./doubt.js";
import { fragment, isSolved, like, makeLike, markSolved } from "./store.js";
import { studyProblem } from "./together.js";

/** @typedef {import("./store.js").Entry} Entry */
/** @typedef {import("./store.js").Problem} Problem */

/** The kinds of problems about enclosed chains. In the other kinds liberties decide. */
const SHUT_IN = new Set(["live", "kill"]);

/** The board that is shown. The next problem has another. @type {Board | null} */
let shown = null;
onSettings(() => shown?.showCoordinates(settings.coordinates));

/**
 * @param {HTMLElement} main
 * @param {Problem} problem
 * @param {Entry[]} list
 */
export function showProblem(main, problem, list) {
  const geometry = new Geometry(...problem.size);
  const attempt = new Attempt(problem, geometry, refresh);
  /** The present play: an attempt at the problem, or a doubt. @type {Attempt | Doubt} */
  let current = attempt;
  const same = like(list, problem);
  const here = same.findIndex(({ id }) => id === problem.id);
  const isNew = here < 0;
  const unsolved = same.find(({ id }) => !isSolved(id));
  const after = isNew ? unsolved : same[here + 1] ?? list[list.findIndex(({ id }) => id === problem.id) + 1];
  const button = (/** @type {string} */ id, /** @type {string} */ label, quiet = false) =>
    h("button", { type: "button", id, class: quiet ? "quiet" : "" }, t(label));
  const area = h("div", { class: "board-area" });
  const reply = h("p", { id: "learn-reply", role: "status" });
  const praise = h("p", { id: "learn-done", role: "status" });
  const controls = h("div", { class: "controls" }, ...attempt.controls);
  const hint = button("problem-hint", "problem-hint", true);
  const help = button("learn-show", "problem-show", true);
  const again = button("learn-again", "learn-again");
  const doubt = button("problem-play-on", "problem-play-on");
  const back = button("problem-back", "problem-back");
  const another = button("problem-like", "problem-like");
  const together = button("study-together", "study-together", true);
  const next = h("a", { class: "button primary", id: "learn-next", href: after ? `#${after.id}` : "#problems" },
    t(after ? "problem-next" : "problems-title"));
  const title = [t(`problem-kind-${problem.kind}`), t("problem-level", { level: problem.level }),
    isNew ? t("problem-made") : t("problem-number", { number: here + 1, all: same.length })].join(" · ");
  document.title = `${title} – Tengen`;
  main.className = "lesson";
  main.replaceChildren(
    h("div", { class: "telling" },
      h("nav", { class: "crumbs" }, h("a", { id: "problems-overview", href: "#problems" }, t("problems-title"))),
      h("h1", { tabindex: -1 }, title),
      h("p", { id: "learn-task", class: "task" }, t(`problem-task-${problem.kind}`)),
      h("p", { class: "hint" }, t(SHUT_IN.has(problem.kind) ? "problem-counts-enclosed" : "problem-counts-open"))),
    area,
    h("div", { class: "answering" }, controls, reply, praise,
      h("div", { class: "answers" }, hint, help, again, doubt, back, together, another, next)),
  );
  const board = new Board(area, geometry, problem.stars.map((i) => geometry.names[i]), title, {
    choose: (index) => current.choose(index),
    hover: () => {},
    focus: () => {},
  });
  shown = board;
  board.showCoordinates(settings.coordinates);
  board.element.classList.add("playable");
  const focusBoard = () => board.grid.cells[board.grid.current].focus({ preventScroll: true });
  again.addEventListener("click", () => {
    attempt.reset();
    refresh();
    focusBoard();
  });
  hint.addEventListener("click", () => {
    attempt.hint();
    attempt.say(t("problem-hinted", { points: listed(problem.hint.map((i) => geometry.names[i])) }), "on");
    refresh();
    focusBoard();
  });
  help.addEventListener("click", () => attempt.show());
  doubt.addEventListener("click", () => {
    clearTimeout(attempt.timer);
    swap(new Doubt(problem, geometry, refresh, attempt.moves));
    focusBoard();
  });
  back.addEventListener("click", () => {
    swap(attempt);
    doubt.focus();
  });

  together.addEventListener("click", async () => {
    together.disabled = true;
    await studyProblem(title, problem, geometry).catch((error) => {
      attempt.say(explain(bodyOf(error)), "off");
      refresh();
    });
    together.disabled = false;
  });
  another.addEventListener("click", async () => {
    another.disabled = true;
    attempt.say(t("problem-making"), "on");
    refresh();
    const line = await makeLike(problem).catch(() => null);
    if (!main.contains(another)) return;
    if (line) location.hash = fragment(line);
    else {
      attempt.say(t("problem-not-made"), "off");
      another.disabled = false;
      const other = same.find(({ id }) => id !== problem.id && !isSolved(id)) ?? after;
      if (other) next.setAttribute("href", `#${other.id}`);
      refresh();
      next.focus();
    }
  });

  /** @param {Attempt | Doubt} other */
  function swap(other) {
    current = other;
    controls.replaceChildren(...other.controls);
    refresh();
  }

  function refresh() {
    const { said, verdict, finished, helped } = current;
    if (finished && !helped && !isNew && !isSolved(problem.id)) markSolved(problem.id);
    // An answer may come when the person has left.
    if (!area.isConnected) return;
    const drawing = current.drawing();
    board.draw({ dead: new Set(), pending: null, under: [], fade: true, ...drawing });
    board.grid.label(describe(drawing));
    const doubting = current !== attempt;
    setText(reply, said);
    reply.dataset.verdict = verdict;
    setText(praise, finished && !doubting ? t(helped ? "problem-shown" : "problem-praise") : "");
    again.hidden = doubting || !attempt.started;
    hint.hidden = help.hidden = doubting || attempt.finished;
    doubt.hidden = another.hidden = together.hidden = doubting;
    back.hidden = !doubting;
    next.classList.toggle("primary", finished || isSolved(problem.id));
    if (said) (finished ? praise : reply).scrollIntoView({ block: "nearest" });
    if (current.sound) play(current.sound);
    current.sound = null;
  }

  /** @param {import("../learn/exercise.js").Shown} drawing */
  function describe({ cells, over }) {
    const marks = new Map();
    for (const { kind, index } of over) marks.set(index, [...(marks.get(index) ?? []), kind]);
    /** @type {Record<string, string>} */
    const names = { marked: t("learn-marked"), found: t("problem-hint-mark"), last: t("point-last"), ko: t("point-ko") };
    /** @param {number} i */
    return (i) => {
      const point = geometry.names[i];
      const what = cells[i] === "." ? t("point-empty", { point })
        : t("point-stone", { point, colour: cells[i] === "X" ? "black" : "white" });
      return listed([what, ...(marks.get(i) ?? []).map((/** @type {string} */ kind) => names[kind])]);
    };
  }

  refresh();
}
