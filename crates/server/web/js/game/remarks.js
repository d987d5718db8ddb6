/** What a record says beside its moves: comments, marks, faults. */

import { list, number, t } from "../i18n.js";
import { isMove } from "./position.js";

/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Marks} Marks */
/** @typedef {import("../../types/protocol.js").Remarks} Remarks */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/** The signs that a record puts on points. */
const SIGNS = /** @type {const} */ (["triangle", "square", "circle", "cross", "selected"]);

/** The most points of a set-up that are named. */
const MOST_NAMES = 12;

/**
 * @param {View} view
 * @param {number} steps
 * @returns {Remarks} what the record says of the position after this number of steps
 */
export const remarksAt = (view, steps) => (steps === 0 ? view.start : view.steps[steps - 1]) ?? {};

/**
 * Points that a record makes pale, or the only ones that it shows. They hold until others come.
 * @param {View} view
 * @param {number} steps
 * @param {"dimmed" | "visible"} what
 * @returns {readonly string[]}
 */
function held(view, steps, what) {
  for (let at = steps; at >= 0; at--) {
    const points = remarksAt(view, at).marks?.[what];
    if (points) return points;
  }
  return [];
}

/**
 * The record's marks on a position, to be drawn.
 * @param {View} view
 * @param {Geometry} geometry
 * @param {number} steps
 * @returns {Mark[]}
 */
export function recordMarks(view, geometry, steps) {
  if (view.kind !== "record") return [];
  const pale = geometry.all(held(view, steps, "dimmed"));
  const seen = geometry.all(held(view, steps, "visible"));
  return drawnMarks(remarksAt(view, steps).marks ?? {}, geometry, pale, seen);
}

/**
 * @param {Marks} marks
 * @param {Geometry} geometry
 * @param {readonly number[]} pale points that are pale
 * @param {readonly number[]} seen the only points shown, if there are any
 * @returns {Mark[]}
 */
export function drawnMarks(marks, geometry, pale, seen) {
  /** @type {Mark[]} */
  const drawn = [];
  const [pales, seens] = [new Set(pale), new Set(seen)];
  for (let index = 0; index < geometry.count; index++) {
    if (seens.size > 0 && !seens.has(index)) drawn.push({ kind: "veiled", index });
    else if (pales.has(index)) drawn.push({ kind: "pale", index });
  }
  for (const index of geometry.all(marks.black ?? [])) drawn.push({ kind: "black-point", index });
  for (const index of geometry.all(marks.white ?? [])) drawn.push({ kind: "white-point", index });
  for (const kind of SIGNS) for (const index of geometry.all(marks[kind] ?? [])) drawn.push({ kind, index });
  for (const [point, label] of marks.labels ?? []) {
    for (const index of geometry.all([point])) drawn.push({ kind: "label", index, label });
  }
  for (const kind of /** @type {const} */ (["arrow", "line"])) {
    for (const pair of marks[`${kind}s`] ?? []) {
      const [index, to] = geometry.all(pair);
      if (to !== undefined) drawn.push({ kind, index, across: geometry.x(to) - geometry.x(index), down: geometry.y(to) - geometry.y(index) });
    }
  }
  return drawn;
}

/**
 * The same in words, for each point.
 * @param {View} view
 * @param {Geometry} geometry
 * @param {number} steps
 * @returns {Map<number, string>}
 */
export const markWords = (view, geometry, steps) => wordsOfMarks(recordMarks(view, geometry, steps), geometry);

/**
 * @param {readonly Mark[]} marks
 * @param {Geometry} geometry
 * @returns {Map<number, string>}
 */
export function wordsOfMarks(marks, geometry) {
  /** @type {Map<number, string[]>} */
  const said = new Map();
  for (const mark of marks) {
    const to = geometry.names[mark.index + (mark.across ?? 0) + (mark.down ?? 0) * geometry.width];
    const words = mark.kind === "black-point" || mark.kind === "white-point"
      ? t("point-owner", { colour: mark.kind === "black-point" ? "black" : "white" })
      : t(`mark-${mark.kind}`, { label: mark.label ?? "", point: to });
    said.set(mark.index, [...(said.get(mark.index) ?? []), words]);
  }
  return new Map([...said].map(([index, words]) => [index, list(words)]));
}

/**
 * Where the person is in the game, and what the last step was.
 * @param {View} view
 * @param {number} steps
 * @returns {string}
 */
export function stepText(view, steps) {
  const step = view.steps[steps - 1];
  const where = { move: number(steps), last: number(view.steps.length) };
  if (isMove(step) && step.illegal) return t("replay-at-illegal", { ...where, colour: step.c, point: step.illegal });
  if (isMove(step)) return t("replay-at-move", { ...where, colour: step.c, point: step.p ?? "pass" });
  const put = step ? step.add : { ...view.setup, empty: [] };
  const parts = /** @type {const} */ (["black", "white", "empty"]).filter((what) => put[what].length > 0).map((what) => {
    const points = put[what].slice(0, MOST_NAMES).join(" ") + (put[what].length > MOST_NAMES ? " …" : "");
    return t(`set-up-${what}`, { points });
  });
  return parts.length > 0 ? t("replay-set-up", { ...where, what: list(parts) }) : t("replay-at", where);
}
