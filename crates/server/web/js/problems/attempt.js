/** Solving a problem. The table has an answer to every move. The moves are kept for a doubt. */

import { PlayExercise } from "../learn/play.js";

export class Attempt extends PlayExercise {
  /**
   * @param {import("./store.js").Problem} problem
   * @param {import("../board/geometry.js").Geometry} geometry
   * @param {() => void} changed
   */
  constructor(problem, geometry, changed) {
    super(problem, geometry, changed);
    this.problem = problem;
    /** The moves of both sides that led to the state. @type {(number | null)[]} */
    this.before = [];
    /** The moves that led to the position shown. @type {(number | null)[]} */
    this.moves = [];
    this.hinted = false;
  }

  reset() {
    super.reset();
    this.before = [];
    this.moves = [];
    this.hinted = false;
  }

  drawing() {
    const drawing = super.drawing();
    if (this.hinted && this.aside === null && this.state === 0) {
      drawing.over = drawing.over.concat(this.problem.hint.map((index) => ({ kind: /** @type {const} */ ("found"), index })));
    }
    return drawing;
  }

  /** @param {number | null} move */
  make(move) {
    if (this.finished) return;
    const state = this.table.states[this.state];
    const { steps = [], next } = this.table.answers[move === null ? state.pass : state.replies[move]];
    this.moves = [...this.before, ...steps.map(({ point }) => point)];
    if (next !== undefined) this.before = this.moves;
    this.last = null;
    super.make(move);
  }

  /** Marks four points, of which one is right. */
  hint() {
    this.reset();
    this.hinted = true;
    this.changed();
  }
}
