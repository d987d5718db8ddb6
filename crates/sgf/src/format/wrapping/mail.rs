//! Records in mails, as a program for mail stores them.

use mailparse::ParsedMail;
use memchr::memmem;

use super::{Unwrapped, stated};

/// A header that says how the bytes of a part were changed for sending.
const ENCODED: &[u8] = b"ransfer-";

/// The parts of a mail that hold games, as they were before they were sent.
pub(super) fn parts(bytes: &[u8]) -> Option<Unwrapped> {
    memmem::find(bytes, ENCODED)?;
    let mail = mailparse::parse_mail(bytes).ok()?;
    let mut charset = None;
    let mut text = Vec::new();
    for part in mail.parts().filter(|part| part.subparts.is_empty()) {
        let Some(inside) = games(part) else { continue };
        charset = charset.or_else(|| part.ctype.params.get("charset").cloned());
        text.extend([inside.as_slice(), b"\n"].concat());
    }
    let encoding = charset.and_then(|label| stated(&text, &label));
    (!text.is_empty()).then_some(Unwrapped { text, encoding })
}

fn games(part: &ParsedMail<'_>) -> Option<Vec<u8>> {
    let inside = part.get_body_raw().ok()?;
    memmem::find(&inside, b"(;").is_some().then_some(inside)
}
