/** The AGA rules on one sheet of A4, made from the values that the referee goes by. */

import { getSheet } from "../api/reference.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { startPage } from "../page.js";

startPage();
document.title = `${t("sheet-title")} · Tengen`;
byId("print").addEventListener("click", () => window.print());

/** @param {import("../../types/reference.js").SheetPart} part */
function section({ title, sentences, figure }) {
  return h("section", {}, h("h2", {}, title), ...sentences.map((text) => h("p", {}, text)),
    figure ? h("figure", { class: `figure-${figure.id}` }, h("img", { src: figure.address, alt: "" }), h("figcaption", {}, figure.caption)) : null);
}

try {
  byId("parts").append(...(await getSheet()).map(section));
} catch (error) {
  setText(byId("problem-text"), explain(bodyOf(error)));
  byId("problem-text").hidden = false;
}
