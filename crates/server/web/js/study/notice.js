/** What is said about the last thing that the person did: beside the board, never over it. It goes
 * with the next act, or when the person closes it. */

import { h, setText } from "../dom.js";
import { explain } from "../api/request.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";

/** Whether the person writes a text: the page must not move then. */
const writes = () => document.activeElement instanceof HTMLTextAreaElement || document.activeElement instanceof HTMLInputElement;

/** @param {HTMLElement} parent @param {import("./room.js").Room} room */
export function mountNotice(parent, room) {
  const said = h("p", { id: "refusal", role: "alert" });
  const close = h("button", { type: "button", id: "refusal-close", class: "icon-only quiet", "aria-label": t("close"), title: t("close"), onclick: () => room.refuse(null) }, icon("close"));
  const box = h("div", { class: "news notice", hidden: true }, said, close);
  parent.append(box);
  let before = "";
  room.subscribe(() => {
    const { refusal } = room;
    const words = refusal ? explain(refusal) : "";
    if (refusal) setText(said, words);
    said.classList.toggle("shown", refusal !== null);
    box.hidden = refusal === null;
    if (words !== before && refusal && !writes()) box.scrollIntoView({ block: "nearest" });
    before = words;
  });
}
