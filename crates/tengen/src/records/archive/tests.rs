use super::*;
use crate::records::bytes;
use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn gz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn packed(path: &Path, entries: &[(&str, &[u8])]) {
    let mut writer = ZipWriter::new(File::create(path).unwrap());
    add(&mut writer, entries);
    writer.finish().unwrap();
}

fn add(writer: &mut ZipWriter<impl Write + Seek>, entries: &[(&str, &[u8])]) {
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
}

#[test]
fn entries_and_packed_files_are_read_by_their_paths() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("a.sgf.gz"), gz(b"(;SZ[9])")).unwrap();
    assert_eq!(bytes(&at("a.sgf.gz"), None).unwrap(), b"(;SZ[9])");
    packed(&at("one.zip"), &[("x.sgf", b"(;)"), ("readme.txt", b"no")]);
    assert_eq!(bytes(&at("one.zip"), None).unwrap(), b"(;)");
    let twice = gz(b"(;B[aa])");
    packed(&at("two.zip"), &[("b/y.sgf", b"(;)"), ("a.sgf.gz", &twice)]);
    let (found, trouble) = records(&at("two.zip"), None).unwrap();
    assert_eq!(found, [at("two.zip/a.sgf.gz"), at("two.zip/b/y.sgf")]);
    assert_eq!(trouble, None);
    assert_eq!(bytes(&found[0], None).unwrap(), b"(;B[aa])");
    assert_eq!(bytes(&found[1], None).unwrap(), b"(;)");
    let several = bytes(&at("two.zip"), None).unwrap_err().to_string();
    assert!(several.contains("a.sgf.gz"), "{several}");
    assert_eq!(bytes(&at("two.zip/no.sgf"), None).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(bytes(&at("none.sgf"), None).unwrap_err().kind(), ErrorKind::NotFound);
}

#[test]
fn bombs_and_entries_that_lead_out_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let zeros = vec![b' '; 8 << 20];
    std::fs::write(at("bomb.sgf.gz"), gz(&zeros)).unwrap();
    let why = bytes(&at("bomb.sgf.gz"), None).unwrap_err().to_string();
    assert!(why.contains("unpacks to more than"), "{why}");
    packed(&at("bomb.zip"), &[("x.sgf", &zeros)]);
    assert!(bytes(&at("bomb.zip/x.sgf"), None).is_err());
    packed(&at("out.zip"), &[("../../x.sgf", b"(;)"), ("/etc/y.sgf", b"(;)"), ("z.sgf", b"(;)")]);
    let (found, trouble) = records(&at("out.zip"), None).unwrap();
    assert_eq!(found, [at("out.zip/z.sgf")]);
    let trouble = trouble.unwrap();
    assert!(trouble.contains("../../x.sgf, /etc/y.sgf"), "{trouble}");
}

#[test]
fn damaged_archives_are_said_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    packed(&at("a.zip"), &[("x.sgf", b"(;SZ[9];B[aa])")]);
    let whole = std::fs::read(at("a.zip")).unwrap();
    for length in [5, 20, 40, whole.len() - 5] {
        std::fs::write(at("cut.zip"), &whole[..length]).unwrap();
        let why = crate::wrong::system(&bytes(&at("cut.zip"), None).unwrap_err());
        assert!(["it is damaged", "it is cut off"].contains(&why.as_str()), "{length}: {why}");
    }
    std::fs::write(at("cut.gz"), &gz(b"(;SZ[9];B[aa])")[..20]).unwrap();
    assert!(bytes(&at("cut.gz"), None).is_err());
}

#[test]
fn entries_are_counted_while_they_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.zip");
    let names: Vec<String> = (0..500).map(|number| format!("{number}.sgf")).collect();
    let entries: Vec<(&str, &[u8])> =
        names.iter().map(|name| (name.as_str(), b"(;)".as_slice())).collect();
    packed(&path, &entries);
    let Err(error) = Archive::open_listed(&path, None, 10_000) else { panic!("all were listed") };
    assert_eq!(error.to_string(), too_many_entries().to_string());
    let mut archive = Archive::open_listed(&path, None, 1 << 20).unwrap();
    assert_eq!(archive.bytes("499.sgf").unwrap(), b"(;)");
}

#[test]
fn names_are_told_as_they_are_and_a_colon_leads_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    let names = ["12:30.sgf", "../O'Meien.sgf", "C:/x.sgf", "../\u{1b}.sgf"];
    packed(&path, &names.map(|name| (name, &b"(;)"[..])));
    let (found, trouble) = records(&path, None).unwrap();
    let inside: &[PathBuf] = if cfg!(windows) { &[] } else { &[path.join("12:30.sgf")] };
    assert_eq!(found, inside);
    let trouble = trouble.unwrap();
    assert!(trouble.contains("../O'Meien.sgf, C:/x.sgf"), "{trouble}");
    assert!(trouble.contains(r"../\u{1b}.sgf"), "{trouble}");
}

#[test]
fn only_the_first_of_many_names_are_told() {
    let names: Vec<String> = ["a", "b", "c", "d", "e"].map(String::from).to_vec();
    assert_eq!(few(&names[..2]), "a, b");
    assert_eq!(few(&names), "a, b, c and 2 more");
    let german: tengen_messages::Language = "de".parse().unwrap();
    let more =
        |more: usize| german.say("archive-names", &[("list", "a".into()), ("more", more.into())]);
    assert_eq!([1, 2].map(more), ["a und 1 weiterer", "a und 2 weitere"]);
    let swedish: tengen_messages::Language = "sv".parse().unwrap();
    let values = [("entries", 1.into()), ("archive", "a.zip".into()), ("list", "b".into())];
    assert_eq!(swedish.say("archive-no-games", &values), "en post i a.zip har inget goparti: b");
}

/// An archive whose entries have these names, which are not said to be in any encoding.
fn named(path: &Path, names: &[&[u8]]) {
    let place = |at: usize| format!("{at:0>4}.sgf");
    let mut bytes = std::io::Cursor::new(Vec::new());
    let mut writer = ZipWriter::new(&mut bytes);
    for (number, name) in names.iter().enumerate() {
        let mut stand_in = place(number);
        while stand_in.len() < name.len() {
            stand_in.push('_');
        }
        stand_in.truncate(name.len());
        add(&mut writer, &[(&stand_in, b"(;)")]);
    }
    writer.finish().unwrap();
    let mut bytes = bytes.into_inner();
    for (number, name) in names.iter().enumerate() {
        let stand_in = &place(number).into_bytes()[..name.len().min(4)];
        let places = bytes.windows(stand_in.len()).enumerate();
        let places: Vec<usize> =
            places.filter(|(_, part)| *part == stand_in).map(|(at, _)| at).collect();
        for at in places {
            bytes[at..at + name.len()].copy_from_slice(name);
        }
    }
    std::fs::write(path, bytes).unwrap();
}

#[test]
fn names_are_in_the_encoding_of_the_system_that_packed_them() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        // 柯洁 and 常昊 in GBK, 木谷 and 表 in Shift_JIS, 이창호 in EUC-KR.
        (&[&b"\xbf\xc2\xbd\xe0.sgf"[..], b"\xb3\xa3\xea\xbb.sgf"][..], None, ["常昊", "柯洁"]),
        (&[b"\x96\xd8\x92J.sgf", b"\x95\\.sgf"], Some("shift_jis"), ["木谷", "表"]),
        (&[b"\xc0\xcc\xc3\xa2\xc8\xa3.sgf", b"0.sgf"], None, ["0", "이창호"]),
        (&["木谷.sgf".as_bytes(), "谷木.sgf".as_bytes()], None, ["木谷", "谷木"]),
        // ö and é in code page 437.
        (&[b"J\x94rg.sgf", b"Ren\x82.sgf"], None, ["Jörg", "René"]),
    ];
    for (number, (names, label, expected)) in cases.into_iter().enumerate() {
        // An archive stays open.
        let path = folder.path().join(format!("{number}.zip"));
        named(&path, names);
        let (found, trouble) = records(&path, label).unwrap();
        assert_eq!(trouble, None);
        let expected = expected.map(|name| path.join(format!("{name}.sgf")));
        assert_eq!(found, expected);
        for file in found {
            assert_eq!(bytes(&file, label).unwrap(), b"(;)");
        }
    }
}

#[test]
fn backslashes_and_paths_that_lead_back_stay_inside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    packed(&path, &[("2020\\a.sgf", b"(;)"), ("x/../c.sgf", b"(;)"), ("x\\", b"")]);
    let (found, trouble) = records(&path, None).unwrap();
    assert_eq!((&found[..], trouble), (&[path.join("2020/a.sgf"), path.join("c.sgf")][..], None));
    assert_eq!(bytes(&found[0], None).unwrap(), b"(;)");
}

#[test]
fn ways_of_packing_that_are_not_known_are_told_in_our_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    packed(&path, &[("x.sgf", b"(;SZ[9];B[aa])")]);
    let mut bytes = std::fs::read(&path).unwrap();
    // The method stands in the header of the entry and in the list of all.
    let list = bytes.windows(4).position(|part| part == b"PK\x01\x02").unwrap();
    for at in [8, list + 10] {
        bytes[at] = 12;
    }
    std::fs::write(&path, bytes).unwrap();
    let why = crate::records::bytes(&path.join("x.sgf"), None).unwrap_err();
    assert_eq!(crate::wrong::system(&why), "it is packed in a way that is not known here");
}
