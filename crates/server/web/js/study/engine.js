/**
 * What the engine says about the nodes, and the line on which the person is, as a game that is
 * analysed.
 */

import { bodyOf } from "../api/request.js";
import { getRecorded, lookAt } from "../api/study.js";
import { LETTERS, Study, lostBy } from "../game/study.js";
import { settings } from "../settings.js";
import { movesTo } from "./alone.js";
import { positionOf, stepOf } from "./judged-line.js";
import { nameOf } from "./sgf.js";
import { moveOf, wayTo } from "./tree.js";
import { colourOf, isIllegal } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/protocol.js").Judged} Judged */
/** @typedef {import("../../types/protocol.js").Step} Step */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("./room.js").Room} Room */

/** How long a position is shown before the server learns of it, in milliseconds. */
const SETTLED = 150;
/** The most nodes of a line that the engine is asked about. */
const LONGEST = 1000;
/** The most evaluations that a page remembers. */
const MOST = 20_000;
/** After what time a request is made again that was too much, in milliseconds. */
const AGAIN = 5000;

/**
 * Remembers an evaluation, and forgets the oldest of many.
 * @template T
 * @param {Map<string, T>} known @param {string} position @param {T} one
 */
function remember(known, position, one) {
  known.delete(position);
  known.set(position, one);
  if (known.size > MOST) known.delete(known.keys().next().value ?? "");
}

/** Whether a request may succeed later. @param {unknown} error */
const isPassing = (error) => ["busy", "unreachable"].includes(bodyOf(error).code);

/**
 * Whether a program may have written an evaluation into a node: in a comment, or in properties
 * that SGF does not know.
 * @param {Node} node
 */
const mayBeJudged = ({ properties }) => properties.some(([name]) => name.length > 2 || name === "KT" || name === "LZ" || name === "C");

export class Engine {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** What the engine said, by nodes and their positions. @type {Map<string, Judged>} */
    this.known = new Map();
    /** What programs wrote into the record, by nodes and their positions.
     * @type {Map<string, import("../../types/study.js").Recorded>} */
    this.recorded = new Map();
    /** The nodes about which the record was asked. @type {WeakSet<Node>} */
    this.askedRecord = new WeakSet();
    /** A node that is to be judged, with the way to it, before the line.
     * @type {Node | null} */
    this.first = null;
    /**
     * The revisions by which nodes have other positions than before.
     * @type {Map<string, number>}
     */
    this.otherSince = new Map();
    /** The positions of the line, as `positionOf` names them. @type {string[]} */
    this.positions = [];
    /** The nodes of the line, the first of the chapter before all. @type {Node[]} */
    this.way = [];
    this.study = new Study(() => this.level.mistake);
    /** @type {{ steps: Step[] }} */
    this.view = { steps: [] };
    this.shown = 0;
    /** @type {(Judged | undefined)[]} */
    this.game = [];
    /** The mistake that the person looks at, from the node before it.
     * @type {{ before: string, move: number } | null} */
    this.mistake = null;
    this.timer = 0;
    this.asked = "";
  }

  /** Whether the person wants evaluations where the server has them. */
  get wanted() {
    return settings.engine && this.room.analysis.kind === "open";
  }

  get on() {
    return this.wanted && this.room.otherGame === null;
  }

  /** Whether there is an evaluation to show, by the engine or of the record. */
  get shows() {
    return this.on || (settings.recorded && this.recorded.size > 0);
  }

  /** The losses from which moves have names. */
  get level() {
    const { levels } = this.room.analysis;
    return levels.find(({ rank }) => rank === settings.level) ?? levels[1];
  }

  /** @param {number} step */
  look(step) {
    const node = this.way[Math.max(0, Math.min(step, this.way.length - 1))];
    if (node) this.room.goTo(node);
  }

  /** Shows the position before a mistake, with the better move. @param {number} move */
  lookBefore(move) {
    const before = this.way[move - 1];
    if (!before) return;
    this.mistake = { before: before.name, move };
    this.look(move - 1);
    this.room.changed();
  }

  /** The mistake that is shown from before it. */
  get corrected() {
    const { mistake, room, way } = this;
    return this.shows && mistake?.before === room.at.name && way[mistake.move - 1] === room.at ? mistake.move : null;
  }

  /** The line through the place of the person, as going forward leads. */
  walk() {
    const { room } = this;
    const way = wayTo(room.at);
    const shown = way.length - 1;
    for (let next = room.walk.following(room.at); next && way.length < LONGEST + shown; next = room.walk.following(next)) {
      // From the study a line that this page alone has is not gone along.
      if (next.waits || (next.alone && !room.at.alone)) break;
      way.push(next);
    }
    const positions = way.map((node) => positionOf(node, room));
    const same = way.findIndex((node, i) => node !== this.way[i] || positions[i] !== this.positions[i]);
    if (same >= 0 || way.length !== this.way.length) {
      const common = same < 0 ? way.length : same;
      // News count the nodes of the line. Where another line ends with the same node, those from
      // before are about other nodes. A change of this page comes with the next revision.
      const isSameEnd = way.at(-1) === this.way.at(-1);
      const revision = room.revision + (room.queue.length > 0 ? 1 : 0);
      way.forEach((node, i) => {
        const isOther = node === this.way[i] ? positions[i] !== this.positions[i] : isSameEnd && i >= common;
        if (isOther) this.otherSince.set(node.name, revision);
      });
      // The server evaluates what the line was when it was asked.
      this.asked = "";
      this.positions = positions;
      this.study.told.length = Math.min(this.study.told.length, common);
      // The server has not said yet what is left of this line.
      if (this.on) this.study.left = null;
      this.view = { steps: way.slice(1).map((node, i) => stepOf(node, i + 1, room)) };
      this.way = way;
      this.judge();
    }
    this.shown = shown;
  }

  /** The person wants evaluations from elsewhere: losses are told anew. */
  restart() {
    this.study.told = [];
    this.asked = "";
    this.judge();
  }

  /** The evaluations of the line, as far as they are known. */
  judge() {
    this.study.judged = this.way.map((node) => this.at(node));
    this.study.settle();
    const [root] = this.way;
    /** @type {Node[]} */
    const main = [];
    for (let node = /** @type {Node | undefined} */ (root); node && main.length < LONGEST; [node] = node.children) main.push(node);
    const isGame = this.way.every((node, i) => node === main[i]);
    this.game = isGame ? [] : main.map((node) => this.at(node));
  }

  /** Tells the server what the person looks at. */
  ask() {
    const { room, way, first } = this;
    const last = first ?? way.at(-1);
    if (!last || room.ended) return;
    const shown = first ? wayTo(first).length - 1 : this.shown;
    const { parent: end, moves } = movesTo(last);
    // The server may be asked before it has done what the page shows already.
    const asked = `${end} ${moves.join(" ")} ${shown} ${room.queue.length > 0}`;
    if (asked === this.asked) return;
    this.asked = asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void lookAt(room.key, { page: room.page, end, at: shown, moves }).catch((error) => {
      // A request that comes before the stream is asked again when the stream is there.
      if (isPassing(error)) setTimeout(() => {
        if (this.asked !== asked || !this.on) return;
        this.asked = "";
        this.ask();
      }, AGAIN);
    }), SETTLED);
  }

  /** Asks what programs wrote into the record about nodes of the line, once about each. */
  askRecord() {
    const { room, way, askedRecord } = this;
    if (room.ended) return;
    const shared = way.filter((node) => !node.alone && !node.waits);
    const end = shared.findLast((node) => !askedRecord.has(node) && mayBeJudged(node));
    for (const node of shared) askedRecord.add(node);
    if (!end) return;
    getRecorded(room.key, end.name).then(({ recorded }) => {
      for (const one of recorded) {
        const node = room.tree.nodes.get(one.node);
        if (node) remember(this.recorded, positionOf(node, room), one);
      }
      if (recorded.length === 0) return;
      this.judge();
      room.changed({ tree: true });
    }, (error) => {
      if (isPassing(error)) setTimeout(() => shared.forEach((node) => askedRecord.delete(node)), AGAIN);
    });
  }

  /** @param {import("../../types/study.js").StudyNews} news */
  learn({ end, moves, revision, judged, left, rough, full }) {
    const last = this.room.tree.nodes.get(end);
    if (!last) return;
    const own = this.way.at(-1);
    const line = own && movesTo(own);
    const here = line !== undefined && line.parent === end && String(line.moves) === String(moves);
    const way = here ? this.way : wayTo(last);
    // Some may be on their way that are about positions from before a change.
    const isLater = (/** @type {Node | undefined} */ node) => node && revision >= (this.otherSince.get(node.name) ?? 0);
    const right = judged.filter(({ after }) => isLater(way[after]));
    for (const one of right) remember(this.known, positionOf(way[one.after], this.room), one);
    if (here) {
      // News of the line as it was do not say how much of the present line is left.
      if (way.every(isLater)) Object.assign(this.study, { left, rough, full });
      this.judge();
    }
    this.room.changed();
  }

  /**
   * The evaluation of a node: the engine's, or else that of the record if the person wants it.
   * @param {Node} node
   * @returns {Judged | undefined}
   */
  at(node) {
    const found = this.on ? this.known.get(positionOf(node, this.room)) : undefined;
    return found ?? (settings.recorded ? this.ofRecord(node) : undefined);
  }

  /** What the record says about a node. @param {Node} node */
  saidOf(node) {
    return this.recorded.get(positionOf(node, this.room));
  }

  /** Whether an evaluation of the record is shown for a node. @param {Node} node */
  showsRecord(node) {
    return settings.recorded && this.saidOf(node) !== undefined;
  }

  /**
   * What the record says about a node, if it has both a chance and a lead.
   * @param {Node} node
   * @returns {Judged | undefined}
   */
  ofRecord(node) {
    const said = this.saidOf(node);
    if (!said || said.black === null || said.lead === null) return undefined;
    const { black, lead } = said;
    const moves = said.moves.map((tried) => ({
      p: tried.line[0]?.p ?? null, visits: tried.visits ?? 0, black: tried.black ?? black, lead: tried.lead ?? lead, line: tried.line,
    }));
    const by = `${said.by} ${said.engine ?? ""}`;
    return { after: 0, toMove: said.toMove, visits: said.visits ?? 0, black, lead, moves, ownership: [], by };
  }

  /**
   * How many points the move of a node lost; null if that is not known.
   * @param {Node} node
   * @returns {number | null}
   */
  loss(node) {
    const move = moveOf(node);
    if (!move || !node.parent || isIllegal(node)) return null;
    const made = this.way.indexOf(node);
    return made > 0 ? this.study.loss(this.view.steps, made) : lostBy(colourOf(move.color), this.at(node.parent), this.at(node), nameOf(move.point, this.room.geometry) ?? null);
  }

  /** The moves that the engine proposes here, with the points that each loses against the best. */
  candidates() {
    const judged = this.at(this.room.at);
    const [best] = judged?.moves ?? [];
    if (!judged || !best) return [];
    const sign = judged.toMove === "black" ? 1 : -1;
    return judged.moves.slice(0, 10).map((hint) => ({ ...hint, loss: Math.max(0, (best.lead - hint.lead) * sign), colour: judged.toMove }));
  }

  /** @returns {Mark[]} */
  marks() {
    if (this.room.guess?.hides) return [];
    const { geometry, position: { cells } } = this.room;
    return this.candidates().slice(0, LETTERS.length).flatMap(({ p }, i) => {
      const index = p === null ? undefined : geometry.index(p);
      return index !== undefined && cells[index] === "."
        ? [{ kind: /** @type {const} */ ("hint"), index, label: LETTERS[i], ...(i === 0 && this.corrected !== null && { label: `${LETTERS[i]}!`, tint: "TE" }) }]
        : [];
    });
  }
}
