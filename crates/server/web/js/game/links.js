/** The addresses that a person may hand on. */

import { linkRow } from "../copy.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { isOwn, reached } from "../reach.js";
import { qrCode } from "../share.js";
import { playerName } from "./players.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountLinks(parent, store) {
  const box = h("section", { class: "card links", id: "links" });
  parent.append(box);
  let drawn = "";
  let base = location.origin;
  let alone = false;
  let known = !isOwn;
  const draw = () => {
    const { links, role, phase, players, steps } = store.view;
    const sides = /** @type {const} */ (["black", "white"]).filter((colour) => links[colour] && colour !== role);
    const invites = role === "both" ? [] : sides;
    const waits = invites.some((colour) => players[colour].kind === "human" && !players[colour].present);
    const urgent = waits && steps.length === 0 && phase.kind !== "ended";
    const key = JSON.stringify([links, role, urgent, base, alone, known]);
    if (key === drawn) return;
    drawn = key;
    /** @param {string} path */
    const address = (path) => new URL(path, base).href;
    /** @type {HTMLElement[]} */
    const rows = invites.map((colour) => linkRow(t("link-player", { colour }), address(links[colour] ?? ""), `link-${colour}`).element);
    const reachable = !isOwn || base !== location.origin;
    if (reachable && rows.length > 0) rows.push(qrCode(address(links[invites[0]] ?? ""), urgent));
    if (links.watch) rows.push(linkRow(t("link-watch"), address(links.watch), "link-watch").element);
    const own = links.own ? linkRow(t("link-own"), address(links.own), "link-own").element : "";
    const some = rows.length > 0 || own !== "";
    if (alone) rows.unshift(h("p", { class: "warning", id: "links-own" }, t("links-own")));
    if (urgent) {
      box.replaceChildren(h("h2", {}, t("link-title")), h("p", {}, t("link-explain", { name: playerName(store.view, invites[0]) })), ...rows,
        // Nobody is to send it by mistake in place of an invitation.
        own && h("details", {}, h("summary", {}, t("link-own-short")), own));
    } else {
      box.replaceChildren(h("details", {}, h("summary", {}, t("links")), ...rows, own));
    }
    box.classList.toggle("urgent", urgent);
    // Until the address is known, nobody can copy one that is wrong.
    box.hidden = store.view.kind === "record" || !some || !known;
  };
  store.subscribe(draw);
  if (isOwn) {
    void reached().then((reach) => {
      ({ base, alone } = reach);
      known = true;
      draw();
    });
  }
}
