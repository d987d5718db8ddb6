/** A move that comes before a node. */

import { indexOf } from "./sgf.js";
import { occupied } from "./tools.js";

/** @typedef {import("./room.js").Room} Room */

/**
 * The node before which the next move comes, the player of that move, and the board before it.
 * @param {Room} room
 */
export function insertion(room) {
  const above = room.tree.nodes.get(room.inserting ?? "");
  if (!above?.parent) return null;
  return { above, colour: room.positions.turn(above.parent), cells: room.positions.at(above.parent).cells };
}

/**
 * One move comes before the node that waits for it. The next click plays a move as usual, unless
 * the move was refused.
 * @param {Room} room
 * @param {string} point empty for a pass
 */
export function insert(room, point) {
  const wish = insertion(room);
  const index = indexOf(point, room.geometry);
  // A stone of the node itself, or of those behind it, is not there yet.
  if (wish && index !== undefined && wish.cells[index] !== ".") return room.refuse(occupied(room, index));
  room.inserting = null;
  if (!wish) return room.changed();
  const node = room.newName();
  room.act([{ op: "insert", above: wish.above.name, node, properties: [[wish.colour, [point]]] }]);
  const made = room.tree.nodes.get(node);
  if (made) room.goTo(made);
}
