//! How many positions may be looked at.

/// Lets `ask` look at no more than `most` of the positions that are `left`, and takes from these
/// the positions that it looked at.
pub(crate) fn share<T>(left: &mut usize, most: usize, ask: impl FnOnce(&mut usize) -> T) -> T {
    let given = most.min(*left);
    let mut rest = given;
    let found = ask(&mut rest);
    *left -= given - rest;
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_is_given_back() {
        let mut left = 10;
        share(&mut left, 4, |positions| {
            assert_eq!(*positions, 4);
            *positions -= 3;
        });
        assert_eq!(left, 7);
        share(&mut left, 100, |positions| assert_eq!(*positions, 7));
        assert_eq!(left, 7);
    }
}
