/** The people of a study: their presence, the lead, and the nodes and points they look at. */

import { tell } from "../api/study.js";
import { bodyOf } from "../api/request.js";
import { isolated, t } from "../i18n.js";
import { rememberInTab } from "../settings.js";
import { Line } from "./alone.js";

/** @typedef {import("../../types/study.js").Person} Person */
/** @typedef {import("../../types/study.js").Step} Step */
/** @typedef {import("../../types/study.js").Tell} Tell */
/** @typedef {import("./room.js").Room} Room */

/** How long a place or a point rests before the others are told, in milliseconds. */
const SOON = 250;
/** How long a point that a person shows stays, in milliseconds. */
const POINTED = 6000;

/**
 * @typedef {object} Offer a line that a person offers to all
 * @property {number} number
 * @property {string} by
 * @property {string} parent
 * @property {Step[]} moves
 */

export class Company {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** @type {Person[]} */
    this.people = [];
    /** @type {string | null} */
    this.leader = null;
    this.title = "";
    /** Whether this person goes where the leader goes. */
    this.following = true;
    /** Where people are, as they told last. @type {Map<string, string>} */
    this.places = new Map();
    /** The points that people show now, each with the person. @type {Map<string, string>} */
    this.pointed = new Map();
    /** @type {Map<string, number>} */
    this.fading = new Map();
    /** @type {Offer[]} */
    this.offers = [];
    this.offered = 0;
    /** Who asks for the lead or for more rights. @type {Set<string>} */
    this.asking = new Set();
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
  take({ people, leader, title, run, closed }) {
    const before = this.leader;
    // A server that begins again knows no leader. The one there was leads on.
    const isNew = run !== null && this.run !== null && run !== this.run;
    const wasForgotten = isNew && leader === null && before === this.room.me;
    this.run = run;
    this.people = people;
    this.leader = leader;
    this.title = title;
    for (const { name, at } of people) if (at) this.places.set(name, at);
    const { room } = this;
    const own = people.find(({ name }) => name === room.me);
    if (own?.may && own.may !== room.may) this.rightsChanged(own.may);
    this.closed = closed;
    if (wasForgotten) void this.tell({ do: "lead", who: room.me }, true).then(() => this.tellPlace());
    if (leader !== before) {
      this.following = true;
      if (leader) this.asking.delete(leader);
      if (leader && leader !== room.me && before !== null) this.say("room-leads-now", { name: this.said(leader) });
    }
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
    const [had, has] = [room.mayWrite, may !== "read"];
    room.may = may;
    room.rightsBy = by ?? (had === has ? room.rightsBy : null);
    if (!has) room.inserting = null;
    // The list of people may come before the word of who has done it.
    if (by && room.refusal?.code === "study-may-read") room.refusal.args = { name: this.said(by) };
    if (had === has) return;
    this.say(has ? "room-may-write" : "room-may-read", {});
    room.refusal = has ? null : { code: "study-may-read", text: "", args: { name: by ? this.said(by) : "none" } };
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

  get leads() {
    return this.leader === this.room.me;
  }

  /** The leader, where this person could follow. */
  get guide() {
    return this.leader !== null && !this.leads ? this.leader : null;
  }

  /** This person has gone elsewhere by themselves. */
  wander() {
    if (this.guide) this.following = false;
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
    room.walk.to(node);
    room.pending = null;
    room.arrive();
    return true;
  }

  /**
   * How many steps lie between this person and the leader; null where nobody leads.
   * @returns {number | null}
   */
  get apart() {
    const { room, guide } = this;
    const there = guide && room.tree.nodes.get(this.places.get(guide) ?? "");
    if (!there) return null;
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
      let node = this.room.at;
      while ((node.alone || node.waits) && node.parent) node = node.parent;
      rememberInTab(`study-at.${this.room.key}`, node.name);
      void this.tell({ do: "at", node: node.name }, true);
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
    try {
      await tell(this.room.key, word);
      return true;
    } catch (error) {
      if (!quiet) this.room.refuse(bodyOf(error));
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
    } else if (word.do === "ask" && !own) {
      this.asking.add(word.by);
      this.say(`room-asks-${this.wish(word.by)}`, { name: this.said(word.by) });
    } else if (word.do === "offer" && !own) {
      const same = this.offers.some((one) => one.by === word.by && isSame(one, word));
      if (same) return;
      this.offered += 1;
      this.offers = [...this.offers, { number: this.offered, by: word.by, parent: word.parent, moves: word.moves }].slice(-5);
      this.say("room-offers", { name: this.said(word.by) });
    }
    room.changed();
  }

  /** What a person asks for. @param {string} name */
  wish(name) {
    return this.person(name)?.may === "read" ? "write" : "lead";
  }

  /** Those whom this person can give what they ask for. */
  get petitioners() {
    const owns = this.room.may === "own";
    return [...this.asking].filter((name) => this.person(name)?.present && (this.wish(name) === "write" ? owns : owns || this.leads));
  }

  /** Gives a person what they ask for. @param {string} name */
  allow(name) {
    const wish = this.wish(name);
    this.asking.delete(name);
    if (wish === "write") this.room.send([{ op: "role", who: name, to: "write" }]);
    else void this.tell({ do: "lead", who: name });
    this.room.changed();
  }

  /** @param {Offer} offer @param {"show" | "keep" | "drop"} what */
  async answer(offer, what) {
    const { room } = this;
    if (what !== "show") {
      this.offers = this.offers.filter((one) => !isSame(one, offer));
      // A copy that was shown has done its work.
      for (const line of [...room.lines]) if (isSame(line, offer)) line.close(room);
    }
    const line = new Line(offer.parent, offer.moves, `${room.newName()}-`);
    if (what === "keep") line.keep(room);
    else if (what === "show") await line.begin(room);
    room.changed();
  }
}

/**
 * Whether two lines have the same moves behind the same node.
 * @param {{ parent: string, moves: import("../../types/study.js").Step[] }} one
 * @param {{ parent: string, moves: import("../../types/study.js").Step[] }} other
 */
const isSame = (one, other) => one.parent === other.parent && String(one.moves) === String(other.moves);
