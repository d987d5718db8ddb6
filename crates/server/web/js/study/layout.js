/** Where the nodes of a chapter stand in the drawing of its tree. */

/** @typedef {import("../../types/study.js").Node} Node */

/** A place: the lane, and the row, which is the depth in the tree.
 * @typedef {{ lane: number, row: number }} Place */

/** The places of all nodes of a chapter. A line runs straight through first children to its end, in
 * the first lane that is free in all its rows. The lines of the deepest fork come first, and those
 * of one fork in their order. Nodes in `folded` stand without those below them.
 * @param {Node} root @param {Set<string>} [folded] @returns {Map<Node, Place>} */
export function layout(root, folded = new Set()) {
  /** @type {Map<Node, Place>} */
  const places = new Map();
  /** The first lane that is free in each row. @type {number[]} */
  const free = [];
  // A stack of our own: records may be many thousand nodes deep.
  const open = [{ first: root, row: 0 }];
  for (let line = open.pop(); line; line = open.pop()) {
    let lane = 0;
    let row = line.row;
    /** @type {Node[]} */
    const nodes = [];
    for (let node = /** @type {Node | undefined} */ (line.first); node; node = next(node, folded)) {
      lane = Math.max(lane, free[row] ?? 0);
      nodes.push(node);
      row += 1;
    }
    nodes.forEach((node, along) => {
      places.set(node, { lane, row: line.row + along });
      free[line.row + along] = lane + 1;
      if (folded.has(node.name)) return;
      // The last put is taken first: deeper forks come first, and earlier children.
      for (let child = node.children.length - 1; child > 0; child -= 1) {
        const first = node.children[child];
        if (first) open.push({ first, row: line.row + along + 1 });
      }
    });
  }
  return places;
}

/** @param {Node} node @param {Set<string>} folded */
function next(node, folded) {
  return folded.has(node.name) ? undefined : node.children[0];
}
