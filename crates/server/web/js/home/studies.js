/** The studies of this visitor on the start page, the last changed first. */

import { getStudies } from "../api/study.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** The most studies that are listed here. */
const MOST = 5;

/** @param {HTMLElement} parent a section that is hidden until there is a study */
export async function mountStudies(parent) {
  const found = await getStudies().catch(() => []);
  if (found.length === 0) return;
  parent.append(
    h("ul", { class: "games", id: "home-studies" }, ...found.slice(0, MOST).map(({ address, title }) =>
      h("li", {}, h("a", { class: "game-link", href: address }, h("bdi", { class: "title" }, title || t("study-nameless")))))),
    h("p", {}, h("a", { href: "/study" }, t("study-all"))));
  parent.hidden = false;
}
