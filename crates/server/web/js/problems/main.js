/** The problems on the page of the course: the list, or the problem that the address names. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { showProblems } from "./overview.js";
import { showProblem } from "./problem.js";
import { Missing, entries, keep, like, lineOf, load } from "./store.js";

/**
 * Shows the list or the problem of an address. Resolves when it is there.
 * @param {HTMLElement} main
 * @param {string} name
 * @param {() => boolean} wanted whether the person has not left the address
 */
export async function showOfProblems(main, name, wanted) {
  try {
    const list = await entries();
    const entry = list.find(({ id }) => id === name);
    const wish = entry?.id ?? lineOf(name);
    const problem = wish ? await load(wish) : null;
    if (!wanted()) return;
    if (problem) {
      showProblem(main, problem, list);
      void keep(like(list, problem));
    } else showProblems(main, list);
  } catch (error) {
    if (!wanted()) return;
    main.className = "overview";
    main.replaceChildren(
      h("nav", { class: "crumbs" }, h("a", { href: "#" }, t("learn-overview"))),
      h("h1", { tabindex: -1 }, t("problems-title")),
      h("p", { class: "problem", role: "alert" }, t(error instanceof Missing ? "problems-missing" : "problems-not-loaded")));
  }
}
