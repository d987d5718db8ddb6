/** The state of the page: the server's view, and the position that this person looks at. */

import * as api from "../api.js";
import { Geometry } from "../board/geometry.js";
import { Study } from "./study.js";
import { cellsAfter, cellsOfLine, nextNumber, stoneOf } from "./position.js";
import { drop, keepPlay, sendWaiting, stillFits } from "./late.js";

/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Act} Act */
/** @typedef {Extract<Act, { do: "play" }>} Play */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */
/** @typedef {import("../../types/protocol.js").Colour} Colour */
/** @typedef {import("../../types/protocol.js").LineMove} LineMove */

/**
 * @typedef {object} Aside a position that the board shows instead of the game
 * @property {string} cells
 * @property {LineMove | undefined} last
 */

/**
 * @typedef {object} Line a line of play beside the game
 * @property {string} about
 * @property {readonly LineMove[]} moves
 * @property {number} at how many moves are shown
 * @property {readonly string[]} lost
 */

/**
 * @typedef {object} Change a change between two renderings
 * @property {View | null} before the earlier view, if the change is a new view
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
    /** How many steps are shown; null for all, also when more come. @type {number | null} */
    this.cursor = view.kind === "record" ? 0 : null;
    /** A stone without an answer yet. @type {{ index: number, colour: string } | null} */
    this.pending = null;
    /** A play that has not reached the server. @type {Play | null} */
    this.waiting = null;
    /** A point that the person has chosen, but not confirmed. @type {number | null} */
    this.chosen = null;
    /** The status that a tap gives stones when play has stopped. @type {"dead" | "seki"} */
    this.marking = "dead";
    /** @type {Set<string>} points of chains that were dead before this page named them in seki */
    this.deadBefore = new Set();
    /** @type {ErrorBody | null} */
    this.refusal = null;
    /** The line shown beside the game, and how many of its moves. @type {Line | null} */
    this.line = null;
    /** The point that the person asks about. @type {number | null} */
    this.asked = null;
    /** The points that an explanation is about. @type {readonly number[]} */
    this.counted = [];
    this.study = new Study();
    this.drawing = 0;
    this.connected = true;
    this.busy = false;
    /** Resolves when the server has answered the last act. @type {Promise<void>} */
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

  /** @returns {boolean} whether the board shows the present position of the game */
  get live() {
    return this.cursor === null && this.aside === null;
  }

  /** @returns {import("../../types/protocol.js").Trial | null} the open trial */
  get trial() {
    const { phase } = this.view;
    return phase.kind === "settling" ? phase.trial : null;
  }

  /** @returns {Aside | null} the line that the person wants to see, or else the open trial */
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
   * Shows a line beside the game from its first move on.
   *
   * @param {string} about its description
   * @param {readonly LineMove[]} moves
   * @param {readonly string[]} [lost] stones that cannot be saved after it
   */
  showLine(about, moves, lost = []) {
    this.line = { about, moves, at: Math.min(1, moves.length), lost };
    this.cursor = null;
    this.refusal = null;
    this.counted = [];
    this.changed();
  }

  /** @param {number} at how many moves of the line to show */
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

  /** @returns {Colour[]} the sides that this page plays */
  get sides() {
    const { role } = this.view;
    if (role === "both") return ["black", "white"];
    return role === "watch" ? [] : [role];
  }

  /**
   * @param {View} view
   * @param {boolean} [fresh] whether it is of a new connection, so that it replaces any other view
   */
  receive(view, fresh = false) {
    if (fresh ? view.rev === this.view.rev : view.rev <= this.view.rev) return;
    const before = this.view;
    this.view = view;
    this.study.keep(before.steps, view.steps);
    // A line belongs to the position in which it was found.
    if (view.board.join("") !== before.board.join("") || view.phase.kind !== before.phase.kind) this.line = null;
    // This page may not see the analysis any more.
    if (view.analysis.kind !== "open") this.study.stop();
    if (this.waiting && !stillFits(this, this.waiting)) drop(this, this.waiting);
    if (!this.waiting) this.pending = null;
    this.counted = [];
    if (this.chosen !== null && !this.can("play")) this.chosen = null;
    if (this.cursor !== null && this.cursor >= view.steps.length && view.kind === "game") this.cursor = null;
    this.changed({ before });
  }

  /** @param {import("../../types/protocol.js").News} news */
  learn(news) {
    this.study.learn(news);
    // Several evaluations may come at once. They are drawn together.
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
    if (connected) void sendWaiting(this);
  }

  /** @param {number | null} cursor how many steps to show; null to follow the game */
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
   * Plays a stone. It is on the board before the server has answered.
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
   * Makes a move in the trial, or lets the judge make one.
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
      const body = api.bodyOf(error);
      if (body.code === "unreachable" && act.do === "play") keepPlay(this, act);
      else {
        this.refusal = body;
        await this.refresh();
      }
    } finally {
      this.busy = false;
      if (!this.waiting) this.pending = null;
      this.changed();
    }
  }

  /** The person takes back the stone that waits. */
  takeBack() {
    this.waiting = this.pending = null;
    this.changed();
  }

  /** Fetches the view anew after a refusal. */
  async refresh() {
    const view = await api.getView(this.key).catch(() => null);
    if (view) this.receive(view);
  }
}
