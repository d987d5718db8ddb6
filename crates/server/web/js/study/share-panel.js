/** Addresses of the study and of a node, the record, pictures. */

import { decoded } from "../address.js";
import { bodyOf, explain } from "../api/request.js";
import { renameStudy, renewLink, studyAt } from "../api/study.js";
import { linkRow } from "../copy.js";
import { ask } from "../dialog.js";
import { h, set } from "../dom.js";
import { grey } from "../grey.js";
import { t } from "../i18n.js";
import { isOwn, reached } from "../reach.js";
import { recallInTab, rememberInTab } from "../settings.js";
import { qrCode, saveFile } from "../share.js";
import { typedField } from "../typed.js";
import { saveHeld } from "./whole.js";

/** @typedef {import("./room.js").Room} Room */

/** Goes to the node that the address names behind `#`, now and whenever it changes; or else to the
 * leader; or after a reload to where the person was. @param {Room} room */
export function followAddress(room) {
  /** Whether the address names a node of the study, and goes there. */
  const look = () => {
    const node = room.tree.nodes.get(decoded(location.hash.slice(1)));
    if (!node) return false;
    // An address is a place of one's own, also where it is that at hand.
    room.setsOut();
    room.goTo(node);
    return true;
  };
  // It is said wherever the person stands then.
  const tellLost = () => {
    if (decoded(location.hash.slice(1)) !== "") room.refuse({ code: "study-no-node", text: "" });
  };
  addEventListener("hashchange", () => look() || tellLost());
  if (goesOn(room) || look()) return;
  const last = room.company.followGuide() ? null : room.tree.nodes.get(recallInTab(`study-at.${room.key}`, ""));
  if (last) room.goTo(last);
  tellLost();
}

/** What the tab remembers when its page goes on by a new link. */
const RENEWED = "study-renewed";

/** @typedef {{ at: string, leads: boolean, follows: boolean }} Stood where a page was, and whether
 * it led or followed */

/** What the page before this one has left, if this one goes on by a new link.
 * @returns {Stood | null} */
const renewed = () => recallInTab(RENEWED, /** @type {Stood | null} */ (null));

/** Goes where the person was before the link was replaced, and leads or follows as before.
 * @param {Room} room @returns {boolean} whether the page goes on by a new link */
function goesOn(room) {
  const stood = renewed();
  const node = room.tree.nodes.get(stood?.at ?? "");
  if (!stood || !node) return false;
  if (stood.follows && room.company.followGuide()) return true;
  room.walk.to(node);
  room.arrive();
  // It is another page to the others.
  if (stood.leads || !stood.follows) room.setsOut();
  return true;
}

/** Says that the page goes on by the link that the person has made. @param {Room} room */
export function tellRenewed(room) {
  if (!renewed()) return;
  rememberInTab(RENEWED, null);
  room.tellDone(t("room-link-renewed"));
}

/** @param {HTMLElement} parent @param {Room} room */
export function mountSharePanel(parent, room) {
  const title = h("input", { type: "text", id: "study-title", maxlength: 100, dir: "auto", autocomplete: "off" });
  const rename = h("form", { class: "field" }, h("label", { for: "study-title" }, t("room-title")),
    h("div", { class: "joined" }, title, h("button", { type: "submit", id: "study-rename" }, t("room-save"))));
  const show = typedField(title);
  rename.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await renameStudy(room.key, title.value.trim());
    } catch (error) {
      room.refuse(bodyOf(error));
    }
  });
  /**
   * @param {string} id
   * @param {() => [string, string]} where the address and the name of the file
   * @param {() => void} [held] saves it from what the page holds
   */
  const file = (id, where, held = () => {}) => h("button", { type: "button", id, onclick: async () => {
    if (room.ended) return held();
    const [address, name] = where();
    try {
      await saveFile(address, name);
    } catch (error) {
      room.refuse(bodyOf(error));
    }
  } }, t(id));
  const node = () => {
    let at = room.at;
    while (at.alone && at.parent) at = at.parent;
    return encodeURIComponent(at.name);
  };
  const evaluated = h("input", { type: "checkbox", id: "with-evaluations" });
  const query = (/** @type {Record<string, string>} */ more) => {
    return `/sgf?${new URLSearchParams({ ...more, lang: document.documentElement.lang, ...(evaluated.checked && { evaluations: "true" }) })}`;
  };
  const link = linkRow(t("room-node-link"), "", "node-link");
  const links = h("div", { id: "study-links", class: "links-list" });
  const withEvaluations = h("label", { class: "check" }, evaluated, t("study-with-evaluations"));
  const pictures = [
    file("node-png", () => [studyAt(room.key, `/picture.png?node=${node()}`), "tengen-position.png"]),
    file("node-svg", () => [studyAt(room.key, `/picture.svg?node=${node()}`), "tengen-position.svg"]),
  ];
  parent.append(rename, links, link.element, withEvaluations, h("div", { class: "actions" },
    file("study-sgf", () => [studyAt(room.key, query({})), "tengen-study.sgf"], () => saveHeld(room)),
    file("chapter-sgf", () => [studyAt(room.key, query({ chapter: room.root.name })), "tengen-chapter.sgf"], () => saveHeld(room, room.root)),
    ...pictures));
  let base = location.origin;
  let alone = false;
  let drawn = "";
  const draw = () => {
    rename.hidden = !room.mayWrite;
    // The server gives nothing more by this link, and the links of the page may be dead, too.
    const isOver = room.ended !== null;
    links.hidden = link.element.hidden = isOver;
    withEvaluations.hidden = isOver || room.analysis.kind !== "open";
    for (const picture of pictures) grey(picture, room.ended ? explain(room.ended) : "");
    show(room.company.title);
    link.input.value = new URL(`${room.links.read ?? `/s/${room.key}`}#${room.at.name}`, base).href;
    const key = JSON.stringify([room.links, room.role, base, alone]);
    if (key === drawn) return;
    drawn = key;
    const rows = /** @type {const} */ (["read", "write", "own"]).filter((role) => room.links[role]).map((role) => {
      const { element } = linkRow(t(`room-link-${role}`), new URL(room.links[role] ?? "", base).href, `link-${role}`);
      if (room.role === "own") element.append(renewal(room, role, draw));
      return element;
    });
    const shared = room.links.write ?? room.links.read;
    const reachable = !isOwn || base !== location.origin;
    links.replaceChildren(...(alone ? [h("p", { class: "warning" }, t("links-own"))] : []), ...rows,
      ...(shared && reachable ? [qrCode(new URL(shared, base).href, false)] : []));
  };
  set(links, { "aria-label": t("room-links") });
  room.subscribe(draw);
  void reached().then((reach) => {
    ({ base, alone } = reach);
    draw();
  });
}

/**
 * Lets the owner replace a link that went too far.
 * @param {Room} room
 * @param {import("../../types/study.js").Role} role
 * @param {() => void} draw
 */
function renewal(room, role, draw) {
  const button = h("button", { type: "button", id: `link-${role}-renew`, class: "small quiet", "aria-label": `${t("room-link-renew")} – ${t(`room-link-${role}`)}` }, t("room-link-renew"));
  button.addEventListener("click", async () => {
    const answer = await ask({
      id: "renew-question", title: t("room-link-renew"), text: [t(role === "own" ? "room-link-renew-own-text" : "room-link-renew-text")],
      answers: [{ id: "renew-confirm", label: t("room-link-renew"), kind: "danger" }], cancel: t("cancel"),
    });
    if (!answer) return;
    // The page is told of its own link as well, and goes on by the new one.
    room.moves = role === "own";
    try {
      room.links = await renewLink(room.key, role);
      if (room.moves && room.links.own) {
        let { at } = room;
        while ((at.alone || at.waits) && at.parent) at = at.parent;
        const { leads, guide, following } = room.company;
        rememberInTab(RENEWED, { at: at.name, leads, follows: guide !== null && following });
        return location.replace(room.links.own);
      }
      draw();
      room.tellDone(t("room-link-renewed"));
      // The rows are new: keys go on at the link that was replaced.
      document.getElementById(`link-${role}`)?.focus();
    } catch (error) {
      // If only the answer was lost, this page has a dead link: a new page says so.
      if (room.moves && bodyOf(error).code === "unreachable") return location.reload();
      room.refuse(bodyOf(error));
    }
  });
  return button;
}
