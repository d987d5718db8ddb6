/** The person who looks at a page: their name, their ways in, and where they are signed in. */

import { post, request } from "./request.js";

/** @typedef {import("../../types/protocol.js").Me} Me */
/** @typedef {import("../../types/protocol.js").Session} Session */

/** @returns {Promise<Me>} */
export const getMe = () => request("/api/me");

/**
 * Takes a name. The answer has the recovery codes, which are shown once.
 * @param {{ name: string, password: string, rank?: string, code?: string, take: boolean }}
 *   wanted with `take` the games of this browser go with the name; the `code` is of an invitation
 * @returns {Promise<{ me: Me | null, recovery: string[] }>} `me` is null if the server could not
 *   look
 */
export const join = (wanted) => post("/api/join", wanted);

/**
 * @param {{ name: string, password: string } | { name: string, recovery: string }} way
 * @returns {Promise<Me | null>} null if the server could not look
 */
export const signIn = (way) => post("/api/sign-in", way);

/** @returns {Promise<void>} */
export const signOut = () => request("/api/sign-out", { method: "POST" });

/**
 * Whether a name can be taken, and why not.
 * @param {string} name
 * @returns {Promise<{ free: boolean, why: string | null }>}
 */
export const nameIs = (name) => request(`/api/names/${encodeURIComponent(name)}`);

/** @returns {Promise<{ sessions: Session[] }>} */
export const getSessions = () => request("/api/sessions");

/** @param {number} id @returns {Promise<void>} */
export const endSession = (id) => request(`/api/sessions/${id}`, { method: "DELETE" });

/** @param {string} name @returns {Promise<Me | null>} null if the server could not look */
export const rename = (name) => post("/api/me/name", { name });

/** @param {string} password @returns {Promise<void>} */
export const changePassword = (password) => post("/api/me/password", { password });

/** @returns {Promise<{ recovery: string[] }>} */
export const newRecovery = () => request("/api/me/recovery", { method: "POST" });
