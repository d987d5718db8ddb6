/** The games that this browser has made or opened. */

import { getGames } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { h } from "../dom.js";
import { date, isolated, rulesetName, t } from "../i18n.js";
import { resultText } from "../game/result.js";
import { icon } from "../icons.js";
import { forgetButton } from "./forget.js";
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
  if (player.guest) return t("guest", { number: String(player.guest) });
  return t("colour", { colour });
}

/** @param {Summary} game */
function state(game) {
  if (game.result) return resultText(game.result);
  if (game.unopened) return t("game-begun");
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
  const turn = (game.yourTurn || game.unopened) && !game.result;
  const called = game.title ?? `${name(game, "black")} – ${name(game, "white")}`;
  const more = h("button", { type: "button", class: "quiet icon-only more", "aria-label": t("list-more", { game: isolated(called) }) }, icon("more"));
  more.addEventListener("click", () => openGameMenu(game, refresh));
  return h("li", { "data-key": game.key, class: game.away ? "away" : "" },
    h("a", { href: game.address, class: turn ? "game-link turn" : "game-link" },
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
 * The games in the order in which they are on the page, so that none moves away from under a
 * finger. Those that are new come first.
 * @param {Summary[]} games
 * @param {string[]} before the keys of those on the page
 */
function inPlace(games, before) {
  const place = new Map(before.map((key, at) => [key, at]));
  const at = (/** @type {Summary} */ { key }) => place.get(key) ?? -1;
  return games.toSorted((a, b) => at(a) - at(b));
}

/**
 * Remembers how far the list is scrolled, and which link or button of it has the keyboard.
 * @param {HTMLElement} list
 * @returns {() => void} gives both back
 */
function placeOf(list) {
  const { activeElement } = document;
  const { scrollTop } = list;
  if (!list.contains(activeElement)) return () => { list.scrollTop = scrollTop; };
  const key = activeElement?.closest("li")?.dataset.key;
  const what = activeElement?.matches(".more") ? ".more" : "a";
  return () => {
    list.scrollTop = scrollTop;
    if (document.activeElement === activeElement) return;
    const again = list.querySelector(`[data-key="${key}"] ${what}`);
    if (again instanceof HTMLElement) again.focus();
  };
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
    void anew();
  });
  const told = (/** @type {string} */ said) => {
    note.textContent = said;
    note.hidden = false;
  };
  parent.append(note, list, shows, forgetButton(told, () => refresh()));
  /**
   * The rows by their keys, each with what it shows.
   * @type {Map<string, { element: HTMLElement, told: string }>}
   */
  let rows = new Map();
  /**
   * The row of a game: the one that is there, if it shows the same.
   * @param {Summary} game
   */
  const rowOf = (game) => {
    const told = JSON.stringify(game);
    const known = rows.get(game.key);
    return known?.told === told ? known : { element: row(game, rules, refresh), told };
  };
  const refresh = async () => {
    try {
      const games = await getGames();
      note.textContent = games.length === 0 ? t("games-none") : "";
      note.hidden = games.length > 0;
      parent.hidden = games.length === 0;
      const away = games.filter((game) => game.away).length;
      const shown = inPlace(games.filter((game) => all || !game.away), [...rows.keys()]);
      const held = placeOf(list);
      rows = new Map(shown.map((game) => [game.key, rowOf(game)]));
      const elements = [...rows.values()].map(({ element }) => element);
      const same = elements.length === list.children.length && elements.every((element, i) => list.children[i] === element);
      if (!same) list.replaceChildren(...elements);
      held();
      shows.hidden = away === 0;
      shows.setAttribute("aria-pressed", String(all));
      shows.textContent = t(all ? "list-hide-away" : "list-show-away", { count: away });
    } catch (error) {
      note.textContent = explain(bodyOf(error));
      parent.hidden = note.hidden = false;
    }
  };
  /** Draws the list in the order of the server. */
  const anew = () => {
    rows = new Map();
    return refresh();
  };
  void refresh();
  setInterval(() => document.visibilityState === "visible" && void refresh(), AGAIN);
  addEventListener("pageshow", ({ persisted }) => persisted && void anew());
}
