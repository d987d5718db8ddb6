/** A field for a text of a node. What a person types there is never lost without a word. */

import { keptBox } from "./kept-text.js";

/** @typedef {import("../../types/study.js").Act} Act */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** How long a person pauses before what they write is sent, in milliseconds. */
const PAUSE = 2500;
/** How long after that another person's text counts as written at the same time. */
const MEANWHILE = 30_000;

/**
 * @typedef {object} Draft what a person wrote at a node
 * @property {string} mine
 * @property {string} base the text of the node as the server told it last
 * @property {number | null} sent when it was sent; null of a text under way
 * @property {"changed" | "refused" | "rights" | "gone" | null} why the person has to be asked
 * @property {string} theirs what the node says instead
 * @property {string | null} by whose text that is
 */

/**
 * Mounts a field whose text belongs to the node where the person began to write it.
 * @param {Room} room
 * @param {HTMLTextAreaElement | HTMLInputElement} field
 * @param {(node: Node) => string} read
 * @param {(node: Node, text: string) => Act} act
 * @returns {HTMLElement} where the page asks about a text that could not simply be saved
 */
export function nodeField(room, field, read, act) {
  /** What was written at nodes, by their names. @type {Map<string, Draft>} */
  const drafts = new Map();
  /** Where the person is writing. @type {string | null} */
  let of = null;
  let timer = 0;

  /** @param {Node} node @param {string} text */
  const write = (node, text) => {
    if (text !== read(node)) room.act([act(node, text)]);
  };
  const save = () => {
    clearTimeout(timer);
    const name = of;
    of = null;
    room.writing = false;
    const draft = drafts.get(name ?? "");
    const node = room.tree.nodes.get(name ?? "");
    if (!name || !draft || !node || draft.why) return;
    if (draft.mine === draft.base) return void drafts.delete(name);
    // Without the right to write, the draft stays, and the page tells it.
    if (!room.mayWrite) return;
    draft.sent = Date.now();
    write(node, draft.mine);
  };
  field.addEventListener("input", () => {
    of ??= room.at.name;
    room.writing = true;
    const node = room.tree.nodes.get(of);
    const draft = drafts.get(of) ?? { mine: "", base: node ? read(node) : "", sent: null, why: null, theirs: "", by: null };
    draft.mine = field.value;
    draft.sent = null;
    drafts.set(of, draft);
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  });
  field.addEventListener("change", save);
  field.addEventListener("blur", save);
  field.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (key === "Escape" || (key === "Enter" && (ctrlKey || metaKey || field instanceof HTMLInputElement))) field.blur();
  });
  addEventListener("pagehide", save);
  addEventListener("beforeunload", (event) => {
    if ([...drafts.values()].some(({ why }) => why)) event.preventDefault();
  });

  /** Whether the server has not answered what was sent. @param {Node} node */
  const waits = (node) => {
    const wanted = act(node, "?");
    const key = (/** @type {Act} */ one) => JSON.stringify([one.op, "node" in one && one.node, "name" in one && one.name]);
    return room.queue.waiting.some((operation) => key(operation) === key(wanted));
  };
  /**
   * The server tells the text of a node.
   * @param {string} name @param {import("./room.js").Heard} heard
   */
  const hear = (name, { by, own, whole }) => {
    const [draft, node] = [drafts.get(name), room.tree.nodes.get(name)];
    if (!draft || !node) return;
    const now = read(node);
    const before = draft.base;
    draft.base = now;
    if (own) {
      // The person has taken it back, or done it again.
      if (draft.sent !== null && !draft.why && now !== draft.mine) drafts.delete(name);
      return;
    }
    if (now === draft.mine) return void Object.assign(draft, { why: null });
    if (now === before) {
      if (whole && draft.sent !== null && !waits(node)) Object.assign(draft, { why: "refused", theirs: now, by });
      return;
    }
    const late = draft.sent !== null && !draft.why && !waits(node) && Date.now() - draft.sent > MEANWHILE;
    const within = (draft.sent !== null || draft.why) && draft.mine !== "" && now.includes(draft.mine);
    if (late || within) return void drafts.delete(name);
    clearTimeout(timer);
    Object.assign(draft, { why: "changed", theirs: now, by });
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
    if (heard.joined) {
      join(heard.joined);
      hear(heard.joined[1], heard);
    }
    for (const name of heard.whole ? [...drafts.keys()] : heard.names) hear(name, heard);
  });

  const box = keptBox(room, field, {
    /** @param {string} name @param {string | null} text what the node shall say; null leaves it */
    settle: (name, text) => {
      const node = room.tree.nodes.get(name);
      const draft = drafts.get(name);
      drafts.delete(name);
      if (of === name) of = null;
      if (node && draft && text !== null) {
        drafts.set(name, { ...draft, mine: text, base: read(node), sent: Date.now(), why: null });
        write(node, text);
      }
      room.changed();
      if (!field.closest("[hidden]")) field.focus();
    },
  });
  let shown = room.at.name;
  room.subscribe(() => {
    if (of && room.at.name !== of) save();
    const here = room.at.name;
    for (const [name, draft] of drafts) {
      const node = room.tree.nodes.get(name);
      if (!node) {
        if (draft.sent === null || draft.why) draft.why = "gone";
        else drafts.delete(name);
      } else if (!room.mayWrite && draft.sent === null && draft.mine !== draft.base) draft.why ??= "rights";
      else if (draft.sent !== null && !draft.why && name !== here && !waits(node)) drafts.delete(name);
    }
    const elsewhere = shown !== here;
    shown = here;
    const draft = drafts.get(here);
    // A text under way is left as it is.
    const now = draft?.why && draft.why !== "gone" ? draft.mine : read(room.at);
    if ((elsewhere || !of) && field.value !== now) field.value = now;
    field.disabled = !room.edits || room.at.alone === true;
    const asked = draft?.why ? /** @type {[string, Draft]} */ ([here, draft]) : [...drafts].find(([, { why }]) => why === "gone");
    box.draw(asked ?? null);
  });
  return box.element;
}
