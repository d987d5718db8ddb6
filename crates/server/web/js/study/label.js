/** A label of a person's own words on a point. */

import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** The most letters of a label. The board shows that many. */
const LONGEST = 8;

/**
 * Asks for a label. An empty one takes it away; null is no answer.
 * @param {string} point the point's name @param {string} before
 * @returns {Promise<string | null>}
 */
export function askLabel(point, before) {
  return new Promise((resolve) => {
    /** @type {string | null} */
    let answer = null;
    const field = h("input", { type: "text", id: "label-text", maxlength: LONGEST, dir: "auto", autocomplete: "off" });
    field.value = before;
    const form = h("form", { class: "field" }, h("label", { for: "label-text" }, t("room-label-text", { most: LONGEST })),
      h("div", { class: "joined" }, field, h("button", { type: "submit", class: "primary", id: "label-save" }, t("room-save"))));
    const dialog = openDialog({ id: "label-dialog", title: t("room-label-on", { point }), className: "aside" }, form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer = field.value.trim();
      dialog.close();
    });
    dialog.addEventListener("close", () => resolve(answer));
    field.select();
  });
}
