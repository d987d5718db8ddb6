/** The question about a text of a node that could not simply be saved. */

import { copyText } from "../copy.js";
import { h, setText } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {import("./node-field.js").Draft} Draft */
/** @typedef {import("./room.js").Room} Room */

/**
 * @param {Room} room
 * @param {HTMLTextAreaElement | HTMLInputElement} field
 * @param {{ settle: (name: string, text: string | null) => void }} on
 */
export function keptBox(room, field, on) {
  const why = h("p", { id: `${field.id}-why`, role: "status" });
  const theirs = h("p", { class: "comment", dir: "auto", "data-kept": "theirs" });
  const mine = h("textarea", { rows: 3, readonly: true, dir: "auto", "data-kept": "mine", "aria-label": t("room-kept-text") });
  /** @type {[string, Draft] | null} */
  let asked = null;
  /** @param {string} id @param {string} label @param {(draft: Draft) => string | null} text */
  const answer = (id, label, text) => h("button", { type: "button", class: "small", "data-keep": id, onclick: () => {
    if (asked) on.settle(asked[0], text(asked[1]));
  } }, t(label));
  const between = field instanceof HTMLInputElement ? " · " : "\n\n";
  const own = answer("mine", "room-kept-mine", (draft) => draft.mine);
  const other = answer("theirs", "room-kept-theirs", (draft) => draft.theirs);
  const both = answer("both", "room-kept-both", (draft) => [draft.theirs, draft.mine].filter(Boolean).join(between));
  const copy = h("button", { type: "button", class: "small", "data-keep": "copy", onclick: async () => {
    await copyText(mine);
    setText(copy, t("copied"));
    setTimeout(() => setText(copy, t("copy")), 2500);
  } }, t("copy"));
  const element = h("div", { id: `${field.id}-kept`, class: "news kept", role: "group", "aria-labelledby": why.id, hidden: true },
    why, theirs, mine, h("div", { class: "chips" }, own, other, both, copy));

  /** @param {[string, Draft] | null} now */
  const draw = (now) => {
    asked = now;
    element.hidden = now === null;
    if (!now) return setText(why, "");
    const [, draft] = now;
    const { by } = draft;
    setText(why, t("room-kept-changed", { name: by === null ? "none" : by === room.me ? "own" : room.company.said(by) }));
    theirs.hidden = draft.theirs === "";
    setText(theirs, draft.theirs);
    if (mine.value !== draft.mine) mine.value = draft.mine;
    both.hidden = draft.theirs === "";
  };
  return { element, draw };
}
