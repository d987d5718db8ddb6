/** What is said about the last thing that the person did: beside the board, never over it. It goes
 * with the next act, or when the person closes it. */

import { byId, h, isField, set, setText } from "../dom.js";
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
  // Keys go on where they went before the person came to the button, or else to the room.
  const main = byId("room");
  set(main, { tabindex: -1 });
  /** @type {EventTarget | null} */
  let from = null;
  box.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) from = relatedTarget;
  });
  let before = "";
  room.subscribe(() => {
    const { notice } = room;
    const words = notice ? explain(notice.body) : "";
    if (!notice && box.contains(document.activeElement)) {
      main.focus({ preventScroll: true });
      if (from instanceof HTMLElement || from instanceof SVGElement) from.focus({ preventScroll: true });
    }
    set(box, { class: notice ? "news notice" : "unseen", "data-kind": notice ? notice.kind : false });
    said.classList.toggle("shown", notice !== null);
    close.hidden = notice === null;
    setText(said, words);
    if (words !== before && notice && !isField(document.activeElement)) box.scrollIntoView({ block: "nearest" });
    before = words;
  });
}
