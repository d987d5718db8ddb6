/** The tree of a study, as the server tells it: a snapshot, and what operations did since. */

/** @typedef {import("../../types/study.js").Effect} Effect */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").NodeBoard} NodeBoard */
/** @typedef {import("../../types/study.js").Shown} Shown */

/** An effect names a node that is not there: a snapshot is needed. */
export class Missed extends Error {}

export class Tree {
  /** @param {Shown[]} nodes those of a snapshot, each behind its parent
   * @param {[string, NodeBoard][]} boards what is unusual about the boards of some */
  constructor(nodes, boards) {
    /** The nodes that are not deleted, by their names. @type {Map<string, Node>} */
    this.nodes = new Map();
    /** The first nodes of the chapters. @type {Node[]} */
    this.chapters = [];
    this.add(nodes, this.chapters, null, null);
    this.know(boards);
  }

  /** Notes what nodes do to the board, where that is not as usual any more or again.
   * @param {[string, NodeBoard][]} boards */
  know(boards) {
    for (const [name, board] of boards) {
      const node = this.nodes.get(name);
      if (node) node.board = Object.keys(board).length > 0 ? board : null;
    }
  }

  /** Follows an operation that was done. Throws `Missed` if one before it was not followed.
   * @param {Effect[]} effects */
  follow(effects) {
    for (const effect of effects) this.followOne(effect);
  }

  /** @param {Effect} effect */
  followOne(effect) {
    if ("came" in effect) {
      const { nodes, parent, before } = effect.came;
      const first = this.nodes.get(nodes[0]?.name ?? "");
      if (first) this.remove(first);
      const above = parent === undefined ? null : this.known(parent);
      this.add(nodes, this.siblings(above), above, before ?? null);
    } else if ("went" in effect) {
      this.remove(this.known(effect.went.node));
    } else if ("put" in effect) {
      const { node, parent, before } = effect.put;
      const moved = this.known(node);
      const above = parent === undefined ? null : this.known(parent);
      detach(moved, this.siblings(moved.parent));
      moved.parent = above;
      attach(moved, this.siblings(above), before ?? null);
    } else if ("set" in effect) {
      this.known(effect.set.node).properties = effect.set.properties;
    } else if ("said" in effect) {
      this.known(effect.said.node).remarks = effect.said.remarks;
    }
  }

  /** The children of a node, or the chapters. @param {Node | null} parent */
  siblings(parent) {
    return parent?.children ?? this.chapters;
  }

  /** @param {string} name @returns {Node} */
  known(name) {
    const node = this.nodes.get(name);
    if (!node) throw new Missed(name);
    return node;
  }

  /** Adds nodes, the first of them among these siblings.
   * @param {Shown[]} shown @param {Node[]} siblings @param {Node | null} parent
   * @param {string | null} before */
  add(shown, siblings, parent, before) {
    /** @type {Node[]} */
    const added = [];
    for (const { name, above, properties, remarks } of shown) {
      const over = above === undefined ? parent : (added[above] ?? null);
      /** @type {Node} */
      const node = { name, parent: over, children: [], properties, remarks: remarks ?? [], board: null };
      this.nodes.set(name, node);
      added.push(node);
      if (above === undefined) attach(node, siblings, before);
      else over?.children.push(node);
    }
  }

  /** Takes a node away with all below it. @param {Node} top */
  remove(top) {
    detach(top, this.siblings(top.parent));
    const open = [top];
    for (let node = open.pop(); node; node = open.pop()) {
      this.nodes.delete(node.name);
      for (const child of node.children) open.push(child);
    }
  }
}

/** @param {Node} node @param {Node[]} siblings @param {string | null} before */
function attach(node, siblings, before) {
  const at = before === null ? -1 : siblings.findIndex((sibling) => sibling.name === before);
  siblings.splice(at < 0 ? siblings.length : at, 0, node);
}

/** @param {Node} node @param {Node[]} siblings */
function detach(node, siblings) {
  const at = siblings.indexOf(node);
  if (at >= 0) siblings.splice(at, 1);
}

/** The first value of a property of a node; null if it has none.
 * @param {Node} node @param {string} name @returns {string | null} */
export function value(node, name) {
  return node.properties.find(([own]) => own === name)?.[1][0] ?? null;
}

/** The move of a node: its colour, and its point or an empty text for a pass.
 * @param {Node} node @returns {{ color: "B" | "W", point: string } | null} */
export function moveOf(node) {
  for (const color of /** @type {const} */ (["B", "W"])) {
    const point = value(node, color);
    if (point !== null) return { color, point };
  }
  return null;
}

/** The way from the first node of the chapter to a node. @param {Node} node @returns {Node[]} */
export function wayTo(node) {
  const way = [];
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) way.push(at);
  return way.reverse();
}
