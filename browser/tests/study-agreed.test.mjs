/** What is shown before the study agrees, without a browser: what it refuses goes, and what is said is true. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { came, request, rest, roomOf, unanswered, view } from "../lib/room.mjs";

const LINE = [["r", null, { SZ: ["9"] }], ["a", "r", { B: ["ee"] }], ["b", "a", { W: ["ec"] }], ["c", "b", { B: ["gc"] }]];
const below = (room, name) => room.tree.known(name).children.map((node) => node.name).join(" ");
const illegal = { refused: { code: "illegal", text: "", illegal: { code: "suicide", text: "no liberty", args: { point: "J9" }, points: [] } } };

test("an insert that is refused leaves the line and the choice of a point as they were", async () => {
  const room = roomOf(view(LINE));
  room.goTo(room.tree.known("b"));
  room.act([{ op: "insert", above: "b", node: "x", properties: [["W", ["aa"]]] }]);
  room.goTo(room.tree.known("x"));
  const sent = await request("/operations");
  // Nodes that others add meanwhile stay, too.
  room.step(came(1, "d", "c", { W: ["cc"] }));
  sent.answer({ revision: 1, answers: [illegal] });
  await rest();
  assert.deepEqual([below(room, "a"), below(room, "b"), below(room, "c")], ["b", "c", "d"]);
  assert.equal(room.tree.nodes.has("x"), false);
  assert.deepEqual([room.at.name, room.inserting, room.notice.body.code], ["b", "b", "suicide"]);
  // A person who has gone elsewhere chooses nothing there.
  room.inserting = null;
  room.act([{ op: "insert", above: "b", node: "y", properties: [["W", ["aa"]]] }]);
  room.goTo(room.tree.known("r"));
  (await request("/operations")).answer({ revision: 1, answers: [illegal] });
  await rest();
  assert.deepEqual([room.at.name, room.inserting, below(room, "a")], ["r", null, "b"]);
  assert.equal(unanswered(), 0);
});

test("nodes of the study that were put below a refused one are asked for", async () => {
  const nodes = [...LINE, ["e", "r", { B: ["cc"] }]];
  const room = roomOf(view(nodes));
  room.act([{ op: "play", parent: "r", node: "x", B: "aa" }]);
  room.act([{ op: "move", node: "e", parent: "x" }]);
  const sent = await request("/operations");
  assert.equal(below(room, "x"), "e");
  sent.answer({ revision: 0, answers: [illegal] });
  (await request("/operations")).answer({ revision: 0, answers: [{ refused: { code: "unknown", text: "" } }] });
  (await request("/s/k")).answer(view(nodes));
  await rest();
  assert.equal(below(room, "r"), "a e");
  assert.equal(unanswered(), 0);
});

test("what was taken back or deleted is said once the server has done all of it, and not where it refuses", async () => {
  const room = roomOf(view(LINE));
  const words = () => room.notice?.body.text ?? null;
  room.act([{ op: "delete", node: "b" }]);
  const first = await request("/operations");
  assert.equal(words(), null);
  first.answer({ revision: 1, answers: [{ done: { revision: 1 } }] });
  await rest();
  assert.match(words(), /room-deleted/);
  room.turnBack("done");
  assert.equal(words(), null);
  (await request("/operations")).answer({ revision: 1, answers: [{ refused: { code: "twin", text: "" } }] });
  await rest();
  assert.doesNotMatch(JSON.stringify(room.notice), /room-taken-back/);
  room.turnBack("done");
  (await request("/operations")).answer({ revision: 2, answers: [{ done: { revision: 2 } }] });
  await rest();
  assert.match(words(), /room-taken-back/);
  // Of two operations one is refused: it is not all done.
  room.act([{ op: "delete", node: "c" }, { op: "delete", node: "r" }]);
  (await request("/operations")).answer({ revision: 3, answers: [{ done: { revision: 3 } }, { refused: { code: "last-chapter", text: "" } }] });
  await rest();
  assert.doesNotMatch(JSON.stringify(room.notice), /room-deleted/);
  (await request("/s/k")).answer(view(LINE, { revision: 3 }));
  await rest();
});

test("a notice goes when it is not true any more, and the others of it stay", async () => {
  const person = (name) => ({ name, called: "", present: true, at: "r", may: "write", asks: null });
  const people = (leader) => ({ title: "", people: [person("p1"), person("p2")], leader, leaderPage: null, offers: [], run: 1, closed: false });
  const room = roomOf(view(LINE, people(null)));
  const codes = () => (room.notice?.parts ?? [room.notice]).map((part) => part?.body.code ?? "none").join(" ");
  room.company.learn(people("p1"));
  assert.equal(codes(), "study-leads");
  room.tellMore({ code: "other", text: "other" }, "wrong");
  room.company.learn(people("p2"));
  assert.equal(codes(), "other study-lead-lost");
  room.company.learn(people("p1"));
  assert.equal(codes(), "study-leads");
  // The end of a lead is told to those who do not lead, and of one's own that nobody took.
  room.company.learn(people("p2"));
  room.notice = null;
  room.company.learn(people(null));
  assert.equal(codes(), "study-lead-ended");
  // A person who gives the lead away knows it.
  room.company.learn(people("p1"));
  await room.company.tell({ do: "lead", who: null });
  room.company.learn(people(null));
  assert.equal(codes(), "none");
  // A server that begins again is told of the lead by its page.
  room.company.learn(people("p2"));
  room.notice = null;
  room.company.learn({ ...people(null), run: 2 });
  assert.equal(codes(), "none");
});

test("the branch or the chapter where a person was is said to be gone until it is said to be back", () => {
  const nodes = [...LINE, ["s", null, { SZ: ["9"], GN: ["Two"] }], ["t", "s", { B: ["aa"] }]];
  const others = (revision, effects) => ({ revision, by: "p2", id: `o${revision}`, effects, boards: [] });
  const room = roomOf(view(nodes));
  room.goTo(room.tree.known("t"));
  room.step(others(1, [{ went: { node: "t" } }]));
  assert.equal(room.notice.body.code, "study-branch-gone");
  room.step(came(2, "t", "s", { B: ["aa"] }));
  assert.equal(room.notice.body.code, "study-branch-back");
  room.step(others(3, [{ went: { node: "s" } }]));
  assert.equal(room.notice.body.code, "study-chapter-gone");
  assert.match(room.notice.body.args.chapter, /Two/);
  room.step(others(4, [{ came: { nodes: [{ name: "s", properties: [["SZ", ["9"]]] }, { name: "t", above: 0, properties: [["B", ["aa"]]] }] } }]));
  assert.equal(room.notice.body.code, "study-chapter-back");
});

test("a move that cannot be read is told as the record has it, and is no pass", async () => {
  const { nodeText } = await import("../../crates/server/web/js/study/words.js");
  const room = roomOf(view([["r", null, { SZ: ["9"] }], ["a", "r", { W: ["d"] }], ["b", "r", { W: [""] }], ["c", "r", { W: ["tt"] }], ["d", "r", { W: ["dd"] }]]));
  const said = ["a", "b", "c", "d"].map((name) => nodeText(room.tree.known(name), room.geometry));
  assert.deepEqual(said, ["room-move", "room-pass", "room-pass", "room-move"]);
});
