/** The tree below the board and its buttons, on a page without room for it beside them. */

import { byId, h, set } from "../dom.js";
import { t } from "../i18n.js";

/** Mounts the sheet. The function opens it, and closes it again. */
export function mountSheet() {
  const [page, box, controls] = [byId("room"), byId("tree-box"), byId("room-controls")];
  const isOpen = () => page.classList.contains("tree-open");
  const toggle = () => {
    const button = byId("room-tree-open");
    const open = page.classList.toggle("tree-open");
    set(button, { "aria-expanded": String(open) });
    if (!open) button.focus({ preventScroll: true });
    else {
      scrollTo(0, 0);
      byId("tree").focus({ preventScroll: true });
    }
  };
  box.append(h("button", { type: "button", id: "tree-close", class: "small narrow", onclick: toggle }, t("close")));
  for (const part of [byId("board-area"), box, controls]) part.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  });
  return toggle;
}
