/** The analysis of a game, and the parts of it that the page shows. */

/** @typedef {import("../../types/protocol.js").Judged} Judged */
/** @typedef {import("../../types/protocol.js").Step} Step */

/** A move that loses at least this many points is a mistake. */
const MISTAKE = 4;
/** The most moves that are proposed on the board. */
const MOST_HINTS = 5;
/** The least share of the best move's visits that a proposal has. */
const LEAST_TRIED = 0.05;

/** The letters of the hints on the board. */
export const LETTERS = "ABCDE";

export class Study {
  constructor() {
    /** Whether this page wants the analysis. */
    this.on = false;
    this.hints = true;
    this.ownership = false;
    /** The evaluations by the number of steps. @type {(Judged | undefined)[]} */
    this.judged = [];
    /** How many positions have no evaluation; null before the first news. @type {number | null} */
    this.left = null;
    /** How many are still to be judged as closely as all are. */
    this.rough = 0;
    this.full = false;
    /** The mistakes in the list, each with the loss that it is listed with.
     * @type {Map<number, number>} */
    this.listed = new Map();
  }

  /** Ends the analysis. The evaluations stay for the case that it goes on. */
  stop() {
    this.on = false;
    this.left = null;
    this.full = false;
  }

  /** @param {import("../../types/protocol.js").News} news */
  learn(news) {
    for (const judged of news.judged) this.judged[judged.after] = judged;
    this.left = news.left;
    this.rough = news.rough;
    this.full = news.full;
  }

  /**
   * Keeps the evaluations up to the first step that has changed.
   *
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
   * The proposed moves, the best first.
   * @param {number} steps
   * @returns {import("../../types/protocol.js").Hint[]}
   */
  proposals(steps) {
    const moves = this.at(steps)?.moves ?? [];
    const most = Math.max(...moves.map((move) => move.visits));
    return moves.filter((move) => move.visits >= most * LEAST_TRIED).slice(0, MOST_HINTS);
  }

  /**
   * How many points a step lost for its player.
   *
   * @param {readonly Step[]} steps all steps of the game
   * @param {number} made
   * @returns {number | null} null if an evaluation is missing
   */
  loss(steps, made) {
    const step = steps[made - 1];
    const [before, after] = [this.judged[made - 1], this.judged[made]];
    if (!before || !after || !step || !("c" in step) || before.toMove !== step.c) return null;
    return (before.lead - after.lead) * (step.c === "black" ? 1 : -1);
  }

  /**
   * How many points a step lost, as the page says it everywhere: a mistake keeps its number in the
   * list while the analysis goes on.
   *
   * @param {readonly Step[]} steps
   * @param {number} made
   * @returns {number | null}
   */
  lossTold(steps, made) {
    const loss = this.loss(steps, made);
    return loss === null ? null : this.listed.get(made) ?? loss;
  }

  /** The mistakes in the list, in the order of the game. */
  inOrder() {
    return [...this.listed.keys()].sort((a, b) => a - b);
  }

  /**
   * The numbers of steps after which a mistake has just been made.
   * @param {readonly Step[]} steps
   * @returns {number[]}
   */
  mistakes(steps) {
    return steps.map((_, i) => i + 1).filter((made) => (this.loss(steps, made) ?? 0) >= MISTAKE);
  }
}
