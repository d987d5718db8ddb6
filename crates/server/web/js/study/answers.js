/** What the server answers to the operations of this page. */

import { isLoss } from "./left-over.js";
import { madeBy, neededBy } from "./past.js";
import { callOtherwise } from "./queue.js";

/** @typedef {import("../../types/study.js").Answer} Answer */
/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room @param {Operation} operation @param {Answer} answer */
export function take(room, operation, answer) {
  room.seen.delete(operation.id);
  // It was sent together with the move whose node the study calls otherwise.
  for (const [own, name] of room.joined) callOtherwise(operation, own, name);
  room.answered(operation.id, !("refused" in answer));
  if ("refused" in answer) return refused(room, operation, answer.refused);
  room.undo.answered(operation.id);
  /** @type {{ revision: number, node?: string }} */
  const said = "existing" in answer ? answer.existing : "already" in answer ? answer.already : answer.done;
  if (said.node !== undefined && operation.op === "play") {
    // Nothing was made that could be taken back.
    room.undo.drop(operation.id);
    join(room, operation.node, said.node, said.revision);
  }
  room.snapshots.answered(operation.id, said.revision);
}

/**
 * The parent had the move already, under another name, which counts from now on.
 * @param {Room} room @param {string} own @param {string} name
 * @param {number} revision the one by which the server knew both
 */
function join(room, own, name, revision) {
  const { tree, queue, walk } = room;
  room.joined.set(own, name);
  queue.rename(own, name);
  for (const line of room.lines) if (line.parent === own) line.rehang(room, name);
  const [mine, there] = [tree.nodes.get(own), tree.nodes.get(name)];
  if (!mine?.waits || mine === there) return;
  if (there) {
    const stood = room.at === mine;
    for (const child of mine.children.splice(0)) {
      child.parent = there;
      tree.touched.add(child);
      there.children.push(child);
    }
    tree.remove(mine);
    if (stood) walk.to(there);
  } else if (room.revision < revision) {
    // The step that brings it is on its way.
    tree.rename(mine, name);
    const last = walk.last.get(own);
    if (last) walk.last.set(name, last);
  } else {
    // It has gone meanwhile.
    tree.remove(mine);
  }
  room.heard({ names: [], whole: false, own: false, by: null, joined: [own, name] });
  room.restand();
  room.changed({ tree: true, moved: true });
}

/**
 * Takes a node away that the study did not take. Nodes that this page has shown below it, before
 * the study agreed, stay.
 * @param {Room} room @param {Operation} operation @param {import("../../types/study.js").Node} top
 */
function takeAway(room, operation, top) {
  const { tree } = room;
  const above = operation.op === "insert" && top.parent ? tree.nodes.get(operation.above) : undefined;
  const goesBack = above?.parent === top;
  const stood = room.at === top;
  if (goesBack) tree.follow([{ put: { node: above.name, parent: top.parent?.name, before: top.name } }]);
  const isLost = hasSettled(top);
  tree.remove(top);
  // A person who chose the point of the move chooses it again, where they chose it.
  if (goesBack && stood) {
    room.walk.to(above);
    if (room.edits) room.inserting = above.name;
  }
  room.restand();
  // Nodes of the study may have been put there by acts that are refused next.
  if (isLost) void room.reload();
}

/** Whether the study has a node below one that it did not take.
 * @param {import("../../types/study.js").Node} top */
function hasSettled(top) {
  const open = [...top.children];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.waits && !node.alone) return true;
    open.push(...node.children);
  }
  return false;
}

/**
 * The study does not take an operation. What the person wrote by it is kept.
 * @param {Room} room @param {Operation} operation @param {import("../../types/study.js").Refusal}
 * why
 */
function refused(room, operation, why) {
  const { code } = why;
  // It was to take back what the study never took. Nothing is left to be tried again.
  const isVain = operation.op === "undo" && code === "unknown";
  const stays = operation.op === "undo" && room.undo.turnRefused(operation.id, operation.of, code);
  if (operation.op !== "undo") room.undo.drop(operation.id);
  room.leading.delete(operation.id);
  if (operation.op === "role") room.company.answered.delete(operation.who);
  const about = neededBy(operation);
  const lost = room.lost.get(about ?? "");
  const made = madeBy(operation);
  for (const name of made) room.lost.set(name, operation);
  const by = why.by ?? (code === "not-allowed" ? room.rightsBy : room.past.deleters.get(about ?? "")) ?? null;
  /** @type {import("./room.js").Heard} */
  const heard = { names: [], whole: false, own: false, by: null, conflict: operation };
  if (code === "conflict") room.heard(heard);
  // A stone where none may be is no loss by itself.
  if (!heard.claimed && isLoss(operation, code) && !(code === "illegal" && made.length === 1)) {
    if (lost && isLoss(lost, "")) room.leave(lost, code, by);
    room.leave(operation, code, by);
  }
  if (operation.op === "undo") room.left.turnBack(operation.of, operation.id);
  const node = room.tree.nodes.get(made[0] ?? "");
  if (node?.waits) takeAway(room, operation, node);
  else if (made.length === 0 && !lost && operation.op !== "undo") void room.reload();
  if (!lost && code !== "conflict" && !room.ended) room.notice = { kind: "wrong", body: isVain ? { code: "study-undo-vain", text: "" } : why.illegal ?? { ...why, code: `study-${code}` } };
  if (operation.op === "undo" && !isVain && !room.ended) room.tellMore({ code: "study-undo", text: "", args: { again: stays ? "yes" : "no" } }, "wrong");
  room.changed({ tree: true, moved: true });
}
