//! What a text says of one thing.

/// What the text around a drawing says of one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stated<T> {
    /// Nothing.
    Not,
    /// One value, perhaps several times.
    As(T),
    /// Several values, or something that cannot be read.
    Unclear,
}

impl<T: PartialEq> Stated<T> {
    /// What these statements together say. None is one that cannot be read.
    pub(super) fn by(statements: impl IntoIterator<Item = Option<T>>) -> Stated<T> {
        let mut statements = statements.into_iter();
        match statements.next() {
            None => Stated::Not,
            Some(Some(first)) if statements.all(|other| other.as_ref() == Some(&first)) => {
                Stated::As(first)
            }
            Some(_) => Stated::Unclear,
        }
    }
}

impl<T> Stated<T> {
    /// The value, if there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Stated::As(value) => Some(value),
            Stated::Not | Stated::Unclear => None,
        }
    }

    /// Whether something is said of it that cannot be used.
    pub fn is_unclear(&self) -> bool {
        matches!(self, Stated::Unclear)
    }
}
