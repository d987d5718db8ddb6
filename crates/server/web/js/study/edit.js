/** What a person wants changed, as operations. */

/** @typedef {import("../../types/study.js").Node} Node */

/** Where the branch of a node is not the first: the node that would have to be, nearest first.
 * @param {Node} node @returns {Node[]} */
function behind(node) {
  const found = [];
  for (let at = node; at.parent; at = at.parent) {
    if (at.parent.children[0] !== at) found.push(at);
  }
  return found;
}

/** @param {Node} node @param {Node | undefined} before */
function moved(node, before) {
  return { op: "move", node: node.name, ...(before && { before: before.name }) };
}

/** The branch comes first at the nearest fork where it is not. @param {Node} node */
export function promoted(node) {
  return behind(node).slice(0, 1).map((at) => moved(at, at.parent?.children[0]));
}

/** The branch becomes the main line. @param {Node} node */
export function toMain(node) {
  return behind(node).map((at) => moved(at, at.parent?.children[0]));
}

/** The branch changes places with its neighbour: −1 for the one before it, 1 for the one behind.
 * @param {Node} node @param {1 | -1} direction */
export function shifted(node, direction) {
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  if (at < 0 || !siblings[at + direction]) return [];
  return [moved(node, siblings[direction < 0 ? at - 1 : at + 2])];
}
