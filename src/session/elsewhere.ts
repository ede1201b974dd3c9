import {
  dealtAs,
  ERAS,
  fork,
  type Game,
  type GameClaim,
  gameWith,
  type Intent,
  isOpen,
  prepare,
  type Seat,
  type Setup,
} from '../engine/index.js';

/** By what the cards were linked to here: all games of the same decks share it, where they share that. */
const setups = new WeakMap<Setup, ReadonlyMap<string, Setup>>();

/** What is played, and what that was linked to, if it was linked for several games. */
export interface Played {
  readonly claim: GameClaim;
  readonly game: Game;
  readonly setup: Setup | undefined;
}

/**
 * The eras whose rules would let a player do it at this very table: the same cards, linked by the other rulebook, in the
 * same places. Only in a turn: what is under way was begun by the rules of this game.
 */
export function allowedIn({ claim, game, setup }: Played, seat: Seat, intent: Intent): readonly string[] {
  if (game.state.decision.kind !== 'turn') return [];
  const here = setup ?? game.setup;
  const others = [...(setups.get(here) ?? linkElsewhere(claim, here))];
  return others.flatMap(([era, linked]) => {
    const there = gameWith(dealtAs(linked, game.setup), fork(game.state));
    return isOpen(there, seat, intent) ? [era] : [];
  });
}

/** Left out: eras without the format, and those whose words make other rules of a text, so that the table would not fit. */
function linkElsewhere(claim: GameClaim, here: Setup): ReadonlyMap<string, Setup> {
  const linked = new Map<string, Setup>();
  for (const { id, formats } of ERAS) {
    if (id === here.era.id || !formats.includes(here.format.id)) continue;
    const there = prepare({ ...claim, era: id, anyDeck: true });
    if (there.ok && isAlike(there.value, here)) linked.set(id, there.value);
  }
  setups.set(here, linked);
  return linked;
}

const isAlike = (one: Setup, other: Setup): boolean =>
  one.scripts.length === other.scripts.length && one.rules.length === other.rules.length;
