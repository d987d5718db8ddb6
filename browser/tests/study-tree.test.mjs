/** The tree of a study on the page: following operations, drawing, walking, editing. */

import assert from "node:assert/strict";
import { test } from "node:test";

const at = "../../crates/server/web/js/study/";
const { Missed, Tree, wayTo } = await import(`${at}tree.js`);
const { layout } = await import(`${at}layout.js`);
const { Walk } = await import(`${at}walk.js`);
const { Place } = await import(`${at}place.js`);
const { Positions } = await import(`${at}position.js`);
const { promoted, shifted, toMain } = await import(`${at}edit.js`);

/** Lines of a tree: each begins behind a node, and goes on through its names. */
const LINES = [
  [null, "root B:ee m1 W:ec m2 B:gc m3 W:cg m4 B:cc m5 W:gg m6"],
  ["m4", "B:gg v2a W:cc v2b B:ce v2c"],
  ["v2b", "B:cf v3a W:bf v3b B:be v3c"],
  ["v2b", "B:dg v4a"],
  ["m2", "B:cc v1a W:gg v1b B:gc v1c W:cg v1d"],
  ["m2", "B:ge v5a"],
];

function tree() {
  const numbers = new Map();
  const nodes = [];
  for (const [parent, line] of LINES) {
    let above = numbers.get(parent);
    let move = null;
    for (const word of line.split(" ")) {
      if (word.includes(":")) {
        move = word.split(":");
        continue;
      }
      const properties = move ? [[move[0], [move[1]]]] : [];
      numbers.set(word, nodes.length);
      nodes.push({ name: word, properties, ...(above !== undefined && { above }) });
      above = nodes.length - 1;
      move = null;
    }
  }
  return new Tree(nodes, []);
}

const names = (nodes) => nodes.map((node) => node.name).join(" ");

test("lines of the drawing are straight, and no two nodes share a place", () => {
  const { chapters: [root] } = tree();
  const places = layout(root);
  const lanes = Object.fromEntries([...places].map(([node, { lane, row }]) => [node.name, `${lane},${row}`]));
  const expected = {
    root: "0,0", m1: "0,1", m2: "0,2", m3: "0,3", m4: "0,4", m5: "0,5", m6: "0,6",
    v2a: "1,5", v2b: "1,6", v2c: "1,7", v3a: "2,7", v3b: "2,8", v3c: "2,9", v4a: "3,7",
    // The stem from v2b to v4a crosses lane 2 in row 6.
    v1a: "3,3", v1b: "3,4", v1c: "3,5", v1d: "3,6", v5a: "4,3",
  };
  assert.deepEqual(lanes, expected);
  const folded = layout(root, ({ name, children }) => (name === "v2b" || name === "m2" ? [] : children));
  assert.equal(names([...folded.keys()]), "root m1 m2");
});

test("no node stands where the stem of another fork leads down, in any tree", () => {
  let seed = 7;
  const below = (count) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
  for (let round = 0; round < 300; round += 1) {
    const nodes = [{ name: "0", children: [], parent: null }];
    for (let n = 1; n < 3 + below(40); n += 1) {
      // Half of the nodes lengthen the last line.
      const parent = nodes[below(2) === 0 ? nodes.length - 1 : below(nodes.length)];
      const node = { name: String(n), children: [], parent };
      parent.children.push(node);
      nodes.push(node);
    }
    const places = layout(nodes[0]);
    const taken = new Map([...places].map(([node, { lane, row }]) => [`${lane},${row}`, node.name]));
    assert.equal(taken.size, nodes.length, "no two nodes share a place");
    /** The stems that cross a place, each of one fork. */
    const stems = new Map();
    for (const [node, { lane, row }] of places) {
      if (!node.parent || node === node.parent.children[0]) continue;
      const fork = places.get(node.parent);
      assert.ok(fork.lane < lane && fork.row === row - 1);
      for (let crossed = fork.lane + 1; crossed < lane; crossed += 1) {
        const place = `${crossed},${fork.row}`;
        assert.equal(taken.get(place), undefined, `${node.name} hangs on ${node.parent.name}`);
        assert.equal(stems.get(place) ?? node.parent.name, node.parent.name);
        stems.set(place, node.parent.name);
      }
    }
  }
});

test("a large tree is laid out without recursion", () => {
  const line = Array.from({ length: 100_000 }, (_, n) => ({ name: `n${n}`, properties: [], ...(n > 0 && { above: n - 1 }) }));
  const { chapters: [root] } = new Tree(line, []);
  assert.equal(layout(root).size, 100_000);
});

test("keys lead where a player expects", () => {
  const steps = {
    next: (walk) => walk.forward(),
    back: (walk) => walk.back(),
    first: (walk) => walk.first(),
    end: (walk) => walk.end(),
    main: (walk) => walk.main(),
    "back-fork": (walk) => walk.backFork(),
    "forward-fork": (walk) => walk.forwardFork(),
    "next-sibling": (walk) => walk.beside(1),
    "previous-sibling": (walk) => walk.beside(-1),
  };
  for (const [from, keys, to] of [
    ["root", "next next next", "m3"],
    ["v1b", "back back next next", "v1b"],
    ["v1b", "first next next next next", "v1b"],
    ["v1d", "end", "v1d"],
    ["v1b", "first end", "v1d"],
    ["v1a", "main", "m2"],
    ["v3c", "main", "m4"],
    ["m4", "main", "m4"],
    ["v3c", "back-fork", "v2b"],
    ["v3c", "back-fork back-fork", "m4"],
    ["root", "forward-fork", "m2"],
    ["root", "forward-fork forward-fork", "m4"],
    ["m3", "next-sibling", "v1a"],
    ["m3", "next-sibling next-sibling", "v5a"],
    ["m3", "next-sibling next-sibling next-sibling", "v5a"],
    ["v1a", "previous-sibling", "m3"],
    ["m4", "next-sibling", "v1b"],
  ]) {
    const { nodes } = tree();
    const walk = new Walk(nodes.get("root"));
    walk.to(nodes.get(from));
    keys.split(" ").forEach((key) => steps[key](walk));
    assert.equal(walk.at.name, to, `${from}: ${keys}`);
  }
  const { nodes } = tree();
  const walk = new Walk(nodes.get("m2"));
  assert.equal(walk.playing("B", "cc").name, "v1a");
  assert.equal(walk.playing("W", "cc"), null);
});

test("a branch is promoted by one fork or wholly, or changes places with its neighbour", () => {
  const followed = (edit) => {
    const study = tree();
    const operations = edit(study);
    for (const { node, before } of operations) {
      const { parent } = study.known(node);
      study.follow([{ put: { node, parent: parent.name, ...(before && { before }) } }]);
    }
    return study.nodes;
  };
  const once = followed(({ nodes }) => promoted(nodes.get("v3c")));
  assert.equal(names(once.get("v2b").children), "v3a v2c v4a");
  assert.equal(names(once.get("m4").children), "m5 v2a");
  const main = followed(({ nodes }) => toMain(nodes.get("v3c")));
  assert.equal(names(main.get("m4").children), "v2a m5");
  assert.equal(names(main.get("v2b").children), "v3a v2c v4a");
  const left = followed(({ nodes }) => shifted(nodes.get("v1a"), -1));
  assert.equal(names(left.get("m2").children), "v1a m3 v5a");
  const right = followed(({ nodes }) => shifted(nodes.get("v1a"), 1));
  assert.equal(names(right.get("m2").children), "m3 v5a v1a");
  assert.deepEqual(shifted(tree().nodes.get("v5a"), 1), []);
  assert.deepEqual(promoted(tree().nodes.get("m6")), []);
});

test("what others did is followed, and a gap is noticed", () => {
  const study = tree();
  study.follow([{ went: { node: "v2a" } }]);
  assert.equal(study.nodes.has("v3c"), false);
  assert.throws(() => study.follow([{ set: { node: "v3c", properties: [] } }]), Missed);
  const back = [{ name: "v2a", properties: [["B", ["gg"]]] }, { name: "x", above: 0, properties: [] }];
  study.follow([{ came: { nodes: back, parent: "m4", before: "m5" } }]);
  study.know([["x", { captures: [1, 0] }]]);
  assert.equal(names(study.nodes.get("m4").children), "v2a m5");
  assert.equal(names(wayTo(study.nodes.get("x"))), "root m1 m2 m3 m4 v2a x");
  assert.deepEqual(study.nodes.get("x").board, { captures: [1, 0] });
  study.know([["x", {}]]);
  assert.equal(study.nodes.get("x").board, null);
  study.follow([{ said: { node: "x", remarks: [["anna", "why?"]] } }]);
  assert.deepEqual(study.nodes.get("x").remarks, [["anna", "why?"]]);
});

test("positions stay known while others change, and are those of the tree as it is", () => {
  const line = Array.from({ length: 200 }, (_, n) => ({ name: `n${n}`, ...(n > 0 && { above: n - 1 }),
    properties: n === 0 ? [["SZ", ["9"]]] : [[n % 2 ? "B" : "W", ["abcdefghi"[(n * 7) % 9] + "abcdefghi"[(n * 5 + Math.floor(n / 9)) % 9]]]] }));
  const place = new Place({ nodes: line, boards: [] });
  const { tree } = place;
  const far = () => place.positions.at(tree.known("n199"));
  const before = far();
  tree.follow([{ came: { parent: "n50", nodes: [{ name: "x", properties: [["B", ["aa"]]] }] } }]);
  tree.follow([{ set: { node: "n3", properties: [...tree.known("n3").properties, ["C", ["said"]]] } }]);
  place.restand();
  assert.equal(far(), before, "it is not worked out again");
  tree.follow([{ set: { node: "n60", properties: [["AW", ["aa:cc"]]] } }]);
  place.restand();
  assert.notEqual(far(), before);
  // Changes of all kinds, each by a number that looks random.
  let seed = 1;
  const any = (most) => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % most;
  };
  const point = () => "abcdefghi"[any(9)] + "abcdefghi"[any(9)];
  const kinds = [
    (node, n) => tree.follow([{ came: { parent: node.name, nodes: [{ name: `y${n}`, properties: [["W", [point()]]] }] } }]),
    (node) => tree.follow([{ set: { node: node.name, properties: [["AB", [point()]], ["MN", [String(any(9))]]] } }]),
    (node) => tree.know([[node.name, any(2) ? { changes: { empty: point() } } : {}]]),
    (node) => node.parent && tree.follow([{ put: { node: node.name, parent: "n1" } }]),
    (node) => node.parent && tree.nodes.size > 150 && node.children.length === 0 && tree.follow([{ went: { node: node.name } }]),
  ];
  for (let n = 0; n < 150; n += 1) {
    const names = [...tree.nodes.keys()].filter((name) => name !== "n0" && name !== "n1");
    kinds[any(kinds.length)](tree.known(names[any(names.length)]), n);
    place.restand();
    const fresh = new Positions(place.geometry);
    for (let i = 0; i < 20; i += 1) {
      const node = tree.nodes.get(names[any(names.length)]) ?? tree.known("n0");
      assert.deepEqual([place.positions.at(node), place.positions.number(node)], [fresh.at(node), fresh.number(node)], `${n} ${node.name}`);
    }
  }
});
