/**
 * Snapshots of a study: another is taken where steps are missing, or this page may show too much.
 */

import { bodyOf } from "../api/request.js";
import { endOf, getStudy } from "../api/study.js";
import { joinLines } from "./alone.js";
import { comeBack } from "./come-back.js";
import { Tree } from "./tree.js";
import { Walk } from "./walk.js";

/** @typedef {import("../../types/study.js").StudyView} StudyView */
/** @typedef {import("./room.js").Room} Room */

/** How long a page waits that could not get a snapshot, at first and at most, in milliseconds. */
const [SOON, LATE] = [1000, 30_000];

export class Snapshots {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** The revision of the last one. */
    this.revision = room.revision;
    /** The operations that changed what it shows. @type {Set<string>} */
    this.over = new Set();
    /** Whether one is on its way. */
    this.asked = false;
    /** Asks for another one after a while, since the last could not be had; 0 without a wait. */
    this.timer = 0;
    this.wait = SOON;
    /** Why the last could not be had, as this page said it.
     * @type {import("../../types/protocol.js").ErrorBody | null} */
    this.said = null;
  }

  /**
   * Shows what waits over a snapshot. The snapshot may have some of it already, and what others did
   * to it since: the answers tell.
   */
  show() {
    const { room } = this;
    this.revision = room.revision;
    this.over = new Set(room.predict());
  }

  /**
   * The server has done an operation of this page. Where the snapshot had it, this page has shown
   * it over what others did since.
   * @param {string} id @param {number} revision
   */
  answered(id, revision) {
    if (this.over.delete(id) && revision <= this.revision) void this.again();
  }

  /** Takes another one, and stays where the person stood. @param {StudyView} view */
  take(view) {
    const { room } = this;
    room.me = view.me ?? "";
    room.revision = view.revision;
    room.role = view.role;
    room.links = view.links;
    const before = room.tree;
    room.tree = new Tree(view.nodes, view.boards);
    for (const [name, node] of before.nodes) if (!room.tree.nodes.has(name)) room.past.note(node);
    room.tree.leaves = (top) => room.past.take(top);
    room.company.take(view);
    if (view.may !== room.may) room.company.rightsChanged(view.may);
    room.heard({ names: [], whole: true, own: false, by: null });
    room.forget();
    // A person may stand at a node that waits: it shows again before their place is looked for.
    this.show();
    const walked = room.walk;
    room.walk = new Walk(room.remains(walked.at));
    for (const what of /** @type {const} */ (["last", "stood"])) {
      for (const [name, node] of walked[what]) {
        const now = room.tree.nodes.get(node.name);
        if (now) room.walk[what].set(name, now);
      }
    }
    room.stand();
  }

  /**
   * Asks for another one, and follows from there. Steps that come before it may be missing in it,
   * or be in it: the stream begins anew behind it.
   */
  async again() {
    const { room } = this;
    // Steps of others go on meanwhile, and each of them lacks the same.
    if (this.asked || this.timer !== 0 || room.ended) return;
    this.asked = true;
    try {
      const view = await getStudy(room.key);
      const stood = room.at;
      this.take(view);
      this.wait = SOON;
      this.unsay();
      this.said = null;
      for (const line of [...room.lines]) line.show(room);
      comeBack(room, stood, null);
      joinLines(room);
      room.restand();
      room.changed({ tree: true, moved: true });
      room.company.followGuide();
      room.follow();
    } catch (error) {
      const body = bodyOf(error);
      if (body.code === "unknown-key") room.end(endOf(body));
      else {
        this.said = body;
        room.refuse(body);
        this.timer = setTimeout(() => {
          this.timer = 0;
          void this.again();
        }, this.wait);
        this.wait = Math.min(this.wait * 2, LATE);
      }
    } finally {
      this.asked = false;
    }
  }

  /** What was said about a snapshot that could not be had is said no more. */
  unsay() {
    const { room } = this;
    room.unsay(({ body }) => body === this.said);
  }

  /** The server is there again: one that waits to be asked for is asked for now. */
  connected() {
    if (this.timer === 0) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.wait = SOON;
    void this.again();
  }

  /** The study is not there any more. */
  end() {
    clearTimeout(this.timer);
  }
}
