import type { GameEvent } from '../engine/index.js';

/** What is worth going to in a replay. */
export const LANDMARKS = ['turn', 'knock-out', 'prize'] as const;
export type LandmarkKind = (typeof LANDMARKS)[number];

export interface Landmark {
  readonly kind: LandmarkKind;
  /** After so many choices: a turn has just begun, a Knock Out or a Prize card comes with the next choice. */
  readonly place: number;
  readonly turn: number;
}

/** The landmarks among what happened, `before[n]` events having happened before choice n. */
export function landmarksIn(events: readonly GameEvent[], before: readonly number[]): readonly Landmark[] {
  const found: Landmark[] = [];
  let turn = 0;
  let place = 0;
  for (const [number, event] of events.entries()) {
    while (place < before.length && before[place]! <= number) place++;
    if (event.kind === 'turnBegan') turn = event.turn;
    const landmark = KINDS[event.kind];
    if (landmark === undefined) continue;
    const at = landmark === 'turn' ? Math.min(place, before.length - 1) : Math.max(0, place - 1);
    const last = found.at(-1);
    if (last?.kind !== landmark || last.place !== at) found.push({ kind: landmark, place: at, turn });
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
