/** Buttons that cannot be used now, and why. */

import { set } from "./dom.js";

/** What buttons say when they can be used. @type {WeakMap<Element, string | null>} */
const titles = new WeakMap();

/**
 * Greys a button out and gives the reason, or lets it be used.
 * @param {HTMLButtonElement | HTMLInputElement} button
 * @param {string} why empty if it can be used
 * @param {string} [called] its title, where that changes
 */
export function grey(button, why, called) {
  if (!titles.has(button)) titles.set(button, button.getAttribute("title"));
  button.disabled = why !== "";
  const title = called ?? titles.get(button) ?? "";
  set(button, { title: [title, why].filter(Boolean).join(" – ") || false });
}
