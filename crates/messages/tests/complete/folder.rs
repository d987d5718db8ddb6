//! A language's folder, parsed.

use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

/// The cases of choices by number. A language has those it needs.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// One message, as far as languages have to agree on it.
pub(crate) struct Message {
    /// Its file, such as `de/page.ftl`.
    pub(crate) file: String,
    /// The values it takes.
    pub(crate) variables: BTreeSet<String>,
    /// The cases of every value it chooses by, except choices by number.
    pub(crate) choices: BTreeMap<String, BTreeSet<String>>,
    /// The other messages that it includes.
    pub(crate) references: BTreeSet<String>,
    /// Its singular phrases, where there is no case for 0.
    pub(crate) singular: Vec<String>,
    /// All its phrases, with `{}` for a value.
    pub(crate) phrases: BTreeSet<String>,
}

/// The messages of a language.
pub(crate) struct Messages {
    pub(crate) code: String,
    pub(crate) messages: BTreeMap<String, Message>,
    /// The ids of `as-in-english.txt`, one a line: messages that are rightly the same as in
    /// English.
    pub(crate) same: BTreeSet<String>,
    /// Unreadable text, and ids that are defined twice.
    pub(crate) problems: Vec<String>,
}

impl Messages {
    pub(crate) fn read(folder: &Path) -> io::Result<Messages> {
        let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let same = fs::read_to_string(folder.join("as-in-english.txt")).unwrap_or_default();
        let same = same.split_whitespace().map(str::to_owned).collect();
        let mut all = Messages { code, messages: BTreeMap::new(), same, problems: Vec::new() };
        let mut files: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
        files.sort_by_key(fs::DirEntry::path);
        for file in files {
            let name = file.file_name().to_string_lossy().into_owned();
            if name.ends_with(".ftl") {
                all.add(&format!("{}/{name}", all.code), &fs::read_to_string(file.path())?);
            }
        }
        Ok(all)
    }

    fn add(&mut self, file: &str, text: &str) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(rest, errors)| {
            self.problems.extend(errors.iter().map(|error| format!("{file}: {error}")));
            rest
        });
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let Some(pattern) = message.value else {
                self.problems.push(format!("{file}: {id} says nothing"));
                continue;
            };
            let mut found = Message {
                file: file.to_owned(),
                variables: BTreeSet::new(),
                choices: BTreeMap::new(),
                references: BTreeSet::new(),
                singular: Vec::new(),
                phrases: BTreeSet::new(),
            };
            found.pattern(&pattern);
            if self.messages.insert(id.clone(), found).is_some() {
                self.problems.push(format!("{file}: {id} is there twice"));
            }
        }
    }
}

impl Message {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        let mut phrase = String::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => phrase.push_str(value),
                ast::PatternElement::Placeable { expression } => {
                    phrase.push_str("{}");
                    self.expression(expression);
                }
            }
        }
        // Spaces that are not line ends stay as they are.
        let words = phrase.split_ascii_whitespace().collect::<Vec<_>>();
        self.phrases.insert(words.join(" "));
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                let cases: BTreeSet<String> = variants.iter().map(|v| key(&v.key)).collect();
                if !cases.contains("0") {
                    let one = variants.iter().filter(|variant| key(&variant.key) == "one");
                    self.singular.extend(one.map(|variant| text(&variant.value)));
                }
                let plural = cases.iter().any(|case| PLURALS.contains(&case.as_str()));
                if let (Some(name), false) = (variable(selector), plural) {
                    self.choices.entry(name).or_default().extend(cases);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        if let ast::InlineExpression::FunctionReference { arguments, .. } = inline {
            arguments.positional.iter().for_each(|argument| self.inline(argument));
        }
        if let ast::InlineExpression::Placeable { expression } = inline {
            self.expression(expression);
        }
        if let ast::InlineExpression::MessageReference { id, .. } = inline {
            self.references.insert(id.name.to_owned());
        }
        self.variables.extend(variable(inline));
    }
}

/// The words of a pattern, without the values.
fn text(pattern: &ast::Pattern<&str>) -> String {
    let words = pattern.elements.iter().filter_map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(*value),
        ast::PatternElement::Placeable { .. } => None,
    });
    words.collect()
}

fn variable(inline: &ast::InlineExpression<&str>) -> Option<String> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}

fn key(key: &ast::VariantKey<&str>) -> String {
    match key {
        ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name } => {
            (*name).to_owned()
        }
    }
}
