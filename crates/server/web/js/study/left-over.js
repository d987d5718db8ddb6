/** What a person wrote and a study did not take. The browser keeps it until they let it go. */

import { Geometry } from "../board/geometry.js";
import { number, t } from "../i18n.js";
import { forget, recall, remember } from "../settings.js";
import { recordOf } from "./clipboard.js";
import { madeBy, neededBy } from "./past.js";
import { sharedPlace } from "./home.js";
import { changesIn } from "./left-words.js";
import { predict } from "./predict.js";
import { plain, sizeOf, text, values } from "./sgf.js";
import { Tree, moveOf, rootOf, wayTo } from "./tree.js";
import { nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").Shown} Shown */

/**
 * @typedef {object} Left changes that belong together
 * @property {string} id
 * @property {string} why the code of the refusal
 * @property {string | null} name who is the cause, as they were called then
 * @property {Shown[]} way the nodes that the changes need
 * @property {Operation[]} operations
 */

/** The operations that write something; what others do is no loss. */
const WRITING = new Set(["play", "add", "insert", "paste", "set", "mark", "stone", "label", "list", "comment"]);
/** Refusals of what is in the study already, or would change nothing. */
const NO_LOSS = new Set(["nothing", "name-taken"]);

/** @param {Operation} operation @param {string} code */
export const isLoss = (operation, code) => WRITING.has(operation.op) && !NO_LOSS.has(code);

/** The text that an operation writes, and for which field. @param {Operation} operation */
function textOf(operation) {
  if (operation.op === "comment") return { field: `${operation.node} by ${operation.by}`, text: operation.text };
  if (operation.op === "set") return { field: `${operation.node} ${operation.name}`, text: operation.values?.[0] ?? "" };
  return null;
}

/** The tree of what is left, and the nodes that are changed in it. @param {Left} left */
export function treeOf({ way, operations }) {
  const tree = new Tree(way.map((shown) => ({ ...shown })), []);
  /** @type {Set<Node>} */
  const changed = new Set();
  for (const operation of operations) {
    predict(tree, operation);
    const names = [...madeBy(operation), ...("node" in operation ? [operation.node] : [])];
    for (const name of names) {
      const node = tree.nodes.get(name);
      if (node) changed.add(node);
    }
  }
  return { tree, changed };
}

/** All nodes of a tree, each behind its parent. @param {Tree} tree @returns {Node[]} */
function inOrder(tree) {
  const all = [];
  const open = [...tree.chapters].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    all.push(node);
    open.push(...[...node.children].reverse());
  }
  return all;
}

/** Whether what is left has a place of its own, and not its words alone. @param {Left} left */
export const hasRecord = (left) => treeOf(left).tree.chapters.length > 0;

/**
 * Whether all nodes that the changes need are in a study, or come with them.
 * @param {Left} left @param {Tree} tree
 */
export function hasPlace({ way, operations }, tree) {
  const coming = new Set([...way.map(({ name }) => name), ...operations.flatMap(madeBy)]);
  return operations.map(neededBy).every((name) => name === undefined || tree.nodes.has(name) || coming.has(name));
}

/** What is left as a record: the way, and what was written there. @param {Left} left */
export function recordLeft(left) {
  return treeOf(left).tree.chapters.map((root) => {
    /** @type {Map<Node, number>} */
    const places = new Map();
    const nodes = inOrder(/** @type {Tree} */ ({ chapters: [root] })).map((node, i) => {
      places.set(node, i);
      const names = [...new Set(node.properties.map(([name]) => name))];
      /** @type {import("../../types/study.js").Property[]} */
      const properties = names.map((name) => [name, values(node, name).map(plain)]);
      const said = [text(node, "C"), ...node.remarks.map(([, words]) => words)].filter((words) => words.trim() !== "");
      const others = properties.filter(([name]) => name !== "C");
      return { properties: [...others, .../** @type {typeof properties} */ (said.length > 0 ? [["C", [said.join("\n\n")]]] : [])],
        ...(node.parent && { above: places.get(node.parent) }) };
    });
    const [width, height] = sizeOf(root);
    if (nodes[0].properties.every(([name]) => name !== "SZ")) nodes[0].properties.push(["SZ", [width === height ? String(width) : `${width}:${height}`]]);
    return recordOf(nodes, { width, height });
  }).join("\n");
}

/** What is left in words: each node with what was written there. @param {Left} left */
export function wordsOf(left) {
  const { tree, changed } = treeOf(left);
  const blocks = inOrder(tree).filter((node) => changed.has(node)).map((node) => {
    const move = wayTo(node).filter((one) => moveOf(one)).length;
    const head = t("room-at", { move: number(move), what: nodeText(node, new Geometry(...sizeOf(rootOf(node)))) });
    const texts = [["node-name", text(node, "N")], ["comment", text(node, "C")], ...node.remarks.map(([, words]) => ["remark", words])];
    // Where others have written as well, the person has to know which text it is.
    const said = texts.filter(([, words]) => words.trim() !== "").map(([what, words]) => (left.why === "conflict" ? `${t(`room-${what}`)}${t("colon")}${words}` : words));
    const signs = changesIn(left.operations, node);
    return { head, said: signs.length > 0 ? [signs.join("\n"), ...said] : said };
  });
  // Moves alone stand in lines one below another; a text has room around it.
  const all = blocks.map(({ head, said }) => (said.length > 0 ? `${head}\n${said.join("\n\n")}\n` : head)).join("\n").trim();
  // Where the way is not known, the texts are there still.
  return all || left.operations.flatMap((operation) => textOf(operation)?.text ?? []).join("\n\n");
}

/** Two ways of one chapter as one tree. @param {Shown[]} one @param {Shown[]} other */
function joined(one, other) {
  const all = [...one];
  const places = new Map(all.map(({ name }, i) => [name, i]));
  for (const { name, above, properties } of other) {
    if (places.has(name)) continue;
    places.set(name, all.length);
    all.push({ name, properties, ...(above !== undefined && { above: places.get(other[above].name) }) });
  }
  return all;
}

export class LeftOvers {
  /** @param {import("./home.js").Home} home the study's */
  constructor(home) {
    this.place = `study-left.${sharedPlace(home)}`;
    this.list = this.stored();
    /** Whether changes are stored later, all at once, and whether there were any. */
    this.later = { on: false, changed: false };
    /** Whether the browser does not keep all of it. */
    this.unkept = false;
    /** What was undone, by the operations that did it.
     * @type {Map<string, { operation: Operation, left: Left }>} */
    this.turned = new Map();
    /** @type {(() => void)[]} */
    this.listeners = [];
    addEventListener("storage", ({ key: name }) => {
      if (name !== `tengen.${this.place}`) return;
      this.list = this.stored();
      this.tell();
    });
    // The browser asks before it closes a page with what it does not keep.
    addEventListener("beforeunload", (event) => this.unkept && event.preventDefault());
    // Earlier pages went by the key of their link.
    const before = `study-left.${home.key}`;
    const older = before === this.place ? [] : recall(before, /** @type {Left[]} */ ([]));
    if (older.length === 0) return;
    this.write((list) => [...list, ...older.filter(({ id }) => list.every((left) => left.id !== id))]);
    if (!this.unkept) forget(before);
  }

  /** What the browser keeps. @returns {Left[]} */
  stored() {
    return recall(this.place, /** @type {Left[]} */ ([]));
  }

  tell() {
    for (const listener of this.listeners) listener();
  }

  /** @param {(list: Left[]) => Left[]} change */
  write(change) {
    if (this.later.on) {
      this.list = change(this.list);
      this.later.changed = true;
      return;
    }
    // Other pages of this browser may have added something.
    this.list = change(this.unkept ? this.list : this.stored());
    this.store();
  }

  /** Stores all changes of some work at once: each of them reads and writes the whole list.
   * @param {() => void} work */
  together(work) {
    if (!this.unkept) this.list = this.stored();
    this.later = { on: true, changed: false };
    try {
      work();
    } finally {
      const { changed } = this.later;
      this.later = { on: false, changed: false };
      if (changed) this.store();
    }
  }

  store() {
    if (this.list.length === 0) {
      forget(this.place);
      this.unkept = false;
    } else this.unkept = !remember(this.place, this.list);
    this.tell();
  }

  /**
   * Keeps an operation. What goes on from kept changes stands beside them, and a text that goes on
   * from a kept one takes its place.
   * @param {Operation} operation
   * @param {readonly Shown[]} way
   * @param {{ why: string, name: string |
   * null }} cause
   */
  add(operation, way, { why, name }) {
    const needed = neededBy(operation);
    const written = textOf(operation);
    this.write((list) => {
      /** @param {Left} left whether it has another text of the same field */
      const rivals = (left) => written !== null && operation.was !== undefined && left.operations.some((one) => one.id !== operation.id
        && textOf(one)?.field === written.field && textOf(one)?.text !== operation.was);
      const at = list.findIndex((left) => !rivals(left) && (left.operations.some((one) => one.id === operation.id || madeBy(one).includes(needed ?? "-"))
        || (left.why === why && left.name === name && way.length > 0 && left.way[0]?.name === way[0].name)));
      if (at < 0) return [...list, { id: operation.id, why, name, way: [...way], operations: [operation] }];
      const left = list[at];
      const replaced = left.operations.filter((one) => written !== null && textOf(one)?.field === written.field);
      const others = left.operations.filter((one) => !replaced.includes(one));
      // What the person saw when they began is what others may have changed since.
      const [first] = replaced;
      const now = first?.was === undefined ? operation : { ...operation, was: first.was };
      // What is there already keeps its place before what needs it.
      const all = others.some(({ id }) => id === operation.id) ? others : [...others, now];
      const made = new Set(left.operations.flatMap(madeBy));
      const whole = joined(left.way, way.some((one) => made.has(one.name)) ? [] : [...way]);
      return list.map((one, i) => (i === at ? { ...left, way: whole, operations: all } : one));
    });
  }

  /**
   * The person has taken an operation back, or has taken that back again, while the study took
   * neither.
   * @param {string} of the operation that is undone @param {string} undo the one that undoes it
   */
  turnBack(of, undo) {
    const again = this.turned.get(of);
    if (again) return this.add(again.operation, again.left.way, again.left);
    const left = this.list.find(({ operations }) => operations.some(({ id }) => id === of));
    const operation = left?.operations.find(({ id }) => id === of);
    if (!left || !operation) return;
    this.turned.set(undo, { operation, left });
    this.write((list) => list.map((one) => (one.id === left.id ? { ...one, operations: one.operations.filter(({ id }) => id !== of) } : one))
      .filter(({ operations }) => operations.length > 0));
  }

  /**
   * Why a page's changes were refused is known better now.
   * @param {string} page how the names of its operations begin
   * @param {string} before the reason so far
   * @param {{ why: string, name: string | null }} cause
   */
  learnWhy(page, before, cause) {
    this.write((list) => list.map((left) => (left.why === before && left.id.startsWith(page) ? { ...left, ...cause } : left)));
  }

  /** Some operations are not left any more.
   * @param {readonly string[]} ids @returns {boolean} whether any was */
  withdraw(ids) {
    const isOne = (/** @type {Operation} */ { id }) => ids.includes(id);
    if (!this.list.some(({ operations }) => operations.some(isOne))) return false;
    this.write((list) => list.map((left) => ({ ...left, operations: left.operations.filter((one) => !isOne(one)) }))
      .filter(({ operations }) => operations.length > 0));
    return true;
  }

  /** A text comes into the study after all. @param {Act} act */
  settle(act) {
    const written = textOf(/** @type {Operation} */ (act));
    const isIt = (/** @type {Operation} */ one) => textOf(one)?.field === written?.field && textOf(one)?.text === written?.text;
    if (written) this.withdraw(this.list.flatMap(({ operations }) => operations.filter(isIt).map(({ id }) => id)));
  }

  /** The person lets it go. @param {string} id */
  drop(id) {
    this.write((list) => list.filter((left) => left.id !== id));
  }
}

/**
 * The acts that put what is left into a study, under new names. Nodes that are not there any more
 * come with it.
 * @param {Left} left @param {Tree} tree @param {{ newName: () => string, me: string }} page
 * @returns {Act[]}
 */
export function actsOf(left, tree, { newName, me }) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Act[]} */
  const acts = [];
  /**
   * Where each node that comes stands: in which act, and at which place.
   * @type {Map<string, [number, number]>}
   */
  const places = new Map();
  for (const { name, above, properties } of left.way) {
    if (tree.nodes.has(name)) continue;
    const node = newName();
    names.set(name, node);
    const over = above === undefined ? undefined : left.way[above].name;
    const at = over === undefined ? undefined : places.get(over);
    const pasted = { node, properties: /** @type {import("../../types/study.js").Property[]} */ (properties.map(([own, all]) => [own, all.map(plain)])) };
    if (at) {
      const act = /** @type {Extract<Act, { op: "paste" }>} */ (acts[at[0]]);
      places.set(name, [at[0], act.nodes.length]);
      act.nodes.push({ ...pasted, above: at[1] });
    } else {
      places.set(name, [acts.length, 0]);
      acts.push({ op: "paste", ...(over !== undefined && { parent: over }), nodes: [pasted] });
    }
  }
  for (const operation of left.operations) {
    for (const name of madeBy(operation)) names.set(name, newName());
    const { c: _by, id: _id, base: _base, ...rest } = operation;
    const act = /** @type {Record<string, unknown>} */ ({ ...rest });
    // At a new node nobody has written yet. And the person has seen that others wrote something
    // else, which they may replace; where a field asks about the two texts, it asks.
    const asks = operation.op === "comment" || (operation.op === "set" && (operation.name === "C" || operation.name === "N"));
    if (names.has(neededBy(operation) ?? "-") || (left.why === "conflict" && !asks)) delete act.was;
    for (const what of ["parent", "node", "above"]) {
      const name = act[what];
      if (typeof name === "string") act[what] = names.get(name) ?? name;
    }
    // By another link the same person may be another one to the study.
    if (operation.op === "comment" && operation.by === operation.c) act.by = me;
    // Its place among others is theirs to say by now.
    delete act.before;
    if (operation.op === "paste") act.nodes = operation.nodes.map((one) => ({ ...one, node: names.get(one.node) ?? one.node }));
    acts.push(/** @type {Act} */ (act));
  }
  return acts;
}
