/** A position as a figure to be read and printed: a board with marks, and words below it. */

import { BoardPicture } from "../board/board.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { starsOf } from "./sgf.js";

const NONE = new Set();

/**
 * @typedef {object} Shown
 * @property {string} cells
 * @property {readonly import("../board/marks.js").Mark[]} marks
 */

/**
 * The figure, whose first word names it, and what draws its board once the figure stands in the
 * document. @param {import("../board/geometry.js").Geometry} geometry
 * @param {Shown} shown
 * @param {string} name
 * @param {...import("../dom.js").Child} words
 */
export function makeFigure(geometry, { cells, marks }, name, ...words) {
  const area = h("div", { class: "figure-board" });
  const caption = h("figcaption", {}, h("strong", {}, name), " ", ...words);
  const element = h("figure", {}, area, caption);
  const draw = () => {
    const board = new BoardPicture(area, geometry, starsOf(geometry));
    board.showCoordinates(settings.coordinates);
    board.draw({ cells, dead: NONE, pending: null, under: [], over: [...marks], fade: false });
    board.svg.setAttribute("role", "img");
    board.svg.removeAttribute("aria-hidden");
    board.svg.setAttribute("aria-label", name);
  };
  return { element, draw };
}
