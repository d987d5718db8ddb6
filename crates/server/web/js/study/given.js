/** Moves tried alone that others took into the study. If others take them out of it again, they are
 * the person's again. */

import { Line, movesTo } from "./alone.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/**
 * @typedef {object} Given moves of this person that the study has from others
 * @property {string} parent the node of the study behind which they begin
 * @property {import("../../types/study.js").Step[]} moves
 * @property {import("../../types/study.js").NodeBoard[]} boards
 * @property {string[]} nodes the nodes of the study that have them
 */

/**
 * The study has the first moves of a line by now.
 * @param {Room} room @param {Line} line @param {readonly Node[]} there
 */
export function give(room, line, there) {
  const nodes = there.map(({ name }) => name);
  const [moves, boards] = [line.moves.slice(0, nodes.length), line.boards.slice(0, nodes.length)];
  const before = room.given.find((given) => given.nodes.at(-1) === line.parent);
  if (before) {
    before.moves.push(...moves);
    before.boards.push(...boards);
    before.nodes.push(...nodes);
  } else room.given.push({ parent: line.parent, moves, boards, nodes });
}

/** How many of the moves the study still has; all where it lacks the node before them as well.
 * @param {Room} room @param {Given} given */
function kept(room, { parent, nodes }) {
  const gone = nodes.findIndex((name) => !room.tree.nodes.has(name));
  return gone < 0 || !room.tree.nodes.has(parent) ? nodes.length : gone;
}

/** @param {Room} room @param {Given} given @param {number} count */
function shorten(room, given, count) {
  for (const list of [given.moves, given.boards, given.nodes]) list.splice(count);
  if (count === 0) room.given = room.given.filter((one) => one !== given);
}

/** What this person takes out of the study does not come back by itself. @param {Room} room */
export function letGo(room) {
  for (const given of [...room.given]) shorten(room, given, kept(room, given));
}

/**
 * Moves that others took out of the study are this page's alone again, with those that the person
 * has tried behind them.
 * @param {Room} room @param {Node} stood where the person stood before
 * @param {string | null} by who took them out, where that is known
 * @returns {boolean} whether the person stands in such a line
 */
export function comeBack(room, stood, by) {
  let stands = false;
  let isTold = false;
  for (const given of [...room.given]) {
    const count = kept(room, given);
    if (count === given.nodes.length) continue;
    const gone = given.nodes.slice(count);
    const [moves, boards] = [given.moves.slice(count), given.boards.slice(count)];
    const parent = given.nodes[count - 1] ?? given.parent;
    /** A way that began behind one of the moves. @param {Pick<Line, "parent" | "moves">} way */
    const whole = (way) => new Line(parent, [...moves.slice(0, gone.indexOf(way.parent) + 1), ...way.moves]);
    const hung = room.lines.filter((line) => line.by === null && gone.includes(line.parent));
    const longer = hung.map((line) => {
      const all = whole(line);
      all.boards = [...boards.slice(0, all.moves.length - line.moves.length), ...line.boards];
      return all;
    });
    const alone = new Line(parent, moves);
    alone.boards = boards;
    const isCovered = hung.some((line) => line.parent === gone.at(-1));
    const lines = isCovered ? longer : [...longer, alone];
    room.lines = [...room.lines.filter((line) => !hung.includes(line)), ...lines];
    for (const line of lines) line.show(room);
    const way = movesTo(stood);
    const end = gone.includes(way.parent) ? room.tree.nodes.get(whole(way).end) : undefined;
    if (end) {
      room.walk.to(end);
      stands = true;
    }
    shorten(room, given, count);
    isTold = true;
  }
  if (isTold) {
    room.forget();
    const name = by === null ? "none" : room.company.said(by);
    const holds = () => room.lines.some((line) => line.by === null && room.tree.nodes.has(line.parent));
    room.addNotice({ kind: "news", body: { code: "study-line-back", text: "", args: { name } }, holds });
  }
  return stands;
}
