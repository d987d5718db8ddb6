/** The room: a study as the server tells it, with what this page has added. */

import { explain } from "../api/request.js";
import { lineOf, playAlone } from "./alone.js";
import { take } from "./answers.js";
import { Company } from "./company.js";
import { newlyWrong, tellWrong } from "./now-wrong.js";
import { Place } from "./place.js";
import { predict } from "./predict.js";
import { Queue, newPrefix } from "./queue.js";
import { Snapshots } from "./snapshots.js";
import { Missed } from "./tree.js";
import { Undo } from "./undo.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").StudyView} StudyView */

/** Operations whose effects lead the person to what they changed. */
const LEADING = new Set(["undo", "split"]);

/**
 * @typedef {object} Heard what the server has told, before this page shows again what it waits for
 * @property {string[]} names the nodes with other contents
 * @property {boolean} whole whether all was told anew
 * @property {boolean} own whether this page did it
 * @property {string | null} by who did it, where that is known
 * @property {[own: string, name: string]} [joined] a node of this page that the study had already,
 *   and its name there
 */

/** @param {import("../../types/study.js").Effect[]} effects @returns {string[]} */
const rewritten = (effects) => effects.flatMap((effect) =>
  ("set" in effect ? [effect.set.node] : "said" in effect ? [effect.said.node] : []));

export class Room extends Place {
  /** @param {string} key @param {StudyView} view */
  constructor(key, view) {
    super(view);
    this.key = key;
    this.page = newPrefix();
    this.made = 0;
    this.undo = new Undo();
    this.company = new Company(this);
    /**
     * Lines that nobody else has: each behind a node of the study.
     * @type {import("./alone.js").Line[]}
     */
    this.lines = [];
    /** Whether moves stay in this page. */
    this.alone = false;
    /** The refused node names, whose own operations can only fail. @type {Set<string>} */
    this.lost = new Set();
    /** Operations that the server has done, and has not answered. @type {Set<string>} */
    this.seen = new Set();
    /**
     * The study is not there any more for this page.
     * @type {(body: import("../../types/protocol.js").ErrorBody) => void}
     */
    this.gone = () => {};
    /** Follows the stream from the revision at hand. @type {() => void} */
    this.follow = () => {};
    /** Whether the person is in the middle of a text of a node. */
    this.writing = false;
    /**
     * Operations of this page that lead to what they do, once the server has done them.
     * @type {Set<string>}
     */
    this.leading = new Set();
    /** Are told what the server tells about nodes. @type {((heard: Heard) => void)[]} */
    this.hearers = [];
    /** @type {import("./guess.js").Guess | null} */
    this.guess = null;
    /**
     * Moves of a line tried alone that were taken back one after another, the last first to come
     * again, and the node behind which that was.
     * @type {{ at: string, steps: import("../../types/study.js").Step[] }}
     */
    this.dropped = { at: "", steps: [] };
    this.connected = true;
    this.me = view.me ?? "";
    this.may = view.may;
    /** What the key of this page allows, whatever the person may do. */
    this.role = view.role;
    this.links = view.links;
    this.analysis = view.analysis;
    this.revision = view.revision;
    this.company.take(view);
    this.queue = new Queue(key, this.page, {
      answered: (operation, answer) => take(this, operation, answer),
      changed: () => this.changed(),
      failed: (body) => this.refuse(body),
    });
    this.snapshots = new Snapshots(this);
    this.snapshots.show();
  }

  /** Shows what the server has not done yet. @returns {string[]} the operations that show */
  predict() {
    const open = this.queue.waiting.filter(({ id }) => !this.seen.has(id));
    return open.filter((operation) => predict(this.tree, operation)).map(({ id }) => id);
  }

  /** @param {Heard} heard */
  heard(heard) {
    for (const hear of this.hearers) hear(heard);
  }

  setsOut() {
    this.company.wander();
  }

  arrived() {
    this.company.tellPlace();
  }

  /** @param {import("../../types/protocol.js").ErrorBody} body */
  explain(body) {
    return explain(body);
  }

  /** @param {import("../../types/protocol.js").ErrorBody} body */
  tellMore(body) {
    // That the server does not answer goes away by itself.
    if (this.refusal === this.snapshots.said) this.refusal = null;
    super.tellMore(body);
  }

  get mayWrite() {
    return this.may !== "read";
  }

  /** Whether what a person does now changes the study for all. */
  get edits() {
    return this.mayWrite && !this.alone;
  }

  /** @returns {string} a name that nobody else makes */
  newName() {
    this.made += 1;
    return `${this.page}${this.made.toString(36)}`;
  }

  /**
   * Sends acts under new names, and shows at once what is plain.
   * @param {Act[]} acts
   * @returns {string[]} the names
   */
  send(acts) {
    const operations = acts.map((act) => /** @type {Operation} */ ({ ...act, c: this.me, id: this.newName(), base: this.revision }));
    for (const operation of operations) {
      predict(this.tree, operation);
      if (LEADING.has(operation.op)) this.leading.add(operation.id);
    }
    this.refusal = null;
    this.restand();
    this.queue.add(operations);
    this.changed({ tree: true, moved: true });
    return operations.map(({ id }) => id);
  }

  /** The person changes the study. @param {Act[]} acts */
  act(acts) {
    if (acts.length === 0) return;
    if (!this.mayWrite) return void this.refuse({ code: "not-allowed", text: "" });
    this.undo.push(this.send(acts));
  }

  /** Moves stay in this page from now on, or are for all again. @param {boolean} on */
  setAlone(on) {
    this.alone = on;
    this.inserting = null;
    this.changed();
  }

  /**
   * Takes the last change of this page back, or does it again. A person who tries a line alone
   * takes its last move back, and nothing that others see.
   * @param {"done" | "undone"} from
   */
  turnBack(from) {
    if (from === "undone" && this.mayRepeat) void this.repeat();
    else if (this.alone || this.at.alone) {
      const line = from === "done" ? lineOf(this, this.at) : undefined;
      const step = line?.moves.at(-1);
      const goesOn = this.at.name === this.dropped.at;
      line?.shorten(this);
      if (step) this.dropped = { at: this.at.name, steps: [...(goesOn ? this.dropped.steps : []), step] };
    } else if (this.mayWrite) this.undo.turn(from, (acts) => this.send(acts));
    this.changed();
  }

  /** Whether a move of a line tried alone was taken back here. */
  get mayRepeat() {
    return this.dropped.steps.length > 0 && this.dropped.at === this.at.name;
  }

  /** Makes a move of a line tried alone again. */
  async repeat() {
    const { steps } = this.dropped;
    const step = steps.at(-1);
    if (!step) return;
    // Until the referee has answered no other one comes.
    this.dropped = { at: "", steps: [] };
    await playAlone(this, step);
    this.dropped = { at: this.at.name, steps: steps.slice(0, -1) };
    this.changed();
  }

  /** An operation was done. @param {import("../../types/study.js").Done} done */
  step(done) {
    if (done.revision <= this.revision) return;
    if (done.revision !== this.revision + 1) return void this.reload();
    this.revision = done.revision;
    const wrong = this.undo.takesBack(done.id) ? newlyWrong(this.tree, done) : [];
    try {
      // Operations may be those of an earlier page, which this one sends.
      const isOwn = done.id.startsWith(this.page) || this.queue.waiting.some(({ id }) => id === done.id);
      this.tree.follow(done.effects, isOwn);
      this.tree.know(done.boards);
    } catch (error) {
      if (!(error instanceof Missed)) throw error;
      return void this.reload();
    }
    // What this page has changed in the same node, and the server has not done yet, still shows.
    if (this.queue.waiting.some(({ id }) => id === done.id)) this.seen.add(done.id);
    this.heard({ names: rewritten(done.effects), whole: false, own: done.id.startsWith(this.page), by: done.by });
    this.predict();
    for (const effect of done.effects) {
      if ("may" in effect && effect.may.who === this.me) this.company.rightsChanged(effect.may.role, done.by);
    }
    this.restand();
    const before = this.at;
    if (this.leading.delete(done.id)) this.lead(done.effects);
    // The others know the place of a person only once it is there for them, too.
    if (this.at !== before || done.by === this.me) this.company.tellPlace();
    this.changed({ tree: true, moved: true });
    tellWrong(this, wrong);
    this.company.followGuide();
  }

  /**
   * Goes to what an operation of this person has changed.
   * @param {import("../../types/study.js").Effect[]} effects
   */
  lead(effects) {
    for (const effect of effects) {
      const name = "came" in effect ? effect.came.nodes[0]?.name : "put" in effect ? effect.put.node
        : "set" in effect ? effect.set.node : "said" in effect ? effect.said.node : undefined;
      const node = this.tree.nodes.get(name ?? "");
      if (!node) continue;
      this.walk.to(node);
      this.stand();
      return;
    }
  }

  /** The study is not there any more. @param {import("../../types/protocol.js").ErrorBody} body */
  end(body) {
    this.snapshots.end();
    this.gone(body);
  }

  /** Takes a new snapshot, and follows from there. */
  reload() {
    return this.snapshots.again();
  }
}
