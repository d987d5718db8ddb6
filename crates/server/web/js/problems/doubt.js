/** A doubt about an answer: the position is played on for either side, against the judge. */

import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { Exercise, words } from "../learn/exercise.js";
import { doubt } from "./store.js";

export class Doubt extends Exercise {
  /**
   * @param {import("./store.js").Problem} problem
   * @param {import("../board/geometry.js").Geometry} geometry
   * @param {() => void} changed
   * @param {(number | null)[]} moves the moves so far
   */
  constructor(problem, geometry, changed, moves) {
    super(problem, geometry, changed);
    this.name = problem.name;
    this.moves = moves;
    /** @type {(number | null)[][]} */
    this.past = [];
    /** @type {import("../../types/learn.js").Reply | null} */
    this.reply = null;
    this.busy = false;
    this.turn = h("span", { id: "play-on-turn" });
    this.pip = h("span", { class: "pip", "aria-hidden": "true" });
    this.answers = h("input", { type: "checkbox", id: "play-on-answers", checked: true });
    const button = (/** @type {string} */ id, /** @type {() => void} */ act) => {
      const made = h("button", { type: "button", id }, t(id));
      made.addEventListener("click", act);
      return made;
    };
    this.undo = button("play-on-undo", () => this.takeBack());
    this.passing = button("play-on-pass", () => this.choose(null));
    this.judge = button("play-on-judge", () => void this.ask(this.moves, true));
    this.controls = [h("div", { class: "play-on" },
      h("p", { class: "hint" }, t("play-on-about")),
      h("p", { class: "turn" }, this.pip, this.turn),
      h("label", { class: "check", for: "play-on-answers" }, this.answers, t("play-on-answers")),
      h("div", { class: "answers" }, this.passing, this.judge, this.undo))];
    void this.ask(moves, false);
  }

  drawing() {
    const over = this.marks();
    const last = this.moves.findLast((point) => point !== null);
    if (last !== undefined && last !== null) over.push({ kind: "last", index: last });
    if (this.reply?.ko !== undefined) over.push({ kind: "ko", index: this.reply.ko });
    return { cells: this.reply?.cells ?? this.lesson.cells, over };
  }

  /** @param {number | null} index a point, or null for a pass */
  choose(index) {
    if (this.busy || this.reply?.over) return;
    void this.ask([...this.moves, index], /** @type {HTMLInputElement} */ (this.answers).checked);
  }

  takeBack() {
    const before = this.past.pop();
    if (before) void this.ask(before, false, true);
  }

  /**
   * @param {(number | null)[]} moves
   * @param {boolean} answer
   * @param {boolean} [back]
   */
  async ask(moves, answer, back = false) {
    if (this.busy) return;
    this.busy = true;
    try {
      const told = await doubt(this.name, moves, answer);
      if ("refused" in told) this.say(words(told.refused), "illegal");
      else {
        if (!back && moves.length + told.moves.length > this.moves.length) {
          this.past.push(this.moves);
          this.sound = "stone";
        }
        this.moves = [...moves, ...told.moves];
        this.reply = told;
        const said = told.played ? `${words(told.played)} ${words(told.stands)}` : words(told.stands);
        this.say(said, told.works ? "on" : "off");
        setText(this.turn, told.over ? t("play-on-over") : t("play-on-turn", { colour: told.turn }));
        this.pip.className = `pip ${told.turn}`;
      }
    } catch {
      this.say(t("play-on-offline"), "off");
    }
    this.busy = false;
    this.undo.disabled = this.past.length === 0;
    this.passing.disabled = this.judge.disabled = this.reply?.over ?? false;
    this.changed();
  }
}
