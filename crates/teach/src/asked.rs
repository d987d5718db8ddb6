//! Evaluations by another program, which answers on the standard input what is asked on the
//! standard output: `training/tengen_training/play.py`, on a graphics card.
//!
//! A question is a number of positions, a `u32`, and each position's planes and numbers as a row
//! has them. The answer is, in `f32` and in the same order, for each position: the policy's logits,
//! the pass last; win, loss, no result; mean and deviation of the score, lead, variance time; the
//! ownership of each point. All numbers are little endian.

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tengen_net::Evaluation;

/// How long a question waits for the positions of other games, where some of them are late.
const PATIENCE: Duration = Duration::from_millis(50);

/// A position that waits for its answer.
struct Question {
    input: Vec<u8>,
    answer: Sender<Vec<f32>>,
}

/// The way to the program that answers.
#[derive(Debug)]
pub(crate) struct Asked {
    questions: Sender<Question>,
    /// This and one for each asker: the positions are sent once all askers wait.
    askers: Arc<()>,
}

/// One of those that ask, each for one position at a time.
#[derive(Debug)]
pub(crate) struct Asker {
    questions: Sender<Question>,
    _counted: Arc<()>,
}

impl Asked {
    /// A thread of its own sends the questions, until all askers are gone, or `input` or `output`
    /// fails. Those that ask are told of that.
    pub(crate) fn through(
        area: usize,
        input: impl Read + Send + 'static,
        output: impl Write + Send + 'static,
    ) -> Asked {
        let (questions, asked) = channel();
        let askers = Arc::new(());
        let count = Arc::downgrade(&askers);
        let count = move || count.strong_count().saturating_sub(1);
        std::thread::spawn(move || serve(area, input, output, &asked, &count));
        Asked { questions, askers }
    }

    pub(crate) fn asker(&self) -> Asker {
        Asker { questions: self.questions.clone(), _counted: self.askers.clone() }
    }
}

impl Asker {
    /// The answer for one position; `None` if the other program is gone.
    pub(crate) fn ask(&self, input: Vec<u8>) -> Option<Vec<f32>> {
        let (answer, answered) = channel();
        self.questions.send(Question { input, answer }).ok()?;
        answered.recv().ok()
    }
}

/// Asks together what is asked at a time.
fn serve(
    area: usize,
    mut input: impl Read,
    mut output: impl Write,
    asked: &Receiver<Question>,
    askers: &dyn Fn() -> usize,
) -> io::Result<()> {
    let length = area + 1 + 7 + area;
    let mut bytes = Vec::new();
    while let Ok(first) = asked.recv() {
        let mut waiting = vec![first];
        while waiting.len() < askers() {
            match asked.recv_timeout(PATIENCE) {
                Ok(next) => waiting.push(next),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        bytes.clear();
        bytes.extend((waiting.len() as u32).to_le_bytes());
        waiting.iter().for_each(|question| bytes.extend(&question.input));
        output.write_all(&bytes)?;
        output.flush()?;
        bytes.resize(4 * length * waiting.len(), 0);
        input.read_exact(&mut bytes)?;
        for (question, answer) in waiting.iter().zip(bytes.chunks_exact(4 * length)) {
            let numbers = answer.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four));
            // A game that has ended meanwhile needs no answer.
            let _ = question.answer.send(numbers.collect());
        }
    }
    Ok(())
}

/// The evaluation in an answer's seven numbers.
pub(crate) fn evaluation(numbers: &[f32]) -> Evaluation {
    let number = |i: usize| f64::from(numbers[i]);
    Evaluation {
        win: number(0),
        loss: number(1),
        no_result: number(2),
        score_mean: number(3),
        score_stdev: number(4),
        lead: number(5),
        variance_time: number(6),
        short_term: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{TcpListener, TcpStream};

    #[test]
    fn positions_are_asked_together_and_each_gets_its_answer() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut other, _) = listener.accept().unwrap();
        let asked = Asked::through(1, stream.try_clone().unwrap(), stream);
        let asks = |(asker, input): (Asker, u8)| {
            std::thread::spawn(move || asker.ask(vec![input]).map(|answer| answer[0]))
        };
        let answers = [(asked.asker(), 7), (asked.asker(), 9)].map(asks);
        let mut question = [0; 6];
        other.read_exact(&mut question).unwrap();
        assert_eq!(question[..4], 2_u32.to_le_bytes());
        for input in &question[4..] {
            let numbers = [f32::from(*input); 10];
            let bytes: Vec<u8> = numbers.iter().flat_map(|x| x.to_le_bytes()).collect();
            other.write_all(&bytes).unwrap();
        }
        assert_eq!(answers.map(|answer| answer.join().unwrap()), [Some(7.0), Some(9.0)]);
    }

    #[test]
    fn a_program_that_is_gone_answers_nothing() {
        let asked = Asked::through(1, io::empty(), io::sink());
        assert_eq!(asked.asker().ask(vec![1]), None);
    }
}
