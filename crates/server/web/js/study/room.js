/** The room: a study as the server tells it, with what this page has added. */

import { explain } from "../api/request.js";
import { endOf } from "../api/study.js";
import { t } from "../i18n.js";
import { joinLines, lineTo, playAlone } from "./alone.js";
import { take } from "./answers.js";
import { actText, deletedText, movedText } from "./change-text.js";
import { Company } from "./company.js";
import { comeBack } from "./come-back.js";
import { letGo } from "./given.js";
import { goneChapter, tellBack, tellGone } from "./gone.js";
import { settleIn } from "./home.js";
import { LeftOvers } from "./left-over.js";
import { knownTo } from "./known.js";
import { newlyWrong, tellWrong } from "./now-wrong.js";
import { Past, neededBy } from "./past.js";
import { Place } from "./place.js";
import { predict } from "./predict.js";
import { OF_MOVES, OF_POSITIONS, STONES } from "./properties.js";
import { Queue, newPrefix } from "./queue.js";
import { Snapshots } from "./snapshots.js";
import { Missed, wayTo } from "./tree.js";
import { Undo } from "./undo.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").StudyView} StudyView */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

/** Operations whose effects lead the person to what they changed. */
const LEADING = new Set(["undo", "split"]);

/**
 * @typedef {object} Heard what the server has told, before this page shows again what it waits for
 * @property {string[]} names the nodes with other contents
 * @property {boolean} whole whether all was told anew
 * @property {boolean} own whether this page did it
 * @property {string | null} by who did it, where that is known
 * @property {Operation} [conflict] an operation of this page that was refused, since others have
 *   written another text meanwhile
 * @property {boolean} [claimed] whether a field asks about that
 * @property {[own: string, name: string]} [joined] a node of this page that the study had already,
 *   and its name there
 */

/** @param {import("../../types/study.js").Effect[]} effects @returns {string[]} */
const rewritten = (effects) => effects.flatMap((effect) =>
  ("set" in effect ? [effect.set.node] : "said" in effect ? [effect.said.node] : []));

/** The node that an effect leaves in the tree, changed.
 * @param {import("../../types/study.js").Effect} effect */
const nodeOf = (effect) => ("came" in effect ? effect.came.nodes[0]?.name : "put" in effect ? effect.put.node
  : "set" in effect ? effect.set.node : "said" in effect ? effect.said.node : undefined);

/** Properties by which a writer says something of a game of Go. */
const GO = ["B", "W", ...STONES, "PL", ...OF_MOVES, ...OF_POSITIONS];

/** Whether an act names a move or points as Go does, or judges them. @param {Act} act */
const ofGo = (act) => ["play", "mark", "stone", "label", "list", "lift", "split"].includes(act.op)
  || act.op === "set" && act.values !== undefined && GO.includes(act.name)
  || (act.op === "insert" || act.op === "add") && act.properties.some(([name]) => GO.includes(name));

/** The node that such an act is about. @param {Act} act */
const placeOf = (act) => (act.op === "split" ? act.from : neededBy(/** @type {Operation} */ (act)));

/** The end of a study as the reason why it does not take something.
 * @param {import("../../types/protocol.js").ErrorBody} body */
const causeOf = ({ code, args }) => ({ why: code.replace("study-", ""), name: args?.name === undefined ? null : String(args.name) });

export class Room extends Place {
  /** @param {string} key @param {StudyView} view */
  constructor(key, view) {
    super(view);
    this.key = key;
    this.home = settleIn(view);
    this.page = newPrefix();
    this.made = 0;
    this.undo = new Undo(this.home);
    this.company = new Company(this);
    /**
     * Lines that nobody else has: each behind a node of the study.
     * @type {import("./alone.js").Line[]}
     */
    this.lines = [];
    /** Moves tried alone that the study has from others by now.
     * @type {import("./given.js").Given[]} */
    this.given = [];
    /** Whether moves stay in this page. */
    this.alone = false;
    /** Operations whose nodes were refused, by these nodes: what needs them can only fail.
     * @type {Map<string, Operation>} */
    this.lost = new Map();
    /** Nodes that this page made for moves that the study had already, and their names there.
     * @type {Map<string, string>} */
    this.joined = new Map();
    /** Places of which the person was told that others took them away: each with what its chapter
     * was called if that is gone. @type {Map<string, string | null>} */
    this.missed = new Map();
    /** Nodes that are not there any more. */
    this.past = new Past();
    this.left = new LeftOvers(this.home);
    /** Texts that others have changed as well, and about which the person has to decide.
     * @type {Map<string, { node: string, by: string | null, show: () => void }[]>} by fields */
    this.conflicts = new Map();
    /** What has changed during work that is shown at its end.
     * @type {import("./place.js").Change | null} */
    this.meanwhile = null;
    /** Why the study is not there any more for this page; null while it is.
     * @type {import("../../types/protocol.js").ErrorBody | null} */
    this.ended = null;
    /** Whether this page replaces its own link, and goes on by the new one. */
    this.moves = false;
    /** Who has changed what this person may do, as far as it is known. @type {string | null} */
    this.rightsBy = null;
    /** Operations that the server has done, and has not answered. @type {Set<string>} */
    this.seen = new Set();
    /** Says something to readers of screens. @type {(text: string) => void} */
    this.say = () => {};
    /** Follows the stream from the revision at hand. @type {() => void} */
    this.follow = () => {};
    /** Whether the person is in the middle of a text of a node. */
    this.writing = false;
    /**
     * Operations of this page that lead to what they do, once the server has done them, if the
     * person has not gone elsewhere meanwhile: each with how often they had gone before.
     * @type {Map<string, number>}
     */
    this.leading = new Map();
    /** What is said of changes once the server has done all their operations.
     * @type {{ ids: Set<string>, text: string }[]} */
    this.promised = [];
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
    /** The moves tried alone that the referee looks at, one after another, and the node of the
     * last; null if none.
     * @type {Promise<Node | null> | null} */
    this.trying = null;
    this.connected = true;
    this.me = view.me ?? "";
    this.may = view.may;
    /** What the key of this page allows, whatever the person may do. */
    this.role = view.role;
    this.links = view.links;
    this.analysis = view.analysis;
    this.revision = view.revision;
    /** What is assumed of the game of a chapter: of which, by its first node, and by what `key` the
     * record says; null where the server has not said it.
     * @type {{ of: string, key: string, assumed: ErrorBody[] } | null} */
    this.assumed = null;
    this.company.take(view);
    this.queue = new Queue(this.home, this.page, {
      answered: (answers) => this.together(() => answers.forEach(([operation, answer]) => take(this, operation, answer))),
      changed: () => this.changed(),
      failed: (body) => (body.code === "unknown-key" ? this.end(endOf(body)) : this.refuse(body)),
      ways: (names) => this.past.ways(this.tree, names),
      learn: (way) => this.past.learn(way),
    });
    this.tree.leaves = (top) => this.past.take(top);
    this.snapshots = new Snapshots(this);
    this.snapshots.show();
  }

  /** Shows what the server has not done yet. @returns {string[]} the operations that show */
  predict() {
    const open = this.queue.waiting.filter(({ id }) => !this.seen.has(id));
    return open.filter((operation) => predict(this.tree, operation)).map(({ id }) => id);
  }

  /** @param {import("./place.js").Change} [change] */
  changed(change = {}) {
    if (this.meanwhile) Object.assign(this.meanwhile, change);
    else super.changed(change);
  }

  /**
   * Does what is shown, and kept beside the study, once at its end.
   * @param {() => void} work
   */
  together(work) {
    this.meanwhile = {};
    try {
      this.left.together(work);
    } finally {
      const change = this.meanwhile;
      this.meanwhile = null;
      this.changed(change);
    }
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

  /** @param {import("../../types/protocol.js").ErrorBody} body @param {"wrong" | "news"} kind */
  tellMore(body, kind) {
    // That the server does not answer goes away by itself.
    this.snapshots.unsay();
    super.tellMore(body, kind);
  }

  /** @param {import("../../types/protocol.js").ErrorBody} body */
  refuse(body) {
    super.refuse(this.ended && body.code === "unknown-key" ? this.ended : body);
  }

  /**
   * Why this person changes nothing here for all.
   * @returns {import("../../types/protocol.js").ErrorBody}
   */
  get whyNot() {
    return this.ended ?? { code: this.mayWrite ? "study-alone" : "study-not-allowed", text: "" };
  }

  get mayWrite() {
    return this.may !== "read" && this.ended === null;
  }

  /**
   * The study does not take what this person wrote. They keep it.
   * @param {Operation} operation @param {string} why the code of the refusal
   * @param {string | null} [by] who is the cause
   * @param {string | undefined} [needed] the node of the study that it needs
   */
  leave(operation, why, by = null, needed = neededBy(operation)) {
    const way = (needed === undefined ? null : this.past.way(this.tree, needed)) ?? [];
    const cause = this.ended ? causeOf(this.ended)
      : { why: why === "unknown-key" ? "link-ended" : why, name: by === null || by === this.me ? null : this.company.said(by) };
    this.left.add(operation, way, cause);
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
    const operations = acts.map((act) => {
      const operation = /** @type {Operation} */ ({ ...this.knowing(act), c: this.me, id: this.newName(), base: this.revision });
      // The next act may change the same thing again.
      predict(this.tree, operation);
      if (LEADING.has(operation.op)) this.leading.set(operation.id, this.walked);
      return operation;
    });
    this.notice = null;
    letGo(this);
    this.restand();
    this.queue.add(operations);
    this.changed({ tree: true, moved: true });
    return operations.map(({ id }) => id);
  }

  /** An act with what it replaces. @param {Act} act @returns {Act} */
  knowing(act) {
    // The page knows the things that an undo brings back once it is answered.
    if (this.queue.waiting.some(({ op }) => op === "undo")) return act;
    const node = act.was === undefined && "node" in act ? this.tree.nodes.get(act.node) : undefined;
    const was = node && knownTo(act, node, this.geometryOf(node));
    return was === undefined ? act : { ...act, was };
  }

  /** The person changes the study.
   * @param {Act[]} acts @returns {string[]} the names of the operations; none if it is refused */
  act(acts) {
    if (acts.length === 0) return [];
    if (!this.mayWrite) {
      this.refuse(this.whyNot);
      return [];
    }
    // The server refuses it as well, but it would show until then.
    const notGo = acts.map((act) => this.notGo(ofGo(act) ? this.tree.nodes.get(placeOf(act) ?? "") : undefined)).find((why) => why);
    if (notGo) {
      this.refuse(notGo);
      return [];
    }
    const what = actText(this, acts);
    const [{ op }] = acts;
    const deleted = op === "delete" || op === "lift" ? deletedText(this, acts[0]) : null;
    const ids = this.send(acts);
    this.undo.push(ids, what);
    if (deleted !== null) this.tellOnceDone(ids, t("room-deleted", { what: deleted }));
    else if (op === "move") this.tellOnceDone(ids, t("room-moved", { what: movedText(this, acts[0]) }));
    return ids;
  }

  /** Moves stay in this page from now on, or are for all again. @param {boolean} on */
  setAlone(on) {
    this.alone = on;
    this.inserting = null;
    this.changed();
  }

  /**
   * Takes the last change of this page back, or does it again. A person at the end of a line tried
   * alone takes its last move back. Elsewhere in one, nothing goes: others do not see it, and the
   * person does not see its end.
   * @param {"done" | "undone"} from
   */
  turnBack(from) {
    if (from === "undone" && this.mayRepeat) void this.repeat();
    else if (this.alone || this.at.alone) {
      const line = from === "done" ? lineTo(this, this.at) : undefined;
      const step = line?.moves.at(-1);
      const goesOn = this.at.name === this.dropped.at;
      if (!line) this.tellOff(t(from === "undone" ? "room-off-redo" : this.at.alone ? "room-off-undo-alone" : "room-off-undo"));
      line?.shorten(this);
      if (step) this.dropped = { at: this.at.name, steps: [...(goesOn ? this.dropped.steps : []), step] };
    } else if (!this.mayWrite) this.refuse(this.whyNot);
    else {
      const turned = this.undo.turn(from, (acts) => this.send(acts));
      if (turned === null) this.tellOff(t(from === "done" ? "room-off-undo" : "room-off-redo"));
      else this.tellOnceDone(turned.ids, t(from === "done" ? "room-taken-back" : "room-done-again", { what: turned.what || t("room-act", { op: "other" }) }));
    }
    this.changed();
  }

  /** Says why a key or a button that is greyed out does nothing. @param {string} text */
  tellOff(text) {
    this.notify({ kind: "news", body: { code: "off", text } });
  }

  /** Says what the person has done, where not everybody sees it. @param {string} text */
  tellDone(text) {
    this.notify({ kind: "news", body: { code: "done", text } });
  }

  /**
   * Says what the person has done, once the server has agreed to all of it.
   * @param {string[]} ids the operations @param {string} text
   */
  tellOnceDone(ids, text) {
    this.promised.push({ ids: new Set(ids), text });
  }

  /** The server has answered an operation. @param {string} id @param {boolean} isDone */
  answered(id, isDone) {
    for (const promise of this.promised) {
      if (!promise.ids.delete(id)) continue;
      if (!isDone) promise.text = "";
      if (promise.ids.size > 0 || !promise.text) continue;
      // Of several changes one after another the last is told.
      this.unsay(({ body }) => body.code === "done");
      // What followed from it may be told already.
      this.addNotice({ kind: "news", body: { code: "done", text: promise.text } }, true);
      this.changed();
    }
    this.promised = this.promised.filter(({ ids }) => ids.size > 0);
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
    const { at: stood, company } = this;
    const isOthers = done.by !== this.me;
    const wrong = isOthers || this.undo.takesBack(done.id) ? newlyWrong(this.tree, done) : [];
    const leads = this.leading.get(done.id) === this.walked;
    this.leading.delete(done.id);
    const whence = leads ? this.whence(done.effects) : [];
    const chapter = isOthers ? goneChapter(this, done.effects) : null;
    const goes = done.effects.some((effect) => "went" in effect);
    for (const effect of done.effects) {
      const gone = "went" in effect && this.tree.nodes.get(effect.went.node);
      if (gone) this.past.delete(gone, done.by);
    }
    // Operations may be those of an earlier page, which this one sends.
    const isOwn = done.id.startsWith(this.page) || this.queue.waiting.some(({ id }) => id === done.id);
    try {
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
    if (!isOthers) letGo(this);
    const isBack = comeBack(this, stood, done.by);
    joinLines(this);
    this.stand();
    if (leads) this.lead(done.effects, whence);
    // The others know the place of a person only once it is there for them, too.
    if (this.at.name !== stood.name || isOwn) this.company.tellPlace();
    tellBack(this, done.by);
    this.changed({ tree: true, moved: true });
    tellWrong(this, wrong, isOthers ? done.by : null);
    const isLed = company.followGuide();
    // A person whose branch is gone learns why they stand elsewhere.
    if (isOthers && goes && !isLed && !isBack && this.past.deleters.get(stood.name) === done.by && !this.tree.nodes.has(stood.name)) tellGone(this, stood, done.by, chapter);
  }

  /**
   * The places from which an operation takes nodes away: the names of the nodes above each of them,
   * the nearest first. A chapter has none above it.
   * @param {import("../../types/study.js").Effect[]} effects
   * @returns {string[]}
   */
  whence(effects) {
    return effects.flatMap((effect) => {
      const node = "went" in effect ? this.tree.nodes.get(effect.went.node) : undefined;
      return node ? wayTo(node).reverse().slice(1).map(({ name }) => name) : [];
    });
  }

  /**
   * Goes to what an operation of this person has changed, or to where it was.
   * @param {import("../../types/study.js").Effect[]} effects
   * @param {string[]} whence as `whence` tells
   */
  lead(effects, whence) {
    const { nodes } = this.tree;
    const changed = effects.find((effect) => nodes.has(nodeOf(effect) ?? ""));
    const left = whence.find((name) => nodes.has(name));
    const to = nodes.get((changed && nodeOf(changed)) ?? left ?? "");
    // A chapter leaves nothing to go to.
    if (!to) return;
    // What comes back leads to where the person stood in it.
    const back = changed && "came" in changed;
    const stood = back ? nodes.get(this.torn.get(to.name) ?? this.walk.stood.get(to.name)?.name ?? "") : undefined;
    const before = this.at;
    this.walk.to(stood && wayTo(stood).includes(to) ? stood : to);
    this.stand();
    // Those who followed another person go their own way now.
    if (this.at !== before) this.setsOut();
  }

  /**
   * The study is not there any more for this page, which stays as it is. What waits is refused now.
   * @param {import("../../types/protocol.js").ErrorBody} body
   */
  end(body) {
    if (this.moves) return;
    // Why the link ended may be told after it was found out that it did.
    if (this.ended && this.ended.code !== "study-link-ended") return;
    this.snapshots.end();
    if (this.ended) this.left.learnWhy(this.page, causeOf(this.ended).why, causeOf(body));
    this.ended = body;
    this.company.end();
    this.inserting = null;
    this.notice = null;
    void this.queue.send();
    this.changed({ tree: true, moved: true });
  }

  /** Takes a new snapshot, and follows from there. */
  reload() {
    return this.snapshots.again();
  }
}
