/** Nothing but the board and the players with their clocks. */

import { byId, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";

/** @typedef {import("./store.js").Store} Store */

const CLASS = "only-board";

/** @returns {HTMLElement} the button that leads there */
export function focusButton() {
  return h("button", { type: "button", id: "focus", class: "icon-only", "aria-label": t("focus"), title: t("focus"), onclick: () => turn(true) }, icon("expand"));
}

/** @param {boolean} on */
function turn(on) {
  document.body.classList.toggle(CLASS, on);
  byId("focus-leave").hidden = !on;
  // The focus stays on something that can be seen.
  const cell = /** @type {HTMLElement | null} */ (document.querySelector("#grid [tabindex='0']"));
  if (on) cell?.focus({ preventScroll: true });
  else byId("focus").focus();
}

/** @param {Store} store */
export function mountFocus(store) {
  byId("game").append(h("button", {
    type: "button", id: "focus-leave", class: "icon-only quiet", hidden: true, "aria-label": t("focus-leave"), title: t("focus-leave"), onclick: () => turn(false),
  }, icon("close")));
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const writes = target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
    if (writes || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const on = document.body.classList.contains(CLASS);
    if (key === "f" || key === "F") turn(!on);
    // Before that, Escape leaves a line beside the game.
    else if (key === "Escape" && on && !store.line && !event.defaultPrevented) turn(false);
  }, { capture: true });
}
