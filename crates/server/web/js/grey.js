/**
 * Buttons that cannot be used now, and why. They keep their place in the order of the keys, and a
 * press on one gives the reason, so that it is not for the mouse alone.
 */

import { set, setText } from "./dom.js";

/** What buttons say when they can be used. @type {WeakMap<Element, string | null>} */
const titles = new WeakMap();

/** Why buttons cannot be used. @type {WeakMap<Element, string>} */
const reasons = new WeakMap();

/**
 * Greys a button out and gives the reason, or lets it be used.
 * @param {HTMLButtonElement | HTMLInputElement} button
 * @param {string} why empty if it can be used
 * @param {string} [called] its title, where that changes
 */
export function grey(button, why, called) {
  if (!titles.has(button)) titles.set(button, button.getAttribute("title"));
  reasons.set(button, why);
  const title = called ?? titles.get(button) ?? "";
  set(button, { "aria-disabled": why !== "" && "true", title: [title, why].filter(Boolean).join(" – ") || false });
}

/** Says a reason; set by the page. @type {(why: string) => void} */
let say = () => {};

/** @param {(why: string) => void} tell says the reason, where no dialog or menu of it does */
export function tellReasons(tell) {
  say = tell;
}

// No press gets to a button that is greyed out.
addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[aria-disabled]") : null;
  const why = button && reasons.get(button);
  if (!why) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const status = button.closest("dialog, .menu")?.querySelector("[role=status]");
  if (status instanceof HTMLElement) setText(status, why);
  else say(why);
}, { capture: true });
