/** The last page: a game against the weakest opponent. The page is done when the game has ended. */

import { getView } from "../api/game.js";
import { createGame, getMeta } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { h } from "../dom.js";
import { resultText } from "../game/result.js";
import { t } from "../i18n.js";
import { recall, remember } from "../settings.js";
import { Exercise } from "./exercise.js";

/** The name under which the browser keeps the key of the learner's game. */
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

  /** Looks whether the game has ended, and with which result. */
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
      // The server does not answer, or has no such game. The person can begin another.
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
