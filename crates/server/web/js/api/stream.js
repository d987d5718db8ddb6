/** A stream of events that is opened again after each break, as long as its page is open. */

import { refusalOf } from "./request.js";

/** The first wait before a stream is opened again, and the longest one, in milliseconds. */
const [WAIT, LONGEST_WAIT] = [500, 8000];

/**
 * A stream that says nothing for this long is dead, in milliseconds: the server says every 15
 * seconds that it is alive. The browser itself may take minutes to notice, or never does.
 */
const SILENCE = 40_000;

/**
 * How long a stream may take to open, in milliseconds, and twice the last wait. The browser may
 * take a connection for it that has died, too, and then the next one is better.
 */
const OPENING = 10_000;

/**
 * @typedef {(name: string, act: (data: any) => void) => void} Hear does this with the data of each
 *   event of that name
 */

/**
 * @typedef {object} Stream
 * @property {() => string} path its address, asked at each opening
 * @property {(hear: Hear) => void} listen hears the events of one opening
 * @property {(connected: boolean, why?: import("../../types/protocol.js").ErrorBody | null) =>
 *   void} state `why` comes later, if the server says it
 * @property {(why: import("../../types/protocol.js").ErrorBody) => boolean} ends whether the stream
 *   ends for good, as the server refuses it for this reason
 * @property {number} [silence] how long it may say nothing before it is dead, in milliseconds
 */

/**
 * Opens a stream.
 * @param {Stream} stream
 * @returns {{ again: () => void, close: () => void, end: () => void }} `again` opens it anew,
 *   `close` closes it until then, and `end` closes it for good
 */
export function keepStream({ path, listen, state, ends, silence: most = SILENCE }) {
  /** @type {EventSource | undefined} */
  let source;
  let wait = WAIT;
  let timer = 0;
  let silence = 0;
  let ended = false;
  let asks = new AbortController();
  const close = () => {
    clearTimeout(timer);
    clearTimeout(silence);
    asks.abort();
    source?.close();
  };
  const end = () => {
    ended = true;
    close();
  };
  const again = () => {
    clearTimeout(timer);
    if (ended) return;
    const before = source;
    const address = path();
    const opened = new EventSource(address);
    source = opened;
    before?.close();
    asks.abort();
    const lose = () => {
      opened.close();
      if (source !== opened) return;
      clearTimeout(silence);
      state(false);
      timer = setTimeout(again, wait);
      asks = new AbortController();
      void refusalOf(address, asks).then((why) => {
        if (why === null || source !== opened || ended) return;
        if (ends(why)) end();
        else state(false, why);
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    const expect = (/** @type {number} */ within) => {
      clearTimeout(silence);
      silence = setTimeout(lose, within);
    };
    const heard = () => source === opened && expect(most);
    opened.addEventListener("open", () => {
      wait = WAIT;
      heard();
      state(true);
    });
    opened.addEventListener("alive", heard);
    listen((name, act) => opened.addEventListener(name, (event) => {
      if (source !== opened) return;
      heard();
      act(JSON.parse(event.data));
    }));
    opened.addEventListener("error", lose);
    expect(OPENING + 2 * wait);
  };
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && again());
  again();
  return { again, close, end };
}
