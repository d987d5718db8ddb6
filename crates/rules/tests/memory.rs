//! How much memory a game takes: the bytes it has asked the allocator for and not given back.

use peak_alloc::PeakAlloc;
use tengen_rules::{Event, Game, GameSetup, Handicap, Size, presets};

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// The game keeps every position, as superko needs them. This file has one test only: others beside
/// it would be counted as well.
#[test]
fn a_game_of_200_moves_takes_less_than_64_kib() {
    let size = Size::square(19).unwrap();
    let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
    let before = ALLOCATOR.current_usage();
    let mut game = Game::new(setup).unwrap();
    // From a multiplicative generator: any legal moves will do.
    let mut roll = 1;
    while game.moves().len() < 200 {
        roll = roll * 48_271 % 0x7fff_ffff_u64;
        let board = game.board();
        let point = board.empty_point(roll as usize % board.empty_count());
        let color = game.to_move().unwrap();
        let _ = game.apply(Event::Play { color, point });
    }
    let bytes = ALLOCATOR.current_usage() - before + size_of::<Game>();
    assert!(bytes < 64 << 10, "{bytes} bytes");
}
