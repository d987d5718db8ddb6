/** Finding nodes: by a text, by a move, by a mark or a label. */

import { openDialog } from "../dialog.js";
import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { chapterName, nodeText, ownComment } from "./words.js";
import { PAIRS, SIGNS, isOf } from "./properties.js";
import { nameOf, parts, plain, text, values } from "./sgf.js";
import { moveOf, rootOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** The most nodes that are listed. */
const MOST = 200;
/** Marks by the word that finds them. */
const MARKS = [...SIGNS, ...PAIRS];

/**
 * The nodes of a study that fit, in the order of a record: first the moves of a number or a point,
 * then those that have the word.
 * @param {Room} room @param {string} wanted
 * @returns {Node[]}
 */
export function find(room, wanted) {
  const word = wanted.trim().toLocaleLowerCase();
  if (word === "") return [];
  const [, digits] = /^#?(\d{1,6})$/.exec(word) ?? [];
  const [, color, point] = /^([bw]?)\s*([a-z]{1,2}\d{1,2})$/.exec(word) ?? [];
  /** @type {[Node[], Node[]]} */
  const [moves, words] = [[], []];
  const open = [...room.tree.chapters].reverse();
  let { geometry } = room;
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.parent) ({ geometry } = room.positionsOf(node));
    const move = moveOf(node);
    const played = move && point && nameOf(move.point, geometry)?.toLocaleLowerCase() === point && (!color || move.color.toLowerCase() === color);
    const numbered = move && digits && room.positions.number(node) === Number(digits);
    const says = (/** @type {string} */ said) => said.toLocaleLowerCase().includes(word);
    const labelled = () => values(node, "LB").some((value) => plain(parts(value)[1]).toLocaleLowerCase() === word);
    const marked = isOf(MARKS, word.toUpperCase()) && values(node, word.toUpperCase()).length > 0;
    if (played || numbered) moves.push(node);
    else if (says(ownComment(node)) || says(text(node, "N")) || node.remarks.some(([, said]) => says(said)) || labelled() || marked) words.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) open.push(node.children[i]);
  }
  return [...moves, ...words];
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
    list.replaceChildren(...found.slice(0, MOST).map((node) => {
      const root = rootOf(node);
      const about = (node.remarks[0]?.[1] ?? ownComment(node)).slice(0, 80);
      return h("li", {}, h("button", { type: "button", class: "found small", onclick: () => room.goTo(node) },
        h("strong", {}, `${number(room.positions.number(node))} ${nodeText(node, room.geometryOf(node))}`), " ",
        h("span", { dir: "auto" }, about), room.tree.chapters.length > 1 ? h("small", {}, chapterName(root, room.tree.chapters.indexOf(root))) : null));
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
