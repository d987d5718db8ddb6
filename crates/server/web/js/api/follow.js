/** The stream of a game. */

import { refusalOf } from "./request.js";

/** @typedef {import("../../types/protocol.js").View} View */

/**
 * A view with a change.
 * @param {View} view
 * @param {import("../../types/protocol.js").Change} change
 * @returns {View}
 */
export function changed(view, { set, steps, rows }) {
  /** @type {Record<string, any>} */
  const now = { ...view, rev: view.rev + 1 };
  const last = steps?.add.at(-1);
  if (last && "c" in last) now.lastMove = { c: last.c, p: last.p, n: last.n };
  for (const [path, value] of Object.entries(set)) {
    const [last, ...above] = path.split(".").reverse();
    let field = now;
    for (const name of above.reverse()) field = field[name] = { ...field[name] };
    field[last] = value;
  }
  return {
    .../** @type {View} */ (now),
    steps: steps ? [...view.steps.slice(0, steps.keep), ...steps.add] : view.steps,
    board: rows ? view.board.map((row, i) => rows[i] ?? row) : view.board,
  };
}

/**
 * @typedef {object} Follower
 * @property {(view: import("../../types/protocol.js").View, first: boolean) => void} view
 *   `first` is true for the first view of a connection
 * @property {(news: import("../../types/protocol.js").News) => void} analysis
 * @property {(connected: boolean, why?: import("../../types/protocol.js").ErrorBody | null) =>
 *   void} state `why` comes later, if the server says it
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
    const opened = new EventSource(`${path}?changes=true${analysis ? "&analysis=true" : ""}`);
    source = opened;
    before?.close();
    opened.addEventListener("open", () => {
      wait = 500;
      on.state(true);
    });
    /** @type {View | null} */
    let last = null;
    opened.addEventListener("view", (event) => {
      const first = last === null;
      last = JSON.parse(event.data);
      on.view(/** @type {View} */ (last), first);
    });
    opened.addEventListener("change", (event) => {
      // The server tells changes of the view that it has told before.
      last = changed(/** @type {View} */ (last), JSON.parse(event.data));
      on.view(last, false);
    });
    opened.addEventListener("analysis", (event) => on.analysis(JSON.parse(event.data)));
    opened.addEventListener("error", () => {
      opened.close();
      if (source !== opened) return;
      on.state(false);
      timer = setTimeout(open, wait);
      void refusalOf(path).then((why) => {
        if (why === null || source !== opened) return;
        if (why.code !== "unknown-key") return on.state(false, why);
        clearTimeout(timer);
        on.gone(why);
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
