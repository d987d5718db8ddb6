/** What earlier pages of this browser have left for the next one. */

import { forget, recall } from "../settings.js";

/**
 * Takes over what pages keep under names that begin so, each name once. Should one of those
 * pages be
 * open still, both have it.
 * @template T
 * @param {string[]} beginnings
 * @param {T} nothing what a name that cannot be read has
 * @returns {T[]}
 */
export function takeOver(beginnings, nothing) {
  try {
    const names = Object.keys(localStorage).filter((name) => beginnings.some((beginning) => name.startsWith(`tengen.${beginning}`))).sort();
    return names.map((name) => {
      const short = name.slice("tengen.".length);
      const kept = recall(short, nothing);
      forget(short);
      return kept;
    });
  } catch {
    // The browser stores nothing.
    return [];
  }
}
