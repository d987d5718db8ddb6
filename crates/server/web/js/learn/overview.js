/** The list of chapters and pages, with the progress of the person. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { forget, isDone } from "./progress.js";

/** @typedef {import("../../types/learn.js").Course} Course */

/**
 * @param {HTMLElement} main
 * @param {Course} course
 */
export function showOverview(main, course) {
  const pages = course.chapters.flatMap((chapter) => chapter.pages);
  const done = pages.filter(({ id }) => isDone(id)).length;
  const next = pages.find(({ id }) => !isDone(id));
  document.title = `${t("learn-title")} – Tengen`;
  const forgetting = h("button", { type: "button", id: "learn-forget", class: "quiet" }, t("learn-forget"));
  forgetting.addEventListener("click", () => {
    forget();
    showOverview(main, course);
  });
  main.className = "overview";
  main.replaceChildren(
    h("div", { class: "intro" },
      h("h1", { tabindex: -1 }, t("learn-title")),
      h("p", {}, next ? t("learn-intro") : t("learn-finished")),
      h("p", { id: "learn-progress" },
        h("progress", { max: pages.length, value: done, "aria-hidden": "true" }), " ",
        t("learn-progress", { done, all: pages.length })),
      next && h("a", { class: "button primary", id: "learn-go-on", href: `#${next.id}` },
        t(done > 0 ? "learn-go-on" : "learn-begin")),
      h("p", { class: "hint" }, h("a", { id: "problems-link", href: "#problems" }, t("problems-title")), " – ", t("problems-short"))),
    h("div", { class: "chapters" }, ...course.chapters.map(chapterCard)),
    ...(done > 0 ? [forgetting] : []),
  );
}

/** @param {Course["chapters"][number]} chapter */
function chapterCard({ id, pages }) {
  const done = pages.filter((page) => isDone(page.id)).length;
  return h("section", { class: "card", "aria-labelledby": `chapter-${id}` },
    h("h2", { id: `chapter-${id}` }, t(`chapter-${id}`)),
    h("p", { class: "hint" }, t("learn-chapter-progress", { done, all: pages.length })),
    h("ol", {}, ...pages.map((page) =>
      h("li", { class: isDone(page.id) ? "done" : "" },
        h("a", { href: `#${page.id}` }, t(`lesson-${page.id}`)),
        isDone(page.id) && h("span", { class: "tick" },
          h("span", { "aria-hidden": "true" }, "✓"), h("span", { class: "unseen" }, t("learn-page-done")))))));
}
