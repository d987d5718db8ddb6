/** Studies on the page, without a browser: values of records, positions, predictions, undo, the places of a tree. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const at = "../../crates/server/web/js/";
const { Geometry } = await import(`${at}board/geometry.js`);
const { Missed, Tree, moveOf } = await import(`${at}study/tree.js`);
const { has, indexOf, parts, plain, points, sgfOf, sizeOf, starsOf, values } = await import(`${at}study/sgf.js`);
const { Positions } = await import(`${at}study/position.js`);
const { predict } = await import(`${at}study/predict.js`);
const { Undo } = await import(`${at}study/undo.js`);
const { Placed } = await import(`${at}study/placed.js`);
const { transpositions } = await import(`${at}study/transpositions.js`);
const { Walk } = await import(`${at}study/walk.js`);

const nine = new Geometry(9, 9);

/** A tree of lines such as `a B:ee b W:ec c`: names, each behind its properties; `>name` goes on behind a node. */
function grown(text, boards = []) {
  const numbers = new Map();
  const nodes = [];
  let above;
  let properties = [];
  for (const word of text.trim().split(/\s+/)) {
    if (word.startsWith(">")) above = numbers.get(word.slice(1));
    else if (word.includes(":")) properties.push([word.split(":")[0], word.slice(word.indexOf(":") + 1).split(",")]);
    else {
      numbers.set(word, nodes.length);
      nodes.push({ name: word, properties, ...(above !== undefined && { above }) });
      above = nodes.length - 1;
      properties = [];
    }
  }
  return new Tree(nodes, boards);
}

/** The changes that can be taken back, and those that can be done again, as the names of their operations. */
const changes = ({ done, undone }) => [done, undone].map((side) => side.map(({ ids }) => ids));

const board = (tree, name) => new Positions(nine).at(tree.known(name));
const stones = (position) => [...position.cells].flatMap((cell, i) => (cell === "." ? [] : [`${cell}${nine.names[i]}`])).join(" ");

test("points, rectangles, escapes and sizes are read as records write them", () => {
  assert.equal(indexOf("ee", nine), 40);
  assert.equal(sgfOf(40, nine), "ee");
  assert.equal(indexOf("tt", nine), undefined);
  assert.equal(indexOf("AA", new Geometry(30, 30)), 26 * 30 + 26);
  assert.deepEqual(points(["aa:bb", "bb", "ii"], nine).map((i) => nine.names[i]), ["A9", "B9", "A8", "B8", "J1"]);
  assert.deepEqual(points(["bb:aa"], nine).length, 4, "the corners may come in any order");
  assert.deepEqual(parts("aa:x\\:y"), ["aa", "x\\:y"]);
  assert.equal(plain("a\\]b\\\\c\\:d\\\ne"), "a]b\\c:de");
  const { chapters: [root] } = grown("SZ:13 root");
  assert.deepEqual(sizeOf(root), [13, 13]);
  assert.deepEqual(sizeOf(grown("root").chapters[0]), [19, 19]);
  // A property that the record has twice is one list.
  const twice = new Tree([{ name: "r", properties: [["AB", ["aa"]], ["N", ["x"]], ["AB", ["bb"]]] }], []).known("r");
  assert.deepEqual(values(twice, "AB"), ["aa", "bb"]);
});

test("stars follow the custom", () => {
  const named = (width, height) => starsOf(new Geometry(width, height)).join(" ");
  assert.equal(named(9, 9), "C7 G7 E5 C3 G3");
  assert.equal(named(19, 19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
  assert.equal(named(7, 7), "C5 E5 C3 E3");
  assert.equal(named(6, 9), "");
});

test("a position is that of the way to its node, whatever was looked at before", () => {
  const tree = grown("SZ:9 r B:ba a W:aa b B:ab c >b B:ii d", [["c", { changes: { black: "ab", empty: "aa" }, captures: [1, 0] }]]);
  const positions = new Positions(nine);
  assert.equal(stones(positions.at(tree.known("c"))), "XB9 XA8");
  assert.deepEqual(positions.at(tree.known("c")).captures, [1, 0]);
  // The captured stone stands in the line beside.
  assert.equal(stones(positions.at(tree.known("d"))), "OA9 XB9 XJ1");
  assert.deepEqual(positions.at(tree.known("d")).captures, [0, 0]);
  assert.equal(stones(positions.at(tree.known("a"))), "XB9");
});

test("a long line is followed without recursion, and its positions agree with those step by step", () => {
  const line = Array.from({ length: 30_000 }, (_, n) => ({
    name: `n${n}`, properties: n === 0 ? [] : [[n % 2 ? "B" : "W", [sgfOf(n % 81, nine)]]], ...(n > 0 && { above: n - 1 }),
  }));
  const tree = new Tree(line, []);
  const far = new Positions(nine).at(tree.known("n29999"));
  const near = new Positions(nine);
  for (let n = 0; n < 30_000; n += 97) near.at(tree.known(`n${n}`));
  assert.deepEqual(near.at(tree.known("n29999")), far);
  assert.equal(near.number(tree.known("n29999")), 29_999);
});

test("whose turn it is: as the node says, else as the moves behind a set-up have it, else as usual", () => {
  const tree = grown("r AB:aa,bb s W:cc m >s AB:dd PL:B t >r B:ee u B:gg v", [["v", { turn: "W" }]]);
  const positions = new Positions(nine);
  assert.equal(positions.turn(tree.known("r")), "B");
  assert.equal(positions.turn(tree.known("s")), "W", "no PL: the first move below");
  assert.equal(positions.turn(tree.known("t")), "B", "PL");
  assert.equal(positions.turn(tree.known("u")), "W");
  assert.equal(positions.turn(tree.known("m")), "B");
});

test("turns are those that the study has, too", async () => {
  const file = new URL("../../conformance/study-turns.json", import.meta.url);
  const cases = JSON.parse(await readFile(file, "utf8"));
  for (const { name, nodes, boards, turns } of cases) {
    const names = nodes.map(([own]) => own);
    const tree = new Tree(nodes.map(([own, parent, properties]) =>
      ({ name: own, properties: Object.entries(properties), ...(parent && { above: names.indexOf(parent) }) })), boards);
    const positions = new Positions(nine);
    assert.deepEqual(Object.fromEntries(names.map((own) => [own, positions.turn(tree.known(own))])), turns, name);
  }
  assert.ok(cases.length > 7);
});

test("MN counts on in its branch alone; pale points hold until others come", () => {
  const tree = grown("r B:aa a B:bb MN:40 b W:cc c >a W:dd d DD:aa,bb e f DD: g");
  const positions = new Positions(nine);
  assert.deepEqual(["a", "b", "c", "d"].map((name) => positions.number(tree.known(name))), [1, 40, 41, 2]);
  assert.equal(positions.at(tree.known("f")).dimmed.length, 2);
  assert.equal(positions.at(tree.known("g")).dimmed.length, 0);
});

test("what this page does shows at once, and the server's word takes its place", () => {
  const tree = grown("r B:ee a W:ec b");
  predict(tree, { op: "play", parent: "b", node: "x", B: "gg" });
  predict(tree, { op: "play", parent: "x", node: "y", W: "cc" });
  assert.equal(tree.known("x").waits, true);
  predict(tree, { op: "mark", node: "x", point: "gg", to: "TR" });
  predict(tree, { op: "mark", node: "x", point: "gg", to: "SQ" });
  assert.deepEqual(tree.known("x").properties, [["B", ["gg"]], ["SQ", ["gg"]]]);
  const y = tree.known("y");
  // Others have played meanwhile: the node comes behind theirs, and keeps what stands below it.
  tree.follow([{ came: { nodes: [{ name: "z", properties: [["B", ["aa"]]] }], parent: "b", before: "x" } }]);
  tree.follow([{ came: { nodes: [{ name: "x", properties: [["B", ["gg"]]], by: "p1" }], parent: "b" } }]);
  assert.equal(tree.known("x").waits, undefined);
  assert.equal(tree.known("y"), y);
  assert.deepEqual(tree.known("b").children.map(({ name }) => name), ["z", "x"]);
  // Done twice, a prediction is one.
  predict(tree, { op: "play", parent: "b", node: "x", B: "gg" });
  assert.equal(tree.known("b").children.length, 2);
});

test("a move that is inserted shows at once in its place, and stays there when the server has it", () => {
  const tree = grown("r B:ee a W:ec b >a W:cc c");
  predict(tree, { op: "insert", above: "b", node: "x", properties: [["W", ["gg"]]] });
  const shape = (name) => tree.known(name).children.map((node) => node.name).join(" ");
  assert.deepEqual([shape("a"), shape("x"), tree.known("x").waits], ["x c", "b", true]);
  tree.follow([{ came: { nodes: [{ name: "x", properties: [["W", ["gg"]]] }], parent: "a", before: "b" } }, { put: { node: "b", parent: "x" } }], true);
  assert.deepEqual([shape("a"), shape("x"), tree.known("x").waits], ["x c", "b", undefined]);
});

test("a stone is of one colour at a point, a judgement excludes its opposite, and an empty list goes away", () => {
  const tree = grown("AB:aa,bb r B:ee a");
  const r = tree.known("r");
  predict(tree, { op: "stone", node: "r", point: "aa", to: "AW" });
  assert.deepEqual(r.properties, [["AB", ["bb"]], ["AW", ["aa"]]]);
  predict(tree, { op: "stone", node: "r", point: "aa" });
  predict(tree, { op: "stone", node: "r", point: "bb" });
  assert.deepEqual(r.properties, []);
  predict(tree, { op: "set", node: "a", name: "BM", values: ["1"] });
  predict(tree, { op: "set", node: "a", name: "TE", values: ["1"] });
  assert.equal(has(tree.known("a"), "BM"), false);
  assert.equal(has(tree.known("a"), "TE"), true);
  predict(tree, { op: "label", node: "a", point: "cc", text: "a:b]" });
  assert.deepEqual(values(tree.known("a"), "LB"), ["cc:a\\:b\\]"]);
  predict(tree, { op: "comment", node: "a", by: "p1", text: "why?" });
  predict(tree, { op: "comment", node: "a", by: "p1", text: " " });
  assert.deepEqual(tree.known("a").remarks, []);
});

test("a point has one owner at once", () => {
  const tree = grown("r TB:aa,bb TW:cc a");
  predict(tree, { op: "list", node: "a", name: "TW", value: "aa", on: true });
  assert.deepEqual([values(tree.known("a"), "TB"), values(tree.known("a"), "TW")], [["bb"], ["cc", "aa"]]);
});

test("what the server refuses to take back comes back in its place, and is passed over the second time", () => {
  const undo = new Undo({ home: "6.own", key: "k" });
  let count = 0;
  const send = (acts) => acts.map(() => `u${(count += 1)}`);
  undo.push(["a1"]);
  undo.push(["b1", "b2", "b3"], "three nodes");
  assert.equal(undo.turn("done", send).what, "three nodes");
  // The last of three was taken back; the others were not, and are one change again.
  assert.equal(undo.turnRefused("u2", "b2", "continued"), true);
  assert.equal(undo.turnRefused("u3", "b1", "continued"), true);
  assert.deepEqual(changes(undo), [[["a1"], ["b1", "b2"]], [["u1"]]]);
  assert.equal(undo.turn("done", send).what, "three nodes");
  assert.equal(undo.turnRefused("u4", "b2", "continued"), false);
  assert.equal(undo.turnRefused("u5", "b1", "continued"), false);
  assert.deepEqual(changes(undo), [[["a1"]], [["u1"]]]);
  // A change that can never be turned is passed over at once. So is one to be done again.
  undo.turn("done", send);
  assert.equal(undo.turnRefused("u6", "a1", "gone"), false);
  undo.turn("undone", send);
  assert.equal(undo.turnRefused("u7", "u1", "full"), true);
  assert.deepEqual(changes(undo), [[], [["u1"]]]);
});

test("a change whose undo is refused late comes back where it was, whatever happened meanwhile", () => {
  const undo = new Undo({ home: "7.own", key: "k" });
  let number = 0;
  const sent = [];
  const send = (acts) => acts.map(({ of }) => (sent.push(of), `u${++number}`));
  for (const id of ["a", "b", "c"]) undo.push([id]);
  // Two undos are on their way when the person plays on.
  undo.turn("done", send);
  undo.turn("done", send);
  undo.push(["d"]);
  assert.equal(undo.turnRefused("u1", "c", "changed"), true);
  assert.equal(undo.turnRefused("u2", "b", "changed"), true);
  assert.deepEqual(changes(undo), [[["a"], ["b"], ["c"], ["d"]], []]);
  assert.equal(undo.turn("undone", send), null, "nothing is there to be done again");
  undo.turn("done", send);
  undo.answered("u3");
  assert.equal(undo.turning.size, 0, "what was answered is forgotten");
  // A redo is on its way when the person plays on: it is not tried again.
  undo.turn("undone", send);
  undo.push(["e"]);
  assert.equal(undo.turnRefused("u4", "u3", "changed"), false);
  assert.deepEqual(changes(undo), [[["a"], ["b"], ["c"], ["e"]], []]);
  assert.deepEqual(sent, ["c", "b", "d", "u3"]);
});

test("undo takes back the last change first, redo does it again, and a new change ends redo", () => {
  const undo = new Undo({ home: "5.own", key: "k" });
  const sent = [];
  const send = (acts) => acts.map(({ of }) => {
    sent.push(of);
    return `u${sent.length}`;
  });
  undo.push(["a1"]);
  undo.push(["b1", "b2"]);
  undo.turn("done", send);
  assert.deepEqual(sent, ["b2", "b1"]);
  undo.turn("undone", send);
  assert.deepEqual(sent.slice(2), ["u2", "u1"], "to do it again is to take the undo back");
  undo.turn("done", send);
  undo.push(["c1"]);
  assert.equal(undo.turn("undone", send), null);
  undo.drop("c1");
  undo.turn("done", send);
  assert.equal(sent.at(-1), "a1", "what was refused is not there to be taken back");
});

test("only the part of a large tree that is in sight is found, with the stems through it", () => {
  const nodes = [{ name: "r", properties: [] }];
  for (let n = 0; n < 2000; n += 1) {
    nodes.push({ name: `a${n}`, above: 0, properties: [["B", ["aa"]]] }, { name: `b${n}`, above: nodes.length, properties: [["W", ["bb"]]] });
  }
  const tree = new Tree(nodes, []);
  const placed = new Placed(tree.chapters[0], ({ children }) => children);
  assert.equal(placed.lanes, 2000);
  assert.deepEqual(placed.between(1, 1000, 1009).map(({ node }) => node.name), Array.from({ length: 10 }, (_, n) => `a${1000 + n}`));
  assert.deepEqual(placed.stems(0, 1000, 1009), [{ lane: 0, to: 1999 }]);
  assert.equal(placed.at(2, 7).name, "b7");
  assert.equal(placed.at(3, 7), undefined);
  // Every node is at the place that the layout gives it.
  for (const [node, { lane, row }] of placed.places) assert.equal(placed.at(row, lane), node);
});

test("the same stones with the same turn are found wherever they come about; passes and other turns are not", () => {
  const tree = grown("r B:aa a W:bb b B:cc c W:dd d >r B:cc e W:bb f B:aa g >r W:bb h B:aa i W: j");
  const search = transpositions(tree.chapters[0], nine);
  let step = search.next();
  while (!step.done) step = search.next();
  const found = [...step.value].map(([node, all]) => `${node.name}:${all.map(({ name }) => name).join("")}`).sort();
  assert.deepEqual(found, ["c:cg", "g:cg"], "i has the stones of b, but another turn");
});

test("going forward remembers the line, back keeps it, and a chapter is entered where it was left", () => {
  const tree = grown("r B:aa a W:bb b >a W:cc c B:dd d");
  const walk = new Walk(tree.known("r"));
  walk.to(tree.known("d"));
  walk.first();
  walk.forward(3);
  assert.equal(walk.at.name, "d");
  walk.back(10);
  assert.equal(walk.at.name, "r");
  assert.deepEqual(tree.known("a").children.map(({ name }) => name), ["b", "c"], "stepping back erases nothing");
  walk.stood.set("r", tree.known("c"));
  walk.enter(tree.known("r"));
  assert.equal(walk.at.name, "c");
});

test("a gap in the steps is noticed, also where a node of this page waits", () => {
  const tree = grown("r");
  predict(tree, { op: "play", parent: "r", node: "x", B: "ee" });
  assert.throws(() => tree.follow([{ came: { nodes: [{ name: "x", properties: [] }], parent: "nowhere" } }]), Missed);
  assert.equal(moveOf(tree.known("x")).point, "ee");
});

test("a node that this page took away goes only once", () => {
  const tree = grown("r B:aa a W:bb b");
  predict(tree, { op: "delete", node: "a" });
  tree.follow([{ went: { node: "a" } }]);
  assert.deepEqual([...tree.nodes.keys()], ["r"]);
});
