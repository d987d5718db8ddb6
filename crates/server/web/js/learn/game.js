/** The last page: a game against the gentlest opponent there is. */

import { bodyOf, createGame, explain, getMeta } from "../api.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { Exercise } from "./exercise.js";
import { markDone } from "./progress.js";

export class GameExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.playable = false;
    const start = h("button", { type: "button", id: "learn-game", class: "primary" }, t("learn-play-game"));
    start.addEventListener("click", () => void this.begin(start));
    this.controls = [start];
  }

  /** @param {HTMLButtonElement} start */
  async begin(start) {
    start.disabled = true;
    try {
      const { ranks } = await getMeta();
      const { key } = await createGame({
        width: 9, height: 9, rules: this.lesson.rules, komi: null, handicap: { kind: "none" }, colour: "black",
        opponent: { kind: "computer", rank: ranks[0] }, clock: { kind: "none" },
      });
      markDone(this.lesson.id);
      location.assign(`/g/${key}`);
    } catch (error) {
      const body = bodyOf(error);
      this.say(body.code === "unreachable" ? t("learn-offline") : explain(body), "off");
      this.changed();
    } finally {
      start.disabled = false;
    }
  }
}
