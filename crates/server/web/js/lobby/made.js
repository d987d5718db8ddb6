/**
 * The challenges that this tab has made, also before it was loaded anew: it alone goes to the games
 * that come of them, and offers them again when they are lost.
 */

import { recallInTab, rememberInTab } from "../settings.js";

/** @typedef {import("../../types/protocol.js").Wanted} Wanted */
/** @typedef {import("../../types/protocol.js").OwnInLobby} Own */

const NAME = "challenges";

/** @returns {{ id: number, wanted: Wanted }[]} */
const all = () => recallInTab(NAME, []);

/** @param {number} id @param {Wanted} wanted */
export const addMade = (id, wanted) => rememberInTab(NAME, [...all(), { id, wanted }]);

/**
 * The game that came of a challenge of this tab.
 * @param {Own} own
 */
export function gameOfMade({ begun }) {
  const ids = new Set(all().map(({ id }) => id));
  return begun.find(({ challenge }) => challenge !== null && ids.has(challenge)) ?? null;
}

/**
 * Forgets the challenges that are not open any more, and of which no game came.
 * @param {Own} own
 * @returns {Wanted[]} what they wanted
 */
export function dropClosed({ mine, begun }) {
  const stays = new Set([...mine, ...begun.map(({ challenge }) => challenge)]);
  const gone = all().filter(({ id }) => !stays.has(id));
  if (gone.length > 0) rememberInTab(NAME, all().filter(({ id }) => stays.has(id)));
  return gone.map(({ wanted }) => wanted);
}

/** Forgets a challenge: its person has taken it back. @param {number} id */
export const dropMade = (id) => rememberInTab(NAME, all().filter((made) => made.id !== id));

/** Forgets all: a person plays one game. */
export const dropAll = () => rememberInTab(NAME, []);
