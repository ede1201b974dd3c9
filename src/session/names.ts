import type { Viewer } from '../engine/index.js';

/** As they sit clockwise from where one sits. @rule FMT-12 */
const ROUND_THE_TABLE = ['you', 'your left opponent', 'your teammate', 'your right opponent'];

/** What the players are called by who looks on. */
export function namesFor(viewer: Viewer, seats: number): readonly string[] {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  if (viewer === 'spectator') return places.map((seat) => `Player ${seat + 1}`);
  if (seats === 2) return places.map(() => 'your opponent');
  return places.map((seat) => ROUND_THE_TABLE[(seat - viewer + seats) % seats]!);
}
