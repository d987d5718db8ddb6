//! How likely characters are in the texts of game records.
//!
//! Each list has the most frequent characters of a language outside ASCII, the most frequent first.
//! Frequencies are those of general text, of people's names and of words for Go, mixed. A list has
//! no more than ranks that matter: a rank of a few hundred more or less changes little.

use std::{collections::HashMap, sync::LazyLock};

/// The natural logarithm of a probability.
pub(super) type LogProbability = f32;

/// A language written in characters of two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    ChineseSimplified,
    ChineseTraditional,
    Japanese,
    Korean,
}

/// The rank of each character on a list, from 0.
type Ranks = HashMap<char, u16>;

fn ranks(list: &str) -> Ranks {
    let characters = list.chars().filter(|c| !c.is_whitespace());
    characters.zip(0..).collect()
}

static SIMPLIFIED: LazyLock<Ranks> =
    LazyLock::new(|| ranks(include_str!("common/chinese-simplified.txt")));
static TRADITIONAL: LazyLock<Ranks> =
    LazyLock::new(|| ranks(include_str!("common/chinese-traditional.txt")));
static JAPANESE: LazyLock<Ranks> = LazyLock::new(|| ranks(include_str!("common/japanese.txt")));
static KOREAN: LazyLock<Ranks> = LazyLock::new(|| ranks(include_str!("common/korean.txt")));

/// A character that no text should have.
pub(super) const IMPOSSIBLE: LogProbability = -16.0;

impl Language {
    /// How likely this character outside ASCII is in a text of this language.
    pub(super) fn likelihood(self, c: char) -> LogProbability {
        let listed = match self {
            // The encodings of the one have room for the other.
            Language::ChineseSimplified => {
                frequency(&SIMPLIFIED, c, 0.17).max(frequency(&TRADITIONAL, c, 0.17) - 3.0)
            }
            Language::ChineseTraditional => frequency(&TRADITIONAL, c, 0.17),
            Language::Japanese => frequency(&JAPANESE, c, 0.2),
            Language::Korean => frequency(&KOREAN, c, 0.25),
        };
        listed.max(self.by_kind(c))
    }

    /// How much more likely a character is at the beginning of a text, where surnames stand.
    pub(super) fn as_first(self, c: char) -> LogProbability {
        let surnames = match self {
            Language::ChineseSimplified => {
                "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋\
                 蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万\
                 段雷钱汤尹黎易常武乔贺赖龚文柯古俞时连聂华芮於檀党辜屠陶牛"
            }
            Language::ChineseTraditional => {
                "陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧\
                 梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓馬阮董溫唐藍石蔣古紀姚連馮歐程湯田康姜汪白鄒尤\
                 巫鐘涂龔嚴韓袁黎金阿夏童陸柳凃邵聶孔俞"
            }
            Language::Japanese => {
                "佐鈴高田渡伊山中小加吉松井木林清斎阿森池橋石前藤岡後長村近青坂遠福三西原武上太金今大\
                 岩島内竹谷宮野平増丸酒工菅横本河水黒白市新服安千土早秋古荒片川久柳羽依結星関浅飯和北\
                 梅杉桜倉沢瀬溝趙苑梶窪半"
            }
            Language::Korean => {
                "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄\
                 채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예봉사부"
            }
        };
        if surnames.contains(c) { 1.5 } else { -0.5 }
    }

    /// How likely a character is of which only the kind is known.
    fn by_kind(self, c: char) -> LogProbability {
        let japanese = self == Language::Japanese;
        let korean = self == Language::Korean;
        match c {
            '、' | '。' | '，' | '「' | '」' | '・' | '\u{3000}' => -6.5,
            '\u{3001}'..='\u{303F}' | '\u{FF01}'..='\u{FF5E}' | '·' | '“' | '”' | '…' => {
                -8.5
            }
            'ぁ'..='ヺ' | 'ー' if japanese => -9.0,
            // Bytes of other encodings look like these.
            '｡'..='ﾟ' if japanese => -7.3,
            '一'..='\u{9FFF}' if korean => -11.5,
            '一'..='\u{9FFF}' => -12.5,
            '가'..='힣' if korean => -14.0,
            _ => IMPOSSIBLE,
        }
    }
}

/// Roughly what the lists' own frequencies are by rank; the slope says how fast they fall.
fn frequency(ranks: &Ranks, c: char, slope: f32) -> LogProbability {
    ranks.get(&c).map_or(IMPOSSIBLE, |&rank| -3.6 - slope * f32::from(rank).sqrt())
}
