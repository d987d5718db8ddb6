/** The last rated games of a person: their results, and what each changed and why. */

import { getPersonGames } from "../api/people.js";
import { bodyOf, explain } from "../api/request.js";
import { h, setText } from "../dom.js";
import { date, number, t } from "../i18n.js";
import { personLink } from "../person-link.js";
import { rankName, shortRank } from "../rank.js";
import { resultWords, signed } from "./words.js";

/** @typedef {import("../../types/protocol.js").PersonGame} PersonGame */

/** Head starts below half a rank are not worth a sentence: komi alone is a quarter on 9×9. */
const LEAST_HEAD_START = 0.5;

/**
 * Why a game changed the rating by as much as it did.
 * @param {PersonGame["change"]} change
 */
function reasons({ expected, headStart }) {
  const said = [t("person-expected", { count: number(expected) })];
  if (Math.abs(headStart) >= LEAST_HEAD_START) {
    said.push(t("person-head-start", { ranks: number(Math.abs(headStart)), side: headStart > 0 ? "own" : "other" }));
  }
  return said.join(" ");
}

/** @param {PersonGame} game */
function row(game) {
  const { change, with: other } = game;
  const [before, after] = change.rating.map((points) => Math.round(points));
  const who = other.name ? personLink(other.name) : t("guest", { number: String(other.member) });
  const when = game.address ? h("a", { href: game.address }, date(game.at)) : date(game.at);
  return h("tr", { "data-seq": game.seq },
    h("th", { scope: "row" }, who, h("small", {}, t("person-against", { colour: game.colour, rank: rankName(other.rank) }))),
    h("td", {}, h("span", { class: game.score }, resultWords(game)), h("small", {}, t("size", { width: game.size, height: game.size }), ", ", when)),
    h("td", { class: "change" }, t("person-moved", { points: number(after), by: signed(after - before), rank: shortRank(change.after) }), h("small", {}, reasons(change))));
}

/**
 * @param {HTMLElement} box
 * @param {string} name
 */
export async function mountGames(box, name) {
  const heads = ["opponent", "outcome", "change"].map((head) => h("th", { scope: "col" }, t(`person-${head}`)));
  const body = h("tbody", {});
  const table = h("table", { class: "last-games", "aria-labelledby": "games-title" }, h("thead", {}, h("tr", {}, ...heads)), body);
  const more = h("button", { type: "button", id: "older-games" }, t("person-older"));
  const why = h("p", { class: "warning", role: "alert", hidden: true });
  box.append(table, why, more);
  /** @type {number | null} */
  let last = null;
  const load = async () => {
    const found = await getPersonGames(name, "overall", last);
    last = found.games.at(-1)?.seq ?? last;
    body.append(...found.games.map(row));
    more.hidden = !found.more;
    return found.games.length;
  };
  more.addEventListener("click", async () => {
    more.disabled = true;
    why.hidden = true;
    const before = body.children.length;
    try {
      await load();
      // The focus goes to the first of those that came.
      const first = /** @type {HTMLElement | undefined} */ (body.children[before]);
      if (first) {
        first.tabIndex = -1;
        first.focus();
      }
    } catch (error) {
      setText(why, explain(bodyOf(error)));
      why.hidden = false;
    }
    more.disabled = false;
  });
  box.hidden = await load() === 0;
}
