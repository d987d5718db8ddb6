/** What is said about the last thing that the person did: beside the board, never over it. It goes
 * with the next act, or when the person closes it. */

import { h, isField, set, setText } from "../dom.js";
import { explain } from "../api/request.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";

/** @param {HTMLElement} parent @param {import("./room.js").Room} room */
export function mountNotice(parent, room) {
  // Readers of screens say what is written into a region that they know already, so none is hidden.
  const said = h("p", { id: "notice", role: "alert" });
  const close = h("button", { type: "button", id: "notice-close", class: "icon-only quiet", "aria-label": t("close"), title: t("close"), hidden: true, onclick: () => room.notify(null) }, icon("close"));
  const box = h("div", { class: "unseen" }, said, close);
  parent.append(box);
  let before = "";
  room.subscribe(() => {
    const { notice } = room;
    const words = notice ? explain(notice.body) : "";
    // Keys go on with the board, and not with the top of the page.
    if (!notice && box.contains(document.activeElement)) /** @type {HTMLElement | null} */ (document.querySelector('#grid [tabindex="0"]'))?.focus({ preventScroll: true });
    set(box, { class: notice ? "news notice" : "unseen", "data-kind": notice ? notice.kind : false });
    said.classList.toggle("shown", notice !== null);
    close.hidden = notice === null;
    setText(said, words);
    if (words !== before && notice && !isField(document.activeElement)) box.scrollIntoView({ block: "nearest" });
    before = words;
  });
}
