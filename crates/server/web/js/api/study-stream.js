/** The stream of a study. */

import { bodyOf, refusalOf } from "./request.js";
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
  /** @type {EventSource | undefined} */
  let source;
  let analysis = false;
  let wait = 500;
  let timer = 0;
  let ended = false;
  const end = (/** @type {import("../../types/protocol.js").ErrorBody} */ body) => {
    ended = true;
    clearTimeout(timer);
    source?.close();
    on.gone(body);
  };
  const open = () => {
    clearTimeout(timer);
    if (ended) return;
    const before = source;
    const query = new URLSearchParams({ since: String(on.revision()), page });
    if (analysis) query.set("analysis", "true");
    const path = studyAt(key, `/events?${query}`);
    const opened = new EventSource(path);
    source = opened;
    before?.close();
    const hear = (/** @type {string} */ name, /** @type {(data: any) => void} */ act) =>
      opened.addEventListener(name, (event) => source === opened && act(JSON.parse(event.data)));
    opened.addEventListener("open", () => {
      wait = 500;
      on.state(true);
    });
    hear("step", on.step);
    hear("reload", () => {
      opened.close();
      on.reload();
    });
    hear("people", on.people);
    hear("told", on.told);
    hear("analysis", on.analysis);
    hear("replaced", async (word) => {
      if (!await on.replaced(word)) return;
      ended = true;
      opened.close();
    });
    // The word does not say who deleted it.
    hear("gone", async () => {
      const why = await visitStudy(key).then(() => null, bodyOf);
      end({ ...(why && endOf(why)), code: "study-deleted", text: "" });
    });
    opened.addEventListener("error", () => {
      // Where this page asks again, it names the revision that it has reached.
      opened.close();
      if (source !== opened) return;
      on.state(false);
      timer = setTimeout(open, wait);
      void refusalOf(path).then((why) => {
        if (why?.code === "unknown-key") end(endOf(why));
        else if (why && source === opened) on.state(false, why);
      });
      wait = Math.min(wait * 2, 8000);
    });
  };
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
  const want = (/** @type {boolean} */ wanted) => {
    if (wanted === analysis) return;
    analysis = wanted;
    open();
  };
  return { want, again: open };
}
