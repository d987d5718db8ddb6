/** What was wrong with the record that a study began with, until the person has read it. */

import { explain } from "../api/request.js";
import { placeOfFaults } from "../api/study.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { forget, recall } from "../settings.js";

/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

/** The most faults of a record that are told with other words. */
const SHORT = 3;

/**
 * The first faults of a record, in one sentence.
 * @param {readonly ErrorBody[]} notes
 */
export function foundText(notes) {
  const told = notes.filter(({ code }) => code !== "more");
  const more = told.length - SHORT + Number(notes.find(({ code }) => code === "more")?.args?.count ?? 0);
  const rest = more > 0 ? [{ code: "more", text: "", args: { count: more } }] : [];
  const text = [...told.slice(0, SHORT), ...rest].map(explain).join(" · ");
  return text === "" || text.endsWith(".") ? text : `${text}.`;
}

/** The faults that are left where it is said otherwise which games are none of Go.
 * @param {readonly ErrorBody[]} notes @param {readonly (number | null)[]} games */
export const besidesGames = (notes, games) => notes.filter(({ args }) => args?.problem !== "states-other-game" || games.every((game) => game === null));

/** @param {HTMLElement} parent @param {import("./room.js").Room} room */
export function mountFound(parent, room) {
  const place = placeOfFaults(room.key);
  const notes = recall(place, /** @type {ErrorBody[]} */ ([]));
  if (notes.length === 0) return;
  const title = h("p", { id: "room-found-title" }, t("notes"));
  const close = h("button", { type: "button", class: "small", onclick: () => {
    forget(place);
    box.remove();
  } }, t("close"));
  const box = h("div", { class: "news kept", id: "room-found", role: "group", "aria-labelledby": title.id },
    title, h("ul", { tabindex: 0 }, ...notes.map((note) => h("li", {}, explain(note)))), h("div", { class: "chips" }, close));
  parent.append(box);
}
