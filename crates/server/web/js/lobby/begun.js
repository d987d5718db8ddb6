/** Games that began and that the person has not opened yet. */

import { byId, h } from "../dom.js";
import { isolated, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").OwnInLobby["begun"][number]} Game */

/** @param {Game} game the other player */
function opponent({ role, players }) {
  const { name, guest } = players[role === "black" ? "white" : "black"];
  return name ? isolated(name) : t("guest", { number: String(guest) });
}

/** @param {Game} game */
export const isOver = ({ phase }) => phase === "ended";

/** @param {Game} game what began, in one sentence */
export const begunWords = (game) => t(isOver(game) ? "lobby-begun-over" : "lobby-begun", { who: opponent(game) });

/**
 * Shows the games, each with a link.
 * @param {Game[]} games
 */
export function showBegun(games) {
  const box = byId("begun");
  const drawn = games.map((game) => `${game.address} ${isOver(game)}`).join();
  // What is there already is not read out again.
  if (box.dataset.drawn === drawn) return;
  box.dataset.drawn = drawn;
  box.replaceChildren(...games.map((game) => h("p", { class: "card" }, h("span", {}, begunWords(game)),
    h("a", { class: "button primary", href: game.address }, t("lobby-begun-go")))));
}
