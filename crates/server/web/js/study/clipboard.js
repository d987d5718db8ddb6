/** Branches on the system's clipboard, as records. */

import { readRecord } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { copyWords } from "../copy.js";
import { number, t } from "../i18n.js";
import { recall, remember } from "../settings.js";
import { addChapters, branchOf, factsOf, heldAt, LARGEST, pasteBelow } from "./branch.js";
import { branchText } from "./change-text.js";
import { besidesGames, foundText } from "./found-panel.js";
import { sharedPlace } from "./home.js";
import { escaped } from "./predict.js";
import { has, text } from "./sgf.js";
import { takesKeys } from "./steer.js";
import { rootOf } from "./tree.js";
import { below, under } from "./under.js";
import { infoOf, propertiesSaid } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./branch.js").Branch} Branch */
/** @typedef {import("./room.js").Room} Room */

/** How soon another branch is meant for the place of the one before, in milliseconds. */
const SOON = 2000;

/**
 * Whether a record is for this board. One that names no board means 19×19.
 * @param {{ width: number, height: number }} size @param {{ width: number, height: number }} board
 */
const fits = (size, { width, height }) => size.width === width && size.height === height;

/** The board of a record. @param {Branch} nodes */
function sizeOf(nodes) {
  const [, [side] = ["19"]] = nodes[0].properties.find(([name]) => name === "SZ") ?? ["SZ", ["19"]];
  const [width, height = width] = side.split(":").map(Number);
  return { width, height };
}

/** Where the browser keeps which branch was copied last. */
const COPIED = "study-copied";

/** A name for a text: texts that differ hardly ever have the same. @param {string} text */
function named(text) {
  let sum = 0;
  for (const letter of even(text)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${even(text).length}.${sum}`;
}

/** A text with one kind of line break: a clipboard may change them. @param {string} text */
const even = (text) => text.replace(/\r\n?/g, "\n").trim();

/**
 * Nodes as a record, each behind its parent.
 * @param {Branch} nodes @param {{ width: number, height: number }} size of a branch that does not
 * begin a chapter
 * @param {import("../../types/study.js").Property[]} [head] what the first node has in front of it
 * @param {string} [game] the number of the game, Go if it is not told
 */
export function recordOf(nodes, { width, height }, head = [], game = "1") {
  /** @type {number[][]} */
  const below = nodes.map(() => []);
  nodes.forEach(({ above }, i) => above !== undefined && below[above].push(i));
  const side = width === height ? String(width) : `${width}:${height}`;
  const whole = nodes[0].properties.some(([name]) => name === "SZ");
  const inText = (/** @type {import("../../types/study.js").Property[]} */ properties) =>
    properties.map(([name, values]) => name + values.map((value) => `[${escaped(value)}]`).join("")).join("");
  let text = whole ? "(" : `(;GM[${escaped(game)}]FF[4]CA[UTF-8]SZ[${side}]${inText(head)}`;
  // The text is in no other encoding, whatever the record came in.
  const written = (/** @type {number} */ i) => (whole && i === 0
    ? [/** @type {import("../../types/study.js").Property} */ (["CA", ["UTF-8"]]), ...nodes[i].properties.filter(([name]) => name !== "CA")]
    : nodes[i].properties);
  // A node, or a parenthesis behind the last node of a line. Records may be many thousand deep.
  /** @type {(number | string)[]} */
  const open = [0];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") {
      text += next;
      continue;
    }
    text += `;${inText(written(next))}`;
    const children = below[next];
    if (children.length === 1) open.push(children[0]);
    else for (const child of [...children].reverse()) open.push(")", child, "(");
  }
  return `${text})`;
}

export class Clipboard {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** A branch that was copied, its text and its chapter.
     * @type {{ nodes: Branch, text: string, root: string } | null} */
    this.copied = null;
    /** Where the last branch came, and the node to which that led.
     * @type {{ parent: string, node: string, until: number } | null} */
    this.last = null;
    /** The nodes that were pasted and whose boards the server has not told. @type {string[]} */
    this.pasted = [];
    room.hearers.push(() => this.look());
    for (const what of /** @type {const} */ (["copy", "cut"])) {
      addEventListener(what, (event) => {
        // A text that is selected is copied as everywhere.
        if (!takesKeys(event) || !getSelection()?.isCollapsed) return;
        const { at } = room;
        const cuts = what === "cut";
        if (cuts && (!room.edits || at.alone)) return;
        if (cuts && !at.parent) return room.refuse({ code: "study-first-node", text: "" });
        event.clipboardData?.setData("text/plain", this.take(at));
        event.preventDefault();
        if (!cuts) this.tellCopied(at);
        else room.act([{ op: "delete", node: at.name }]);
      });
    }
    addEventListener("paste", (event) => {
      if (!takesKeys(event)) return;
      event.preventDefault();
      void this.paste(this.place, event.clipboardData?.getData("text/plain") ?? "");
    });
  }

  /** Keeps a branch, with what holds for it although it is said above. @param {Node} node */
  take(node) {
    const { room } = this;
    const nodes = branchOf(room, node);
    const [first] = nodes;
    first.properties = [...first.properties, ...heldAt(room, node).filter(([name]) => !has(node, name))];
    const { width, height } = room.geometryOf(node);
    const top = rootOf(node);
    const root = top.name;
    // A position of another game is not known here: the moves alone are copied.
    const head = room.notGo(node) ? [] : under(room, node);
    this.copied = { nodes, text: recordOf(nodes, { width, height }, head, room.notGo(node) ? text(top, "GM") : "1"), root };
    // Another page of this study knows by this that the branch is one of its own.
    remember(COPIED, { study: sharedPlace(room.home), root, text: named(this.copied.text) });
    return this.copied.text;
  }

  /** @param {Node} node */
  tellCopied(node) {
    this.room.tellDone(t("room-copied-branch", { what: branchText(this.room, node) }));
  }

  /** Copies a branch by a button. @param {Node} node */
  copy(node) {
    void copyWords(this.take(node));
    this.tellCopied(node);
  }

  /** Pastes by a button: what the clipboard has, if the browser tells, or the branch that was
   * copied. @param {Node} node */
  async pasteHere(node) {
    const text = await navigator.clipboard?.readText?.().catch(() => "");
    await this.paste(node, text || (this.copied?.text ?? ""));
  }

  /** Where a text comes without a place of its own: at the node at hand. Pasting leads to what
   * came, and another text soon after is meant for the same place. */
  get place() {
    const { last, room } = this;
    const isSoon = last !== null && last.node === room.at.name && performance.now() < last.until;
    return (isSoon ? room.tree.nodes.get(last.parent) : undefined) ?? room.at;
  }

  /** Whether there may be something to paste. */
  get mayPaste() {
    return this.copied !== null || navigator.clipboard?.readText !== undefined;
  }

  /** Pastes a text below a node. Several games become chapters, and one of another kind or on
   * another board.
   * @param {Node} node @param {string} text */
  async paste(node, text) {
    const { room } = this;
    if (!room.edits || node.alone) return room.refuse(room.whyNot);
    const words = even(text);
    if (words === "") return room.refuse({ code: "study-no-record", text: "" });
    const { copied } = this;
    const root = rootOf(node).name;
    // In its own tree a branch is its moves, wherever it comes.
    if (copied && words === even(copied.text) && copied.root === root) return this.below(node, copied.nodes, []);
    const last = recall(COPIED, { study: "", root: "", text: "" });
    const isOwn = last.study === sharedPlace(room.home) && last.root === root && last.text === named(words);
    try {
      if (words.length > LARGEST) return room.refuse({ code: "study-too-large", text: "" });
      const { chapters, leftOut, notes, games = [] } = await readRecord(room.key, new Blob(["\ufeff", words]));
      if (!room.tree.nodes.has(node.name)) return room.refuse({ code: "study-gone", text: "" });
      if (!room.edits) return room.refuse(room.whyNot);
      const lost = leftOut.length > 0 ? [explain({ code: "study-left-out", args: { names: propertiesSaid(leftOut) }, text: "" })] : [];
      const faults = besidesGames(notes, games);
      if (faults.length > 0) lost.push(foundText(faults));
      const size = sizeOf(chapters[0]);
      const isSame = (games[0] ?? null) === (rootOf(node).board?.game ?? null);
      if (chapters.length === 1 && fits(size, room.geometryOf(node)) && isSame) {
        const { nodes, sets } = below(room, node, chapters[0], isOwn);
        return this.below(node, nodes, [...(sets ? [t("room-pasted-position")] : []), ...lost], lost.length > 0 ? "wrong" : "news");
      }
      const { added, words: others } = addChapters(room, chapters);
      const came = chapters.length > 1 ? t("room-pasted-chapters", { count: added, shown: number(added) }) : t("room-pasted-chapter", { why: isSame ? "board" : "game", board: t("size", size) });
      this.tell([...(added > 0 ? [came] : []), ...others, ...lost], others.length + lost.length > 0 ? "wrong" : "news");
    } catch (error) {
      room.refuse(bodyOf(error));
    }
  }

  /**
   * Pastes a branch below a node.
   * @param {Node} node @param {Branch} nodes @param {string[]} said what is said of it already
   * @param {"wrong" | "news"} [kind] whether something of it was lost
   */
  below(node, nodes, said, kind = "news") {
    const { room } = this;
    const added = pasteBelow(room, node, nodes);
    if (added.length === 0) return;
    this.pasted.push(...added);
    this.last = { parent: node.name, node: room.at.name, until: performance.now() + SOON };
    // What holds here as well is not lost.
    const facts = factsOf(nodes, (name) => infoOf(node, name).trim());
    this.tell([...(facts.length > 0 ? [t("room-pasted-facts", { names: propertiesSaid(facts) })] : []), ...said], kind);
  }

  /** Tells of moves and stones that do not fit where they were pasted, once the server knows. */
  look() {
    const { tree, queue, seen } = this.room;
    if (queue.waiting.some(({ op, id }) => op === "paste" && !seen.has(id))) return;
    const nodes = this.pasted.flatMap((name) => tree.nodes.get(name) ?? []);
    if (nodes.some(({ waits }) => waits)) return;
    const count = nodes.filter(({ board }) => board?.wrong).length;
    this.pasted = [];
    if (count > 0) this.tell([t("room-pasted-wrong", { count, shown: number(count) })], "wrong");
  }

  /** @param {string[]} words @param {"wrong" | "news"} kind */
  tell(words, kind) {
    if (words.length > 0) this.room.tellMore({ code: "", text: words.join(" ") }, kind);
  }
}
