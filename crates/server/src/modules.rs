//! The modules of a page, so that the browser asks for all of them at once.

use std::collections::BTreeMap;

/// The assets by name.
type Files = BTreeMap<String, &'static [u8]>;

/// The modules that `script` imports, and those that they import in turn, each once. Without a
/// list of them a browser learns of each only from the one that imports it.
pub(crate) fn imported(files: &Files, script: &str) -> Vec<String> {
    let mut found = vec![script.to_owned()];
    let mut read = 0;
    while let Some(name) = found.get(read).cloned() {
        read += 1;
        let text = files.get(&name).map_or("", |bytes| str::from_utf8(bytes).unwrap_or_default());
        for path in imports(text) {
            let path = resolved(&name, path);
            if files.contains_key(&path) && !found.contains(&path) {
                found.push(path);
            }
        }
    }
    found.remove(0);
    found
}

/// The relative paths from which a module imports: `import { a } from "./b.js";`.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let alone = text.lines().filter_map(|line| line.strip_prefix("import \""));
    let ends = text.split(" from \"").skip(1).chain(alone);
    ends.filter_map(|end| end.split('"').next()).filter(|path| path.starts_with('.'))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_is_listed_once() {
        let files = [
            ("js/home/main.js", "import \"./form.js\";\nimport { a,\n  b } from \"../api.js\";\n"),
            ("js/home/form.js", "import { h } from \"../api.js\"; // from \"./nowhere.js\"\n"),
            ("js/api.js", "export { x } from \"./home/main.js\";\nimport(\"./later.js\");\n"),
            ("js/later.js", ""),
        ];
        let files: Files =
            files.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes())).collect();
        let mut found = imported(&files, "js/home/main.js");
        found.sort();
        assert_eq!(found, ["js/api.js", "js/home/form.js"]);
        assert!(imported(&files, "js/none.js").is_empty());
    }
}
