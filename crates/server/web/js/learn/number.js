/** An exercise: count, and enter the number. */

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { Exercise } from "./exercise.js";

export class NumberExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.table = /** @type {import("../../types/learn.js").Count} */ (this.lesson.exercise);
    this.playable = false;
    this.input = h("input", { id: "learn-number", type: "number", min: 0, step: 0.5, inputmode: "decimal", autocomplete: "off" });
    const form = h("form", { class: "number-form", novalidate: true },
      h("div", { class: "field" }, h("label", { for: "learn-number" }, t("learn-number")), this.input),
      h("button", { type: "submit", id: "learn-check" }, t("learn-check")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer(this.input.valueAsNumber);
    });
    this.controls = [form];
  }

  reset() {
    super.reset();
    this.input.value = "";
  }

  /** @param {number} said */
  answer(said) {
    const { right } = this.table;
    this.started = true;
    this.finished = said === right;
    if (Number.isNaN(said)) this.say(t("learn-number-none"), "off");
    else if (said === right) this.say(t("learn-number-right"), "right");
    else this.say(t(said < right ? "learn-number-more" : "learn-number-less"), "off");
    this.changed();
  }

  choose() {
    this.say(t("learn-number-look"), "off");
    this.changed();
  }

  show() {
    this.helped = true;
    this.input.value = String(this.table.right);
    this.answer(this.table.right);
    this.said = `${number(this.table.right)}. ${this.said}`;
    this.changed();
  }
}
