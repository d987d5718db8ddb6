/** One game, by one of its keys. */

import { post, request } from "./request.js";

/**
 * @param {string} key
 * @returns {Promise<import("../../types/protocol.js").View>}
 */
export const getView = (key) => request(`/api/g/${encodeURIComponent(key)}`);

/**
 * What the result of a game has changed: nothing before it is rated, or if it is annulled.
 * @param {string} key
 * @returns {Promise<import("../../types/protocol.js").GameRated>}
 */
export const getRated = (key) => request(`/api/g/${encodeURIComponent(key)}/rated`);

/**
 * The judgement of the position where play has stopped.
 * @param {string} key
 * @param {boolean} closer
 * @returns {Promise<import("../../types/protocol.js").Judgement>}
 */
export const getJudgement = (key, closer) => request(`/api/g/${encodeURIComponent(key)}/judgement?closer=${closer}`);

/**
 * The points that are still open before a pass; null if the judge needs longer than a person waits.
 * If the board is wide open, none is named.
 * @param {string} key
 * @returns {Promise<{ points: string[] | null, wide: boolean }>}
 */
export const getOpen = async (key) => request(`/api/g/${encodeURIComponent(key)}/open`, { signal: AbortSignal.timeout(1500) });

/**
 * @param {string} key
 * @param {import("../../types/protocol.js").Act} act
 * @returns {Promise<import("../../types/protocol.js").View>}
 */
export const sendAct = (key, act) => post(`/api/g/${encodeURIComponent(key)}/act`, act);

/**
 * The referee's answer to a line beside a finished game.
 * @param {string} key
 * @param {number} at how many steps of the game lead to its beginning
 * @param {(string | null)[]} moves
 * @returns {Promise<import("../../types/protocol.js").Tried>}
 */
export const tryLine = (key, at, moves) => post(`/api/g/${encodeURIComponent(key)}/aside`, { at, moves });

/**
 * The judge's estimate of the position behind such a line.
 * @param {string} key
 * @param {number} at
 * @param {(string | null)[]} moves
 * @returns {Promise<import("../../types/protocol.js").Estimate>}
 */
export const estimate = (key, at, moves) => post(`/api/g/${encodeURIComponent(key)}/aside/judgement`, { at, moves });

/**
 * Tells the server which position the person looks at. It is evaluated first.
 * @param {string} key
 * @param {number} at how many steps led to the position
 */
export async function look(key, at) {
  const headers = { "content-type": "application/json" };
  // It changes only the order of the evaluations, so it may fail.
  await fetch(`/api/g/${encodeURIComponent(key)}/look`, { method: "POST", headers, body: JSON.stringify({ at }) }).catch(() => {});
}
