/** A report on the line that is shown, to be read, printed or kept as PDF by the browser. */

import { judgeNode } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h, setText } from "../dom.js";
import { estimateText } from "../game/estimate.js";
import { percent } from "../game/evaluation.js";
import { makeCurves } from "../game/graph.js";
import { settledMarks } from "../game/settled-marks.js";
import { date, inTenths, isolated, number, rounded, t } from "../i18n.js";
import { askedAt, assumedText } from "./assumed.js";
import { factSaid, factUsed } from "./facts.js";
import { makeFigure } from "./figure.js";
import { indexOf } from "./sgf.js";
import { lineOn } from "./line.js";
import { gradeOf, lossesOf, rowsOf } from "./losses.js";
import { levelText, lossTable } from "./losses-panel.js";
import { comments } from "./report-comments.js";
import { moveName, section } from "./report-parts.js";
import { moveOf } from "./tree.js";
import { turningPoints } from "./turning.js";
import { infoOf, nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {ReturnType<typeof makeFigure>} Figure */

/** The most moves drawn of a kind, moves of a better line, and mistakes in the table. */
const [TURNS, LINE, LISTED] = [8, 8, 20];

/** The facts about the game, in order. */
const FACTS = /** @type {const} */ (["EV", "RO", "DT", "PC", "RU", "KM", "HA", "RE"]);

/** A table that may be wider than the page. @param {HTMLElement} table */
const wide = (table) => h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": table.querySelector("caption")?.textContent ?? "" }, table);

/**
 * The players and the facts, and what is assumed beside them once the server has said it.
 * @param {Room} room @param {Promise<import("../../types/protocol.js").ErrorBody[] | null>} asked
 */
function heading({ at, company }, asked) {
  const player = (/** @type {string} */ name, /** @type {string} */ rank) =>
    [isolated(infoOf(at, name).trim() || "?"), infoOf(at, rank).trim()].filter(Boolean).join(" ");
  const named = infoOf(at, "PB").trim() || infoOf(at, "PW").trim();
  const facts = FACTS.map((name) => [name, infoOf(at, name).trim()]).filter(([, said]) => said);
  const table = h("dl", { class: "game-facts" });
  const words = h("p", { id: "report-assumed", class: "hint", hidden: true });
  const draw = (/** @type {import("../../types/protocol.js").ErrorBody[]} */ assumed) => table.replaceChildren(
    ...facts.flatMap(([name, said]) => [h("dt", {}, t(`room-info-${name.toLowerCase()}`)), h("dd", { dir: "auto" }, factUsed(name, said, assumed))]));
  draw([]);
  void asked.then((assumed) => {
    draw(assumed ?? []);
    setText(words, assumedText(assumed));
    words.hidden = words.textContent === "";
  });
  return h("header", {},
    h("h1", { tabindex: -1, dir: "auto" }, company.title.trim() || t("report")),
    named ? h("p", { class: "report-players" }, t("room-players", { black: player("PB", "BR"), white: player("PW", "WR") })) : null,
    table, words);
}

/**
 * A move with the position before it, and the line that the engine expects instead.
 * @param {Room} room @param {Engine} engine @param {number} made
 * @param {...string} words
 */
function moveFigure(room, engine, made, ...words) {
  const { geometry, positions } = room;
  const { way, study } = engine;
  const node = way[made];
  const move = moveOf(node);
  const [before, after] = [study.told[made - 1], study.told[made]];
  const line = before?.moves[0]?.line.slice(0, LINE) ?? [];
  const shown = lineOn(positions.at(way[made - 1]).cells, geometry, line);
  const played = indexOf(move?.point ?? "", geometry);
  if (played !== undefined && shown.cells[played] === ".") shown.marks.push({ kind: "cross", index: played });
  const chance = (/** @type {number | undefined} */ black) => percent(move?.color === "W" ? 1 - (black ?? 0.5) : black ?? 0.5);
  return makeFigure(geometry, shown, moveName(room, node), words.join(" "), " ",
    before && after ? t("report-chance", { was: chance(before.black), is: chance(after.black) }) : "", " ",
    line.length > 0 ? t("report-better", { line: line.map(({ p }) => p ?? t("pass")).join(" ") }) : "");
}

/**
 * The moves after which the lead changed hands or the game was decided.
 * @param {Room} room @param {Engine} engine @param {Figure[]} figures
 */
function turns(room, engine, figures) {
  const found = turningPoints(engine.way.map((_, i) => engine.study.told[i])).filter(({ made }) => moveOf(engine.way[made]));
  if (found.length === 0) return section("turns", h("p", {}, t("report-no-turns")));
  // Of very many the last decide.
  const drawn = found.slice(-TURNS).map(({ made, colour, what }) => moveFigure(room, engine, made, t("report-turn", { what, colour })));
  figures.push(...drawn);
  return section("turns", h("p", { class: "hint" }, t("report-turns-text"), found.length > TURNS ? ` ${t("report-turns-more", { shown: number(TURNS), all: number(found.length) })}` : ""),
    h("div", { class: "figures" }, ...drawn.map(({ element }) => element)));
}

/**
 * The moves that lost most, with what the engine would have played.
 * @param {Room} room @param {Engine} engine @param {Figure[]} figures
 */
function largest(room, engine, figures) {
  const { geometry, positions } = room;
  const { way, study, level } = engine;
  const found = lossesOf(engine).filter(({ points }) => gradeOf(points, level)).sort((a, b) => b.points - a.points);
  if (found.length === 0) return section("losses", h("p", {}, t("mistakes-none", { which: "all", points: number(level.inaccuracy) })));
  const drawn = found.slice(0, TURNS).sort((a, b) => a.made - b.made).map(({ made, points }) => moveFigure(room, engine, made,
    t("report-lost", { points: rounded(points), count: Math.round(points * 10) / 10, grade: gradeOf(points, level) ?? "" })));
  figures.push(...drawn);
  const rows = found.slice(0, LISTED).map(({ made, points }) => h("tr", {},
    h("td", {}, number(positions.number(way[made]))), h("th", { scope: "row" }, nodeText(way[made], geometry)),
    h("td", {}, inTenths(points)), h("td", {}, study.told[made - 1]?.moves[0]?.p ?? t("pass"))));
  // The table comes first: on paper its rows fill a page where a drawing would not fit.
  return section("losses", wide(h("table", { class: "count" }, h("caption", {}, t("report-moves"), found.length > LISTED ? ` ${t("mistakes-more", { shown: number(LISTED), all: number(found.length) })}` : ""),
    h("thead", {}, h("tr", {}, ...["number", "move", "lost", "better"].map((name) => h("th", { scope: "col" }, t(`report-column-${name}`))))),
    h("tbody", {}, ...rows))),
  h("p", { class: "hint" }, t("report-signs")), h("div", { class: "figures" }, ...drawn.map(({ element }) => element)));
}

/**
 * The judge's view of the end of the line.
 * @param {Room} room @param {Node} end
 * @returns {{ element: HTMLElement, looked: Promise<void> }} and when the judge has looked
 */
function ending(room, end) {
  const { geometry, key } = room;
  const { cells } = room.positions.at(end);
  if (room.ended) return { element: section("end", h("p", {}, explain(room.ended))), looked: Promise.resolve() };
  const place = h("div", { class: "figures" }, h("p", {}, t("report-end-unfinished")));
  const looked = judgeNode(key, end.name).then((estimate) => {
    const words = [estimateText(estimate)];
    const result = infoOf(end, "RE").trim();
    if (result) words.push(t("report-result", { result: isolated(factSaid("RE", result)) }));
    const marks = estimate.finished ? settledMarks({ geometry, cells }, estimate) : [];
    const figure = makeFigure(geometry, { cells, marks }, words.join(" "));
    place.replaceChildren(figure.element);
    figure.draw();
  }).catch((error) => place.replaceChildren(h("p", {}, explain(bodyOf(error)))));
  return { element: section("end", place), looked };
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
 * How closely the positions of a line were judged so far.
 * @param {Engine} engine @param {readonly Node[]} way
 */
const judgedSo = (engine, way) => way.map((node) => engine.at(node)?.visits ?? 0);

/** Whether the browser is at a report in its history. */
const isAtReport = () => history.state?.report === true;

/** Going forward in the history of the browser leads to a report again, where it was left by going
 * back. @param {Room} room @param {Engine} engine */
export function mountReport(room, engine) {
  addEventListener("popstate", () => isAtReport() && drawReport(room, engine));
}

/**
 * The report takes the place of the room until the person goes back, by a button of the page or of
 * the browser.
 * @param {Room} room @param {Engine} engine
 */
export function openReport(room, engine) {
  if (!isAtReport()) history.pushState({ report: true }, "");
  drawReport(room, engine);
}

/** @param {Room} room @param {Engine} engine */
function drawReport(room, engine) {
  engine.walk();
  const { way, study } = engine;
  const { at } = room;
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
    : count > 0 ? left > 0 ? t("report-unfinished", { done: number(way.length - left), all: number(way.length) }) : t("report-rough", { count, shown: number(count) }) : "";
  const parts = judged < 2 ? [] : [
    section("phases", h("p", { class: "hint", id: "report-judges" }, judges(engine)), h("p", { class: "hint" }, levelText(engine.level)), wide(lossTable(rowsOf(lossesOf(engine), engine.level)))),
    section("course", curves.element),
    turns(room, engine, figures),
    largest(room, engine, figures),
  ];
  const back = h("button", { type: "button", id: "report-back" }, t("report-back"));
  const finish = ending(room, end);
  // A printed page does not change any more, so the judge comes first.
  const print = h("button", { type: "button", id: "report-print", class: "primary", onclick: async () => {
    print.disabled = true;
    await Promise.all([finish.looked, told]);
    print.disabled = false;
    // The person may have gone back to the board meanwhile.
    if (report.isConnected) window.print();
  } }, t("report-print"));
  const told = askedAt(room, end);
  const top = heading(room, told);
  // What is judged later does not change a report that somebody reads. It says from when it is.
  const renew = h("button", { type: "button", id: "report-renew", hidden: true }, t("report-renew"));
  const report = h("main", { id: "report", class: "report" }, h("div", { class: "report-bar" }, back, renew, print), top,
    h("p", { class: "hint", ...(judged > 0 ? { id: "report-as-of" } : { id: "report-made" }) }, t(judged > 0 ? "report-as-of" : "report-made", { time: date(Date.now()) })),
    note ? h("p", { class: "hint", id: "report-note" }, note) : null, ...parts, ...comments(room, way, figures), finish.element);
  const main = byId("room");
  const title = document.title;
  const judgedBy = JSON.stringify(judgedSo(engine, way));
  const stop = room.subscribe(() => {
    renew.hidden = judgedBy === JSON.stringify(judgedSo(engine, way));
  });
  const close = () => {
    stop();
    report.remove();
    main.inert = false;
    document.title = title;
    removeEventListener("keydown", leave);
    removeEventListener("popstate", close);
    room.changed({ moved: true });
    byId("room-report").focus();
  };
  // The board is the page before in the history. A report that was loaded again has none there.
  let goes = false;
  const goBack = () => {
    // The history answers a moment later. A second press must not leave the study.
    if (goes) return;
    goes = true;
    if (isAtReport()) history.back();
    else close();
  };
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && goBack();
  back.addEventListener("click", goBack);
  addEventListener("popstate", close);
  renew.addEventListener("click", () => {
    close();
    // A leader may have led the person elsewhere. The report is about its own line.
    if (!engine.way.includes(way[way.length - 1])) for (const node of [way[way.length - 1], at]) room.goTo(node);
    drawReport(room, engine);
  });
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
