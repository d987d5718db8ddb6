/** What an operation of this page will do, shown before the server has answered. */

import { OF_MOVES, OF_POSITIONS, SIGNS, STONES, TERRITORY, isOf } from "./properties.js";
import { othersIn } from "./sgf.js";
import { Missed } from "./tree.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Property} Property */
/** @typedef {import("./tree.js").Tree} Tree */

/** Groups of which a node has at most one. @type {readonly (readonly string[])[]} */
const EXCLUSIVE = [OF_MOVES, OF_POSITIONS];

/** @param {string} text a text as a record has it */
export const escaped = (text) => text.replace(/[\\\]]/g, "\\$&");

/** @param {Property[]} properties @returns {Property[]} as a record has them */
const written = (properties) => properties.map(([name, values]) => [name, values.map(escaped)]);

/** Properties in which no value of a group has a point: rectangles with it are taken apart.
 * @param {Property[]} properties @param {readonly string[]} group @param {string} point
 * @returns {Property[]} */
const without = (properties, group, point) => properties.map(([name, values]) => [
  name, group.includes(name) ? values.flatMap((value) => othersIn(value, point) ?? [value]) : values,
]);

/**
 * The properties with another value of a list: the values of its group that have this key go away.
 * @param {Property[]} properties @param {readonly string[]} group @param {(value: string) =>
 * boolean} is @param {string | undefined} name @param {string} value
 * @returns {Property[]}
 */
function listed(properties, group, is, name, value) {
  /** @type {Property[]} */
  const kept = properties.map(([own, values]) => [own, group.includes(own) ? values.filter((one) => !is(one)) : values]);
  const known = kept.find(([own]) => own === name);
  if (known) known[1] = [...known[1].filter(Boolean), value];
  else if (name) kept.push([name, [value]]);
  return kept.filter(([own, values]) => values.length > 0 || !group.includes(own));
}

/** @param {Node} node @param {Act} act @returns {Property[] | null} */
function changed({ properties }, act) {
  switch (act.op) {
    case "set": {
      const { name, values } = act;
      const group = EXCLUSIVE.find((names) => names.includes(name)) ?? [];
      const kept = properties.filter(([own]) => own === name ? values : !values || !group.includes(own));
      if (!values) return kept;
      const now = values.map(escaped);
      return kept.some(([own]) => own === name) ? kept.map(([own, old]) => [own, own === name ? now : old]) : [...kept, [name, now]];
    }
    case "mark":
      return listed(without(properties, SIGNS, act.point), SIGNS, (value) => value === act.point, act.to, act.point);
    case "stone":
      return listed(without(properties, STONES, act.point), STONES, (value) => value === act.point, act.to, act.point);
    case "label":
      return listed(properties, ["LB"], (value) => value.startsWith(`${act.point}:`),
        act.text === undefined ? undefined : "LB", `${act.point}:${escaped(act.text ?? "").replaceAll(":", "\\:")}`);
    case "list":
      return listed(properties, isOf(TERRITORY, act.name) ? TERRITORY : [act.name], (value) => value === act.value, act.on ? act.name : undefined, act.value);
    default:
      return null;
  }
}

/**
 * Shows what an operation will do, if that is plain and does not show already.
 * @param {Tree} tree @param {Act} act
 * @returns {boolean} whether this changes the tree
 */
export function predict(tree, act) {
  try {
    return predicted(tree, act);
  } catch (error) {
    // Its node is not there any more: the answer tells.
    if (error instanceof Missed) return false;
    throw error;
  }
}

/** @param {Tree} tree @param {Act} act @returns {boolean} */
function predicted(tree, act) {
  switch (act.op) {
    case "play":
    case "add": {
      if (!tree.nodes.has(act.parent) || tree.nodes.has(act.node)) return false;
      /** @type {Property[]} */
      const properties = act.op === "add" ? act.properties : act.B === undefined ? [["W", [act.W ?? ""]]] : [["B", [act.B]]];
      come(tree, [{ node: act.node, properties }], act.parent, act.op === "add" ? act.before : undefined);
      return true;
    }
    case "insert": {
      const above = tree.nodes.get(act.above);
      if (!above?.parent || tree.nodes.has(act.node)) return false;
      come(tree, [{ node: act.node, properties: act.properties }], above.parent.name, above.name);
      tree.follow([{ put: { node: above.name, parent: act.node } }]);
      return true;
    }
    case "paste":
      if (act.nodes.some(({ node }) => tree.nodes.has(node)) || (act.parent && !tree.nodes.has(act.parent))) return false;
      come(tree, act.nodes, act.parent, act.before);
      return true;
    case "delete": {
      const node = tree.nodes.get(act.node);
      // The only chapter stays.
      if (!node || (!node.parent && tree.chapters.length < 2)) return false;
      tree.follow([{ went: { node: act.node } }]);
      return true;
    }
    case "lift": {
      const node = tree.nodes.get(act.node);
      const parent = node?.parent?.name;
      if (!node || parent === undefined) return false;
      tree.follow([...node.children.map((child) => ({ put: { node: child.name, parent, before: act.node } })), { went: { node: act.node } }]);
      return true;
    }
    case "move": {
      const node = tree.nodes.get(act.node);
      const parent = act.parent ?? node?.parent?.name;
      if (!node || (parent !== undefined && isBelow(tree.nodes.get(parent), node))) return false;
      tree.follow([{ put: { node: act.node, ...(parent !== undefined && { parent }), ...(act.before !== undefined && { before: act.before }) } }]);
      return true;
    }
    case "comment": {
      const node = tree.nodes.get(act.node);
      if (!node) return false;
      const others = node.remarks.filter(([by]) => by !== act.by);
      node.remarks = act.text.trim() ? [...others, [act.by, act.text]] : others;
      return true;
    }
    case "set":
    case "mark":
    case "stone":
    case "label":
    case "list": {
      const node = tree.nodes.get(act.node);
      if (!node) return false;
      tree.write(node, changed(node, act) ?? node.properties);
      return true;
    }
    default:
      return false;
  }
}

/**
 * Whether a node is another one or stands below it, or is not there at all.
 * @param {Node | undefined} node @param {Node} above
 */
function isBelow(node, above) {
  if (!node) return true;
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) if (at === above) return true;
  return false;
}

/**
 * @param {Tree} tree @param {import("../../types/study.js").Pasted[]} nodes
 * @param {string | undefined} parent @param {string | undefined} before
 */
function come(tree, nodes, parent, before) {
  const shown = nodes.map(({ node, above, properties }) =>
    ({ name: node, properties: written(properties), ...(above !== undefined && { above }) }));
  tree.follow([{ came: { nodes: shown, ...(parent !== undefined && { parent }), ...(before !== undefined && { before }) } }]);
  for (const { node } of nodes) tree.known(node).waits = true;
}
