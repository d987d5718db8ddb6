/**
 * The drawing of a chapter's tree, to be looked up by places: which nodes are in sight, and which
 * is here.
 */

import { layout } from "./layout.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./layout.js").Place} Place */

export class Placed {
  /** @param {Node} root
   * @param {(node: Node) => readonly Node[]} below the children of a node that are shown */
  constructor(root, below) {
    this.places = layout(root, below);
    /** The nodes of each row, by their lanes. Lanes of a row come in order from the layout.
     * @type {{ node: Node, lane: number }[][]} */
    this.rows = [];
    /** The nodes of each row with lines to lower lanes, and how far down these go.
     * @type {{ lane: number, to: number }[][]} */
    this.forks = [];
    this.lanes = 0;
    for (const [node, { lane, row }] of this.places) {
      (this.rows[row] ??= []).push({ node, lane });
      if (lane >= this.lanes) this.lanes = lane + 1;
      const children = below(node);
      if (children.length < 2) continue;
      const to = this.places.get(children[children.length - 1])?.lane;
      const first = this.places.get(children[1])?.lane;
      if (to !== undefined) (this.forks[row] ??= []).push({ lane, to: Math.max(to, first ?? 0) });
    }
  }

  /** @param {Node} node @returns {Place | undefined} */
  of(node) {
    return this.places.get(node);
  }

  /**
   * The nodes of a row between two lanes.
   * @param {number} row @param {number} from @param {number} to
   */
  between(row, from, to) {
    const nodes = this.rows[row] ?? [];
    let [low, high] = [0, nodes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (nodes[middle].lane < from) low = middle + 1;
      else high = middle;
    }
    const found = [];
    for (let i = low; i < nodes.length && nodes[i].lane <= to; i++) found.push(nodes[i]);
    return found;
  }

  /**
   * The stems of a row that cross these lanes.
   * @param {number} row
   * @param {number} from
   * @param {number} to
   */
  stems(row, from, to) {
    return (this.forks[row] ?? []).filter((fork) => fork.lane <= to && fork.to > from);
  }

  /** The node at a place. @param {number} row @param {number} lane @returns {Node | undefined} */
  at(row, lane) {
    return this.between(row, lane, lane)[0]?.node;
  }
}
