/** Nodes that have left the tree: what is refused because of that still has a place of its own. */

import { FACTS, OF_FILE, STONES } from "./properties.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").Shown} Shown */
/** @typedef {import("./tree.js").Tree} Tree */
/**
 * @typedef {object} Known a node that is or was there
 * @property {string} name
 * @property {string | null} parent
 * @property {import("../../types/study.js").Property[]} properties
 */

/** What a position follows from, and what a chapter is. Others' words about it are theirs. */
const KEPT = new Set(["B", "W", "KO", "MN", "PL", ...STONES, ...FACTS, ...OF_FILE]);

/** The node that an operation needs, if it needs one. @param {Operation} operation */
export const neededBy = (operation) => ("above" in operation ? operation.above : "parent" in operation ? operation.parent
  : "node" in operation && operation.op !== "split" ? operation.node : undefined);

/**
 * The names of the nodes that an operation makes.
 * @param {Operation} operation @returns {string[]}
 */
export const madeBy = (operation) => (operation.op === "paste" ? operation.nodes.map(({ node }) => node)
  : operation.op === "play" || operation.op === "add" || operation.op === "insert" ? [operation.node] : []);

export class Past {
  constructor() {
    /** @type {Map<string, Known>} */
    this.nodes = new Map();
    /** Who has deleted nodes, where that is known. @type {Map<string, string>} */
    this.deleters = new Map();
  }

  /** A node leaves with all below it. @param {Node} top */
  take(top) {
    const open = [top];
    for (let node = open.pop(); node; node = open.pop()) {
      this.note(node);
      open.push(...node.children);
    }
  }

  /** @param {Node} node */
  note({ name, parent, properties }) {
    this.nodes.set(name, { name, parent: parent?.name ?? null, properties: properties.filter(([own]) => KEPT.has(own)) });
  }

  /** Somebody deletes a node with all below it. @param {Node} top @param {string} by */
  delete(top, by) {
    const open = [top];
    for (let node = open.pop(); node; node = open.pop()) {
      this.deleters.set(node.name, by);
      open.push(...node.children);
    }
  }

  /** A way that an earlier page knew. @param {readonly Shown[]} way */
  learn(way) {
    for (const { name, above, properties } of way) {
      this.nodes.set(name, { name, parent: above === undefined ? null : way[above].name, properties });
    }
  }

  /**
   * The nodes from the first of a chapter to one that is or was there; null if it is not known.
   * @param {Tree} tree @param {string} name @returns {Shown[] | null}
   */
  way(tree, name) {
    const way = this.ways(tree, [name]);
    return way.length > 0 ? way : null;
  }

  /**
   * The ways to several nodes, each node once. Those whose way is not known are left out.
   * @param {Tree} tree @param {Iterable<string>} names @returns {Shown[]}
   */
  ways(tree, names) {
    /** @type {Shown[]} */
    const all = [];
    /** @type {Map<string, number>} */
    const places = new Map();
    for (const name of names) {
      /** @type {Map<string, Known>} */
      const way = new Map();
      for (let at = /** @type {string | null} */ (name); at !== null && !places.has(at);) {
        const node = tree.nodes.get(at);
        if (node) this.note(node);
        const known = this.nodes.get(at);
        // Nodes may have been put elsewhere since they left.
        if (!known || way.has(at)) {
          way.clear();
          break;
        }
        way.set(at, known);
        at = known.parent;
      }
      for (const [own, { parent, properties }] of [...way].reverse()) {
        places.set(own, all.length);
        all.push({ name: own, properties, ...(parent !== null && { above: places.get(parent) }) });
      }
    }
    return all;
  }
}
