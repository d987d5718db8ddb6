/** The person who looks at a page: their name, their ways in, and where they are signed in. */

import { post, request } from "./request.js";

/** @typedef {import("../../types/protocol.js").Me} Me */
/** @typedef {import("../../types/protocol.js").Session} Session */

/** @returns {Promise<Me>} */
export const getMe = () => request("/api/me");

/**
 * Takes a name. The answer has the recovery codes, which are shown once.
 * @param {{ name: string, password: string }} wanted
 * @returns {Promise<Me & { recovery: string[] }>}
 */
export const join = (wanted) => post("/api/join", wanted);

/** @param {{ name: string, password: string } | { name: string, recovery: string }} way @returns {Promise<Me>} */
export const signIn = (way) => post("/api/sign-in", way);

/** @returns {Promise<void>} */
export const signOut = () => post("/api/sign-out", {});

/**
 * Whether a name can be taken, and why not.
 * @param {string} name
 * @returns {Promise<{ free: boolean, why?: string }>}
 */
export const nameIs = (name) => request(`/api/names/${encodeURIComponent(name)}`);

/** @returns {Promise<{ sessions: Session[] }>} */
export const getSessions = () => request("/api/sessions");

/** @param {number | "all"} id all but this one @returns {Promise<void>} */
export const endSession = (id) => request(`/api/sessions/${id}`, { method: "DELETE" });

/** @param {{ old: string, password: string }} change @returns {Promise<void>} */
export const changePassword = (change) => post("/api/me/password", change);

/** @param {{ password: string }} proof @returns {Promise<{ recovery: string[] }>} */
export const newRecovery = (proof) => post("/api/me/recovery", proof);
