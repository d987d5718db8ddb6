/** Addresses to hand on: shown, and copied with a button. */

import { h, setText } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {string} label
 * @param {string} address
 * @param {string} id
 */
export function linkRow(label, address, id) {
  const input = h("input", { id, type: "text", readonly: true, value: address });
  const copy = h("button", { type: "button", id: `${id}-copy` }, t("copy"));
  input.addEventListener("focus", () => input.select());
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(input.value);
    } catch {
      input.select();
      document.execCommand("copy");
    }
    setText(copy, t("copied"));
    setTimeout(() => setText(copy, t("copy")), 2500);
  });
  const element = h("div", { class: "link-row" }, h("label", { for: id }, label), h("div", { class: "joined" }, input, copy));
  return { element, input };
}
