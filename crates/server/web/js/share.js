/** What a page hands on: a file of the server, and an address for the camera of a phone. */

import { getFile } from "./api/request.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** @param {Blob} file @param {string} name */
function save(file, name) {
  const href = URL.createObjectURL(file);
  h("a", { href, download: name }).click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Saves a text of this page. @param {string} text @param {string} name @param {string} type */
export const saveWords = (text, name, type) => save(new Blob([text], { type: `${type};charset=utf-8` }), name);

/**
 * Saves a file of the server. A link by itself would save the refusal, too.
 * @param {string} address
 * @param {string} otherwise the name of the file if the server gives none
 */
export async function saveFile(address, otherwise) {
  const { file, name } = await getFile(address);
  save(file, name ?? otherwise);
}

/**
 * An address for the camera of a phone.
 * @param {string} address
 * @param {boolean} open
 */
export function qrCode(address, open) {
  const picture = h("img", { src: `/api/qr?text=${encodeURIComponent(address)}`, alt: t("link-qr-alt"), width: 180, height: 180 });
  return h("details", { class: "qr", id: "link-qr", open }, h("summary", {}, t("link-qr")), picture);
}
