/** The requests of the page to the server. */

import { hasMessage, language, t } from "./i18n.js";

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
 * The reason of an error, in the person's language.
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
 * The answer of the server, if it grants the request.
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
async function granted(path, init) {
  let response;
  try {
    response = await fetch(path, { headers: { accept: "application/json" }, ...init });
  } catch (error) {
    throw new ApiError({ code: "unreachable", text: String(error) });
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  throw new ApiError(answer?.error ?? { code: "internal", text: response.statusText });
}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
async function request(path, init) {
  const response = await granted(path, init);
  return response.status === 204 ? /** @type {T} */ (undefined) : response.json();
}

/** @param {string} path @returns {Promise<Blob>} a file of the server */
export const getFile = async (path) => (await granted(path)).blob();

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
 * Where other machines find the server.
 * @returns {Promise<{ addresses: string[], alone: boolean }>}
 */
export const getReach = () => request("/api/reach");

/**
 * @param {{ rules: string, width: number, height: number, handicap: number }} choice
 * @returns {Promise<import("../types/protocol.js").Preset>}
 */
export function getPreset(choice) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) query.set(name, String(value));
  return request(`/api/preset?${query}`);
}

/**
 * The address of a text that the server has in all languages, in the page's language.
 * @param {...string} path
 */
export const wordsAt = (...path) => `/api/${path.map(encodeURIComponent).join("/")}?lang=${language}`;

/**
 * @template T
 * @param {...string} path
 * @returns {Promise<T>}
 */
const inWords = (...path) => request(wordsAt(...path));

/** The address of the list of rulesets. */
export const RULESETS = "/api/rules";

/** @returns {Promise<import("../types/protocol.js").Meta["rules"]>} */
export const getRulesets = () => request(RULESETS);

/** @param {string} name @returns {Promise<import("../types/reference.js").Told>} */
export const getRules = (name) => inWords("rules", name);
/**
 * @param {string} name
 * @param {string} other
 * @returns {Promise<import("../types/reference.js").Compared>}
 */
export const getComparison = (name, other) => inWords("rules", name, other);
/** @returns {Promise<import("../types/reference.js").Term[]>} */
export const getGlossary = () => inWords("glossary");
/** @returns {Promise<import("../types/reference.js").SheetPart[]>} */
export const getSheet = () => inWords("sheet", "aga");

/** @param {string} key @returns {Promise<import("../types/reference.js").Told>} */
export const getRulesOf = (key) => inWords("g", key, "rules");

/**
 * Puts a game into this browser's list, even if the page is left meanwhile.
 * @param {string} key
 * @returns {Promise<void>}
 */
export const visitGame = (key) => request(`/api/g/${encodeURIComponent(key)}/visit`, { method: "POST", keepalive: true });

/** @returns {Promise<import("../types/protocol.js").Summary[]>} */
export const getGames = () => request("/api/games");

/**
 * Changes a game in this browser's list.
 * @param {string} key
 * @param {{ title?: string, away?: boolean }} change
 * @returns {Promise<void>}
 */
export const arrangeGame = (key, change) => post(`/api/games/${encodeURIComponent(key)}`, change);

/** @param {string} key @returns {Promise<void>} */
export const deleteGame = (key) => request(`/api/games/${encodeURIComponent(key)}`, { method: "DELETE" });

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
 * The judgement of the position where play has stopped.
 * @param {string} key
 * @param {boolean} closer
 * @returns {Promise<import("../types/protocol.js").Judgement>}
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
 * @param {import("../types/protocol.js").Act} act
 * @returns {Promise<import("../types/protocol.js").View>}
 */
export const act = (key, act) => post(`/api/g/${encodeURIComponent(key)}/act`, act);

/**
 * The referee's answer to a line beside a finished game.
 * @param {string} key
 * @param {number} at how many steps of the game lead to its beginning
 * @param {(string | null)[]} moves
 * @returns {Promise<import("../types/protocol.js").Tried>}
 */
export const tryLine = (key, at, moves) => post(`/api/g/${encodeURIComponent(key)}/aside`, { at, moves });

/**
 * The judge's estimate of the position behind such a line.
 * @param {string} key
 * @param {number} at
 * @param {(string | null)[]} moves
 * @returns {Promise<import("../types/protocol.js").Estimate>}
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

/**
 * @typedef {object} Follower
 * @property {(view: import("../types/protocol.js").View, first: boolean) => void} view
 *   `first` is true for the first view of a connection
 * @property {(news: import("../types/protocol.js").News) => void} analysis
 * @property {(connected: boolean) => void} state
 * @property {(body: ErrorBody) => void} gone the game is not there any more
 */

/**
 * Follows a game as long as the page is open, through restarts of the server.
 *
 * @param {string} key
 * @param {Follower} on
 * @returns {(analysis: boolean) => void} sets whether to follow the analysis, too
 */
export function follow(key, on) {
  const path = `/api/g/${encodeURIComponent(key)}/events`;
  /** @type {EventSource | undefined} */
  let source;
  let analysis = false;
  let wait = 500;
  let timer = 0;
  const open = () => {
    clearTimeout(timer);
    const before = source;
    const opened = new EventSource(analysis ? `${path}?analysis=true` : path);
    source = opened;
    before?.close();
    opened.addEventListener("open", () => {
      wait = 500;
      on.state(true);
    });
    let first = true;
    opened.addEventListener("view", (event) => {
      on.view(JSON.parse(event.data), first);
      first = false;
    });
    opened.addEventListener("analysis", (event) => on.analysis(JSON.parse(event.data)));
    opened.addEventListener("error", () => {
      opened.close();
      if (source !== opened) return;
      on.state(false);
      timer = setTimeout(open, wait);
      // The stream does not say why it ended.
      void getView(key).catch((error) => {
        const body = bodyOf(error);
        if (body.code !== "unknown-key") return;
        clearTimeout(timer);
        on.gone(body);
      });
      wait = Math.min(wait * 2, 8000);
    });
  };
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return (wanted) => {
    if (wanted === analysis) return;
    analysis = wanted;
    open();
  };
}
