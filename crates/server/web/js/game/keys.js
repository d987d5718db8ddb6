/** The list of keys, opened by "?". */

import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/** The keys in each place, and the end of the name of the message that says what they do. */
const KEYS = /** @type {const} */ ([
  ["board", [["← ↑ → ↓", "move"], ["Home End", "row"], ["Ctrl+Home Ctrl+End", "corner"], ["Enter", "play"]]],
  ["moves", [["← →", "step"], ["Page ↑ Page ↓", "ten"], ["Home End", "ends"], ["Space", "run"]]],
  ["everywhere", [["Tab", "tab"], ["Esc", "close"], ["F", "focus"], ["?", "keys"]]],
]);

function showKeys() {
  const tables = KEYS.map(([place, rows]) =>
    h("table", { class: "keys" }, h("caption", {}, t(`keys-${place}`)),
      h("tbody", {}, ...rows.map(([names, does]) =>
        h("tr", {}, h("th", { scope: "row" }, ...names.split(" ").flatMap((name) => [h("kbd", {}, name), " "])),
          h("td", {}, t(`key-${does}`)))))));
  openDialog({ id: "keys-dialog", title: t("keys-title") }, ...tables);
}

/** Lets "?" open the list, except where a person writes. */
export function mountKeys() {
  addEventListener("keydown", ({ key, target }) => {
    const writes = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (key === "?" && !writes && !document.querySelector("dialog[open]")) showKeys();
  });
}
