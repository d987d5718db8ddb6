/** The page of studies: those of this visitor, and a new one. */

import { getMeta } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { beginStudy, deleteStudy, getStudies } from "../api/study.js";
import { ask } from "../dialog.js";
import { byId, h, setText } from "../dom.js";
import { takeDrops } from "../drop.js";
import { input, segments, select, taken } from "../fields.js";
import { date, isolated, number, rulesetName, t } from "../i18n.js";
import { startPage } from "../page.js";

/** The server's limit for a record, in bytes. */
const LARGEST = 10 * 1024 * 1024;
const SIZES = ["9", "13", "19"];

/** @param {HTMLElement} parent @param {import("../../types/protocol.js").Meta} meta */
function mountBegin(parent, meta) {
  const title = input("study-title", t("studies-title"), { type: "text", maxlength: 100, autocomplete: "off", dir: "auto" });
  const from = segments("from", t("studies-from"), [
    { value: "board", label: t("studies-board") }, { value: "sgf", label: t("studies-sgf") },
  ], "board");
  const size = segments("size", t("board-size"), [
    ...SIZES.map((n) => ({ value: n, label: t("size", { width: n, height: n }) })), { value: "custom", label: t("size-custom") },
  ], "19");
  const side = { type: "number", inputmode: "numeric", min: meta.minSize, max: meta.maxSize, required: true };
  const width = input("width", t("width"), { ...side, value: 19 });
  const height = input("height", t("height"), { ...side, value: 13 });
  const sides = h("div", { class: "fields" }, width.field, height.field);
  const rules = select("rules", t("about-rules"), meta.rules.map(({ id, name }) => ({ value: id, label: rulesetName(id, name) })), meta.rules[0].id);
  const handicap = input("handicap", t("handicap"), { type: "number", inputmode: "numeric", min: 0, max: 9, value: 0, required: true });
  const board = h("div", { class: "begin-part" }, size, sides, h("div", { class: "fields" }, rules.field, handicap.field));
  const file = h("input", { type: "file", id: "study-file", accept: ".sgf,.ngf,.gib,.ugf,.ugi,application/x-go-sgf" });
  const words = h("textarea", { id: "study-text", rows: 4, spellcheck: "false", placeholder: "(;GM[1]SZ[19] …)" });
  const record = h("div", { class: "begin-part" },
    h("div", { class: "field" }, h("label", { for: "study-file" }, t("studies-file")), file),
    h("div", { class: "field" }, h("label", { for: "study-text" }, t("paste-label")), words));
  const said = h("p", { class: "warning", role: "alert", id: "study-problem", hidden: true });
  const begin = h("button", { type: "submit", id: "study-begin", class: "primary large" }, t("studies-begin-now"));
  const form = h("form", { id: "study-form" }, from, board, record, title.field, said, begin);
  parent.append(form);
  const show = () => {
    const isBoard = taken(form, "from") === "board";
    board.hidden = !isBoard;
    record.hidden = isBoard;
    sides.hidden = taken(form, "size") !== "custom";
    for (const { control } of [width, height]) control.disabled = sides.hidden || !isBoard;
    handicap.control.disabled = !isBoard;
  };
  form.addEventListener("change", show);
  show();
  /** @param {string} text */
  const tell = (text) => {
    said.hidden = text === "";
    setText(said, text);
  };
  const zone = h("p", { id: "file-drop", class: "file-drop", hidden: true }, t("studies-drop"));
  parent.append(zone);
  takeDrops({
    over: (on) => void (zone.hidden = !on),
    take: ([first, ...others], text) => {
      if (!first && !text.trim()) return;
      // The form takes it as if it had been chosen there.
      const chosen = new DataTransfer();
      if (first) chosen.items.add(first);
      file.files = chosen.files;
      words.value = first ? "" : text;
      const record = form.querySelector('[name="from"][value="sgf"]');
      /** @type {HTMLInputElement} */ (record).checked = true;
      show();
      tell(others.length > 0 ? t("studies-one-file", { name: isolated(first.name) }) : "");
      begin.focus();
    },
  });
  /** @returns {Promise<import("../../types/study.js").NewStudy["from"] | null>} */
  const source = async () => {
    if (taken(form, "from") === "board") {
      const n = Number(taken(form, "size"));
      const [w, h_] = sides.hidden ? [n, n] : [width.control.valueAsNumber, height.control.valueAsNumber];
      return { kind: "board", width: w, height: h_, rules: rules.control.value, komi: null, handicap: handicap.control.valueAsNumber || 0 };
    }
    const [chosen] = file.files ?? [];
    if (chosen && chosen.size > LARGEST) {
      tell(explain({ code: "too-large", text: "" }));
      return null;
    }
    const text = words.value.trim() || (chosen ? await textOf(chosen) : "");
    if (text) return { kind: "sgf", text };
    tell(t("paste-empty"));
    return null;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    tell("");
    begin.disabled = true;
    try {
      const from_ = await source();
      if (!from_) return;
      const { key } = await beginStudy({ title: title.control.value.trim(), from: from_ });
      location.assign(`/s/${key}`);
    } catch (error) {
      tell(explain(bodyOf(error)));
    } finally {
      begin.disabled = false;
    }
  });
}

/** The text of a file, in the encoding that its record names. @param {Blob} file */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 2000));
  const [, named] = /CA\s*\[([^\]]+)\]/.exec(head) ?? [];
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    try {
      return new TextDecoder(named ?? "latin1").decode(bytes);
    } catch {
      return new TextDecoder("latin1").decode(bytes);
    }
  }
}

/**
 * The studies of this visitor.
 * @param {HTMLElement} parent @param {import("../../types/study.js").StudySummary[]} own
 */
function mountOwn(parent, own) {
  const list = h("ul", { id: "study-list", class: "study-list" });
  const none = h("p", { class: "hint", id: "study-none", hidden: true }, t("studies-none"));
  const said = h("p", { class: "warning", role: "alert", id: "own-problem", hidden: true });
  parent.append(none, list, said);
  /** @param {string} text */
  const tell = (text) => {
    said.hidden = text === "";
    setText(said, text);
  };
  /** @param {string} key */
  const away = async (key) => {
    tell("");
    try {
      await deleteStudy(key);
    } catch (error) {
      const body = bodyOf(error);
      // Another page may have done it.
      if (body.code !== "unknown-key") return tell(explain(body));
    }
    try {
      draw(await getStudies());
    } catch (error) {
      tell(explain(bodyOf(error)));
    }
  };
  /** @param {import("../../types/study.js").StudySummary[]} found */
  const draw = (found) => {
    none.hidden = found.length > 0;
    list.replaceChildren(...found.map((study) => {
      const { key, title, role, chapters, nodes, changed } = study;
      const button = h("button", { type: "button", class: "small quiet", "data-delete": key }, t(role === "own" ? "studies-delete" : "studies-away"));
      button.addEventListener("click", async () => {
        const answer = role !== "own" ? "away" : await ask({
          id: "study-question", title: t("studies-delete"), text: [t("studies-delete-text")],
          answers: [{ id: "study-delete-confirm", label: t("studies-delete"), kind: "danger" }], cancel: t("cancel"),
        });
        if (answer) await away(key);
      });
      return h("li", { "data-key": key }, h("a", { class: "study-link", href: `/s/${key}` },
        h("bdi", { class: "title" }, title || t("study-nameless")),
        h("span", { class: "hint" }, t("studies-facts", { role, chapters, shown: number(chapters), nodes: number(nodes), date: date(changed) }))), button);
    }));
  };
  draw(own);
}

async function start() {
  startPage();
  const line = byId("connection");
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const [meta, own] = await Promise.all([getMeta(), getStudies()]);
      mountOwn(byId("own-studies"), own);
      mountBegin(byId("begin"), meta);
      line.hidden = true;
      return;
    } catch (error) {
      setText(line, explain(bodyOf(error)));
      line.hidden = false;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

await start();
