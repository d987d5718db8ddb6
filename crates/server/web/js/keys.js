/** The list of keys, opened by "?". */

import { openDialog } from "./dialog.js";
import { h, isField } from "./dom.js";
import { t } from "./i18n.js";

/**
 * The keys in each place, and the end of the name of the message that says what they do. A word is
 * the name of a key in `keycap`; any other sign stands on the key itself.
 */
const KEYS = /** @type {const} */ ({
  board: [[["←", "↑", "→", "↓"], "move"], [["home", "end"], "row"], [["ctrl+home", "ctrl+end"], "corner"], [["enter"], "play"]],
  moves: [[["←", "→"], "step"], [["page-up", "page-down"], "ten"], [["home", "end"], "ends"], [["space"], "run"]],
  game: [[["F"], "focus"]],
  study: [[["←", "→"], "step"], [["↑", "↓"], "beside"], [["page-up", "page-down"], "ten"], [["home", "end"], "ends"],
    [["shift+← →"], "fork"], [["ctrl+← →"], "said"], [["ctrl+shift+← →"], "marked"],
    [["shift+home"], "main-line"], [["P"], "pass"], [["N"], "note"], [["/"], "find"], [["T"], "tree"], [["M"], "menu"], [["C"], "fold"]],
  edit: [[["ctrl+Z", "ctrl+Y"], "undo"], [["delete"], "delete"], [["ctrl+C", "ctrl+X", "ctrl+V"], "branch"], [["1", "–", "9"], "tool"], [["0", "esc"], "tool-off"]],
  everywhere: [[["tab"], "tab"], [["esc"], "close"], [["?"], "keys"]],
});

/** @typedef {keyof typeof KEYS} Place */

/** A key as it is written on keyboards. @param {string} key such as `ctrl+home` */
export const keyCap = (key) => key.split("+").map((one) => (/^[a-z]/.test(one) ? t("keycap", { key: one }) : one)).join("+");

/** @param {readonly Place[]} places */
function showKeys(places) {
  const tables = places.map((place) =>
    h("table", { class: "keys" }, h("caption", {}, t(`keys-${place}`)),
      h("tbody", {}, ...KEYS[place].map(([keys, does]) =>
        h("tr", {}, h("th", { scope: "row" }, ...keys.flatMap((key) => [h("kbd", {}, keyCap(key)), " "])),
          h("td", {}, t(`key-${does}`)))))));
  openDialog({ id: "keys-dialog", title: t("keys-title") }, ...tables);
}

/**
 * Lets "?" open the list, except where a person writes.
 * @param {readonly Place[]} places those that this page has
 */
export function mountKeys(places) {
  addEventListener("keydown", ({ key, target }) => {
    // A page that says why it shows nothing has nothing for keys to do.
    if (document.querySelector("#problem:not([hidden])")) return;
    if (key === "?" && !isField(target) && !document.querySelector("dialog[open]")) showKeys(places);
  });
}
