/** The stream of a game. */

import { getView } from "./game.js";
import { bodyOf } from "./request.js";

/**
 * @typedef {object} Follower
 * @property {(view: import("../../types/protocol.js").View, first: boolean) => void} view
 *   `first` is true for the first view of a connection
 * @property {(news: import("../../types/protocol.js").News) => void} analysis
 * @property {(connected: boolean) => void} state
 * @property {(body: import("../../types/protocol.js").ErrorBody) => void} gone
 *   the game is not there any more
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
