/** The lobby: its stream, and challenges made, taken back and accepted. */

import { post, refusalOf, request } from "./request.js";

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
  /** @type {EventSource | undefined} */
  let source;
  let wait = 500;
  let timer = 0;
  const open = () => {
    clearTimeout(timer);
    const path = `/api/lobby/events?${new URLSearchParams({ page: page() })}`;
    const opened = new EventSource(path);
    source?.close();
    source = opened;
    const hear = (/** @type {string} */ name, /** @type {(data: any) => void} */ act) =>
      opened.addEventListener(name, (event) => source === opened && act(JSON.parse(event.data)));
    opened.addEventListener("open", () => {
      wait = 500;
      on.state(true);
    });
    hear("lobby", ({ rows, mine }) => on.lobby(rows, mine));
    hear("step", ({ opened, closed }) => on.step(opened, closed));
    hear("begun", ({ address }) => on.begun(address));
    opened.addEventListener("error", () => {
      opened.close();
      if (source !== opened) return;
      on.state(false);
      timer = setTimeout(open, wait);
      void refusalOf(path).then((why) => {
        if (why === null || source !== opened) return;
        if (why.code === "no-lobby") clearTimeout(timer);
        on.state(false, why);
      });
      wait = Math.min(wait * 2, 8000);
    });
  };
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
