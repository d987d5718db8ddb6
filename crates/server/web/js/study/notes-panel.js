/** What is said about a node: the record's own comment, and one of each person. */

import { byId, h, set, setText } from "../dom.js";
import { isolated, number, t } from "../i18n.js";
import { faultsOf, infoOf, judged, ownComment, writtenComment } from "./words.js";
import { mountAssumed } from "./assumed.js";
import { mountFacts } from "./info.js";
import { nodeField } from "./node-field.js";
import { apart } from "./programs.js";
import { OF_POSITIONS } from "./properties.js";
import { has, text } from "./sgf.js";

/** @typedef {import("./room.js").Room} Room */

/** The longest comment: the server takes 64 KiB, and a sign has at most 4 bytes. */
const LONGEST = 16_000;

/**
 * @param {HTMLElement} parent @param {Room} room
 * @param {import("./engine.js").Engine} engine
 * @param {() => void} show brings the panel into sight
 */
export function mountNotesPanel(parent, room, engine, show) {
  const facts = h("p", { id: "node-facts", class: "node-facts" });
  const wrong = h("p", { id: "node-wrong", class: "warning", hidden: true });
  const comment = h("p", { id: "node-comment", class: "comment", dir: "auto" });
  const written = h("p", { class: "comment", dir: "auto" });
  const programs = h("details", { id: "node-programs", hidden: true }, h("summary", {}, t("room-written-by-program")), written);
  const remarks = h("ul", { id: "node-remarks", class: "remarks", "aria-label": t("room-remarks") });
  const own = h("textarea", { id: "own-remark", rows: 3, maxlength: LONGEST, dir: "auto", placeholder: t("room-remark-placeholder") });
  const ownFull = fullness(own);
  const field = h("div", { class: "field", id: "own-remark-field" }, h("label", { for: "own-remark" }, t("room-remark")), own, ownFull.hint);
  const whole = h("textarea", { id: "own-comment", rows: 4, maxlength: LONGEST, dir: "auto" });
  const wholeFull = fullness(whole);
  const edit = h("details", { id: "comment-edit" }, h("summary", {}, t("room-comment-edit")),
    h("div", { class: "field" }, h("label", { for: "own-comment" }, t("room-comment")), whole, wholeFull.hint));
  const none = h("p", { class: "hint" }, t("room-nothing-said"));
  const keptOwn = nodeField(room, own, (node) => node.remarks.find(([by]) => by === room.me)?.[1] ?? "",
    (node, text) => ({ op: "comment", node, by: room.me, text }), show);
  const keptWhole = nodeField(room, whole, writtenComment,
    (node, said) => ({ op: "set", node, name: "C", ...(said.trim() && { values: [said] }) }), () => {
      show();
      edit.open = true;
    });
  // The facts of the game go by what is assumed.
  const assumed = mountAssumed(room);
  parent.append(facts, mountFacts(room), assumed, wrong, comment, programs, remarks, none, keptOwn, field, keptWhole, edit);

  let drawn = "";
  room.subscribe(() => {
    const { at } = room;
    setText(facts, factsOf(room));
    facts.hidden = facts.textContent === "";
    const faults = faultsOf(at);
    wrong.hidden = faults.length === 0;
    setText(wrong, faults.map((fault) => t(`room-wrong-${fault}`)).join(" "));
    // What is shown as an evaluation is no comment of a person as well.
    const parts = engine.showsRecord(at) ? apart(writtenComment(at)) : { people: ownComment(at), programs: "" };
    const said = parts.people;
    programs.hidden = parts.programs === "";
    setText(written, parts.programs);
    comment.hidden = said === "";
    if (comment.textContent !== said) {
      comment.textContent = said;
      comment.scrollTop = 0;
    }
    const others = at.remarks.filter(([by]) => by !== room.me || !room.edits);
    const key = JSON.stringify([at.name, others, others.map(([by]) => room.company.nameOf(by))]);
    if (key !== drawn) {
      drawn = key;
      remarks.replaceChildren(...others.map(([by, words]) =>
        h("li", {}, h("bdi", { class: "who" }, room.company.nameOf(by)), h("p", { dir: "auto" }, words))));
    }
    remarks.hidden = others.length === 0;
    for (const { look } of [ownFull, wholeFull]) look();
    // The field in which a person writes stays until they leave it: keys would go elsewhere.
    const mayNot = !room.edits || at.alone === true;
    field.hidden = mayNot && document.activeElement !== own;
    edit.hidden = mayNot && document.activeElement !== whole;
    none.hidden = said !== "" || parts.programs !== "" || others.length > 0 || room.edits;
  });
  return () => {
    const { hidden } = field;
    if (!hidden) own.focus();
  };
}

/**
 * What is said below a field that takes no more. The browser cuts off what is pasted into it.
 * @param {HTMLTextAreaElement} field
 */
function fullness(field) {
  const hint = h("p", { class: "warning", role: "status" });
  const look = () => setText(hint, field.value.length >= LONGEST ? t("room-text-full", { most: number(LONGEST) }) : "");
  field.addEventListener("input", look);
  return { hint, look };
}

/**
 * What a node says in a line: its name, the judgements, who has captured what.
 * @param {Room} room
 */
function factsOf(room) {
  const { at, position: { captures }, turn } = room;
  const sign = judged(at);
  const value = OF_POSITIONS.find((name) => has(at, name));
  const name = text(at, "N").trim();
  const parts = [
    name && isolated(name),
    sign && t(`room-judged-${sign.toLowerCase()}`),
    value && t(`room-judged-${value.toLowerCase()}`),
    has(at, "HO") && t("room-judged-ho"),
    ...(room.otherGame ? [] : [t("room-captures", { black: number(captures[0]), white: number(captures[1]) }), t("to-move", { colour: turn === "B" ? "black" : "white" })]),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The players on the way to the node, over the board. @param {Room} room */
export function mountHeading(room) {
  const title = byId("room-title");
  const players = byId("room-players");
  room.subscribe(() => {
    const named = room.company.title.trim();
    setText(title, named || t("room-untitled"));
    set(title, { dir: "auto" });
    document.title = `${named || t("room-untitled")} – Tengen`;
    const [black, white] = [infoOf(room.at, "PB").trim(), infoOf(room.at, "PW").trim()];
    players.hidden = !black && !white;
    setText(players, t("room-players", { black: isolated(black || "?"), white: isolated(white || "?") }));
  });
}
