/** What is assumed of a game whose record does not say its rules, its komi or its handicap. */

import { explain } from "../api/request.js";
import { getAssumed } from "../api/study.js";
import { h, setText } from "../dom.js";
import { FACTS, STONES, isOf } from "./properties.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/**
 * What is assumed at a node, in sentences. Nothing is said where the server does not answer.
 * @param {Room} room @param {Node} node
 * @returns {Promise<string>}
 */
export async function assumedAt(room, node) {
  let at = node;
  while ((at.alone || at.waits) && at.parent) at = at.parent;
  if (room.ended || at.alone || at.waits) return "";
  return getAssumed(room.key, at.name).then(({ assumed }) => assumed.map(explain).join(" "), () => "");
}

/** The end of the first line of a chapter. @param {Node} root */
function endOf(root) {
  let end = root;
  for (let next = /** @type {Node | undefined} */ (root); next && !next.alone && !next.waits; [next] = next.children) end = next;
  return end;
}

/** What the answer of the server depends on. @param {Node} end */
function saidUpTo(end) {
  const said = [];
  for (let at = /** @type {Node | null} */ (end); at; at = at.parent) {
    said.push(...at.properties.filter(([name]) => isOf(FACTS, name) || isOf(STONES, name) || name === "AP"));
  }
  return JSON.stringify(said);
}

/** What is assumed of the game of a chapter, below its facts. @param {Room} room */
export function mountAssumed(room) {
  const line = h("p", { id: "game-assumed", class: "hint", hidden: true });
  let asked = "";
  room.subscribe(() => {
    const { at, root } = room;
    line.hidden = at.parent !== null || line.textContent === "";
    // The server answers by what it has done.
    if (at.parent || room.ended || !room.connected || room.queue?.length > 0) return;
    const end = endOf(root);
    const key = `${root.name} ${saidUpTo(end)}`;
    if (key === asked) return;
    asked = key;
    void assumedAt(room, end).then((words) => {
      if (key !== asked) return;
      setText(line, words);
      line.hidden = room.at.parent !== null || words === "";
    });
  });
  return line;
}
