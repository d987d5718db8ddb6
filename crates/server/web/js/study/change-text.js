/** What a change of the study is, in words: not everybody sees what goes when it is taken back. */

import { isolated, number, t } from "../i18n.js";
import { chapterNames } from "./chapter-names.js";
import { STONES, isOf } from "./properties.js";
import { nodeText, propertiesSaid } from "./words.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** What operations are, where they do not say it by the node that they are about.
 * @type {Partial<Record<Act["op"], string>>} */
const KINDS = { move: "order", stone: "stones", mark: "marks", label: "marks", list: "marks", comment: "text" };

/** Properties that hold a text. */
const TEXTS = ["C", "N", "GC"];
/** The most properties that are named one by one. */
const MOST_NAMES = 3;

/** How many nodes a branch has. @param {Node} top */
function size(top) {
  let count = 0;
  for (const open = [top]; open.length > 0; count += 1) open.push(.../** @type {Node} */ (open.pop()).children);
  return count;
}

/** A branch by its first node. @param {Room} room @param {Node} node */
export function branchText(room, node) {
  const count = size(node);
  return t("room-change", { op: "delete", at: nodeText(node, room.geometryOf(node)), count, shown: number(count) });
}

/** A chapter as the list of chapters has it. @param {Room} room @param {Node} root */
const listed = ({ tree: { chapters } }, root) => isolated(chapterNames(chapters)[chapters.indexOf(root)]);

/** What a move of a node moves, once it is made. @param {Room} room @param {Act} act */
export function movedText(room, act) {
  const node = "node" in act ? room.tree.nodes.get(act.node) : undefined;
  if (!node) return t("room-change", { op: "order" });
  return node.parent ? t("room-change", { op: "line", at: nodeText(node, room.geometryOf(node)) })
    : t("room-change", { op: "chapter", at: listed(room, node) });
}

/** Chapters that are to come, as the list will have them.
 * @param {Room} room @param {readonly Act[]} acts */
function chaptersText({ tree: { chapters } }, acts) {
  const come = acts.flatMap((act) => (act.op === "paste" && act.parent === undefined ? [/** @type {Node} */ ({
    name: act.nodes[0].node, parent: null, children: [], properties: act.nodes[0].properties, remarks: [], board: null })] : []));
  const names = chapterNames([...chapters, ...come]).slice(chapters.length).map(isolated);
  return names.length === 1 ? t("room-change", { op: "chapter", at: names[0] })
    : t("room-change", { op: "chapters", at: names[0], count: names.length, shown: number(names.length) });
}

/**
 * A change that is to be made. It goes by the first of its operations.
 * @param {Room} room @param {readonly Act[]} acts
 */
export function changeText(room, acts) {
  const { tree: { nodes } } = room;
  const [act] = acts;
  const said = (/** @type {Node | undefined} */ node) => (node ? nodeText(node, room.geometryOf(node)) : "?");
  const about = (/** @type {string} */ op, /** @type {string} */ name) => t("room-change", { op, at: said(nodes.get(name)) });
  switch (act.op) {
    case "play": {
      const [colour, point] = act.B === undefined ? /** @type {const} */ (["W", act.W ?? ""]) : /** @type {const} */ (["B", act.B]);
      const made = /** @type {Node} */ ({ name: act.node, parent: room.at, children: [], properties: [[colour, [point]]], remarks: [], board: null });
      return t("room-change", { op: "play", at: nodeText(made, room.geometry) });
    }
    case "delete":
    case "lift": {
      const node = nodes.get(act.node);
      if (node && !node.parent) return t("room-change", { op: "chapter", at: listed(room, node) });
      return node && act.op === "delete" ? branchText(room, node) : about("lift", act.node);
    }
    case "paste":
      return act.parent === undefined ? chaptersText(room, acts) : about("paste", act.parent);
    case "add":
      return act.properties.some(([name]) => isOf(STONES, name)) ? t("room-change", { op: "stones" }) : about("came", act.parent);
    case "insert":
      return about("insert", act.above);
    case "split":
      return about("split", act.from);
    case "set":
      return valuesText(acts);
    default:
      return t("room-change", { op: KINDS[act.op] ?? "other" });
  }
}

/** Properties that get other values. @param {readonly Act[]} acts */
function valuesText(acts) {
  const names = [...new Set(acts.flatMap((act) => (act.op === "set" ? [act.name] : [])))];
  if (names.some((name) => TEXTS.includes(name))) return t("room-change", { op: "text" });
  if (names.length > MOST_NAMES) return t("room-change", { op: "facts", count: names.length, shown: number(names.length) });
  return propertiesSaid(names);
}
