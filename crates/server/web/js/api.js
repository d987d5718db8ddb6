/** What the page asks of the server. */

import { hasMessage, t } from "./i18n.js";

/** @typedef {import("../types/protocol.js").ErrorBody} ErrorBody */

/** A refusal, or a failure to reach the server. */
export class ApiError extends Error {
  /** @param {ErrorBody} body */
  constructor(body) {
    super(body.text);
    this.body = body;
  }
}

/**
 * What went wrong, in the person's language.
 * @param {ErrorBody} body
 * @returns {string}
 */
export function explain(body) {
  const id = `error-${body.code}`;
  return hasMessage(id) ? t(id, body.args ?? {}) : body.text;
}

/**
 * @param {unknown} error
 * @returns {ErrorBody}
 */
export function bodyOf(error) {
  if (error instanceof ApiError) return error.body;
  return { code: "unreachable", text: String(error) };
}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function request(path, init) {
  let response;
  try {
    response = await fetch(path, { headers: { accept: "application/json" }, ...init });
  } catch (error) {
    throw new ApiError({ code: "unreachable", text: String(error) });
  }
  if (response.ok) return response.json();
  const answer = await response.json().catch(() => null);
  throw new ApiError(answer?.error ?? { code: "internal", text: response.statusText });
}

/**
 * @template T
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<T>}
 */
function post(path, body) {
  return request(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** @returns {Promise<import("../types/protocol.js").Meta>} */
export const getMeta = () => request("/api/meta");

/**
 * @param {{ rules: string, width: number, height: number, handicap: number }} choice
 * @returns {Promise<import("../types/protocol.js").Preset>}
 */
export function getPreset(choice) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) query.set(name, String(value));
  return request(`/api/preset?${query}`);
}

/** @returns {Promise<import("../types/protocol.js").Summary[]>} */
export const getGames = () => request("/api/games");

/**
 * @param {import("../types/protocol.js").NewGame} game
 * @returns {Promise<import("../types/protocol.js").Created>}
 */
export const createGame = (game) => post("/api/games", game);

/**
 * @param {Blob} file
 * @returns {Promise<{ keys: string[] }>}
 */
export const uploadRecord = (file) =>
  request("/api/records", { method: "POST", headers: { "content-type": "application/x-go-sgf" }, body: file });

/**
 * @param {string} key
 * @returns {Promise<import("../types/protocol.js").View>}
 */
export const getView = (key) => request(`/api/g/${encodeURIComponent(key)}`);

/**
 * @param {string} key
 * @param {import("../types/protocol.js").Act} act
 * @returns {Promise<import("../types/protocol.js").View>}
 */
export const act = (key, act) => post(`/api/g/${encodeURIComponent(key)}/act`, act);

/**
 * Follows a game for as long as the page is open, through restarts of the server.
 * @param {string} key
 * @param {(view: import("../types/protocol.js").View, first: boolean) => void} onView first: of a new connection
 * @param {(connected: boolean) => void} onState
 */
export function follow(key, onView, onState) {
  const path = `/api/g/${encodeURIComponent(key)}/events`;
  /** @type {EventSource | undefined} */
  let source;
  let wait = 500;
  const open = () => {
    source = new EventSource(path);
    source.addEventListener("open", () => {
      wait = 500;
      onState(true);
    });
    let first = true;
    source.addEventListener("view", (event) => {
      onView(JSON.parse(event.data), first);
      first = false;
    });
    source.addEventListener("error", () => {
      source?.close();
      onState(false);
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 8000);
    });
  };
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
