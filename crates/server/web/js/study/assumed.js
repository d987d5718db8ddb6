/** What is assumed of a game whose record does not say its rules, its komi or its handicap. */

import { explain } from "../api/request.js";
import { getAssumed } from "../api/study.js";
import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { FACTS, STONES, isOf } from "./properties.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** How long the page waits before it asks again, in milliseconds. */
const LATER = 5000;

/**
 * What is assumed at a node, in sentences; an empty text where nothing is. Null means that the
 * server has not told.
 * @param {Room} room @param {Node} node
 * @returns {Promise<string | null>}
 */
async function askedAt(room, node) {
  let at = node;
  while ((at.alone || at.waits) && at.parent) at = at.parent;
  if (room.ended || at.alone || at.waits) return null;
  return getAssumed(room.key, at.name).then(({ assumed }) => assumed.map(explain).join(" "), () => null);
}

/**
 * The same for a page that says it once: where the server has not told, that is said.
 * @param {Room} room @param {Node} node
 */
export const assumedAt = async (room, node) => (await askedAt(room, node)) ?? t("room-assumed-unknown");

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
  let timer = 0;
  /** The chapter that the words are about. @type {string | null} */
  let about = null;
  const show = () => {
    line.hidden = room.at.parent !== null || about !== room.root.name || line.textContent === "";
  };
  const ask = () => {
    const { at, root } = room;
    show();
    // The server answers by what it has done.
    if (at.parent || room.ended || !room.connected || room.queue?.length > 0) return;
    const end = endOf(root);
    const key = `${root.name} ${saidUpTo(end)}`;
    if (key === asked) return;
    asked = key;
    clearTimeout(timer);
    void askedAt(room, end).then((words) => {
      if (key !== asked) return;
      if (words === null) {
        // Nothing is known of the record as it is now.
        about = null;
        timer = setTimeout(() => {
          asked = "";
          ask();
        }, LATER);
      } else {
        setText(line, words);
        about = root.name;
      }
      show();
    });
  };
  room.subscribe(ask);
  return line;
}
