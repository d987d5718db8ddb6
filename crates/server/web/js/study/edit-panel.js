/** The panel of a writer: tools for the board, and what is said about the node. */

import { h, s, set, setText } from "../dom.js";
import { explain } from "../api/request.js";
import { grey } from "../grey.js";
import { t } from "../i18n.js";
import { markShape } from "../board/marks.js";
import { stoneFace } from "../board/stones.js";
import { openInfo } from "./info.js";
import { nodeField } from "./node-field.js";
import { OF_MOVES, OF_POSITIONS, PAIRS, SIGNS, STONES } from "./properties.js";
import { has, text } from "./sgf.js";
import { LABELS, LISTS } from "./tools.js";
import { moveOf } from "./tree.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./tools.js").Tool} Tool */

/** The groups of tools. */
const GROUPS = /** @type {const} */ ([["play", "show"], STONES, [...SIGNS, ...LABELS], [...PAIRS, ...LISTS]]);

/** @type {Partial<Record<Tool, () => SVGElement[]>>} */
const PICTURES = {
  AB: () => stoneFace("X", 0), AW: () => stoneFace("O", 0), AE: () => [markShape("cross"), s("circle", { r: 44, class: "empty" })],
  TR: () => [markShape("triangle")], SQ: () => [markShape("square")], CR: () => [markShape("circle")], MA: () => [markShape("cross")],
  SL: () => [markShape("selected")], letter: () => [markShape("label", ".", { label: "A" })], number: () => [markShape("label", ".", { label: "1" })],
  text: () => [markShape("label", ".", { label: "abc" })],
  AR: () => [s("g", { transform: "translate(-34 34)" }, markShape("arrow", ".", { across: 0.68, down: -0.68 }))],
  LN: () => [s("g", { transform: "translate(-34 34)" }, markShape("line", ".", { across: 0.68, down: -0.68 }))],
  TB: () => [markShape("black-point")], TW: () => [markShape("white-point")], DD: () => [markShape("pale")],
  VW: () => [s("rect", { class: "frame", x: -34, y: -34, width: 68, height: 68 })], show: () => [s("g", { transform: "translate(0 32)" }, markShape("pointed"))],
  play: () => [s("g", { opacity: 0.9 }, ...stoneFace("X", 0)), s("circle", { r: 16, class: "dot" })],
};

/**
 * @param {HTMLElement} parent @param {Room} room @param {import("./tools.js").Tools} tools
 * @param {() => void} show brings the panel into sight
 */
export function mountEditPanel(parent, room, tools, show) {
  /** @type {Map<Tool, HTMLButtonElement>} */
  const buttons = new Map();
  const groups = GROUPS.map((group) => h("div", { class: "tool-group" }, ...group.map((tool) => {
    const label = t(`room-tool-${tool.toLowerCase()}`);
    const button = h("button", { type: "button", class: "tool icon-only", "data-tool": tool, "aria-label": label, title: label, onclick: () => tools.choose(tools.chosen === tool ? "play" : tool) },
      s("svg", { class: "tool-picture", viewBox: "-50 -50 100 100", "aria-hidden": "true" }, ...(PICTURES[tool]?.() ?? [])));
    buttons.set(tool, button);
    return button;
  })));
  const chosen = h("p", { id: "tool-chosen", class: "hint", role: "status" });
  /** @param {string} property @param {string[]} values */
  const judge = (property, values) => {
    const button = h("button", { type: "button", class: "small judge", "data-judge": property, onclick: () => {
      const { at } = room;
      room.act([{ op: "set", node: at.name, name: property, ...(!has(at, property) && { values }) }]);
    } }, t(`room-judge-${property.toLowerCase()}`));
    return button;
  };
  const ofMove = OF_MOVES.map((name) => judge(name, [name === "TE" || name === "BM" ? "1" : ""]));
  const ofPosition = [...OF_POSITIONS, "HO"].map((name) => judge(name, ["1"]));
  const turn = h("button", { type: "button", id: "room-turn", class: "small", onclick: () => tools.turn() });
  const name = h("input", { type: "text", id: "node-name", maxlength: 100, autocomplete: "off", dir: "auto" });
  const kept = nodeField(room, name, (node) => text(node, "N"),
    (node, said) => ({ op: "set", node, name: "N", ...(said.trim() && { values: [said.trim()] }) }), show);
  const info = h("button", { type: "button", id: "room-info", onclick: () => openInfo(room) }, t("room-info"));
  const alone = h("button", { type: "button", id: "room-alone", onclick: () => room.setAlone(!room.alone) }, t("room-alone"));
  parent.append(
    h("div", { class: "tools", role: "group", "aria-label": t("room-tools") }, ...groups), chosen,
    h("div", { class: "chips", role: "group", "aria-label": t("room-judge-move") }, ...ofMove),
    h("div", { class: "chips", role: "group", "aria-label": t("room-judge-position") }, ...ofPosition),
    h("div", { class: "field" }, h("label", { for: "node-name" }, t("room-node-name")), name), kept,
    h("div", { class: "actions" }, turn, info, alone));
  room.subscribe(() => {
    const { at, edits } = room;
    const may = edits && !at.alone;
    const why = may ? "" : explain(room.whyNot);
    const other = room.notGo(at);
    const notGo = why || (other ? explain(other) : "");
    for (const [tool, button] of buttons) {
      set(button, { "aria-pressed": String(tools.chosen === tool) });
      grey(button, tool === "play" || tool === "show" ? "" : why);
    }
    if (!may && tools.chosen !== "play" && tools.chosen !== "show") tools.choose("play");
    setText(chosen, why || t(tools.from !== null ? "room-tool-second" : `room-tool-${tools.chosen.toLowerCase()}`));
    for (const button of [...ofMove, ...ofPosition]) {
      const property = button.dataset.judge ?? "";
      set(button, { "aria-pressed": String(has(at, property)) });
      const lacks = OF_MOVES.some((one) => one === property) && !moveOf(at);
      // What stands there from before may go away. A bookmark says nothing of the game.
      grey(button, (property === "HO" || has(at, property) ? why : notGo) || (lacks ? t("room-off-no-move") : ""));
    }
    grey(turn, notGo);
    setText(turn, t("room-turn-set", { colour: room.turn === "B" ? "white" : "black" }));
    grey(info, why);
    alone.hidden = !room.mayWrite;
    grey(alone, room.alone ? "" : notGo);
    set(alone, { "aria-pressed": String(room.alone) });
  });
}
