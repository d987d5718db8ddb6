/** How a rating went: a curve to look at, and the same as a table to read. */

import { h, s } from "../dom.js";
import { date, day, number, t } from "../i18n.js";
import { rankName } from "../rank.js";

/** @typedef {import("../../types/protocol.js").RatingPoint} Point */

/** The size in the drawing's units. The page stretches the drawing to its room. */
const [WIDTH, HEIGHT] = [600, 200];

/** The least range of the scale, in points. */
const LEAST = 200;

/** Twice the deviation to either side holds the true strength 95 of 100 times. */
const SURE = 2;

/**
 * The last point of each day.
 * @param {Point[]} points
 */
const daily = (points) => points.filter(([at], index) => index === points.length - 1 || day(at) !== day(points[index + 1][0]));

/** @param {Point[]} points */
function scaleOf(points) {
  const ratings = points.map(([, rating]) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const margin = Math.max(LEAST, (high - low) * 1.2) / 2;
  const middle = (low + high) / 2;
  return { low: middle - margin, high: middle + margin };
}

/** @param {Point[]} points */
function drawn(points) {
  const { low, high } = scaleOf(points);
  const [first, last] = [points[0][0], points[points.length - 1][0]];
  const x = (/** @type {number} */ at) => (last === first ? WIDTH / 2 : ((at - first) / (last - first)) * WIDTH).toFixed(1);
  const y = (/** @type {number} */ rating) => (((high - rating) / (high - low)) * HEIGHT).toFixed(1);
  const line = (/** @type {Point[]} */ way, /** @type {(point: Point) => number} */ of) => way.map((point) => `${x(point[0])} ${y(of(point))}`).join("L");
  const band = `M${line(points, ([, rating, off]) => rating + SURE * off)}L${line([...points].reverse(), ([, rating, off]) => rating - SURE * off)}Z`;
  // A single game is a line across the picture.
  const curve = points.length === 1 ? `M0 ${y(points[0][1])}H${WIDTH}` : `M${line(points, ([, rating]) => rating)}`;
  const marks = [0.1, 0.5, 0.9].map((part) => Math.round((high - part * (high - low)) / 10) * 10);
  return {
    picture: s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" },
      s("path", { class: "band", d: points.length === 1 ? "" : band }),
      s("path", { class: "grid", d: marks.map((mark) => `M0 ${y(mark)}H${WIDTH}`).join("") }),
      s("path", { class: "curve", d: curve })),
    scale: marks.map((mark) => {
      const label = h("span", {}, number(mark));
      label.style.top = `${(Number(y(mark)) / HEIGHT) * 100}%`;
      return label;
    }),
  };
}

/** @param {Point[]} points */
function table(points) {
  const rows = daily(points).reverse().map(([at, rating, , rank]) => h("tr", {}, h("th", { scope: "row" }, day(at)),
    h("td", { class: "number" }, number(Math.round(rating))), h("td", {}, rankName(rank))));
  const heads = [h("th", { scope: "col" }, t("person-day")), h("th", { scope: "col", class: "number" }, t("person-rating")), h("th", { scope: "col" }, t("person-rank-head"))];
  return h("table", { id: "history-table", "aria-labelledby": "history-title" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...rows));
}

/**
 * @param {Point[]} points the first game first; at least one
 * @returns {HTMLElement[]}
 */
export function makeHistory(points) {
  const { picture, scale } = drawn(points);
  const [first, last] = [points[0], points[points.length - 1]];
  // Within a day the hours tell more.
  const when = day(first[0]) === day(last[0]) ? date : day;
  const dates = (first[0] === last[0] ? [first] : [first, last]).map(([at]) => h("span", {}, when(at)));
  const figure = h("figure", { class: "ratings-graph", "aria-hidden": "true" },
    h("div", { class: "scale" }, ...scale), picture, h("div", { class: "dates" }, ...dates));
  const words = t("person-went", {
    count: points.length, first: number(Math.round(first[1])), last: number(Math.round(last[1])),
    least: number(Math.round(Math.min(...points.map(([, rating]) => rating)))), most: number(Math.round(Math.max(...points.map(([, rating]) => rating)))),
  });
  return [figure, h("p", { class: "hint", id: "history-words" }, words),
    h("details", { id: "history-as-table" }, h("summary", {}, t("person-as-table")), h("div", { class: "table-box", tabindex: "0", role: "region", "aria-label": t("person-history") }, table(points)))];
}
