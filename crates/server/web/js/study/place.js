/** Where a person stands in a study, and what the board shows there. */

import { Geometry } from "../board/geometry.js";
import { Positions } from "./position.js";
import { sizeOf } from "./sgf.js";
import { Tree, rootOf } from "./tree.js";
import { Walk } from "./walk.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").StudyView} StudyView */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

/**
 * @typedef {object} Change a change between two renderings
 * @property {boolean} [tree] nodes, their order or their contents have changed
 * @property {boolean} [moved] the person stands elsewhere
 */

/**
 * @typedef {object} Notice what is said about the last act of a person, or about what befell them
 * @property {"wrong" | "news"} kind `wrong` where something was refused, or is not as it should be
 * @property {ErrorBody} body
 * @property {() => boolean} [holds] whether it is true still; a notice without it tells of what has
 *   happened
 * @property {Notice[]} [parts] those of which it is made, if there are several
 */

/** The most lines that are said about what a person did. */
const MOST_LINES = 6;

/** What a notice says, one thing after another. @param {Notice | null} notice */
const partsOf = (notice) => notice?.parts ?? (notice ? [notice] : []);

/** What a study without chapters shows. */
const nothing = () => /** @type {Node} */ ({ name: "-", parent: null, children: [], properties: [], remarks: [], board: null });

export class Place {
  /** @param {StudyView} view */
  constructor(view) {
    /** @type {Notice | null} */
    this.notice = null;
    /** A stone that the server is asked about. @type {{ index: number, colour: string } | null} */
    this.pending = null;
    /** What the board shows for a moment instead of the position: a line that the person points at.
     * @type {{ cells: string, marks: import("../board/marks.js").Mark[] } | null} */
    this.glimpse = null;
    /** The node before which the next move on the board is inserted. @type {string | null} */
    this.inserting = null;
    /** @type {import("./clipboard.js").Clipboard | null} */
    this.clipboard = null;
    /** Nodes that stand in the drawing without those below them. @type {Set<string>} */
    this.folded = new Set();
    /** @type {((change: Change) => void)[]} */
    this.listeners = [];
    /** The positions of the boards of each size. @type {Map<string, Positions>} */
    this.known = new Map();
    this.tree = new Tree(view.nodes, view.boards);
    this.walk = new Walk(this.first);
    /** @type {Node} */
    this.root = this.walk.at;
    /** Where the person stood when they were seen last. @type {Node} */
    this.stood = this.root;
    /** Where the person stood when a branch or a chapter went, by the name of its first node.
     * @type {Map<string, string>} */
    this.torn = new Map();
    /** How often the person has gone elsewhere by themselves. */
    this.walked = 0;
    /** Where they stood before they came into this chapter. @type {Node} */
    this.cameFrom = this.root;
    this.geometry = new Geometry(...sizeOf(this.root));
    this.positions = new Positions(this.geometry);
    this.stand();
  }

  /**
   * @param {(change: Change) => void} listener
   * @returns {() => void} ends it
   */
  subscribe(listener) {
    this.listeners.push(listener);
    listener({ tree: true, moved: true });
    return () => void (this.listeners = this.listeners.filter((one) => one !== listener));
  }

  /** @param {Change} [change] */
  changed(change = {}) {
    this.unsay(({ holds }) => holds !== undefined && !holds());
    for (const listener of this.listeners) listener(change);
  }

  /** The first node of the first chapter. */
  get first() {
    return this.tree.chapters[0] ?? nothing();
  }

  get at() {
    return this.walk.at;
  }

  get position() {
    return this.positions.at(this.at);
  }

  get turn() {
    return this.positions.turn(this.at);
  }

  /**
   * Why nothing judges this chapter, or plays on from it: the server says that its game is another
   * one than Go.
   * @returns {ErrorBody | null}
   */
  get otherGame() {
    const game = this.root.board?.game;
    return game === undefined ? null : { code: "study-other-game", text: "", args: { game } };
  }

  /**
   * Why the chapter of a node takes no moves, marks and stones of Go; null where it is one of Go.
   * @param {Node | undefined} node @returns {ErrorBody | null}
   */
  notGo(node) {
    return node && rootOf(node).board?.game !== undefined ? { code: "study-not-go", text: "" } : null;
  }

  /** The positions that were worked out are not those of the tree any more. */
  forget() {
    this.tree.touched.clear();
    for (const positions of this.known.values()) positions.forget();
  }

  /** The positions of the nodes that have changed, and of those below them, are forgotten. */
  forgetTouched() {
    for (const node of this.tree.touched) {
      if (!node.parent) return this.forget();
      for (const positions of this.known.values()) positions.forgetBelow(node);
    }
    this.tree.touched.clear();
  }

  /** Finds the chapter and its board. */
  stand() {
    const root = rootOf(this.at);
    if (root.name !== this.root.name) this.cameFrom = this.stood;
    this.stood = this.at;
    /** @type {Node} */
    this.root = root;
    this.positions = this.positionsOf(this.root);
    this.geometry = this.positions.geometry;
  }

  /** The positions of the boards of a chapter. @param {Node} root */
  positionsOf(root) {
    const [width, height] = sizeOf(root);
    const name = `${width}:${height}`;
    const positions = this.known.get(name) ?? new Positions(new Geometry(width, height));
    this.known.set(name, positions);
    return positions;
  }

  /** The board of the chapter that a node belongs to. @param {Node} node */
  geometryOf(node) {
    return this.positionsOf(rootOf(node)).geometry;
  }

  /** The node of the tree that a node means, or else the nearest above it. @param {Node} node */
  nearest(node) {
    for (let at = /** @type {Node | null} */ (node); at; at = at.parent) {
      const now = this.tree.nodes.get(at.name);
      if (now) return now;
    }
    return null;
  }

  /**
   * Where a person is who stood at a node: there or above it. If the chapter is gone they are where
   * they came from.
   * @param {Node} node
   */
  remains(node) {
    return this.nearest(node) ?? this.nearest(this.cameFrom) ?? this.first;
  }

  /**
   * The person goes somewhere by themselves.
   * @param {(walk: Walk) => void} step
   */
  go(step) {
    const before = this.at;
    this.walk.stood.set(this.root.name, before);
    step(this.walk);
    // A place remembered from before may be gone.
    this.walk.at = this.remains(this.at);
    // The person has gone on without the move for which they were asked.
    this.notice = this.inserting === null ? null : { kind: "news", body: { code: "study-insert-ended", text: "" } };
    this.pending = null;
    this.inserting = null;
    if (this.at === before) return void (this.notice && this.changed());
    this.wanders();
    this.arrive();
  }

  /** The person has gone elsewhere by themselves, on a step of any kind. */
  wanders() {
    this.walked += 1;
    this.setsOut();
  }

  /** @param {Node} node */
  goTo(node) {
    const now = this.tree.nodes.get(node.name);
    if (now) this.go((walk) => walk.to(now));
  }

  /** The person goes their own way. A room tells whom they followed. */
  setsOut() {}

  /** The person has arrived. A room tells the others. */
  arrived() {}

  /** The person stands elsewhere now. */
  arrive() {
    this.glimpse = null;
    this.stand();
    this.arrived();
    this.changed({ moved: true });
  }

  /**
   * The sentence of a notice; a page has it in its language.
   * @param {ErrorBody} body
   */
  explain(body) {
    return body.text;
  }

  /** Says something in the place of what was said before, or nothing.
   * @param {Notice | null} notice */
  notify(notice) {
    this.notice = notice;
    this.changed();
  }

  /** Says why something was refused. @param {ErrorBody} body */
  refuse(body) {
    this.notify({ kind: "wrong", body });
  }

  /**
   * Says something more about what the person did last, under what is said of it already.
   * @param {ErrorBody} body @param {Notice["kind"]} kind
   */
  tellMore(body, kind) {
    this.addNotice({ kind, body });
    this.changed();
  }

  /**
   * Says something more, when the page is shown next.
   * @param {Notice} more @param {boolean} [isFirst] whether it stands before the rest
   */
  addNotice(more, isFirst = false) {
    const words = this.explain(more.body);
    const others = partsOf(this.notice).filter(({ body }) => this.explain(body) !== words);
    this.notice = this.inOne((isFirst ? [more, ...others] : [...others, more]).slice(-MOST_LINES));
  }

  /** What such parts of the notice say is said no more. @param {(part: Notice) => boolean} is */
  unsay(is) {
    const parts = partsOf(this.notice);
    const kept = parts.filter((part) => !is(part));
    if (kept.length < parts.length) this.notice = this.inOne(kept);
  }

  /** @param {Notice[]} parts @returns {Notice | null} */
  inOne(parts) {
    if (parts.length < 2) return parts[0] ?? null;
    const points = [...new Set(parts.flatMap(({ body }) => body.points ?? []))];
    const text = parts.map(({ body }) => this.explain(body)).join("\n");
    return { kind: parts.some(({ kind }) => kind === "wrong") ? "wrong" : "news", body: { code: "", text, ...(points.length > 0 && { points }) }, parts };
  }

  /** The tree has changed: the person stands where they stood, or above it. */
  restand() {
    this.forgetTouched();
    const { at } = this;
    const now = this.remains(at);
    if (now !== at) this.walk.at = now;
    if (!this.tree.nodes.has(at.name)) {
      let top = at;
      while (top.parent && !this.tree.nodes.has(top.parent.name)) top = top.parent;
      this.torn.set(top.name, at.name);
    }
    this.stand();
  }
}
