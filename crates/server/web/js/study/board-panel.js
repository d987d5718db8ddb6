/** The board of the room: the position of the node, and what a person does on it. */

import { Board } from "../board/board.js";
import { byId, h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { onSettings, settings, wantsConfirm } from "../settings.js";
import { playAlone } from "./alone.js";
import { mountDrag } from "./drag.js";
import { describer, marksHere } from "./marks.js";
import { sgfOf, starsOf } from "./sgf.js";
import { insert, insertion } from "./insert.js";
import { play } from "./tools.js";

/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("./room.js").Room} Room */

/** How far a finger moves sideways in a swipe, and a wheel in a step, in pixels. */
const [SWIPE, WHEEL] = [40, 60];
const NONE = new Set();

/**
 * @param {Room} room
 * @param {import("./tools.js").Tools} tools
 * @param {{ marks: () => Mark[] }} engine the engine's marks
 */
export function mountBoardPanel(room, tools, engine) {
  const area = byId("board-area");
  /** @type {Board | null} */
  let board = null;
  /** @type {number | null} */
  let hovered = null;
  /** The point that waits for a second tap. @type {number | null} */
  let chosen = null;
  /** The node at which it was chosen. @type {import("../../types/study.js").Node | null} */
  let chosenAt = null;
  const banner = h("p", { class: "beside-banner", id: "beside", role: "status" });
  const place = h("button", { type: "button", id: "place", class: "primary place", onclick: () => chosen !== null && playAt(chosen) });
  area.append(banner, place);

  /** @param {number} index */
  const playAt = (index) => {
    chosen = null;
    void play(room, sgfOf(index, room.geometry), playAlone);
  };
  /** @param {number} index @param {"mouse" | "touch" | "key"} pointer */
  const choose = (index, pointer) => {
    if (room.inserting !== null) return insert(room, sgfOf(index, room.geometry));
    if (room.guess?.side && tools.chosen === "play") return void room.guess.choose(index);
    if (tools.chosen !== "play") return void tools.use(index);
    const point = sgfOf(index, room.geometry);
    const there = room.at.children.some((child) => child.properties.some(([name, [value]]) => (name === "B" || name === "W") && value === point));
    if (!there && wantsConfirm(pointer) && chosen !== index && room.position.cells[index] === ".") {
      [chosen, chosenAt] = [index, room.at];
      return room.changed();
    }
    playAt(index);
  };
  const ghost = () => {
    const free = hovered !== null && room.position.cells[hovered] === "." && !room.pending && !room.glimpse;
    const at = chosen ?? (free ? hovered : null);
    const { chosen: tool } = tools;
    const plays = insertion(room)?.colour ?? (tool === "play" ? room.turn : null);
    const colour = plays ? (plays === "B" ? "X" : "O") : tool === "AB" ? "X" : tool === "AW" ? "O" : null;
    board?.showGhost(colour ? at : null, colour ?? "X");
  };

  /** @returns {Board} the board of the chapter's size */
  const make = () => {
    if (board?.geometry === room.geometry) return board;
    board?.element.remove();
    const made = new Board(area, room.geometry, starsOf(room.geometry), t("room-board-label", { does: "plays", move: 0 }), {
      choose,
      hover: (index) => {
        hovered = index;
        room.company.point(index === null ? null : sgfOf(index, room.geometry));
        ghost();
      },
      focus: () => {},
    });
    board = made;
    made.element.classList.add("playable");
    made.showCoordinates(settings.coordinates);
    byId("room").style.setProperty("--shape", String((room.geometry.width + 1) / (room.geometry.height + 1)));
    mountGestures(made.element, room, tools);
    mountDrag(made, tools);
    return made;
  };

  let labelling = 0;
  let before = room.at;
  let inserting = room.inserting;
  room.subscribe(({ moved }) => {
    const now = make();
    // On a phone the menu may be far below the board, on which a point is to be chosen now.
    if (room.inserting !== null && room.inserting !== inserting) area.scrollIntoView({ block: "nearest" });
    inserting = room.inserting;
    // What the server answers about another node does not take the choice away.
    if (moved && room.at !== chosenAt) chosen = null;
    if (before !== room.at) tools.leave();
    const { position, pending, glimpse } = room;
    /** @type {Mark[]} */
    const over = glimpse ? glimpse.marks : [...marksHere(room), ...engine.marks()];
    if (chosen !== null) over.push({ kind: "chosen", index: chosen });
    if (tools.from !== null) over.push({ kind: "chosen", index: tools.from });
    if (tools.draft) over.push(joined(tools.chosen, tools.draft, room.geometry));
    const near = room.at.parent === before || before.parent === room.at;
    before = room.at;
    now.draw({ cells: glimpse?.cells ?? position.cells, dead: NONE, pending, under: [], over, fade: near });
    now.element.classList.toggle("beside", room.alone || room.at.alone === true);
    now.element.dataset.uses = tools.chosen;
    now.element.classList.toggle("markable", tools.chosen !== "play");
    const said = saidAbove(room, tools);
    banner.hidden = said === null;
    if (said) setText(banner, said);
    place.hidden = chosen === null;
    // It is far from the point, which a second tap may correct.
    const { width, height } = room.geometry;
    place.classList.toggle("at-top", chosen !== null && Math.floor(chosen / width) >= height / 2);
    if (chosen !== null) setText(place, t("place", { point: room.geometry.names[chosen] }));
    ghost();
    now.grid.name(t("room-board-label", { does: tools.chosen === "play" ? "plays" : "marks", move: number(room.positions.number(room.at)) }));
    clearTimeout(labelling);
    labelling = setTimeout(() => now.grid.label(describer(room, over)), 30);
  });
  onSettings(() => {
    board?.showCoordinates(settings.coordinates);
    room.changed();
  });
}

/**
 * The sentence above the board: how it is used now, where no panel says so.
 * @param {Room} room @param {import("./tools.js").Tools} tools
 */
function saidAbove(room, { chosen, from }) {
  if (room.inserting !== null) return t("room-tool-insert");
  const offering = room.at.alone ? room.company.offering(room.at) : null;
  if (room.at.alone) return offering ? t("room-alone-offered", { name: offering }) : t("room-alone-here");
  if (chosen === "play" || byId("tool-chosen").checkVisibility()) return null;
  return t(from === null ? `room-tool-${chosen.toLowerCase()}` : "room-tool-second");
}

/**
 * An arrow or a line while it is drawn.
 * @param {import("./tools.js").Tool} tool @param {{ from: number, to: number }} ends
 * @param {import("../board/geometry.js").Geometry} geometry @returns {Mark}
 */
const joined = (tool, { from, to }, geometry) => ({ kind: tool === "AR" ? "arrow" : "line", index: from,
  across: geometry.x(to) - geometry.x(from), down: geometry.y(to) - geometry.y(from) });

/**
 * The wheel and a finger lead through the moves.
 * @param {HTMLElement} element
 * @param {Room} room
 * @param {import("./tools.js").Tools} tools
 */
function mountGestures(element, room, tools) {
  let turned = 0;
  element.addEventListener("wheel", (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL;
    const steps = Math.trunc(turned / WHEEL);
    turned -= steps * WHEEL;
    if (steps > 0) room.go((walk) => walk.forward(steps));
    else if (steps < 0) room.go((walk) => walk.back(-steps));
  }, { passive: false });
  /** @type {{ x: number, y: number } | null} */
  let down = null;
  element.addEventListener("touchstart", ({ touches: [one, ...more] }) => {
    down = more.length === 0 ? { x: one.clientX, y: one.clientY } : null;
  }, { passive: true });
  element.addEventListener("touchend", (event) => {
    const [one] = event.changedTouches;
    // A finger that draws an arrow or marks leads nowhere.
    if (!down || !one || tools.joins || tools.paints) return;
    const [dx, dy] = [one.clientX - down.x, one.clientY - down.y];
    down = null;
    if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return;
    // A swipe is no tap.
    event.preventDefault();
    room.go((walk) => (dx < 0 ? walk.forward() : walk.back()));
  });
}
