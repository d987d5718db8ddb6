//! The jobs that workers have.

use super::job::{Answer, Asks, Given, Job, Sends};
use super::offer::Lent;
use super::token::Token;
use super::{LEASE, LONGEST, MOST, MOST_OF_ONE, PROTOCOL, SHUT_OUT};
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::places::{Held, Places};
use crate::proxies::Subnet;
use axum::http::StatusCode;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// The longest name of a worker.
const LONGEST_NAME: usize = 64;

/// The jobs that workers have. Without a token there are no workers.
#[derive(Debug)]
pub(crate) struct Desk {
    token: OnceLock<Token>,
    network: Option<String>,
    places: Places,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    /// The number of the last job.
    last: u64,
    jobs: HashMap<u64, Lease>,
    /// Until when addresses are shut out.
    out: HashMap<IpAddr, Instant>,
}

/// A job that a worker has.
#[derive(Debug)]
struct Lease {
    worker: String,
    caller: IpAddr,
    until: Instant,
    answer: oneshot::Sender<Answer>,
}

/// The worker's answer was wrong.
#[derive(Debug)]
pub(crate) struct Wrong(pub(crate) &'static str);

/// A job at a worker. When it is dropped, the worker is told at its next word.
struct Out<'a> {
    number: u64,
    desk: &'a Desk,
}

impl Drop for Out<'_> {
    fn drop(&mut self) {
        self.desk.state().jobs.remove(&self.number);
    }
}

impl State {
    /// How many jobs the workers at one address have.
    fn jobs_of(&self, caller: IpAddr) -> usize {
        self.jobs.values().filter(|lease| lease.caller == caller).count()
    }
}

impl Desk {
    /// A desk without workers. Workers need the network of this name.
    pub(crate) fn new(network: Option<String>) -> Desk {
        let places = Places::new(MOST, MOST_OF_ONE);
        Desk { token: OnceLock::new(), network, places, state: Arc::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole between any two statements, so a panic elsewhere spoils nothing.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many jobs workers have.
    pub(crate) fn len(&self) -> usize {
        self.state().jobs.len()
    }

    /// Takes workers that have this token. The first call holds.
    pub(crate) fn open(&self, token: Token) {
        let _ = self.token.set(token);
    }

    /// Lets a worker in.
    ///
    /// # Errors
    /// If there are no workers here, the token is wrong, or the worker is shut out.
    pub(crate) fn admit(&self, token: &str, caller: IpAddr) -> Result<(), ApiError> {
        let own = self.token.get();
        let own = own.ok_or_else(|| ApiError::not_found("this server takes no workers"))?;
        if !own.is(token) {
            let body = ErrorBody::new("not-allowed", "no worker has this token");
            return Err(body.status(StatusCode::UNAUTHORIZED));
        }
        let caller = Subnet::of_caller(caller);
        let mut state = self.state();
        state.out.retain(|_, until| *until > Instant::now());
        match state.out.contains_key(&caller) {
            false => Ok(()),
            true => Err(ApiError::not_allowed("an answer from this address was wrong")),
        }
    }

    /// A place for a worker that asks for a job.
    ///
    /// # Errors
    /// If its program does not fit this one, or too many workers are there.
    pub(crate) fn sign_in(&self, asks: &Asks, caller: IpAddr) -> Result<Held, ApiError> {
        let Asks { worker, version, protocol, network } = asks;
        let own = env!("CARGO_PKG_VERSION");
        if (version.as_str(), *protocol) != (own, PROTOCOL) {
            let reason = format!("this server is Tengen {own}, protocol {PROTOCOL}");
            return Err(ApiError::bad_request("version", reason));
        }
        if *network != self.network {
            let own = self.network.as_deref().unwrap_or("none");
            return Err(ApiError::bad_request("network", own));
        }
        if worker.is_empty() || worker.len() > LONGEST_NAME {
            return Err(ApiError::bad_request("worker", "a name has 1 to 64 bytes"));
        }
        let busy = || ApiError::busy("too many workers ask for jobs");
        // Those that have jobs count, too: they come back for others.
        let (of_one, in_all) = {
            let state = self.state();
            (state.jobs_of(Subnet::of_caller(caller)), state.jobs.len())
        };
        if of_one + self.places.len_of(caller) >= MOST_OF_ONE || in_all + self.places.len() >= MOST
        {
            return Err(busy());
        }
        self.places.take(caller).map_err(|_| busy())
    }

    /// Gives a worker a job, and waits for its answer; `None` if none comes in time.
    pub(crate) async fn lend(&self, lent: Lent, job: Job) -> Option<Answer> {
        let Lent { worker, caller, give } = lent;
        let caller = Subnet::of_caller(caller);
        let (answer, mut answered) = oneshot::channel();
        let begun = Instant::now();
        let out = {
            let mut state = self.state();
            if state.jobs.len() >= MOST || state.jobs_of(caller) >= MOST_OF_ONE {
                return None;
            }
            state.last += 1;
            let number = state.last;
            let until = begun + LEASE;
            state.jobs.insert(number, Lease { worker, caller, until, answer });
            Out { number, desk: self }
        };
        give.send(Given { number: out.number, lease: LEASE.as_secs_f64(), job }).ok()?;
        loop {
            let until = self.state().jobs.get(&out.number).map(|lease| lease.until);
            // Without a lease, the answer is on its way.
            let until = until.unwrap_or(begun + LONGEST).min(begun + LONGEST);
            tokio::select! {
                answer = &mut answered => return answer.ok(),
                () = tokio::time::sleep_until(until.into()) => {
                    let lease = self.state().jobs.get(&out.number).map(|lease| lease.until);
                    if lease.is_none_or(|until| until <= Instant::now())
                        || begun.elapsed() >= LONGEST
                    {
                        tracing::warn!("a worker has lost a job");
                        return None;
                    }
                }
            }
        }
    }

    /// Takes a worker's word about a job: an answer, or that it is still at it.
    ///
    /// # Errors
    /// If the worker does not have the job any more.
    pub(crate) fn hear(&self, number: u64, caller: IpAddr, sends: Sends) -> Result<(), ApiError> {
        let caller = Subnet::of_caller(caller);
        let mut state = self.state();
        let own = |lease: &&mut Lease| lease.worker == sends.worker && lease.caller == caller;
        let lease = state.jobs.get_mut(&number).filter(own);
        let lease = lease.ok_or_else(|| ApiError::not_found("this job is not yours any more"))?;
        match sends.answer {
            None => lease.until = Instant::now() + LEASE,
            Some(answer) => {
                if let Answer::Cannot { why } = &answer {
                    tracing::warn!(%caller, why, "a worker cannot do a job");
                }
                if let Some(lease) = state.jobs.remove(&number) {
                    let _ = lease.answer.send(answer);
                }
            }
        }
        Ok(())
    }

    /// Shuts out the address of a worker for a while: its answer was wrong.
    pub(crate) fn shut_out(&self, caller: IpAddr, wrong: &Wrong) {
        tracing::warn!(%caller, why = wrong.0, "the answer of a worker is thrown away");
        self.state().out.insert(Subnet::of_caller(caller), Instant::now() + SHUT_OUT);
    }
}

#[cfg(test)]
mod tests {
    use super::super::job::Moved;
    use super::super::offer::Offer;
    use super::*;
    use std::time::Duration;
    use tengen_rules::{Color, Size, presets};

    const TOKEN: &str = "0123456789abcdef";

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn desk() -> Desk {
        let desk = Desk::new(Some("own".to_owned()));
        desk.open(TOKEN.parse().unwrap());
        desk
    }

    fn asks() -> Asks {
        Asks {
            worker: "one".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: PROTOCOL,
            network: Some("own".to_owned()),
        }
    }

    fn job() -> Job {
        let rules = Box::new(presets::JAPANESE.clone());
        let size = Size::square(5).unwrap();
        Job::Look { size, stones: Vec::new(), rules, to_move: Color::Black, moves: 0, closer: true }
    }

    fn sends(worker: &str, answer: Option<Answer>) -> Sends {
        Sends { worker: worker.to_owned(), answer }
    }

    fn pass() -> Option<Answer> {
        Some(Answer::Move { moved: Moved::Pass })
    }

    #[test]
    fn those_who_do_not_fit_are_refused_with_the_reason() {
        let desk = desk();
        let refused = |token| desk.admit(token, address(1)).unwrap_err().status.as_u16();
        assert_eq!((refused(""), refused("0123456789abcdeF")), (401, 401));
        desk.admit(TOKEN, address(1)).unwrap();
        let closed = Desk::new(None).admit(TOKEN, address(1)).unwrap_err();
        assert_eq!(closed.status.as_u16(), 404);

        let field = |asks: Asks| {
            let body = desk.sign_in(&asks, address(1)).unwrap_err().body;
            serde_json::to_value(&body).unwrap()["args"]["field"].as_str().unwrap().to_owned()
        };
        assert_eq!(field(Asks { version: "0.0.1".to_owned(), ..asks() }), "version");
        assert_eq!(field(Asks { protocol: PROTOCOL + 1, ..asks() }), "version");
        assert_eq!(field(Asks { network: None, ..asks() }), "network");
        assert_eq!(field(Asks { worker: String::new(), ..asks() }), "worker");
        let places: Vec<_> =
            (0..99).filter_map(|_| desk.sign_in(&asks(), address(1)).ok()).collect();
        assert_eq!(places.len(), MOST_OF_ONE);
        assert!(desk.sign_in(&asks(), address(2)).is_ok());

        desk.shut_out(address(1), &Wrong("for the test"));
        assert_eq!(refused(TOKEN), 403);
        desk.admit(TOKEN, address(2)).unwrap();
    }

    #[tokio::test]
    async fn a_job_is_answered_once_by_the_worker_that_has_it() {
        let desk = Arc::new(desk());
        let (offer, given) = Offer::new("one".to_owned(), address(1));
        let lent = offer.claim().unwrap();
        assert!(offer.claim().is_none(), "a worker does one job at a time");
        let lending = {
            let desk = Arc::clone(&desk);
            async move { desk.lend(lent, job()).await }
        };
        let lending = tokio::spawn(lending);
        let Given { number, .. } = given.await.unwrap();
        for (worker, from) in [("other", address(1)), ("one", address(2))] {
            assert!(desk.hear(number, from, sends(worker, pass())).is_err());
        }
        assert!(desk.hear(number + 1, address(1), sends("one", None)).is_err());
        desk.hear(number, address(1), sends("one", None)).unwrap();
        desk.hear(number, address(1), sends("one", pass())).unwrap();
        assert!(desk.hear(number, address(1), sends("one", pass())).is_err());
        assert!(matches!(lending.await.unwrap(), Some(Answer::Move { moved: Moved::Pass })));
        assert!(desk.state().jobs.is_empty());
    }

    #[tokio::test]
    async fn those_that_have_jobs_count_among_the_workers_of_an_address() {
        let desk = Arc::new(desk());
        let mut lending = Vec::new();
        for _ in 0..MOST_OF_ONE {
            let (offer, given) = Offer::new("one".to_owned(), address(1));
            let (desk, lent) = (Arc::clone(&desk), offer.claim().unwrap());
            lending.push(tokio::spawn(async move { desk.lend(lent, job()).await }));
            given.await.unwrap();
        }
        assert_eq!(desk.sign_in(&asks(), address(1)).unwrap_err().status.as_u16(), 503);
        assert!(desk.sign_in(&asks(), address(2)).is_ok());
        lending.iter().for_each(tokio::task::JoinHandle::abort);
    }

    #[tokio::test]
    async fn a_worker_that_has_gone_loses_its_job() {
        let desk = Arc::new(desk());
        let (offer, given) = Offer::new("one".to_owned(), address(1));
        let lent = offer.claim().unwrap();
        let lending = {
            let desk = Arc::clone(&desk);
            async move { desk.lend(lent, job()).await }
        };
        let begun = Instant::now();
        let lending = tokio::spawn(lending);
        let Given { number, .. } = given.await.unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
        desk.hear(number, address(1), sends("one", None)).unwrap();
        assert!(lending.await.unwrap().is_none());
        assert!(begun.elapsed() >= LEASE + Duration::from_secs(1));
        assert!(desk.hear(number, address(1), sends("one", pass())).is_err());

        // It had gone before the job came.
        let (offer, given) = Offer::new("one".to_owned(), address(1));
        let lent = offer.claim().unwrap();
        drop(given);
        assert!(desk.lend(lent, job()).await.is_none());
        let (offer, given) = Offer::new("one".to_owned(), address(1));
        drop(given);
        assert!(offer.claim().is_none());
        assert!(desk.state().jobs.is_empty());
    }
}
