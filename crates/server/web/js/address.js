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

/**
 * Gives the page another address, under which this browser finds it again.
 * @param {{ address: string | null }} own
 */
export function goBy({ address }) {
  if (address && address !== location.pathname) history.replaceState(history.state, "", address + location.search + location.hash);
}
