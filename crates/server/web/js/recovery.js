/** Codes that open a name when its password is lost. They are shown once. */

import { copyText } from "./copy.js";
import { h, setText } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {string} name whose codes they are
 * @param {string[]} codes
 */
export function recoveryCodes(name, codes) {
  const text = codes.join("\n");
  const field = h("textarea", { id: "recovery-codes", readonly: true, rows: codes.length, spellcheck: "false", "aria-label": t("recovery-codes") });
  field.value = text;
  const copy = h("button", { type: "button", id: "recovery-copy" }, t("copy"));
  copy.addEventListener("click", async () => {
    await copyText(field);
    setText(copy, t("copied"));
  });
  const file = new Blob([`${t("recovery-file", { name, server: location.host })}\n\n${text}\n`], { type: "text/plain" });
  const save = h("a", { id: "recovery-save", class: "button", href: URL.createObjectURL(file), download: `tengen-${name}.txt` }, t("recovery-save"));
  return h("div", { class: "recovery" }, h("p", {}, t("recovery-once", { count: codes.length })), field, h("div", { class: "actions" }, copy, save));
}
