//! The server from outside: requests to its router, with a database in a folder of its own and
//! a clock that the tests move.

mod accounts;
mod admin;
mod analysis;
mod asides;
mod bad_requests;
mod browser;
mod callers;
mod clocks;
mod compression;
mod computer;
mod endings;
mod folds;
mod harness;
mod joined;
mod judgement;
mod keeping;
mod lists;
mod lobby;
mod outages;
mod pages;
mod people;
mod persons;
mod play;
mod ports;
mod ratings;
mod records;
mod reference;
mod restarts;
mod streams;
mod studies;
mod trials;
mod undo;
mod visitors;
mod workers;
