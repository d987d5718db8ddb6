//! How many positions may be looked at, and how a part of them is given to one question.

/// Lets `ask` look at no more than `most` of the positions that are `left`. Subtracts from `left`
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
    fn unused_positions_are_given_back() {
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
