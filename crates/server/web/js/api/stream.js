/** A stream of events that is opened again after each break, as long as its page is open. */

import { refusalOf } from "./request.js";

/** The first wait before a stream is opened again, and the longest one, in milliseconds. */
const [WAIT, LONGEST_WAIT] = [500, 8000];

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
 */

/**
 * Opens a stream.
 * @param {Stream} stream
 * @returns {{ again: () => void, close: () => void, end: () => void }} `again` opens it anew,
 *   `close` closes it until then, and `end` closes it for good
 */
export function keepStream({ path, listen, state, ends }) {
  /** @type {EventSource | undefined} */
  let source;
  let wait = WAIT;
  let timer = 0;
  let ended = false;
  const close = () => {
    clearTimeout(timer);
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
    opened.addEventListener("open", () => {
      wait = WAIT;
      state(true);
    });
    listen((name, act) => opened.addEventListener(name, (event) => source === opened && act(JSON.parse(event.data))));
    opened.addEventListener("error", () => {
      opened.close();
      if (source !== opened) return;
      state(false);
      timer = setTimeout(again, wait);
      void refusalOf(address).then((why) => {
        if (why === null || source !== opened || ended) return;
        if (ends(why)) end();
        else state(false, why);
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && again());
  again();
  return { again, close, end };
}
