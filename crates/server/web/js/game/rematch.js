/** Another game after the end of one: asked for, agreed to, and begun on both pages. */

import { h, setText } from "../dom.js";
import { isolated, t } from "../i18n.js";
import { playerName } from "./players.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/**
 * The player of this page and the other one, where they are two people elsewhere.
 * @param {View} view
 * @returns {{ mine: Colour, other: Colour } | null}
 */
function pair({ role, players }) {
  if (role !== "black" && role !== "white") return null;
  const other = role === "black" ? "white" : "black";
  return players[other].kind === "human" ? { mine: role, other } : null;
}

/**
 * Where two people elsewhere stand with their wishes.
 * @param {View} view
 * @returns {"none" | "asks" | "asked"}
 */
function standing(view) {
  const two = pair(view);
  if (!two || !view.rematch) return "none";
  if (view.rematch.wanted[two.mine]) return "asks";
  return view.rematch.wanted[two.other] ? "asked" : "none";
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {(text: string) => void} say speaks to a screen reader
 */
export function mountRematch(parent, store, say) {
  const words = h("p", { id: "rematch-says" });
  const again = h("button", { type: "button", id: "rematch", class: "primary" });
  const decline = h("button", { type: "button", id: "rematch-decline" }, t("offer-decline"));
  const withdraw = h("button", { type: "button", id: "rematch-withdraw" }, t("offer-withdraw"));
  const next = h("a", { id: "rematch-next", class: "button primary" }, t("rematch-next"));
  const box = h("section", { class: "card offer", id: "rematch-card", "aria-label": t("rematch-title") }, words,
    h("div", { class: "answers" }, decline, withdraw, again, next));
  let gaveUp = false;
  /** @param {boolean} on */
  const wish = async (on) => {
    gaveUp = !on;
    await store.act({ do: "rematch", on });
    // The button that was pressed has gone, and another one is where it was.
    if (document.activeElement === document.body) [again, withdraw].find((button) => !button.hidden)?.focus();
  };
  again.addEventListener("click", () => void wish(true));
  for (const button of [decline, withdraw]) button.addEventListener("click", () => void wish(false));
  parent.append(box);
  let declined = false;
  store.subscribe(({ before }) => {
    const { view } = store;
    const address = view.rematch?.next ?? null;
    // Both pages of the players go on together. Elsewhere and later there is a link.
    if (address && before?.rematch && !before.rematch.next && view.role !== "watch") return location.assign(address);
    const now = standing(view);
    const was = before ? standing(before) : now;
    if (was === "asks" && now === "none") declined = !gaveUp;
    if (now !== "none") declined = gaveUp = false;
    const can = store.can("rematch");
    box.hidden = !can && !address;
    again.hidden = !can || now === "asks";
    decline.hidden = !can || now !== "asked";
    withdraw.hidden = !can || now !== "asks";
    next.hidden = !address;
    if (address) next.href = address;
    setText(again, now === "asked" ? t("offer-accept") : t("rematch", { colours: view.handicap.kind === "none" ? "changed" : "same" }));
    const other = pair(view)?.other;
    const name = other ? isolated(playerName(view, other)) : "";
    const said = address ? t("rematch-there") : now === "asks" ? t("rematch-asks", { name })
      : now === "asked" ? t("rematch-asked", { name }) : declined ? t("rematch-declined", { name }) : "";
    words.hidden = said === "";
    if (words.textContent !== said && said && before) say(said);
    setText(words, said);
    return undefined;
  });
}
