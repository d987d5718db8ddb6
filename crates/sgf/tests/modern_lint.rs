//! Records as SGF of today, held against the standard.

use proptest::{collection::vec, prelude::*};
use tengen_sgf::tools::lint::{Fault, Finding, lint};
use tengen_sgf::tools::properties::KNOWN;
use tengen_sgf::{parse, write_modern};

/// What lint finds in the record after it was written anew.
fn findings(record: &str) -> Vec<Finding> {
    let new = write_modern(&parse(record.as_bytes()).collection);
    parse(&new).collection.roots().flat_map(lint).collect()
}

/// Whether no writer can mend a fault without inventing or losing something. Values that are not
/// understood are faults of this kind where a record may have them.
fn has_no_mend(finding: &Finding) -> bool {
    match finding.fault {
        // The fact or the judgement stands where it stands, and the point is where it is.
        Fault::RootBelow | Fault::InfoTwice | Fault::JudgedTwice | Fault::NoMove => true,
        Fault::OffBoard => true,
        // Both signs are seen, and both labels.
        Fault::PointTwice => {
            matches!(&*finding.property, "CR" | "LB" | "MA" | "SL" | "SQ" | "TR")
        }
        // A property of today would say something else, stones would be invented, and days are not
        // told apart from months.
        Fault::GoneProperty | Fault::HandicapWithoutStones | Fault::DateForm => true,
        _ => false,
    }
}

/// A property with a value that is understood, though it may not have the form of the standard.
fn understood() -> impl Strategy<Value = String> {
    let point = || "[a-i]{2}|[A-HJ][1-9]| [a-i]{2} ";
    let of = |names: &[&'static str], values: Vec<&'static str>| {
        (prop::sample::select(names.to_vec()), prop::sample::select(values))
            .prop_map(|(name, value)| format!("{name}[{value}]"))
    };
    let lists =
        prop::sample::select(vec!["AB", "AW", "AE", "TR", "SQ", "TB", "TW", "DD", "VW", "L"]);
    let list = (lists, vec(prop_oneof![3 => point(), 1 => "[a-i]{2}:[a-i]{2}", 1 => ""], 1..4));
    let list = list.prop_map(|(name, values)| format!("{name}[{}]", values.join("][")));
    prop_oneof![
        6 => list,
        2 => (prop::sample::select(vec!["B", "W"]), point()).prop_map(|(n, v)| format!("{n}[{v}]")),
        1 => of(&["B", "W"], vec!["", "tt", "pass", "zz", " "]),
        1 => (point(), "[a-z\\]:é]{0,3}").prop_map(|(point, label)| {
            format!("LB[{point}:{}]", label.replace(']', "\\]"))
        }),
        1 => ("[a-d]{2}", "[e-i]{2}|[E-HJ][1-9]").prop_map(|(a, b)| format!("AR[{a}:{b}]LN[{a}:{b}][]")),
        1 => of(&["KM"], vec!["", "6.5", "6,5", "６．５", "黑贴3又3/4子", "375", "none", "逆コミ5目半", "6.3"]),
        1 => of(&["HA"], vec!["", "2", "3 stones", "２", "让二子", "定先", "even", "2.0"]),
        1 => of(&["RE"], vec!["", "B+R", "黑中盘胜", "257手完、白中押し勝ち", "W+0,25", "Jigo", "B+0.2"]),
        1 => of(&["PL"], vec!["", "B", "black", "1", "w"]),
        1 => of(&["TM", "BL", "V"], vec!["", "600", "1,5", ".5", "-3."]),
        1 => of(&["TM", "WL"], vec!["30:00", "1:00:00", "6h", "3600.000"]),
        1 => of(&["TM"], vec!["-", "1:00:00(5x1:00)", "1 hr/125 moves", "unlimited", "6 時間"]),
        1 => of(&["MN", "OB", "PM"], vec!["", "3", " 4 ", "5.0"]),
        2 => of(&["GB", "GW", "DM", "HO", "TE", "BM"], vec!["", "1", "2", "2.0", "1.0"]),
        1 => of(&["DO", "IT", "KO"], vec!["", "1", " "]),
        1 => of(&["SiZe"], vec!["9", "9:9"]),
        1 => of(&["CoPyright", "PlayerBlack", "lb"], vec!["aa:x"]),
        1 => of(&["C", "N", "GC", "PB", "XY"], vec!["", "text", "[1] x", "a][b", "表"]),
    ]
}

fn record() -> impl Strategy<Value = String> {
    let node = vec(understood(), 0..5).prop_map(|all| format!(";{}", all.concat()));
    let line = vec(node, 1..4).prop_map(|nodes| nodes.concat()).boxed();
    let tree = line.clone().prop_recursive(3, 12, 3, move |inner| {
        (line.clone(), vec(inner, 2..4)).prop_map(|(line, children)| {
            let children: String = children.iter().map(|child| format!("({child})")).collect();
            format!("{line}{children}")
        })
    });
    let head =
        prop::sample::select(vec!["SZ[9]", "SZ[9x9]", "SZ[9]FF[4]", "SZ[9:9]GM[1]AP[foxwq]"]);
    (head, tree).prop_map(|(head, tree)| format!("(;{head}{})", &tree[1..]))
}

/// Any values for any properties.
fn any_record() -> impl Strategy<Value = String> {
    let value = "[a-i]{2}|[a-i]{2}:[a-i]{2}|[a-z:é]{0,5}|[A-T][0-9]{1,2}|[0-9.,]{0,4}|tt|B|B\\+R|";
    let names: Vec<&str> =
        KNOWN.iter().map(|(name, ..)| *name).filter(|name| *name != "GM").collect();
    let property = (prop::sample::select(names), vec(value, 0..3)).prop_map(|(name, values)| {
        let values = values.iter().map(|value| format!("[{value}]"));
        format!("{name}{}", values.collect::<String>())
    });
    let node = vec(property, 0..5).prop_map(|all| format!(";{}", all.concat()));
    vec(node, 1..4).prop_map(|nodes| format!("({})", nodes.concat()))
}

proptest! {
    #[test]
    fn whatever_is_not_understood_is_the_only_other_fault(record in any_record()) {
        let may_be = |finding: &Finding| {
            has_no_mend(finding) || matches!(finding.fault, Fault::BadValue | Fault::ResultForm)
        };
        let found: Vec<Finding> = findings(&record).into_iter().filter(|f| !may_be(f)).collect();
        prop_assert!(found.is_empty(), "{}: {:?}", record, found);
    }

    #[test]
    fn what_is_understood_has_no_fault_that_can_be_mended(record in record()) {
        let found = findings(&record).into_iter().filter(|finding| !has_no_mend(finding));
        let found: Vec<Finding> = found.collect();
        prop_assert!(found.is_empty(), "{}: {:?}", record, found);
    }
}

#[test]
fn faults_without_a_mend_are_still_found() {
    for (record, fault) in [
        ("(;;B[aa]SZ[9])", "root-below SZ"),
        ("(;PB[x];B[aa]RE[B+])", "info-twice RE"),
        ("(;;B[aa]TE[1]BM[1])", "judged-twice TE"),
        ("(;TE[1])", "no-move TE"),
        ("(;SZ[9]TR[zz])", "off-board TR"),
        ("(;TR[aa]SQ[aa])", "point-twice SQ"),
        ("(;LB[aa:x][aa:y])", "point-twice LB"),
        ("(;HA[2])", "handicap-without-stones HA"),
        ("(;DT[1.31.26])", "date-form DT"),
        ("(;FF[4];L[x])", "gone-property L"),
        ("(;RE[later])", "result-form RE"),
        ("(;KM[six])", "bad-value KM"),
        ("(;;B[what])", "bad-value B"),
    ] {
        let found = findings(record);
        let found: Vec<String> =
            found.iter().map(|f| format!("{} {}", f.fault.code(), f.property)).collect();
        assert_eq!(found, [fault], "{record}");
    }
}

#[test]
fn every_fault_that_has_a_mend_is_mended() {
    for (record, fault) in [
        ("(;FF[3]CA[UTF-8])", "not-four"),
        ("(;FF[4]C[\u{e9}])", "no-encoding"),
        ("(;FF[4]PlayerBlack[x])", "old-name"),
        ("(;FF[4];B[tt])", "old-pass"),
        ("(;FF[4]SZ[9:9])", "square-size"),
        ("(;FF[4]RE[Black wins by 3,5])", "result-form"),
        ("(;FF[4]C[a]C[b])", "property-twice"),
        ("(;FF[4]C[a][b])", "several-values"),
        ("(;FF[4]KM[])", "empty-value"),
        ("(;FF[4]KM[6,5])", "bad-value"),
        ("(;FF[4]AB[aa][aa])", "point-twice"),
        ("(;FF[4];B[aa]AW[bb])", "move-with-set-up"),
        ("(;FF[4];B[aa]W[bb])", "two-moves"),
    ] {
        let old = parse(record.as_bytes()).collection;
        let found: Vec<&str> = old.roots().flat_map(lint).map(|f| f.fault.code()).collect();
        assert_eq!(found, [fault], "{record}");
        assert_eq!(findings(record), [], "{record}");
    }
}
