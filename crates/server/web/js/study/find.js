/** Finding nodes: by a text, by a move, by a mark, a label or a judgement. */

import { openDialog } from "../dialog.js";
import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { unaccented } from "../unaccented.js";
import { chapterNames } from "./chapter-names.js";
import { OF_MOVES, OF_POSITIONS, PAIRS, SIGNS, isOf } from "./properties.js";
import { has, nameOf, parts, plain, text, values } from "./sgf.js";
import { moveOf, rootOf } from "./tree.js";
import { colourOf, nodeText, ownComment } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("../board/geometry.js").Geometry} Geometry */

/** The most nodes that are listed. */
const MOST = 200;
/** Properties by the word that finds them. */
const MARKS = [...SIGNS, ...PAIRS];
const JUDGEMENTS = [...OF_MOVES, ...OF_POSITIONS, "HO"];

/**
 * The player that a word names: a beginning of their colour as the page calls it, or as records do.
 * @param {string} said
 * @returns {"B" | "W" | null}
 */
function playerOf(said) {
  if (said === "") return null;
  const named = /** @type {const} */ (["B", "W"]).find((color) => unaccented(t("colour", { colour: colourOf(color) })).startsWith(said));
  return named ?? (said === "b" ? "B" : said === "w" ? "W" : null);
}

/**
 * Whether a node has what a word names: the move, by its point or as a pass, or what is written.
 * @param {Room} room @param {string} word without case and accents
 * @returns {(node: Node, geometry: Geometry) => "move" | "word" | null}
 */
function finder(room, word) {
  const [, digits] = /^#?(\d{1,6})$/.exec(word) ?? [];
  const [, side = "", point] = /^(\p{L}+?)\s*([a-z]{1,2}\d{1,2})$/u.exec(word) ?? [];
  const player = playerOf(side);
  return (node, geometry) => {
    const move = moveOf(node);
    const at = move && rootOf(node).board?.game === undefined ? nameOf(move.point, geometry)?.toLowerCase() : null;
    if (move && digits && room.positions.number(node) === Number(digits)) return "move";
    if (move && at && (at === word || at === point && move.color === player)) return "move";
    if (move && !at) {
      const told = unaccented(nodeText(node, geometry));
      if (told === word || told.split(" ").at(-1)?.startsWith(word)) return "move";
    }
    const says = (/** @type {string} */ said) => unaccented(said).includes(word);
    const labelled = values(node, "LB").some((value) => unaccented(plain(parts(value)[1])) === word);
    const marked = isOf(MARKS, word.toUpperCase()) && values(node, word.toUpperCase()).length > 0;
    const isJudged = JUDGEMENTS.some((name) => has(node, name) && (name.toLowerCase() === word || says(t(`room-judged-${name.toLowerCase()}`))));
    return labelled || marked || isJudged || [ownComment(node), text(node, "N"), ...node.remarks.map(([, said]) => said)].some(says) ? "word" : null;
  };
}

/**
 * The nodes of a study that fit, in the order of a record: first the moves of a number or a point,
 * then those that have the word, whatever its case and accents.
 * @param {Room} room @param {string} wanted
 * @returns {Node[]}
 */
export function find(room, wanted) {
  const word = unaccented(wanted.trim());
  if (word === "") return [];
  const fits = finder(room, word);
  /** @type {{ move: Node[], word: Node[] }} */
  const found = { move: [], word: [] };
  const open = [...room.tree.chapters].reverse();
  let { geometry } = room;
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.parent) ({ geometry } = room.positionsOf(node));
    const how = fits(node, geometry);
    if (how) found[how].push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) open.push(node.children[i]);
  }
  return [...found.move, ...found.word];
}

/** @param {Room} room @param {(found: Set<Node>) => void} show */
export function openFind(room, show) {
  const field = h("input", { type: "text", id: "find-text", autocomplete: "off" });
  const said = h("p", { class: "hint", role: "status" });
  const list = h("ol", { class: "found-list", "aria-label": t("room-found") });
  const dialog = openDialog({ id: "find-dialog", title: t("room-find"), className: "aside" },
    h("div", { class: "field" }, h("label", { for: "find-text" }, t("room-find-label")), field), said, list);
  /** @type {Node[]} */
  let found = [];
  /** The node of the list that Enter leads to. */
  let next = 0;
  const look = () => {
    clearTimeout(timer);
    found = find(room, field.value);
    next = 0;
    show(new Set(found));
    const count = { count: found.length, shown: number(found.length), most: number(MOST) };
    setText(said, field.value.trim() === "" ? "" : t(found.length > MOST ? "room-find-more" : "room-find-count", count));
    const names = chapterNames(room.tree.chapters);
    list.replaceChildren(...found.slice(0, MOST).map((node) => {
      const root = rootOf(node);
      const about = (node.remarks[0]?.[1] ?? ownComment(node)).slice(0, 80);
      return h("li", {}, h("button", { type: "button", class: "found small", onclick: () => room.goTo(node) },
        h("strong", {}, `${number(room.positions.number(node))} ${nodeText(node, room.geometryOf(node))}`), " ",
        h("span", { dir: "auto" }, about), room.tree.chapters.length > 1 ? h("small", {}, names[room.tree.chapters.indexOf(root)]) : null));
    }));
  };
  let timer = 0;
  let looked = "";
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, 150);
  });
  dialog.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll("button")];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
    if (event.key === "Enter" && activeElement === field) {
      if (field.value !== looked) look();
      looked = field.value;
      if (found.length === 0) return;
      room.goTo(found[next]);
      next = (next + 1) % found.length;
    } else if (event.key === "ArrowDown" && (at >= 0 || activeElement === field)) buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
    else if (event.key === "ArrowUp" && at >= 0) (buttons[at - 1] ?? field).focus();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("close", () => show(new Set()));
  field.focus();
}
