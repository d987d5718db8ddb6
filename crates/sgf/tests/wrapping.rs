//! Records as they are sent and copied: in mails, pages and answers of servers, and several in one
//! file.

use encoding_rs::{EUC_JP, Encoding, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};
use tengen_sgf::{Parsed, Problem, read, read_as, write};

/// The players of the black stones, and the problems but text around the games.
fn players(parsed: &Parsed) -> (Vec<String>, Vec<Problem>) {
    let roots = parsed.collection.roots();
    let names = roots.map(|root| root.text("PB").unwrap_or_default()).collect();
    let problems = parsed.diagnostics.iter().map(|found| found.problem);
    (names, problems.filter(|&problem| problem != Problem::TextOutsideGame).collect())
}

fn game(encoding: &'static Encoding, label: &str, name: &str) -> Vec<u8> {
    encoding.encode(&format!("(;GM[1]{label}PB[{name}];B[pd];W[dp])\n")).0.into_owned()
}

#[test]
fn games_of_several_sources_are_read_each_in_its_own_encoding() {
    let file = [
        game(GBK, "CA[gbk]", "马晓春"),
        game(UTF_8, "CA[UTF-8]", "聂卫平"),
        game(SHIFT_JIS, "CA[Shift_JIS]", "趙治勲表"),
        // Without an encoding: that of the game before it, if it fits.
        game(SHIFT_JIS, "", "石田芳夫"),
        game(EUC_JP, "CA[EUC-JP]", "林海峰"),
        game(WINDOWS_1252, "CA[ISO-8859-1]", "José"),
    ]
    .concat();
    let expected = ["马晓春", "聂卫平", "趙治勲表", "石田芳夫", "林海峰", "José"];
    let parsed = read(&file);
    let (names, problems) = players(&parsed);
    assert_eq!(names, expected);
    assert_eq!(problems, [Problem::SeveralEncodings]);
    assert_eq!(
        parsed.diagnostics[0].to_string(),
        "line 2, column 11: the games declare several \
        character encodings; each was read in its own"
    );
    // The same again, in the one encoding that it now declares.
    let again = read(&write(&parsed.collection));
    assert_eq!(players(&again), (expected.map(String::from).to_vec(), vec![]));
    // An encoding that is named goes before all of them.
    let named = read_as(file, Some("gbk")).unwrap();
    assert_eq!(named.collection.encoding(), "GBK");
    assert_eq!(players(&named).0[0], "马晓春");
}

#[test]
fn one_encoding_under_several_names_is_one() {
    let file = [game(GBK, "CA[gbk]", "马晓春"), game(GBK, "CA[GB2312]", "聂卫平")].concat();
    let parsed = read(&file);
    assert_eq!(players(&parsed), (vec!["马晓春".into(), "聂卫平".into()], vec![]));
    assert_eq!(write(&parsed.collection), file);
}

/// The steps of the first game, its comments, and whether there are problems inside of games.
fn moves(bytes: &[u8]) -> (String, String, Vec<Problem>) {
    let parsed = read(bytes);
    let root = parsed.collection.roots().next().unwrap();
    let nodes = || root.subtree();
    let points = nodes().flat_map(|node| [node.text("B"), node.text("W")]).flatten();
    let comments = nodes().filter_map(|node| node.text("C"));
    let points = points.collect::<Vec<_>>().join(" ");
    (points, comments.collect::<Vec<_>>().join("|"), players(&parsed).1)
}

fn check(wrapped: &[u8], points: &str, comments: &str) {
    let shown = String::from_utf8_lossy(wrapped);
    assert_eq!(moves(wrapped), (points.into(), comments.into(), vec![]), "{shown}");
}

#[test]
fn pages_have_tags_and_entities_among_the_properties() {
    check(
        b"<p>(;GM[1]KM[6.5]<br />;B[pd]<br />;W[dp]<br>\n;B[pp]C[It&#39;s &quot;ok&quot; &gt; x])</p>",
        "pd dp pp",
        "It's \"ok\" > x",
    );
    check(b"<p>(;GM[1]&nbsp;<br>RE[B+R]\n;B[pd]&nbsp;;W[dp]<P class=\"a\">;B[pp])", "pd dp pp", "");
    // Not a page: its text stays.
    check(b"(;GM[1];B[pd]C[<b>&amp;</b>])", "pd", "<b>&amp;</b>");
}

#[test]
fn answers_of_servers_are_strings_of_json() {
    let json =
        br#"{"id":1,"chess":"(;GM[1]PB[\u00e9]C[\"a\"\nb\\]]\r\n;B[pd];W[dp])","a":["b",2]}"#;
    check(json, "pd dp", "\"a\"\nb]");
    let two = br#"[{"sgf":"(;GM[1];B[aa])"},{"sgf":"(;GM[1];B[bb])"}]"#;
    let parsed = read(two);
    assert_eq!(parsed.collection.roots().count(), 2);
    assert_eq!(parsed.collection.roots().next().unwrap().text("B"), None);
    check(two, "aa", "");
}

#[test]
fn mails_are_read_as_they_were_before_they_were_sent() {
    let head = "Subject: Partie (gestern ;-)\nMIME-Version: 1.0\n";
    let quoted = "Content-Type: text/plain; charset=iso-8859-1\n\
        Content-Transfer-Encoding: quoted-printable\n\nHallo\n\n\
        (;GM[1]PB[J=F6rg]C[Sch=F6ne Gr=FC=\n=DFe]\n;B[pd];W[dp];B[p=\np]C[x=3Dy])\nGru=DF\n";
    check(format!("{head}{quoted}").as_bytes(), "pd dp pp", "Schöne Grüße|x=y");
    let attached = "Content-Type: multipart/mixed; boundary=\"XX\"\n\n--XX\n\
        Content-Type: text/plain\n\nsee attachment (game 1; it's nice)\n--XX\n\
        Content-Type: application/x-go-sgf; name=\"game.sgf\"\nContent-Transfer-Encoding: base64\n\n\
        KDtHTVsxXUZGWzRdU1pbMTldUEJbQV1QV1tCXUtNWzYuNV07QltwZF07V1tkcF07QltwcF07V1tk\n\
        ZF0p\n--XX--\n";
    check(format!("{head}{attached}").as_bytes(), "pd dp pp dd", "");
}

#[test]
fn escapes_and_marks_of_mails_without_a_header() {
    check(
        b"=3D=3D\n(;GM[1]CA[UTF-8]PB[J=C3=B6rg]C[E =3D mc2, a long=\n comment]\n;B[pd];W[dp])",
        "pd dp",
        "E = mc2, a long comment",
    );
    check(
        b"> Hi,\n> (;GM[1]\n> ;B[pd]C[A long\n> > quote\n>more]\n>> ;W[dp])\n",
        "pd dp",
        "A long\nquote\nmore",
    );
    // No escapes: what is no hexadecimal number stays.
    check(b"(;GM[1]C[a=b c=3D d=\ne];B[pd])", "pd", "a=b c=3D d=\ne");
    check(b"(;GM[1]C[a=3D];B[pd])", "pd", "a=3D");
}
