/** The people of a study: names, rights, the lead, and the lines that they offer. */

import { h, setText } from "../dom.js";
import { explain } from "../api/request.js";
import { isolated, number, t } from "../i18n.js";
import { recall, remember } from "../settings.js";
import { typedField } from "../typed.js";
import { movesTo } from "./alone.js";
import { mountLeft } from "./left-panel.js";
import { rootOf } from "./tree.js";
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
  lead.addEventListener("click", () => void company.tell({ do: "lead", who: company.leads ? null : room.me }));
  ask.addEventListener("click", async () => {
    if (await company.tell({ do: "ask" })) setText(ask, t("room-asked"));
  });
  const isOwner = () => room.may === "own";
  let drawn = "";
  room.subscribe(() => {
    const own = company.person(room.me);
    if (own) show(own.called || recall("study-name", ""));
    const there = [...company.places].filter(([, at]) => room.tree.nodes.has(at)).map(([name]) => name);
    const key = JSON.stringify([company.people, company.leader, room.may, [...company.asking], there]);
    if (key === drawn) return;
    drawn = key;
    // A person who has left and never said or did a thing is not listed.
    const shown = company.people.filter(({ present, called, name, may }) => present || called || name === room.me || may === "own");
    list.replaceChildren(...shown.map((person) => row(room, person, isOwner())));
    lead.hidden = !(company.leads || (company.leader === null && room.mayWrite) || (isOwner() && company.leader !== room.me));
    setText(lead, t(company.leads ? "room-lead-end" : "room-lead"));
    ask.hidden = room.mayWrite && (company.leader === null || company.leads);
    setText(ask, t(room.mayWrite ? "room-ask-lead" : "room-ask-write"));
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
    t(present ? "present" : "away"),
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
  const mayHand = !own && present && (company.leads || isOwner) && company.leader !== name;
  if (mayHand) buttons.push(h("button", { type: "button", class: "small", "data-hand": name, onclick: () => {
    company.asking.delete(name);
    void company.tell({ do: "lead", who: name });
  } }, t("room-hand")));
  if (isOwner && !own && name !== "p1") {
    const rights = h("select", { class: "small", "data-rights": name, "aria-label": t("room-rights", { name: company.said(name) }) },
      ...(/** @type {Role[]} */ (["read", "write", "own"])).map((role) => h("option", { value: role, selected: role === may }, t(`room-may-${role}-short`))));
    rights.addEventListener("change", () => {
      company.asking.delete(name);
      room.send([{ op: "role", who: name, to: /** @type {Role} */ (rights.value) }]);
    });
    buttons.push(rights);
  }
  return h("li", { "data-person": name, class: present ? "" : "absent" }, says, ...buttons);
}

/** What the others do, over the panels: who leads, how far away, lines offered, what is not saved.
 * @param {HTMLElement} parent @param {Room} room @param {{ alone: (on: boolean) => void, offer: ()
 * => void }} on */
export function mountNews(parent, room, on) {
  const { company } = room;
  const unsaved = h("p", { id: "room-unsaved", class: "warning", role: "status", hidden: true });
  const led = h("span");
  const catchUp = h("button", { type: "button", id: "room-catch-up", class: "small", onclick: () => company.catchUp() }, t("room-catch-up"));
  const leading = h("div", { id: "room-led", class: "news", hidden: true }, led, catchUp);
  const alone = h("button", { type: "button", id: "room-alone-off", class: "small", onclick: () => on.alone(false) }, t("room-alone-end"));
  const offer = h("button", { type: "button", id: "room-offer", class: "small", onclick: () => {
    offered = lineHere();
    on.offer();
    room.changed();
  } }, t("room-offer"));
  const lineHere = () => JSON.stringify(movesTo(room.at));
  /** The line that was offered last. */
  let offered = "";
  const keep = h("button", { type: "button", id: "room-keep", class: "small", onclick: () => {
    const line = room.lines.find(({ prefix }) => room.at.name.startsWith(prefix));
    // The line is written for all now, and so are the next moves.
    on.alone(false);
    line?.keep(room);
  } }, t("room-keep"));
  const leave = h("button", { type: "button", id: "room-alone-close", class: "small", onclick: () => {
    for (const line of [...room.lines]) line.close(room);
  } }, t("room-alone-close"));
  const aside = h("div", { id: "room-aside", class: "news" }, h("span", { class: "hint" }, t("room-alone-text")), alone, offer, keep, leave);
  const offers = h("div", { id: "room-offers" });
  const ended = h("div", { id: "room-ended", class: "news", role: "alert", hidden: true });
  const closed = h("p", { id: "room-closed", class: "news", role: "status", hidden: true }, explain({ code: "study-closed", text: "" }));
  parent.append(ended, closed, unsaved, mountConflicts(room));
  mountLeft(parent, room.left, room);
  parent.append(leading, aside, mountPetitions(room), offers);
  let drawn = "";
  room.subscribe(() => {
    const waiting = room.queue?.length ?? 0;
    const late = waiting > 0 && (room.queue.failing || !room.connected);
    unsaved.hidden = !late;
    if (late) setText(unsaved, [t("room-unsaved", { count: waiting, shown: number(waiting) }), room.queue.unkept > 0 ? t("room-unkept") : ""].filter(Boolean).join(" "));
    ended.hidden = room.ended === null;
    closed.hidden = !room.company.closed || room.ended !== null;
    if (room.ended && ended.dataset.why !== room.ended.code) {
      ended.dataset.why = room.ended.code;
      ended.replaceChildren(h("span", {}, explain(room.ended)), h("a", { class: "button small", href: "/study" }, t("study-all")));
      // It is said over whatever the person was looking at.
      ended.scrollIntoView({ block: "nearest" });
    }
    const { guide, apart } = company;
    leading.hidden = guide === null;
    if (guide) {
      const name = company.said(guide);
      setText(led, company.following ? t("room-follows", { name }) : apart === null ? t("room-leads-now", { name })
        : t("room-apart", { name, count: apart, shown: number(apart) }));
      catchUp.hidden = company.following;
    }
    const onLine = room.at.alone === true;
    // A guess is told in a strip of its own.
    aside.hidden = (!onLine && !room.alone && room.lines.length === 0) || (room.guess?.told ?? null) !== null;
    alone.hidden = !room.mayWrite || !room.alone;
    offer.hidden = !onLine;
    const isOffered = onLine && offered === lineHere();
    offer.disabled = isOffered;
    setText(offer, t(isOffered ? "room-offer-done" : "room-offer"));
    keep.hidden = !onLine || !room.mayWrite;
    leave.hidden = room.lines.length === 0;
    const key = JSON.stringify([company.offers, room.mayWrite]);
    if (key === drawn) return;
    drawn = key;
    offers.replaceChildren(...company.offers.map((one) => {
      const parentNode = room.tree.nodes.get(one.parent);
      const button = (/** @type {"show" | "keep" | "drop"} */ what, /** @type {string} */ id) =>
        h("button", { type: "button", class: "small", "data-offer": what, onclick: () => void company.answer(one, what) }, t(id));
      return h("div", { class: "news offer" },
        h("span", {}, t("room-offered", { name: company.said(one.by), count: one.moves.length, after: parentNode ? nodeText(parentNode, room.geometryOf(parentNode)) : "?" })),
        button("show", "room-offer-show"), room.mayWrite && button("keep", "room-offer-keep"), button("drop", "close"));
    }));
  });
}

/** Texts that others have changed as well, wherever they are. @param {Room} room */
function mountConflicts(room) {
  const element = h("div", { id: "room-conflicts" });
  let drawn = "";
  room.subscribe(() => {
    const asked = [...room.conflicts].flatMap(([field, all]) => all.map((one) => ({ ...one, field }))).flatMap(({ node, field, show }) => {
      const there = room.tree.nodes.get(node);
      if (!there) return [];
      const at = t("room-at", { move: number(room.positionsOf(rootOf(there)).number(there)), what: nodeText(there, room.geometryOf(there)) });
      return [{ at, show, node, field }];
    });
    const key = JSON.stringify(asked.map(({ at, node, field }) => [at, node, field]));
    if (key === drawn) return;
    drawn = key;
    element.replaceChildren(...asked.map(({ at, show, node }) => h("div", { class: "news", "data-conflict": node },
      h("span", {}, t("room-conflict", { at: isolated(at) })),
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
    const wishes = company.petitioners.map((name) => /** @type {const} */ ([name, company.wish(name), company.said(name)]));
    const key = JSON.stringify(wishes);
    if (key === drawn) return;
    drawn = key;
    element.replaceChildren(...wishes.map(([name, wish, said]) => h("div", { class: "news", "data-asks": name },
      h("span", {}, t(`room-asks-${wish}`, { name: said })),
      h("button", { type: "button", class: "small", "data-answer": "allow", onclick: () => company.allow(name) }, t("room-allow")),
      h("button", { type: "button", class: "small", "data-answer": "later", onclick: () => {
        company.asking.delete(name);
        room.changed();
      } }, t("room-not-now")))));
  });
  return element;
}
