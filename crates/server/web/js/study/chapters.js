/** The chapters: which one is shown, and all of them to be named, put in order and deleted. */

import { explain } from "../api/request.js";
import { boardSizes, choiceOf } from "../board-size.js";
import { ask, openDialog } from "../dialog.js";
import { h, set, setText } from "../dom.js";
import { grey } from "../grey.js";
import { icon } from "../icons.js";
import { isolated, number, t } from "../i18n.js";
import { addChapter } from "./branch.js";
import { chapterNames } from "./chapter-names.js";
import { chooseFiles } from "./files.js";
import { LARGEST_BOARD, text } from "./sgf.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** @param {HTMLElement} parent @param {Room} room */
export function mountChapters(parent, room) {
  const choice = h("select", { id: "room-chapter", "aria-label": t("room-chapters") });
  choice.addEventListener("change", () => {
    const root = room.tree.nodes.get(choice.value);
    if (root) room.go((walk) => walk.enter(root));
  });
  /** Draws the dialog that is open. @type {(() => void) | null} */
  let drawList = null;
  const open = () => {
    const list = openChapters(room);
    drawList = list.draw;
    list.dialog.addEventListener("close", () => void (drawList = null));
  };
  const more = h("button", { type: "button", id: "chapter-more", class: "icon-only", "aria-label": t("room-chapter-more"), title: t("room-chapter-more"), onclick: open }, icon("more"));
  const add = h("button", { type: "button", id: "chapter-add", class: "icon-only", "aria-label": t("room-chapter-add"), title: t("room-chapter-add"), onclick: () => askChapter(room) }, icon("plus"));
  parent.append(choice, add, more);
  let drawn = "";
  room.subscribe(({ tree }) => {
    const called = chapterNames(room.tree.chapters);
    const names = room.tree.chapters.map((root, i) => [root.name, called[i]]);
    const key = JSON.stringify(names);
    if (key !== drawn) {
      drawn = key;
      choice.replaceChildren(...names.map(([value, name]) => h("option", { value }, name)));
    }
    choice.value = room.root.name;
    add.hidden = more.hidden = !room.edits;
    set(choice, { "data-count": names.length });
    if (tree) drawList?.();
  });
}

/** Asks for the board of a new chapter, at first that of the chapter at hand. @param {Room} room */
function askChapter(room) {
  const { width, height } = room.geometry;
  const size = boardSizes({ minSize: 1, maxSize: LARGEST_BOARD }, { size: choiceOf({ width, height }), width, height });
  const form = h("form", {}, size.choice, size.sides,
    h("div", { class: "answers" }, h("button", { type: "submit", id: "chapter-begin", class: "primary" }, t("room-chapter-begin"))));
  form.addEventListener("change", () => size.show());
  size.show();
  const dialog = openDialog({ id: "chapter-new", title: t("room-chapter-add") }, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    addChapter(room, size.taken());
  });
  /** @type {HTMLElement | null} */ (size.choice.querySelector(":checked"))?.focus();
}

/**
 * How far a pointer may move between two presses that are meant for the same chapter, in pixels.
 */
const STILL = 20;
/** How soon a second press is for the same chapter, in milliseconds. */
const SOON = 1500;

/** The list of all chapters. @param {Room} room */
function openChapters(room) {
  const list = h("ol", { id: "chapter-list", class: "chapter-list" });
  const said = h("p", { class: "hint", role: "status" });
  const files = h("button", { type: "button", id: "chapter-files", onclick: () => {
    dialog.close();
    chooseFiles(room);
  } }, t("room-chapter-files"));
  const only = h("p", { class: "hint", id: "chapter-only" }, t("error-study-last-chapter"));
  const dialog = openDialog({ id: "chapter-dialog", title: t("room-chapters") }, list, only, said, h("div", { class: "actions" }, files));
  /** @type {Map<string, ReturnType<typeof makeRow>>} */
  const rows = new Map();
  /**
   * The last press of an arrow with a pointer. The row slides away under it, and another one comes
   * there: a second press at the same place, soon after, is for the first row.
   * @type {{ chapter: string, way: string, x: number, y: number, until: number } | null}
   */
  let pressed = null;
  const isStill = (/** @type {MouseEvent} */ { clientX, clientY }) =>
    pressed !== null && performance.now() < pressed.until && Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL;
  list.addEventListener("pointermove", (event) => void (isStill(event) || (pressed = null)));
  list.addEventListener("pointerleave", ({ pointerType }) => void (pointerType === "mouse" && (pressed = null)));
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    const way = button instanceof HTMLElement ? button.dataset.do : undefined;
    if (way !== "up" && way !== "down") return;
    const under = button?.closest("li")?.dataset.chapter ?? "";
    // A press of a key has no place.
    const isPointer = event.detail > 0;
    const chapter = isPointer && pressed?.way === way && isStill(event) && rows.has(pressed.chapter) ? pressed.chapter : under;
    const isMoved = rows.get(chapter)?.move(way);
    if (isPointer && isMoved) pressed = { chapter, way, x: event.clientX, y: event.clientY, until: performance.now() + SOON };
    // One that has nowhere to go leaves the place to the chapter that is there now, a little later.
    else if (chapter === under) pressed = null;
  });
  const draw = () => {
    const { chapters } = room.tree;
    only.hidden = chapters.length > 1;
    const focused = document.activeElement;
    const names = chapters.map(({ name }) => name);
    for (const [name, row] of rows) if (!names.includes(name)) {
      rows.delete(name);
      row.element.remove();
    }
    const called = chapterNames(chapters);
    chapters.forEach((root, at) => {
      const row = rows.get(root.name) ?? makeRow(room, root.name, said);
      rows.set(root.name, row);
      row.draw(root, at, called[at]);
      if (list.children[at] !== row.element) list.insertBefore(row.element, list.children[at] ?? null);
    });
    // An element that is put elsewhere loses the focus.
    if (!(focused instanceof HTMLElement) || document.querySelector("#chapter-question")) return;
    if (focused.isConnected) focused.focus();
    else if (!dialog.contains(document.activeElement)) list.querySelector("input")?.focus();
  };
  draw();
  return { dialog, draw };
}

/**
 * A chapter in the list.
 * @param {Room} room @param {string} chapter @param {HTMLElement} said
 */
function makeRow(room, chapter, said) {
  const there = () => room.tree.nodes.get(chapter);
  const place = () => room.tree.chapters.findIndex(({ name }) => name === chapter);
  const called = () => isolated(chapterNames(room.tree.chapters)[place()]);
  const name = h("input", { type: "text", dir: "auto", maxlength: 100, autocomplete: "off", "data-do": "name" });
  const rename = () => {
    const root = there();
    const now = name.value.trim();
    if (root && now !== text(root, "GN").trim()) room.act([{ op: "set", node: chapter, name: "GN", ...(now && { values: [now] }) }]);
  };
  name.addEventListener("change", rename);
  name.addEventListener("keydown", ({ key }) => key === "Enter" && rename());
  /** @param {string} what @param {Parameters<typeof icon>[0]} picture @param {() => void} [act] */
  const button = (what, picture, act = () => {}) => h("button", { type: "button", class: "icon-only", "data-do": what, onclick: act }, icon(picture));
  // The list hears the arrows, and tells the row that is meant.
  const [up, down] = [button("up", "up"), button("down", "down")];
  /** @param {"up" | "down"} way */
  const move = (way) => {
    const { chapters } = room.tree;
    const at = place();
    if (!chapters[way === "up" ? at - 1 : at + 1]) return false;
    (way === "up" ? up : down).focus({ preventScroll: true });
    const before = chapters[way === "up" ? at - 1 : at + 2];
    room.act([{ op: "move", node: chapter, ...(before && { before: before.name }) }]);
    setText(said, t("room-chapter-moved", { name: called(), number: number(place() + 1), count: number(chapters.length) }));
    return true;
  };
  const away = button("delete", "bin", async () => {
    const answer = await ask({ id: "chapter-question", title: t("room-chapter-delete", { name: called() }), text: [t("room-chapter-delete-text")],
      answers: [{ id: "chapter-delete-confirm", label: t("room-chapter-delete-now"), kind: "danger" }], cancel: t("cancel") });
    if (!answer || !there()) return;
    // Others may have deleted all others meanwhile.
    if (room.tree.chapters.length < 2) setText(said, explain({ code: "study-last-chapter", text: "" }));
    else room.act([{ op: "delete", node: chapter }]);
  });
  const element = h("li", { "data-chapter": chapter }, name, up, down, away);
  /** @param {Node} root @param {number} at @param {string} shown what it is called */
  const draw = (root, at, shown) => {
    const own = text(root, "GN");
    if (document.activeElement !== name) name.value = own;
    name.placeholder = own ? "" : shown;
    const labels = { name: isolated(shown) };
    const label = (/** @type {Element} */ one, /** @type {string} */ what) => {
      const said = t(`room-chapter-${what}`, labels);
      set(one, { "aria-label": said, title: said });
      return said;
    };
    label(name, "name");
    const { length } = room.tree.chapters;
    grey(up, at === 0 ? t("room-off-up") : "", label(up, "up"));
    grey(down, at === length - 1 ? t("room-off-down") : "", label(down, "down"));
    grey(away, length < 2 ? explain({ code: "study-last-chapter", text: "" }) : "", label(away, "delete"));
    set(away, { "aria-describedby": length < 2 && "chapter-only" });
  };
  return { element, draw, move };
}
