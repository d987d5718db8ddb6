/** The page of a person: who they are, their ratings, and their last rated games. */

import { getMe } from "../api/me.js";
import { getHistory, getPerson } from "../api/people.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { select } from "../fields.js";
import { day, number, t } from "../i18n.js";
import { startPage } from "../page.js";
import { memberRank } from "../rank.js";
import { mountGames } from "./games.js";
import { makeHistory } from "./graph.js";
import { poolWords } from "./words.js";

/** @typedef {import("../../types/protocol.js").Person} Person */

startPage();

/** The name in the address. */
const asked = decodeURIComponent(location.pathname.slice("/p/".length));

/** @param {Person} person */
function showWho({ name, kind, role, joined, rank, pools }) {
  setText(byId("person-name"), name);
  document.title = `${name} – Tengen`;
  const says = byId("person-says");
  const is = kind === "program" ? "program" : role;
  says.append(h("span", { id: "person-is" }, t("person-is", { is, at: day(joined) })));
  // One who has not played has no rank but the one that they said.
  const words = pools.length > 0 ? t("person-rank", { rank: memberRank(rank) }) : t("person-no-games");
  says.append(h("br"), h("span", { id: "person-rank" }, words));
  if (rank.provisional && pools.length > 0) says.append(h("br"), h("span", {}, t("person-provisional")));
}

/** @param {Person["pools"]} pools */
function showRatings(pools) {
  const heads = [h("th", { scope: "col" }, t("person-pool")), h("th", { scope: "col" }, t("person-rank-head")),
    h("th", { scope: "col", class: "number" }, t("person-rating")), h("th", { scope: "col", class: "number" }, t("person-count"))];
  const rows = pools.map(({ pool, rank, rating, games }) => h("tr", { "data-pool": pool },
    h("th", { scope: "row" }, poolWords(pool)), h("td", {}, memberRank(rank)),
    h("td", { class: "number" }, number(Math.round(rating))), h("td", { class: "number" }, number(games))));
  const table = h("table", { "aria-labelledby": "ratings-title" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...rows));
  byId("ratings").append(h("div", { class: "scroll" }, table));
  byId("ratings").hidden = false;
}

/** @param {string} name @param {Person["pools"]} pools */
async function showHistory(name, pools) {
  const box = byId("history");
  const which = select("pool", t("person-pool"), pools.map(({ pool }) => ({ value: pool, label: poolWords(pool) })), pools[0].pool);
  const body = h("div", { id: "history-body" });
  const draw = async () => {
    const pool = which.control.value;
    const { history } = await getHistory(name, pool);
    if (which.control.value === pool) body.replaceChildren(...history.length > 0 ? makeHistory(history) : [t("person-no-games")]);
  };
  which.control.addEventListener("change", () => draw().catch((error) => body.replaceChildren(explain(bodyOf(error)))));
  // One game counts for two pools, which are the same as long as they are two.
  if (pools.length > 2) box.append(which.field);
  box.append(body);
  await draw();
  box.hidden = false;
}

try {
  const person = await getPerson(asked);
  // The name as the person writes it, whatever the address had.
  const address = `/p/${encodeURIComponent(person.name)}`;
  if (location.pathname !== address) history.replaceState(history.state, "", address);
  showWho(person);
  // As it is written in the address: it may differ from the name of before by its case.
  if (person.was) byId("person-says").prepend(h("span", { id: "person-was" }, t("person-was", { was: asked, name: person.name })), h("br"));
  const me = await getMe().catch(() => null);
  if (me?.member === person.member) {
    byId("person-acts").append(h("a", { class: "button", id: "to-me", href: "/me" }, t("person-own")));
    byId("person-acts").hidden = false;
  }
  if (person.pools.length > 0) {
    showRatings(person.pools);
    await showHistory(person.name, person.pools);
    await mountGames(byId("last-games"), person.name);
  }
} catch (error) {
  const body = bodyOf(error);
  setText(byId("person-name"), body.code === "not-found" ? t("person-nobody") : asked);
  const problem = byId("person-problem");
  setText(problem, body.code === "not-found" ? t("person-nobody-says") : explain(body));
  problem.hidden = false;
}
