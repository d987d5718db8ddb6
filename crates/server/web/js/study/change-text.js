/** Changes of the study in words: not everybody sees what comes and goes by them. */

import { isolated, number, t } from "../i18n.js";
import { chapterNames } from "./chapter-names.js";
import { STONES, isOf } from "./properties.js";
import { nodeText, propertiesSaid } from "./words.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** What acts are, where they do not say it by the node that they are about.
 * @type {Partial<Record<Act["op"], string>>} */
const KINDS = { stone: "stones", mark: "marks", label: "marks", list: "marks", comment: "text" };

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

/** @param {Room} room @param {Node | undefined} node */
const said = (room, node) => (node ? nodeText(node, room.geometryOf(node)) : "?");

/** A chapter as the list of chapters has it. @param {Room} room @param {Node} root */
const listed = ({ tree: { chapters } }, root) => isolated(chapterNames(chapters)[chapters.indexOf(root)]);

/** A number of nodes or chapters, as messages take it. @param {number} count */
const counted = (count) => ({ count, shown: number(count) });

/** What a sentence names: a branch, a chapter, a line. @param {string} what @param {string} at
 * @param {number} [count] */
const thing = (what, at, count = 1) => t("room-thing", { what, at, ...counted(count) });

/** A branch by its first node. @param {Room} room @param {Node} node */
export const branchText = (room, node) => thing("branch", said(room, node), size(node));

/** What an act deletes, before it goes. @param {Room} room @param {Act} act */
export function deletedText(room, act) {
  const node = "node" in act ? room.tree.nodes.get(act.node) : undefined;
  if (node && !node.parent) return thing("chapter", listed(room, node));
  return node && act.op === "delete" ? branchText(room, node) : thing("node", said(room, node));
}

/** What a move of a node moves, once it is made. @param {Room} room @param {Act} act */
export function movedText(room, act) {
  const node = "node" in act ? room.tree.nodes.get(act.node) : undefined;
  if (!node) return thing("order", "");
  return node.parent ? thing("line", said(room, node)) : thing("chapter", listed(room, node));
}

/** Chapters that are to come, as the list will have them.
 * @param {Room} room @param {readonly Act[]} acts @returns {string[]} */
function coming({ tree: { chapters } }, acts) {
  const come = acts.flatMap((act) => (act.op === "paste" && act.parent === undefined ? [/** @type {Node} */ ({
    name: act.nodes[0].node, parent: null, children: [], properties: act.nodes[0].properties, remarks: [], board: null })] : []));
  return chapterNames([...chapters, ...come]).slice(chapters.length).map(isolated);
}

/** Moves that are to be played, by the first of them.
 * @param {Room} room @param {readonly Act[]} acts
 * @param {Extract<Act, { op: "play" }>} first */
function playedText(room, acts, first) {
  const parent = room.tree.nodes.get(first.parent) ?? room.at;
  const [colour, point] = first.B === undefined ? /** @type {const} */ (["W", first.W ?? ""]) : /** @type {const} */ (["B", first.B]);
  const made = /** @type {Node} */ ({ name: first.node, parent, children: [], properties: [[colour, [point]]], remarks: [], board: null });
  return t("room-act", { op: "play", at: said(room, made), ...counted(acts.filter(({ op }) => op === "play").length) });
}

/**
 * An act that is to be done, as the sentences name it that tell that it was taken back or done
 * again. Several acts go by the first of them.
 * @param {Room} room @param {readonly Act[]} acts
 */
export function actText(room, acts) {
  const { tree: { nodes } } = room;
  const [act] = acts;
  const node = "node" in act ? nodes.get(act.node) : undefined;
  const isChapter = node !== undefined && !node.parent;
  const about = (/** @type {string} */ op, /** @type {Node | undefined} */ at) => t("room-act", { op, at: said(room, at), ...counted(1) });
  const ofChapter = (/** @type {string} */ op) => t("room-act", { op, at: node ? listed(room, node) : "?" });
  switch (act.op) {
    case "play":
      return playedText(room, acts, act);
    case "delete":
      if (isChapter) return ofChapter("delete-chapter");
      return t("room-act", { op: "delete", at: said(room, node), ...counted(node ? size(node) : 1) });
    case "lift":
      return about("delete", node);
    case "move":
      return isChapter ? ofChapter("move-chapter") : about("move", node);
    case "paste": {
      if (act.parent !== undefined) return about("paste", nodes.get(act.parent));
      const names = coming(room, acts);
      return t("room-act", { op: "chapters", at: names[0], ...counted(names.length) });
    }
    case "add":
      return act.properties.some(([name]) => isOf(STONES, name)) ? t("room-act", { op: "stones" }) : about("add", nodes.get(act.parent));
    case "insert":
      return about("insert", nodes.get(act.above));
    case "split":
      return about("split", nodes.get(act.from));
    case "set":
      return valuesText(acts);
    default:
      return t("room-act", { op: KINDS[act.op] ?? "other" });
  }
}

/** Properties that get other values. @param {readonly Act[]} acts */
function valuesText(acts) {
  const names = [...new Set(acts.flatMap((act) => (act.op === "set" ? [act.name] : [])))];
  if (names.some((name) => TEXTS.includes(name))) return t("room-act", { op: "text" });
  if (names.length > MOST_NAMES) return t("room-act", { op: "facts", ...counted(names.length) });
  return t("room-act", { op: "values", at: propertiesSaid(names) });
}
