/** A report on the line that is shown, to be read, printed or kept as PDF by the browser. */

import { judgeNode } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h } from "../dom.js";
import { estimateText } from "../game/estimate.js";
import { percent } from "../game/evaluation.js";
import { makeCurves } from "../game/graph.js";
import { drawnMarks } from "../game/remarks.js";
import { settledMarks } from "../game/settled-marks.js";
import { isolated, number, rulesSaid, t } from "../i18n.js";
import { makeFigure } from "./figure.js";
import { indexOf } from "./sgf.js";
import { lineOn } from "./line.js";
import { gradeOf, lossesOf, rowsOf } from "./losses.js";
import { levelText, lossTable } from "./losses-panel.js";
import { marksOf } from "./marks.js";
import { moveOf } from "./tree.js";
import { infoOf, isSaid, nodeText, ownComment } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {ReturnType<typeof makeFigure>} Figure */

/** The most turning points, moves of a better line, mistakes in the table, and comments. */
const [TURNS, LINE, LISTED, COMMENTS] = [8, 8, 20, 60];

/** The facts about the game, in order. */
const FACTS = /** @type {const} */ (["EV", "RO", "DT", "PC", "RU", "KM", "HA", "RE"]);

/** @param {string} id @param {...import("../dom.js").Child} content */
const section = (id, ...content) => h("section", { id: `report-${id}` }, h("h2", {}, t(`report-${id}`)), ...content);

/** @param {number} points */
const tenth = (points) => number(Math.round(points * 10) / 10);

/** A table that may be wider than the page. @param {HTMLElement} table */
const wide = (table) => h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": table.querySelector("caption")?.textContent ?? "" }, table);

/** The players and the facts. @param {Room} room */
function heading(room) {
  const { at, company } = room;
  const player = (/** @type {string} */ name, /** @type {string} */ rank) =>
    [isolated(infoOf(at, name).trim() || "?"), infoOf(at, rank).trim()].filter(Boolean).join(" ");
  const named = infoOf(at, "PB").trim() || infoOf(at, "PW").trim();
  const facts = FACTS.map((name) => [name, infoOf(at, name).trim()]).filter(([, said]) => said);
  return h("header", {},
    h("h1", { tabindex: -1, dir: "auto" }, company.title.trim() || t("report")),
    named ? h("p", { class: "report-players" }, t("room-players", { black: player("PB", "BR"), white: player("PW", "WR") })) : null,
    h("dl", { class: "game-facts" }, ...facts.flatMap(([name, said]) => [h("dt", {}, t(`room-info-${name.toLowerCase()}`)), h("dd", { dir: "auto" }, name === "RU" ? rulesSaid(said) : said)])));
}

/** A node as the report calls it. @param {Room} room @param {Node} node */
function moveName({ positions, geometry }, node) {
  const move = positions.number(node);
  return t("report-move", { move, shown: number(move), played: nodeText(node, geometry) });
}

/**
 * The moves that lost most, with what the engine would have played.
 * @param {Room} room @param {Engine} engine @param {Figure[]} figures
 */
function turns(room, engine, figures) {
  const { geometry, positions } = room;
  const { way, study, level } = engine;
  const found = lossesOf(engine).filter(({ points }) => gradeOf(points, level)).sort((a, b) => b.points - a.points);
  const turn = (/** @type {import("./losses.js").Loss} */ { made, points, colour }) => {
    const node = way[made];
    const [before, after] = [study.told[made - 1], study.told[made]];
    const [best] = before?.moves ?? [];
    const line = best?.line.slice(0, LINE) ?? [];
    const shown = lineOn(positions.at(way[made - 1]).cells, geometry, line);
    const played = indexOf(moveOf(node)?.point ?? "", geometry);
    if (played !== undefined && shown.cells[played] === ".") shown.marks.push({ kind: "cross", index: played });
    const chance = (/** @type {number | undefined} */ black) => percent(colour === "black" ? black ?? 0.5 : 1 - (black ?? 0.5));
    const figure = makeFigure(geometry, shown,
      moveName(room, node),
      t("report-lost", { points: tenth(points), count: Math.round(points * 10) / 10, grade: gradeOf(points, level) ?? "" }), " ",
      t("report-chance", { was: chance(before?.black), is: chance(after?.black) }), " ",
      line.length > 0 ? t("report-better", { line: line.map(({ p }) => p ?? t("pass")).join(" ") }) : "");
    figures.push(figure);
    return figure.element;
  };
  const largest = found.slice(0, TURNS).sort((a, b) => a.made - b.made);
  if (largest.length === 0) return section("turns", h("p", {}, t("mistakes-none", { which: "all", points: number(level.inaccuracy) })));
  const rows = found.slice(0, LISTED).map(({ made, points }) => h("tr", {},
    h("td", {}, number(positions.number(way[made]))), h("th", { scope: "row" }, nodeText(way[made], geometry)),
    h("td", {}, tenth(points)), h("td", {}, study.told[made - 1]?.moves[0]?.p ?? t("pass"))));
  // The table comes first: on paper its rows fill a page where a drawing would not fit.
  return section("turns", wide(h("table", { class: "count" }, h("caption", {}, t("report-moves"), found.length > LISTED ? ` ${t("mistakes-more", { shown: number(LISTED), all: number(found.length) })}` : ""),
    h("thead", {}, h("tr", {}, ...["number", "move", "lost", "better"].map((name) => h("th", { scope: "col" }, t(`report-column-${name}`))))),
    h("tbody", {}, ...rows))),
  h("p", { class: "hint" }, t("report-signs")), h("div", { class: "figures" }, ...largest.map(turn)));
}

/**
 * The positions of the line about which something is said.
 * @param {Room} room @param {readonly Node[]} way @param {Figure[]} figures
 */
function comments(room, way, figures) {
  const { geometry, positions, company } = room;
  const said = way.filter(isSaid);
  const drawn = said.slice(0, COMMENTS).map((node) => {
    const { cells, dimmed, visible } = positions.at(node);
    const marks = drawnMarks(marksOf(node, geometry), geometry, dimmed, visible);
    const move = indexOf(moveOf(node)?.point ?? "", geometry);
    if (move !== undefined && cells[move] !== "." && marks.every(({ index }) => index !== move)) marks.push({ kind: "last", index: move });
    const figure = makeFigure(geometry, { cells, marks },
      moveName(room, node),
      h("p", { class: "words", dir: "auto" }, ownComment(node)),
      ...node.remarks.map(([by, words]) => h("p", { class: "words", dir: "auto" }, h("bdi", { class: "who" }, company.nameOf(by)), t("colon"), words)));
    figures.push(figure);
    return figure.element;
  });
  return drawn.length === 0 ? null : section("comments", h("div", { class: "figures" }, ...drawn),
    said.length > COMMENTS ? h("p", { class: "hint" }, t("report-more", { count: said.length - COMMENTS, shown: number(said.length - COMMENTS) })) : null);
}

/** The judge's view of the end of the line. @param {Room} room @param {Node} end */
function ending(room, end) {
  const { geometry, key } = room;
  const { cells } = room.positions.at(end);
  const place = h("div", { class: "figures" }, h("p", {}, t("settle-looking")));
  void judgeNode(key, end.name).then((estimate) => {
    // Nobody counts a game that ended on the way.
    const words = estimate.finished ? [estimateText(estimate)] : [t("report-open")];
    const result = infoOf(end, "RE").trim();
    if (result) words.push(t("report-result", { result: isolated(result) }));
    const marks = estimate.finished ? settledMarks({ geometry, cells }, estimate) : [];
    const figure = makeFigure(geometry, { cells, marks }, words.join(" "));
    place.replaceChildren(figure.element);
    figure.draw();
  }).catch((error) => place.replaceChildren(h("p", {}, explain(bodyOf(error)))));
  return section("end", place);
}

/**
 * By which engines the positions of the line were judged, and how closely.
 * @param {Engine} engine
 */
function judges({ study, room }) {
  const { network } = room.analysis;
  const own = network ? t("report-network", { name: isolated(network) }) : "Tengen";
  /** @type {Map<string, number[]>} */
  const visits = new Map();
  for (const one of study.told) {
    if (!one) continue;
    const by = one.by ? isolated(one.by.trim()) : own;
    visits.set(by, [...visits.get(by) ?? [], one.visits]);
  }
  return [...visits].map(([by, all]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const spread = most === 0 ? "none" : least === most ? "even" : "wide";
    return t("report-judged", { engine: by, spread, count: most, least: number(least), most: number(most) });
  }).join(" ");
}

/**
 * The report takes the place of the room until the person goes back.
 * @param {Room} room @param {Engine} engine
 */
export function openReport(room, engine) {
  engine.walk();
  const { way, study } = engine;
  const end = way.findLast((node) => !node.alone) ?? way[0];
  const judged = study.judged.filter(Boolean).length;
  /** @type {Figure[]} */
  const figures = [];
  const curves = makeCurves({ study, view: engine.view, shown: 0, look: () => {}, game: engine.game },
    { label: t("analysis-graph"), chance: t("analysis-chance"), lead: t("analysis-lead") });
  // The server knows where there is nothing to judge.
  const isFull = engine.on && study.full;
  const left = (engine.on ? study.left : null) ?? way.length - judged;
  const count = left || (engine.on ? study.rough : 0);
  const note = !engine.shows ? t("report-no-engine")
    : isFull ? t("analysis-full")
    : count > 0 ? t(left > 0 ? "report-left" : "report-rough", { count, shown: number(count) }) : "";
  const parts = judged < 2 ? [] : [
    section("phases", h("p", { class: "hint", id: "report-judges" }, judges(engine)), h("p", { class: "hint" }, levelText(engine.level)), wide(lossTable(rowsOf(lossesOf(engine), engine.level)))),
    section("course", curves.element),
    turns(room, engine, figures),
  ];
  const back = h("button", { type: "button", id: "report-back" }, t("report-back"));
  const print = h("button", { type: "button", id: "report-print", class: "primary", onclick: () => window.print() }, t("report-print"));
  const top = heading(room);
  const report = h("main", { id: "report", class: "report" }, h("div", { class: "report-bar" }, back, print), top,
    note ? h("p", { class: "hint", id: "report-note" }, note) : null, ...parts, comments(room, way, figures), ending(room, end));
  const main = byId("room");
  const title = document.title;
  const close = () => {
    report.remove();
    main.inert = false;
    document.title = title;
    removeEventListener("keydown", leave);
    room.changed({ moved: true });
    byId("room-report").focus();
  };
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  back.addEventListener("click", close);
  addEventListener("keydown", leave);
  // The room stays in the layout, unseen: all boards use the colours that its board defines.
  main.inert = true;
  main.after(report);
  document.title = `${t("report")} – ${title}`;
  curves.draw();
  for (const figure of figures) figure.draw();
  scrollTo(0, 0);
  top.querySelector("h1")?.focus({ preventScroll: true });
}
