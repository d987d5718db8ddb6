/** The analysis of a game, and the parts of it that the page shows. */

/** @typedef {import("../../types/protocol.js").Judged} Judged */
/** @typedef {import("../../types/protocol.js").Step} Step */

/**
 * @typedef {object} Analysed a line of play with its analysis, as the panels of the analysis take
 * it @property {Study} study
 * @property {{ steps: readonly Step[] }} view
 * @property {number} shown how many steps are shown
 * @property {(step: number) => void} look shows another number of steps
 * @property {(Judged | undefined)[]} [game] the evaluations of the game, where the line is another
 */

/** A move that loses at least this many points is a mistake. */
export const MISTAKE = 4;
/** The most moves that are proposed on the board. */
const MOST_HINTS = 5;
/** The least share of the best move's visits that a proposal has. */
const LEAST_TRIED = 0.05;

/**
 * How many points a player's move between two positions lost; null if that is not known. What
 * different programs say cannot be compared. The move that the search would have played loses
 * nothing, whatever a later search says.
 *
 * @param {import("../../types/protocol.js").Colour} colour
 * @param {Judged | undefined} before
 * @param {Judged | undefined} after
 * @param {string | null} played its point; null for a pass
 */
export function lostBy(colour, before, after, played) {
  if (!before || !after || before.toMove !== colour || before.by !== after.by) return null;
  if (before.moves[0]?.p === played) return 0;
  return (before.lead - after.lead) * (colour === "black" ? 1 : -1);
}

/** The letters of the hints on the board. */
export const LETTERS = "ABCDE";

export class Study {
  /** @param {() => number} [least] the least loss of a mistake */
  constructor(least = () => MISTAKE) {
    this.least = least;
    /** Whether this page wants the analysis. */
    this.on = false;
    this.hints = true;
    this.ownership = false;
    /** The evaluations by the number of steps. @type {(Judged | undefined)[]} */
    this.judged = [];
    /** How many positions have no evaluation; null before the first news. @type {number | null} */
    this.left = null;
    /** How many are still to be judged more closely. */
    this.rough = 0;
    this.full = false;
    /**
     * The evaluations that losses are told by. Each stays as it came while others change a little:
     * rows of a list must not jump under a person's finger. When every position has been judged,
     * and again when all have been judged closely, all are taken anew.
     * @type {(Judged | undefined)[]}
     */
    this.told = [];
    /** How closely all were judged when all were taken anew last: not, judged, or closely. */
    this.closeness = 0;
  }

  /** Whether every position is judged, as closely as will be. */
  get close() {
    return !this.full && this.left === 0 && this.rough === 0;
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
    this.settle();
  }

  /** Takes evaluations over into those that losses are told by. */
  settle() {
    const closeness = this.close ? 2 : this.left === 0 && !this.full ? 1 : 0;
    const anew = closeness > this.closeness;
    this.closeness = closeness;
    this.told = Array.from(this.judged, (now, at) => {
      const before = this.told[at];
      return !anew && now && before && before.by === now.by ? before : now;
    });
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
    this.settle();
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
   * How many points a step lost for its player: the same number everywhere on the page.
   *
   * @param {readonly Step[]} steps all steps of the game
   * @param {number} made
   * @returns {number | null} null if an evaluation is missing
   */
  loss(steps, made) {
    const step = steps[made - 1];
    const [before, after] = [this.told[made - 1], this.told[made]];
    return step && "c" in step ? lostBy(step.c, before, after, step.p) : null;
  }

  /**
   * The numbers of steps after which a mistake has just been made, in the order of the game.
   * @param {readonly Step[]} steps
   * @returns {number[]}
   */
  mistakes(steps) {
    return steps.map((_, i) => i + 1).filter((made) => (this.loss(steps, made) ?? 0) >= this.least());
  }
}
