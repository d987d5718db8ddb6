/** A moment in which nobody can agree, after the proposal has changed under their hand. */

/** @typedef {import("./store.js").Store} Store */

/** How long agreeing waits, in milliseconds. */
const GRACE = 1000;

/**
 * @param {Store} store
 * @returns {() => boolean} looks at the proposal; whether agreeing waits now
 */
export function makeGrace(store) {
  /** @type {number | null} */
  let seen = null;
  let could = false;
  let waits = false;
  let timer = 0;
  return () => {
    const { phase } = store.view;
    if (phase.kind !== "settling") {
      seen = null;
      return false;
    }
    // A person's own mark is no surprise to them.
    const own = store.sides.some((colour) => colour === phase.by);
    if (could && seen !== null && seen !== phase.proposal && !own) {
      waits = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        waits = false;
        store.changed();
      }, GRACE);
    }
    seen = phase.proposal;
    if (!phase.trial) could = store.can("accept");
    return waits;
  };
}
