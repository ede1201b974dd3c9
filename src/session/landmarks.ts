import type { GameEvent } from '../engine/index.js';

/** What is worth going to in a replay. */
export const LANDMARKS = ['turn', 'knock-out', 'prize'] as const;
/** One of them. */
export type LandmarkKind = (typeof LANDMARKS)[number];

/** A place in a replay that is worth going to. */
export interface Landmark {
  readonly kind: LandmarkKind;
  /** After so many choices: a turn has just begun, a Knock Out or a Prize card comes with the next choice. */
  readonly place: number;
  readonly turn: number;
}

/** The landmarks among what happened, `before[n]` events having happened before choice n. */
export function landmarksIn(events: readonly GameEvent[], before: readonly number[]): readonly Landmark[] {
  const found: Landmark[] = [];
  let [turn, choices] = [0, 0];
  for (const [number, event] of events.entries()) {
    while (choices < before.length && number >= before[choices]!) choices++;
    if (choices === before.length) break;
    if (event.kind === 'turnBegan') turn = event.turn;
    const kind = KINDS[event.kind];
    if (kind === undefined) continue;
    const place = kind === 'turn' ? choices : Math.max(0, choices - 1);
    const last = found.at(-1);
    if (last?.kind !== kind || last.place !== place) found.push({ kind, place, turn });
  }
  return found;
}

const KINDS: Readonly<Partial<Record<GameEvent['kind'], LandmarkKind>>> = {
  turnBegan: 'turn',
  knockedOut: 'knock-out',
  prizeTaken: 'prize',
};

/** The next landmark of a kind, or the one before; null: there is none. */
export function landmarkFrom(
  landmarks: readonly Landmark[],
  kind: LandmarkKind,
  place: number,
  way: 1 | -1,
): Landmark | null {
  const ahead = landmarks.filter((each) => each.kind === kind && (each.place - place) * way > 0);
  return (way > 0 ? ahead[0] : ahead.at(-1)) ?? null;
}
