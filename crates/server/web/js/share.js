/** What a page hands on: a file of the server, and an address for the camera of a phone. */

import { getFile } from "./api/request.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Saves a file of the server. A link by itself would save the refusal, too.
 * @param {string} address
 * @param {string} otherwise the name of the file if the server gives none
 */
export async function saveFile(address, otherwise) {
  const { file, name } = await getFile(address);
  const href = URL.createObjectURL(file);
  h("a", { href, download: name ?? otherwise }).click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
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
