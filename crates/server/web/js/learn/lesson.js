/** A page of the course: its text, its board and its answers. */

import { Board } from "../board/board.js";
import { Geometry } from "../board/geometry.js";
import { h, setText } from "../dom.js";
import { list, rulesetName, t } from "../i18n.js";
import { onSettings, settings } from "../settings.js";
import { play } from "../sound.js";
import { exerciseOf } from "./exercises.js";
import { isDone, markDone } from "./progress.js";

/** @typedef {import("../../types/learn.js").Lesson} Lesson */

/** The board that is shown. The next page has another. @type {Board | null} */
let shown = null;
onSettings(() => shown?.showCoordinates(settings.coordinates));

/**
 * @param {HTMLElement} main
 * @param {Lesson} lesson
 * @param {{ chapter: string, before?: string, after?: string }} place
 */
export function showLesson(main, lesson, { chapter, before, after }) {
  const geometry = new Geometry(...lesson.size);
  const exercise = exerciseOf(lesson, geometry, refresh);
  // A question about sentences has no board. Where answers stand beside their options, the line
  // for the answer is only for screen readers.
  const wordy = lesson.exercise.kind === "pick" && !lesson.exercise.rulesets;
  const area = h("div", { class: "board-area", hidden: wordy });
  const reply = h("p", { id: "learn-reply", class: lesson.exercise.kind === "pick" ? "unseen" : "", role: "status" });
  const task = h("p", { id: "learn-task", class: "task" });
  const praise = h("p", { id: "learn-done", role: "status" });
  const again = h("button", { type: "button", id: "learn-again" }, t("learn-again"));
  const help = h("button", { type: "button", id: "learn-show", class: "quiet" }, t("learn-show"));
  const next = h("a", { class: "button primary", id: "learn-next", href: after ? `#${after}` : "#" },
    t(after ? "learn-next" : "learn-overview"));
  const title = t(`lesson-${lesson.id}`);
  document.title = `${title} – Tengen`;
  main.className = wordy ? "lesson wordy" : "lesson";
  main.replaceChildren(
    h("div", { class: "telling" },
      h("nav", { class: "crumbs" }, h("a", { id: "learn-overview", href: "#" }, t("learn-overview")), h("span", {}, t(`chapter-${chapter}`))),
      h("h1", { tabindex: -1 }, title),
      h("p", { id: "learn-text", "data-lesson": lesson.id }, t(`lesson-${lesson.id}-text`)),
      task,
      lesson.figure && h("p", { class: "hint" }, t(`learn-figure-${lesson.figure.text}`, { number: lesson.figure.number }))),
    area,
    h("div", { class: "answering" },
      ...exercise.controls,
      reply, praise,
      h("div", { class: "answers" }, lesson.exercise.kind === "game" ? null : help, again, next),
      before ? h("a", { class: "quiet", id: "learn-back", href: `#${before}` }, t("learn-back")) : null),
  );
  const label = list([title, rulesetName(lesson.rules)]);
  const board = new Board(area, geometry, lesson.stars.map((i) => geometry.names[i]), label, {
    choose: (index) => exercise.choose(index),
    hover: () => {},
    focus: () => {},
  });
  shown = board;
  board.showCoordinates(settings.coordinates);
  again.addEventListener("click", () => {
    exercise.reset();
    refresh();
    board.grid.cells[board.grid.current].focus({ preventScroll: true });
  });
  help.addEventListener("click", () => exercise.show());

  function refresh() {
    const { said, verdict, finished, helped } = exercise;
    if (finished && !helped && !isDone(lesson.id)) markDone(lesson.id);
    // The opponent's answer may be due when the person has left.
    if (!area.isConnected) return;
    const drawing = exercise.drawing();
    board.draw({ dead: new Set(), pending: null, under: [], fade: true, ...drawing });
    board.grid.label(describe(drawing));
    board.element.classList.toggle("playable", exercise.playable);
    setText(task, exercise.task());
    setText(reply, said);
    reply.dataset.verdict = verdict;
    setText(praise, finished ? t(`lesson-${lesson.id}-done`) : "");
    again.hidden = !exercise.started;
    help.hidden = finished;
    next.classList.toggle("primary", finished || isDone(lesson.id));
    // On a phone the answer may be below the visible part.
    if (said) (finished ? praise : reply).scrollIntoView({ block: "nearest" });
    if (exercise.sound) play(exercise.sound);
    exercise.sound = null;
  }

  /** @param {import("./exercises.js").Shown} drawing */
  function describe({ cells, over }) {
    const marks = new Map();
    for (const { kind, index } of over) marks.set(index, [...(marks.get(index) ?? []), kind]);
    /** @type {Record<string, string>} */
    const names = { marked: t("learn-marked"), found: t("learn-found"), last: t("point-last"), ko: t("point-ko") };
    /** @param {number} i */
    return (i) => {
      const point = geometry.names[i];
      const what = cells[i] === "." ? t("point-empty", { point })
        : t("point-stone", { point, colour: cells[i] === "X" ? "black" : "white" });
      const star = cells[i] === "." && lesson.stars.includes(i) ? [t("point-star")] : [];
      return list([what, ...star, ...(marks.get(i) ?? []).map((/** @type {string} */ kind) => names[kind])]);
    };
  }

  refresh();
}
