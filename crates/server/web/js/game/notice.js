/** Notices that the game waits for this person: the title and picture of the tab, and, for a person
 * who looks elsewhere, a sound and a notification. */

import { setText, byId } from "../dom.js";
import { isolated, t } from "../i18n.js";
import { notify } from "../notify.js";
import { play } from "../sound.js";
import { changesBetween } from "./announce.js";
import { playerName } from "./players.js";

/** @typedef {import("../../types/protocol.js").View} View */

/**
 * Whether the game waits for the one player of this page: for a move, or for an answer.
 * @param {View} view
 * @returns {"move" | "answer" | null}
 */
function awaited({ role, can, phase }) {
  if (role !== "black" && role !== "white") return null;
  if (can.includes("play")) return "move";
  const settles = phase.kind === "settling" && can.includes("accept") && !phase.accepted[role];
  return settles || can.includes("answer") ? "answer" : null;
}

/**
 * A player in the heading. One without a name is called by the colour alone.
 * @param {View} view
 * @param {import("../../types/protocol.js").Colour} colour
 */
function inHeading(view, colour) {
  const { name, kind } = view.players[colour];
  if (!name && kind !== "computer") return t("colour", { colour });
  return t("heading-player", { colour, name: isolated(playerName(view, colour)) });
}

/** The most characters of a name in the title of the tab. */
const LONGEST = 40;

/**
 * @param {View} view
 * @param {import("../../types/protocol.js").Colour} colour
 */
function inTitle(view, colour) {
  const letters = [...playerName(view, colour)];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : letters.join("");
}

/** @param {import("./store.js").Store} store */
export function mountNotice(store) {
  const icon = document.querySelector("link[rel=icon]");
  const still = icon?.getAttribute("href") ?? "";
  const mark = () => {
    const calls = document.hidden && awaited(store.view) !== null;
    icon?.setAttribute("href", calls ? still.replace("icon.svg", "icon-turn.svg") : still);
  };
  document.addEventListener("visibilitychange", mark);
  store.subscribe(({ before }) => {
    const { view } = store;
    const names = { black: inTitle(view, "black"), white: inTitle(view, "white") };
    const now = awaited(view);
    document.title = t(now === "move" ? "title-your-move" : now === "answer" ? "title-asked" : "title-game", names);
    setText(byId("title"), t("game-heading", { black: inHeading(view, "black"), white: inHeading(view, "white") }));
    mark();
    if (!before || !document.hidden || now === null || awaited(before) === now) return;
    play("turn");
    void notify(document.title, changesBetween(before, view).join(" · "));
  });
}
