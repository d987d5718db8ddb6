/**
 * The tree for a screen reader: an item for each line, of which only those near the person are
 * there.
 */

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { notify } from "../notify.js";
import { faultsOf, movesIn, nodeText, runOf } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** The most siblings of a line that are there, to either side. */
const NEAR = 4;

/** The node with which the line of a node begins. @param {Node} node */
function beginning(node) {
  let at = node;
  while (at.parent && at.parent.children.length < 2) at = at.parent;
  return at;
}

/**
 * A line in words: which of how many it is, where it begins, and how long it is.
 * @param {Room} room @param {Node} top
 */
export function lineText(room, top) {
  const siblings = top.parent?.children ?? [top];
  return t("room-line", {
    line: number(siblings.indexOf(top) + 1), lines: number(siblings.length), move: number(room.positions.number(top)),
    what: nodeText(top, room.geometry), moves: movesIn(runOf(top)),
  });
}

/** @param {HTMLElement} parent @param {Room} room */
export function mountOutline(parent, room) {
  const tree = h("div", { id: "tree", role: "tree", tabindex: 0, class: "tree-outline", "aria-label": t("room-tree") });
  parent.append(tree);
  let drawn = "";
  /** @param {Node} top @param {number} level @param {boolean} here
   * @param {boolean} [opens] whether the lines behind it are there, too */
  const item = (top, level, here, opens = false) => {
    const siblings = top.parent?.children ?? [top];
    // What is to be guessed is not told.
    const forks = opens || (!room.guess?.hides && (runOf(top).at(-1)?.children.length ?? 0) > 0);
    return h("div", {
      role: "treeitem", class: "unseen", id: `line-${top.name}`, "aria-level": level, "aria-setsize": siblings.length,
      "aria-posinset": siblings.indexOf(top) + 1, "aria-selected": String(here),
      // Of the other lines that fork, those behind them are not there: they are closed.
      ...(forks && { "aria-expanded": String(opens) }),
    }, lineText(room, top));
  };
  const draw = () => {
    const own = beginning(room.at);
    let level = 1;
    for (let at = own.parent; at; at = beginning(at).parent) level += 1;
    // The outline does not tell the moves that are to be guessed.
    const hides = room.guess?.hides ?? false;
    const siblings = hides ? [own] : (own.parent?.children ?? [own]);
    const at = siblings.indexOf(own);
    const end = /** @type {Node} */ (runOf(own).at(-1));
    const below = hides || room.folded.has(end.name) ? [] : end.children;
    const key = `${own.name} ${level} ${hides} ${below.length}`;
    if (key === drawn) return;
    drawn = key;
    const above = own.parent && beginning(own.parent);
    tree.replaceChildren(
      ...(above ? [item(above, level - 1, false, true)] : []),
      ...siblings.slice(Math.max(0, at - NEAR), at + NEAR + 1).flatMap((top) => [item(top, level, top === own, top === own && below.length > 0),
        // What stands behind a line comes before the lines beside it.
        ...(top === own ? below.slice(0, NEAR).map((next) => item(next, level + 1, false)) : [])]));
    tree.setAttribute("aria-activedescendant", `line-${own.name}`);
  };
  let timer = 0;
  room.subscribe(({ tree: changed }) => {
    if (changed) drawn = "";
    // A person who walks fast does not wait for words.
    clearTimeout(timer);
    timer = setTimeout(draw, 60);
  });
}

/** Says each step. @param {HTMLElement} region @param {Room} room */
export function mountSteps(region, room) {
  const say = (/** @type {string} */ text) => {
    region.append(h("p", {}, text));
    while (region.children.length > 4) region.firstElementChild?.remove();
  };
  room.say = say;
  room.company.say = (what, args) => {
    say(t(what, args));
    if (document.hidden) void notify(room.company.title || t("room-untitled"), t(what, args));
  };
  let at = room.at;
  let timer = 0;
  room.subscribe(() => {
    const before = at;
    at = room.at;
    // A snapshot has the same node anew.
    if (at === before || at.name === before.name) return;
    clearTimeout(timer);
    // Where moves are guessed, the question and the answer are said.
    if (room.guess?.side) return;
    timer = setTimeout(() => {
      const lines = room.at.children.length;
      say(t("room-step", { move: number(room.positions.number(room.at)), what: nodeText(room.at, room.geometry), lines }));
      for (const why of faultsOf(room.at)) say(t(`room-wrong-${why}`));
    }, 150);
  });
  return say;
}
