/** What an act replaces, as its writer sees it: the study replaces nothing newer without a word. */

import { OF_MOVES, OF_POSITIONS, SIGNS, STONES, TERRITORY, isOf } from "./properties.js";
import { has, indexOf, parts, plain, points, text, values } from "./sgf.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/**
 * @param {Act} act @param {Node} node @param {Geometry} geometry
 * @returns {string | undefined} nothing of an act that replaces nothing
 */
export function knownTo(act, node, geometry) {
  /** The property of a group that has a point.
   * @param {readonly string[]} group @param {string} point */
  const holderIn = (group, point) => {
    const index = indexOf(point, geometry);
    return group.find((name) => index !== undefined && points(values(node, name), geometry).includes(index)) ?? "";
  };
  switch (act.op) {
    case "set": {
      if (has(node, act.name)) return text(node, act.name);
      const rivals = [OF_MOVES, OF_POSITIONS].find((group) => isOf(group, act.name)) ?? [];
      return (act.values && rivals.find((name) => has(node, name))) ?? "";
    }
    case "mark":
      return holderIn(SIGNS, act.point);
    case "stone":
      return holderIn(STONES, act.point);
    case "list":
      return isOf(TERRITORY, act.name) ? holderIn(TERRITORY, act.value) : undefined;
    case "label":
      return plain(values(node, "LB").map(parts).find(([point]) => point === act.point)?.[1] ?? "");
    default:
      return undefined;
  }
}
