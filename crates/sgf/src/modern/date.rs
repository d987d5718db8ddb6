//! Dates in the form of FF\[4\].

/// The names of the months in English, German, French and Swedish, without an accent as well, and
/// in short.
const MONTHS: [&[&str]; 12] = [
    &["january", "jan", "januar", "janvier", "januari"],
    &["february", "feb", "februar", "février", "fevrier", "februari"],
    &["march", "mar", "märz", "mars"],
    &["april", "apr", "avril"],
    &["may", "mai", "maj"],
    &["june", "jun", "juni", "juin"],
    &["july", "jul", "juli", "juillet"],
    &["august", "aug", "août", "aout", "augusti"],
    &["september", "sep", "sept", "septembre"],
    &["october", "oct", "oktober", "octobre", "okt"],
    &["november", "nov", "novembre"],
    &["december", "dec", "dezember", "décembre", "decembre", "dez"],
];

/// The standard form of a date that can mean only one: `1999/5/5`, `5 May 1999`, `1999年5月5日`.
/// Numbers without a year in front, as in `5/6/1999`, may be a day or a month.
pub(super) fn standard(line: &str) -> Option<String> {
    let (year, month, day) =
        east_asian(line).or_else(|| in_numbers(line)).or_else(|| named(line))?;
    let days = match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let is_date = (1000..=9999).contains(&year) && (1..=12).contains(&month);
    (is_date && (1..=days).contains(&day)).then(|| format!("{year:04}-{month:02}-{day:02}"))
}

type Date = (u32, u32, u32);

/// `1999年5月5日`, `1999년 5월 5일`. A year of an era has no four digits.
fn east_asian(line: &str) -> Option<Date> {
    let (year, rest) = line.split_once(['年', '년'])?;
    let (month, day) = rest.split_once(['月', '월'])?;
    let day = day.trim().strip_suffix(['日', '일'])?;
    Some((number(year)?, number(month)?, number(day)?))
}

/// `1999/5/5`, `1999.05.05.` or `1999-5-5`.
fn in_numbers(line: &str) -> Option<Date> {
    let sign = ['/', '.', '-'].into_iter().find(|sign| line.contains(*sign))?;
    let parts: Vec<&str> = line.trim_end_matches('.').split(sign).collect();
    let [year, month, day] = parts[..] else { return None };
    Some((number(year)?, number(month)?, number(day)?))
}

/// `5 May 1999`, `May 5th, 1999`, `5. Mai 1999`.
fn named(line: &str) -> Option<Date> {
    let words = line.split([' ', ',']).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    let month = |word: &str| {
        let name = word.trim_end_matches('.');
        (1..).zip(MONTHS).find(|(_, names)| names.contains(&name)).map(|(month, _)| month)
    };
    let day = |word: &str| {
        let endings = [".", "st", "nd", "rd", "th", "er"];
        number(endings.iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word))
    };
    let [first, second, year] = &words[..] else { return None };
    let year = number(year)?;
    match (month(first), month(second)) {
        (None, Some(month)) => Some((year, month, day(first)?)),
        (Some(month), None) => Some((year, month, day(second)?)),
        _ => None,
    }
}

fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_date_that_can_mean_one_is_given_its_form() {
        for line in [
            "1999/5/5",
            "1999/05/05",
            "1999.5.5",
            "1999-5-5",
            "5 May 1999",
            "May 5, 1999",
            "5th May, 1999",
            "5. Mai 1999",
            "5 mai 1999",
            "5 maj 1999",
            "1999年5月5日",
            "1999年05月05日",
            "1999년 5월 5일",
        ] {
            assert_eq!(standard(line).as_deref(), Some("1999-05-05"), "{line}");
        }
        for line in [
            "平成11年5月5日",
            "5/6/1999",
            "99/5/5",
            "1999/13/5",
            "1999/2/30",
            "May 1999",
            "1999/5/5-6",
            "5 6 1999",
            "1999年5月",
            "May May 1999",
            "",
        ] {
            assert_eq!(standard(line), None, "{line}");
        }
    }
}
