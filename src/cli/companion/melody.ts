// `rulebox companion melody`: what a music box would play.
import { addBeat, type MelodyBox, MOST_BEATS, melodyOf, NOTES, type Note, openFeature } from '../../companion/index.js';
import { fail } from '../terminal.js';

interface Options {
  readonly json?: boolean;
}

const REST = '-';
/** A music box leaves nothing to chance. */
const NO_CHANCE = [0, 0, 0, 0] as const;

export function playMelody(typed: readonly string[], options: Options): void {
  if (typed.length > MOST_BEATS) fail(`A music box holds ${MOST_BEATS} beats, not ${typed.length}.`);
  const opened = openFeature({ feature: 'construction', title: 'Melody Box', cards: [] }, NO_CHANCE);
  if (opened.feature !== 'construction') return;
  const tones = melodyOf(typed.map(noteOf).reduce<MelodyBox>(addBeat, opened.box));
  const lines = tones.map(
    ({ at, beats, hertz }) => `beat ${at + 1}: ${hertz} Hz for ${beats === 1 ? 'one beat' : `${beats} beats`}`,
  );
  process.stdout.write(`${options.json === true ? JSON.stringify(tones) : lines.join('\n')}\n`);
}

function noteOf(word: string): Note | null {
  const note = NOTES.find((each) => each === word.toUpperCase());
  return word === REST
    ? null
    : (note ?? fail(`"${word}" is no note: give ${NOTES.join(', ')}, or ${REST} for a rest.`));
}
