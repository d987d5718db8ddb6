/**
 * The position of each node, as the server tells what nodes do to the board. No rule is applied
 * here.
 */

import { indexOf, points, text, values } from "./sgf.js";
import { moveOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/**
 * @typedef {object} Position
 * @property {string} cells a character for each point: `.`, `X`, `O`
 * @property {"B" | "W" | null} turn as the moves have it
 * @property {[number, number]} captures stones that Black and White have captured
 * @property {number[]} dimmed points that are pale here; they hold until a later node says
 * otherwise @property {number[]} visible the only points shown, if there are any
 */

/** A position on a long way is kept after this many nodes. */
const APART = 64;
const LETTERS = ".XO";

/** @typedef {Omit<Position, "cells"> & { bytes: Uint8Array }} Kept */

export class Positions {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    /** @type {WeakMap<Node, Kept>} */
    this.kept = new WeakMap();
    /** @type {WeakMap<Node, Position>} */
    this.shown = new WeakMap();
    /** @type {WeakMap<Node, number>} */
    this.numbers = new WeakMap();
  }

  /** The tree has changed. */
  forget() {
    this.kept = new WeakMap();
    this.shown = new WeakMap();
    this.numbers = new WeakMap();
  }

  /** A node has changed. @param {Node} top */
  forgetBelow(top) {
    const open = [top];
    for (let node = open.pop(); node; node = open.pop()) {
      this.kept.delete(node);
      this.shown.delete(node);
      this.numbers.delete(node);
      for (const child of node.children) open.push(child);
    }
  }

  /** The number of the last move at a node. @param {Node} node @returns {number} */
  number(node) {
    /** @type {Node[]} */
    const way = [];
    let at = /** @type {Node | null} */ (node);
    for (; at && !this.numbers.has(at); at = at.parent) way.push(at);
    let count = (at && this.numbers.get(at)) ?? 0;
    for (let left = way.length - 1; left >= 0; left -= 1) {
      count = numberAfter(count, way[left]);
      this.numbers.set(way[left], count);
    }
    return count;
  }

  /** @param {Node} node @returns {Position} */
  at(node) {
    let shown = this.shown.get(node);
    if (!shown) {
      const { bytes, ...rest } = this.known(node);
      shown = { ...rest, cells: Array.from(bytes, (at) => LETTERS[at]).join("") };
      this.shown.set(node, shown);
    }
    return shown;
  }

  /** @param {Node} node @returns {Kept} */
  known(node) {
    /** @type {Node[]} */
    const way = [];
    let at = /** @type {Node | null} */ (node);
    while (at && !this.kept.has(at)) {
      way.push(at);
      at = at.parent;
    }
    const base = at && this.kept.get(at);
    /** @type {Kept} */
    const now = base ? { ...base, bytes: base.bytes.slice() }
      : { bytes: new Uint8Array(this.geometry.count), turn: null, captures: [0, 0], dimmed: [], visible: [] };
    for (let left = way.length - 1; left >= 0; left -= 1) {
      this.follow(now, way[left]);
      if (left === 0 || left % APART === 0) this.kept.set(way[left], { ...now, bytes: now.bytes.slice() });
    }
    return now;
  }

  /** Changes a position into that after another node. @param {Kept} now @param {Node} node */
  follow(now, node) {
    const { geometry } = this;
    const { bytes } = now;
    const move = moveOf(node);
    const board = node.board;
    const put = (/** @type {string} */ run, /** @type {number} */ what) => {
      for (let i = 0; i < run.length; i += 2) {
        const index = indexOf(run.slice(i, i + 2), geometry);
        if (index !== undefined) bytes[index] = what;
      }
    };
    if (board?.changes) {
      put(board.changes.empty ?? "", 0);
      put(board.changes.black ?? "", 1);
      put(board.changes.white ?? "", 2);
    } else if (move) put(move.point.slice(0, 2), move.color === "B" ? 1 : 2);
    // The server has not told yet what a set-up of this page does.
    else if (node.waits) for (const [name, what] of /** @type {const} */ ([["AE", 0], ["AB", 1], ["AW", 2]])) {
      for (const index of points(values(node, name), geometry)) bytes[index] = what;
    }
    if (move) now.turn = move.color === "B" ? "W" : "B";
    if (board?.turn) now.turn = board.turn;
    if (board?.captures) now.captures = board.captures;
    for (const [name, values] of node.properties) {
      if (name === "DD") now.dimmed = points(values, geometry);
      else if (name === "VW") now.visible = points(values, geometry);
    }
  }

  /**
   * Whose turn it is for a person who plays here: as the node says; else, behind a node without a
   * move, as the first move there has it; else as usual. The study decides alike, and both are held
   * against `conformance/study-turns.json`.
   * @param {Node} node @returns {"B" | "W"}
   */
  turn(node) {
    const said = text(node, "PL").trim().toUpperCase()[0];
    if (said === "B" || said === "W") return said;
    const next = node.children.map(moveOf).find((move) => move !== null);
    const { turn } = this.at(node);
    if (!moveOf(node) && next) return next.color;
    return turn ?? "B";
  }
}

/** @param {number} before @param {Node} node */
function numberAfter(before, node) {
  const said = Number.parseInt(values(node, "MN")[0] ?? "", 10);
  if (!Number.isNaN(said)) return said;
  return moveOf(node) ? before + 1 : before;
}
