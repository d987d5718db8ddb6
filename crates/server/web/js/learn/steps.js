/** An exercise of several steps on one board. Each step begins with the board of the last one. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { Exercise } from "./exercise.js";
import { FindExercise } from "./find.js";
import { NumberExercise } from "./number.js";

const KINDS = { find: FindExercise, number: NumberExercise };

export class StepsExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.table = /** @type {import("../../types/learn.js").Steps} */ (this.lesson.exercise);
    this.box = h("div", { class: "step" });
    this.controls = [this.box];
    this.at = 0;
    this.inner = this.open(this.lesson.cells);
  }

  /** @param {string} cells the board after the earlier steps */
  open(cells) {
    const exercise = this.table.steps[this.at];
    const inner = new KINDS[exercise.kind]({ ...this.lesson, cells, exercise }, this.geometry, () => this.follow());
    this.box.replaceChildren(...inner.controls);
    this.playable = inner.playable;
    return inner;
  }

  task() {
    return t(`lesson-${this.lesson.id}-task-${this.at + 1}`);
  }

  reset() {
    super.reset();
    this.at = 0;
    this.inner = this.open(this.lesson.cells);
  }

  drawing() {
    return this.inner.drawing();
  }

  /** Takes over the board of a step, and begins the next step. */
  follow() {
    const { said, verdict, sound, helped, finished } = this.inner;
    this.started = true;
    this.say(said, verdict);
    this.sound = sound;
    this.inner.sound = null;
    this.helped ||= helped;
    const last = this.at + 1 === this.table.steps.length;
    this.finished = finished && last;
    if (finished && !last) {
      const { cells } = this.inner.drawing();
      this.at += 1;
      this.inner = this.open(cells);
      this.say(`${said} ${this.task()}`, verdict);
    }
    this.changed();
  }

  /** @param {number} index */
  choose(index) {
    this.inner.choose(index);
  }

  show() {
    this.inner.show();
  }
}
