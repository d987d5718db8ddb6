/** The one place that knows what the page shows: the server's view, and where this person is looking. */

import * as api from "../api.js";
import { Geometry } from "../board/geometry.js";
import { Study } from "./study.js";
import { cellsAfter, cellsOfLine, nextNumber, stoneOf } from "./position.js";

/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Act} Act */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */
/** @typedef {import("../../types/protocol.js").Colour} Colour */
/** @typedef {import("../../types/protocol.js").LineMove} LineMove */

/**
 * @typedef {object} Aside what the board shows instead of the game
 * @property {string} cells
 * @property {LineMove | undefined} last
 */

/**
 * @typedef {object} Change what happened between two renderings
 * @property {View | null} before the view before this one, when a view came
 */

export class Store {
  /**
   * @param {string} key
   * @param {View} view
   */
  constructor(key, view) {
    this.key = key;
    this.view = view;
    this.geometry = new Geometry(view.width, view.height);
    /** How many steps are shown; null: all there are, also when more come. @type {number | null} */
    this.cursor = view.kind === "record" ? 0 : null;
    /** A stone sent and not yet answered. @type {{ index: number, colour: string } | null} */
    this.pending = null;
    /** A point chosen and not yet confirmed. @type {number | null} */
    this.chosen = null;
    /** @type {ErrorBody | null} */
    this.refusal = null;
    /** A line shown beside the game, and how far. @type {{ about: string, moves: readonly LineMove[], at: number, lost: readonly string[] } | null} */
    this.line = null;
    /** A point somebody asks about. @type {number | null} */
    this.asked = null;
    /** Points an explanation is about. @type {readonly number[]} */
    this.counted = [];
    this.study = new Study();
    this.drawing = 0;
    this.connected = true;
    this.busy = false;
    /** Fulfilled once what was sent last has been answered. @type {Promise<void>} */
    this.answered = Promise.resolve();
    /** @type {((change: Change) => void)[]} */
    this.listeners = [];
    /** @type {{ view: View, cursor: number, cells: string } | null} */
    this.replayed = null;
  }

  /** @param {(change: Change) => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
    listener({ before: null });
  }

  /** @param {Change} [change] */
  changed(change = { before: null }) {
    for (const listener of this.listeners) listener(change);
  }

  /** @returns {boolean} whether the board shows the game as it stands now */
  get live() {
    return this.cursor === null && this.aside === null;
  }

  /** @returns {import("../../types/protocol.js").Trial | null} the claim that is being played out */
  get trial() {
    const { phase } = this.view;
    return phase.kind === "settling" ? phase.trial : null;
  }

  /** @returns {Aside | null} a line somebody wants to see, or else a claim that is played out */
  get aside() {
    if (this.cursor !== null) return null;
    const { line, trial } = this;
    if (line) {
      const moves = line.moves.slice(0, line.at);
      return { cells: cellsOfLine(this.view.board.join(""), this.geometry, moves), last: moves.at(-1) };
    }
    return trial ? { cells: trial.board.join(""), last: trial.steps.at(-1) } : null;
  }

  /**
   * Shows a line beside the game from its first turn on.
   * @param {string} about what it shows
   * @param {readonly LineMove[]} moves
   * @param {readonly string[]} [lost] stones that nothing saves after it
   */
  showLine(about, moves, lost = []) {
    this.line = { about, moves, at: Math.min(1, moves.length), lost };
    this.cursor = null;
    this.refusal = null;
    this.counted = [];
    this.changed();
  }

  /** @param {number} at how many turns of the line to show */
  stepLine(at) {
    if (!this.line) return;
    this.line = { ...this.line, at: Math.min(Math.max(at, 0), this.line.moves.length) };
    this.changed();
  }

  closeLine() {
    this.line = null;
    this.refusal = null;
    this.changed();
  }

  /** @param {number | null} index */
  ask(index) {
    if (index === this.asked) return;
    this.asked = index;
    this.changed();
  }

  /** @returns {number} how many steps are shown */
  get shown() {
    return this.cursor ?? this.view.steps.length;
  }

  /** @returns {string} the points of the board as shown */
  get cells() {
    if (this.cursor === null) return this.aside?.cells ?? this.view.board.join("");
    const known = this.replayed;
    if (known?.view === this.view && known.cursor === this.cursor) return known.cells;
    const cells = cellsAfter(this.view, this.geometry, this.cursor);
    this.replayed = { view: this.view, cursor: this.cursor, cells };
    return cells;
  }

  /** @param {import("../../types/protocol.js").Can} action */
  can(action) {
    return this.view.can.includes(action);
  }

  /** @returns {Colour[]} the sides this page plays */
  get sides() {
    const { role } = this.view;
    if (role === "both") return ["black", "white"];
    return role === "watch" ? [] : [role];
  }

  /**
   * @param {View} view
   * @param {boolean} [fresh] of a new connection: it stands whatever was shown before
   */
  receive(view, fresh = false) {
    if (fresh ? view.rev === this.view.rev : view.rev <= this.view.rev) return;
    const before = this.view;
    this.view = view;
    this.study.keep(before.steps, view.steps);
    // What is shown beside the game belongs to the position it was found in.
    if (view.board.join("") !== before.board.join("") || view.phase.kind !== before.phase.kind) this.line = null;
    // Not for these eyes any more.
    if (view.analysis.kind !== "open") this.study.stop();
    this.pending = null;
    this.counted = [];
    if (this.chosen !== null && !this.can("play")) this.chosen = null;
    if (this.cursor !== null && this.cursor >= view.steps.length && view.kind === "game") this.cursor = null;
    this.changed({ before });
  }

  /** @param {import("../../types/protocol.js").News} news */
  learn(news) {
    this.study.learn(news);
    // Much may come at once; it is drawn together.
    this.drawing ||= setTimeout(() => {
      this.drawing = 0;
      this.changed();
    }, 100);
  }

  /** @param {boolean} connected */
  setConnected(connected) {
    if (connected === this.connected) return;
    this.connected = connected;
    this.changed();
  }

  /** @param {number | null} cursor how many steps to show; null: follow the game */
  look(cursor) {
    const last = this.view.steps.length;
    const next = cursor === null ? null : Math.min(Math.max(cursor, 0), last);
    this.cursor = next === last && this.view.kind === "game" ? null : next;
    this.chosen = null;
    this.line = null;
    this.refusal = null;
    this.changed();
  }

  /** @param {number | null} index */
  choose(index) {
    this.chosen = index;
    this.refusal = null;
    this.changed();
  }

  /** @param {readonly number[]} points */
  point(points) {
    this.counted = points;
    this.changed();
  }

  /** @param {ErrorBody | null} body */
  refuse(body) {
    this.refusal = body;
    this.changed();
  }

  /**
   * Plays a stone: it is on the board before the server has answered.
   * @param {number} index
   */
  async play(index) {
    const { view } = this;
    if (!view.toMove || this.pending) return;
    this.pending = { index, colour: stoneOf(view.toMove) };
    this.chosen = null;
    this.refusal = null;
    this.changed();
    await this.act({ do: "play", at: this.geometry.names[index], move: nextNumber(view) });
  }

  /**
   * A move in the claim that is played out.
   * @param {{ at: string } | { ko: string | null } | "judge"} what
   */
  async tryMove(what) {
    const { trial } = this;
    if (!trial || this.busy) return;
    const move = trial.steps.length + 1;
    if (what === "judge") await this.act({ do: "trial-judge", move });
    else if ("at" in what) await this.act({ do: "trial-play", at: what.at, move });
    else await this.act({ do: "trial-pass", ko: what.ko, move });
  }

  async pass() {
    await this.act({ do: "pass", move: nextNumber(this.view) });
  }

  /** @param {Act} act */
  act(act) {
    this.answered = this.send(act);
    return this.answered;
  }

  /** @param {Act} act */
  async send(act) {
    this.busy = true;
    try {
      this.refusal = null;
      this.receive(await api.act(this.key, act));
    } catch (error) {
      this.refusal = api.bodyOf(error);
      await this.refresh();
    } finally {
      this.busy = false;
      this.pending = null;
      this.changed();
    }
  }

  /** After a refusal: what the game really looks like. */
  async refresh() {
    const view = await api.getView(this.key).catch(() => null);
    if (view) this.receive(view);
  }
}
