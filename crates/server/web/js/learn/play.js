/** An exercise: play. The table has an answer to every move. Some moves lead to another state. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { wantsLessMotion } from "../settings.js";
import { Exercise, colourLine, words } from "./exercise.js";

/** How long the opponent waits with its move, in milliseconds. */
const PAUSE = 450;

export class PlayExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.table = /** @type {import("../../types/learn.js").Play} */ (this.lesson.exercise);
    this.state = 0;
    /** @type {string | null} what is shown instead of the state, after a move that was not it */
    this.aside = null;
    /** @type {number | null} */
    this.last = null;
    this.timer = 0;
    const pass = h("button", { type: "button", id: "learn-pass" }, t("learn-pass"));
    pass.addEventListener("click", () => this.make(null));
    this.controls = [h("div", { class: "moving" }, colourLine(this.lesson), pass)];
  }

  reset() {
    super.reset();
    clearTimeout(this.timer);
    this.state = 0;
    this.aside = null;
    this.last = null;
  }

  drawing() {
    const { cells, ko } = this.table.states[this.state];
    const over = this.aside === null && this.state === 0 ? this.marks() : [];
    if (this.last !== null) over.push({ kind: "last", index: this.last });
    if (ko !== undefined && this.aside === null) over.push({ kind: "ko", index: ko });
    return { cells: this.aside ?? cells, over };
  }

  /** @param {number} index */
  choose(index) {
    this.make(index);
  }

  show() {
    this.helped = true;
    this.make(this.table.states[this.state].best);
  }

  /** @param {number | null} move a point, or null for a pass */
  make(move) {
    if (this.finished) return;
    clearTimeout(this.timer);
    const state = this.table.states[this.state];
    const answer = this.table.answers[move === null ? state.pass : state.replies[move]];
    const steps = answer.steps ?? [];
    this.say("", "");
    if (answer.verdict === "illegal") this.aside = null;
    this.started = true;
    const [mine, ...others] = steps;
    /** @param {string} cells @param {import("../../types/learn.js").Step} step */
    const after = (cells, { mine, point, takes = [] }) => {
      const stones = [...cells];
      const black = mine === (this.lesson.turn === "black");
      if (point !== null) stones[point] = black ? "X" : "O";
      for (const taken of takes) stones[taken] = ".";
      if (point !== null) this.last = point;
      this.sound = takes.length > 0 ? "capture" : point === null ? this.sound : "stone";
      return stones.join("");
    };
    if (mine) this.aside = after(state.cells, mine);
    const end = () => {
      for (const step of others) this.aside = after(this.aside ?? state.cells, step);
      this.say(words(answer.said), answer.verdict);
      if (answer.next !== undefined) {
        this.state = answer.next;
        this.aside = null;
      }
      this.finished = answer.verdict === "right";
      this.changed();
    };
    if (others.length === 0 || wantsLessMotion()) return end();
    this.changed();
    this.timer = setTimeout(end, PAUSE);
    return undefined;
  }
}
