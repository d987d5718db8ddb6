/** How a record writes facts of a game, and what people write instead. */

/**
 * A day that the calendar has.
 * @param {number} year @param {number} month @param {number} day
 * @returns {string | null}
 */
function dayOf(year, month, day) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** One date of a list. @param {string} text @param {boolean} first @returns {string | null} */
function oneDate(text, first) {
  const whole = /^(\d{4})([-./]?)(\d{1,2})\2(\d{1,2})\.?$/.exec(text);
  // `20241` could be read in several ways.
  if (whole && (whole[2] || text.length === 8)) return dayOf(Number(whole[1]), Number(whole[3]), Number(whole[4]));
  const turned = /^(\d{1,2})([-./]) ?(\d{1,2})\2 ?(\d{4})$/.exec(text);
  if (turned) {
    const [one, other, year] = [turned[1], turned[3], turned[4]].map(Number);
    // With points the day comes first everywhere; else only one of both orders may fit.
    const orders = turned[2] === "." ? [[one, other]] : [[one, other], [other, one]];
    const days = new Set(orders.map(([day, month]) => dayOf(year, month, day)).filter((day) => day !== null));
    return days.size === 1 ? [...days][0] : null;
  }
  if (/^\d{4}$/.test(text) || /^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  const short = first ? null : /^(?:(\d\d)-)?(\d\d)$/.exec(text);
  return short && Number(short[1] ?? 1) <= 12 && Number(short[2]) <= 31 ? text : null;
}

/** @param {string} text @returns {string | null} */
function date(text) {
  const dates = text.split(",").map((part, i) => oneDate(part.trim(), i === 0));
  return dates.includes(null) ? null : dates.join(",");
}

/** @param {string} text @returns {string | null} */
function real(text) {
  const point = text.replace(",", ".").replace("−", "-").replace(/½$/, ".5");
  return /^[+-]?\d+(\.\d+)?$/.test(point) ? point.replace(/^\+/, "") : null;
}

/** @param {string} text @returns {string | null} */
function result(text) {
  if (/^(0|draw|jigo)$/i.test(text)) return "0";
  if (/^void$/i.test(text)) return "Void";
  if (text === "?") return text;
  const won = /^([bw]) ?\+ ?(.*)$/i.exec(text);
  if (!won) return null;
  const words = /** @type {Record<string, string>} */ ({ "": "", r: "R", resign: "R", t: "T", time: "T", f: "F", forfeit: "F" });
  const by = words[won[2].toLowerCase()] ?? real(won[2]);
  return by === null || by.startsWith("-") ? null : `${won[1].toUpperCase()}+${by}`;
}

/** @type {Record<string, (text: string) => string | null>} */
const FORMS = {
  DT: date,
  KM: real,
  RE: result,
  HA: (text) => (/^\d{1,3}$/.test(text) ? String(Number(text)) : null),
  TM: (text) => (real(text)?.startsWith("-") === false ? real(text) : null),
};

/**
 * A fact as a record writes it; null if it cannot be read.
 * @param {string} name the property
 * @param {string} text
 * @returns {string | null}
 */
export const written = (name, text) => (text === "" || !FORMS[name] ? text : FORMS[name](text));
