/** The parts that all pages share: their words, the theme and the settings button. */

import { byId } from "./dom.js";
import { icon } from "./icons.js";
import { t, translatePage } from "./i18n.js";
import { applyTheme } from "./settings.js";
import { openSettings } from "./settings-dialog.js";

/** Marks the link to this page. The course and the problems share an address but for its hash. */
function markPage() {
  const problems = location.hash.startsWith("#problem");
  for (const link of document.querySelectorAll("nav.pages a")) {
    const { pathname, hash } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    const inside = pathname === "/" ? location.pathname === "/" : location.pathname.startsWith(pathname);
    const here = inside && (pathname !== "/learn" || (hash !== "") === problems);
    if (here) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

export function startPage() {
  applyTheme();
  translatePage();
  markPage();
  addEventListener("hashchange", markPage);
  const button = byId("settings");
  button.append(icon("settings"));
  button.setAttribute("aria-label", t("settings"));
  button.addEventListener("click", openSettings);
  document.documentElement.classList.add("ready");
}
