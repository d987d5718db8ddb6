/** The lobby: its stream, and challenges made, taken back and accepted. */

import { post, request } from "./request.js";
import { keepStream } from "./stream.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */
/** @typedef {import("../../types/protocol.js").Wanted} Wanted */
/** @typedef {{ address: string }} Begun */

/**
 * Makes a challenge. The answer is where the game is, if somebody else looked for the same.
 * @param {Wanted & { page: string }} wanted
 * @returns {Promise<{ id: number, by: number } | Begun>}
 */
export const offer = (wanted) => post("/api/challenges", wanted);

/** @param {number} id @returns {Promise<void>} */
export const withdraw = (id) => request(`/api/challenges/${id}`, { method: "DELETE" });

/** @param {number} id @returns {Promise<Begun>} */
export const accept = (id) => post(`/api/challenges/${id}/accept`, {});

/**
 * @typedef {object} Follower
 * @property {(rows: Challenge[], mine: number[]) => void} lobby all that is open
 * @property {(opened: Challenge[], closed: number[]) => void} step
 * @property {(address: string) => void} begun
 * @property {(connected: boolean, why?: import("../../types/protocol.js").ErrorBody | null) =>
 *   void} state `why` comes later, if the server says it
 */

/**
 * Follows the lobby as long as the page is open.
 * @param {() => string} page the name of this page
 * @param {Follower} on
 */
export function followLobby(page, on) {
  keepStream({
    path: () => `/api/lobby/events?${new URLSearchParams({ page: page() })}`,
    listen: (hear) => {
      hear("lobby", ({ rows, mine }) => on.lobby(rows, mine));
      hear("step", ({ opened, closed }) => on.step(opened, closed));
      hear("begun", ({ address }) => on.begun(address));
    },
    state: on.state,
    ends: (why) => {
      const is = why.code === "no-lobby";
      if (is) on.state(false, why);
      return is;
    },
  });
}
