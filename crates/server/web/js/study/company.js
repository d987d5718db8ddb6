/** The people of a study: their presence, the lead, the nodes and points they look at, and what
 * they ask for and offer. */

import { tell } from "../api/study.js";
import { ApiError, bodyOf } from "../api/request.js";
import { isolated, t } from "../i18n.js";
import { recallInTab, rememberInTab } from "../settings.js";
import { Line, goesOn, isSame, isTaken, joined, movesTo } from "./alone.js";
import { rootOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Person} Person */
/** @typedef {import("../../types/study.js").Offer} Offer */
/** @typedef {import("../../types/study.js").Tell} Tell */
/** @typedef {import("./room.js").Room} Room */

/** How long a place or a point rests before the others are told, in milliseconds. */
const SOON = 250;
/** The most offers that were put away, which the tab remembers. */
const MOST_DROPPED = 50;
/** How long a point that a person shows stays, in milliseconds. */
const POINTED = 6000;

/** What is said when a person may do more or less than before. */
const TURNED = new Set(["study-may-read", "study-may-write", "study-may-own", "study-may-not-own"]);

/** An offer among those of all people, who name theirs by themselves. @param {Offer} offer */
const keyOf = ({ by, id }) => `${by} ${id}`;

export class Company {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {Person[]} */
    this.people = [];
    /** @type {string | null} */
    this.leader = null;
    /** The page of the leader that leads, where that is known: the last one in which they did
     * something. @type {string | null} */
    this.leaderPage = null;
    /** Whether this page leads by what the person did in it. The server does not tell of it yet. */
    this.claims = false;
    this.title = "";
    /** Whether this person goes where the leader goes. */
    this.following = true;
    /** Where people are, as they told last. @type {Map<string, string>} */
    this.places = new Map();
    /** The points that people show now, each with the person. @type {Map<string, string>} */
    this.pointed = new Map();
    /** @type {Map<string, number>} */
    this.fading = new Map();
    /** The lines that people offer, this person among them. @type {Offer[]} */
    this.offered = [];
    /** Offers that this person has put away.
     * @type {Set<string>} */
    this.dropped = new Set(recallInTab(`study-offers.${room.home.home}`, /** @type {string[]} */ ([])));
    /** Requests that were answered here, which the server still tells of. @type {Set<string>} */
    this.answered = new Set();
    /** Whether this person asks for something that the server does not tell of yet. */
    this.begs = false;
    /** Whether this person gives the lead away, which the server does not tell of yet. */
    this.gives = false;
    /** Whether the server has told of the people. */
    this.isTold = false;
    /** The run of the server that told of the people. @type {number | null} */
    this.run = null;
    /** Whether the server's keeper has closed the study. */
    this.closed = false;
    /** Whether this page shows others where the mouse is. */
    this.pointing = false;
    this.timer = 0;
    this.pointTimer = 0;
    /**
     * Says a sentence to a screen reader; set by the page.
     * @type {(what: string, args: Record<string, string>) => void}
     */
    this.say = () => {};
  }

  /** @param {import("../../types/study.js").People} people */
  take({ people, leader, leaderPage, offers, title, run, closed }) {
    const { room, leader: before, guide: guided } = this;
    const led = before === null ? "" : this.said(before);
    // A server that begins again knows neither a leader nor what people ask for and offer.
    const isNew = run !== null && this.run !== null && run !== this.run;
    const remind = isNew ? this.reminders(leader) : [];
    this.run = run;
    const isFirst = !this.isTold;
    this.isTold = true;
    const [asked, offered] = [this.asking, this.offers];
    this.people = people;
    this.leader = leader;
    this.claims &&= leader === room.me;
    this.leaderPage = this.claims ? room.page : leaderPage;
    this.offered = offers;
    this.begs = false;
    this.title = title;
    for (const { name, asks } of people) if (!asks) this.answered.delete(name);
    for (const { name, at } of people) if (at) this.places.set(name, at);
    const own = people.find(({ name }) => name === room.me);
    if (own?.may && own.may !== room.may) this.rightsChanged(own.may);
    this.closed = closed;
    for (const word of remind) void this.tell(word, true).then(() => word.do === "lead" && this.tellPlace());
    if (leader !== before || this.guide !== guided) this.following = true;
    if (leader !== before && leader && leader !== room.me && !isFirst) this.say("room-leads-now", { name: this.said(leader) });
    if (leader !== before && leader === room.me && !isFirst && !isNew) this.leadsNow();
    if (leader !== before && leader !== room.me && before !== null && !isNew) this.leadWent(before, led);
    for (const [name, wish] of this.asking) if (name !== room.me && !asked.has(name)) this.say(`room-asks-${wish}`, { name: this.said(name) });
    for (const offer of this.offers) {
      if (offered.some((one) => keyOf(one) === keyOf(offer))) continue;
      const isLonger = offered.some((one) => one.by === offer.by && goesOn(offer, one));
      this.say(isLonger ? "room-offers-longer" : "room-offers", { name: this.said(offer.by) });
    }
  }

  /**
   * What this page tells a server again that has begun anew.
   * @param {string | null} leader who leads there
   * @returns {Tell[]}
   */
  reminders(leader) {
    const { room } = this;
    /** @type {Tell[]} */
    const words = this.offered.filter(({ by }) => by === room.me).map(({ id, parent, moves }) => ({ do: "offer", id, parent, moves }));
    if (this.asks) words.push({ do: "ask" });
    if (leader === null && this.leads) words.push({ do: "lead", who: room.me, page: room.page });
    return words;
  }

  /** What people ask for. @returns {Map<string, "lead" | "write">} */
  get asking() {
    return new Map(this.people.flatMap(({ name, asks }) => (asks && !this.answered.has(name) ? [[name, asks]] : [])));
  }

  /** Whether this person asks for something that nobody has answered. */
  get asks() {
    return this.begs || this.asking.has(this.room.me);
  }

  /** The lines that others offer, and that this person has not put away. Lines that the study has
   * by now are offered no more. */
  get offers() {
    return this.offered.filter((offer) => offer.by !== this.room.me && !this.dropped.has(keyOf(offer)) && !isTaken(this.room, offer));
  }

  /** The lines that this person offers, and that are not in this page: it was opened anew, or they
   * were put away. */
  get ownOffers() {
    const { me, lines } = this.room;
    const isAway = (/** @type {Offer} */ offer) => !lines.some((line) => goesOn(line, joined(this.room, offer))) && !isTaken(this.room, offer);
    return this.offered.filter((offer) => offer.by === me && isAway(offer));
  }

  /**
   * The offer by which this person offers a line.
   * @param {{ parent: string, moves: import("../../types/study.js").Step[] }} line
   */
  offerOf(line) {
    return this.offered.find((offer) => offer.by === this.room.me && isSame(joined(this.room, offer), line));
  }

  /** Who offers the line to a node of a line of this page: `own` for this person, a name within a
   * sentence for another one, and null if nobody does. @param {Node} node */
  offering(node) {
    const way = movesTo(node);
    const by = this.offered.filter((offer) => goesOn(joined(this.room, offer), way)).map((offer) => offer.by);
    if (by.length === 0) return null;
    return by.includes(this.room.me) ? "own" : this.said(by[0]);
  }

  /** Offers a line to all, or takes it back. @param {import("../../types/study.js").Step[]} moves
   * @param {string} parent */
  async offer(parent, moves) {
    const { room } = this;
    const known = this.offerOf({ parent, moves });
    const offer = { id: room.newName(), by: room.me, parent, moves };
    const told = known ? await this.tell({ do: "withdraw", offer: known.id }) : await this.tell({ do: "offer", id: offer.id, parent, moves });
    // The list of people that says so comes a little later.
    if (told && !known) this.say("room-offer-done", {});
    // A line that goes on is one offer, which grows.
    const isOld = (/** @type {Offer} */ one) => one === known || !known && one.by === room.me
      && (goesOn(offer, joined(room, one)) || goesOn(joined(room, one), offer));
    if (told) this.offered = [...this.offered.filter((one) => !isOld(one)), ...(known ? [] : [offer])];
    room.changed();
  }

  /** Nobody tells this page any more who is there, where people are, who leads, and what is asked
   * for or offered. */
  end() {
    this.people = this.people.map((person) => ({ ...person, present: false, at: null, asks: null }));
    this.leader = null;
    this.leaderPage = null;
    this.begs = false;
    this.claims = false;
    this.offered = [];
    this.places.clear();
    this.pointed.clear();
  }

  /** The stream tells of the people. @param {import("../../types/study.js").People} people */
  learn(people) {
    this.take(people);
    this.followGuide();
    this.room.changed();
  }

  /**
   * What this person may do has changed.
   * @param {import("../../types/study.js").Role} may
   * @param {string} [by] who has changed it, where that is known
   */
  rightsChanged(may, by) {
    const { room } = this;
    const [before, had, has] = [room.may, room.mayWrite, may !== "read"];
    room.may = may;
    room.rightsBy = by ?? (before === may ? room.rightsBy : null);
    if (!has) room.inserting = null;
    // The list of people may come before the word of who has done it.
    if (by && room.notice && TURNED.has(room.notice.body.code)) room.notice.body.args = { name: this.said(by) };
    if (before === may) return;
    this.begs = false;
    const code = may === "write" && before === "own" ? "may-not-own" : `may-${may}`;
    if (had !== has) this.say(has ? "room-may-write" : "room-may-read", {});
    room.notice = { kind: "news", body: { code: `study-${code}`, text: "", args: { name: by ? this.said(by) : "none" } }, holds: () => room.may === may };
  }

  /** @param {string} name */
  person(name) {
    return this.people.find((person) => person.name === name);
  }

  /** What a person is called, or else their number. @param {string} name */
  nameOf(name) {
    return this.person(name)?.called || t("room-person", { number: name.replace(/\D/g, "") || name });
  }

  /** The same within a sentence. @param {string} name */
  said(name) {
    return isolated(this.nameOf(name));
  }

  /** Whether this person leads, in whatever page. */
  get isLeader() {
    return this.leader === this.room.me;
  }

  /** Whether this page leads. */
  get leads() {
    return this.isLeader && (this.leaderPage === null || this.leaderPage === this.room.page);
  }

  /** The leader, where this page could follow: another page of the same person among them. */
  get guide() {
    return this.leader !== null && !this.leads ? this.leader : null;
  }

  /**
   * This person leads from now on: they took the lead, or somebody gave it to them. An earlier
   * refusal of the lead is told no more.
   */
  leadsNow() {
    this.begs = false;
    this.gives = false;
    this.room.notice = { kind: "news", body: { code: "study-leads", text: "" }, holds: () => this.isLeader };
  }

  /** Another person leads from now on, or nobody. @param {string} before who led
   * @param {string} led what they were called */
  leadWent(before, led) {
    const { leader, room } = this;
    const isOwn = before === room.me;
    const name = leader ? this.said(leader) : "none";
    const holds = () => this.leader === leader;
    if (isOwn && !this.gives) room.addNotice({ kind: "news", body: { code: "study-lead-lost", text: "", args: { name } }, holds });
    else if (!isOwn && leader === null) room.addNotice({ kind: "news", body: { code: "study-lead-ended", text: "", args: { name: led, takes: room.mayWrite ? "yes" : "no" } }, holds });
    this.gives = false;
  }

  /** Takes the lead in this page. */
  lead() {
    const { me: who, page } = this.room;
    return this.tell({ do: "lead", who, page }).then((told) => {
      if (told && this.leader !== who) this.leadsNow();
      if (told) [this.leader, this.leaderPage] = [who, page];
      this.tellPlace();
      this.room.changed();
    });
  }

  /** This person has gone elsewhere by themselves. A leader leads in the page where they do so. */
  wander() {
    if (this.isLeader && this.leaderPage !== this.room.page) {
      this.leaderPage = this.room.page;
      this.claims = true;
      this.tellPlace();
    } else if (this.guide) this.following = false;
  }

  /** This person goes where the leader is, and follows from now on. */
  catchUp() {
    this.following = true;
    this.followGuide();
    this.room.changed();
  }

  /**
   * Goes where the leader is, if this person follows.
   * @returns {boolean} whether they stand there
   */
  followGuide() {
    const { room, guide } = this;
    if (!guide || !this.following) return false;
    const node = room.tree.nodes.get(this.places.get(guide) ?? "");
    if (!node) return false;
    if (node === room.at) return true;
    // A sentence is not torn in two: the person catches up when it is written.
    if (room.writing) {
      this.following = false;
      return false;
    }
    // What the person has done is elsewhere now.
    room.unsay(({ body }) => body.code === "done");
    room.walk.to(node);
    room.pending = null;
    room.arrive();
    return true;
  }

  /** The node where the leader is. */
  get there() {
    return this.room.tree.nodes.get(this.places.get(this.guide ?? "") ?? "");
  }

  /**
   * How many steps lie between this person and the leader; null where nobody leads, or in another
   * chapter.
   * @returns {number | null}
   */
  get apart() {
    const { room, guide } = this;
    const { there } = this;
    if (!guide || !there || rootOf(there) !== room.root) return null;
    /** @type {Map<import("../../types/study.js").Node, number>} */
    const mine = new Map();
    let count = 0;
    for (let node = /** @type {import("../../types/study.js").Node | null} */ (room.at); node; node = node.parent) mine.set(node, count++);
    count = 0;
    for (let node = /** @type {import("../../types/study.js").Node | null} */ (there); node; node = node.parent) {
      const from = mine.get(node);
      if (from !== undefined) return from + count;
      count += 1;
    }
    return mine.size + count;
  }

  /** Tells the others where this person looks. */
  tellPlace() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { room } = this;
      let node = room.at;
      while ((node.alone || node.waits) && node.parent) node = node.parent;
      rememberInTab(`study-at.${room.key}`, node.name);
      // The person is where they lead.
      if (!this.isLeader || this.leads) void this.tell({ do: "at", node: node.name, page: room.page }, true).then((told) => { this.claims &&= told; });
    }, SOON);
  }

  /** Shows the others a point. @param {string | null} point */
  point(point) {
    if (!this.pointing) return;
    clearTimeout(this.pointTimer);
    this.pointTimer = setTimeout(() => void this.tell({ do: "point", point }, true), point ? SOON / 2 : 0);
  }

  /**
   * @param {Tell} word
   * @param {boolean} [quiet] whether nobody is told that it failed
   */
  async tell(word, quiet = false) {
    const { room } = this;
    const gives = word.do === "lead" && word.who !== room.me && this.isLeader;
    this.gives ||= gives;
    try {
      // Nobody hears it in a study that is gone.
      if (room.ended) throw new ApiError(room.ended);
      await tell(room.key, word);
      return true;
    } catch (error) {
      if (gives) this.gives = false;
      if (!quiet) room.refuse(bodyOf(error));
      return false;
    }
  }

  /**
   * Word from another page, or an echo of this one's.
   * @param {import("../../types/study.js").Told} word
   */
  hear(word) {
    const { room } = this;
    const own = word.by === room.me;
    if (word.do === "at") {
      this.places.set(word.by, word.node);
      if (own && word.page === room.page) this.claims = false;
      if (own && this.isLeader && !this.claims && word.page && word.page !== room.page && this.leaderPage !== word.page) {
        this.leaderPage = word.page;
        this.following = true;
      }
      if (word.by === this.guide) this.followGuide();
    } else if (word.do === "point" && !own) {
      clearTimeout(this.fading.get(word.by));
      if (word.point) {
        this.pointed.set(word.by, word.point);
        this.fading.set(word.by, setTimeout(() => {
          this.pointed.delete(word.by);
          room.changed();
        }, POINTED));
      } else this.pointed.delete(word.by);
    } else if (word.do === "ask") {
      // It is another request than the one that was answered.
      this.answered.delete(word.by);
    } else if (word.do === "decline") {
      if (word.who === room.me) {
        if (this.asks) room.refuse({ code: "study-declined", text: "", args: { name: this.said(word.by) } });
        this.begs = false;
      }
      this.answered.add(word.who);
    }
    room.changed();
  }

  /** Those whom this person can give what they ask for, each with that. */
  get petitioners() {
    const owns = this.room.may === "own";
    return [...this.asking].filter(([name, wish]) => this.person(name)?.present && name !== this.room.me
      && (owns || wish === "lead" && this.isLeader));
  }

  /** Asks for the lead, or for the right to write. */
  async ask() {
    this.begs = true;
    this.answered.delete(this.room.me);
    // The answer before was to another request.
    if (this.room.notice?.body.code === "study-declined") this.room.notice = null;
    if (!await this.tell({ do: "ask" })) this.begs = false;
    this.room.changed();
  }

  /**
   * Answers what a person asks for. The request is shown again if nobody learns of the answer.
   * @param {string} name @param {Tell} word
   */
  async reply(name, word) {
    this.answered.add(name);
    this.room.changed();
    if (await this.tell(word)) return;
    this.answered.delete(name);
    this.room.changed();
  }

  /** Answers that a person does not get now what they ask for. @param {string} name */
  decline(name) {
    void this.reply(name, { do: "decline", who: name });
  }

  /** Gives the lead to a person. @param {string} name */
  hand(name) {
    void this.reply(name, { do: "lead", who: name });
  }

  /** Gives a right to a person.
   * @param {string} name @param {import("../../types/study.js").Role} role */
  permit(name, role) {
    this.answered.add(name);
    this.room.send([{ op: "role", who: name, to: role }]);
    this.room.changed();
  }

  /** Gives a person what they ask for. @param {string} name */
  allow(name) {
    if (this.asking.get(name) === "write") this.permit(name, "write");
    else this.hand(name);
  }

  /** Shows the line of an offer. If this page shows the beginning of it as an offer, that line goes
   * on. A line that this person tries alone stays as it is, and shows an offer that is the same.
   * @param {Offer} offer */
  async show({ by, ...whole }) {
    const { room } = this;
    const before = room.lines;
    const offer = { by, ...joined(room, whole) };
    const same = before.find((line) => line.by === null && isSame(line, offer));
    if (same) return same.begin(room);
    const shorter = before.find((line) => line.by === offer.by && goesOn(offer, line));
    const line = new Line(offer.parent, offer.moves, offer.by);
    room.lines = before.filter((one) => one !== shorter);
    await line.begin(room);
    if (!room.lines.includes(line)) room.lines = before;
  }

  /** @param {Offer} offer @param {"show" | "keep" | "drop"} what */
  async answer(offer, what) {
    const { room } = this;
    if (what !== "show") {
      this.dropped.add(keyOf(offer));
      rememberInTab(`study-offers.${room.home.home}`, [...this.dropped].slice(-MOST_DROPPED));
      // A copy that was shown has done its work.
      for (const line of [...room.lines]) if (line.by === offer.by && isSame(line, joined(room, offer))) line.close(room);
    }
    if (what === "keep") new Line(offer.parent, offer.moves).keep(room);
    else if (what === "show") await this.show(offer);
    room.changed();
  }
}
