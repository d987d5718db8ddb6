/** People with names, as everybody sees them. */

import { request } from "./request.js";

/** @typedef {import("../../types/protocol.js").Person} Person */
/** @typedef {import("../../types/protocol.js").PersonGame} PersonGame */

/** @param {string} name */
const path = (name) => `/api/people/${encodeURIComponent(name)}`;

/** @param {string} name @returns {Promise<Person>} */
export const getPerson = (name) => request(path(name));

/**
 * How a rating went, the first game first.
 * @param {string} name @param {string} pool
 * @returns {Promise<{ history: import("../../types/protocol.js").RatingPoint[] }>}
 */
export const getHistory = (name, pool) => request(`${path(name)}/history?pool=${pool}`);

/**
 * Rated games, the last first.
 * @param {string} name @param {string} pool
 * @param {number | null} before those before the game with this number alone
 * @returns {Promise<{ games: PersonGame[], more: boolean }>}
 */
export const getPersonGames = (name, pool, before) => request(`${path(name)}/games?pool=${pool}${before === null ? "" : `&before=${before}`}`);
