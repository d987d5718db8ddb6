/** An exercise: choose all points of a kind. */

import { t } from "../i18n.js";
import { Exercise, words } from "./exercise.js";

/** The content of a point after a change. */
const LAID = { black: "X", white: "O", off: "." };

export class FindExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.table = /** @type {import("../../types/learn.js").Find} */ (this.lesson.exercise);
    /** @type {Set<number>} */
    this.found = new Set();
  }

  reset() {
    super.reset();
    this.found.clear();
  }

  drawing() {
    const cells = [...this.lesson.cells];
    const over = this.marks().filter(({ index }) => !this.found.has(index));
    for (const index of this.found) {
      if (this.table.change) cells[index] = LAID[this.table.change];
      over.push({ kind: "found", index });
    }
    return { cells: cells.join(""), over };
  }

  /** @param {number} index */
  choose(index) {
    if (this.finished) return;
    const { verdict, said } = this.table.answers[this.table.replies[index]];
    this.started = true;
    if (verdict === "right") {
      this.found.add(index);
      if (this.table.change) this.sound = this.table.change === "off" ? "capture" : "stone";
    }
    const left = this.table.need - this.found.size;
    this.finished = left === 0;
    const more = verdict === "right" && left > 0 ? ` ${t("learn-left", { left })}` : "";
    this.say(words(said) + more, verdict);
    this.changed();
  }

  show() {
    this.helped = true;
    const { replies, answers } = this.table;
    const index = replies.findIndex((reply, i) => answers[reply].verdict === "right" && !this.found.has(i));
    if (index >= 0) this.choose(index);
  }
}
