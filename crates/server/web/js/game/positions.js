/** The positions of a game with their prisoners, each worked out once. */

import { after } from "./position.js";

/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("./position.js").Taken} Taken */

export class Positions {
  /** @param {import("../board/geometry.js").Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    /**
     * The position looked at last.
     * @type {{ view: View, steps: number, found: ReturnType<typeof after> } | null}
     */
    this.last = null;
    /** The stones taken up to the end. @type {{ view: View, taken: Taken } | null} */
    this.whole = null;
  }

  /**
   * @param {View} view
   * @param {number} steps
   */
  after(view, steps) {
    if (this.last?.view === view && this.last.steps === steps) return this.last.found;
    const found = after(view, this.geometry, steps);
    this.last = { view, steps, found };
    return found;
  }

  /**
   * The prisoners of both sides after a number of steps, and after a line from there.
   * @param {View} view
   * @param {number} steps
   * @param {import("./beside.js").Beside | null} beside
   * @returns {Taken}
   */
  captures(view, steps, beside) {
    if (steps === view.steps.length && !beside) return view.captures;
    if (this.whole?.view !== view) this.whole = { view, taken: after(view, this.geometry, view.steps.length).taken };
    const [all, until] = [this.whole.taken, this.after(view, steps).taken];
    const more = beside?.after(this.geometry).taken;
    // The server knows of prisoners from other sources than these moves, so its number is the base.
    const at = (/** @type {"black" | "white"} */ side) => view.captures[side] - all[side] + until[side] + (more?.[side] ?? 0);
    return { black: at("black"), white: at("white") };
  }
}
