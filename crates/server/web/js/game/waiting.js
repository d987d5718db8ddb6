/** A stone that waits for the connection, in words. */

import { h, setText } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {HTMLElement} parent
 * @param {import("./store.js").Store} store
 */
export function mountWaiting(parent, store) {
  const words = h("p", { id: "waiting-says", role: "status" });
  const back = h("button", { type: "button", id: "waiting-cancel" }, t("waiting-cancel"));
  const box = h("section", { class: "card offer", id: "waiting" }, words, h("div", { class: "answers" }, back));
  back.addEventListener("click", () => store.takeBack());
  // The line is there, out of sight, before it says something, so that a screen reader hears of it.
  parent.append(box);
  store.subscribe(() => {
    const at = store.waiting?.at;
    const begins = at !== undefined && box.classList.contains("unseen");
    box.classList.toggle("unseen", !at);
    if (begins) box.scrollIntoView({ block: "nearest" });
    back.hidden = !at;
    setText(words, at ? t("waiting-says", { point: at }) : "");
  });
}
