/** What people and programs wrote about the positions of a line, and beside it, in a report. */

import { h } from "../dom.js";
import { drawnMarks } from "../game/remarks.js";
import { number, t } from "../i18n.js";
import { makeFigure } from "./figure.js";
import { CELL_OF, marksOf } from "./marks.js";
import { apart } from "./programs.js";
import { moveName, section } from "./report-parts.js";
import { indexOf } from "./sgf.js";
import { moveOf } from "./tree.js";
import { writtenComment } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {ReturnType<typeof makeFigure>} Figure */

/** The most comments of a kind. */
const COMMENTS = 60;

/**
 * The position of a node with its marks, and words below it.
 * @param {Room} room @param {Node} node @param {...import("../dom.js").Child} words
 */
function positionFigure(room, node, ...words) {
  const { geometry, positions } = room;
  const { cells, dimmed, visible } = positions.at(node);
  const marks = drawnMarks(marksOf(node, geometry), geometry, dimmed, visible);
  const move = moveOf(node);
  const last = indexOf(move?.point ?? "", geometry);
  if (move && last !== undefined && cells[last] === CELL_OF[move.color] && marks.every(({ index }) => index !== last)) marks.push({ kind: "last", index: last });
  return makeFigure(geometry, { cells, marks }, moveName(room, node), ...words);
}

/** @param {number} left how many comments are left out */
const more = (left) => (left > 0 ? h("p", { class: "hint" }, t("report-more", { count: left, shown: number(left) })) : null);

/** What is written at nodes, by people and by programs. @param {readonly Node[]} nodes */
const saidAt = (nodes) => nodes.map((node) => ({ node, ...apart(writtenComment(node)) }));
/** Whether people say something at a node. @param {ReturnType<typeof saidAt>[number]} said */
const isOfPeople = ({ node, people }) => people !== "" || node.remarks.length > 0;

/** The nodes of the study beside a line, in the order of a record. @param {readonly Node[]} way */
function beside(way) {
  const line = new Set(way);
  /** @type {Node[]} */
  const found = [];
  const open = [way[0]];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!line.has(node)) found.push(node);
    for (const child of [...node.children].reverse()) if (!child.alone) open.push(child);
  }
  return found;
}

/**
 * The positions of a line, and of the variations beside it, about which people say something. What
 * programs wrote into the record of the line comes last, and only if it is asked for.
 * @param {Room} room @param {readonly Node[]} way @param {Figure[]} figures
 */
export function comments(room, way, figures) {
  const { company, positions } = room;
  const said = saidAt(way);
  const ofPrograms = said.filter(({ programs }) => programs !== "");
  const line = new Set(way);
  /** Where a variation leaves the line. @param {Node} node */
  const leaves = (node) => {
    let fork = node;
    while (fork.parent && !line.has(fork)) fork = fork.parent;
    const move = positions.number(fork);
    return t("report-variation", { move, shown: number(move) });
  };
  /** @param {ReturnType<typeof saidAt>} all */
  const draw = (all) => all.slice(0, COMMENTS).map(({ node, people }) => positionFigure(room, node,
    line.has(node) ? null : ` ${leaves(node)}`,
    people && h("p", { class: "words", dir: "auto" }, people),
    ...node.remarks.map(([by, words]) => h("p", { class: "words", dir: "auto" }, h("bdi", { class: "who" }, company.nameOf(by)), t("colon"), words))));
  const [ofLine, ofOthers] = [said, saidAt(beside(way))].map((all) => all.filter(isOfPeople));
  const [drawn, others] = [ofLine, ofOthers].map(draw);
  figures.push(...drawn, ...others);
  const place = h("div", { class: "figures" });
  const asked = h("details", { id: "report-programs" }, h("summary", {}, t("report-programs", { count: ofPrograms.length, shown: number(ofPrograms.length) })), place);
  asked.addEventListener("toggle", () => {
    if (!asked.open || place.childElementCount > 0) return;
    const shown = ofPrograms.slice(0, COMMENTS).map(({ node, programs }) => positionFigure(room, node, h("p", { class: "words", dir: "auto" }, programs)));
    place.append(...shown.map(({ element }) => element));
    for (const figure of shown) figure.draw();
    asked.append(more(ofPrograms.length - COMMENTS) ?? "");
  });
  return [
    drawn.length === 0 ? null : section("comments", h("div", { class: "figures" }, ...drawn.map(({ element }) => element)), more(ofLine.length - COMMENTS)),
    others.length === 0 ? null : section("variations", h("div", { class: "figures" }, ...others.map(({ element }) => element)), more(ofOthers.length - COMMENTS)),
    ofPrograms.length === 0 ? null : asked,
  ];
}
