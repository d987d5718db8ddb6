/** Moves tried alone that others took into the study and out of it again: they are the person's
 * again. */

import { Line, movesTo } from "./alone.js";
import { kept, shorten } from "./given.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

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
