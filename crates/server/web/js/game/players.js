/** The two players: name, captures, clock. */

import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { personAddress } from "../person-link.js";
import { rankName, shortRank } from "../rank.js";
import { play } from "../sound.js";
import { after, clockText, isLast, pressing } from "./time.js";

/** @typedef {import("../../types/protocol.js").Colour} Colour */
/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("./store.js").Store} Store */

/** The times at which a screen reader speaks the clock, in seconds. */
const SPOKEN = [60, 30, 10];

/**
 * The name of a player, or a word instead of it.
 * @param {View} view
 * @param {Colour} colour
 * @returns {string}
 */
export function playerName(view, colour) {
  const player = view.players[colour];
  if (player.name) return player.name;
  if (player.kind === "computer") return t("computer");
  if (player.guest) return t("guest", { number: String(player.guest) });
  return t("colour", { colour });
}

/**
 * Shows a name: as a link where the player has a page. The game stays open beside it.
 * @param {HTMLElement} parent
 * @param {string} name
 * @param {boolean} hasPage
 */
function showName(parent, name, hasPage) {
  if (!hasPage) return setText(parent, name);
  if (parent.querySelector("a")?.textContent === name) return;
  parent.replaceChildren(h("a", { href: personAddress(name), target: "_blank" }, name));
}

/** @param {Colour} colour */
function makePanel(colour) {
  const name = h("bdi", { class: "name" });
  const about = h("span", { class: "about" });
  const taken = h("span", { class: "taken", id: `captures-${colour}` });
  const time = h("span", { class: "time", id: `clock-${colour}` });
  const more = h("span", { class: "more" });
  const element = h("section", { class: `player ${colour}`, id: `player-${colour}`, "aria-label": t("colour", { colour }) },
    h("span", { class: `pip ${colour}`, "aria-hidden": "true" }),
    h("div", { class: "who" }, name, about),
    h("div", { class: "facts" }, taken),
    h("div", { class: "clock", role: "timer", "aria-live": "off", "aria-label": t("clock-of", { colour }) }, time, more),
  );
  return { element, name, about, taken, time, more, clock: /** @type {HTMLElement} */ (element.lastElementChild) };
}

/**
 * @param {View} view
 * @param {Colour} colour
 * @returns {string}
 */
function aboutPlayer(view, colour) {
  const player = view.players[colour];
  if (view.kind === "record") return "";
  if (player.kind === "computer") {
    const thinking = view.thinking && view.toMove === colour;
    const rank = rankName(player.rank ?? "full");
    return thinking ? t("thinking") : t(player.guided ? "strength-guided" : "strength", { rank });
  }
  if (view.role === "both") return "";
  const here = t(view.role === colour ? "you" : player.present ? "present" : "away");
  if (!player.rank) return here;
  return t("player-rank", { rank: shortRank({ is: player.rank, provisional: player.provisional ?? false }), here });
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {(text: string) => void} say
 */
export function mountPlayers(parent, store, say) {
  const panels = { black: makePanel("black"), white: makePanel("white") };
  parent.append(panels.black.element, panels.white.element);
  let received = performance.now();
  /** @type {{ colour: Colour, seconds: number } | null} */
  let spoken = null;

  const tick = () => {
    const { clock } = store.view;
    for (const colour of /** @type {const} */ (["black", "white"])) {
      const panel = panels[colour];
      panel.clock.hidden = !clock;
      if (!clock) continue;
      const state = after(clock, colour, performance.now() - received);
      const { time, more } = clockText(clock, state);
      setText(panel.time, time);
      setText(panel.more, more);
      const runs = clock.running === colour && !clock.paused;
      panel.clock.classList.toggle("running", runs);
      panel.clock.classList.toggle("short", runs && pressing(state) < 10_000);
      if (runs && !state.flag) warn(colour, Math.ceil(pressing(state) / 1000), isLast(state));
    }
  };

  /** @param {Colour} colour @param {number} seconds @param {boolean} last */
  const warn = (colour, seconds, last) => {
    const new_ = spoken?.colour !== colour || spoken.seconds !== seconds;
    spoken = { colour, seconds };
    if (!new_ || !store.sides.includes(colour)) return;
    if (seconds > 0 && seconds <= 5) play("countdown");
    if (SPOKEN.includes(seconds)) say(t(last ? "announce-time-last" : "announce-time", { colour, seconds }));
  };

  store.subscribe(({ before }) => {
    const { captures, view } = store;
    if (before) received = performance.now();
    for (const colour of /** @type {const} */ (["black", "white"])) {
      const panel = panels[colour];
      const player = view.players[colour];
      showName(panel.name, playerName(view, colour), Boolean(player.member && player.name));
      setText(panel.about, aboutPlayer(view, colour));
      setText(panel.taken, t("captures", { count: captures[colour], shown: number(captures[colour]) }));
      panel.element.classList.toggle("to-move", view.toMove === colour && ["play", "placing"].includes(view.phase.kind));
      const alone = view.kind === "record" || view.role === "both" || player.kind === "computer";
      panel.element.classList.toggle("absent", !alone && !player.present && view.role !== colour);
      panel.element.classList.toggle("thinking", view.thinking && view.toMove === colour);
    }
    tick();
  });
  setInterval(tick, 100);
}
