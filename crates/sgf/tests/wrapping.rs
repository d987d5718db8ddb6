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
fn what_is_wrong_with_an_encoding_is_told_for_each_game() {
    let big5 = b"(;CA[Big5]PB[\xa4\xff\xff])\n";
    let file = [game(GBK, "CA[gbk]", "马晓春"), big5.to_vec()].concat();
    let (names, problems) = players(&read(&file));
    assert_eq!(names[0], "马晓春");
    assert_eq!(problems, [Problem::DamagedText, Problem::SeveralEncodings]);
    // Names that bytes cannot have, and those in comments, are none.
    let file = [
        game(GBK, "CA[GBK]", "马晓春"),
        game(GBK, "CA[UTF-16]", "聂卫平"),
        game(GBK, "C[CA[Shift_JIS\\]\\]]", "石田"),
        game(GBK, "CA[]", "石田"),
        game(GBK, "CA[gb18030]", "石田"),
    ]
    .concat();
    let (names, _) = players(&read(&file));
    assert_eq!(names, ["马晓春", "聂卫平", "石田", "石田", "石田"]);
}

#[test]
fn hostile_files_are_read_to_their_end() {
    // A reader that begins anew with each of them would not end.
    let labels = "CA[".repeat(400_000);
    let games = ["(;CA[ISO-8859-1])", &"(;C[\u{E9}])".repeat(40_000), "(;CA[Shift_JIS])"].concat();
    let games = WINDOWS_1252.encode(&games).0.into_owned();
    let swallowing: Vec<u8> =
        std::iter::repeat_n(&b"(;C[\x82])"[..], 40_000).flatten().copied().collect();
    let swallowing = [b"(;CA[ISO-8859-1])", &swallowing[..], b"(;C[x])(;CA[Shift_JIS])"].concat();
    let nested = format!(
        "Content-Type: multipart/mixed\n{}\n(;){}",
        "X: boundary=x\n".repeat(100),
        "-".repeat(4_000_000)
    );
    let nodes = |bytes: &[u8]| read(bytes).collection.node_count();
    // The bracket that no encoding of the file swallows ends each value.
    let found = [labels.as_bytes(), &games, &swallowing, nested.as_bytes()].map(nodes);
    assert_eq!(found, [0, 40_002, 40_003, 1]);
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
    // A tag ends where a line with the mark of a mail would begin.
    check(b"<p\n class='x'\n>(;GM[1]C[It&#39;s <b>ok</b>];B[pd])</p>", "pd", "It's ok");
    // No page, and text that looks like a tag.
    let plain = b"<My games>\n(;GM[1]C[if a <b and b> a, R&amp;D];B[aa])";
    check(plain, "aa", "if a <b and b> a, R&amp;D");
    check(
        b"<body><div data-sgf=\"(;GM[1]C[&quot;x&quot; &lt; b];B[ee])\" class='a'>board</div></body>",
        "ee",
        "\"x\" < b",
    );
    // Not a page: its text stays.
    check(b"(;GM[1];B[pd]C[<b>&amp;</b>])", "pd", "<b>&amp;</b>");
}

#[test]
fn answers_of_servers_are_strings_of_json() {
    let json =
        br#"{"id":1,"chess":"(;GM[1]PB[\u00e9]C[\"a\"\nb\\]]\r\n;B[pd];W[dp])","a":["b",2]}"#;
    check(json, "pd dp", "\"a\"\nb]");
    let two = "\u{FEFF}{\"z\":[{\"sgf\":\"(;PB[\\u99ac])\"}],\"a\":\"(;PB[b])\",\"n\":[1,-2,3.5,null,true]}";
    for encoding in [None, Some("gbk"), Some("utf-16le")] {
        let parsed = read_as(two, encoding).unwrap();
        assert_eq!(players(&parsed), (vec!["馬".to_owned(), "b".to_owned()], vec![]));
    }
    // No JSON, but a record.
    check(b"[not json (;GM[1];B[aa]C[\\u0041])", "aa", "u0041");
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
    // The same game as text and as a page, and a mail that was answered.
    let part = |kind: &str, body: &str| {
        format!("--XX\nContent-Type: text/{kind}; charset=utf-8\n\n{body}\n")
    };
    let both = format!(
        "{head}Content-Type: multipart/alternative; boundary=XX\n\n{}{}--XX--\n",
        part("plain", "> (;GM[1]PB[é]C[long\n> comment]\n> ;B[pd])"),
        part("html", "<p>(;GM[1]<br>;B[pd])</p>")
    );
    check(both.as_bytes(), "pd", "long\ncomment");
    let page = format!(
        "{head}Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n\
         PHA+KDtHTVsxXUNbaXQmIzM5O3NdOzxicj5CW3BkXSk=\n"
    );
    check(page.as_bytes(), "pd", "it's");
    // Each part in its own encoding, and bytes that need no escape.
    let two = [
        format!("{head}Content-Type: multipart/mixed; boundary=XX\n\n").as_bytes(),
        b"--XX\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: \
          quoted-printable\n\n(;PB[J\xF6rg =3D])\n",
        part("plain", "(;PB[Jörg])").as_bytes(),
        b"--XX--\n",
    ]
    .concat();
    assert_eq!(players(&read(&two)).0, ["Jörg =", "Jörg"]);
}

#[test]
fn the_mails_of_a_mailbox_and_those_inside_of_mails_are_read() {
    let mail = |name: &str| {
        format!(
            "Subject: game\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: \
         quoted-printable\n\n(;PB[{name}=f6 =3D])\n"
        )
    };
    let mailbox = format!("From a@b May 5\n{}\nFrom c@d May 6\n{}", mail("a"), mail("b"));
    let names = players(&read(mailbox.replace("=f6", "=C3=B6").as_bytes())).0;
    assert_eq!(names, ["aö =", "bö ="]);
    let forwarded = format!(
        "Content-Type: multipart/mixed; boundary=XX\n\n--XX\nContent-Type: message/rfc822\n\n{}\n\
         --XX\nContent-Type: application/x-go-sgf\n\n(;CA[ISO-8859-1]PB[if <b> &amp;])\n--XX--\n",
        mail("x").replace("utf-8", "iso-8859-1")
    );
    assert_eq!(players(&read(forwarded.as_bytes())).0, ["xö =", "if <b> &amp;"]);
}

#[test]
fn what_was_taken_out_is_written_in_utf_8() {
    let json = r#"{"sgf":"(;CA[gbk]PB[\u8042];B[aa])(;PB[\u8042];B[bb])"}"#;
    let parsed = read(json.as_bytes());
    let again = read(&write(&parsed.collection));
    assert_eq!(players(&again), (vec!["聂".to_owned(), "聂".to_owned()], vec![]));
    assert_eq!(again.collection.node_count(), 4);
    assert!(parsed.collection.is_unwrapped() && !again.collection.is_unwrapped());
    let page = read(b"<p>Hello</p>\n<pre>(;B[aa])</pre>");
    assert!(page.collection.is_unwrapped());
    assert!(page.diagnostics.iter().all(|found| found.position.is_none()));
}

#[test]
fn a_game_of_letters_alone_does_not_decide_about_the_next() {
    let file = "(;CA[gbk]PB[a])\n(;CA[UTF-8]PB[聂])\n(;CA[Shift_JIS]PB[b])";
    assert_eq!(players(&read(file.as_bytes())).0, ["a", "聂", "b"]);
}

#[test]
fn words_of_mails_make_no_mail() {
    let games = b"(;GM[1]PB[first]C[A transfer-style joseki.];B[pd])\n\n(;GM[1]PB[second];B[dd])";
    assert_eq!(players(&read(games)), (vec!["first".to_owned(), "second".to_owned()], vec![]));
    check(
        b"(;GM[1]C[Content-Transfer-Encoding: base64\n\nOr so (; see book];B[pd])",
        "pd",
        "Content-Transfer-Encoding: base64\n\nOr so (; see book",
    );
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
    // A sign stays where no hexadecimal number follows it.
    check(b"(;GM[1]C[a=b c=3D d=\ne];B[pd])", "pd", "a=b c=3D d=\ne");
    check(b"(;GM[1]C[a=3D];B[pd])", "pd", "a=3D");
    check("(;GM[1]C[马=\nb=\n];B[pd])".as_bytes(), "pd", "马=\nb=\n");
    check(b"(;GM[1]C[c2FtZQ=\nZGU=\n];B[pd])", "pd", "c2FtZQ=\nZGU=\n");
    let long = format!("(;GM[1]C[{} =3D=C3=B6];B[pd])", "x".repeat(80));
    check(long.as_bytes(), "pd", &long[9..99]);
    check(b"(;GM[1]C[x=3D y=C3];B[pd])", "pd", "x=3D y=C3");
    // A line of the comment begins with the sign.
    check(b"(;GM[1]C[one\n> two];B[pd])", "pd", "one\n> two");
}
