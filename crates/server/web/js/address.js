/** Addresses as people and other programs write them. */

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
