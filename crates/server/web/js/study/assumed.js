/** What is assumed of a game whose record does not say its rules, its komi or its handicap. */

import { explain } from "../api/request.js";
import { getAssumed } from "../api/study.js";
import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { FACTS, STONES, isOf } from "./properties.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */
/** @typedef {import("./room.js").Room} Room */

/** How long the page waits before it asks again, in milliseconds. */
const LATER = 5000;

/**
 * What is assumed at a node, a sentence each. Null means that the server has not told.
 * @param {Room} room @param {Node} node
 * @returns {Promise<ErrorBody[] | null>}
 */
export async function askedAt(room, node) {
  let at = node;
  while ((at.alone || at.waits) && at.parent) at = at.parent;
  if (room.ended || at.alone || at.waits) return null;
  return getAssumed(room.key, at.name).then(({ assumed }) => assumed, () => null);
}

/**
 * The same in sentences, for a page that says it once: where the server has not told, that is said.
 * @param {ErrorBody[] | null} assumed
 */
export const assumedText = (assumed) => assumed?.map(explain).join(" ") ?? t("room-assumed-unknown");

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
  const show = () => {
    line.hidden = room.at.parent !== null || room.assumed?.of !== room.root.name || line.textContent === "";
  };
  const ask = () => {
    const { at, root } = room;
    if (at.parent) return show();
    const end = endOf(root);
    const key = `${root.name} ${saidUpTo(end)}`;
    // Of a record that has changed nothing is known until the server says it.
    if (room.assumed && room.assumed.key !== key) {
      room.assumed = null;
      asked = "";
    }
    show();
    // The server answers by what it has done.
    if (key === asked || room.ended || !room.connected || room.queue?.length > 0) return;
    asked = key;
    clearTimeout(timer);
    void askedAt(room, end).then((assumed) => {
      if (key !== asked) return;
      // Of null, nothing is known of the record as it is now.
      room.assumed = assumed && { of: root.name, key, assumed };
      if (assumed === null) {
        timer = setTimeout(() => {
          asked = "";
          ask();
        }, LATER);
      } else {
        setText(line, assumedText(assumed));
      }
      // The facts beside it go by it, too.
      room.changed();
    });
  };
  room.subscribe(ask);
  return line;
}
