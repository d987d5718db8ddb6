/** What the start page says where it stands in for a page that needs the server. */

import { decoded, keyHere } from "../address.js";
import { number, t } from "../i18n.js";
import { recall } from "../settings.js";
import { beginnings, homeOf } from "../study/home.js";

/** How many changes to a study wait in this browser. @param {string} key the study's */
function waitingAt(key) {
  const begins = beginnings("study-queue", homeOf(key)).map((beginning) => `tengen.${beginning}`);
  try {
    const names = Object.keys(localStorage).filter((name) => begins.some((beginning) => name.startsWith(beginning)));
    return names.reduce((count, name) => count + (recall(name.slice("tengen.".length), { operations: [] }).operations?.length ?? 0), 0);
  } catch {
    // The browser stores nothing.
    return 0;
  }
}

/** Which page comes when the server answers, and what waits for it. */
export function pageToCome() {
  const [, kind, name] = location.pathname.split("/");
  if (name === undefined || (kind !== "s" && kind !== "g")) return "";
  const isStudy = kind === "s";
  const count = isStudy ? waitingAt(keyHere() ?? decoded(name)) : 0;
  return [t("offline-page", { page: isStudy ? "study" : "game" }), t("offline-waits", { count, shown: number(count) })].filter(Boolean).join(" ");
}
