/** Set phrases between two players elsewhere: a button with a list, and the phrases said last. */

import { h } from "../dom.js";
import { isolated, t } from "../i18n.js";
import { playerName } from "./players.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Said} Said */

/**
 * The phrases, in the order of a game.
 * @type {readonly import("../../types/protocol.js").Phrase[]}
 */
const PHRASES = ["hello", "good-luck", "good-move", "one-moment", "sorry", "good-game", "thanks", "goodbye"];

/** How many phrases are shown. */
const SHOWN = 3;

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {(text: string) => void} say speaks to a screen reader
 */
export function mountTalk(parent, store, say) {
  const said = h("ul", { id: "said", class: "said", "aria-label": t("talk-said") });
  const opener = h("button", { type: "button", id: "talk", "aria-expanded": "false", "aria-controls": "phrases" }, t("talk"));
  const phrases = h("div", { id: "phrases", class: "phrases", role: "group", "aria-label": t("talk"), hidden: true },
    ...PHRASES.map((phrase) => h("button", {
      type: "button", class: "small", "data-phrase": phrase,
      onclick: () => {
        show(false);
        opener.focus();
        void store.act({ do: "say", phrase });
      },
    }, t(`phrase-${phrase}`))));
  const box = h("section", { class: "talk", "aria-label": t("talk-said") }, said, opener, phrases);
  /** @param {boolean} open */
  const show = (open) => {
    phrases.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
  };
  opener.addEventListener("click", () => show(phrases.hidden));
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || phrases.hidden) return;
    show(false);
    opener.focus();
  });
  parent.append(box);
  let drawn = "";
  store.subscribe(({ before }) => {
    const { view } = store;
    box.hidden = !store.can("say");
    const last = view.said.slice(-SHOWN);
    const key = JSON.stringify([last, view.players.black.name, view.players.white.name]);
    if (key === drawn) return;
    drawn = key;
    said.replaceChildren(...last.map(({ by, phrase }) =>
      h("li", {}, h("bdi", {}, playerName(view, by)), t("colon"), h("span", {}, t(`phrase-${phrase}`)))));
    const newest = before?.said.at(-1)?.number ?? 0;
    for (const { number, by, phrase } of before ? view.said : []) {
      if (number <= newest || by === view.role) continue;
      say(t("talk-spoken", { name: isolated(playerName(view, by)), phrase: t(`phrase-${phrase}`) }));
    }
  });
}
