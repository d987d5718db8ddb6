/** Stones that a person sets up: in the node at hand or in one behind it, and what came of it. */

import { ask } from "../dialog.js";
import { t } from "../i18n.js";
import { STONES } from "./properties.js";
import { points, sgfOf, values } from "./sgf.js";
import { moveOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").SetUp} Stone */
/** @typedef {import("./room.js").Room} Room */

const CELLS = { AB: "X", AW: "O", AE: "." };

/**
 * Whether stones of a node are left out, as they have no liberty.
 * @param {Node | undefined} node
 */
export const leavesOut = (node) => node?.board?.wrong?.includes("left-out") ?? false;

/**
 * The points of stones that a node sets up and the board leaves out.
 * @param {Node} node @param {import("../board/geometry.js").Geometry} geometry @param {string}
 * cells
 */
export const leftOut = (node, geometry, cells) => !leavesOut(node) ? []
  : /** @type {const} */ (["AB", "AW"]).flatMap((name) => points(values(node, name), geometry).filter((index) => cells[index] !== CELLS[name]));

/**
 * Goes to a new node behind this one.
 * @param {Room} room @param {import("../../types/study.js").Property[]} properties
 * @param {(node: string) => void} [named] is told its name before it is made
 */
export function behind(room, properties, named = () => {}) {
  const node = room.newName();
  named(node);
  room.act([{ op: "add", parent: room.at.name, node, properties }]);
  const made = room.tree.nodes.get(node);
  if (made) room.goTo(made);
}

export class SetUp {
  /** @param {Room} room @param {(index: number) => void} tell says how a point is now */
  constructor(room, tell) {
    this.room = room;
    this.tell = tell;
    /** The node whose stones the person has said to change. @type {string | null} */
    this.agreed = null;
    /**
     * Stones that the server has not set up yet, in the order in which they were sent.
     * @type {{ node: string, index: number, before: boolean, isNew: boolean }[]}
     */
    this.sent = [];
    /** Stones that it has set up, and nobody has looked at yet. @type {typeof this.sent} */
    this.done = [];
    room.hearers.push(({ names, own, whole }) => {
      if (whole) this.sent = [];
      const [first] = this.sent;
      const node = room.tree.nodes.get(first?.node);
      if (!own || !node || !(names.includes(first.node) || first.isNew && !node.waits)) return;
      this.done.push(...this.sent.splice(0, 1));
    });
    room.subscribe(({ moved }) => {
      for (const stone of this.done.splice(0)) this.look(stone);
      if (moved && this.sent.length > 0 && !this.sent.some(({ node }) => node === room.at.name)) this.sent = [];
    });
  }

  /** Says how the point is by now, and that stones are left out, if that is new.
   * @param {typeof this.sent[number]} stone */
  look({ node: name, index, before, isNew }) {
    const { room } = this;
    const node = room.tree.nodes.get(name);
    if (!node || node !== room.at) return;
    // A new node shows its stone before the server has answered.
    if (!isNew) this.tell(index);
    if (!leavesOut(node)) return;
    const out = leftOut(node, room.geometry, room.position.cells);
    if (before && !out.includes(index)) return;
    const named = room.geometry.names;
    room.tellMore({ code: "left-out", args: { point: named[index] }, points: [...new Set([index, ...out])].map((one) => named[one]), text: "" }, "wrong");
  }

  /**
   * Sets up a stone. Moves below may turn illegal, so the person says whether this node is to
   * change.
   * @param {number} index @param {Stone} tool
   * @returns {Promise<boolean>} whether the point is now as it will be
   */
  async place(index, tool) {
    const { room } = this;
    const { at, geometry, position: { cells } } = room;
    const point = sgfOf(index, geometry);
    const own = STONES.find((name) => points(values(at, name), geometry).includes(index));
    const stands = CELLS[tool] === cells[index];
    /** @type {Stone | null} */
    let to = tool;
    // A stone that is there, or is left out, goes away again.
    if (stands || own === tool || (tool === "AE" && !at.parent)) to = own ? null : tool === "AE" || !at.parent ? null : "AE";
    if (to === null && !own) return true;
    const here = !moveOf(at) && (at.children.length === 0 || this.agreed === at.name);
    let place = here ? "set-up-here" : "set-up-line";
    if (!here && !moveOf(at)) {
      const answer = await ask({
        id: "set-up-question", title: t("room-set-up-title"), text: [t("room-set-up-text", { count: at.children.length })],
        answers: [{ id: "set-up-here", label: t("room-set-up-here"), kind: "" }, { id: "set-up-line", label: t("room-set-up-line"), kind: "primary" }],
        cancel: t("cancel"), aside: true,
      });
      if (answer === null || room.at !== at) return false;
      place = answer;
    }
    if (place === "set-up-here") {
      this.agreed = at.name;
      this.sent.push({ node: at.name, index, before: leavesOut(at), isNew: false });
      room.act([{ op: "stone", node: at.name, point, ...(to && { to }) }]);
      // What is captured or left out comes with the server's answer.
      return false;
    }
    behind(room, [[to ?? "AE", [point]]], (node) => this.sent.push({ node, index, before: false, isNew: true }));
    return true;
  }
}
