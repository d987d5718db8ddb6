/** Addresses as people and other programs write them, and those of one's own. */

import { bodyOf } from "./api/request.js";
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

/** A key, or what stands for one in this browser. */
const named = () => decoded(location.pathname.split("/").at(-1) ?? "");

/**
 * Gives the page another address, under which this browser finds it again, and remembers the key.
 * @param {{ address: string | null }} own
 * @param {string} key
 */
export function goBy({ address }, key) {
  if (!address) return;
  remember(nameOf(address), key);
  if (address !== location.pathname) history.replaceState(history.state, "", address + location.search + location.hash);
}

/**
 * The key of this page, if it was here before by an address of one's own.
 * @returns {string | null}
 */
export const keyHere = () => recall(nameOf(location.pathname), /** @type {string | null} */ (null));

/**
 * What is found by the address of the page. An address of one's own that the list has no more, or
 * whose cookie is lost, may still have its key here.
 * @template T
 * @param {(key: string) => Promise<T>} get
 * @returns {Promise<T>}
 */
export async function found(get) {
  try {
    return await get(named());
  } catch (error) {
    const key = keyHere();
    if (bodyOf(error).code !== "not-listed" || key === null) throw error;
    return get(key);
  }
}

/** @param {string} address */
const nameOf = (address) => `key${address}`;
