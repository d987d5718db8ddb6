/** A study as this page holds it, as a record: once the server gives none any more. */

import { number, t } from "../i18n.js";
import { saveWords } from "../share.js";
import { branchOf } from "./branch.js";
import { recordOf } from "./clipboard.js";
import { sizeOf } from "./sgf.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Property} Property */
/** @typedef {import("./room.js").Room} Room */

/**
 * Chapters as a record. The study's title is the name of the first if nothing else names it.
 * @param {Room} room @param {readonly Node[]} chapters
 */
export function recordHeld(room, chapters) {
  const title = room.company.title.trim();
  return chapters.map((root) => {
    const [first, ...rest] = branchOf(room, root);
    const has = (/** @type {string} */ name) => first.properties.some(([known]) => known === name);
    const [width, height] = sizeOf(root);
    /** @type {Property[]} */
    const said = [["GM", ["1"]], ["FF", ["4"]], ["SZ", [width === height ? String(width) : `${width}:${height}`]]];
    const names = chapters.length === room.tree.chapters.length && root === chapters[0] && title !== "" && !has("GN") && !has("PB") && !has("PW");
    const properties = [...said.filter(([name]) => !has(name)), ...first.properties, .../** @type {Property[]} */ (names ? [["GN", [title]]] : [])];
    return recordOf([{ properties }, ...rest], { width, height });
  }).join("\n");
}

/** A text as the name of a file; empty if it has no letters. @param {string} text */
const asFile = (text) => text.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");

/**
 * Saves the study as this page holds it, or one chapter of it.
 * @param {Room} room @param {Node} [chapter]
 */
export function saveHeld(room, chapter) {
  const { chapters } = room.tree;
  const which = chapter ? t("room-chapter", { number: number(chapters.indexOf(chapter) + 1) }) : "";
  const name = asFile(`${room.company.title} ${which}`) || "tengen-study";
  saveWords(recordHeld(room, chapter ? [chapter] : chapters), `${name}.sgf`, "application/x-go-sgf");
}
