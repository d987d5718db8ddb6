/** What is said about the last thing that the person did: beside the board, never over it. */

import { h, isField, set, setText } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/**
 * @param {string} id
 * @param {HTMLElement} main what takes the keys once the person has closed it
 * @param {() => void} end
 */
export function makeNotice(id, main, end) {
  // Readers of screens say what is written into a region that they know already, so none is hidden.
  const said = h("p", { id, role: "alert" });
  const close = h("button", { type: "button", id: `${id}-close`, class: "icon-only quiet", "aria-label": t("close"), title: t("close"), hidden: true, onclick: end }, icon("close"));
  const element = h("div", { class: "unseen" }, said, close);
  // Keys go on where they went before the person came to the button, or else to the page.
  set(main, { tabindex: -1 });
  /** @type {EventTarget | null} */
  let from = null;
  element.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) from = relatedTarget;
  });
  let before = "";
  /** @param {string} words empty if nothing is said @param {"wrong" | "news"} kind */
  const show = (words, kind) => {
    const is = words !== "";
    if (!is && element.contains(document.activeElement)) {
      main.focus({ preventScroll: true });
      if (from instanceof HTMLElement || from instanceof SVGElement) from.focus({ preventScroll: true });
    }
    set(element, { class: is ? "news notice" : "unseen", "data-kind": is && kind });
    said.classList.toggle("shown", is);
    close.hidden = !is;
    setText(said, words);
    if (words !== before && is && !isField(document.activeElement)) element.scrollIntoView({ block: "nearest" });
    before = words;
  };
  return { element, show };
}
