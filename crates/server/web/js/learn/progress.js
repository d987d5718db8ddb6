/** The pages that this person has done, kept in this browser. */

import { recall, remember } from "../settings.js";

/** @type {Set<string>} */
const done = new Set(/** @type {string[]} */ (recall("learn", [])).filter((id) => typeof id === "string"));

/** @param {string} id */
export const isDone = (id) => done.has(id);

/** @param {string} id */
export function markDone(id) {
  done.add(id);
  remember("learn", [...done]);
}

export function forget() {
  done.clear();
  remember("learn", []);
}
