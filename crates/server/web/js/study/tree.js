/** The tree of a study, as the server tells it: a snapshot, and what operations did since. */

/** @typedef {import("../../types/study.js").Effect} Effect */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").NodeBoard} NodeBoard */
/** @typedef {import("../../types/study.js").Property} Property */
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
    /**
     * Nodes whose positions, and those below them, are others than before.
     * @type {Set<Node>}
     */
    this.touched = new Set();
    /** Is told of nodes that leave. @type {(top: Node) => void} */
    this.leaves = () => {};
    this.add(nodes, this.chapters, null, null);
    this.know(boards);
    this.touched.clear();
  }

  /** Notes what nodes do to the board, where that is not as usual any more or again.
   * @param {[string, NodeBoard][]} boards */
  know(boards) {
    for (const [name, board] of boards) {
      const node = this.nodes.get(name);
      if (!node) continue;
      node.board = Object.keys(board).length > 0 ? board : null;
      this.touched.add(node);
    }
  }

  /** Gives a node other properties. @param {Node} node @param {Property[]} properties */
  write(node, properties) {
    if (onBoard(node.properties) !== onBoard(properties)) this.touched.add(node);
    node.properties = properties;
  }

  /** Follows an operation that was done. Throws `Missed` if one before it was not followed.
   * @param {Effect[]} effects @param {boolean} [own] whether it is one of this page, which may show
   * it already, and what follows from its next ones */
  follow(effects, own = false) {
    for (const effect of effects) this.followOne(effect, own);
  }

  /** @param {Effect} effect @param {boolean} own */
  followOne(effect, own) {
    if ("came" in effect) {
      const { nodes, parent, before } = effect.came;
      const first = this.nodes.get(nodes[0]?.name ?? "");
      const above = parent === undefined ? null : this.known(parent);
      if (first?.waits && first.parent === above && this.settle(nodes)) {
        // The sibling behind it may stand below it already.
        if (own && !this.hasPlace(above, before)) return;
        this.place(first, above, before);
        return;
      }
      if (first) this.remove(first);
      if (!this.hasPlace(above, before)) throw new Missed(before);
      this.add(nodes, this.siblings(above), above, before ?? null);
    } else if ("went" in effect) {
      // This page may have shown already that it goes.
      const gone = this.nodes.get(effect.went.node);
      if (gone) this.remove(gone);
    } else if ("put" in effect) {
      const { node, parent, before } = effect.put;
      const moved = this.known(node);
      const above = parent === undefined ? null : this.known(parent);
      // The sibling behind it may have gone here already. The node stays where this page shows it.
      if (own && moved.parent === above && !this.hasPlace(above, before)) return;
      this.place(moved, above, before);
      this.touched.add(moved);
    } else if ("set" in effect) {
      this.write(this.known(effect.set.node), effect.set.properties);
    } else if ("said" in effect) {
      this.known(effect.said.node).remarks = effect.said.remarks;
    }
  }

  /** The server has taken nodes that this page showed already. Others may stand below them by now.
   * @param {Shown[]} shown @returns {boolean} whether all of them are there */
  settle(shown) {
    if (!shown.every(({ name }) => this.nodes.has(name))) return false;
    for (const { name, properties, remarks } of shown) {
      const node = this.known(name);
      this.touched.add(node);
      node.properties = properties;
      node.remarks = remarks ?? [];
      delete node.waits;
    }
    return true;
  }

  /** Whether this sibling, which is to stand behind another one, is below the parent.
   * @param {Node | null} parent @param {string | undefined} before */
  hasPlace(parent, before) {
    return before === undefined || this.siblings(parent).some(({ name }) => name === before);
  }

  /** Puts a node elsewhere. @param {Node} node @param {Node | null} parent
   * @param {string | undefined} before the sibling behind it; none for the last place */
  place(node, parent, before) {
    if (!this.hasPlace(parent, before)) throw new Missed(before);
    detach(node, this.siblings(node.parent));
    node.parent = parent;
    attach(node, this.siblings(parent), before ?? null);
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

  /** A node of this page has another name from now on. @param {Node} node @param {string} name */
  rename(node, name) {
    this.nodes.delete(node.name);
    node.name = name;
    this.nodes.set(name, node);
  }

  /** Takes a node away with all below it. @param {Node} top */
  remove(top) {
    this.leaves(top);
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

/** Properties that the position of a node, or the number of its move, depends on. */
const OF_POSITION = new Set(["B", "W", "AB", "AW", "AE", "DD", "VW", "MN"]);

/** What properties say about the board. @param {Property[]} properties */
const onBoard = (properties) => JSON.stringify(properties.filter(([name]) => OF_POSITION.has(name)));

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

/** All moves of a node, which a record may have although a node has room for one.
 * @param {Node} node @returns {{ color: "B" | "W", point: string }[]} */
export const movesOf = ({ properties }) => properties.flatMap(([name, points]) =>
  (name === "B" || name === "W" ? points.map((point) => ({ color: /** @type {"B" | "W"} */ (name), point })) : []));

/** The move of a node: its colour, and its point or an empty text for a pass.
 * @param {Node} node @returns {{ color: "B" | "W", point: string } | null} */
export function moveOf(node) {
  for (const color of /** @type {const} */ (["B", "W"])) {
    const point = value(node, color);
    if (point !== null) return { color, point };
  }
  return null;
}

/** The first node of the chapter of a node. @param {Node} node @returns {Node} */
export function rootOf(node) {
  let root = node;
  while (root.parent) root = root.parent;
  return root;
}

/** The way from the first node of the chapter to a node. @param {Node} node @returns {Node[]} */
export function wayTo(node) {
  const way = [];
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) way.push(at);
  return way.reverse();
}
