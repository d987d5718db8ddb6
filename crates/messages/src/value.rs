//! Values of messages.

use fluent_bundle::FluentValue;

/// A value put into a message where `{ $name }` stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// Words, or a case by which the message chooses its text (`black`).
    Text(&'a str),
    /// A number, written as in the language. The message may choose by its plural.
    Number(f64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text)
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value::Number(number)
    }
}

/// Counts and numbers of moves, which are far below 2⁵³.
macro_rules! whole {
    ($($type:ty),+) => {
        $(impl From<$type> for Value<'_> {
            fn from(number: $type) -> Self {
                Value::Number(number as f64)
            }
        })+
    };
}

whole!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> From<Value<'a>> for FluentValue<'a> {
    fn from(value: Value<'a>) -> FluentValue<'a> {
        match value {
            Value::Text(text) => FluentValue::from(text),
            Value::Number(number) => FluentValue::from(number),
        }
    }
}
