/** Where the page is one column: the way from the list of mistakes to the board, and back. */

import { byId, h } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {HTMLElement} list
 * @returns {HTMLElement} the button that leads to the board
 */
export function makeWay(list) {
  let top = 0;
  const go = () => {
    ({ top } = list.getBoundingClientRect());
    byId("board-area").scrollIntoView();
    back.hidden = false;
    back.focus({ preventScroll: true });
  };
  const comeBack = () => {
    scrollBy(0, list.getBoundingClientRect().top - top);
    const row = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
    (row ?? there).focus({ preventScroll: true });
    back.hidden = true;
  };
  const there = h("button", { type: "button", id: "to-board", class: "way", onclick: go }, t("mistakes-to-board"));
  const back = h("button", { type: "button", id: "to-list", class: "way", hidden: true, onclick: comeBack }, t("mistakes-to-list"));
  byId("game").append(back);
  // A person may find the list again without the button.
  let left = false;
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (isIntersecting && left) back.hidden = true;
    left = !isIntersecting;
  }).observe(list);
  return there;
}
