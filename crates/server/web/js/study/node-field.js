/** A field for a text of a node. What a person types there is never lost without a word. */

import { isField } from "../dom.js";
import { forget, remember } from "../settings.js";
import { beginnings } from "./home.js";
import { keptBox } from "./kept-text.js";
import { takeOver } from "./take-over.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** How long a person pauses before what they write is sent, in milliseconds. */
const PAUSE = 2500;
/** How long after that another person's text counts as written at the same time. */
const MEANWHILE = 30_000;

/**
 * @typedef {object} Undecided a text about which the person was asked, as the browser keeps it
 * @property {string} mine
 * @property {string} theirs
 * @property {import("../../types/study.js").Shown[]} [way] to the node, which may go
 */
/**
 * @typedef {object} Draft what a person wrote at a node
 * @property {string} id a name for it, if it has to be kept beside the study
 * @property {string} mine
 * @property {Set<string>} before texts that `mine` goes on from
 * @property {string} base the text of the node as the server told it last
 * @property {number | null} sent when it was sent; null of a text under way
 * @property {boolean} asks whether others have changed the text, so that the person has to decide
 * @property {string} theirs what the node says instead
 * @property {string | null} by whose text that is
 */

/**
 * Mounts a field whose text belongs to the node where the person began to write it.
 * @param {Room} room
 * @param {HTMLTextAreaElement | HTMLInputElement} field
 * @param {(node: Node) => string} read
 * @param {(node: string, text: string) => Act} act
 * @param {() => void} open brings the field into sight on its panel
 * @returns {HTMLElement} where the page asks about a text that could not simply be saved
 */
export function nodeField(room, field, read, act, open) {
  /** What was written at nodes, by their names. @type {Map<string, Draft>} */
  const drafts = new Map();
  /** Where the person is writing. @type {string | null} */
  let of = null;
  let timer = 0;
  const places = beginnings("study-text", room.home).map((own) => `${own}${field.id}.`);
  const place = `${places[0]}${room.page}`;

  /** @param {string} mine @param {string} base @returns {Draft} */
  const begun = (mine, base) => ({ id: room.newName(), mine, before: new Set(), base, sent: null, asks: false, theirs: "", by: null });
  /** The browser keeps what is not decided yet. */
  const keep = () => {
    const open = [...drafts].filter(([, { asks }]) => asks)
      .map(([name, { mine, theirs }]) => [name, { mine, theirs, way: room.past.way(room.tree, name) ?? [] }]);
    if (open.length > 0) remember(place, Object.fromEntries(open));
    else forget(place);
  };
  /** @param {Node} node @param {string} text */
  const write = (node, text) => {
    const was = read(node);
    if (text === was) return;
    // What was kept while the person might not write is in the study now.
    room.left.settle(act(node.name, text));
    room.act([{ ...act(node.name, text), was }]);
  };
  /** The text cannot come into the study. @param {string} name @param {Draft} draft */
  const leave = (name, draft) => {
    const operation = /** @type {import("../../types/study.js").Operation} */ ({ ...act(name, draft.mine), c: room.me, id: draft.id, base: room.revision, was: draft.base });
    const isGone = !room.tree.nodes.has(name);
    if (isGone) room.leave(operation, "gone", room.past.deleters.get(name));
    else if (room.mayWrite) room.leave(operation, "conflict");
    else room.leave(operation, "not-allowed", room.rightsBy);
  };
  for (const texts of takeOver(places, /** @type {Record<string, Undecided>} */ ({}))) {
    for (const [name, { mine, theirs, way }] of Object.entries(texts)) {
      room.past.learn((way ?? []).filter((known) => !room.tree.nodes.has(known.name)));
      const node = room.tree.nodes.get(name);
      const now = node ? read(node) : theirs;
      if (now === mine) continue;
      const draft = { ...begun(mine, now), sent: 0, asks: true, theirs: now };
      const other = drafts.get(name);
      // The person is asked about one text of a node. Another page may have left another one.
      if (!other) drafts.set(name, draft);
      else if (other.mine !== mine) leave(name, draft);
    }
  }
  keep();

  const save = () => {
    clearTimeout(timer);
    const name = of;
    of = null;
    room.writing = false;
    const draft = drafts.get(name ?? "");
    const node = room.tree.nodes.get(name ?? "");
    if (!name || !draft || draft.asks) return;
    if (draft.mine === draft.base) return void drafts.delete(name);
    if (!node || !room.mayWrite) {
      leave(name, draft);
      drafts.delete(name);
      room.changed();
      return;
    }
    draft.sent = Date.now();
    draft.before.add(draft.mine);
    write(node, draft.mine);
  };
  field.addEventListener("input", () => {
    of ??= room.at.name;
    room.writing = true;
    const node = room.tree.nodes.get(of);
    const draft = drafts.get(of) ?? begun("", node ? read(node) : "");
    draft.mine = field.value;
    draft.sent = null;
    drafts.set(of, draft);
    if (draft.asks) keep();
    clearTimeout(timer);
    // What cannot be saved is kept as it is typed: the person may not get to its end.
    if (!node || !room.mayWrite) leave(of, draft);
    else timer = setTimeout(save, PAUSE);
  });
  field.addEventListener("change", save);
  field.addEventListener("blur", save);
  field.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (key === "Escape" || (key === "Enter" && (ctrlKey || metaKey || field instanceof HTMLInputElement))) field.blur();
  });
  addEventListener("pagehide", save);

  /** @param {Act} one @returns {string} the text of a node that an act is about */
  const about = (one) => JSON.stringify([one.op, "node" in one && one.node, "name" in one && one.name]);
  /** Whether the server has not answered what was sent. @param {string} name */
  const waits = (name) => {
    const wanted = about(act(name, "?"));
    return room.queue.waiting.some((operation) => about(operation) === wanted);
  };
  /**
   * The server tells the text of a node.
   * @param {string} name @param {import("./room.js").Heard} heard
   */
  const hear = (name, { by, own }) => {
    const [draft, node] = [drafts.get(name), room.tree.nodes.get(name)];
    if (!draft || !node) return;
    const now = read(node);
    const before = draft.base;
    draft.base = now;
    if (own) {
      // The person has taken it back, or done it again.
      if (draft.sent !== null && !draft.asks && now !== draft.mine) drafts.delete(name);
      return;
    }
    if (now === draft.mine) {
      if (draft.sent !== null) drafts.delete(name);
      return void Object.assign(draft, { asks: false });
    }
    if (now === before && !draft.asks) return;
    // Another person has changed this very text, which they had read.
    const knows = draft.sent !== null && !draft.asks && before === draft.mine;
    const late = draft.sent !== null && !draft.asks && !waits(name) && Date.now() - draft.sent > MEANWHILE;
    const within = (draft.sent !== null || draft.asks) && draft.mine !== "" && now.includes(draft.mine);
    if (knows || late || within) return void drafts.delete(name);
    clearTimeout(timer);
    Object.assign(draft, { asks: true, theirs: now, by: by ?? draft.by });
  };
  /**
   * The server has refused a text, since others have written another one.
   * @param {import("../../types/study.js").Operation} operation
   */
  const collide = (operation) => {
    const name = "node" in operation ? operation.node : "";
    const said = "text" in operation ? operation.text : "values" in operation ? operation.values?.[0] : undefined;
    if (about(operation) !== about(act(name, "?"))) return false;
    const text = said ?? "";
    const draft = drafts.get(name) ?? { ...begun(text, operation.was ?? ""), sent: 0 };
    // What an earlier page wrote in several steps is one text, the last.
    const goesOn = draft.sent !== null && operation.was === draft.mine;
    if (!goesOn && text !== draft.mine && !draft.before.has(text)) return false;
    if (goesOn) draft.mine = text;
    draft.before.add(text);
    clearTimeout(timer);
    // What the node says instead is told by the snapshot that follows.
    // Nobody but this person writes a note of theirs.
    drafts.set(name, { ...draft, asks: true, by: draft.by ?? (operation.op === "comment" ? room.me : null) });
    return true;
  };
  /**
   * What was written at a node goes on at the one that was there.
   * @param {[string, string]} names
   */
  const join = ([own, name]) => {
    const draft = drafts.get(own);
    if (shown === own) shown = name;
    if (!draft) return;
    drafts.delete(own);
    drafts.set(name, draft);
    if (of === own) of = name;
  };
  room.hearers.push((heard) => {
    if (heard.conflict) heard.claimed ||= collide(heard.conflict);
    if (heard.joined) {
      join(heard.joined);
      hear(heard.joined[1], heard);
    }
    for (const name of heard.whole ? [...drafts.keys()] : heard.names) hear(name, heard);
    keep();
  });

  const box = keptBox(room, field, {
    /** @param {string} name @param {string | null} text what the node shall say; null leaves it */
    settle: (name, text) => {
      const node = room.tree.nodes.get(name);
      const draft = drafts.get(name);
      drafts.delete(name);
      if (of === name) of = null;
      if (node && draft && text !== null) {
        drafts.set(name, { ...draft, mine: text, before: new Set([text]), base: read(node), sent: Date.now(), asks: false });
        write(node, text);
      }
      keep();
      room.changed();
      if (!field.closest("[hidden]")) field.focus();
    },
  });
  /** Goes to the node of a text about which the person is asked, and shows the question there.
   * @param {string} name */
  const show = (name) => {
    const node = room.tree.nodes.get(name);
    if (node && node !== room.at) room.goTo(node);
    open();
    box.element.scrollIntoView({ block: "center" });
  };
  let shown = room.at.name;
  /** The question that was shown last. */
  let question = "";
  room.subscribe(() => {
    if (of && room.at.name !== of && room.tree.nodes.has(of)) save();
    const here = room.at.name;
    for (const [name, draft] of drafts) {
      const node = room.tree.nodes.get(name);
      const unsaved = draft.asks || (draft.sent === null && draft.mine !== draft.base);
      if (!node || !room.mayWrite) {
        // A sentence goes on in the field where it was begun.
        if (unsaved) leave(name, draft);
        if (of !== name) drafts.delete(name);
        else Object.assign(draft, { asks: false, sent: null });
        keep();
      } else if (draft.sent !== null && !draft.asks && name !== here && !waits(name)) drafts.delete(name);
    }
    shown = here;
    const draft = drafts.get(here);
    // A text under way is left as it is.
    const now = draft?.asks ? draft.mine : read(room.at);
    if (!of && field.value !== now) field.value = now;
    // Keys would go elsewhere if the field ended under the hands of the person.
    field.disabled = (!room.edits || room.at.alone === true) && of === null;
    const asked = draft?.asks ? /** @type {[string, Draft]} */ ([here, draft]) : null;
    box.draw(asked);
    room.conflicts.set(field.id, [...drafts].filter(([, { asks }]) => asks).map(([name, { by }]) => ({ node: name, by, show: () => show(name) })));
    const asks = asked ? here : "";
    // Nobody is torn out of another text to be asked.
    const isFree = of === here || !isField(document.activeElement);
    if (asks && asks !== question && isFree) requestAnimationFrame(() => show(here));
    question = asks;
  });
  return box.element;
}
