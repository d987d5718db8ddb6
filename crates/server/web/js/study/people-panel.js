/** The people of a study: names, rights, the lead, and the lines that they offer. */

import { ask } from "../dialog.js";
import { h, setText } from "../dom.js";
import { explain } from "../api/request.js";
import { isolated, number, t } from "../i18n.js";
import { recall, remember } from "../settings.js";
import { typedField } from "../typed.js";
import { lineOf, movesTo } from "./alone.js";
import { mountFound } from "./found-panel.js";
import { mountLeft } from "./left-panel.js";
import { chapterNames } from "./chapter-names.js";
import { rootOf } from "./tree.js";
import { saveHeld } from "./whole.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Role} Role */
/** @typedef {import("./room.js").Room} Room */

/** @param {HTMLElement} parent @param {Room} room */
export function mountPeoplePanel(parent, room) {
  const { company } = room;
  const call = h("input", { type: "text", id: "person-name", maxlength: 60, autocomplete: "nickname", dir: "auto" });
  const use = h("button", { type: "submit", id: "person-call" }, t("room-call-use"));
  const form = h("form", { class: "field" }, h("label", { for: "person-name" }, t("room-call")), h("div", { class: "joined" }, call, use));
  const list = h("ul", { id: "people-list", class: "people-list", "aria-label": t("room-people") });
  const lead = h("button", { type: "button", id: "lead-take" });
  const ask = h("button", { type: "button", id: "lead-ask" });
  parent.append(form, list, h("div", { class: "actions" }, lead, ask));
  const show = typedField(call);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    remember("study-name", call.value.trim());
    void company.tell({ do: "call", as: call.value.trim() });
  });
  lead.addEventListener("click", () => void (company.leads ? company.tell({ do: "lead", who: null }) : company.lead()));
  ask.addEventListener("click", () => void company.ask());
  const isOwner = () => room.may === "own" && room.ended === null;
  let drawn = "";
  /** Whether this study was told the name that the person has in others. */
  let told = false;
  room.subscribe(() => {
    const own = company.person(room.me);
    const known = recall("study-name", "");
    if (own) show(own.called || known);
    // Those who only look are not named.
    if (own && !own.called && known && !told && room.made > 0) {
      told = true;
      void company.tell({ do: "call", as: known }, true);
    }
    const there = [...company.places].filter(([, at]) => room.tree.nodes.has(at)).map(([name]) => name);
    // Nobody hears of this page any more.
    form.hidden = room.ended !== null;
    const key = JSON.stringify([room.ended, company.people, company.leader, company.leads, company.closed, room.may, [...company.asking], company.asks, there]);
    if (key === drawn) return;
    drawn = key;
    // A person who has left and never said or did a thing is not listed.
    const shown = company.people.filter(({ present, called, name, may }) => present || called || name === room.me || may === "own");
    list.replaceChildren(...shown.map((person) => row(room, person, isOwner())));
    lead.hidden = room.ended !== null || !(company.isLeader || (company.leader === null && room.mayWrite) || isOwner());
    setText(lead, t(company.leads ? "room-lead-end" : "room-lead"));
    ask.hidden = room.ended !== null || company.closed || room.mayWrite && (company.leader === null || company.isLeader);
    setText(ask, t(company.asks ? "room-asked" : room.mayWrite ? "room-ask-lead" : "room-ask-write"));
  });
}

/**
 * @param {Room} room
 * @param {import("../../types/study.js").Person} person
 * @param {boolean} isOwner
 */
function row(room, person, isOwner) {
  const { company } = room;
  const { name, present, may } = person;
  const own = name === room.me;
  const about = [
    // Of a study that is gone, nobody says who is there.
    ...(room.ended ? [] : [t(present ? "present" : "away")]),
    ...(may ? [t(`room-may-${may}-short`)] : []),
    ...(company.leader === name ? [t("room-leads")] : []),
    ...(own ? [t("you")] : []),
    ...(company.asking.has(name) ? [t("room-asks-short")] : []),
  ];
  const says = h("span", {}, h("bdi", { class: "who" }, company.nameOf(name)), " ", h("small", {}, about.join(" · ")));
  /** @type {HTMLElement[]} */
  const buttons = [];
  const there = room.tree.nodes.get(company.places.get(name) ?? "");
  if (!own && present && there) buttons.push(h("button", { type: "button", class: "small", "data-visit": name, onclick: () => {
    const now = room.tree.nodes.get(company.places.get(name) ?? "");
    if (now) room.goTo(now);
  } }, t("room-visit")));
  const said = company.nameOf(name);
  const answer = (/** @type {string} */ what, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", class: "small", [`data-${what}`]: name, "aria-label": `${t(id)} – ${said}`, onclick }, t(id));
  const asks = company.petitioners.some(([who]) => who === name);
  if (asks) buttons.push(answer("allow", "room-allow", () => company.allow(name)), answer("decline", "room-not-now", () => company.decline(name)));
  const mayHand = !own && present && room.ended === null && (company.isLeader || isOwner) && company.leader !== name;
  // To allow the lead is to hand it on.
  if (mayHand && !(asks && company.asking.get(name) === "lead")) buttons.push(answer("hand", "room-hand", () => company.hand(name)));
  if (isOwner && !own && name !== "p1") {
    const rights = h("select", { class: "small", "data-rights": name, "aria-label": t("room-rights", { name: company.said(name) }) },
      ...(/** @type {Role[]} */ (["read", "write", "own"])).map((role) => h("option", { value: role, selected: role === may }, t(`room-may-${role}-short`))));
    rights.addEventListener("change", () => company.permit(name, /** @type {Role} */ (rights.value)));
    buttons.push(rights);
  }
  return h("li", { "data-person": name, class: present ? "" : "absent" }, says, ...buttons);
}

/** What the others do, over the panels: who leads, how far away, lines offered, what is not saved.
 * @param {HTMLElement} parent @param {Room} room @param {{ alone: (on: boolean) => void }} on */
export function mountNews(parent, room, on) {
  const { company } = room;
  const unsaved = h("p", { id: "room-unsaved", class: "warning", role: "status", hidden: true });
  const led = h("span");
  const catchUp = h("button", { type: "button", id: "room-catch-up", class: "small", onclick: () => company.catchUp() }, t("room-catch-up"));
  const leading = h("div", { id: "room-led", class: "news", hidden: true }, led, catchUp);
  const alone = h("button", { type: "button", id: "room-alone-off", class: "small", onclick: () => on.alone(false) }, t("room-alone-end"));
  const offer = h("button", { type: "button", id: "room-offer", class: "small", onclick: () => {
    const { parent, moves } = movesTo(room.at);
    void company.offer(parent, moves);
  } }, t("room-offer"));
  const keep = h("button", { type: "button", id: "room-keep", class: "small", onclick: () => {
    const line = lineOf(room, room.at);
    // The line is written for all now, and so are the next moves.
    on.alone(false);
    line?.keep(room);
  } }, t("room-keep"));
  const leave = h("button", { type: "button", id: "room-alone-close", class: "small", onclick: async () => {
    const answer = await ask({ id: "alone-question", title: t("room-alone-close"), text: [t("room-alone-close-text")],
      answers: [{ id: "alone-close-confirm", label: t("room-alone-close"), kind: "danger" }], cancel: t("cancel") });
    if (answer) for (const line of [...room.lines]) line.close(room);
  } }, t("room-alone-close"));
  const where = h("span", { class: "hint" });
  const aside = h("div", { id: "room-aside", class: "news" }, where, alone, offer, keep, leave);
  const offers = h("div", { id: "room-offers" });
  const ended = h("div", { id: "room-ended", class: "news", role: "alert", hidden: true });
  const closed = h("p", { id: "room-closed", class: "news", role: "status", hidden: true }, explain({ code: "study-closed", text: "" }));
  parent.append(ended, closed, unsaved, mountConflicts(room));
  mountFound(parent, room);
  mountLeft(parent, room.left, room);
  parent.append(leading, aside, mountPetitions(room), offers);
  let drawn = "";
  room.subscribe(() => {
    const waiting = room.queue?.length ?? 0;
    const late = waiting > 0 && (room.queue.failing !== null || !room.connected);
    const why = room.queue?.failing?.code === "unkept" ? explain(room.queue.failing) : "";
    unsaved.hidden = !late;
    if (late) setText(unsaved, [t("room-unsaved", { count: waiting, shown: number(waiting) }), why, room.queue.unkept > 0 ? t("room-unkept") : ""].filter(Boolean).join(" "));
    ended.hidden = room.ended === null;
    closed.hidden = !room.company.closed || room.ended !== null;
    if (room.ended && ended.dataset.why !== room.ended.code) {
      ended.dataset.why = room.ended.code;
      ended.replaceChildren(h("span", {}, `${explain(room.ended)} ${t("room-ended-kept")}`),
        h("button", { type: "button", id: "room-ended-save", class: "small", onclick: () => saveHeld(room) }, t("room-ended-save")),
        h("a", { class: "button small", href: "/study" }, t("study-all")));
      // It is said over whatever the person was looking at.
      ended.scrollIntoView({ block: "nearest" });
    }
    const { guide, apart } = company;
    leading.hidden = guide === null;
    if (guide) {
      const name = company.said(guide);
      setText(led, guide === room.me ? t("room-leads-other-page", { follows: company.following ? "yes" : "no" })
        : company.following ? t("room-follows", { name }) : apart === null ? leadsIn(room, name)
        : t("room-apart", { name, count: apart, shown: number(apart) }));
      catchUp.hidden = company.following;
    }
    const onLine = room.at.alone === true;
    // Lines whose node has gone stand in a box of their own.
    const hasLines = room.lines.some(({ parent }) => room.tree.nodes.has(parent));
    // A guess is told in a strip of its own.
    aside.hidden = (!onLine && !room.alone && !hasLines) || (room.guess?.told ?? null) !== null;
    alone.hidden = !room.mayWrite || !room.alone;
    // Those who follow stay at the node behind which the line begins.
    const isFollowed = onLine && company.leads && company.people.some(({ name, present }) => present && name !== room.me);
    const offering = onLine ? company.offering(room.at) : null;
    const isTold = offering === "own" || (offering !== null && !isFollowed);
    const may = room.mayWrite ? "write" : "read";
    setText(where, isTold ? t("room-alone-offered-text", { name: offering }) : isFollowed ? t("room-alone-leads", { may }) : t("room-alone-text"));
    offer.hidden = !onLine || company.closed || room.ended !== null;
    setText(offer, t(onLine && company.offerOf(movesTo(room.at)) ? "room-offer-withdraw" : "room-offer"));
    keep.hidden = !onLine || !room.mayWrite;
    leave.hidden = !hasLines;
    const [others, own] = [company.offers, company.ownOffers];
    const names = others.map(({ by }) => company.said(by));
    const key = JSON.stringify([others, names, own, room.mayWrite]);
    if (key === drawn) return;
    drawn = key;
    offers.replaceChildren(...[...others, ...own].map((one) => {
      const parentNode = room.tree.nodes.get(one.parent);
      const after = parentNode ? nodeText(parentNode, room.geometryOf(parentNode)) : "?";
      const button = (/** @type {string} */ what, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
        h("button", { type: "button", class: "small", "data-offer": what, onclick }, t(id));
      const answer = (/** @type {"show" | "keep" | "drop"} */ what, /** @type {string} */ id) => button(what, id, () => void company.answer(one, what));
      const isOwn = own.includes(one);
      return h("div", { class: "news offer" },
        h("span", {}, t(isOwn ? "room-offered-own" : "room-offered", { name: company.said(one.by), count: one.moves.length, after })),
        answer("show", "room-offer-show"), !isOwn && room.mayWrite && answer("keep", "room-offer-keep"),
        isOwn ? button("withdraw", "room-offer-withdraw", () => void company.offer(one.parent, one.moves)) : answer("drop", "close"));
    }));
  });
}

/**
 * That somebody leads, and the chapter where they are.
 * @param {Room} room @param {string} name
 */
function leadsIn({ company: { there }, tree: { chapters } }, name) {
  if (!there) return t("room-leads-now", { name });
  return t("room-leads-elsewhere", { name, chapter: isolated(chapterNames(chapters)[chapters.indexOf(rootOf(there))]) });
}

/**
 * The texts that a field writes, as the notice about them calls them.
 * @type {Record<string, string>}
 */
const WHAT = { "own-comment": "comment", "node-name": "name" };

/** Texts that others have changed as well, wherever they are. @param {Room} room */
function mountConflicts(room) {
  const element = h("div", { id: "room-conflicts" });
  let drawn = "";
  room.subscribe(() => {
    const asked = [...room.conflicts].flatMap(([field, all]) => all.map((one) => ({ ...one, field }))).flatMap(({ node, by, field, show }) => {
      const there = room.tree.nodes.get(node);
      if (!there) return [];
      const at = t("room-at", { move: number(room.positionsOf(rootOf(there)).number(there)), what: nodeText(there, room.geometryOf(there)) });
      return [{ at, show, node, field, who: by === null ? "none" : by === room.me ? "own" : "other" }];
    });
    const key = JSON.stringify(asked.map(({ at, node, field, who }) => [at, node, field, who]));
    if (key === drawn) return;
    drawn = key;
    element.replaceChildren(...asked.map(({ at, show, node, field, who }) => h("div", { class: "news", "data-conflict": node },
      h("span", {}, t("room-conflict", { who, what: WHAT[field] ?? "remark", at: isolated(at) })),
      h("button", { type: "button", class: "small", onclick: show }, t("room-conflict-show")))));
  });
  return element;
}

/** What others ask for, to be granted from every panel. @param {Room} room */
function mountPetitions(room) {
  const { company } = room;
  const element = h("div", { id: "room-petitions" });
  let drawn = "";
  room.subscribe(() => {
    const wishes = company.petitioners.map(([name, wish]) => /** @type {const} */ ([name, wish, company.said(name)]));
    const key = JSON.stringify(wishes);
    if (key === drawn) return;
    drawn = key;
    element.replaceChildren(...wishes.map(([name, wish, said]) => h("div", { class: "news", "data-asks": name },
      h("span", {}, t(`room-asks-${wish}`, { name: said })),
      h("button", { type: "button", class: "small", "data-answer": "allow", onclick: () => company.allow(name) }, t("room-allow")),
      h("button", { type: "button", class: "small", "data-answer": "later", onclick: () => company.decline(name) }, t("room-not-now")))));
  });
  return element;
}
