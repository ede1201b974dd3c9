import { bytesOfHex, EngineBug, type Seat, type Seed, type Sketch } from '../../engine/index.js';
import { isPlaying, type TableState } from '../table/state.js';
import { Bucket } from '../transport/buckets.js';
import { no, type Outcome } from './outcome.js';
import type { HouseLimits } from './parts.js';

/** Which seat asks, at which decision, and by what chance what it does not know is made up. */
export interface SketchWish {
  readonly seat: Seat;
  readonly number: number;
  readonly seed: Seed;
}

/** How often a seat has asked. */
interface Asker {
  readonly bucket: Bucket;
  /** The entry with which the decision was opened, and how often it was asked for there. */
  decision: number;
  count: number;
}

const NO_GAME = no('There is no game under way at this table.');
const NEVER = no('This server tells nobody a game to imagine: bots play here by what they see, or are seated here.');
const TOO_OFTEN = no('You have asked for the game too often at this decision. Decide by what you were told.');
const TOO_FAST = no('You ask for the game too fast. Wait a moment.');

/** Tells seats the game as they know it: a few times a decision, and only who has to decide. */
export class Sketching {
  private readonly askers = new Map<Seat, Asker>();

  constructor(private readonly limits: Pick<HouseLimits, 'sketches' | 'sketchesPerSecond'>) {}

  sketch(state: TableState, { seat, number, seed }: SketchWish, now: number): Sketch | Outcome {
    const playing = isPlaying(state) ? state.playing : null;
    if (playing === null || playing.isOver) return NO_GAME;
    if (number < playing.opened || number > state.number) return { kind: 'late', number: state.number };
    const tooMuch = playing.waitsFor === seat ? this.tooMuch(seat, playing.opened, now) : null;
    if (tooMuch !== null) return tooMuch;
    const sketch = playing.sketch(seat, seed);
    return sketch.ok ? sketch.value : { kind: 'refused', reasons: sketch.error };
  }

  private tooMuch(seat: Seat, decision: number, now: number): Outcome | null {
    const { sketches, sketchesPerSecond } = this.limits;
    if (sketches === 0) return NEVER;
    const asker = this.askers.get(seat) ?? {
      bucket: new Bucket(2 * sketchesPerSecond, sketchesPerSecond, now),
      decision,
      count: 0,
    };
    this.askers.set(seat, asker);
    if (asker.decision !== decision) Object.assign(asker, { decision, count: 0 });
    if (asker.count >= sketches) return TOO_OFTEN;
    if (!asker.bucket.take(1, now)) return TOO_FAST;
    asker.count++;
    return null;
  }
}

/** A seed as it is said: sixteen bytes, hexadecimal. */
export function seedOfHex(hex: string): Seed {
  const bytes = bytesOfHex(hex);
  if (bytes?.length !== 16) throw new EngineBug('a seed that the schema has let through');
  const { buffer, byteOffset } = bytes;
  const words = new DataView(buffer, byteOffset);
  return [words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)];
}
