/** The parts that all pages share: their words, the theme and the settings button. */

import { byId } from "./dom.js";
import { icon } from "./icons.js";
import { t, translatePage } from "./i18n.js";
import { mountKeys } from "./keys.js";
import { keepAll } from "./offline.js";
import { isOfProblems } from "./problems/address.js";
import { applyTheme } from "./settings.js";
import { openSettings } from "./settings-dialog.js";
import { showWho } from "./who.js";

/**
 * Marks the link to this page, and brings it in sight. The course and the problems share an address
 * but for its hash.
 */
function markPage() {
  const problems = isOfProblems(location.hash.slice(1));
  // A study's own page belongs to the list of studies.
  const at = location.pathname.startsWith("/s/") ? "/study" : location.pathname;
  for (const link of document.querySelectorAll("nav.pages a")) {
    const { pathname, hash } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    const inside = pathname === "/" ? at === "/" : at.startsWith(pathname);
    const here = inside && (pathname !== "/learn" || (hash !== "") === problems);
    if (here) {
      link.setAttribute("aria-current", "page");
      inSight(/** @type {HTMLElement} */ (link));
    } else link.removeAttribute("aria-current");
  }
}

/**
 * On a phone the links are wider than the screen, and scroll.
 * @param {HTMLElement} link
 */
function inSight(link) {
  const nav = link.parentElement;
  if (nav) nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

/** @param {import("./keys.js").Place[]} places those of this page that have keys of their own */
export function startPage(...places) {
  applyTheme();
  translatePage();
  // An address that leads nowhere is none of the pages.
  if (!document.body.classList.contains("missing-page")) {
    markPage();
    addEventListener("hashchange", markPage);
  }
  const button = byId("settings");
  button.append(icon("settings"));
  button.setAttribute("aria-label", t("settings"));
  button.addEventListener("click", openSettings);
  mountKeys([...places, "everywhere"]);
  document.documentElement.classList.add("ready");
  // A person may never see the start page: they come by a link, or to look something up.
  void keepAll();
  void showWho();
}
