/** The kinds and levels of problems, with the progress of the person. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { forgetSolved, isSolved } from "./store.js";

/** @typedef {import("./store.js").Entry} Entry */

/**
 * @param {HTMLElement} main
 * @param {Entry[]} list
 */
export function showProblems(main, list) {
  const done = list.filter(({ id }) => isSolved(id)).length;
  document.title = `${t("problems-title")} – Tengen`;
  const forgetting = h("button", { type: "button", id: "problems-forget", class: "quiet" }, t("problems-forget"));
  forgetting.addEventListener("click", () => {
    forgetSolved();
    showProblems(main, list);
  });
  main.className = "overview";
  main.replaceChildren(
    h("div", { class: "intro" },
      h("nav", { class: "crumbs" }, h("a", { href: "#", id: "learn-overview" }, t("learn-overview"))),
      h("h1", { tabindex: -1 }, t("problems-title")),
      h("p", {}, t("problems-intro")),
      h("p", { id: "problems-progress" },
        h("progress", { max: list.length, value: done, "aria-hidden": "true" }), " ",
        t("problems-progress", { done, all: list.length }))),
    h("div", { class: "chapters" }, ...[...new Set(list.map(({ kind }) => kind))].map((kind) => card(kind, list))),
    ...(done > 0 ? [forgetting] : []),
  );
}

/**
 * @param {string} kind
 * @param {Entry[]} list
 */
function card(kind, list) {
  const own = list.filter((entry) => entry.kind === kind);
  const levels = [...new Set(own.map(({ level }) => level))];
  return h("section", { class: "card", "aria-labelledby": `problems-${kind}` },
    h("h2", { id: `problems-${kind}` }, t(`problem-kind-${kind}`)),
    h("p", { class: "hint" }, t(`problem-about-${kind}`)),
    h("ol", { class: "levels" }, ...levels.map((level) => {
      const these = own.filter((entry) => entry.level === level);
      const solved = these.filter(({ id }) => isSolved(id)).length;
      const next = these.find(({ id }) => !isSolved(id)) ?? these[0];
      return h("li", { class: solved === these.length ? "done" : "" },
        h("a", { href: `#${next.id}`, "data-level": `${kind}-${level}` }, t("problem-level", { level })), " ",
        h("span", { class: "hint" }, t("problem-solved-of", { done: solved, all: these.length })));
    })));
}
