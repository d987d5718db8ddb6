/** The page of a study. */

import { decoded, found, goBy, keyHere } from "../address.js";
import { SAYS_NOTHING, bodyOf, explain, lost } from "../api/request.js";
import { getStudy, visitStudy } from "../api/study.js";
import { followStudy } from "../api/study-stream.js";
import { byId, set, setText } from "../dom.js";
import { t } from "../i18n.js";
import { startPage } from "../page.js";
import { onSettings, recall, remember } from "../settings.js";
import { prepareSound } from "../sound.js";
import { mountBoardPanel } from "./board-panel.js";
import { mountChapters } from "./chapters.js";
import { Clipboard } from "./clipboard.js";
import { mountEditPanel } from "./edit-panel.js";
import { Engine } from "./engine.js";
import { mountEnginePanel } from "./engine-panel.js";
import { mountFiles } from "./files.js";
import { beginnings, homeOf } from "./home.js";
import { LeftOvers, isLoss } from "./left-over.js";
import { mountLeft } from "./left-panel.js";
import { Guess, mountGuess } from "./guess.js";
import { mountHeading, mountNotesPanel } from "./notes-panel.js";
import { mountNotice } from "./notice.js";
import { Past, neededBy } from "./past.js";
import { adopt } from "./queue.js";
import { mountSteps } from "./outline.js";
import { mountNews, mountPeoplePanel } from "./people-panel.js";
import { Room } from "./room.js";
import { followAddress, mountSharePanel, tellRenewed } from "./share-panel.js";
import { mountSheet } from "./sheet.js";
import { mountControls, mountKeysOfRoom } from "./steer.js";
import { mountTabs } from "./tabs.js";
import { takeOver } from "./take-over.js";
import { Tools } from "./tools.js";
import { Tree } from "./tree.js";
import { mountTreePanel } from "./tree-panel.js";

const NO_TREE = new Tree([], []);
/** A key, or what stands for one in this browser. */
const named = decoded(location.pathname.split("/").at(-1) ?? "");

/** How often, and how many milliseconds apart, a page looks whether its address has a new link. */
const [LOOKS, APART] = [5, 600];

/** Whether the study is found by the address of this page. Another page of this browser may be
 * about to open the new link. */
async function opens() {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (looks > 0) await new Promise((resolve) => setTimeout(resolve, APART));
    if (await found(getStudy).then(() => true, () => false)) return true;
  }
  return false;
}

/** @param {Room} room */
function mount(room) {
  const tools = new Tools(room);
  const engine = new Engine(room);
  const guess = new Guess(room, engine);
  room.guess = guess;
  room.clipboard = new Clipboard(room);
  mountFiles(room);
  const say = mountSteps(byId("announcer"), room);
  const toggle = mountSheet();
  mountHeading(room);
  mountBoardPanel(room, tools, engine);
  const tabs = mountTabs(byId("room-tabs"), ["notes", "edit", "engine", "people", "share"], recall("study-tab", "notes"), (name) => {
    remember("study-tab", name);
    room.changed({ moved: true });
  });
  const note = mountNotesPanel(tabs.panel("notes"), room, engine, () => tabs.choose("notes"));
  mountEditPanel(tabs.panel("edit"), room, tools, () => tabs.choose("edit"));
  mountEnginePanel(tabs.panel("engine"), room, engine, guess, say);
  mountPeoplePanel(tabs.panel("people"), room);
  mountSharePanel(tabs.panel("share"), room);
  const tree = mountTreePanel(byId("tree-box"), room, { loss: (node) => (guess.hides ? null : engine.loss(node)) });
  mountChapters(byId("room-chapters"), room);
  byId("room-chapters").append(tree.button);
  mountControls(byId("room-controls"), room, { tree: toggle });
  mountNotice(byId("room-controls"), room);
  mountNews(byId("room-news"), room, {
    alone: (on) => room.setAlone(on),
  });
  mountGuess(byId("room-news"), room, guess, say);
  mountKeysOfRoom(room, tools, {
    find: tree.search, tree: () => (byId("tree").getClientRects().length > 0 ? byId("tree").focus() : toggle()),
    note: () => {
      tabs.choose("notes");
      note();
    },
  });
  // The browser asks before it closes a page with changes that it does not keep.
  addEventListener("beforeunload", (event) => room.queue.unkept > 0 && event.preventDefault());
  const stream = followStudy(room.key, room.page, {
    revision: () => room.revision,
    step: (done) => room.step(done),
    reload: () => void room.reload(),
    people: (people) => room.company.learn(people),
    told: (word) => room.company.hear(word),
    analysis: (news) => {
      engine.learn(news);
      tree.redraw();
    },
    state: (connected, why = null) => {
      room.connected = connected;
      if (connected) {
        void room.queue.send();
        room.snapshots.connected();
        // That the server did not answer is over.
        room.unsay(({ body }) => body.code === "unreachable");
        // The server does not know what the page looks at by another stream.
        engine.asked = "";
      }
      const line = byId("connection");
      setText(line, connected ? "" : lost(why));
      line.hidden = connected || room.ended !== null;
      room.changed();
    },
    replaced: async ({ role, by }) => {
      if (role !== room.role) return false;
      // This page has replaced it, and goes on by the new one.
      if (room.moves) return true;
      // One that came by the new link early may be told of the old one.
      const failure = await visitStudy(room.key).then(() => null, bodyOf);
      if (failure?.code !== "unknown-key") return false;
      // By an address of its own, this browser may have the new link already.
      const goesOn = by === room.me && await opens();
      room.end(goesOn ? { code: "study-replaced-here", text: "" }
        : { code: "study-replaced", text: "", args: { name: by ? room.company.said(by) : "none" } });
      return true;
    },
    gone: (body) => room.end(body),
  });
  // Nothing is tried any more for a study that is gone, wherever the page learned of it.
  room.subscribe(() => {
    if (room.ended) byId("connection").hidden = true;
  });
  const wanted = () => stream.want(engine.wanted);
  room.follow = stream.again;
  onSettings(wanted);
  wanted();
  void room.queue.send();
}

/**
 * @param {import("../../types/protocol.js").ErrorBody} body why there is no study to show
 * @param {boolean} [again] whether the page tries again
 */
function tell(body, again = false) {
  byId("problem").hidden = false;
  setText(byId("problem-text"), again ? `${explain(body)} ${t("trying-again")}` : explain(body));
  document.title = `${t("room-problem")} – Tengen`;
}

/** What this browser keeps of a study that is not there any more stays readable. */
function keepLeft() {
  const home = homeOf(keyHere() ?? named);
  const left = new LeftOvers(home);
  const past = new Past();
  const cause = { why: "link-ended", name: null };
  left.together(() => {
    for (const operation of adopt(home, (way) => past.learn(way))) {
      const about = neededBy(operation);
      if (isLoss(operation, "")) left.add(operation, (about && past.way(NO_TREE, about)) || [], cause);
    }
  });
  // Texts that were not decided about are known by their fields.
  for (const [field, property] of /** @type {const} */ ([["own-remark", ""], ["own-comment", "C"], ["node-name", "N"]])) {
    for (const texts of takeOver(beginnings("study-text", home).map((own) => `${own}${field}.`), /** @type {Record<string, import("./node-field.js").Undecided>} */ ({}))) {
      for (const [node, { mine, theirs, way }] of Object.entries(texts)) {
        past.learn(way ?? []);
        const act = property ? { op: /** @type {const} */ ("set"), node, name: property, values: [mine] } : { op: /** @type {const} */ ("comment"), node, by: "", text: mine };
        left.add({ ...act, c: "", id: `${field}-${node}`, base: 0, was: theirs }, past.way(NO_TREE, node) ?? [], cause);
      }
    }
  }
  mountLeft(byId("problem"), left, null);
}

async function start() {
  startPage("board", "study", "edit");
  prepareSound();
  const main = byId("room");
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const view = await found(getStudy);
      const room = new Room(view.key, view);
      // The study is more important than the list of studies, which lacks it then.
      void visitStudy(room.key).then((own) => goBy(own, room.key), () => {});
      byId("problem").hidden = true;
      main.hidden = false;
      followAddress(room);
      mount(room);
      tellRenewed(room);
      set(main, { "data-ready": "" });
      return;
    } catch (error) {
      const body = bodyOf(error);
      if (!(error instanceof Error && "body" in error)) throw error;
      const again = body.code !== "internal" && SAYS_NOTHING.has(body.code);
      const isGone = body.code === "unknown-key";
      tell(isGone ? { ...body, code: "study-unknown-key" } : body, again);
      if (isGone) keepLeft();
      if (!again) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

await start();
