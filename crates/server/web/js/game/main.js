/** The page of one game. */

import { found, goBy, keyHere } from "../address.js";
import { follow } from "../api/follow.js";
import { getView } from "../api/game.js";
import { visitGame } from "../api/games.js";
import { SAYS_NOTHING, bodyOf, explain, lost } from "../api/request.js";
import { Board } from "../board/board.js";
import { byId, h, setText } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { showNigiri } from "../nigiri.js";
import { startPage } from "../page.js";
import { onSettings, recall, remember, settings, wantsConfirm } from "../settings.js";
import { prepareSound } from "../sound.js";
import { mountAbout } from "./about.js";
import { mountAnalysis } from "./analysis.js";
import { mountAnnouncer } from "./announce.js";
import { asSide, mountActions, mountMoveForm, mountOffer, mountPlaceBar, mountRefusal } from "./controls.js";
import { focusButton, mountFocus } from "./focus.js";
import { boardLabel } from "./label.js";
import { forgetGame, resumePlay } from "./late.js";
import { mountLinks } from "./links.js";
import { mountEnd } from "./count.js";
import { decided, describer, drawingOf } from "./drawing.js";
import { mountNotes } from "./notes.js";
import { mountNotice } from "./notice.js";
import { mountPaper } from "./paper.js";
import { mountPlayers } from "./players.js";
import { stoneOf } from "./position.js";
import { mountLine, mountTryHint } from "./line.js";
import { mountReasons } from "./reasons.js";
import { statusOf } from "./proposed.js";
import { mountRated } from "./rated.js";
import { mountRematch } from "./rematch.js";
import { mountReplay } from "./replay.js";
import { mountSeat } from "./seat.js";
import { mountSettling } from "./settle.js";
import { followAddress, mountShare } from "./share.js";
import { mountStatus } from "./status.js";
import { Store } from "./store.js";
import { mountTalk } from "./talk.js";
import { mountTogether } from "./together.js";
import { mayTry, tryPoint, turnAside } from "./tried.js";
import { mountTrial } from "./trial.js";
import { mountWaiting } from "./waiting.js";


/**
 * A person chose a point: play it, choose it, mark it, or say why not.
 *
 * @param {Store} store
 * @param {number} index
 * @param {"mouse" | "touch" | "key"} pointer
 */
function choose(store, index, pointer) {
  const { view, geometry } = store;
  const point = geometry.names[index];
  if (mayTry(store)) return void tryPoint(store, point);
  if (store.sides.length === 0 || view.phase.kind === "ended" || store.pending) return;
  if (store.line) return store.refuse({ code: "page-aside", text: "" });
  if (store.cursor === null && store.trial) return tryOut(store, point);
  if (!store.live) return store.refuse({ code: "page-replay", text: "" });
  if (view.phase.kind === "settling") return void mark(store, index);
  if (!store.can("play")) {
    if (view.toMove) store.refuse({ code: "not-your-turn", args: { to_move: view.toMove }, text: "" });
    return;
  }
  if (store.cells[index] !== ".") return store.refuse({ code: "occupied", args: { point }, points: [point], text: "" });
  if (view.illegal[point]) return store.refuse(view.illegal[point]);
  if (wantsConfirm(pointer) && store.chosen !== index) return store.choose(index);
  void store.play(index);
}

/**
 * Marks the stones on a point as dead or in seki, as the person has chosen. If they stand so by a
 * mark, it takes that back. If they stand so without one, they are alive.
 * @param {Store} store
 * @param {number} index
 */
async function mark(store, index) {
  const { phase } = store.view;
  if (phase.kind !== "settling" || !store.can("mark") || store.cells[index] === "." || store.busy) return;
  const at = store.geometry.names[index];
  const before = statusOf(phase, at);
  const status = before === store.marking ? "alive" : store.marking;
  const say = (/** @type {import("../../types/protocol.js").Settling} */ { marked, proposal }) => {
    const back = status === "alive" && marked.includes(at);
    return store.act({ ...(back ? { do: "unmark", at } : { do: "mark", at, status }), proposal, ...asSide(store) });
  };
  await say(phase);
  // The judge or the opponent changed the proposal meanwhile. The mark still holds.
  const now = store.view.phase;
  if (store.refusal?.code !== "proposal-changed" || now.kind !== "settling") return;
  const stands = statusOf(now, at);
  if (status === "alive" ? stands !== before : stands === status) store.refuse(null);
  else await say(now);
}

/**
 * A play in the trial.
 * @param {Store} store
 * @param {string} at
 */
function tryOut(store, at) {
  const { trial } = store;
  if (!trial) return;
  if (store.can("trial-move")) return void store.tryMove({ at });
  store.refuse({ code: "not-your-turn", args: { to_move: trial.toMove }, text: "" });
}

/** @param {Store} store */
function mountBoard(store) {
  /** @type {number | null} */
  let hovered = null;
  const board = new Board(byId("board-area"), store.geometry, store.view.stars, boardLabel(store), {
    choose: (index, pointer) => choose(store, index, pointer),
    hover: (index) => {
      hovered = index;
      ghost();
      if (index !== null) askAbout(index);
    },
    focus: (index) => askAbout(index),
  });
  /** @param {number} index */
  const askAbout = (index) => {
    if (decided(store)?.kind === "settling" && store.cells[index] !== ".") store.ask(index);
  };
  const banner = h("p", { class: "beside-banner", id: "beside" }, t("aside"));
  board.parent.append(banner);
  const ghost = () => {
    const { view } = store;
    const at = store.chosen ?? hovered;
    const { trial } = store;
    if (mayTry(store)) {
      const free = at !== null && store.cells[at] === "." && !store.pending;
      return board.showGhost(free ? at : null, stoneOf(turnAside(store)));
    }
    if (trial && store.cursor === null) {
      const free = at !== null && !store.line && store.can("trial-move") && store.cells[at] === ".";
      return board.showGhost(free ? at : null, stoneOf(trial.toMove));
    }
    const shown = at !== null && store.live && !store.pending && store.can("play")
      && store.cells[at] === "." && !view.illegal[store.geometry.names[at]];
    board.showGhost(shown ? at : null, stoneOf(view.toMove ?? "black"));
  };
  let labelling = 0;
  let before = store.shown;
  store.subscribe(() => {
    board.draw(drawingOf(store, Math.abs(store.shown - before) <= 1));
    before = store.shown;
    ghost();
    const aside = store.aside !== null;
    banner.hidden = !aside;
    board.grid.name(boardLabel(store));
    board.element.classList.toggle("beside", aside);
    board.element.classList.toggle("playable", mayTry(store) || (store.can("play") && store.live) || (store.can("trial-move") && aside && !store.line));
    board.element.classList.toggle("markable", store.can("mark") && store.live);
    clearTimeout(labelling);
    labelling = setTimeout(() => board.grid.label(describer(store)), 30);
  });
  board.showCoordinates(settings.coordinates);
  onSettings(() => board.showCoordinates(settings.coordinates));
}

/** @param {Store} store */
function mountConnection(store) {
  const line = byId("connection");
  store.subscribe(() => {
    // A play that the server cannot keep waits, even while the page is told what happens.
    const isKept = store.late?.code !== "unkept";
    line.hidden = store.connected && isKept;
    setText(line, line.hidden ? "" : lost(isKept ? store.lost : store.late));
  });
}

/** The link to the record of the game. @param {Store} store */
const download = (store) =>
  h("a", { id: "sgf", class: "button icon-only", href: `/api/g/${store.key}/sgf`, download: "", "aria-label": t("sgf-download"), title: t("sgf-download") },
    icon("download"));

/**
 * @param {Store} store
 * @param {(analysis: boolean) => void} follow
 */
function mount(store, follow) {
  byId("game").style.setProperty("--shape", String((store.geometry.width + 1) / (store.geometry.height + 1)));
  const say = mountAnnouncer(byId("announcer"), store);
  mountNotice(store);
  mountConnection(store);
  mountBoard(store);
  mountRefusal(byId("game"), store);
  mountPlayers(byId("players"), store, say);
  const pass = mountStatus(byId("status-card"), store);
  const side = byId("side");
  mountPlaceBar(side, store);
  mountWaiting(side, store);
  mountLine(side, store);
  mountTrial(side, store);
  mountSeat(side, store);
  mountOffer(side, store);
  mountLinks(side, store);
  mountSettling(side, store);
  mountReasons(side, store);
  mountEnd(side, store);
  mountRated(side, store);
  mountRematch(side, store, say);
  mountTalk(side, store, say);
  mountReplay(side, store, () => [focusButton(), download(store)]);
  mountTryHint(side, store);
  mountNotes(side, store);
  mountAnalysis(side, store, say, follow);
  mountTogether(side, store);
  mountShare(side, store);
  mountMoveForm(side, store, { play: (index) => choose(store, index, "key"), pass });
  mountActions(side, store);
  mountAbout(side, store);
  mountFocus(store);
  mountPaper(store);
  store.subscribe(({ before }) => {
    const { phase } = store.view;
    if (before && phase.kind !== before.phase.kind) side.scrollTop = 0;
  });
}

/**
 * The creator saw the nigiri when making the game. The opponent sees it on opening the page.
 * @param {Store} store
 */
function mountNigiri(store) {
  const { nigiri, role, steps } = store.view;
  if (!nigiri || steps.length > 0 || (role !== "black" && role !== "white") || role === nigiri.creator) return;
  if (recall(`nigiri.${store.key}`, false)) return;
  remember(`nigiri.${store.key}`, true);
  void showNigiri(nigiri, role);
}

/**
 * @param {import("../../types/protocol.js").ErrorBody} body why there is no game to show
 * @param {boolean} [again] whether the page tries again
 */
function tell(body, again = false) {
  const key = keyHere();
  if (body.code === "unknown-key" && key) forgetGame(key);
  byId("problem").hidden = false;
  setText(byId("problem-text"), again ? `${explain(body)} ${t("trying-again")}` : explain(body));
  document.title = `${t("problem-title")} – Tengen`;
}

async function start() {
  startPage("board", "moves", "game");
  prepareSound();
  const main = byId("game");
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const view = await found(getView);
      const store = new Store(view.key, view);
      // The game is more important than the list of games, which lacks it then.
      void visitGame(store.key).then((own) => goBy(own, store.key), () => {});
      const follows = follow(store.key, {
        view: (view, fresh) => store.receive(view, fresh),
        analysis: (news) => store.learn(news),
        state: (connected, why) => store.setConnected(connected, why),
        gone: (body) => {
          main.hidden = true;
          byId("connection").hidden = true;
          tell(body);
        },
      });
      byId("problem").hidden = true;
      // The board finds its size as it is made, so that nothing shifts.
      main.hidden = false;
      mount(store, follows);
      followAddress(store);
      resumePlay(store);
      mountNigiri(store);
      return;
    } catch (error) {
      const body = bodyOf(error);
      const again = body.code !== "internal" && SAYS_NOTHING.has(body.code);
      tell(body, again);
      if (!again) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

await start();
