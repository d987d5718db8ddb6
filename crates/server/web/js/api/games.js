/** Games made, listed and put in order; records; what the server can do. */

import { post, request } from "./request.js";

/** @type {Promise<import("../../types/protocol.js").Meta> | null} */
let meta = null;

/**
 * What the server can do, asked once in the life of a page. A failure is not kept.
 * @returns {Promise<import("../../types/protocol.js").Meta>}
 */
export function getMeta() {
  meta ??= request("/api/meta").catch((/** @type {unknown} */ error) => {
    meta = null;
    throw error;
  });
  return meta;
}

/**
 * Where other machines find the server.
 * @returns {Promise<{ addresses: string[], alone: boolean }>}
 */
export const getReach = () => request("/api/reach");

/**
 * @param {{ rules: string, width: number, height: number, handicap: number }} choice
 * @returns {Promise<import("../../types/protocol.js").Preset>}
 */
export function getPreset(choice) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) query.set(name, String(value));
  return request(`/api/preset?${query}`);
}

/**
 * Puts a game into this browser's list, even if the page is left meanwhile. The answer has the
 * address by which this browser opens it from then on, if the link is not one to hand on.
 * @param {string} key
 * @returns {Promise<{ address: string | null }>}
 */
export const visitGame = (key) => request(`/api/g/${encodeURIComponent(key)}/visit`, { method: "POST", keepalive: true });

/** @returns {Promise<import("../../types/protocol.js").Summary[]>} */
export const getGames = () => request("/api/games");

/**
 * Changes a game in this browser's list.
 * @param {string} key
 * @param {{ title?: string, away?: boolean }} change
 * @returns {Promise<void>}
 */
export const arrangeGame = (key, change) => post(`/api/games/${encodeURIComponent(key)}`, change);

/** Empties this browser's lists, and drops its cookie. @returns {Promise<void>} */
export const forgetAll = () => post("/api/forget", {});

/** @param {string} key @returns {Promise<void>} */
export const deleteGame = (key) => request(`/api/games/${encodeURIComponent(key)}`, { method: "DELETE" });

/**
 * @param {import("../../types/protocol.js").NewGame} game
 * @returns {Promise<import("../../types/protocol.js").Created>}
 */
export const createGame = (game) => post("/api/games", game);

/**
 * @param {Blob} file
 * @returns {Promise<{ keys: string[] }>}
 */
export const uploadRecord = (file) =>
  request("/api/records", { method: "POST", headers: { "content-type": "application/x-go-sgf" }, body: file });
