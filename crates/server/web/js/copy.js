/** Addresses to hand on: shown, and copied with a button. */

import { h, set, setText } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Copies the text of a field.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

/** Copies a text that stands in no field. @param {string} text */
export async function copyWords(text) {
  const field = h("textarea", { class: "unseen", tabindex: -1, "aria-hidden": "true" });
  const before = document.activeElement;
  field.value = text;
  document.body.append(field);
  await copyText(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * @param {string} label
 * @param {string} address
 * @param {string} id
 */
export function linkRow(label, address, id) {
  const input = h("input", { id, type: "text", readonly: true, value: address });
  const copy = h("button", { type: "button", id: `${id}-copy` });
  // Several such buttons stand on a page, so each says what it copies.
  const say = (/** @type {string} */ word) => {
    setText(copy, word);
    set(copy, { "aria-label": `${word} – ${label}` });
  };
  say(t("copy"));
  input.addEventListener("focus", () => input.select());
  copy.addEventListener("click", async () => {
    await copyText(input);
    say(t("copied"));
    setTimeout(() => say(t("copy")), 2500);
  });
  const element = h("div", { class: "link-row" }, h("label", { for: id }, label), h("div", { class: "joined" }, input, copy));
  return { element, input };
}
