/** How a node looks in the tree. What a sign means never depends on its colour alone. */

import { has } from "./sgf.js";
import { moveOf } from "./tree.js";
import { SIGN_OF, isMarked, isSaid, isSetUp, judged } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */

/** The colours of the tree, as the style sheet has them. @param {Element} element */
export function palette(element) {
  const style = getComputedStyle(element);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    edge: colour("--edge"), ink: colour("--ink"), soft: colour("--soft"), ground: colour("--ground"), accent: colour("--accent"),
    danger: colour("--danger"), TE: colour("--tint-te"), BM: colour("--tint-bm"), DO: colour("--tint-do"), IT: colour("--tint-it"),
  };
}

/** The loss of a move, in points, from which its node gets each ring. */
const RINGS = /** @type {const} */ ([[12, 4], [6, 3], [3, 2], [1.5, 1]]);

/**
 * @typedef {object} Look
 * @property {Node} node
 * @property {number} x
 * @property {number} y
 * @property {number} size the distance of two nodes
 * @property {ReturnType<typeof palette>} colours
 * @property {number | null} number
 * @property {boolean} here
 * @property {boolean} onWay
 * @property {number} folded how many lines are hidden below it
 * @property {boolean} twin whether its position is elsewhere in the tree, too
 * @property {number | null} loss
 * @property {boolean} found
 */

/** @param {CanvasRenderingContext2D} pen @param {Look} look */
export function drawNode(pen, { node, x, y, size, colours, number, here, onWay, folded, twin, loss, found }) {
  const move = moveOf(node);
  const r = size * 0.34;
  pen.globalAlpha = node.waits ? 0.55 : 1;
  if (here || found) {
    pen.fillStyle = here ? colours.accent : colours.IT;
    pen.fillRect(x - size * 0.48, y - size * 0.48, size * 0.96, size * 0.96);
  }
  pen.beginPath();
  const dark = move?.color === "B";
  const isPass = move && (move.point === "" || node.board?.changes && !node.board.changes.black && !node.board.changes.white);
  if (!move && isSetUp(node)) {
    pen.moveTo(x, y - r * 1.15);
    for (const [dx, dy] of [[1.15, 0], [0, 1.15], [-1.15, 0]]) pen.lineTo(x + dx * r, y + dy * r);
    pen.closePath();
  } else if (!move && !node.parent) pen.roundRect(x - r, y - r, 2 * r, 2 * r, 3);
  else if (!move) pen.arc(x, y, r * 0.55, 0, 7);
  else if (isPass) pen.rect(x - r * 0.9, y - r * 0.9, 1.8 * r, 1.8 * r);
  else pen.arc(x, y, r, 0, 7);
  pen.fillStyle = move ? (dark ? "#22201d" : "#fffdf7") : colours.ground;
  pen.fill();
  pen.lineWidth = onWay ? 2.5 : 1.2;
  pen.strokeStyle = here ? colours.ink : onWay ? colours.accent : colours.edge;
  if (node.alone) pen.setLineDash([3, 2]);
  pen.stroke();
  pen.setLineDash([]);
  const sign = judged(node);
  const words = node.board?.wrong ? "✕" : sign ? SIGN_OF[sign] : isPass ? "–" : twin ? "=" : move && number ? String(number) : "";
  if (words) {
    pen.fillStyle = node.board?.wrong ? (dark ? "#ffb4a8" : "#a3291d") : dark ? "#fff8e8" : "#22201d";
    pen.font = `600 ${Math.round(r * (words.length > 2 ? 0.85 : 1.1))}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(words, x, y + 0.5);
  }
  if (sign) arc(pen, x, y, r + 1.5, colours[sign], 0, 7);
  const ring = RINGS.find(([points]) => loss !== null && loss >= points);
  if (ring) arc(pen, x, y, r + 2.5, colours.danger, -Math.PI / 2, -Math.PI / 2 + (ring[1] * Math.PI) / 2);
  pen.fillStyle = here ? colours.ground : colours.ink;
  if (isSaid(node)) pen.fillRect(x + r * 0.55, y - r * 1.35, r * 0.8, r * 0.6);
  if (isMarked(node)) {
    pen.beginPath();
    pen.moveTo(x + r * 0.95, y + r * 0.65);
    pen.lineTo(x + r * 1.4, y + r * 1.35);
    pen.lineTo(x + r * 0.5, y + r * 1.35);
    pen.fill();
  }
  if (has(node, "HO")) {
    pen.beginPath();
    pen.arc(x - r * 0.95, y - r * 1.0, r * 0.38, 0, 7);
    pen.fill();
  }
  if (folded > 0) {
    pen.fillStyle = colours.accent;
    pen.font = `700 ${Math.round(r)}px system-ui, sans-serif`;
    pen.textAlign = "left";
    pen.textBaseline = "middle";
    pen.fillText("+", x + r * 1.05, y);
  }
  pen.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r
 * @param {string} colour @param {number} from @param {number} to
 */
function arc(pen, x, y, r, colour, from, to) {
  pen.beginPath();
  pen.arc(x, y, r, from, to);
  pen.lineWidth = 2.5;
  pen.strokeStyle = colour;
  pen.stroke();
}
