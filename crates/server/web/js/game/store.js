/** The state of the page: the server's view, and the position that this person looks at. */

import { getView, sendAct } from "../api/game.js";
import { bodyOf } from "../api/request.js";
import { Geometry } from "../board/geometry.js";
import { Beside } from "./beside.js";
import { Study } from "./study.js";
import { arrive, drop, forgetPlay, goesAgain, playWaits, sendWaiting, setOut, stillFits } from "./late.js";
import { nextNumber, stoneOf } from "./position.js";
import { Positions } from "./positions.js";

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
    /** A play that has no answer yet. @type {Play | null} */
    this.underWay = null;
    /** A play that the server has not taken, to be sent again. @type {Play | null} */
    this.waiting = null;
    /** A point that the person has chosen, but not confirmed. @type {number | null} */
    this.chosen = null;
    /** The status that a tap gives stones when play has stopped. @type {"dead" | "seki"} */
    this.marking = "dead";
    /** @type {ErrorBody | null} */
    this.refusal = null;
    /** The line shown beside the game. @type {Beside | null} */
    this.line = null;
    /** A line shown as long as the person points at it. @type {Beside | null} */
    this.glimpse = null;
    /** The point that the person asks about. @type {number | null} */
    this.asked = null;
    /** The points that an explanation is about. @type {readonly number[]} */
    this.counted = [];
    this.positions = new Positions(this.geometry);
    this.study = new Study();
    this.drawing = 0;
    this.connected = true;
    /** Why there is no connection, where the server says it. @type {ErrorBody | null} */
    this.lost = null;
    /** Why a play waits. @type {ErrorBody | null} */
    this.late = null;
    this.busy = false;
    /** Resolves when the server has answered the last act. @type {Promise<void>} */
    this.answered = Promise.resolve();
    /** @type {((change: Change) => void)[]} */
    this.listeners = [];
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

  /** @returns {Beside | null} the line on the board */
  get beside() {
    return this.glimpse ?? this.line;
  }

  /** @returns {Aside | null} the line that the person wants to see, or else the open trial */
  get aside() {
    const { beside, trial } = this;
    if (beside) return { cells: beside.after(this.geometry).cells, last: beside.last };
    if (this.cursor !== null) return null;
    return trial ? { cells: trial.board.join(""), last: trial.steps.at(-1) } : null;
  }

  /**
   * Shows a line beside the end of the game, from its first move on.
   *
   * @param {string} about its description
   * @param {readonly LineMove[]} moves
   * @param {readonly string[]} [lost] stones that cannot be saved after it
   */
  showLine(about, moves, lost = []) {
    const root = { steps: this.view.steps.length, cells: this.view.board.join("") };
    this.cursor = null;
    this.setLine(new Beside(root, moves, 1, { about, lost }));
  }

  /** @param {Beside} line */
  setLine(line) {
    this.line = line;
    this.glimpse = null;
    this.refusal = null;
    this.counted = [];
    this.changed();
  }

  /** @param {Beside | null} line */
  glance(line) {
    if (line === this.glimpse) return;
    this.glimpse = line;
    this.changed();
  }

  /** @param {number} at how many moves of the line to show */
  stepLine(at) {
    if (this.line) this.setLine(this.line.step(at));
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
    return this.aside?.cells ?? this.gameCells;
  }

  /** @returns {string} the points of the board in the position of the game that is shown */
  get gameCells() {
    if (this.cursor === null) return this.view.board.join("");
    return this.positions.after(this.view, this.cursor).cells;
  }

  /** @returns {import("./position.js").Taken} the prisoners of both sides in the position shown */
  get captures() {
    return this.positions.captures(this.view, this.beside?.root.steps ?? this.shown, this.beside);
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
    if (view.board.join("") !== before.board.join("") || view.phase.kind !== before.phase.kind) this.line = this.glimpse = null;
    // A refusal is about the game as it was, and must not stand beside its end.
    if (view.phase.kind !== before.phase.kind) this.refusal = null;
    // Nor is it about another proposal than that on which it was given.
    if (view.phase.kind === "settling" && before.phase.kind === "settling" && view.phase.proposal !== before.phase.proposal) this.refusal = null;
    // This page may not see the analysis any more.
    if (view.analysis.kind !== "open") this.study.stop();
    if (this.waiting && !stillFits(this, this.waiting)) drop(this, this.waiting);
    if (!this.waiting && !(this.underWay && stillFits(this, this.underWay))) this.pending = null;
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

  /** @param {boolean} connected @param {ErrorBody | null} [why] */
  setConnected(connected, why = null) {
    if (connected === this.connected && why === null) return;
    this.connected = connected;
    this.lost = connected ? null : why ?? this.lost;
    this.changed();
    if (connected) void sendWaiting(this);
  }

  /** @param {number | null} cursor how many steps to show; null to follow the game */
  look(cursor) {
    const last = this.view.steps.length;
    const next = cursor === null ? null : Math.min(Math.max(cursor, 0), last);
    this.cursor = next === last && this.view.kind === "game" ? null : next;
    this.chosen = null;
    this.line = this.glimpse = null;
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

  /** @param {number} move the number that the pass would have */
  async pass(move) {
    await this.act({ do: "pass", move });
  }

  /** @param {Act} act */
  act(act) {
    if (act !== this.waiting && playWaits(this)) return this.answered;
    this.answered = this.send(act);
    return this.answered;
  }

  /** @param {Act} act */
  async send(act) {
    this.busy = true;
    const play = act.do === "play" ? act : null;
    if (play) setOut(this, play);
    try {
      this.refusal = null;
      const view = await sendAct(this.key, act);
      if (play) arrive(this, play);
      this.receive(view);
    } catch (error) {
      const body = bodyOf(error);
      if (!play || !goesAgain(this, play, body)) {
        if (play) arrive(this, play);
        const { kind } = this.view.phase;
        this.refusal = body;
        await this.refresh();
        // It is news for the person, even if the view that was fetched has another proposal.
        if (this.view.phase.kind === kind) this.refusal = body;
      }
    } finally {
      this.busy = false;
      if (!this.waiting && !this.underWay) this.pending = null;
      this.changed();
    }
  }

  /** The person takes back the stone that waits. */
  takeBack() {
    forgetPlay(this);
    this.pending = null;
    this.changed();
  }

  /** Fetches the view anew after a refusal. */
  async refresh() {
    const view = await getView(this.key).catch(() => null);
    if (view) this.receive(view);
  }
}
