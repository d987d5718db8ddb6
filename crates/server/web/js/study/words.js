/** Nodes, moves and lines in words. */

import { hasMessage, isolated, list, number, t } from "../i18n.js";
import { readable } from "../invisible.js";
import { MARKS, OF_MOVES, OF_POSITIONS, STONES, isOf } from "./properties.js";
import { has, nameOf, plain, text } from "./sgf.js";
import { moveOf, movesOf, rootOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/** The signs of judgements about moves, as they are usual beside moves. */
export const SIGN_OF = { TE: "!", BM: "?", DO: "?!", IT: "!?" };

/** The judgement about the move of a node. @param {Node} node */
export const judged = (node) => OF_MOVES.find((name) => has(node, name)) ?? null;
/** Why the rules do not allow a move. */
const ILLEGAL = new Set(["occupied", "off-board", "suicide", "ko", "superko", "hot-stone"]);
/** Whether the rules do not allow the move of a node. @param {Node} node */
export const isIllegal = (node) => node.board?.wrong?.some((why) => ILLEGAL.has(why)) ?? false;
/** @param {Node} node */
export const isSetUp = (node) => STONES.some((name) => has(node, name));
/** @param {Node} node */
export const isMarked = (node) => MARKS.some((name) => has(node, name));
/** @param {Node} node */
export const isSaid = (node) => node.remarks.length > 0 || ownComment(node).trim() !== "";

/** Properties about the same thing. No property is called like these words, which have a hyphen.
 * @type {Record<string, string>} */
const ABOUT = { bl: "clock-time", wl: "clock-time", ob: "clock-stones", ow: "clock-stones" };

/**
 * Properties of records as words of a list within a sentence. Those that the page has no words for
 * go by their names in the record, for those who know such names.
 * @param {readonly string[]} names
 */
export function propertiesSaid(names) {
  const said = (/** @type {string} */ name) => {
    const what = name.toLowerCase();
    if (isOf([...OF_MOVES, ...OF_POSITIONS, "HO"], name)) return t(`room-judged-${what}`);
    const id = `room-property-${ABOUT[what] ?? what}`;
    return t(hasMessage(id) ? id : "room-property-other", { name: isolated(name) });
  };
  return list([...new Set(names.map(said))]);
}

/** What is wrong with a node. @param {Node} node @returns {string[]} */
export const faultsOf = (node) => [...node.board?.wrong ?? [], ...(movesOf(node).length > 1 ? ["two-moves"] : [])];

/** Black or white, as messages take it. @param {"B" | "W"} color */
export const colourOf = (color) => (color === "B" ? "black" : "white");

/** A move that is no point of Go as the record has it; null for one beyond the board, which is a
 * pass, and for an empty one. @param {Node} node @param {string} value */
function valueOf(node, value) {
  const isPass = value.trim() === "" || (/^[a-z]{2}$/i.test(value.trim()) && rootOf(node).board?.game === undefined);
  return isPass ? null : isolated(readable(plain(value)));
}

/**
 * A point of a node as people say it, and in a chapter of another game than Go as the record has
 * it; null for a pass.
 * @param {Node} node @param {string} point @param {Geometry} geometry
 */
export const pointSaid = (node, point, geometry) =>
  (rootOf(node).board?.game === undefined ? nameOf(point, geometry) : null) ?? valueOf(node, point);

/** The move of a node, or else what it is. @param {Node} node @param {Geometry} geometry */
export function nodeText(node, geometry) {
  const moves = movesOf(node).map((move) => {
    const point = pointSaid(node, move.point, geometry);
    return t(point ? "room-move" : "room-pass", { colour: colourOf(move.color), point: point ?? "" });
  });
  if (moves.length > 0) return list(moves);
  if (isSetUp(node)) return t("room-set-up");
  return t(node.parent ? "room-node" : "room-beginning");
}

/**
 * What a chapter is called: as the record says, or by its players, or by its number.
 * @param {Node} root @param {number} at
 */
export function chapterName(root, at) {
  const said = text(root, "GN").trim();
  if (said) return said;
  return playersOf(root) || t("room-chapter", { number: number(at + 1) });
}

/**
 * The players that the first node of a chapter names; empty if it names none.
 * @param {Node} root
 */
export function playersOf(root) {
  const [black, white] = [text(root, "PB").trim(), text(root, "PW").trim()];
  return black || white ? t("room-players", { black: isolated(black || "?"), white: isolated(white || "?") }) : "";
}

/**
 * The nodes of the line that begins with a node, up to its end or to the next fork.
 * @param {Node} node
 */
export function runOf(node) {
  const run = [node];
  for (let at = node; at.children.length === 1; run.push(at)) [at] = at.children;
  return run;
}

/** How many moves are in some nodes. @param {readonly Node[]} nodes */
export const movesIn = (nodes) => nodes.filter((node) => moveOf(node)).length;

/**
 * A player's name as the record has it on the way to a node.
 * @param {Node} node
 * @param {string} name
 */
export function infoOf(node, name) {
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) {
    if (has(at, name)) return text(at, name);
  }
  return "";
}

/** A comment of the record itself, as it was written. @param {Node} node */
export const writtenComment = (node) => text(node, "C");

/** A comment of the record itself, to be read. @param {Node} node */
export const ownComment = (node) => readable(writtenComment(node));
