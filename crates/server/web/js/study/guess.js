/** Guessing the moves of a line: the person plays, then sees what the record plays. */

import { byId, h, setText } from "../dom.js";
import { number, rounded, t } from "../i18n.js";
import { Line } from "./alone.js";
import { sgfOf } from "./sgf.js";
import { moveOf, wayTo } from "./tree.js";
import { colourOf, isIllegal, nodeText } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {"B" | "W" | "both"} Side */

/** How long a question rests before it is said, in milliseconds. */
const SOON = 100;

/**
 * @typedef {object} Answer
 * @property {string} node the name of the node with the move of the record
 * @property {Node | null} own the node with the person's move, where it is another
 * @property {{ mine: number, record: number } | null} losses what both lose, once it is known
 */

export class Guess {
  /** @param {Room} room @param {Engine} engine */
  constructor(room, engine) {
    this.room = room;
    this.engine = engine;
    /** Whose moves are guessed; nobody's while nothing is. @type {Side | null} */
    this.side = null;
    /** @type {Answer[]} */
    this.answers = [];
    /** What is told now. @type {Answer | null} */
    this.told = null;
    /** The person's move as a line of this page. @type {Line | null} */
    this.line = null;
    /** Where going forward led before the person's move. @type {Node | null} */
    this.before = null;
    /** The question whose answer the referee looks at. */
    this.asked = 0;
    this.looking = false;
  }

  /**
   * Whether the moves that follow are hidden, with all that the engine says. An answer shows
   * neither the next move nor what is good there.
   */
  get hides() {
    return this.side !== null;
  }

  /**
   * The nodes that the tree shows while moves are guessed; null while nothing is hidden.
   * @returns {Set<Node> | null}
   */
  get known() {
    if (!this.hides) return null;
    const record = this.room.tree.nodes.get(this.told?.node ?? "");
    return new Set([...wayTo(this.room.at), ...(record ? [record] : [])]);
  }

  /** The node that follows on the line. */
  get following() {
    const next = this.room.walk.following();
    return next && !next.alone ? next : null;
  }

  /** The node with the move to be guessed. */
  get wanted() {
    const { following } = this;
    const move = following && moveOf(following);
    return move && (this.side === "both" || move.color === this.side) ? following : null;
  }

  /** @param {Side} side */
  begin(side) {
    this.close();
    this.side = side;
    this.answers = [];
    const { room } = this;
    let at = room.at;
    while (at.alone && at.parent) at = at.parent;
    if (at !== room.at) room.goTo(at);
    this.forward();
  }

  /** Shows moves until one is to be guessed. */
  forward() {
    const { room } = this;
    while (!this.wanted && this.following) room.goTo(/** @type {Node} */ (this.following));
    room.changed({ moved: true });
  }

  /** The person guesses a point. @param {number} index */
  async choose(index) {
    const { room, wanted } = this;
    if (!wanted || this.told || this.looking) return;
    const move = moveOf(wanted);
    const point = sgfOf(index, room.geometry);
    if (move?.point === point) return this.tell({ node: wanted.name, own: null, losses: null });
    const parent = room.at;
    const line = new Line(parent.name, [[move?.color ?? "B", point]]);
    this.asked += 1;
    const { asked } = this;
    this.looking = true;
    this.before = wanted;
    await line.begin(room);
    this.looking = false;
    const own = room.tree.nodes.get(line.name(0));
    // The rules may have refused it, although a line tried alone has the node. Or the person has
    // stopped meanwhile.
    if (!own || !room.lines.includes(line)) return;
    if (asked !== this.asked || this.side === null) return line.close(room);
    this.line = line;
    this.tell({ node: wanted.name, own, losses: null });
  }

  /** @param {Answer} answer */
  tell(answer) {
    this.told = answer;
    this.answers.push(answer);
    const node = this.room.tree.nodes.get(answer.node);
    if (!answer.own && node) this.room.goTo(node);
    this.room.changed({ moved: true });
  }

  /** Goes on with the move of the record, or where the person stands. */
  next() {
    const node = this.room.tree.nodes.get(this.told?.node ?? "");
    this.close();
    if (node) this.room.goTo(node);
    this.forward();
  }

  /** Takes the person's move away again. */
  close() {
    const { room, line, before } = this;
    this.asked += 1;
    this.told = null;
    this.engine.first = null;
    this.line = null;
    this.before = null;
    line?.close(room);
    // Going forward leads where it led before.
    if (line && before?.parent) room.walk.last.set(before.parent.name, before);
  }

  end() {
    this.close();
    this.side = null;
    this.room.changed({ moved: true });
  }

  /** Notes what both moves lose as soon as the engine knows, and asks about both. */
  judge() {
    const { told, engine, room } = this;
    const record = told && room.tree.nodes.get(told.node);
    // While the engine is off nothing is told by it, nor by what programs wrote into the record.
    if (!record || told.losses || !engine.on) return;
    const own = told.own ?? record;
    const [mine, other] = [engine.loss(own), engine.loss(record)];
    const first = mine !== null && other === null ? record : null;
    if (engine.first !== first) {
      engine.first = first;
      engine.ask();
    }
    if (mine === null || other === null) return;
    told.losses = { mine: Math.max(0, mine), record: Math.max(0, other) };
  }

  /** The score so far. */
  get score() {
    const judged = this.engine.on ? this.answers.flatMap(({ losses }) => (losses ? [losses] : [])) : [];
    const mean = (/** @type {"record" | "mine"} */ whose) => judged.reduce((sum, losses) => sum + losses[whose], 0) / judged.length;
    return {
      moves: this.answers.length, right: this.answers.filter(({ own }) => !own).length,
      ...(judged.length > 0 && { mine: mean("mine"), record: mean("record") }),
    };
  }
}

/** @param {HTMLElement} parent @param {string} selector */
function focus(parent, selector) {
  const element = parent.querySelector(selector);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * The strip above the tree while moves are guessed.
 * @param {HTMLElement} parent
 * @param {Room} room
 * @param {Guess} guess
 * @param {(text: string) => void} say
 */
export function mountGuess(parent, room, guess, say) {
  const asked = h("span", { id: "guess-asked" });
  const score = h("span", { id: "guess-score" });
  const next = h("button", { type: "button", id: "guess-next", class: "small primary", onclick: () => {
    guess.next();
    // The button is gone now; the next guess is made on the board.
    focus(byId("grid"), '[tabindex="0"]');
  } }, t("guess-next"));
  const end = h("button", { type: "button", id: "guess-end", class: "small", onclick: () => {
    guess.end();
    focus(byId("guess-box"), "summary");
  } }, t("guess-end"));
  const strip = h("div", { id: "guess", class: "news", hidden: true }, asked, score, next, end);
  parent.prepend(strip);

  /** Scrolls to the board, where it is to be played on, and to the whole strip. */
  const show = () => {
    if (strip.hidden) return;
    if (guess.wanted && !guess.told) byId("board-area").scrollIntoView({ block: "nearest" });
    strip.scrollIntoView({ block: "nearest" });
  };
  const words = () => {
    const { told, wanted, following } = guess;
    const at = number(room.positions.number(room.at) + 1);
    if (!told && wanted) return t("guess-ask", { colour: colourOf(moveOf(wanted)?.color ?? "B"), move: at });
    const record = room.tree.nodes.get(told?.node ?? "");
    if (!told || !record) return t(following ? "guess-turn" : "guess-over");
    const name = (/** @type {Node} */ node) => nodeText(node, room.geometry);
    const { own, losses } = told;
    const said = own ? t("guess-other", { own: name(own), record: name(record) }) : t("guess-right", { record: name(record) });
    if (!losses || !guess.engine.on) return guess.engine.on && !isIllegal(record) ? `${said} ${t("guess-looking")}` : said;
    const lost = { mine: rounded(losses.mine), record: rounded(losses.record) };
    return `${said} ${t(own ? "guess-lost" : "guess-lost-same", lost)}`;
  };
  let stood = room.at.name;
  let spoken = "";
  let saying = 0;
  room.subscribe(() => {
    const { told } = guess;
    // Nobody tells the moves of another game apart.
    if (guess.side !== null && room.otherGame) {
      const { otherGame } = room;
      guess.end();
      return room.tellMore(otherGame, "news");
    }
    const here = room.at.name;
    // A person who goes elsewhere guesses there.
    if (told && here !== stood && here !== told.own?.name && here !== told.node) guess.close();
    stood = here;
    strip.hidden = guess.side === null;
    if (strip.hidden) {
      clearTimeout(saying);
      spoken = "";
      return;
    }
    guess.judge();
    // The referee looks at the person's move.
    if (guess.looking) return;
    const text = words();
    setText(asked, text);
    const isNew = text !== spoken;
    spoken = text;
    if (isNew) {
      // On the way to the next guess there are nodes that nobody is asked about.
      clearTimeout(saying);
      saying = setTimeout(() => say(text), SOON);
    }
    const { moves, right, mine, record } = guess.score;
    setText(score, moves === 0 ? "" : [
      t("guess-score", { right: number(right), count: moves, moves: number(moves) }),
      mine === undefined || record === undefined ? "" : t("guess-mean", { mine: rounded(mine), record: rounded(record) }),
    ].filter(Boolean).join(" "));
    next.hidden = guess.told === null && (guess.wanted !== null || guess.following === null);
    // On a phone the board and the strip may be far from where the person began.
    if (isNew) requestAnimationFrame(() => show());
  });
}

/**
 * What begins it, in the engine's panel, and the button for it.
 * @param {Guess} guess
 */
export function makeGuess(guess) {
  const side = h("select", { id: "guess-side" }, .../** @type {const} */ (["both", "B", "W"]).map((value) =>
    h("option", { value }, t("losses-side", { which: value === "both" ? value : colourOf(value) }))));
  const begin = h("button", { type: "button", id: "guess-begin", onclick: () => guess.begin(/** @type {Side} */ (side.value)) }, t("guess-begin"));
  const element = h("details", { id: "guess-box" }, h("summary", {}, t("guess")), h("p", { class: "hint" }, t("guess-text")),
    h("div", { class: "field" }, h("label", { for: "guess-side" }, t("guess-whose")), h("div", { class: "joined" }, side, begin)));
  return { element, begin };
}
