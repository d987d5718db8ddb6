/** Where a person stands in a tree, and where keys lead. */

import { moveOf, rootOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */

export class Walk {
  /** @param {Node} at */
  constructor(at) {
    this.at = at;
    /** The child that was visited last, by its parent's name. @type {Map<string, Node>} */
    this.last = new Map();
    /** Where the person stood last in each chapter. @type {Map<string, Node>} */
    this.stood = new Map();
  }

  /** Goes to a node. Going forward again leads there. @param {Node} node */
  to(node) {
    this.at = node;
    for (let at = node; at.parent; at = at.parent) this.last.set(at.parent.name, at);
  }

  /** Enters a chapter where the person left it, or at its beginning. @param {Node} root */
  enter(root) {
    const place = this.stood.get(root.name);
    this.to(place && rootOf(place) === root ? place : root);
  }

  /** The child of a node that was visited last. @param {Node} node @returns {Node | null} */
  walked(node) {
    const last = this.last.get(node.name);
    return last?.parent === node && node.children.includes(last) ? last : null;
  }

  /** The child that going forward leads to: the one visited last, or else the first.
   * @param {Node} [node] @returns {Node | null} */
  following(node = this.at) {
    return this.walked(node) ?? node.children[0] ?? null;
  }

  /** Goes forward by at most this many steps. @param {number} steps */
  forward(steps = 1) {
    let node = this.at;
    for (let step = 0; step < steps; step += 1) node = this.following(node) ?? node;
    this.to(node);
  }

  back(steps = 1) {
    let node = this.at;
    for (let step = 0; step < steps; step += 1) node = node.parent ?? node;
    this.at = node;
  }

  first() {
    this.at = rootOf(this.at);
  }

  end() {
    let node = this.at;
    for (let next = this.following(node); next; next = this.following(node)) node = next;
    this.to(node);
  }

  /** To the nearest node above on the main line, which going forward follows from there. */
  main() {
    let leaves = this.at;
    for (let node = this.at; node.parent; node = node.parent) {
      if (node.parent.children[0] !== node) leaves = node.parent;
    }
    this.at = leaves;
    // From here on, forward leads along the main line.
    for (let node = leaves; node.children[0]; [node] = node.children) this.last.delete(node.name);
  }

  /** To the nearest node above with several children. */
  backFork() {
    let node = this.at.parent;
    while (node?.parent && node.children.length < 2) node = node.parent;
    if (node) this.at = node;
  }

  /** To the next node below with several children, or to the end. */
  forwardFork() {
    let node = this.following();
    while (node && node.children.length < 2 && this.following(node)) node = this.following(node);
    if (node) this.to(node);
  }

  /** To the line beside this one: 1 for the next, −1 for the one before. Where this node has none,
   * a node above leads there, and then as far down as before.
   * @param {1 | -1} direction */
  beside(direction) {
    let steps = 0;
    for (let node = this.at; node.parent; node = node.parent) {
      const siblings = node.parent.children;
      const other = siblings[siblings.indexOf(node) + direction];
      if (other) {
        this.to(other);
        this.forward(steps);
        return;
      }
      steps += 1;
    }
  }

  /** The child with this move, if there is one. @param {"B" | "W"} color @param {string} point */
  playing(color, point) {
    const is = (/** @type {Node} */ child) => {
      const move = moveOf(child);
      return move?.color === color && move.point === point;
    };
    return this.at.children.find(is) ?? null;
  }
}
