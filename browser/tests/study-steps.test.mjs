/** The room of a study, without a browser: steps, answers and snapshots in every order. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { came, nothing, request, rest, roomOf, said, unanswered, view } from "../lib/room.mjs";

const ROOT = [["r", null, { SZ: ["9"] }]];
const children = (room, name) => room.tree.known(name).children.map((node) => node.name).join(" ");

/** Plays a move, and returns the request that sends it. */
async function plays(room, parent, step) {
  const node = room.newName();
  room.act([{ op: "play", parent, node, ...step }]);
  room.goTo(room.tree.known(node));
  return { node, sent: await request("/operations") };
}

test("a move that another played at once is one node, whatever comes first", async () => {
  // The step before the answer, and the answer before the step.
  for (const late of [false, true]) {
    const room = roomOf(view(ROOT));
    const { node, sent } = await plays(room, "r", { B: "ee" });
    const step = () => room.step(came(1, "x", "r", { B: ["ee"] }));
    if (!late) step();
    sent.answer({ revision: 2, answers: [{ existing: { revision: 2, node: "x" } }] });
    await rest();
    // The person goes on before the others' move has come.
    const { node: next, sent: second } = await plays(room, room.at.name, { W: "ec" });
    assert.deepEqual(second.body.operations.map(({ parent }) => parent), ["x"]);
    if (late) step();
    room.step(nothing(2, sent.body.operations[0].id));
    second.answer({ revision: 3, answers: [{ done: { revision: 3 } }] });
    await rest();
    room.step({ ...came(3, next, "x", { W: ["ec"] }, "p1"), id: second.body.operations[0].id });
    assert.equal(children(room, "r"), "x", String(late));
    assert.equal(children(room, "x"), next);
    assert.equal(room.tree.nodes.has(node), false);
    assert.equal(room.at.name, next);
    assert.deepEqual([...room.tree.nodes.values()].filter(({ waits }) => waits), []);
    assert.deepEqual(room.undo.done.map(({ ids }) => ids), [second.body.operations.map(({ id }) => id)], "what was there cannot be taken back");
  }
});

test("a move that was there and has gone again leaves nothing behind", async () => {
  const room = roomOf(view(ROOT));
  const { sent } = await plays(room, "r", { B: "ee" });
  room.step(came(1, "x", "r", { B: ["ee"] }));
  room.step(nothing(2, sent.body.operations[0].id));
  room.step({ revision: 3, by: "p2", id: "gone", effects: [{ went: { node: "x" } }], boards: [] });
  sent.answer({ revision: 3, answers: [{ existing: { revision: 2, node: "x" } }] });
  await rest();
  assert.equal(children(room, "r"), "");
  assert.equal(room.at.name, "r");
});

test("the answer that a move was there may be lost: the next one says it, too", async () => {
  const room = roomOf(view(ROOT));
  const { sent } = await plays(room, "r", { B: "ee" });
  room.step(came(1, "x", "r", { B: ["ee"] }));
  room.step(nothing(2, sent.body.operations[0].id));
  sent.fail();
  const again = await request("/operations");
  again.answer({ revision: 2, answers: [{ already: { revision: 2, node: "x" } }] });
  await rest();
  assert.equal(children(room, "r"), "x");
  assert.equal(room.at.name, "x");
  assert.deepEqual(room.undo.done, []);
});

test("a snapshot that could not be had is asked for again once, and not at all when the study is gone", async () => {
  const room = roomOf(view(ROOT));
  const followed = [];
  room.follow = () => followed.push(room.revision);
  const fails = async () => {
    void room.reload();
    (await request("/s/k")).fail();
    await rest();
  };
  await fails();
  void room.reload();
  (await request("/s/k")).answer(view(ROOT, { revision: 7 }));
  await rest();
  assert.deepEqual(followed, [7]);
  await fails();
  room.end({ code: "study-deleted", text: "" });
  await rest(3300);
  assert.equal(unanswered(), 0);
});

const LINE = [...ROOT, ["a", "r", { B: ["ee"] }], ["b", "a", { W: ["ec"] }]];
const person = (name, at) => ({ name, called: "", may: "write", present: true, at });

test("a person who follows stands where the leader stands, however the page learns of it", async () => {
  const people = (at) => ({ title: "", people: [person("p1", "r"), person("p2", at)], leader: "p2", leaderPage: null, offers: [] });
  // Somebody takes the lead.
  const room = roomOf(view(LINE));
  room.company.learn(people("b"));
  assert.deepEqual([room.company.following, room.at.name], [true, "b"]);
  // The leader's place comes with the list.
  room.company.learn(people("a"));
  assert.equal(room.at.name, "a");
  // A snapshot has the leader elsewhere.
  void room.reload();
  (await request("/s/k")).answer(view(LINE, people("b")));
  await rest();
  assert.equal(room.at.name, "b");
  // A snapshot brings the node of the leader.
  room.company.learn(people("c"));
  assert.equal(room.at.name, "b");
  void room.reload();
  (await request("/s/k")).answer(view([...LINE, ["c", "b", { B: ["gg"] }]], { revision: 1, ...people("c") }));
  await rest();
  assert.equal(room.at.name, "c");
  // A person who went elsewhere stays there.
  room.go((walk) => walk.back());
  room.company.learn(people("a"));
  assert.deepEqual([room.company.following, room.at.name], [false, "b"]);
});

test("a page that leads by a click leads on until the server has heard of it", async () => {
  const people = (leaderPage) => ({ title: "", people: [person("p1", "r")], leader: "p1", leaderPage, offers: [] });
  const room = roomOf(view(LINE));
  const { company } = room;
  company.learn(people("other"));
  company.hear({ do: "at", by: "p1", node: "r", page: "other" });
  assert.equal(company.leads, false);
  room.go((walk) => walk.to(room.tree.known("b")));
  assert.equal(company.leads, true);
  // The server has told of the people before it learnt of the click, and the other page's place comes late.
  company.learn(people("other"));
  company.hear({ do: "at", by: "p1", node: "a", page: "other" });
  assert.deepEqual([company.leads, room.at.name], [true, "b"]);
  await rest(300);
  assert.deepEqual(said.words.at(-1), { do: "at", node: "b", page: room.page });
  company.hear({ do: "at", by: "p1", node: "b", page: room.page });
  company.learn(people(room.page));
  // From now on the other page may lead again.
  company.hear({ do: "at", by: "p1", node: "a" });
  assert.equal(company.leads, true, "a word without a page moves no lead");
  company.hear({ do: "at", by: "p1", node: "a", page: "other" });
  assert.deepEqual([company.leads, room.at.name], [false, "a"]);
  // A claim that the server does not hear is none.
  said.fails = true;
  room.go((walk) => walk.to(room.tree.known("b")));
  await rest(300);
  said.fails = false;
  company.learn(people("other"));
  assert.equal(company.leads, false);
});

test("a request is shown again when its answer fails", async () => {
  const asks = (name, wish) => ({ ...person(name, "r"), may: wish === "write" ? "read" : "write", asks: wish });
  const people = { title: "", people: [{ ...person("p1", "r"), may: "own" }, asks("p2", "lead"), asks("p3", "write")], leader: "p1", leaderPage: null, offers: [] };
  const room = roomOf(view(LINE, { may: "own" }));
  const { company } = room;
  company.learn(people);
  const shown = () => company.petitioners.map(([name]) => name).join(" ");
  assert.equal(shown(), "p2 p3");
  said.fails = true;
  for (const answer of [() => company.decline("p2"), () => company.allow("p2"), () => company.hand("p2")]) {
    answer();
    assert.equal(shown(), "p3");
    await rest();
    assert.equal(shown(), "p2 p3");
  }
  said.fails = false;
  company.allow("p3");
  assert.equal(shown(), "p2");
  (await request("/operations")).answer({ revision: 0, answers: [{ refused: { code: "not-allowed", text: "" } }] });
  // The page reads again what others may have changed.
  (await request("/s/k")).answer(view(LINE, people));
  await rest();
  assert.equal(shown(), "p2 p3");
  // A person asks again before the server has told that they ask for nothing.
  company.hear({ do: "decline", by: "p1", who: "p2" });
  company.hear({ do: "ask", by: "p2" });
  company.learn(people);
  assert.equal(shown(), "p2 p3");
  // That another person's request was declined says nothing about one's own.
  company.begs = true;
  company.hear({ do: "decline", by: "p2", who: "p3" });
  assert.equal(company.asks, true);
});

test("a person who tries a line alone takes back its moves one by one, and nothing that others see", async () => {
  const { Line } = await import("../../crates/server/web/js/study/alone.js");
  const room = roomOf(view(LINE));
  room.act([{ op: "set", node: "a", name: "N", values: ["shared"] }]);
  (await request("/operations")).answer({ revision: 1, answers: [{ done: { revision: 1 } }] });
  await rest();
  const { done } = room.undo;
  room.inserting = "b";
  room.setAlone(true);
  assert.equal(room.inserting, null, "a move to be inserted would be for all");
  const offered = [["B", "gg"], ["W", "cc"]];
  const line = new Line("b", offered);
  const begun = line.begin(room);
  (await request("/try")).answer({ boards: [{}, {}] });
  await begun;
  assert.equal(room.at.name, line.name(1));
  room.turnBack("done");
  assert.deepEqual([room.at.name, room.lines.length], [line.name(0), 1]);
  room.turnBack("done");
  assert.deepEqual([room.at.name, room.lines.length], ["b", 0]);
  room.turnBack("done");
  await rest();
  assert.deepEqual([room.undo.done, unanswered(), offered.length], [done, 0, 2]);
  // Where a line is only looked at, it is the same.
  room.setAlone(false);
  room.turnBack("done");
  assert.equal((await request("/operations")).body.operations[0].op, "undo");
});

test("a move to be inserted is forgotten with the right to write", () => {
  const room = roomOf(view(LINE));
  room.inserting = "b";
  room.company.rightsChanged("read");
  assert.equal(room.inserting, null);
});

test("what waited over a reload is not shown over what others did to it since", async () => {
  const named = (name) => [...ROOT, ["a", "r", { B: ["ee"], N: [name] }]];
  const waits = (id, values) => ({ op: "set", node: "a", name: "N", values: [values], c: "p1", id, base: 0 });
  const opened = async (operation, answer) => {
    for (const kept of Object.keys(localStorage)) localStorage.removeItem(kept);
    localStorage.setItem("tengen.study-queue.k.earlier", JSON.stringify([operation]));
    const room = roomOf(view(named("theirs"), { revision: 2 }));
    void room.queue.send();
    (await request("/operations")).answer({ revision: 2, answers: [answer] });
    await rest();
    return room;
  };
  const name = (room) => room.tree.known("a").properties.find(([own]) => own === "N")[1][0];
  // The server had done it before the others changed it.
  const room = await opened(waits("e1", "mine"), { already: { revision: 1 } });
  (await request("/s/k")).answer(view(named("theirs"), { revision: 2 }));
  await rest();
  assert.equal(name(room), "theirs");
  // It is done now: the snapshot did not have it.
  const other = await opened(waits("e2", "mine"), { done: { revision: 3 } });
  assert.deepEqual([name(other), unanswered()], ["mine", 0]);
});

test("another person's stones or turn end the evaluations behind them; their words do not", async () => {
  const { Engine } = await import("../../crates/server/web/js/study/engine.js");
  const { settings } = await import("../../crates/server/web/js/settings.js");
  settings.engine = true;
  const changes = [
    [[["B", ["ee"]], ["PL", ["B"]]], { turn: "B" }, { turn: "B" }],
    [[["B", ["ee"]], ["AB", ["aa"]]], { changes: { black: "eeaa" } }, {}],
  ];
  for (const [properties, board, below] of changes) {
    const room = roomOf(view(LINE, { analysis: { kind: "open" } }));
    const engine = new Engine(room);
    room.goTo(room.tree.known("b"));
    engine.walk();
    const judged = [0, 1, 2].map((after) => ({ after, toMove: "black", visits: 1, black: 0.5, lead: 0, moves: [] }));
    const learn = (revision) => engine.learn({ end: "b", revision, judged, left: 0, rough: 0, full: false });
    learn(0);
    const known = () => ["r", "a", "b"].filter((name) => engine.at(room.tree.known(name)));
    room.step({ revision: 1, by: "p2", id: "w", effects: [{ said: { node: "a", remarks: [["p2", "why?"]] } }], boards: [] });
    engine.walk();
    assert.deepEqual(known(), ["r", "a", "b"]);
    room.step({ revision: 2, by: "p2", id: "c", effects: [{ set: { node: "a", properties } }], boards: [["a", board], ["b", below]] });
    engine.walk();
    assert.equal(known().includes("a"), false);
    assert.equal(engine.study.judged[1], undefined);
    // An evaluation of the position before may come late.
    learn(1);
    assert.deepEqual([known().includes("a"), engine.study.judged[1]], [false, undefined]);
    learn(2);
    assert.deepEqual(known(), ["r", "a", "b"]);
  }
});

test("a page that follows for long keeps no names of what was done", async () => {
  const room = roomOf(view(ROOT));
  for (let revision = 1; revision <= 20; revision += 1) room.step(came(revision, `n${revision}`, "r", { B: ["ee"] }));
  const { sent } = await plays(room, "r", { B: "gg" });
  const [{ id, node }] = sent.body.operations;
  room.step({ ...came(21, node, "r", { B: ["gg"] }), id });
  assert.deepEqual([...room.seen], [id], "its answer is on its way");
  sent.answer({ revision: 21, answers: [{ done: { revision: 21 } }] });
  await rest();
  assert.equal(room.seen.size, 0);
});

/** The answer to a request whose operations were done from revision `first` on. */
const done = (sent, first) => {
  const { operations } = sent.body;
  sent.answer({ revision: first + operations.length - 1, answers: operations.map((_, i) => ({ done: { revision: first + i } })) });
};

/** An operation of this page, as the server tells it. */
const own = (sent, at, revision, effects) => ({ revision, by: "p1", id: sent.body.operations[at].id, effects, boards: [] });

test("what was shown at once stands as the server has it, when the steps come", async () => {
  const four = view([...ROOT, ["n", "r", { B: ["aa"] }], ["k", "n", { W: ["ba"] }], ["l", "n", { W: ["ca"] }], ["b", "r", { B: ["bb"] }], ["c", "r", { B: ["cc"] }]]);
  const lifted = [{ put: { node: "k", parent: "r", before: "n" } }, { put: { node: "l", parent: "r", before: "n" } }, { went: { node: "n" } }];
  const room = roomOf(four);
  room.act([{ op: "lift", node: "n" }]);
  const sent = await request("/operations");
  assert.equal(children(room, "r"), "k l b c");
  room.step(own(sent, 0, 1, lifted));
  assert.equal(children(room, "r"), "k l b c");
  done(sent, 1);
  await rest();
  // Up, and the neighbour that it was put before is deleted, both before the first answer.
  const other = roomOf(four);
  other.act([{ op: "move", node: "c", before: "b" }, { op: "delete", node: "b" }]);
  const both = await request("/operations");
  assert.equal(children(other, "r"), "n c");
  other.step(own(both, 0, 1, [{ put: { node: "c", parent: "r", before: "b" } }]));
  other.step(own(both, 1, 2, [{ went: { node: "b" } }]));
  done(both, 1);
  await rest();
  assert.equal(children(other, "r"), "n c");
  assert.equal(unanswered(), 0);
});

test("another person's order about a node that this page has taken away is asked for", async () => {
  const nodes = [...ROOT, ["n", "r", { B: ["aa"] }], ["k", "n", { W: ["ba"] }], ["b", "r", { B: ["bb"] }], ["c", "r", { B: ["cc"] }]];
  const room = roomOf(view(nodes));
  room.act([{ op: "lift", node: "n" }]);
  const sent = await request("/operations");
  room.step({ revision: 1, by: "p2", id: "x1", effects: [{ put: { node: "c", parent: "r", before: "n" } }], boards: [] });
  const [first, ...others] = nodes;
  (await request("/s/k")).answer(view([first, others[3], ...others.slice(0, 3)], { revision: 1 }));
  await rest();
  assert.equal(children(room, "r"), "c k b");
  room.step(own(sent, 0, 2, [{ put: { node: "k", parent: "r", before: "n" } }, { went: { node: "n" } }]));
  done(sent, 2);
  await rest();
  assert.equal(children(room, "r"), "c k b");
  assert.equal(unanswered(), 0);
});

test("while a snapshot cannot be had, steps of others do not ask for it", async () => {
  const room = roomOf(view(ROOT));
  room.step(came(2, "b", "r", { B: ["bb"] }));
  (await request("/s/k")).fail();
  await rest();
  room.step(came(3, "c", "b", { W: ["cc"] }));
  room.step(came(4, "d", "c", { B: ["dd"] }));
  await rest();
  assert.equal(unanswered(), 0);
  // It is asked for at once when the stream is there again.
  room.snapshots.connected();
  assert.equal(unanswered(), 1);
  (await request("/s/k")).answer(view([...ROOT, ["b", "r", { B: ["bb"] }]], { revision: 4 }));
  await rest();
  assert.equal(room.revision, 4);
});

test("a node that another person puts into the line: the engine is asked anew, and what it said before goes to no other node", async () => {
  const { Engine } = await import("../../crates/server/web/js/study/engine.js");
  const { settings } = await import("../../crates/server/web/js/settings.js");
  settings.engine = true;
  const room = roomOf(view(LINE, { analysis: { kind: "open" } }));
  const engine = new Engine(room);
  room.goTo(room.tree.known("b"));
  engine.walk();
  engine.ask();
  (await request("/look")).answer({});
  const judged = [0, 1, 2].map((after) => ({ after, toMove: "black", visits: 1, black: 0.5, lead: after, moves: [] }));
  const learn = (revision, full) => engine.learn({ end: "b", moves: [], revision, judged, left: 0, rough: 0, full });
  learn(0, false);
  assert.equal(engine.study.close, true);
  room.step({ revision: 1, by: "p2", id: "i", boards: [], effects: [
    { came: { nodes: [{ name: "x", properties: [["C", ["why"]]] }], parent: "a", before: "b" } }, { put: { node: "b", parent: "x" } }] });
  engine.walk();
  engine.ask();
  (await request("/look")).answer({});
  assert.equal(engine.study.left, null);
  learn(0, false);
  assert.equal(engine.at(room.tree.known("x")), undefined);
  assert.equal(engine.study.left, null, "what is left of this line is not known");
  learn(1, true);
  assert.equal(engine.study.close, false, "nothing is judged where too much is asked for");
});

test("when a chapter goes the person is where they came from", async () => {
  const second = ["s", null, { SZ: ["9"] }];
  const room = roomOf(view([...LINE, second]));
  room.goTo(room.tree.known("a"));
  room.goTo(room.tree.known("b"));
  // A chapter that splits off: the server leads there, and takes it away again.
  room.act([{ op: "split", from: "b", node: "n" }]);
  const sent = await request("/operations");
  const [{ id }] = sent.body.operations;
  room.step({ revision: 1, by: "p1", id, effects: [{ came: { nodes: [{ name: "n", properties: [["SZ", ["9"]]] }, { name: "m", above: 0, properties: [["B", ["aa"]]] }] } }], boards: [] });
  sent.answer({ revision: 1, answers: [{ done: { revision: 1 } }] });
  await rest();
  assert.equal(room.at.name, "n");
  room.go((walk) => walk.forward());
  room.turnBack("done");
  const undo = await request("/operations");
  room.step({ revision: 2, by: "p1", id: undo.body.operations[0].id, effects: [{ went: { node: "n" } }], boards: [] });
  undo.answer({ revision: 2, answers: [{ done: { revision: 2 } }] });
  await rest();
  assert.equal(room.at.name, "b");
  // Another person takes away the chapter, and the node above which this person stood.
  room.goTo(room.tree.known("s"));
  room.step({ revision: 3, by: "p2", id: "x1", effects: [{ went: { node: "b" } }], boards: [] });
  room.step({ revision: 4, by: "p2", id: "x2", effects: [{ went: { node: "s" } }], boards: [] });
  assert.equal(room.at.name, "a");
});

test("a change that makes nodes wrong says so, once, when the server has told of them", async () => {
  const room = roomOf(view([...LINE, ["c", "b", { B: ["gg"] }]]));
  const wrong = (name) => [name, { wrong: ["occupied"] }];
  room.act([{ op: "lift", node: "a" }]);
  const sent = await request("/operations");
  assert.equal(room.notice, null, "nothing is done before the server has answered");
  const lifted = [{ put: { node: "b", parent: "r", before: "a" } }, { went: { node: "a" } }];
  room.step({ revision: 1, by: "p1", id: sent.body.operations[0].id, effects: lifted, boards: [wrong("b")] });
  sent.answer({ revision: 1, answers: [{ done: { revision: 1 } }] });
  await rest();
  assert.equal(room.notice?.body.text, "room-deleted\nroom-now-wrong");
  // The page says it once.
  room.go((walk) => walk.first());
  assert.equal(room.notice, null);
  room.act([{ op: "set", node: "r", name: "PL", values: ["W"] }]);
  const second = await request("/operations");
  room.step({ revision: 2, by: "p1", id: second.body.operations[0].id, effects: [{ set: { node: "r", properties: [["SZ", ["9"]]] } }], boards: [wrong("b")] });
  second.answer({ revision: 2, answers: [{ done: { revision: 2 } }] });
  await rest();
  assert.equal(room.notice, null);
  // Of changes that others make those in the same chapter are told.
  const moved = [{ put: { node: "c", parent: "b" } }];
  room.step({ revision: 3, by: "p2", id: "x", effects: moved, boards: [wrong("c")] });
  assert.equal(room.notice?.body.text, "room-now-wrong-by");
  room.notify(null);
  room.step(came(4, "other", undefined, { SZ: ["9"] }));
  room.goTo(room.tree.known("other"));
  room.step({ revision: 5, by: "p2", id: "y", effects: [{ put: { node: "c", parent: "b" } }], boards: [["c", {}]] });
  room.step({ revision: 6, by: "p2", id: "z", effects: moved, boards: [wrong("c")] });
  assert.equal(room.notice, null);
});

test("while the server cannot store, a line stays one line, and the person at its end", async () => {
  const room = roomOf(view(ROOT));
  const said = [];
  room.subscribe(() => said.at(-1) === room.at.name || said.push(room.at.name));
  // The server tells all pages to load the study again, and a snapshot lacks what waits.
  const refuses = async (sent) => {
    sent.refuse("busy");
    void room.reload();
    (await request("/s/k")).answer(view(ROOT));
    await rest();
  };
  const { node: first, sent } = await plays(room, "r", { B: "ee" });
  await refuses(sent);
  const line = [first];
  for (const step of [{ W: "ec" }, { B: "gc" }]) {
    assert.equal(room.at.name, line.at(-1));
    const { node, sent: again } = await plays(room, room.at.name, step);
    line.push(node);
    await refuses(again);
  }
  assert.deepEqual(said, ["r", ...line], "nobody is led back and forth");
  assert.deepEqual(["r", ...line].map((name) => children(room, name)), [...line, ""]);
  // The store takes them at last, all in order.
  const last = await request("/operations");
  assert.deepEqual(last.body.operations.map(({ parent }) => parent), ["r", ...line.slice(0, -1)]);
  last.answer({ revision: 3, answers: [1, 2, 3].map((revision) => ({ done: { revision } })) });
  await rest();
  assert.equal(room.at.name, line.at(-1));
});

test("an undo that is answered late does not lead a person away who has gone elsewhere meanwhile", async () => {
  const { Line } = await import("../../crates/server/web/js/study/alone.js");
  const goes = {
    nowhere: [() => {}, "b"],
    forward: [(room) => room.go((walk) => walk.forward()), "a"],
    // A move tried alone, or a line that another person offers.
    alone: [async (room) => {
      const begun = new Line("r", [["B", "gg"]]).begin(room);
      (await request("/try")).answer({ boards: [{}] });
      await begun;
    }, new Line("r", [["B", "gg"]]).name(0)],
  };
  for (const [go, where] of Object.values(goes)) {
    const room = roomOf(view(LINE));
    const { node, sent } = await plays(room, "b", { B: "cc" });
    room.step({ ...came(1, node, "b", { B: ["cc"] }, "p1"), id: sent.body.operations[0].id });
    sent.answer({ revision: 1, answers: [{ done: { revision: 1 } }] });
    await rest();
    room.go((walk) => walk.first());
    room.turnBack("done");
    const undo = await request("/operations");
    await go(room);
    room.step({ revision: 2, by: "p1", id: undo.body.operations[0].id, effects: [{ went: { node } }], boards: [] });
    undo.answer({ revision: 2, answers: [{ done: { revision: 2 } }] });
    await rest();
    assert.equal(room.at.name, where);
  }
});

test("an offer that is shown goes on from a line of the same offer, and leaves the person's own lines alone", async () => {
  const { playAlone } = await import("../../crates/server/web/js/study/alone.js");
  const room = roomOf(view(LINE));
  const { company } = room;
  const tried = async (work) => {
    const { body, answer } = await request("/try");
    answer({ boards: body.moves.map(() => ({})) });
    await work;
  };
  const offer = (by, id, ...moves) => ({ by, id, parent: "b", moves });
  const points = () => room.lines.map(({ moves }) => moves.map(([, point]) => point).join(" ")).sort();
  const [first, second, third] = [["B", "gg"], ["W", "cc"], ["B", "dd"]];
  room.goTo(room.tree.known("b"));
  await tried(playAlone(room, first));
  const [own] = room.lines;
  // What others offer begins as this person's own line does.
  await tried(company.answer(offer("p2", "x", first, second), "show"));
  assert.deepEqual(points(), ["gg", "gg cc"]);
  await tried(company.answer(offer("p3", "y", first, second, third), "show"));
  assert.deepEqual(points(), ["gg", "gg cc", "gg cc dd"]);
  await tried(company.answer(offer("p2", "z", first, second, third), "show"));
  assert.deepEqual(points(), ["gg", "gg cc dd", "gg cc dd"]);
  // One that is the same is not shown twice, and stays when the offer is put away.
  await tried(company.answer(offer("p4", "v", first), "show"));
  assert.equal(room.at.name, own.name(0));
  await company.answer(offer("p4", "v", first), "drop");
  await company.answer(offer("p3", "y", first, second, third), "drop");
  assert.deepEqual([points(), room.lines.includes(own)], [["gg", "gg cc dd"], true]);
});

test("lines that begin alike have these moves in common, whichever of them goes first", async () => {
  const { Line, playAlone } = await import("../../crates/server/web/js/study/alone.js");
  const shown = (node) => node.children.filter(({ alone }) => alone).map((child) => [child.properties[0][1][0], ...shown(child)]);
  const tried = async (work) => {
    const { body, answer } = await request("/try");
    answer({ boards: body.moves.map(() => ({})) });
    await work;
  };
  const [first, second, third, other] = [["B", "gg"], ["W", "cc"], ["B", "dd"], ["W", "ff"]];
  const begun = async () => {
    const room = roomOf(view(LINE));
    const lines = [new Line("b", [first, second, third]), new Line("b", [first, other], "p2")];
    for (const line of lines) await tried(line.begin(room));
    return { room, lines, drawn: () => shown(room.tree.known("b")) };
  };
  const both = [["gg", ["cc", ["dd"]], ["ff"]]];
  for (const goes of [0, 1]) {
    const { room, lines, drawn } = await begun();
    assert.deepEqual(drawn(), both);
    lines[goes].close(room);
    assert.deepEqual(drawn(), goes === 0 ? [["gg", ["ff"]]] : [["gg", ["cc", ["dd"]]]]);
    assert.equal(room.tree.nodes.has(lines[1 - goes].end), true);
    lines[1 - goes].close(room);
    assert.deepEqual([drawn(), room.at.name], [[], "b"]);
  }
  // Another move from within a line of one's own is a fork.
  const { room, lines, drawn } = await begun();
  lines[1].close(room);
  room.goTo(room.tree.known(lines[0].name(0)));
  await tried(playAlone(room, other));
  assert.deepEqual(drawn(), both);
  // A move that another line has as well is taken back, and stays there.
  room.turnBack("done");
  assert.deepEqual([room.at.name, drawn()], [lines[0].name(0), [["gg", ["cc", ["dd"]]]]]);
  // What the study has of them by now is its own.
  await tried(playAlone(room, other));
  room.step(came(1, "x", "b", { B: ["gg"] }));
  assert.deepEqual([drawn(), shown(room.tree.known("x"))], [[], [["cc", ["dd"]], ["ff"]]]);
  assert.equal(room.at.parent.name, "x");
});
