/** The pictures on buttons. */

import { s } from "./dom.js";

const PATHS = {
  first: "M6 5v14M19 5L9 12l10 7z",
  back: "M16 5L6 12l10 7z",
  forward: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  settings: "M4 7h9M19 7h1M13 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17h1M11 17h9M5 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  expand: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: PATHS[name] }));
}
