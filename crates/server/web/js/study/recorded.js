/** What other programs wrote into the record about the node, with their names. */

import { h, setText } from "../dom.js";
import { isolated, list, number, t } from "../i18n.js";
import { leadText, percent } from "../game/evaluation.js";
import { changeSettings, settings } from "../settings.js";

/** @typedef {import("../../types/study.js").Recorded} Recorded */

/** The program, with its engine if that is named. @param {Recorded} said */
const source = ({ by, engine }) => (engine ? t("recorded-engine", { program: by, engine: isolated(engine) }) : by);

/** @param {Recorded} said */
function sentence({ black, lead, visits }) {
  return [
    black === null ? "" : t("analysis-chance-now", { percent: percent(black) }),
    lead === null ? "" : leadText(lead),
    visits === null ? "" : t("recorded-visits", { count: visits, shown: number(visits) }),
  ].filter(Boolean).join(" ");
}

/**
 * @param {import("./room.js").Room} room
 * @param {import("./engine.js").Engine} engine
 */
export function makeRecorded(room, engine) {
  const box = h("input", { type: "checkbox", id: "recorded-on", checked: settings.recorded });
  box.addEventListener("change", () => {
    changeSettings({ recorded: box.checked });
    engine.restart();
    room.changed({ tree: true, moved: true });
  });
  const label = h("span");
  const here = h("p", { id: "recorded-here" });
  const element = h("div", { hidden: true, class: "recorded" }, h("label", { class: "check" }, box, label), here);
  const draw = () => {
    const all = [...engine.recorded.values()];
    element.hidden = all.length === 0;
    if (element.hidden) return;
    setText(label, t("recorded", { programs: list([...new Set(all.map(({ by }) => by))]) }));
    const said = engine.saidOf(room.at);
    here.hidden = !said || !settings.recorded;
    setText(here, said ? `${t("recorded-by", { source: source(said) })} ${sentence(said)}` : "");
  };
  return { element, draw };
}
