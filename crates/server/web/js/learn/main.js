/** The course: an overview, or the page that the address names after the `#`. */

import { decoded } from "../address.js";
import { byId, h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { startPage } from "../page.js";
import { isOfProblems } from "../problems/address.js";
import { showOfProblems } from "../problems/main.js";
import { showLesson } from "./lesson.js";
import { showOverview } from "./overview.js";

/** @typedef {import("../../types/learn.js").Course} Course */

startPage("board");
const main = byId("learn");
const connection = byId("connection");

/** @returns {Promise<Course>} */
async function load() {
  const response = await fetch("/learn/course.json");
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** @param {Course} course */
function follow(course) {
  const pages = course.chapters.flatMap((chapter) => chapter.pages);
  /** @param {boolean} first whether the page has just been opened */
  const show = async (first) => {
    const { hash } = location;
    const name = decoded(hash.slice(1));
    const at = pages.findIndex(({ id }) => id === name);
    if (at < 0 && isOfProblems(name)) await showOfProblems(main, name, () => location.hash === hash);
    else if (at < 0) showOverview(main, course);
    else {
      const chapter = course.chapters.find((one) => one.pages.includes(pages[at]));
      showLesson(main, pages[at], { chapter: chapter?.id ?? "", before: pages[at - 1]?.id, after: pages[at + 1]?.id });
    }
    if (first || location.hash !== hash) return;
    scrollTo(0, 0);
    main.querySelector("h1")?.focus({ preventScroll: true });
  };
  addEventListener("hashchange", () => void show(false));
  void show(true);
}

const watch = () => {
  connection.hidden = navigator.onLine;
  setText(connection, navigator.onLine ? "" : t("learn-offline"));
};
addEventListener("online", watch);
addEventListener("offline", watch);
watch();

try {
  follow(await load());
} catch {
  main.replaceChildren(h("p", { class: "problem", role: "alert" }, t("learn-not-loaded")));
}
