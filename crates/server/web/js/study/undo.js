/** What this page has done, to be taken back and done again, over a reload too. */

import { recallInTab, rememberInTab } from "../settings.js";

/** The most changes that a reload leaves. */
const MOST = 200;
/** The refusals that no later try would change. */
const FINAL = new Set(["unknown", "gone", "nothing", "not-yours"]);

/** A change: the names of its operations, a number by which changes keep their order, and what it
 * is in words.
 * @typedef {{ ids: string[], n: number, what?: string }} Change */
/** A change that is being turned, and the side that it came from.
 * @typedef {Change & { from: "done" | "undone" }} Turning */

export class Undo {
  /** @param {import("./home.js").Home} home the study's */
  constructor({ home }) {
    this.place = `study-changes.${home}`;
    const kept = recallInTab(this.place, /** @type {{ done?: Change[], undone?: Change[], turning?: [string, Turning][] }} */ ({}));
    /**
     * The changes that can be taken back, the last one at the end.
     * @type {Change[]}
     */
    this.done = kept.done ?? [];
    /** @type {Change[]} */
    this.undone = kept.undone ?? [];
    /** The changes that are being turned, by the operations that turn them.
     * @type {Map<string, Turning>} */
    this.turning = new Map(kept.turning);
    this.count = Math.max(0, ...[...this.done, ...this.undone, ...this.turning.values()].map(({ n }) => n));
    /** The operations that the server has once refused to turn. @type {Set<string>} */
    this.refused = new Set();
  }

  keep() {
    rememberInTab(this.place, { done: this.done.slice(-MOST), undone: this.undone.slice(-MOST), turning: [...this.turning].slice(-MOST) });
  }

  /**
   * A change was made. Changes that were taken back before cannot be done again now.
   * @param {string[]} ids @param {string} what
   */
  push(ids, what) {
    if (ids.length === 0) return;
    this.put("done", { ids, what });
    this.undone = [];
    for (const [id, { from }] of this.turning) if (from === "undone") this.turning.delete(id);
    this.keep();
  }

  /**
   * Puts a change in its place.
   * @param {"done" | "undone"} side @param {Pick<Change, "ids" | "what">} change @param {number} n
   */
  put(side, { ids, what }, n = ++this.count) {
    const later = this[side].findIndex((one) => one.n > n);
    this[side].splice(later < 0 ? this[side].length : later, 0, { ids, n, what });
  }

  /**
   * Takes the last change back, or does it again. The answer is what it is in words, and the
   * operations that turn it; null where nothing is turned.
   * @param {"done" | "undone"} from
   * @param {(acts: import("../../types/study.js").Act[]) => string[]} send gives the operations
   * their names
   * @returns {{ ids: string[], what: string } | null}
   */
  turn(from, send) {
    const change = this[from].pop();
    if (!change) return null;
    const turned = send([...change.ids].reverse().map((of) => ({ op: "undo", of })));
    for (const id of turned) this.turning.set(id, { ...change, from });
    this.put(from === "done" ? "undone" : "done", { ids: turned, what: change.what });
    this.keep();
    return { ids: turned, what: change.what ?? "" };
  }

  /** Whether an operation is one that can be taken back. @param {string} id */
  takesBack(id) {
    return this.done.some(({ ids }) => ids.includes(id));
  }

  /** The server has done an operation. @param {string} id */
  answered(id) {
    if (this.turning.delete(id)) this.keep();
  }

  /**
   * The server refused to turn an operation. The change comes back to its place, to be tried again.
   * If that is refused too, or can never be done, it is passed over, so that those before it can be
   * turned. So it is with one to be done again that a new change has ended meanwhile.
   * @param {string} id the operation that was refused
   * @param {string} of the one that it was to turn
   * @param {string} code why
   * @returns {boolean} whether the change has come back
   */
  turnRefused(id, of, code) {
    const turning = this.turning.get(id);
    this.turning.delete(id);
    this.drop(id);
    if (!turning || FINAL.has(code) || this.refused.delete(of)) {
      this.keep();
      return false;
    }
    this.refused.add(of);
    const { from, n, what } = turning;
    // Others of the same change may have come back before.
    const there = this[from].find((one) => one.n === n);
    const ids = turning.ids.filter((one) => one === of || there?.ids.includes(one));
    if (there) there.ids = ids;
    else this.put(from, { ids, what }, n);
    this.keep();
    return true;
  }

  /** The server refused an operation, so there is nothing to take back. @param {string} id */
  drop(id) {
    if (![...this.done, ...this.undone].some(({ ids }) => ids.includes(id))) return;
    for (const side of /** @type {const} */ (["done", "undone"])) {
      this[side] = this[side].map((change) => ({ ...change, ids: change.ids.filter((one) => one !== id) })).filter(({ ids }) => ids.length > 0);
    }
    this.keep();
  }
}
