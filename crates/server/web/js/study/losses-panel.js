/** The mistakes of the line: for players of a level, of a side, in a phase, and in numbers. */

import { h, setText } from "../dom.js";
import { inTenths, number, t } from "../i18n.js";
import { makeMistakes } from "../game/mistakes.js";
import { changeSettings } from "../settings.js";
import { PHASES, lossesOf, rowsOf } from "./losses.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** The columns of the table behind the phase. */
const COLUMNS = /** @type {const} */ (["moves", "mean", "inaccuracies", "mistakes", "blunders"]);

/**
 * A table of the play of both sides.
 * @param {ReturnType<typeof rowsOf>} rows
 */
export function lossTable(rows) {
  const cell = (/** @type {typeof rows[number]} */ row, /** @type {typeof COLUMNS[number]} */ name) => {
    const value = row[name];
    return h("td", {}, value === null ? "–" : (name === "mean" ? inTenths : number)(value));
  };
  const line = (/** @type {typeof rows[number]} */ row) => h("tr", { "data-side": row.colour, "data-phase": row.phase },
    h("th", { scope: "row" }, t("losses-phase", { phase: row.phase })), ...COLUMNS.map((name) => cell(row, name)));
  return h("table", { class: "count losses" }, h("caption", {}, t("losses")),
    h("thead", {}, h("tr", {}, ...["phase", ...COLUMNS].map((name) => h("th", { scope: "col" }, t(`losses-column-${name}`))))),
    .../** @type {const} */ (["black", "white"]).map((colour) => h("tbody", {},
      h("tr", {}, h("th", { scope: "rowgroup", colspan: COLUMNS.length + 1, class: "side" }, t("colour", { colour }))),
      ...rows.filter((row) => row.colour === colour).map(line))));
}

/** @param {import("../../types/study.js").Level} level */
export const levelText = ({ inaccuracy, mistake, blunder }) =>
  t("losses-names", { inaccuracy: number(inaccuracy), mistake: number(mistake), blunder: number(blunder) });

/**
 * @param {Engine} engine
 * @param {(text: string) => void} say
 */
export function makeLosses(engine, say) {
  /**
   * @param {string} id the name of the message that says each value, by the argument `which`
   * @param {string} label
   * @param {readonly string[]} values
   * @param {() => void} changed
   */
  const choice = (id, label, values, changed) => {
    const select = h("select", { id, onchange: changed }, ...values.map((value) => h("option", { value }, t(id, { which: value }))));
    return { select, element: h("div", { class: "field" }, h("label", { for: id }, label), select) };
  };
  const redraw = () => engine.room.changed();
  const level = choice("losses-level", t("losses-level-label"), engine.room.analysis.levels.map(({ rank }) => `r${rank}`), () => {
    changeSettings({ level: level.select.value.slice(1) });
    redraw();
  });
  level.select.value = `r${engine.level.rank}`;
  const side = choice("losses-side", t("losses-side-label"), ["both", "black", "white"], redraw);
  const phase = choice("losses-phases", t("losses-phases-label"), ["all", ...PHASES], redraw);
  const names = h("p", { class: "hint", id: "losses-names" });
  const table = h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("losses") });
  const mistakes = makeMistakes(engine, say, {
    look: (move) => engine.lookBefore(move),
    here: () => engine.corrected ?? engine.shown,
    shows: (move) => shown.has(move),
    numbered: (move) => engine.room.positions.number(engine.way[move]),
  });
  /** The moves of the chosen side and phase. @type {Set<number>} */
  let shown = new Set();
  let drawn = "";
  const element = h("div", { class: "losses-box" },
    h("details", { id: "losses-details" }, h("summary", {}, t("losses-by")), h("div", { class: "field-row" }, level.element, side.element, phase.element), names, table),
    mistakes.element);
  const draw = () => {
    const losses = lossesOf(engine);
    const wanted = losses.filter((loss) => (side.select.value === "both" || loss.colour === side.select.value) && (phase.select.value === "all" || loss.phase === phase.select.value));
    shown = new Set(wanted.map(({ made }) => made));
    mistakes.draw();
    setText(names, levelText(engine.level));
    const rows = rowsOf(losses, engine.level);
    const key = JSON.stringify(rows.map(({ mean, ...row }) => [row, mean === null ? null : inTenths(mean)]));
    if (key === drawn) return;
    drawn = key;
    table.replaceChildren(lossTable(rows));
  };
  return { element, draw };
}
