/** What a change of the study is, in words: not everybody sees what goes when it is taken back. */

import { isolated, number, t } from "../i18n.js";
import { chapterNames } from "./chapter-names.js";
import { STONES, isOf } from "./properties.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** What operations are, where they do not say it by the node that they are about.
 * @type {Partial<Record<Act["op"], string>>} */
const KINDS = { move: "order", stone: "stones", mark: "marks", label: "marks", list: "marks", comment: "text" };

/** How many nodes a branch has. @param {Node} top */
function size(top) {
  let count = 0;
  for (const open = [top]; open.length > 0; count += 1) open.push(.../** @type {Node} */ (open.pop()).children);
  return count;
}

/**
 * A change that is to be made. It goes by the first of its operations.
 * @param {Room} room @param {readonly Act[]} acts
 */
export function changeText(room, [act]) {
  const { tree: { nodes, chapters } } = room;
  const said = (/** @type {Node | undefined} */ node) => (node ? nodeText(node, room.geometryOf(node)) : "?");
  if (act.op === "play") {
    const [colour, point] = act.B === undefined ? /** @type {const} */ (["W", act.W ?? ""]) : /** @type {const} */ (["B", act.B]);
    const made = /** @type {Node} */ ({ name: act.node, parent: room.at, children: [], properties: [[colour, [point]]], remarks: [], board: null });
    return t("room-change", { op: "play", at: nodeText(made, room.geometry) });
  }
  if (act.op === "delete" || act.op === "lift") {
    const node = nodes.get(act.node);
    if (node && !node.parent) return t("room-change", { op: "chapter", at: isolated(chapterNames(chapters)[chapters.indexOf(node)]) });
    const count = node && act.op === "delete" ? size(node) : 1;
    return t("room-change", { op: act.op, at: said(node), count, shown: number(count) });
  }
  if (act.op === "paste" && act.parent === undefined) {
    const [, [name = ""] = []] = act.nodes[0].properties.find(([property]) => property === "GN") ?? [];
    return t("room-change", { op: "chapter", at: isolated(name.trim() || t("room-chapter", { number: number(chapters.length + 1) })) });
  }
  const above = act.op === "paste" || act.op === "add" ? act.parent : act.op === "insert" ? act.above : act.op === "split" ? act.from : undefined;
  if (above !== undefined) {
    const isSetUp = act.op === "add" && act.properties.some(([name]) => isOf(STONES, name));
    return t("room-change", { op: isSetUp ? "stones" : "came", at: said(nodes.get(above)) });
  }
  const isText = act.op === "set" && ["C", "N", "GC"].includes(act.name);
  return t("room-change", { op: isText ? "text" : KINDS[act.op] ?? "other" });
}
