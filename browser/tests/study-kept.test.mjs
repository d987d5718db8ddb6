/** What a browser keeps of a study, without a browser: what waits, and what was not taken. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { came, request, rest, roomOf, view } from "../lib/room.mjs";
import { LeftOvers, actsOf, hasPlace, hasRecord, treeOf } from "../../crates/server/web/js/study/left-over.js";
import { Undo } from "../../crates/server/web/js/study/undo.js";
import { changesIn } from "../../crates/server/web/js/study/left-words.js";

const HOME = { home: "5.own", key: "k" };
const cause = { why: "gone", name: null };
const says = (id, text, was) => ({ op: "comment", node: "a", by: "p1", text, was, c: "p1", id, base: 0 });
/** A line with this number of nodes. */
const line = (count) => Array.from({ length: count }, (_, i) => [`n${i}`, i ? `n${i - 1}` : null, i ? { [i % 2 ? "B" : "W"]: ["ee"] } : { SZ: ["9"] }]);
const stored = (beginning) => Object.keys(localStorage).filter((name) => name.startsWith(`tengen.${beginning}`)).map((name) => localStorage.getItem(name));

beforeEach(() => {
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
});

test("a text that goes on from a kept one remembers what was there before both", () => {
  const left = new LeftOvers(HOME);
  const way = [{ name: "a", properties: [] }];
  left.add(says("1", "One", ""), way, cause);
  left.add(says("2", "One and two", "One"), way, cause);
  assert.deepEqual(left.list.map(({ operations }) => operations.map(({ id, text, was }) => [id, text, was])), [[["2", "One and two", ""]]]);
  // Another text, which goes on from something else, is kept beside it.
  left.add(says("3", "Other", "x"), way, cause);
  assert.equal(left.list.length, 2);
});

test("a sign that was set and taken away is one thing that is left", () => {
  const left = new LeftOvers(HOME);
  const way = [{ name: "a", properties: [] }];
  const sign = (id, values) => ({ op: "set", node: "a", name: "TE", values, c: "p1", id, base: 0 });
  left.add(sign("1", ["1"]), way, cause);
  left.add(sign("2", undefined), way, cause);
  assert.equal(left.list.length, 1);
});

test("what is left belongs to the study, and what went by the key of a link is taken over", () => {
  const old = [{ id: "o", ...cause, way: [], operations: [says("o", "Old", "")] }];
  localStorage.setItem("tengen.study-left.k", JSON.stringify(old));
  localStorage.setItem("tengen.study-left.5", JSON.stringify([{ ...old[0], id: "n" }]));
  assert.deepEqual(roomOf(view(line(1))).left.list.map(({ id }) => id), ["n", "o"]);
  assert.equal(localStorage.getItem("tengen.study-left.k"), null);
  // By a new link, and by that of another role.
  for (const [home, key] of [["5.own", "j"], ["5.read", "r"]]) assert.equal(new LeftOvers({ home, key }).list.length, 2);
});

test("what waits is sent by a link of its own role only", () => {
  const room = roomOf(view(line(2)));
  room.queue.waiting.push({ ...says("1", "Mine", ""), node: "n1" });
  room.queue.store();
  assert.equal(roomOf(view(line(2), { key: "r", role: "read", may: "read" })).queue.length, 0);
  assert.equal(roomOf(view(line(2), { key: "new" })).queue.length, 1);
});

test("the ways of what waits take the room of their nodes, and are known to the page that takes them over", async () => {
  const room = roomOf(view(line(250)));
  for (let i = 1; i < 250; i += 1) room.queue.waiting.push({ ...says(`c${i}`, "Well played", ""), node: `n${i}` });
  room.queue.store();
  const [kept] = stored("study-queue.");
  assert.ok(kept.length < 60_000, String(kept.length));
  const later = roomOf(view(line(1)));
  assert.equal(later.queue.length, 249);
  assert.equal(later.past.way(later.tree, "n249").length, 250);
  await rest();
});

test("many refusals of one answer are stored and shown once", async () => {
  const room = roomOf(view(line(1)));
  const counted = { shown: 0, told: 0, writes: 0 };
  room.act(Array.from({ length: 300 }, (_, i) => ({ op: "comment", node: "n0", by: "p1", text: `Text ${i}` })));
  const sent = await request("/operations");
  room.left.listeners.push(() => { counted.told += 1; });
  room.subscribe(() => { counted.shown += 1; });
  const storage = Object.getPrototypeOf(localStorage);
  const { setItem } = storage;
  storage.setItem = function set(name, text) {
    if (name.startsWith("tengen.study-left")) counted.writes += 1;
    setItem.call(this, name, text);
  };
  sent.answer({ revision: 0, answers: sent.body.operations.map(() => ({ refused: { code: "gone", text: "" } })) });
  await rest(300);
  storage.setItem = setItem;
  assert.deepEqual([counted.told, counted.writes], [1, 1]);
  assert.ok(counted.shown < 5, String(counted.shown));
});

test("what has no place any more has no way into a study, and what is put in is by the person of now", () => {
  const room = roomOf(view(line(1)));
  const left = { id: "1", ...cause, way: [], operations: [says("1", "One", "")] };
  assert.deepEqual([hasRecord(left), hasPlace(left, room.tree)], [false, false]);
  const placed = { ...left, way: [{ name: "n0", properties: [["SZ", ["9"]]] }, { name: "a", above: 0, properties: [["B", ["ee"]]] }] };
  assert.deepEqual([hasRecord(placed), hasPlace(placed, room.tree)], [true, true]);
  const [, comment] = actsOf(placed, room.tree, { newName: () => "new", me: "p7" });
  assert.deepEqual([comment.node, comment.by, comment.was], ["new", "p7", undefined]);
});

test("what was sent together with a move that others made, too, belongs to their node", async () => {
  const room = roomOf(view(line(1)));
  room.act([{ op: "play", parent: "n0", node: "b", B: "ee" }]);
  const first = await request("/operations");
  first.fail();
  room.act([{ op: "set", node: "b", name: "C", values: ["Mine"], was: "" }]);
  await rest(700);
  const { body, answer } = await request("/operations");
  assert.deepEqual(body.operations.map(({ op }) => op), ["play", "set"]);
  room.step(came(1, "a", "n0", { B: ["ee"], C: ["Theirs"] }));
  answer({ answers: [{ existing: { revision: 2, node: "a" } }, { refused: { code: "conflict" } }] });
  await rest();
  assert.deepEqual([...room.tree.nodes.keys()], ["n0", "a"]);
  assert.deepEqual(room.left.list.map(({ why, operations }) => [why, operations.map(({ node }) => node)]), [["conflict", ["a"]]]);
});

test("an act says what it replaces only where the page knows it: not before an undo is answered", async () => {
  const first = request("/operations");
  const room = roomOf(view([["n0", null, { SZ: ["9"] }], ["a", "n0", { B: ["ee"], TR: ["bb:dd"] }]]));
  const mark = (to) => room.act([{ op: "mark", node: "a", point: "cc", ...(to && { to }) }]);
  mark("CR");
  // One point of a rectangle has another sign now, and then none.
  mark();
  mark("SQ");
  room.turnBack("done");
  mark("MA");
  const waiting = room.queue.waiting.map(({ op, was }) => [op, was]);
  assert.deepEqual(waiting, [["mark", "TR"], ["mark", "CR"], ["mark", ""], ["undo", undefined], ["mark", undefined]]);
  await first;
});

test("facts, labels and marks that are left are named", () => {
  const way = [{ name: "a", properties: [["SZ", ["9"]]] }];
  const done = (id, act) => ({ node: "a", c: "p1", id, base: 0, ...act });
  const operations = [
    done("1", { op: "set", name: "KM", values: ["6.5"] }), done("2", { op: "set", name: "KM", values: ["7.5"] }),
    done("3", { op: "label", point: "ee", text: "x" }), done("4", { op: "mark", point: "aa", to: "TR" }),
    done("5", { op: "mark", point: "aa" }), done("6", { op: "stone", point: "ia", to: "AB" }),
    done("7", { op: "list", name: "AR", value: "aa:ii", on: true }), done("8", { op: "set", name: "TE", values: ["1"] }),
  ];
  // Without a server there are no messages, and their names stand for them.
  const said = changesIn(operations, treeOf({ way, operations }).tree.chapters[0]);
  assert.deepEqual(said, ["room-info-kmcolon7.5", "room-left-at", "room-left-at", "room-left-at", "room-left-at", "room-judged-te"]);
});

test("what can be taken back stays for the next page of this tab, at most 200 changes", () => {
  const undo = new Undo(HOME);
  for (let i = 0; i < 250; i += 1) undo.push([`a${i}`]);
  undo.turn("done", () => ["u"]);
  const later = new Undo(HOME);
  const ids = later.undone.map((change) => change.ids);
  assert.deepEqual([later.done.length, later.done.at(-1)?.ids, ids], [200, ["a248"], [["u"]]]);
  assert.deepEqual(new Undo({ home: "5.write", key: "k" }).done, []);
});

test("why a link ended may be known later: what was refused before says it, too", async () => {
  const room = roomOf(view(line(1)));
  room.act([{ op: "comment", node: "n0", by: "p1", text: "Mine", was: "" }]);
  (await request("/operations")).refuse("unknown-key");
  await rest();
  assert.deepEqual(room.left.list.map(({ why }) => why), ["link-ended"]);
  room.end({ code: "study-replaced", text: "", args: { name: "Anna" } });
  assert.deepEqual(room.left.list.map(({ why, name }) => [why, name]), [["replaced", "Anna"]]);
});
