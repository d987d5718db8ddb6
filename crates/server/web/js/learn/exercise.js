/** The parts that all kinds of exercises share. */

import { h } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("../../types/learn.js").Lesson} Lesson */
/** @typedef {import("../../types/learn.js").Said} Said */
/** @typedef {{ cells: string, over: import("../board/marks.js").Mark[] }} Shown */

export class Exercise {
  /**
   * @param {Lesson} lesson
   * @param {import("../board/geometry.js").Geometry} geometry
   * @param {() => void} changed
   */
  constructor(lesson, geometry, changed) {
    this.lesson = lesson;
    this.geometry = geometry;
    this.changed = changed;
    /** @type {HTMLElement[]} */
    this.controls = [];
    this.playable = true;
    this.helped = false;
    this.said = "";
    this.verdict = "";
    this.finished = false;
    this.started = false;
    /** @type {"stone" | "capture" | null} */
    this.sound = null;
  }

  /** The task in words. */
  task() {
    return t(`lesson-${this.lesson.id}-task`);
  }

  /** Begins anew. */
  reset() {
    this.helped = false;
    this.started = false;
    this.finished = false;
    this.say("", "");
  }

  /**
   * @param {string} said
   * @param {string} verdict
   */
  say(said, verdict) {
    this.said = said;
    this.verdict = verdict;
  }

  /** The points that the text is about. @returns {import("../board/marks.js").Mark[]} */
  marks() {
    return this.lesson.marks.map((index) => ({ kind: /** @type {const} */ ("marked"), index }));
  }

  /** @returns {Shown} */
  drawing() {
    return { cells: this.lesson.cells, over: this.marks() };
  }

  /** @param {number} _index the point that a person chose */
  choose(_index) {
    this.say(t("learn-look-only"), "off");
    this.changed();
  }

  /** Shows the right answer. The page does not count as done then. */
  show() {}
}

/** @param {Said} said */
export const words = (said) => t(said.id, said.args);

/** @param {Lesson} lesson */
export const colourLine = ({ turn }) => h("p", { class: "turn" }, h("span", { class: `pip ${turn}`, "aria-hidden": "true" }), t("learn-you-are", { colour: turn }));
