/** Requests to the server, and the reasons of its refusals. */

import { date, hasMessage, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

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
  // A study names its refusals shortly, where it answers about one act.
  const id = [`error-${body.code}`, `error-study-${body.code}`].find(hasMessage);
  if (id === undefined) return body.text;
  const args = body.args ?? {};
  return t(id, typeof args.at === "number" ? { ...args, at: date(args.at) } : args);
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
 * The failures that say nothing about what was sent, so that it is sent again. A gateway without
 * the server answers so, too.
 */
export const SAYS_NOTHING = new Set(["unreachable", "busy", "unkept", "internal"]);

/**
 * The words of a page that cannot go on with the server for now and tries again. They are short.
 * @param {ErrorBody | null} why where it is known
 */
export function lost(why) {
  if (why?.code === "crowded") return `${explain(why)} ${t("trying-again")}`;
  return t(why?.code === "unkept" ? "connection-unkept" : "connection-lost");
}

/**
 * Why the server opens no stream of events at this address, which the stream itself does not say;
 * null if it opens one now.
 * @param {string} path
 * @param {AbortController} [ends] ends the question
 */
export async function refusalOf(path, ends = new AbortController()) {
  try {
    await granted(path, { signal: ends.signal });
    return null;
  } catch (error) {
    return bodyOf(error);
  } finally {
    ends.abort();
  }
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
export async function request(path, init) {
  const response = await granted(path, init);
  return response.status === 204 ? /** @type {T} */ (undefined) : response.json();
}

/**
 * A file of the server, and the name that the server gives it, if it gives one.
 * @param {string} path
 * @returns {Promise<{ file: Blob, name: string | null }>}
 */
export async function getFile(path) {
  const response = await granted(path);
  const said = response.headers.get("content-disposition") ?? "";
  const [, whole, plain] = /filename\*=UTF-8''([^;]+)/i.exec(said) ?? /()filename="([^"]+)"/i.exec(said) ?? [];
  return { file: await response.blob(), name: whole ? decodeURIComponent(whole) : plain ?? null };
}

/**
 * @template T
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<T>}
 */
export function post(path, body) {
  return request(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
