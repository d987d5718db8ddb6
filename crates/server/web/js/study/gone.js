/** What a person is told when others take away the place where they stand, and when it is back. */

import { isolated } from "../i18n.js";
import { chapterNames } from "./chapter-names.js";

/** @typedef {import("../../types/study.js").Effect} Effect */
/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** The chapter at hand as the list has it, if it goes by some effects; else null.
 * @param {Room} room @param {Effect[]} effects */
export function goneChapter({ root, tree: { chapters } }, effects) {
  const goes = effects.some((effect) => "went" in effect && effect.went.node === root.name);
  return goes ? isolated(chapterNames(chapters)[chapters.indexOf(root)] ?? "") : null;
}

/**
 * Others have taken away the node where the person stood.
 * @param {Room} room @param {Node} stood @param {string} by
 * @param {string | null} chapter what its chapter was called, if that is gone
 */
export function tellGone(room, stood, by, chapter) {
  const name = room.company.said(by);
  const body = { code: `study-${chapter === null ? "branch" : "chapter"}-gone`, text: "", args: { name, chapter: chapter ?? "" } };
  room.addNotice({ kind: "news", body, holds: () => !room.tree.nodes.has(stood.name) });
  room.missed.set(stood.name, chapter);
  room.changed();
}

/** Others have brought places back of which the person was told that they are gone.
 * @param {Room} room @param {string} by */
export function tellBack(room, by) {
  for (const [node, chapter] of room.missed) {
    if (!room.tree.nodes.has(node)) continue;
    room.missed.delete(node);
    const what = chapter === null ? "branch" : "chapter";
    const args = { name: room.company.said(by), chapter: chapter ?? "" };
    const holds = () => room.tree.nodes.has(node);
    if (by !== room.me) room.addNotice({ kind: "news", body: { code: `study-${what}-back`, text: "", args }, holds });
  }
}
