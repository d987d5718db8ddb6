/**
 * Positions that are in the tree more than once: the same stones, the same turn, the same ban of a
 * ko.
 */

import { indexOf } from "./sgf.js";
import { moveOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */

/** How long the search works without a pause, in milliseconds. */
const SLICE = 6;
/** How long the tree rests before it is searched, in milliseconds. */
const RESTED = 800;

/**
 * A number of 26 bits for a stone on a point.
 * @param {number} index
 * @param {number} what
 * @param {number} salt
 */
function mixed(index, what, salt) {
  let x = Math.imul(index * 3 + what + 1, salt);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  x ^= x >>> 12;
  x = Math.imul(x, 0x297a2d39);
  return (x ^ (x >>> 15)) & 0x3ffffff;
}

/**
 * The nodes of a tree with their positions, each before those below it. The board is one and the
 * same, and holds until the next node is asked for.
 * @param {Node} root @param {import("../board/geometry.js").Geometry} geometry
 * @returns {Generator<{ node: Node, board: Uint8Array, key: string, isNew: boolean }, void>} a key
 * of the stones, the turn and the ban of a ko; and whether the node's move has put stones there
 */
export function* boardsOf(root, geometry) {
  const board = new Uint8Array(geometry.count);
  let [one, other] = [0, 0];
  /** @type {{ node: Node, taken?: [number, number][], turn: string }[]} */
  const open = [{ node: root, turn: "" }];
  const put = (/** @type {number | undefined} */ index, /** @type {number} */ what, /** @type {[number, number][]} */ taken) => {
    if (index === undefined || board[index] === what) return;
    taken.push([index, board[index]]);
    change(index, what);
  };
  const change = (/** @type {number} */ index, /** @type {number} */ what) => {
    one ^= mixed(index, board[index], 0x9e3779b1) ^ mixed(index, what, 0x9e3779b1);
    other ^= mixed(index, board[index], 0x85ebca6b) ^ mixed(index, what, 0x85ebca6b);
    board[index] = what;
  };
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.taken) {
      for (const [index, what] of next.taken.reverse()) change(index, what);
      continue;
    }
    const { node } = next;
    const move = moveOf(node);
    /** @type {[number, number][]} */
    const taken = [];
    const run = (/** @type {string} */ points, /** @type {number} */ what) => {
      for (let i = 0; i < points.length; i += 2) put(indexOf(points.slice(i, i + 2), geometry), what, taken);
    };
    const changes = node.board?.changes;
    if (changes) {
      run(changes.empty ?? "", 0);
      run(changes.black ?? "", 1);
      run(changes.white ?? "", 2);
    } else if (move) run(move.point.slice(0, 2), move.color === "B" ? 1 : 2);
    const turn = node.board?.turn ?? (move ? (move.color === "B" ? "W" : "B") : next.turn);
    const isNew = move !== null && move.point !== "" && taken.length > 0;
    yield { node, board, key: isNew ? `${one} ${other} ${turn} ${node.board?.ko ?? ""}` : "", isNew };
    open.push({ node, taken, turn });
    for (let i = node.children.length - 1; i >= 0; i -= 1) open.push({ node: node.children[i], turn });
  }
}

/**
 * The nodes whose position is elsewhere too. It pauses after each node that it looks at.
 * @param {Node} root @param {import("../board/geometry.js").Geometry} geometry
 * @returns {Generator<undefined, Map<Node, Node[]>>}
 */
export function* transpositions(root, geometry) {
  /** @type {Map<string, Node[]>} */
  const same = new Map();
  for (const { node, key, isNew } of boardsOf(root, geometry)) {
    if (isNew) {
      const found = same.get(key);
      if (found) found.push(node);
      else same.set(key, [node]);
    }
    yield;
  }
  /** @type {Map<Node, Node[]>} */
  const twins = new Map();
  for (const nodes of same.values()) if (nodes.length > 1) for (const node of nodes) twins.set(node, nodes);
  return twins;
}

/**
 * Keeps them up to date while the page has nothing better to do.
 * @param {import("./room.js").Room} room @param {() => void} found
 */
export function watchTranspositions(room, found) {
  /** @type {{ twins: Map<Node, Node[]> }} */
  const known = { twins: new Map() };
  let timer = 0;
  let root = room.root;
  const begin = () => {
    const looking = transpositions(room.root, room.geometry);
    const go = () => {
      const end = performance.now() + SLICE;
      while (performance.now() < end) {
        for (let i = 0; i < 50; i += 1) {
          const { done, value } = looking.next();
          if (!done) continue;
          known.twins = value;
          found();
          return;
        }
      }
      timer = setTimeout(go, 10);
    };
    go();
  };
  room.subscribe(({ tree }) => {
    if (!tree && root === room.root) return;
    root = room.root;
    clearTimeout(timer);
    timer = setTimeout(begin, RESTED);
  });
  return known;
}
