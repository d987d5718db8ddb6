/** The menu of a node. */

import { h } from "../dom.js";
import { grey } from "../grey.js";
import { t } from "../i18n.js";
import { keyCap } from "../keys.js";
import { branchActs } from "./branch.js";

/** @typedef {import("./room.js").Room} Room */

/**
 * Opens the menu of a node at a place of the window.
 * @param {Room} room @param {import("../../types/study.js").Node} node @param {number} x @param
 * {number} y
 */
export function openMenu(room, node, x, y) {
  document.getElementById("node-menu")?.remove();
  const before = document.activeElement;
  const items = branchActs(room, node).map(({ name, key, act, off }) => {
    const item = h("button", { type: "button", role: "menuitem", tabindex: -1, class: "menu-item", "data-act": name },
      h("span", {}, t(`room-do-${name}`)), key ? h("kbd", { "aria-hidden": "true" }, keyCap(key)) : null);
    grey(item, off || "");
    item.addEventListener("click", () => {
      close();
      act();
    });
    return item;
  });
  // The menu covers what stands beside the board, so it says itself why an entry is greyed out.
  const menu = h("div", { id: "node-menu", class: "menu" },
    h("div", { role: "menu", "aria-label": t("room-menu") }, ...items), h("p", { class: "menu-reason", role: "status" }));
  const close = () => {
    menu.remove();
    removeEventListener("pointerdown", outside, true);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const outside = (/** @type {Event} */ { target }) => {
    if (!(target instanceof Element) || !menu.contains(target)) close();
  };
  const focus = (/** @type {number} */ at) => items[(at + items.length) % items.length].focus();
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => focus(at + 1), ArrowUp: () => focus(at - 1), Home: () => focus(0), End: () => focus(-1), Escape: close, Tab: close,
    };
    event.stopPropagation();
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  document.body.append(menu);
  const place = () => {
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
    menu.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
  };
  place();
  // It grows with a reason.
  new ResizeObserver(place).observe(menu);
  addEventListener("pointerdown", outside, true);
  focus(0);
}
