/** Nigiri as players do it: a guess, a handful, the stones laid out in pairs, the colours. */

import { openDialog } from "./dialog.js";
import { h, s, setText } from "./dom.js";
import { t } from "./i18n.js";
import { stoneDefs, stoneFace } from "./board/stones.js";
import { wantsLessMotion } from "./settings.js";

/** The pause between two pairs, in milliseconds. */
const PAUSE = 320;
/** How many pairs lie beside each other. */
const ACROSS = 5;

/**
 * @param {string} colour `X` or `O`
 * @param {number} seed
 * @param {number} x
 * @param {number} y
 */
function stoneAt(colour, seed, x, y) {
  return s("g", { class: "laid", transform: `translate(${x} ${y})` }, s("g", {},
    s("circle", { cx: 3, cy: 6, r: 54, fill: "url(#stone-shadow)" }), ...stoneFace(colour, seed)));
}

/**
 * Shows the handful, and resolves when the person goes on to the board.
 *
 * @param {import("../types/protocol.js").Nigiri} nigiri
 * @param {import("../types/protocol.js").Colour} mine the side of this person
 * @returns {Promise<void>}
 */
export function showNigiri(nigiri, mine) {
  const { stones, guess, right, creator } = nigiri;
  const who = mine === creator ? "me" : "other";
  const pairs = Math.ceil(stones / 2);
  const rows = Math.ceil(pairs / ACROSS);
  const view = `-70 -70 ${ACROSS * 250 + 20} ${rows * 140 + 230}`;
  const said = guess === "odd" ? 1 : 2;
  const guessStones = Array.from({ length: said }, (_, i) => stoneAt("X", i, i * 108, 0));
  const handful = Array.from({ length: stones }, (_, i) => {
    const pair = Math.floor(i / 2);
    return stoneAt("O", i, (pair % ACROSS) * 250 + (i % 2) * 108, 200 + Math.floor(pair / ACROSS) * 140);
  });
  const drawing = s("svg", { class: "nigiri", viewBox: view, role: "img", "aria-label": t("nigiri-picture", { stones }) },
    stoneDefs(), ...guessStones, ...handful);
  const line = h("p", { id: "nigiri-result", role: "status" });
  const go = h("button", { type: "button", id: "nigiri-go", class: "primary" }, t("nigiri-go"));
  const dialog = openDialog({ id: "nigiri-dialog", title: t("nigiri") },
    h("p", {}, t("nigiri-guessed", { guess, who })), drawing, line, h("div", { class: "answers" }, go));
  go.addEventListener("click", () => dialog.close());

  const finish = () => {
    for (const stone of handful) stone.classList.remove("held");
    if (stones % 2 === 1) handful[stones - 1].classList.add("single");
    setText(line, t("nigiri-result", { stones, right: right ? "yes" : "no", who, colour: mine }));
  };
  if (wantsLessMotion()) finish();
  else {
    for (const stone of handful) stone.classList.add("held");
    let laid = 0;
    const lay = () => {
      handful[laid]?.classList.remove("held");
      handful[laid + 1]?.classList.remove("held");
      laid += 2;
      if (laid >= stones || !dialog.open) finish();
      else setTimeout(lay, PAUSE);
    };
    setTimeout(lay, PAUSE * 2);
  }
  go.focus();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve()));
}
