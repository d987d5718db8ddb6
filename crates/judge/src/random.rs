pub use tengen_random::Random;
