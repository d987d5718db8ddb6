/** What this page has done, to be taken back and done again. */

export class Undo {
  constructor() {
    /**
     * The names of the operations of each change, the last change at the end.
     * @type {string[][]}
     */
    this.done = [];
    /** @type {string[][]} */
    this.undone = [];
  }

  /**
   * A change was made. Changes that were taken back before cannot be done again now.
   * @param {string[]} ids
   */
  push(ids) {
    if (ids.length === 0) return;
    this.done.push(ids);
    this.undone = [];
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
    return turned;
  }

  /** Whether an operation is one that can be taken back. @param {string} id */
  takesBack(id) {
    return this.done.some((ids) => ids.includes(id));
  }

  /** The server refused an operation, so there is nothing to take back. @param {string} id */
  drop(id) {
    for (const stack of /** @type {const} */ (["done", "undone"])) {
      this[stack] = this[stack].map((ids) => ids.filter((one) => one !== id)).filter((ids) => ids.length > 0);
    }
  }
}
