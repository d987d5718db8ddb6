/** Moves tried alone that others took into the study. */

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
 * @param {Room} room @param {import("./alone.js").Line} line @param {readonly Node[]} there
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
export function kept(room, { parent, nodes }) {
  const gone = nodes.findIndex((name) => !room.tree.nodes.has(name));
  return gone < 0 || !room.tree.nodes.has(parent) ? nodes.length : gone;
}

/** @param {Room} room @param {Given} given @param {number} count */
export function shorten(room, given, count) {
  for (const list of [given.moves, given.boards, given.nodes]) list.splice(count);
  if (count === 0) room.given = room.given.filter((one) => one !== given);
}

/** Moves that this person takes out of the study do not come back by themselves.
 * @param {Room} room */
export function letGo(room) {
  for (const given of [...room.given]) shorten(room, given, kept(room, given));
}
