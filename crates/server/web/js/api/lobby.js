/** The lobby: its stream, and challenges made, taken back and accepted. */

import { post, request } from "./request.js";
import { keepStream } from "./stream.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */
/** @typedef {import("../../types/protocol.js").Wanted} Wanted */
/** @typedef {{ address: string }} Begun */
/** @typedef {import("../../types/protocol.js").OwnNow} Own */

/**
 * Makes a challenge. The answer is where the game is, if somebody else looked for the same.
 * @param {Wanted} wanted
 * @returns {Promise<{ id: number, by: number } | Begun>}
 */
export const offer = (wanted) => post("/api/challenges", wanted);

/** @param {number} id @returns {Promise<void>} */
export const withdraw = (id) => request(`/api/challenges/${id}`, { method: "DELETE" });

/** @param {number} id @returns {Promise<Begun>} */
export const accept = (id) => post(`/api/challenges/${id}/accept`, {});

/**
 * A stream of the lobby that says nothing for this long is dead, in milliseconds: the server says
 * every 3 seconds that it is alive. Challenges end 10 seconds after their last page.
 */
const SILENCE = 8000;

/**
 * @typedef {object} Follower
 * @property {(rows: Challenge[], own: Own) => void} lobby all that is open
 * @property {(opened: Challenge[], closed: number[]) => void} step
 * @property {(own: Own) => void} own
 * @property {(connected: boolean, why?: import("../../types/protocol.js").ErrorBody | null) =>
 *   void} state `why` comes later, if the server says it
 */

/**
 * Follows the lobby as long as the page is open.
 * @param {Follower} on
 */
export function followLobby(on) {
  keepStream({
    path: () => "/api/lobby/events",
    silence: SILENCE,
    listen: (hear) => {
      hear("lobby", ({ rows, ...own }) => on.lobby(rows, own));
      hear("step", ({ opened, closed }) => on.step(opened, closed));
      hear("own", on.own);
    },
    state: on.state,
    ends: (why) => {
      const is = why.code === "no-lobby";
      if (is) on.state(false, why);
      return is;
    },
  });
}
