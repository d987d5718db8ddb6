/** The last page: a game against the gentlest opponent there is. It is done when the game is. */

import { bodyOf, createGame, explain, getMeta, getView } from "../api.js";
import { h } from "../dom.js";
import { resultText } from "../game/result.js";
import { t } from "../i18n.js";
import { recall, remember } from "../settings.js";
import { Exercise } from "./exercise.js";

/** Where the key of the learner's game is kept. */
const KEPT = "learn-game";

export class GameExercise extends Exercise {
  /** @param {ConstructorParameters<typeof Exercise>} args */
  constructor(...args) {
    super(...args);
    this.playable = false;
    const start = h("button", { type: "button", id: "learn-game", class: "primary" }, t("learn-play-game"));
    start.addEventListener("click", () => void this.begin(start));
    this.goOn = h("a", { class: "button", id: "learn-game-go-on", href: "#", hidden: true }, t("learn-game-go-on"));
    this.controls = [start, this.goOn];
    void this.look();
  }

  /** Whether the game that was begun has ended, and how. */
  async look() {
    const key = recall(KEPT, null);
    if (typeof key !== "string") return;
    try {
      const { phase } = await getView(key);
      this.finished = phase.kind === "ended";
      if (phase.kind === "ended") this.say(resultText(phase.result), "right");
      this.goOn.href = `/g/${encodeURIComponent(key)}`;
      this.goOn.hidden = this.finished;
      this.changed();
    } catch {
      // Nobody at the other end, or the game is no longer there: another can be begun.
    }
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
      remember(KEPT, key);
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
