/**
 * Operations on their way to the server. They are kept over a reload, and sent again under the same
 * names.
 */

import { sendOperations } from "../api/study.js";
import { SAYS_NOTHING, bodyOf } from "../api/request.js";
import { forget, remember } from "../settings.js";
import { beginnings } from "./home.js";
import { madeBy, neededBy } from "./past.js";
import { takeOver } from "./take-over.js";

/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").Answer} Answer */
/** @typedef {import("../../types/study.js").Shown} Shown */
/**
 * @typedef {object} Kept what the browser keeps of a page
 * @property {Operation[]} operations
 * @property {Shown[]} ways the ways to the nodes that the operations need: if such a node is gone
 *   when they are sent, they still have a place of their own
 */
/** @typedef {(Operation & { way?: Shown[] })[]} KeptBefore each operation with a way of its own */

/** The most operations that are sent together, and about how many characters they have. */
const [MOST, LONGEST] = [1000, 1_000_000];
/** How long operations wait before they are sent again, in milliseconds. */
const [SOON, LATE] = [500, 8000];

/** A name that no other page makes. */
export function newPrefix() {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** An operation names a node otherwise from now on.
 * @param {Operation} operation @param {string} own @param {string} name */
export function callOtherwise(operation, own, name) {
  const fields = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (operation));
  for (const what of ["parent", "node", "above", "before"]) if (fields[what] === own) fields[what] = name;
}

export class Queue {
  /**
   * @param {import("./home.js").Home} home the study's
   * @param {string} prefix a name for this page
   * @param {{ answered: (answers: [Operation, Answer][]) => void, changed: () => void,
   * failed: (body: import("../../types/protocol.js").ErrorBody) => void, ways: (names:
   * Iterable<string>) => Shown[], learn: (way: Shown[]) => void }} on `ways` has the nodes up to
   * some, which another page that takes over what waits will `learn`
   */
  constructor(home, prefix, on) {
    this.key = home.key;
    this.place = `study-queue.${home.home}.${prefix}`;
    this.on = on;
    this.waiting = adopt(home, on.learn);
    /** How many at the end the browser does not keep: they are lost when the page is closed. */
    this.unkept = 0;
    this.store();
    this.wait = SOON;
    this.timer = 0;
    this.sending = false;
    /** Why the last try failed; null if it did not.
     * @type {import("../../types/protocol.js").ErrorBody | null} */
    this.failing = null;
  }

  get length() {
    return this.waiting.length;
  }

  /** @param {Operation[]} operations */
  add(operations) {
    this.waiting.push(...operations);
    this.keep();
    void this.send();
  }

  keep() {
    this.store();
    this.on.changed();
  }

  /** Keeps the first of what waits, as much as one request takes. Browsers have little room, and
   * the other pages of this server share it. */
  store() {
    const kept = first(this.waiting);
    let count = kept.length;
    while (count > 0 && !remember(this.place, this.withWays(kept.slice(0, count)))) count = Math.floor(count / 2);
    if (count === 0) forget(this.place);
    this.unkept = this.waiting.length - count;
  }

  /** @param {Operation[]} operations @returns {Kept} */
  withWays(operations) {
    const made = new Set(operations.flatMap(madeBy));
    const needed = operations.flatMap((operation) => neededBy(operation) ?? []).filter((name) => !made.has(name));
    return { operations, ways: this.on.ways(needed) };
  }

  /**
   * A node that this page has made is called otherwise from now on.
   * @param {string} own @param {string} name
   */
  rename(own, name) {
    for (const operation of this.waiting) callOtherwise(operation, own, name);
    this.keep();
  }

  /** Sends what waits, a part after another, in order. */
  async send() {
    clearTimeout(this.timer);
    if (this.sending) return;
    this.sending = true;
    while (this.waiting.length > 0) {
      const part = first(this.waiting);
      try {
        const { answers } = await sendOperations(this.key, part);
        this.failing = null;
        this.wait = SOON;
        // The server may leave some for another request.
        const done = part.slice(0, answers.length);
        this.waiting.splice(0, done.length);
        this.keep();
        this.on.answered(done.map((operation, i) => [operation, answers[i]]));
      } catch (error) {
        const body = bodyOf(error);
        if (SAYS_NOTHING.has(body.code)) {
          this.failing = body;
          this.timer = setTimeout(() => void this.send(), this.wait);
          this.wait = Math.min(this.wait * 2, LATE);
          this.on.changed();
          break;
        }
        // The server refuses them all: they can never be done.
        this.waiting.splice(0, part.length);
        this.keep();
        this.on.answered(part.map((operation) => [operation, { refused: body }]));
        this.on.failed(body);
      }
    }
    this.sending = false;
  }
}

/** The operations of one request. @param {Operation[]} waiting */
function first(waiting) {
  let [count, length] = [0, 0];
  for (const operation of waiting.slice(0, MOST)) {
    length += JSON.stringify(operation).length;
    if (count > 0 && length > LONGEST) break;
    count += 1;
  }
  return waiting.slice(0, count);
}

/**
 * Takes over what earlier pages of this browser could not send. Should one of them still be there,
 * the same operation is sent twice, which does no harm.
 * @param {import("./home.js").Home} home the study's
 * @param {(way: Shown[]) => void} learn
 * @returns {Operation[]}
 */
export function adopt(home, learn) {
  return takeOver(beginnings("study-queue", home), /** @type {Kept | KeptBefore} */ ([])).flatMap((kept) => {
    if (!Array.isArray(kept)) {
      learn(kept.ways);
      return kept.operations;
    }
    return kept.map(({ way, ...operation }) => {
      if (way) learn(way);
      return operation;
    });
  });
}
