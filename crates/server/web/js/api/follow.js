/** The stream of a game. */

import { keepStream } from "./stream.js";

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
  let analysis = false;
  const { again } = keepStream({
    path: () => `${path}?changes=true${analysis ? "&analysis=true" : ""}`,
    listen: (hear) => {
      /** @type {View | null} */
      let last = null;
      hear("view", (view) => {
        const first = last === null;
        last = view;
        on.view(view, first);
      });
      hear("change", (change) => {
        // The server tells changes of the view that it has told before.
        last = changed(/** @type {View} */ (last), change);
        on.view(last, false);
      });
      hear("analysis", on.analysis);
    },
    state: on.state,
    ends: (why) => {
      const is = why.code === "unknown-key";
      if (is) on.gone(why);
      return is;
    },
  });
  return (wanted) => {
    if (wanted === analysis) return;
    analysis = wanted;
    again();
  };
}
