/** What the parts of a report have in common. */

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** @param {string} id @param {...import("../dom.js").Child} content */
export const section = (id, ...content) => h("section", { id: `report-${id}` }, h("h2", {}, t(`report-${id}`)), ...content);

/** A node as the report calls it. @param {Room} room @param {Node} node */
export function moveName({ positions, geometry }, node) {
  const move = positions.number(node);
  return t("report-move", { move, shown: number(move), played: nodeText(node, geometry) });
}
