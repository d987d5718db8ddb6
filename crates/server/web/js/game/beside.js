/**
 * A line of play beside the game. It is the only place that knows how such a line is kept: where
 * it begins, its moves, and how many of them are shown. A tree of lines can take its place.
 */

import { afterLine } from "./position.js";

/** @typedef {import("../../types/protocol.js").LineMove} LineMove */
/** @typedef {import("../../types/protocol.js").Tried} Tried */
/** @typedef {import("../../types/protocol.js").Estimate} Estimate */

/**
 * @typedef {object} Root the position of the game where a line begins
 * @property {number} steps how many steps of the game lead to it
 * @property {string} cells
 */

/**
 * @typedef {object} More
 * @property {string} [about] its description
 * @property {readonly string[]} [lost] stones that cannot be saved after it
 * @property {Tried} [answer] the referee's answer to the moves shown, if a person made them
 * @property {Estimate} [estimate] the judge's estimate of the position shown
 */

/** One line, as it is at a moment. Every change makes another one. */
export class Beside {
  /**
   * @param {Root} root
   * @param {readonly LineMove[]} moves
   * @param {number} at how many moves are shown
   * @param {More} [more]
   */
  constructor(root, moves, at, { about = "", lost = [], answer, estimate } = {}) {
    this.root = root;
    this.moves = moves;
    this.at = Math.min(Math.max(at, 0), moves.length);
    this.about = about;
    this.lost = lost;
    this.answer = answer;
    this.estimate = estimate;
  }

  /** @returns {readonly LineMove[]} the moves that are shown */
  get shown() {
    return this.moves.slice(0, this.at);
  }

  /** @returns {(string | null)[]} the points of the moves shown, as the server takes them */
  get points() {
    return this.shown.map(({ p }) => p);
  }

  /** @returns {LineMove | undefined} */
  get last() {
    return this.moves[this.at - 1];
  }

  /**
   * @param {import("../board/geometry.js").Geometry} geometry
   * @returns the position after the moves that are shown, and the stones that they take
   */
  after(geometry) {
    return afterLine(this.root.cells, geometry, this.shown);
  }

  /**
   * The same line with another number of moves shown.
   * @param {number} at
   */
  step(at) {
    const { about, lost } = this;
    return new Beside(this.root, this.moves, at, { about, lost });
  }

  /**
   * The line as the referee has followed it. It belongs to the person who tried the moves.
   * @param {Tried} answer
   */
  answered(answer) {
    return new Beside(this.root, answer.moves, answer.moves.length, { answer });
  }

  /**
   * The same line with the judge's estimate of the position shown.
   * @param {Estimate} estimate
   */
  estimated(estimate) {
    const { about, lost, answer } = this;
    return new Beside(this.root, this.moves, this.at, { about, lost, answer, estimate });
  }
}
