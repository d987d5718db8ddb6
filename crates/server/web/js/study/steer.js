/** Keys and buttons that lead through the tree. */

import { explain } from "../api/request.js";
import { byId, h, isField, setText } from "../dom.js";
import { grey } from "../grey.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { lineTo, playAlone } from "./alone.js";
import { branchActs } from "./branch.js";
import { makeChips } from "./chips.js";
import { insert } from "./insert.js";
import { openMenu } from "./menu.js";
import { play } from "./tools.js";
import { isMarked, isSaid, nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** The tools that digits choose. */
const DIGITS = /** @type {const} */ (["AB", "AW", "AE", "TR", "SQ", "CR", "MA", "letter", "number"]);

/**
 * To the nearest node on the way, back or on, that is wanted.
 * @param {Room} room @param {1 | -1} direction @param {(node: Node) => boolean} wanted
 */
export function jump(room, direction, wanted) {
  room.go((walk) => {
    const next = (/** @type {Node} */ node) => (direction < 0 ? node.parent : walk.following(node));
    let node = next(walk.at);
    while (node && !wanted(node)) node = next(node);
    if (!node) return;
    if (direction < 0) walk.at = node;
    else walk.to(node);
  });
}

/**
 * Whether keys and the clipboard are for the room now, and not for a field, a dialog or a menu.
 * @param {Event} event
 */
export function takesKeys({ target, defaultPrevented }) {
  if (defaultPrevented || document.querySelector("dialog[open], .menu") || byId("room").inert) return false;
  return !isField(target) && !(target instanceof HTMLInputElement && target.type === "range");
}

/**
 * @param {Room} room
 * @param {import("./tools.js").Tools} tools
 * @param {{ find: () => void, note: () => void, tree: () => void }} open
 */
export function mountKeysOfRoom(room, tools, open) {
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => room.go((walk) => walk.back()),
    ArrowRight: () => room.go((walk) => walk.forward()),
    ArrowUp: () => room.go((walk) => walk.beside(-1)),
    ArrowDown: () => room.go((walk) => walk.beside(1)),
    PageUp: () => room.go((walk) => walk.back(10)),
    PageDown: () => room.go((walk) => walk.forward(10)),
    Home: () => room.go((walk) => walk.first()),
    End: () => room.go((walk) => walk.end()),
    "shift+ArrowLeft": () => room.go((walk) => walk.backFork()),
    "shift+ArrowRight": () => room.go((walk) => walk.forwardFork()),
    "shift+Home": () => room.go((walk) => walk.main()),
    "ctrl+ArrowLeft": () => jump(room, -1, isSaid),
    "ctrl+ArrowRight": () => jump(room, 1, isSaid),
    "ctrl+shift+ArrowLeft": () => jump(room, -1, isMarked),
    "ctrl+shift+ArrowRight": () => jump(room, 1, isMarked),
    p: () => passes(room),
    n: open.note,
    t: open.tree,
    "/": open.find,
    m: () => menuHere(room),
    c: () => branch("fold"),
    "ctrl+z": () => room.turnBack("done"),
    "ctrl+y": () => room.turnBack("undone"),
    "ctrl+shift+z": () => room.turnBack("undone"),
    Delete: () => branch("delete"),
    Escape: () => {
      // One press ends one thing, the last one first.
      if (room.notice) return room.notify(null);
      room.inserting = null;
      tools.choose("play");
    },
    0: () => tools.choose("play"),
  };
  DIGITS.forEach((tool, i) => {
    keys[i + 1] = () => room.edits && tools.choose(tool);
  });
  const branch = (/** @type {string} */ name) => {
    const found = branchActs(room, room.at).find((act) => act.name === name);
    if (found && !found.off) found.act();
    else if (found?.off) room.refuse({ code: "", text: found.off });
  };
  addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.altKey || !takesKeys(event)) return;
    const onChoice = target instanceof Element && target.closest('[role="tablist"], [type="radio"]') !== null;
    if (onChoice && /^(Arrow|Home|End|Page)/.test(event.key)) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const shift = event.shiftKey && (event.key.length > 1 || ctrl);
    const name = `${ctrl ? "ctrl+" : ""}${shift ? "shift+" : ""}${plain}`;
    if (!Object.hasOwn(keys, name)) return;
    event.preventDefault();
    // A key that is held down does not delete one node after another.
    if (name === "Delete" && event.repeat) return;
    keys[name]();
  });
}

/** Passes, or inserts a pass where the person is asked for a move. @param {Room} room */
function passes(room) {
  if (room.inserting !== null) insert(room, "");
  else void play(room, "", playAlone);
}

/** The menu of the node where the person stands, beside the tree. @param {Room} room */
export function menuHere(room) {
  const box = byId("tree").getBoundingClientRect();
  openMenu(room, room.at, box.left + 24, Math.min(box.top + 24, innerHeight - 80));
}

/** @param {HTMLElement} parent @param {Room} room @param {{ tree: () => void }} open */
export function mountControls(parent, room, open) {
  /**
   * @param {string} id
   * @param {Parameters<typeof icon>[0]} picture
   * @param {() => void} act
   * @param {string} [label]
   */
  const button = (id, picture, act, label = t(id)) => {
    return h("button", { type: "button", id, class: "icon-only", "aria-label": label, title: label, onclick: act }, icon(picture));
  };
  const first = button("room-first", "first", () => room.go((walk) => walk.first()), t("replay-first"));
  const fork = button("room-fork-back", "forkBack", () => room.go((walk) => walk.backFork()));
  const back = button("room-back", "back", () => room.go((walk) => walk.back()), t("replay-back"));
  const forward = button("room-forward", "forward", () => room.go((walk) => walk.forward()), t("replay-forward"));
  const onFork = button("room-fork-forward", "forkForward", () => room.go((walk) => walk.forwardFork()));
  const last = button("room-last", "last", () => room.go((walk) => walk.end()), t("replay-last"));
  const pass = h("button", { type: "button", id: "room-pass", class: "small", onclick: () => passes(room) }, t("pass"));
  const undo = button("room-undo", "undo", () => room.turnBack("done"));
  const redo = button("room-redo", "redo", () => room.turnBack("undone"));
  const tree = h("button", { type: "button", id: "room-tree-open", class: "small narrow", "aria-expanded": "false", "aria-controls": "tree-box", onclick: open.tree }, t("room-tree"));
  const menu = button("room-menu", "more", () => menuHere(room));
  const caption = h("p", { id: "room-caption", class: "caption" });
  const chips = makeChips(room);
  parent.append(h("div", { class: "replay-row", role: "group", "aria-label": t("replay") }, first, fork, back, forward, onFork, last),
    h("div", { class: "caption-row" }, caption, pass, undo, redo, menu, tree), chips.element);
  room.subscribe(() => {
    const { at } = room;
    const [isFirst, isLast] = [at.parent === null, at.children.length === 0];
    for (const one of [first, fork, back]) grey(one, isFirst ? t("room-off-begin") : "");
    for (const one of [forward, onFork, last]) grey(one, isLast ? t("room-off-end") : "");
    undo.hidden = !room.edits && !at.alone;
    const again = room.mayRepeat;
    redo.hidden = !again && (!room.edits || at.alone === true);
    grey(undo, at.alone ? lineTo(room, at) ? "" : t("room-off-undo-alone") : room.undo.done.length === 0 ? t("room-off-undo") : "");
    grey(redo, !again && room.undo.undone.length === 0 ? t("room-off-redo") : "");
    // The rules are asked of the server.
    const off = room.ended ?? room.notGo(at);
    grey(pass, off ? explain(off) : "");
    setText(caption, t("room-at", { move: number(room.positions.number(at)), what: nodeText(at, room.geometry) }));
    chips.draw();
  });
}
