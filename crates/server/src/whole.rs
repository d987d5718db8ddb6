//! A page's modules as one file, and its style sheets as another, so that a browser on a slow line
//! asks once for each. The files in `web/` stay as they are; this is all that happens to them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The assets by name.
pub(crate) type Files<'a> = BTreeMap<String, Cow<'a, [u8]>>;

/// The module `script` with all that it imports, as one module. Each becomes a function that is
/// called and waited for once, those that others import first. `None` if a module is not written
/// the way that is understood here: static imports of names that the other module exports, exports
/// where a thing is declared, and no circles.
pub(crate) fn module(files: &Files<'_>, script: &str) -> Option<String> {
    let mut whole = Whole { files, done: BTreeMap::new(), open: Vec::new(), text: String::new() };
    whole.add(script)?;
    Some(whole.text)
}

struct Whole<'a> {
    files: &'a Files<'a>,
    /// The modules that are written, each with its number and the names that it exports.
    done: BTreeMap<String, (usize, Vec<String>)>,
    /// The modules whose imports are being written.
    open: Vec<String>,
    text: String,
}

impl Whole<'_> {
    fn add(&mut self, name: &str) -> Option<usize> {
        if let Some((number, _)) = self.done.get(name) {
            return Some(*number);
        }
        if self.open.iter().any(|open| open == name) {
            return None;
        }
        self.open.push(name.to_owned());
        let text = str::from_utf8(self.files.get(name)?).ok()?;
        let parts = Parts::of(text)?;
        let mut begin = String::new();
        let mut exported = parts.exports;
        for Import { what, path } in &parts.imports {
            let path = resolved(name, path);
            let number = self.add(&path)?;
            if let What::Names(names) | What::Again(names) = what
                && !self.exports(&path, names)
            {
                return None;
            }
            match what {
                What::Nothing => {}
                What::All(name) => writeln!(begin, "const {name} = m{number};").ok()?,
                What::Names(names) => {
                    writeln!(begin, "const {{ {} }} = m{number};", names.replace(" as ", ": "))
                        .ok()?;
                }
                What::Again(names) if names.contains(" as ") => return None,
                What::Again(names) => {
                    writeln!(begin, "const {{ {names} }} = m{number};").ok()?;
                    exported.extend(names.split(',').map(|name| name.trim().to_owned()));
                    exported.retain(|name| !name.is_empty());
                }
            }
        }
        self.open.pop();
        let number = self.done.len();
        let (body, shown) = (parts.body, exported.join(", "));
        self.done.insert(name.to_owned(), (number, exported));
        writeln!(self.text, "// {name}\nconst m{number} = await (async () => {{").ok()?;
        writeln!(self.text, "{begin}{body}return {{ {shown} }};\n}})();").ok()?;
        Some(number)
    }

    /// Whether the module exports all these names. A browser would refuse an import of another one,
    /// and a name of a joined module would be `undefined`.
    fn exports(&self, module: &str, names: &str) -> bool {
        let Some((_, exported)) = self.done.get(module) else { return false };
        let names = names.split(',').map(|name| name.split(" as ").next().unwrap_or(name).trim());
        names.filter(|name| !name.is_empty()).all(|name| exported.iter().any(|known| known == name))
    }
}

struct Import<'a> {
    what: What<'a>,
    path: &'a str,
}

enum What<'a> {
    Nothing,
    All(&'a str),
    Names(&'a str),
    /// Names that are exported again.
    Again(&'a str),
}

/// A module taken apart.
struct Parts<'a> {
    imports: Vec<Import<'a>>,
    exports: Vec<String>,
    /// The rest, without `export`.
    body: String,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Option<Parts<'a>> {
        let mut parts = Parts { imports: Vec::new(), exports: Vec::new(), body: String::new() };
        let mut rest = text;
        while !rest.is_empty() {
            let statement = rest.starts_with("import ") || rest.starts_with("export {");
            let end = if statement { rest.find(";\n")? + 2 } else { rest.find('\n')? + 1 };
            let (line, after) = rest.split_at(end);
            rest = after;
            if statement {
                parts.imports.extend(import(line.trim_end().strip_suffix(';')?)?);
                continue;
            }
            match line.strip_prefix("export ") {
                None => parts.body.push_str(line),
                Some(declared) => {
                    parts.exports.push(declared_name(declared)?.to_owned());
                    parts.body.push_str(declared);
                }
            }
        }
        Some(parts)
    }
}

/// An import, or names exported again; no import for `export {}`.
fn import(statement: &str) -> Option<Option<Import<'_>>> {
    if let Some(path) = statement.strip_prefix("import \"") {
        return Some(Some(Import { what: What::Nothing, path: path.strip_suffix('"')? }));
    }
    let Some((clause, path)) = statement.split_once(" from \"") else {
        return (statement == "export {}").then_some(None);
    };
    let path = path.strip_suffix('"')?;
    Some(Some(Import { what: what(clause)?, path }))
}

fn what(clause: &str) -> Option<What<'_>> {
    if let Some(name) = clause.strip_prefix("import * as ") {
        return Some(What::All(name));
    }
    let names = |opening| clause.strip_prefix(opening)?.strip_suffix('}').map(str::trim);
    names("export {").map(What::Again).or_else(|| names("import {").map(What::Names))
}

/// The name of the asset at this path from another one.
fn resolved(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The name that a declaration declares.
fn declared_name(declaration: &str) -> Option<&str> {
    let kinds = ["function ", "function* ", "async function ", "class ", "const "];
    let name = kinds.iter().find_map(|kind| declaration.strip_prefix(kind))?;
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$')?;
    (end > 0).then(|| &name[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(files: &[(&str, &str)]) -> Option<String> {
        let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().into()));
        module(&files.collect(), "js/main.js")
    }

    #[test]
    fn each_module_is_called_once_and_those_that_others_need_come_first() {
        let text = whole(&[
            ("js/main.js", "import { a as b,\n  c } from \"./a.js\";\nimport * as d from \"./d.js\";\nawait b();\n"),
            ("js/a.js", "import \"./d.js\";\nexport { e } from \"./d.js\";\nexport function a() {\n}\nexport const c = 1;\n"),
            ("js/d.js", "export class e {}\nexport function* f() {}\nexport {};\n"),
        ])
        .unwrap();
        let places =
            ["// js/d.js", "// js/a.js", "// js/main.js"].map(|part| text.find(part).unwrap());
        assert!(places.is_sorted(), "{text}");
        for part in [
            "const { a: b,\n  c } = m1;",
            "const d = m0;",
            "const { e } = m0;",
            "return { a, c, e };",
            "const m2 = await (async () => {",
            "const m0 = await (async () => {\nclass e {}\nfunction* f() {}\n",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn an_import_of_a_name_that_the_module_does_not_export_is_found() {
        let with = |import: &str| {
            let main = format!("{import}\n");
            whole(&[
                ("js/main.js", &main),
                ("js/a.js", "export { c } from \"./c.js\";\nexport const a = 1;\nconst own = 2;\n"),
                ("js/b.js", "export { d } from \"./c.js\";\n"),
                ("js/c.js", "export const c = 1;\n"),
            ])
        };
        for right in ["import { a } from \"./a.js\";", "import { c as d,\n  a,\n} from \"./a.js\";"]
        {
            assert!(with(right).is_some(), "{right}");
        }
        for wrong in [
            "import { b } from \"./a.js\";",
            "import { own } from \"./a.js\";",
            "import { d as c } from \"./a.js\";",
            // Another module is misspelt where it exports a name again.
            "import { d } from \"./b.js\";",
            "export { e } from \"./a.js\";",
            "import a, { c } from \"./a.js\";",
        ] {
            assert!(with(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_understood_is_left_to_the_browser() {
        assert_eq!(whole(&[("js/main.js", "import { a } from \"./a.js\";\n")]), None, "no file");
        assert_eq!(whole(&[("js/main.js", "export default 1;\n")]), None);
        let circle = [
            ("js/main.js", "import { a } from \"./a.js\";\n"),
            ("js/a.js", "import { b } from \"./main.js\";\n"),
        ];
        assert_eq!(whole(&circle), None);
    }
}
