/**
 * The panel of the engine: moves that it proposes here, the course of the line, its mistakes, the
 * judge.
 */

import { judgeNode } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { h, set, setText } from "../dom.js";
import { grey } from "../grey.js";
import { inTenths, number, t } from "../i18n.js";
import { evaluated, percent, progressText, tenths } from "../game/evaluation.js";
import { estimateText, leftText } from "../game/estimate.js";
import { makeGraph } from "../game/graph.js";
import { settledMarks } from "../game/settled-marks.js";
import { makeGuess } from "./guess.js";
import { LETTERS } from "../game/study.js";
import { changeSettings, settings } from "../settings.js";
import { Line, movesTo } from "./alone.js";
import { sgfOf } from "./sgf.js";
import { lineOn } from "./line.js";
import { makeLosses } from "./losses-panel.js";
import { openPlayOn } from "./play-on.js";
import { makeRecorded } from "./recorded.js";
import { mountReport, openReport } from "./report.js";
import { nodeText } from "./words.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("../../types/protocol.js").LineMove} LineMove */

/**
 * Shows the end of a line on the board, with numbers on its stones.
 * @param {Room} room
 * @param {readonly LineMove[]} line
 */
function glance(room, line) {
  room.glimpse = lineOn(room.position.cells, room.geometry, line);
  room.changed();
}

/**
 * Plays a line out: a branch of the study, or for a reader a line of their own.
 * @param {Room} room
 * @param {readonly LineMove[]} line
 */
function playOut(room, line) {
  const moves = line.map(({ c, p }) => {
    const index = p === null ? undefined : room.geometry.index(p);
    return /** @type {import("../../types/study.js").Step} */ ([c === "black" ? "B" : "W", index === undefined ? "" : sgfOf(index, room.geometry)]);
  });
  // It goes on from a line tried alone, if the person stands on one.
  const { parent, moves: before } = movesTo(room.at);
  const own = new Line(parent, [...before, ...moves]);
  // What nobody else sees stays so, until the person says that all are to have it.
  if (room.edits && !room.at.alone) own.keep(room);
  else void own.begin(room);
}

/**
 * @param {HTMLElement} parent
 * @param {Room} room
 * @param {Engine} engine
 * @param {import("./guess.js").Guess} guess
 * @param {(text: string) => void} say
 */
export function mountEnginePanel(parent, room, engine, guess, say) {
  const box = h("input", { type: "checkbox", id: "engine-on", checked: settings.engine });
  box.addEventListener("change", () => {
    changeSettings({ engine: box.checked });
    engine.restart();
    room.changed({ tree: true, moved: true });
  });
  const none = h("p", { class: "hint", id: "engine-none", hidden: true });
  const progress = h("p", { class: "hint", id: "engine-progress" });
  const here = h("p", { id: "engine-here" });
  const rows = h("tbody");
  const table = h("table", { class: "count candidates", id: "candidates" }, h("caption", {}, t("room-candidates")),
    h("thead", {}, h("tr", {}, ...["move", "chance", "lead", "lost", "visits"].map((name) => h("th", { scope: "col" }, t(`room-column-${name}`))))), rows);
  const graph = makeGraph(engine, { label: t("analysis-graph"), chance: t("analysis-chance"), lead: t("analysis-lead") });
  const losses = makeLosses(engine, say);
  const recorded = makeRecorded(room, engine);
  const guessing = makeGuess(guess);
  const better = h("p", { id: "engine-better", role: "status", hidden: true });
  const body = h("div", { class: "analysis-body" }, progress, here, better, table, graph.element, losses.element);
  const judge = h("button", { type: "button", id: "room-judge" }, t("judge-here"));
  const playOn = h("button", { type: "button", id: "room-play-on", onclick: () => void openPlayOn(room) }, t("play-on"));
  const report = h("button", { type: "button", id: "room-report", onclick: () => openReport(room, engine) }, t("report"));
  const verdict = h("p", { id: "room-estimate", role: "status" });
  const left = h("ul", { class: "left", id: "room-estimate-left" });
  parent.append(h("label", { class: "check" }, box, t("room-engine")), none,
    h("div", { class: "actions" }, judge, playOn, report), verdict, left, guessing.element, recorded.element, body);

  mountReport(room, engine);

  /** The node that the judge spoke about. @type {string | null} */
  let judged = null;
  judge.addEventListener("click", async () => {
    const { at } = room;
    setText(verdict, t("settle-looking"));
    left.replaceChildren();
    judged = at.name;
    try {
      const estimate = await judgeNode(room.key, at.name);
      if (room.at !== at) return;
      setText(verdict, estimateText(estimate));
      left.replaceChildren(...estimate.left.map((open) => h("li", {}, leftText(open))));
      const { cells } = room.position;
      room.glimpse = { cells, marks: settledMarks({ geometry: room.geometry, cells }, estimate) };
      room.changed();
    } catch (error) {
      setText(verdict, explain(bodyOf(error)));
    }
  });

  let drawn = "";
  const drawRows = () => {
    const found = engine.candidates();
    const key = JSON.stringify(found.map(({ p, visits, lead, black }) => [p, visits, lead, black]));
    if (key === drawn) return;
    drawn = key;
    // A row that a person points at or has reached with the keyboard stays the same element.
    found.forEach((hint, i) => {
      const row = rows.children[i] ?? rows.appendChild(makeRow(i));
      const [move, ...cells] = row.querySelectorAll("[data-cell]");
      setText(move, `${LETTERS[i] ?? ""} ${hint.p ?? t("pass")}`.trim());
      [t("analysis-percent", { percent: percent(hint.black) }), t("room-lead-short", { colour: hint.lead < 0 ? "white" : "black", points: tenths(hint.lead) }), inTenths(hint.loss), number(hint.visits)]
        .forEach((text, at) => setText(cells[at], text));
      set(row, { "data-move": hint.p ?? "pass" });
    });
    while (rows.children.length > found.length) rows.lastElementChild?.remove();
  };
  /** @param {number} i */
  const makeRow = (i) => {
    const line = () => engine.candidates()[i]?.line ?? [];
    const rest = () => {
      room.glimpse = null;
      room.changed();
    };
    const look = () => glance(room, line());
    const button = h("button", { type: "button", class: "shows", "data-cell": "", title: t("room-play-out"), onclick: () => playOut(room, line()), onfocus: look, onblur: rest });
    button.addEventListener("mousedown", (event) => event.preventDefault());
    return h("tr", { onpointerenter: look, onpointerleave: rest }, h("th", { scope: "row" }, button),
      ...Array.from({ length: 4 }, () => h("td", { "data-cell": "" })));
  };

  const panel = parent;
  room.subscribe(({ moved }) => {
    if (judged !== null && judged !== room.at.name) {
      judged = null;
      setText(verdict, "");
      left.replaceChildren();
    }
    const { at, ended, otherGame } = room;
    const notGo = otherGame ? explain(otherGame) : "";
    const over = ended ? explain(ended) : "";
    const why = over || notGo || (room.analysis.kind === "open" ? "" : t("analysis-no-network"));
    none.hidden = why === "";
    setText(none, why);
    grey(box, why);
    set(box, { "aria-describedby": none.hidden ? false : none.id });
    const isNot = notGo || (at.alone ? t("room-off-alone") : at.waits ? t("room-off-waits") : "");
    for (const button of [judge, playOn]) grey(button, over || isNot);
    grey(report, isNot);
    grey(guessing.begin, notGo);
    if (moved || engine.way.length === 0) engine.walk();
    if (engine.on) engine.ask();
    if (settings.recorded || !panel.hidden) engine.askRecord();
    // While moves are guessed, nothing tells them.
    body.hidden = !engine.shows || guess.hides;
    if (panel.hidden) return;
    recorded.draw();
    if (!engine.shows) return;
    const { study } = engine;
    setText(progress, progressText(study, "room-line-judged"));
    progress.hidden = study.left === null || !engine.on;
    const words = evaluated(engine, engine.shown);
    setText(here, words);
    const { corrected } = engine;
    const [best] = engine.candidates();
    better.hidden = corrected === null || !best;
    setText(better, corrected !== null && best
      ? t("room-better", { played: nodeText(engine.way[corrected], room.geometry), point: best.p ?? t("pass") }) : "");
    drawRows();
    table.hidden = rows.children.length === 0;
    losses.draw();
    graph.draw(words);
  });
}
