/** What the analyst has said of a game, and what of it is shown. */

/** @typedef {import("../../types/protocol.js").Judged} Judged */
/** @typedef {import("../../types/protocol.js").Step} Step */

/** A move that costs so many points is a mistake. */
const MISTAKE = 4;
/** So many moves are proposed on the board. */
const MOST_HINTS = 5;
/** A move tried less often than this part of the best one is no proposal. */
const LEAST_TRIED = 0.05;

/** The letters of the hints on the board. */
export const LETTERS = "ABCDE";

export class Study {
  constructor() {
    /** Whether this page wants to be told. */
    this.on = false;
    this.hints = true;
    this.ownership = false;
    /** By how many steps are made. @type {(Judged | undefined)[]} */
    this.judged = [];
    /** How many positions have not been judged; null: nobody has said yet. @type {number | null} */
    this.left = null;
    this.full = false;
  }

  /** No longer: what is known already may be shown when it is asked for again. */
  stop() {
    this.on = false;
    this.left = null;
    this.full = false;
  }

  /** @param {import("../../types/protocol.js").News} news */
  learn(news) {
    for (const judged of news.judged) this.judged[judged.after] = judged;
    this.left = news.left;
    this.full = news.full;
  }

  /**
   * The game has gone on or back: what was said holds as far as its steps are the same.
   * @param {readonly Step[]} before
   * @param {readonly Step[]} steps
   */
  keep(before, steps) {
    const same = steps.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(before[i]));
    const common = same < 0 ? steps.length : same;
    this.judged.length = Math.min(this.judged.length, common + 1);
  }

  /** @param {number} steps */
  at(steps) {
    return this.on ? this.judged[steps] : undefined;
  }

  /**
   * The moves worth proposing, the best first.
   * @param {number} steps
   * @returns {import("../../types/protocol.js").Hint[]}
   */
  proposals(steps) {
    const moves = this.at(steps)?.moves ?? [];
    const most = Math.max(...moves.map((move) => move.visits));
    return moves.filter((move) => move.visits >= most * LEAST_TRIED).slice(0, MOST_HINTS);
  }

  /**
   * How many points the last of these steps cost who made it.
   * @param {readonly Step[]} steps all of them
   * @param {number} made
   * @returns {number | null} null where that is not known
   */
  loss(steps, made) {
    const step = steps[made - 1];
    const [before, after] = [this.judged[made - 1], this.judged[made]];
    if (!before || !after || !step || !("c" in step) || before.toMove !== step.c) return null;
    return (before.lead - after.lead) * (step.c === "black" ? 1 : -1);
  }

  /**
   * After how many steps a mistake has been made.
   * @param {readonly Step[]} steps
   * @returns {number[]}
   */
  mistakes(steps) {
    return steps.map((_, i) => i + 1).filter((made) => (this.loss(steps, made) ?? 0) >= MISTAKE);
  }
}
