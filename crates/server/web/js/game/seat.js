/** The name of a person who came by a link, said where they take their seat. */

import { input } from "../fields.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { recall, remember } from "../settings.js";

/** The longest name that the server takes, in characters. */
const LONGEST = 60;

/**
 * @param {HTMLElement} parent
 * @param {import("./store.js").Store} store
 */
export function mountSeat(parent, store) {
  const nameless = `nameless.${store.key}`;
  const known = recall("name", "") || recall("new-game", { me: "" }).me;
  const { control, field } = input("seat-name", t("seat-name"), { type: "text", maxlength: LONGEST, autocomplete: "nickname", value: known });
  const none = h("button", { type: "button", id: "seat-none", class: "quiet" }, t("seat-none"));
  const take = h("button", { type: "submit", id: "seat-take", class: "primary" }, t("seat-take"));
  const form = h("form", { id: "seat", class: "card urgent", "aria-labelledby": "seat-title" },
    h("h2", { id: "seat-title" }, t("seat-title")), field, h("div", { class: "answers" }, none, take));
  const decline = () => {
    remember(nameless, true);
    form.hidden = true;
  };
  none.addEventListener("click", decline);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = control.value.trim();
    if (!name) return decline();
    remember("name", name);
    void store.act({ do: "name", name });
  });
  parent.append(form);
  store.subscribe(() => {
    const { role, links } = store.view;
    // The creator of the game was asked when making it, and has the other player's link.
    const came = (role === "black" || role === "white") && !links[role === "black" ? "white" : "black"];
    form.hidden = !came || !store.can("name") || recall(nameless, false);
  });
}
