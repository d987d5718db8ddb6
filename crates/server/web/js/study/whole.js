/**
 * A study as this page holds it, as a record: once the server gives none any more. The file is that
 * of the server, by its name, too, but for the moves that only this page has.
 */

import { saveWords } from "../share.js";
import { branchOf } from "./branch.js";
import { recordOf } from "./clipboard.js";
import { sizeOf, text } from "./sgf.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Property} Property */
/** @typedef {import("./room.js").Room} Room */

/** The most characters of a title. */
const LONGEST_TITLE = 100;
/** The most characters of a name within the name of a file. */
const LONGEST = 28;

/** A text of a record as the title of a study. @param {string} words */
const fitting = (words) => [...words.trim().replace(/\p{Cc}/gu, "")].slice(0, LONGEST_TITLE).join("");

/** Whether a chapter says what the study is called: by its own name, or by its players. It may be
 * from when only one of them was named.
 * @param {Node} root @param {string} title */
function says(root, title) {
  if (text(root, "GN").trim() !== "") return true;
  const players = ["PB", "PW"].map((name) => text(root, name)).filter((name) => name.trim() !== "");
  return [...players, players.join(" – ")].some((words) => fitting(words) === title);
}

/**
 * Chapters as a record, with the lines that the person tries alone. The study's title is the name
 * of the first if nothing else names it.
 * @param {Room} room @param {readonly Node[]} chapters
 */
export function recordHeld(room, chapters) {
  const { title } = room.company;
  const isWhole = chapters.length === room.tree.chapters.length;
  return chapters.map((root) => {
    const [first, ...rest] = branchOf(room, root, true);
    const has = (/** @type {string} */ name) => first.properties.some(([known]) => known === name);
    const [width, height] = sizeOf(root);
    /** @type {Property[]} */
    const said = [["GM", ["1"]], ["FF", ["4"]], ["SZ", [width === height ? String(width) : `${width}:${height}`]]];
    const names = isWhole && root === chapters[0] && title !== "" && !says(root, title);
    const own = names ? [...first.properties.filter(([name]) => name !== "GN"), /** @type {Property} */ (["GN", [title]])] : first.properties;
    return recordOf([{ properties: [...said.filter(([name]) => !has(name)), ...own] }, ...rest], { width, height });
  }).join("\n");
}

/** The letters and digits of a name, with hyphens for all else. @param {string} name */
function asFile(name) {
  const words = name.replace(/[^\p{Alphabetic}\p{N}]+/gu, " ").trim().replaceAll(" ", "-");
  return [...words].slice(0, LONGEST).join("").replace(/-+$/, "");
}

/** The name of the file of a study without its ending. @param {string} title */
const namedBy = (title) => (asFile(title) ? `${asFile(title)}-study` : "tengen-study");

/**
 * The same for a chapter: by its name, or by its players and its date, or by its number.
 * @param {Room} room @param {Node} root
 */
function namedByChapter({ company: { title }, tree: { chapters } }, root) {
  const name = asFile(text(root, "GN") || (chapters.length === 1 && !says(root, title) ? title : ""));
  if (name) return `${name}-study`;
  const players = ["PB", "PW"].map((colour) => asFile(text(root, colour))).filter(Boolean);
  if (players.length === 0) return `${namedBy(title)}-${chapters.indexOf(root) + 1}`;
  const day = /^\d{4}[\d-]{0,6}/.exec(text(root, "DT").trim())?.[0].replace(/-+$/, "");
  const parts = [...players, ...(day ? [day] : [])];
  return (parts.length < 2 ? ["tengen", ...parts] : parts).join("-");
}

/**
 * Saves the study as this page holds it, or one chapter of it.
 * @param {Room} room @param {Node} [chapter]
 */
export function saveHeld(room, chapter) {
  const name = chapter ? namedByChapter(room, chapter) : namedBy(room.company.title);
  saveWords(recordHeld(room, chapter ? [chapter] : room.tree.chapters), `${name}.sgf`, "application/x-go-sgf");
}
