import type { FaceOf } from '../cards/in-play.js';
import type { EraRun } from './followed.js';

const known = new WeakMap<EraRun, FaceOf>();

/** Finds the faces of a run's cards. */
export function cardsOf(run: EraRun): FaceOf {
  const made = known.get(run);
  if (made !== undefined) return made;
  const places = new Map(run.faceOf);
  const faceOf: FaceOf = (card) => run.faces[places.get(card) ?? -1] ?? null;
  known.set(run, faceOf);
  return faceOf;
}
