//! The web application: pages, live games, storage.
