/** The stream of a study. */

import { bodyOf } from "./request.js";
import { keepStream } from "./stream.js";
import { endOf, studyAt, visitStudy } from "./study.js";

/**
 * @typedef {object} Follower
 * @property {() => number} revision the last one that the page has followed
 * @property {(done: import("../../types/study.js").Done) => void} step
 * @property {() => void} reload steps are missing
 * @property {(people: import("../../types/study.js").People) => void} people
 * @property {(word: import("../../types/study.js").Told) => void} told
 * @property {(news: import("../../types/study.js").StudyNews) => void} analysis
 * @property {(connected: boolean, why?: import("../../types/protocol.js").ErrorBody | null) =>
 *   void} state `why` comes later, if the server says it
 * @property {(word: import("../../types/study.js").Replaced) => Promise<boolean>} replaced whether
 *   the link of this page is the one that was replaced
 * @property {(body: import("../../types/protocol.js").ErrorBody) => void} gone
 */

/**
 * Follows a study as long as the page is open, through restarts of the server.
 * @param {string} key
 * @param {string} page the name of this page
 * @param {Follower} on
 * @returns {{ want: (analysis: boolean) => void, again: () => void }} `want` sets whether to follow
 * the engine, too; `again` follows from the revision at hand
 */
export function followStudy(key, page, on) {
  let analysis = false;
  const stream = keepStream({
    // Where this page asks again, it names the revision that it has reached.
    path: () => {
      const query = new URLSearchParams({ since: String(on.revision()), page });
      if (analysis) query.set("analysis", "true");
      return studyAt(key, `/events?${query}`);
    },
    listen: (hear) => {
      hear("step", on.step);
      hear("reload", () => {
        stream.close();
        on.reload();
      });
      hear("people", on.people);
      hear("told", on.told);
      hear("analysis", on.analysis);
      hear("replaced", async (word) => {
        if (await on.replaced(word)) stream.end();
      });
      // The word does not say who deleted it.
      hear("gone", async () => {
        const why = await visitStudy(key).then(() => null, bodyOf);
        stream.end();
        on.gone({ ...(why && endOf(why)), code: "study-deleted", text: "" });
      });
    },
    state: on.state,
    ends: (why) => {
      const is = why.code === "unknown-key";
      if (is) on.gone(endOf(why));
      return is;
    },
  });
  const want = (/** @type {boolean} */ wanted) => {
    if (wanted === analysis) return;
    analysis = wanted;
    stream.again();
  };
  return { want, again: stream.again };
}
