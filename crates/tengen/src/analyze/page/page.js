"use strict";
// The results, their texts, and our place in them.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const data = read("data");
const words = read("words");
const positions = data.positions;
const COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
let place = 0;
let shown = null; // the line of play that is shown: its place in the list of moves

const by = (id) => document.getElementById(id);

/** An element with attributes and children. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The same as part of a drawing. */
function draw(name, attributes = {}, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** Column and row of a move's name; null for a pass. */
function point(name) {
  const column = COLUMNS.indexOf(name[0]);
  const row = data.height - Number(name.slice(1));
  return name === "pass" || column < 0 || Number.isNaN(row) ? null : { column, row };
}

function board(position) {
  const { width, height } = data;
  const x = (column) => 30 + 20 * column;
  const y = (row) => 30 + 20 * row;
  const across = 60 + 20 * (width - 1);
  const down = 60 + 20 * (height - 1);
  const svg = draw("svg", { viewBox: `0 0 ${across} ${down}`, role: "img" });
  svg.append(draw("title", {}, words[place].place));
  const ink = "var(--grid)";
  const text = (column, row, words, size, fill) =>
    svg.append(draw("text", {
      x: x(column), y: y(row) + size * 0.35, "font-size": size, "text-anchor": "middle",
      "font-family": "system-ui, sans-serif", fill,
    }, words));
  for (let i = 0; i < width; i++) {
    svg.append(draw("path", { d: `M${x(i)} ${y(0)}V${y(height - 1)}`, stroke: ink, "stroke-width": 0.8 }));
    text(i, -0.95, COLUMNS[i], 9, ink);
    text(i, height - 0.05, COLUMNS[i], 9, ink);
  }
  for (let i = 0; i < height; i++) {
    svg.append(draw("path", { d: `M${x(0)} ${y(i)}H${x(width - 1)}`, stroke: ink, "stroke-width": 0.8 }));
    text(-0.95, i, String(height - i), 9, ink);
    text(width - 0.05, i, String(height - i), 9, ink);
  }
  for (const { column, row } of data.stars.map(point))
    svg.append(draw("circle", { cx: x(column), cy: y(row), r: 2.2, fill: ink }));
  const stones = position.board.split("/").map((row) => [...row]);
  const numbers = new Map();
  if (shown !== null) {
    let letter = position.to_move;
    const line = position.moves[shown].line;
    line.forEach((name, i) => {
      const at = point(name);
      if (at && stones[at.row][at.column] === ".") {
        stones[at.row][at.column] = letter === "B" ? "X" : "O";
        numbers.set(`${at.column} ${at.row}`, i + 1);
      }
      letter = letter === "B" ? "W" : "B";
    });
  }
  stones.forEach((row, r) => row.forEach((stone, c) => {
    if (stone === ".") return;
    const black = stone === "X";
    svg.append(draw("circle", {
      cx: x(c), cy: y(r), r: 9.4, fill: black ? "#111" : "#fafafa", stroke: "#111", "stroke-width": 0.6,
    }));
    const number = numbers.get(`${c} ${r}`);
    if (number) text(c, r, String(number), 10, black ? "#fff" : "#111");
  }));
  const last = position.played && point(position.played.move);
  if (last && shown === null) {
    const black = stones[last.row][last.column] === "X";
    svg.append(draw("circle", {
      cx: x(last.column), cy: y(last.row), r: 4.5, fill: "none", "stroke-width": 1.6,
      stroke: black ? "#fff" : "#111",
    }));
  }
  if (shown === null)
    position.moves.slice(0, 3).forEach((move, i) => {
      const at = point(move.move);
      if (!at) return;
      svg.append(draw("circle", {
        cx: x(at.column), cy: y(at.row), r: 8.4, fill: "#0b6a6f", "fill-opacity": i ? 0.75 : 1,
        stroke: "#fff", "stroke-width": i ? 0 : 1,
      }));
      text(at.column, at.row, "ABC"[i], 11, "#fff");
    });
  by("board").replaceChildren(svg);
}

function moves() {
  const rows = words[place].moves.map(([name, ...cells], i) => {
    const line = cells.pop();
    const button = make("button", { type: "button", "aria-pressed": String(shown === i) },
      `${"ABC"[i] ?? ""} ${name}`.trim());
    button.addEventListener("click", () => {
      shown = shown === i ? null : i;
      show();
      by("moves").querySelectorAll("button")[i].focus();
    });
    return make("tr", {}, make("td", {}, button), ...cells.map((t) => make("td", {}, t)),
      make("td", { class: "line" }, line));
  });
  by("moves").replaceChildren(...rows);
}

const WIDE = 600;
const HIGH = 200;
const span = Math.max(1, positions.length - 1);
const across = (i) => 30 + ((WIDE - 60) * i) / span;
const reach = Math.max(5, ...positions.map((p) => Math.abs(p.lead)));

function graph() {
  const svg = draw("svg", { viewBox: `0 0 ${WIDE} ${HIGH}` });
  const rate = (p) => 10 + (HIGH - 20) * (1 - p.win_rate);
  const lead = (p) => HIGH / 2 - ((HIGH - 20) / 2) * (p.lead / reach);
  const line = (of) => positions.map((p, i) => `${i ? "L" : "M"}${across(i).toFixed(1)} ${of(p).toFixed(1)}`).join("");
  const label = (x, y, words, anchor, fill) =>
    svg.append(draw("text", { x, y, "font-size": 11, "text-anchor": anchor, fill }, words));
  svg.append(draw("path", { d: `M30 ${HIGH / 2}H${WIDE - 30}`, stroke: "var(--line)" }));
  label(26, 16, "100", "end", "var(--accent)");
  label(26, HIGH / 2 + 4, "50", "end", "var(--accent)");
  label(26, HIGH - 8, "0", "end", "var(--accent)");
  label(WIDE - 26, 16, `+${reach.toFixed(0)}`, "start", "var(--lead)");
  label(WIDE - 26, HIGH - 8, `−${reach.toFixed(0)}`, "start", "var(--lead)");
  svg.append(draw("path", { d: line(lead), fill: "none", stroke: "var(--lead)", "stroke-width": 1.6, "stroke-dasharray": "4 3" }));
  svg.append(draw("path", { d: line(rate), fill: "none", stroke: "var(--accent)", "stroke-width": 2.2 }));
  positions.forEach((p, i) => {
    if (["mistake", "blunder"].includes(p.played?.verdict))
      svg.append(draw("circle", {
        cx: across(i), cy: rate(p), r: p.played.verdict === "blunder" ? 4.5 : 3, fill: "var(--card)",
        stroke: "var(--ink)", "stroke-width": 1.5,
      }));
  });
  const here = draw("path", { id: "here", stroke: "var(--ink)", "stroke-width": 1.2 });
  svg.append(here);
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDE;
    go(Math.round(((x - 30) / (WIDE - 60)) * span));
  });
  by("graph").replaceChildren(svg);
}

function show() {
  const position = positions[place];
  board(position);
  by("said").textContent = words[place].said;
  moves();
  by("here").setAttribute("d", `M${across(place)} 6V${HIGH - 6}`);
  by("place").value = String(place);
  by("place").setAttribute("aria-valuetext", words[place].place);
  for (const button of by("worst").querySelectorAll("button"))
    button.setAttribute("aria-current", String(Number(button.dataset.place) === place));
}

function go(to) {
  place = Math.min(positions.length - 1, Math.max(0, to));
  shown = null;
  history.replaceState(null, "", `#${positions[place].move}`);
  show();
}

function begin() {
  document.querySelector("main").hidden = false;
  by("place").max = String(positions.length - 1);
  by("place").addEventListener("input", () => go(Number(by("place").value)));
  by("back").addEventListener("click", () => go(place - 1));
  by("on").addEventListener("click", () => go(place + 1));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(place + step);
  });
  graph();
  for (const button of by("worst").querySelectorAll("button"))
    button.addEventListener("click", () => go(Number(button.dataset.place)));
  const asked = positions.findIndex((p) => `#${p.move}` === location.hash);
  go(asked < 0 ? 0 : asked);
}

begin();
