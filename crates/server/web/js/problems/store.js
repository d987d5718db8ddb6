/** The problems there are, and which this person has solved, kept in this browser. */

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

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function ask(path, init) {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

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

/** @param {string} id @returns {Promise<Problem>} */
export const load = (id) => ask(address(id));

/**
 * What the judge says to a line of play.
 * @param {string} id
 * @param {(number | null)[]} moves
 * @param {boolean} answer whether it is to move next
 * @returns {Promise<Told>}
 */
export const doubt = (id, moves, answer) => ask(address(id), {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ moves, answer }),
});

/** @param {Entry[]} list @param {Entry} entry those of the same kind and level */
export const like = (list, entry) => list.filter(({ kind, level }) => kind === entry.kind && level === entry.level);

/**
 * Has the worker keep the other problems of a level, one after the other.
 * @param {Entry[]} others
 */
export async function keep(others) {
  if (!navigator.serviceWorker?.controller) return;
  try {
    for (const { id } of others) await load(id);
  } catch {
    // Nobody at the other end: what was kept before is there.
  }
}
