/** The position that is shown: as a picture, and by its address. */

import { bodyOf } from "../api/request.js";
import { linkRow } from "../copy.js";
import { h, set } from "../dom.js";
import { t } from "../i18n.js";
import { reached } from "../reach.js";
import { saveFile } from "../share.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * The step that the address of the page names, as `#move=57` or `?move=57`.
 * @returns {number | null}
 */
function named() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const text = fragment.get("move") ?? new URLSearchParams(location.search).get("move") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * Shows the position that the address names, now and whenever the address changes.
 * @param {Store} store
 */
export function followAddress(store) {
  const look = () => {
    const step = named();
    if (step !== null) store.look(step);
  };
  addEventListener("hashchange", look);
  look();
}

/**
 * Saves a file of the server, or says why not.
 * @param {Store} store
 * @param {string} address
 * @param {string} name
 */
async function save(store, address, name) {
  try {
    await saveFile(address, name);
  } catch (error) {
    store.refuse(bodyOf(error));
  }
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountShare(parent, store) {
  const path = `/api/g/${encodeURIComponent(store.key)}/picture`;
  /** @param {"png" | "svg"} kind */
  const picture = (kind) => {
    const link = h("a", { id: `share-${kind}`, class: "button" }, t(`share-${kind}`));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      void save(store, link.href, link.download);
    });
    return link;
  };
  const [png, svg] = [picture("png"), picture("svg")];
  const link = linkRow(t("share-link"), "", "share-link");
  const box = h("details", { class: "share", id: "share" }, h("summary", {}, t("share")),
    h("div", { class: "actions" }, png, svg), link.element);
  parent.append(box);
  let base = location.origin;
  const draw = () => {
    const { shown, view } = store;
    for (const [element, kind] of /** @type {const} */ ([[png, "png"], [svg, "svg"]])) {
      set(element, { href: `${path}.${kind}?at=${shown}`, download: `tengen-${shown}.${kind}` });
    }
    // The address of a page that plays is its player's own, so another one is handed on.
    const watch = view.links.watch;
    link.element.hidden = !watch;
    link.input.value = watch ? new URL(`${watch}#move=${shown}`, base).href : "";
  };
  store.subscribe(draw);
  box.addEventListener("toggle", async () => {
    base = (await reached()).base;
    draw();
  }, { once: true });
}
