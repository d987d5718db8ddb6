/** Records from files: chosen or dropped, then replayed. */

import { bodyOf, explain, uploadRecord } from "../api.js";
import { h } from "../dom.js";
import { number, t } from "../i18n.js";

/** The server's limit, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/** @param {HTMLElement} parent */
export function mountUpload(parent) {
  const input = h("input", { type: "file", id: "sgf-file", accept: ".sgf,.ngf,.gib,.ugf,.ugi,application/x-go-sgf", class: "unseen" });
  const zone = h("label", { class: "drop", id: "drop", for: "sgf-file" },
    h("span", { class: "button" }, t("upload-choose")), h("span", { class: "hint" }, t("upload-drop")), input);
  const said = h("div", { id: "upload-said", role: "status" });
  parent.append(zone, said);

  /** @param {File} file */
  const send = async (file) => {
    if (file.size > LARGEST) {
      say(h("p", { class: "warning" }, explain({ code: "too-large", text: "" })));
      return;
    }
    say(h("p", {}, t("upload-reading", { name: file.name })));
    try {
      const { keys } = await uploadRecord(file);
      if (keys.length === 1) location.assign(`/g/${keys[0]}`);
      else {
        say(h("p", {}, t("upload-several", { count: keys.length })),
          h("ol", { class: "uploaded" }, ...keys.map((key, i) =>
            h("li", {}, h("a", { href: `/g/${key}` }, t("upload-game", { number: number(i + 1) }))))));
      }
    } catch (error) {
      say(h("p", { class: "warning" }, t("upload-failed", { name: file.name })), h("p", {}, explain(bodyOf(error))));
    }
  };

  /** @param {...Node} content */
  const say = (...content) => said.replaceChildren(...content);

  input.addEventListener("change", () => {
    if (input.files?.[0]) void send(input.files[0]);
    input.value = "";
  });
  // A record may be dropped anywhere. Otherwise the browser would leave the page to show the file.
  addEventListener("dragover", (event) => {
    event.preventDefault();
    zone.classList.add("over");
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && zone.classList.remove("over"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    zone.classList.remove("over");
    const file = event.dataTransfer?.files[0];
    if (file) void send(file);
  });
}
