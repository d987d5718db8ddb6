/** The card of a rated game: the ranks of both players before and after it, and the reasons. */

import { getRated } from "../api/game.js";
import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { personLink } from "../person-link.js";
import { memberRank, shortRank } from "../rank.js";
import { playerName } from "./players.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").RatingChange} Change */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/** The waits before the server is asked: the result is rated at the end, or a minute later. */
const WAITS = [0, 300, 700, 2000, 5000, 15_000, 60_000];

/** Head starts below half a rank are not worth a sentence: komi alone is a quarter on 9×9. */
const LEAST_HEAD_START = 0.5;

/**
 * The reasons for a change, for the player whose it is.
 * @param {Change} change
 * @returns {string[]} sentences
 */
function reasons({ before, after, expected, headStart }) {
  const said = [t("rated-expected", { count: number(expected) })];
  if (Math.abs(headStart) >= LEAST_HEAD_START) {
    said.push(t("rated-head-start", { ranks: number(Math.abs(headStart)), side: headStart > 0 ? "you" : "other" }));
  }
  if (after.provisional) said.push(t("rated-provisional"));
  else if (before.provisional) said.push(t("rated-sure"));
  return said;
}

/** @param {string | null} name */
const whose = (name) => (name === null ? null : personLink(name));

/**
 * @param {Store} store
 * @param {Record<Colour, Change>} changes
 * @returns {HTMLElement[]}
 */
function drawn(store, changes) {
  const colours = /** @type {const} */ (["black", "white"]);
  const heads = ["player", "before", "after", "points"].map((name) => h("th", { scope: "col" }, t(`rated-${name}`)));
  const rows = colours.map((colour) => {
    const { before, after, rating } = changes[colour];
    const by = Math.round(rating[1]) - Math.round(rating[0]);
    const points = t("rated-moved", { points: number(Math.round(rating[1])), by: `${by < 0 ? "−" : "+"}${number(Math.abs(by))}` });
    return h("tr", { "data-colour": colour }, h("th", { scope: "row" }, whose(changes[colour].name) ?? h("bdi", {}, playerName(store.view, colour))),
      h("td", {}, shortRank(before)), h("td", {}, shortRank(after)), h("td", {}, points));
  });
  const table = h("table", { class: "count changes", "aria-labelledby": "rated-title" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...rows));
  const [own] = store.sides.length === 1 ? store.sides : [];
  const isUnsure = colours.some((colour) => changes[colour].before.provisional || changes[colour].after.provisional);
  const said = own ? reasons(changes[own]) : isUnsure ? [t("rated-question-mark")] : [];
  return [table, ...said.map((sentence) => h("p", {}, sentence))];
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountRated(parent, store) {
  const says = h("p", { role: "status", id: "rated-says" });
  const body = h("div", {});
  const box = h("section", { class: "card rated", id: "rated", "aria-labelledby": "rated-title" },
    h("h2", { id: "rated-title" }, t("rated-title")), says, body);
  parent.append(box);
  let isAsked = false;

  const ask = async () => {
    for (const wait of WAITS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const answer = await getRated(store.view.key).catch(() => null);
      if (answer?.annulled) return setText(says, t("rated-annulled"));
      const [black, white] = ["black", "white"].map((colour) => {
        const { member: seated } = store.view.players[/** @type {Colour} */ (colour)];
        return answer?.changes.find(({ member, pool }) => member === seated && pool === "overall");
      });
      if (!black || !white) continue;
      const [own] = store.sides.length === 1 ? store.sides : [];
      setText(says, own ? t("rated-now", { rank: memberRank({ black, white }[own].after) }) : "");
      body.replaceChildren(...drawn(store, { black, white }));
      return;
    }
    setText(says, t("rated-later"));
  };

  store.subscribe(() => {
    const { phase, rated } = store.view;
    box.hidden = !rated;
    if (!rated || isAsked) return;
    if (phase.kind !== "ended") return setText(says, t("rated-game"));
    isAsked = true;
    const none = ["no-result", "both-lose"].includes(phase.result.kind) ? "rated-none"
      : store.view.steps.length < 2 ? "rated-unplayed" : null;
    setText(says, t(none ?? "rated-soon"));
    if (!none) void ask();
  });
}
