// Fails when a message is missing in a language, unused in the page, or asks for other arguments than English.

import { readdir, readFile } from "node:fs/promises";
import { FluentResource } from "../crates/server/web/vendor/fluent-bundle/index.js";

const web = new URL("../crates/server/web/", import.meta.url);
/** @type {string[]} */
const problems = [];

/** Every variable a pattern names, at any depth. */
function variables(node, found = new Set()) {
  if (node && typeof node === "object") {
    if (node.type === "var") found.add(node.name);
    for (const child of Object.values(node)) variables(child, found);
  }
  return found;
}

/** The keys of every choice a pattern makes on a variable, so that no language forgets a case. */
function cases(node, found = []) {
  if (node && typeof node === "object") {
    if (node.type === "select" && node.selector.type === "var") {
      const keys = node.variants.map(({ key }) => String(key.value));
      if (!keys.some((key) => PLURALS.has(key))) found.push(`${node.selector.name}: ${keys.sort().join(" ")}`);
    }
    for (const child of Object.values(node)) cases(child, found);
  }
  return found;
}
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

async function messages(file) {
  const text = await readFile(new URL(`lang/${file}`, web), "utf8");
  const declared = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);
  for (const id of declared.filter((id, i) => declared.indexOf(id) !== i)) problems.push(`${file}: ${id} is there twice`);
  const resource = new FluentResource(text);
  const found = new Map(resource.body.map((entry) => [entry.id, entry.value]));
  for (const id of declared) if (!found.has(id)) problems.push(`${file}: ${id} cannot be read`);
  return found;
}

async function sources(folder) {
  const entries = await readdir(new URL(folder, web), { withFileTypes: true });
  const texts = await Promise.all(entries.map((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return sources(`${path}/`);
    return entry.name.endsWith(".js") ? readFile(new URL(path, web), "utf8") : "";
  }));
  return texts.join("\n");
}

const files = (await readdir(new URL("lang/", web))).filter((file) => file.endsWith(".ftl"));
const english = await messages("en.ftl");
for (const file of files.filter((file) => file !== "en.ftl")) {
  const other = await messages(file);
  for (const [id, pattern] of english) {
    if (!other.has(id)) {
      problems.push(`${file}: ${id} is missing`);
      continue;
    }
    const wanted = [...variables(pattern)].sort().join(" ");
    const has = [...variables(other.get(id))].sort().join(" ");
    if (wanted !== has) problems.push(`${file}: ${id} takes (${has}), in English (${wanted})`);
    const wantedCases = new Set(cases(pattern));
    for (const choice of cases(other.get(id))) {
      const name = choice.split(":")[0];
      const same = [...wantedCases].filter((known) => known.startsWith(`${name}:`));
      if (same.length > 0 && !same.includes(choice)) problems.push(`${file}: ${id} chooses by ${choice}`);
    }
  }
  for (const id of other.keys()) if (!english.has(id)) problems.push(`${file}: ${id} is not in English`);
}

const html = await Promise.all(["index.html", "game.html"].map((file) => readFile(new URL(file, web), "utf8")));
const code = `${await sources("js/")}\n${html.join("\n")}`;
const named = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
const prefixes = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1]);
for (const id of english.keys()) {
  if (!named.has(id) && !prefixes.some((prefix) => id.startsWith(prefix))) problems.push(`en.ftl: ${id} is not used`);
}
const asked = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g), ...code.matchAll(/data-l10n(?:-label)?="([\w-]+)"/g)];
for (const [, id] of asked) if (!english.has(id)) problems.push(`the page asks for ${id}, which is in no language`);

for (const problem of problems) console.error(problem);
console.log(`${english.size} messages, ${files.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
