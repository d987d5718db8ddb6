/** The problems, and which of them this person has solved, kept in this browser. */

import { recall, remember } from "../settings.js";

/** @typedef {import("../../types/learn.js").ProblemEntry} Entry */
/** @typedef {import("../../types/learn.js").Problem} Problem */
/** @typedef {import("../../types/learn.js").Told} Told */

/** @type {Set<string>} */
const solved = new Set(/** @type {string[]} */ (recall("problems", [])).filter((id) => typeof id === "string"));

/** @param {string} id */
export const isSolved = (id) => solved.has(id);

/** @param {string} id */
export function markSolved(id) {
  solved.add(id);
  remember("problems", [...solved]);
}

export function forgetSolved() {
  solved.clear();
  remember("problems", []);
}

/** No problem has this name. */
export class Missing extends Error {}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function ask(path, init) {
  const response = await fetch(path, init);
  if (response.status === 404) throw new Missing(path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/**
 * @template T
 * @param {string} path
 * @param {object} value
 * @returns {Promise<T>}
 */
const send = (path, value) => ask(path, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** @type {Promise<Entry[]> | null} */
let all = null;

/** @returns {Promise<Entry[]>} */
export function entries() {
  all ??= ask("/learn/problems.json");
  all.catch(() => { all = null; });
  return all;
}

/** @param {string} id */
const address = (id) => `/learn/problems/${encodeURIComponent(id)}`;

/**
 * A problem of the set by its id, or a new one by its line.
 * @param {string} name
 * @returns {Promise<Problem>}
 */
export const load = async (name) => ({ ...await ask(address(name)), name });

/** The address of a new problem, which contains the problem itself. @param {string} line */
export const fragment = (line) => `#new-${line.replaceAll(" ", "_")}`;

/** The line of a new problem in an address, if there is one. @param {string} name */
export const lineOf = (name) => name.startsWith("new-") ? name.slice(4).replaceAll("_", " ") : null;

/**
 * The line of a new problem of the same kind and level, or null if none was made in time.
 * @param {Entry} entry
 * @returns {Promise<string | null>}
 */
export const makeLike = ({ kind, level }) => send("/learn/problems", { kind, level });

/**
 * The judge's answer to a line of play.
 *
 * @param {string} name
 * @param {(number | null)[]} moves
 * @param {boolean} answer whether the judge is to move next
 * @returns {Promise<Told>}
 */
export const doubt = (name, moves, answer) => send(address(name), { moves, answer });

/** @param {Entry[]} list @param {Entry} entry a problem of the kind and level */
export const like = (list, entry) => list.filter(({ kind, level }) => kind === entry.kind && level === entry.level);

/**
 * Lets the worker keep the other problems of a level, one after another.
 * @param {Entry[]} others
 */
export async function keep(others) {
  if (!navigator.serviceWorker?.controller) return;
  try {
    for (const { id } of others) await load(id);
  } catch {
    // The server does not answer. The problems kept before are there.
  }
}
