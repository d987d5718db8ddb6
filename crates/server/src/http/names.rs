//! Names of members, looked up before they are shown.

use crate::app::App;
use crate::snapshot::Snapshot;
use crate::store::MemberId;

/// Looks up the names of these members. Where the store does not answer, those of before are shown.
pub(super) async fn look_up(app: &App, members: impl IntoIterator<Item = MemberId>) {
    app.services.look_up(members).await;
}

/// Looks up the names of the members who play a game.
pub(super) async fn look(app: &App, snapshot: &Snapshot) {
    look_up(app, snapshot.table.match_setup().seats.into_iter().flatten()).await;
}
