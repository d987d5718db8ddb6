/** Words in the room of all that can stand in their place, so that nothing beside them moves. */

import { h } from "./dom.js";

/**
 * Writes words into an element. It is as high as the longest of these words, in any width. Those
 * that are not shown are drawn by the style sheet, so no search or screen reader finds them.
 * @param {HTMLElement} element
 * @param {string} shown
 * @param {string[]} others
 */
export function fillRoom(element, shown, others) {
  const told = JSON.stringify([shown, ...others]);
  if (element.dataset.told === told) return;
  element.dataset.told = told;
  element.classList.add("room");
  element.replaceChildren(h("span", {}, shown), ...others.map((words) => h("span", { "data-room": words, "aria-hidden": "true" })));
}
