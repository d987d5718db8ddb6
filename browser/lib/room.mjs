/** The room of a study without a browser. The test speaks for the server. */

/** Like that of a browser: the names are properties. */
class Kept {
  getItem(name) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  setItem(name, text) {
    this[name] = text;
  }

  removeItem(name) {
    delete this[name];
  }
}

Object.assign(globalThis, {
  // No other page stores anything, and nobody closes this one.
  addEventListener: () => {},
  document: { documentElement: { dataset: { languages: "en=English" } }, hidden: false },
  localStorage: new Kept(),
  sessionStorage: new Kept(),
});

// Newer versions of Node have one of their own, which is not written over.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

/** What the page asks for, each with the means to answer: `path`, `body`, `answer(value)`, `fail()`. */
const asked = [];
let waiting = [];

/** The words of the page to all, and whether they fail. They wait for no answer. */
export const said = { fails: false, words: [] };

globalThis.fetch = (address, init) => {
  const path = String(address);
  if (path.endsWith(".ftl")) return Promise.resolve(new Response("", { status: 404 }));
  return new Promise((resolve, reject) => {
    const request = {
      path, body: init?.body ? JSON.parse(init.body) : null,
      answer: (value) => resolve(Response.json(value)),
      refuse: (code) => resolve(Response.json({ error: { code, text: "" } }, { status: 404 })),
      fail: () => reject(new Error("nobody there")),
    };
    if (path.endsWith("/tell")) {
      said.words.push(request.body);
      return said.fails ? request.fail() : resolve(new Response(null, { status: 204 }));
    }
    asked.push(request);
    for (const look of waiting) look();
  });
};

/** Waits for the next request whose path ends like this. */
export async function request(end) {
  for (;;) {
    const at = asked.findIndex(({ path }) => path.endsWith(end));
    if (at >= 0) return asked.splice(at, 1)[0];
    await new Promise((resolve) => waiting.push(resolve));
    waiting = [];
  }
}

/** How many requests nobody has looked at. */
export const unanswered = () => asked.length;

/** Lets everything run that does not wait for the server. */
export const rest = (time = 5) => new Promise((resolve) => setTimeout(resolve, time));

const { Room } = await import("../../crates/server/web/js/study/room.js");

/** What the server shows: nodes such as `["a", "r", { B: ["ee"] }]`, each behind its parent. */
export function view(nodes, more = {}) {
  const names = nodes.map(([name]) => name);
  return {
    key: "k", study: 5, role: "own", me: "p1", may: "own", title: "", links: { own: null, write: null, read: null }, revision: 0,
    nodes: nodes.map(([name, parent, properties = {}]) => ({ name, properties: Object.entries(properties), ...(parent && { above: names.indexOf(parent) }) })),
    boards: [], people: [], leader: null, leaderPage: null, offers: [], analysis: { kind: "no-network" }, ...more,
  };
}

/** The room in a tab of its own. */
export function roomOf(shown) {
  for (const name of Object.keys(sessionStorage)) sessionStorage.removeItem(name);
  return new Room("k", shown);
}

/** A step: one that brings a node. */
export const came = (revision, name, parent, properties, by = "p2") =>
  ({ revision, by, id: `o${revision}`, effects: [{ came: { nodes: [{ name, properties: Object.entries(properties) }], parent } }], boards: [] });

/** An operation that changed nothing for the others. */
export const nothing = (revision, id, by = "p1") => ({ revision, by, id, effects: [], boards: [] });
