/** Addresses as people and other programs write them, and those of one's own. */

import { recall, remember } from "./settings.js";

/**
 * A part of an address without its percent signs; as it is where they mean nothing.
 * @param {string} part
 */
export function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Gives the page another address, under which this browser finds it again, and remembers the key:
 * what the browser keeps of the page is under it.
 * @param {{ address: string | null }} own
 * @param {string} key
 */
export function goBy({ address }, key) {
  if (!address) return;
  remember(nameOf(address), key);
  if (address !== location.pathname) history.replaceState(history.state, "", address + location.search + location.hash);
}

/** The key of this page, if it was here before by an address of one's own. @returns {string | null} */
export const keyHere = () => recall(nameOf(location.pathname), /** @type {string | null} */ (null));

/** @param {string} address */
const nameOf = (address) => `key${address}`;
