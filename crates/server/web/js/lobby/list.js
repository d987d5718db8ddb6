/** The open challenges: one's own, and those of others as a table. */

import { byId, h, setText } from "../dom.js";
import { isolated, t } from "../i18n.js";
import { personLink } from "../person-link.js";
import { memberRank } from "../rank.js";
import { boardWords, challengeWords, clockWords, rulesWords } from "./words.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */

/**
 * Draws rows that come and go. A row that stays is not drawn anew, and keeps the focus.
 * @param {HTMLElement} parent
 * @param {(challenge: Challenge) => HTMLElement} drawn
 * @param {HTMLElement} heading where the focus goes whose row is gone
 */
function keyed(parent, drawn, heading) {
  /** @type {Map<number, HTMLElement>} */
  const rows = new Map();
  return (/** @type {Challenge[]} */ challenges) => {
    const ids = new Set(challenges.map(({ id }) => id));
    for (const [id, row] of rows) {
      if (ids.has(id)) continue;
      const hadFocus = row.contains(document.activeElement);
      row.remove();
      rows.delete(id);
      if (hadFocus) heading.focus();
    }
    for (const challenge of challenges) {
      if (rows.has(challenge.id)) continue;
      const row = drawn(challenge);
      rows.set(challenge.id, row);
      parent.append(row);
    }
  };
}

/**
 * @param {{ accept: (challenge: Challenge) => void, withdraw: (challenge: Challenge) => void }} on
 * @returns {(mine: Challenge[], others: Challenge[]) => void} shows them
 */
export function mountLists(on) {
  const box = byId("mine");
  const waits = h("p", { role: "status", id: "waiting" });
  const own = h("ul", { class: "own-challenges" });
  box.append(waits, own);
  const drawOwn = keyed(own, (challenge) => {
    const words = challengeWords(challenge);
    const button = h("button", { type: "button", class: "small", "data-withdraw": challenge.id, "aria-label": t("lobby-withdraw-one", { terms: words }) }, t("lobby-withdraw"));
    button.addEventListener("click", () => on.withdraw(challenge));
    return h("li", { "data-id": challenge.id }, h("span", {}, words), button);
  }, byId("quick-title"));

  const none = h("p", { class: "hint", id: "open-none" }, t("lobby-none"));
  const body = h("tbody");
  const heads = ["who", "rank", "board", "rules", "clock", "rated"].map((name) => h("th", { scope: "col" }, t(`lobby-${name}`)));
  const table = h("table", { class: "challenges", "aria-labelledby": "open-title" },
    h("thead", {}, h("tr", {}, ...heads, h("td"))), body);
  byId("open").append(none, table);
  const drawOthers = keyed(body, (challenge) => {
    const who = challenge.name ? isolated(challenge.name) : t("guest", { number: String(challenge.by) });
    const button = h("button", {
      type: "button", class: "small primary", "data-accept": challenge.id,
      "aria-label": t("lobby-accept-one", { who, terms: challengeWords(challenge) }),
    }, t("lobby-accept"));
    button.addEventListener("click", () => on.accept(challenge));
    return h("tr", { "data-id": challenge.id },
      h("th", { scope: "row" }, challenge.name ? personLink(challenge.name) : who), h("td", {}, memberRank(challenge.rank)), h("td", {}, boardWords(challenge)),
      h("td", {}, rulesWords(challenge)), h("td", {}, clockWords(challenge.clock)),
      h("td", {}, t("lobby-is-rated", { rated: challenge.rated ? "yes" : "no" })), h("td", {}, button));
  }, byId("open-title"));

  return (mine, others) => {
    box.hidden = mine.length === 0;
    setText(waits, mine.length === 0 ? "" : t("lobby-waiting"));
    drawOwn(mine);
    none.hidden = others.length > 0;
    table.hidden = others.length === 0;
    drawOthers(others);
  };
}
