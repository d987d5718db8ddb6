/** The sounds of a game, synthesized. */

import { settings } from "./settings.js";

/** @type {AudioContext | undefined} */
let context;

/** Browsers allow sounds only after the person has used the page. */
export function prepareSound() {
  // The key or the click has its effect first: a browser may take long to begin with sounds.
  const wake = () => setTimeout(() => {
    if (settings.sound) context ??= new AudioContext();
    void context?.resume();
  });
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

/**
 * @param {number} length seconds
 * @param {number} decay how fast it fades; more is faster
 */
function noise(length, decay) {
  const audio = /** @type {AudioContext} */ (context);
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-decay * i) / samples.length);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/**
 * A stone on wood: a bright click, and a short low sound of the board.
 * @param {number} delay seconds from now
 * @param {number} loudness
 * @param {number} pitch
 */
function knock(delay, loudness, pitch) {
  const audio = /** @type {AudioContext} */ (context);
  const start = audio.currentTime + delay;
  const click = noise(0.05, 9);
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600 * pitch, Q: 1.4 });
  click.connect(band).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  click.start(start);
  tone(delay, 310 * pitch, 190 * pitch, 0.09, loudness * 0.55);
}

/**
 * @param {number} delay
 * @param {number} from Hertz
 * @param {number} to Hertz
 * @param {number} length seconds
 * @param {number} loudness
 */
function tone(delay, from, to, length, loudness) {
  const audio = /** @type {AudioContext} */ (context);
  const start = audio.currentTime + delay;
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS = {
  stone: () => knock(0, 0.7, 0.94 + Math.random() * 0.12),
  /** Stones falling into the lid of the bowl. */
  capture: () => {
    knock(0, 0.7, 1);
    for (let i = 0; i < 3; i++) knock(0.12 + i * 0.055 + Math.random() * 0.02, 0.25, 1.6 + Math.random() * 0.5);
  },
  pass: () => tone(0, 520, 390, 0.22, 0.18),
  countdown: () => tone(0, 1180, 1150, 0.06, 0.16),
  /** It is a person's turn who looks elsewhere. */
  turn: () => {
    tone(0.25, 660, 655, 0.25, 0.14);
    tone(0.4, 880, 875, 0.35, 0.14);
  },
  end: () => {
    tone(0, 392, 390, 0.5, 0.14);
    tone(0.16, 523, 520, 0.7, 0.14);
  },
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sound || context?.state !== "running") return;
  SOUNDS[name]();
}
