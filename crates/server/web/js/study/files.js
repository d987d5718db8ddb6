/** Files of records, chosen or dropped: each game becomes a chapter. */

import { readRecord } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { byId, h } from "../dom.js";
import { stemOf, takeDrops } from "../drop.js";
import { isolated, number, t } from "../i18n.js";
import { addChapters, CHAPTERS, LARGEST } from "./branch.js";
import { besidesGames, foundText } from "./found-panel.js";
import { propertiesSaid } from "./words.js";

/** @typedef {import("./branch.js").Branch} Branch */
/** @typedef {import("./room.js").Room} Room */

/** The endings of files that are read. */
const ENDINGS = ".sgf,.ngf,.gib,.ugf,.ugi,application/x-go-sgf";

/** The most files that are read at once, and their bytes together. */
const [MOST, BYTES] = [50, 8 * LARGEST];
/** The most files about which something is said. */
const TOLD = 6;

/**
 * The files that are read at once: the first of them, as far as there is room.
 * @param {readonly File[]} files
 */
function firstOf(files) {
  let bytes = 0;
  // Files that are too large are refused without being read.
  const beyond = files.findIndex(({ size }, i) => i >= MOST || (bytes += size > LARGEST ? 0 : size) > BYTES);
  return beyond < 0 ? files : files.slice(0, beyond);
}

/**
 * Games of a file, called after it where a record says neither a name nor a player.
 * @param {File} file @param {Branch[]} chapters
 * @returns {Branch[]}
 */
function calledAfter(file, chapters) {
  const name = stemOf(file.name);
  const isCalled = (/** @type {Branch} */ [{ properties }]) =>
    properties.some(([known, [said = ""]]) => (known === "GN" || known === "PB" || known === "PW") && said.trim() !== "");
  return chapters.map((nodes, i) => {
    if (isCalled(nodes) || name === "") return nodes;
    const [first, ...rest] = nodes;
    const others = first.properties.filter(([known]) => known !== "GN");
    return [{ ...first, properties: [...others, ["GN", [chapters.length > 1 ? `${name} ${i + 1}` : name]]] }, ...rest];
  });
}

/**
 * Reads files one after another, and tells of those that cannot be read.
 * @param {Room} room @param {readonly File[]} files
 */
async function add(room, files) {
  if (!room.edits) return room.refuse(room.whyNot);
  /** @type {string[]} */
  const told = [];
  /** What is said of games that are none of Go. @type {string[]} */
  const others = [];
  /** @type {Branch[]} */
  const all = [];
  const taken = firstOf(files);
  const read = async (/** @type {File} */ file) => {
    if (file.size > LARGEST) return explain({ code: "study-too-large", text: "" });
    try {
      const { chapters, leftOut, notes, games = [] } = await readRecord(room.key, file);
      all.push(...calledAfter(file, chapters));
      const count = games.filter((game) => game !== null).length;
      if (count > 0) others.push(t("room-file-says", { name: isolated(file.name), why: t("room-files-other", { count, shown: number(count) }) }));
      return [leftOut.length > 0 ? explain({ code: "study-left-out", args: { names: propertiesSaid(leftOut) }, text: "" }) : "", foundText(besidesGames(notes, games))].filter(Boolean).join(" ");
    } catch (error) {
      return explain(bodyOf(error));
    }
  };
  for (const file of taken) {
    if (all.length > CHAPTERS) break;
    const why = await read(file);
    if (why) told.push(t("room-file-says", { name: isolated(file.name), why }));
  }
  // The person may try a line alone meanwhile, or may write no more.
  if (!room.edits) return room.refuse(room.whyNot);
  const words = [...told.slice(0, TOLD), ...addChapters(room, all).words];
  if (told.length > TOLD) words.push(t("room-files-more", { count: told.length - TOLD, shown: number(told.length - TOLD) }));
  if (taken.length < files.length) words.push(t("room-files-many", { read: number(taken.length), count: files.length, shown: number(files.length) }));
  // A file a line.
  const text = [...words, ...others.slice(0, TOLD)].join("\n");
  if (text !== "") room.notify({ kind: words.length > 0 ? "wrong" : "news", body: { code: "", text } });
}

/** Lets the person choose files. @param {Room} room */
export function chooseFiles(room) {
  const input = h("input", { type: "file", id: "chapter-file", multiple: true, accept: ENDINGS, class: "unseen", tabindex: -1, "aria-hidden": "true" });
  input.addEventListener("change", () => {
    void add(room, [...input.files ?? []]);
    input.remove();
  });
  input.addEventListener("cancel", () => input.remove());
  document.body.append(input);
  input.click();
}

/** Files may be dropped anywhere. @param {Room} room */
export function mountFiles(room) {
  const zone = h("p", { id: "file-drop", class: "file-drop", hidden: true }, t("room-files-drop"));
  byId("room").append(zone);
  takeDrops({
    over: (on) => void (zone.hidden = !on || !room.edits),
    take: (files, text) => void (files.length > 0 ? add(room, files) : text.trim() && room.clipboard?.paste(room.clipboard.place, text)),
  });
}
