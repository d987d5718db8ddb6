/** Where the nodes of a chapter stand in the drawing of its tree. */

/** @typedef {import("../../types/study.js").Node} Node */

/** A place: the lane, and the row, which is the depth in the tree.
 * @typedef {{ lane: number, row: number }} Place */

/** The places of all nodes of a chapter. A line runs straight through first children to its end, in
 * the first lane that is free in all its rows. The lines of the deepest fork come first, and those
 * of one fork in their order. Nothing stands where a fork's stem leads down to its lines.
 * @param {Node} root
 * @param {(node: Node) => readonly Node[]} [below] the children of a node that are shown
 * @returns {Map<Node, Place>} */
export function layout(root, below = ({ children }) => children) {
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
    for (let node = /** @type {Node | undefined} */ (line.first); node; [node] = below(node)) {
      lane = Math.max(lane, free[row] ?? 0);
      nodes.push(node);
      row += 1;
    }
    // The stem runs in the row of the fork, as far as the lane before this one.
    if (line.row > 0) free[line.row - 1] = Math.max(free[line.row - 1] ?? 0, lane);
    nodes.forEach((node, along) => {
      places.set(node, { lane, row: line.row + along });
      free[line.row + along] = lane + 1;
      const children = below(node);
      // The last put is taken first: deeper forks come first, and earlier children.
      for (let child = children.length - 1; child > 0; child -= 1) {
        const first = children[child];
        if (first) open.push({ first, row: line.row + along + 1 });
      }
    });
  }
  return places;
}
