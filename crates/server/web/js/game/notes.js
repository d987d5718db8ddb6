/** The faults of a record, and what was assumed: in sight, each a click away from its place. */

import { explain } from "../api/request.js";
import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountNotes(parent, store) {
  const { notes } = store.view;
  if (notes.length === 0) return;
  const items = notes.map((note) => {
    const { at } = note;
    if (at === undefined) return h("li", {}, h("span", { class: "note" }, explain(note)));
    const go = () => store.look(at);
    return h("li", {}, h("button", { type: "button", class: "note", "data-note": at, onclick: go },
      h("strong", {}, t("note-step", { move: number(at) })), " ", explain(note)));
  });
  parent.append(h("section", { class: "card notes-card", id: "notes", "aria-labelledby": "notes-title" },
    h("h2", { id: "notes-title" }, t("notes")), h("ul", { class: "notes" }, ...items)));
  store.subscribe(() => {
    for (const button of parent.querySelectorAll("[data-note]")) {
      const here = /** @type {HTMLElement} */ (button).dataset.note === String(store.shown);
      if (here) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  });
}

/**
 * The faults of the step that is shown.
 * @param {Store} store
 */
export const notesHere = ({ shown, view }) => view.notes.filter(({ at }) => at === shown);

/**
 * A line that says them.
 * @param {Store} store
 */
export function makeNotesHere(store) {
  const element = h("p", { class: "warning", id: "step-notes", "aria-live": "polite" });
  const draw = () => {
    setText(element, notesHere(store).map(explain).join(" "));
    element.hidden = !element.textContent;
  };
  return { element, draw };
}
