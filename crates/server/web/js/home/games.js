/** The games that this browser has made or opened. */

import { bodyOf, explain, getGames } from "../api.js";
import { h } from "../dom.js";
import { date, isolated, rulesetName, t } from "../i18n.js";
import { resultText } from "../game/result.js";
import { icon } from "../icons.js";
import { openGameMenu } from "./game-menu.js";

/** @typedef {import("../../types/protocol.js").Summary} Summary */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/** How often the list is fetched anew, in milliseconds. */
const AGAIN = 8000;

/**
 * @param {Summary} game
 * @param {Colour} colour
 */
function name(game, colour) {
  const player = game.players[colour];
  if (player.name) return player.name;
  if (player.kind === "computer") return t("computer");
  return t("colour", { colour });
}

/** @param {Summary} game */
function state(game) {
  if (game.result) return resultText(game.result);
  if (game.phase === "settling") return t("settle-title");
  if (game.phase === "record") return t("status-record");
  if (game.phase === "ended") return game.resultText;
  return t(game.yourTurn ? "your-turn" : "waiting");
}

/**
 * @param {Summary} game
 * @param {Map<string, string>} rules
 * @param {() => Promise<void>} refresh
 */
function row(game, rules, refresh) {
  const turn = game.yourTurn && !game.result;
  const called = game.title ?? `${name(game, "black")} – ${name(game, "white")}`;
  const more = h("button", { type: "button", class: "quiet icon-only more", "aria-label": t("list-more", { game: isolated(called) }) }, icon("more"));
  more.addEventListener("click", () => openGameMenu(game, refresh));
  return h("li", { "data-key": game.key, class: game.away ? "away" : "" },
    h("a", { href: `/g/${game.key}`, class: turn ? "game-link turn" : "game-link" },
      game.title && h("bdi", { class: "title" }, game.title),
      h("span", { class: "pair" },
        h("span", { class: "pip black", "aria-hidden": "true" }), h("bdi", { class: "who" }, name(game, "black")),
        h("span", { class: "pip white", "aria-hidden": "true" }), h("bdi", { class: "who" }, name(game, "white"))),
      h("span", { class: turn ? "state turn" : "state" }, state(game)),
      h("span", { class: "about" }, t("game-facts", {
        size: t("size", { width: game.width, height: game.height }),
        rules: rulesetName(game.rules, rules.get(game.rules)),
        moves: game.moves,
        date: date(game.changed),
      }))), more);
}

/**
 * @param {HTMLElement} parent
 * @param {import("../../types/protocol.js").Meta} meta
 */
export function mountGames(parent, meta) {
  const rules = new Map(meta.rules.map(({ id, name: called }) => [id, called]));
  const list = h("ul", { class: "games", id: "game-list" });
  const note = h("p", { class: "hint", id: "games-note" });
  const shows = h("button", { type: "button", id: "show-away", class: "quiet", "aria-pressed": "false" });
  let all = false;
  shows.addEventListener("click", () => {
    all = !all;
    void refresh();
  });
  parent.append(note, list, shows);
  let drawn = "";
  const refresh = async () => {
    try {
      const games = await getGames();
      const key = JSON.stringify([games, all]);
      if (key === drawn) return;
      drawn = key;
      note.textContent = games.length === 0 ? t("games-none") : "";
      note.hidden = games.length > 0;
      parent.hidden = games.length === 0;
      const away = games.filter((game) => game.away).length;
      const shown = games.filter((game) => all || !game.away);
      // The list keeps its place for the keyboard.
      const focused = list.contains(document.activeElement) ? document.activeElement?.closest("li")?.dataset.key : undefined;
      list.replaceChildren(...shown.map((game) => row(game, rules, refresh)));
      const again = focused && list.querySelector(`[data-key="${focused}"] a`);
      if (again instanceof HTMLElement) again.focus();
      shows.hidden = away === 0;
      shows.setAttribute("aria-pressed", String(all));
      shows.textContent = t(all ? "list-hide-away" : "list-show-away", { count: away });
    } catch (error) {
      note.textContent = explain(bodyOf(error));
      parent.hidden = note.hidden = false;
    }
  };
  void refresh();
  setInterval(() => document.visibilityState === "visible" && void refresh(), AGAIN);
  addEventListener("pageshow", () => void refresh());
}
