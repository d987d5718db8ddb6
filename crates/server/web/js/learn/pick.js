/** An exercise: pick the rulesets, or the sentences, for which a statement is true. */

import { h, setText } from "../dom.js";
import { rulesetName, t } from "../i18n.js";
import { Exercise, words } from "./exercise.js";

export class PickExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.table = /** @type {import("../../types/learn.js").Pick} */ (this.lesson.exercise);
    this.playable = false;
    const { id } = this.lesson;
    const name = (/** @type {string} */ option) =>
      this.table.rulesets ? rulesetName(option) : t(`lesson-${id}-option-${option}`);
    this.rows = this.table.options.map((option, i) => {
      const button = h("button", { type: "button", "data-option": option }, name(option));
      button.addEventListener("click", () => this.pick(i));
      return { button, line: h("p", { class: "told" }) };
    });
    this.picked = new Set();
    this.controls = [
      h("p", { class: "hint" }, t("learn-pick")),
      h("ul", { class: "options" }, ...this.rows.map(({ button, line }) => h("li", {}, button, line))),
    ];
  }

  reset() {
    super.reset();
    this.picked.clear();
    for (const { button, line } of this.rows) {
      button.removeAttribute("data-verdict");
      button.removeAttribute("aria-pressed");
      setText(line, "");
    }
  }

  /** @param {number} i */
  pick(i) {
    const { verdict, said } = this.table.answers[i];
    const own = this.table.rulesets ? "" : ` ${t(`lesson-${this.lesson.id}-reply-${i + 1}`)}`;
    const { button, line } = this.rows[i];
    this.started = true;
    this.picked.add(i);
    button.dataset.verdict = verdict;
    button.setAttribute("aria-pressed", "true");
    setText(line, `${verdict === "right" ? "✓" : "✗"} ${words(said)}${own}`);
    this.finished = this.table.answers.every(({ verdict }, k) => verdict !== "right" || this.picked.has(k));
    this.say(`${button.textContent}: ${words(said)}${own}`, verdict);
    this.changed();
  }

  show() {
    this.helped = true;
    const i = this.table.answers.findIndex(({ verdict }, k) => verdict === "right" && !this.picked.has(k));
    if (i >= 0) this.pick(i);
  }
}
