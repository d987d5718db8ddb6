/** What this page has done, to be taken back and done again, over a reload too. */

import { recallInTab, rememberInTab } from "../settings.js";

/** The most changes that a reload leaves. */
const MOST = 200;

export class Undo {
  /** @param {import("./home.js").Home} home the study's */
  constructor({ home }) {
    this.place = `study-undo.${home}`;
    const kept = recallInTab(this.place, /** @type {{ done?: string[][], undone?: string[][] }} */ ({}));
    /**
     * The names of the operations of each change, the last change at the end.
     * @type {string[][]}
     */
    this.done = kept.done ?? [];
    /** @type {string[][]} */
    this.undone = kept.undone ?? [];
  }

  keep() {
    rememberInTab(this.place, { done: this.done.slice(-MOST), undone: this.undone.slice(-MOST) });
  }

  /**
   * A change was made. Changes that were taken back before cannot be done again now.
   * @param {string[]} ids
   */
  push(ids) {
    if (ids.length === 0) return;
    this.done.push(ids);
    this.undone = [];
    this.keep();
  }

  /**
   * The operations that take the last change back, or do it again.
   * @param {"done" | "undone"} from
   * @param {(acts: import("../../types/study.js").Act[]) => string[]} send gives the operations
   * their names
   */
  turn(from, send) {
    const ids = this[from].pop();
    if (!ids) return [];
    const turned = send([...ids].reverse().map((of) => ({ op: "undo", of })));
    this[from === "done" ? "undone" : "done"].push(turned);
    this.keep();
    return turned;
  }

  /** Whether an operation is one that can be taken back. @param {string} id */
  takesBack(id) {
    return this.done.some((ids) => ids.includes(id));
  }

  /** The server refused an operation, so there is nothing to take back. @param {string} id */
  drop(id) {
    if (![...this.done, ...this.undone].some((ids) => ids.includes(id))) return;
    for (const stack of /** @type {const} */ (["done", "undone"])) {
      this[stack] = this[stack].map((ids) => ids.filter((one) => one !== id)).filter((ids) => ids.length > 0);
    }
    this.keep();
  }
}
