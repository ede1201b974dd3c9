import type { Note } from './notes.js';

/** What plays notes. */
export interface Instrument {
  readonly play: (notes: readonly Note[], volume: number) => void;
  readonly silence: () => void;
}

/** How long a note takes to be heard at all: without it, it would click. */
const ATTACK = 0.006;
/** As near to nothing as a loudness that falls evenly to the ear can come. */
const NOTHING = 0.0001;

/** An instrument on what the browser sounds with: nothing is fetched, every note is made. */
export function instrumentOn(context: AudioContext): Instrument {
  const noise = noiseIn(context);
  return {
    play(notes, volume) {
      // A browser lets nothing sound before somebody has touched the page.
      if (context.state === 'suspended') void context.resume();
      for (const note of notes) sound(context, noise, note, volume);
    },
    silence: () => void context.close(),
  };
}

function sound(context: AudioContext, noise: AudioBuffer, { voice, pitch, time, loud }: Note, volume: number): void {
  const [begins, ends] = time.map((each) => context.currentTime + each) as [number, number];
  const gain = context.createGain();
  gain.gain.setValueAtTime(NOTHING, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(NOTHING, loud * volume), begins + ATTACK);
  gain.gain.exponentialRampToValueAtTime(NOTHING, ends);
  gain.connect(context.destination);
  const source = voice === 'noise' ? breath(context, noise, gain) : tone(context, voice, gain);
  glide(source.pitch, pitch, [begins, ends]);
  source.node.start(begins);
  source.node.stop(ends);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function tone(context: AudioContext, voice: OscillatorType, into: AudioNode): Source {
  const node = context.createOscillator();
  node.type = voice;
  node.connect(into);
  return { node, pitch: node.frequency };
}

function breath(context: AudioContext, noise: AudioBuffer, into: AudioNode): Source {
  const node = context.createBufferSource();
  const filter = context.createBiquadFilter();
  node.buffer = noise;
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  node.connect(filter).connect(into);
  return { node, pitch: filter.frequency };
}

function glide(
  param: AudioParam,
  [from, to]: readonly [number, number],
  [begins, ends]: readonly [number, number],
): void {
  param.setValueAtTime(from, begins);
  param.exponentialRampToValueAtTime(to, ends);
}

/** A second of noise, the same one each time. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}
