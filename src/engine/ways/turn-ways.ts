import { ACTS, type Act, ANSWERS, kindIn, packed } from '../model/answer.js';
import { cardOf, type Game, sideOf } from '../model/game.js';
import type { Packed } from '../model/packed.js';
import { type CardId, NONE, type Seat } from '../model/state.js';
import type { Refusal } from '../refusal.js';
import type { View } from '../view/view.js';
import { candidatesFor } from './candidates.js';
import { type Uses, usesOf } from './uses.js';
import { firstTelling } from './ways-of.js';

/** One of the groups of what can be done in a turn: in how many ways. */
export interface ActWays {
  readonly act: Act;
  readonly count: number;
  /** Why there is no way, if there is something that one might want to do. */
  readonly refusal: Refusal | null;
}

/** What a player may do in their turn: by groups, and by Pokémon. */
export interface TurnWays {
  readonly acts: readonly ActWays[];
  readonly uses: readonly Uses[];
}

const NO_WAYS: TurnWays = { acts: [], uses: [] };

/** All that the player whose view it is may do in their turn, and why not the rest; nothing at any other decision. */
export function turnWays(game: Game, { seat, decision }: Pick<View, 'seat' | 'decision'>): TurnWays {
  if (decision?.kind !== 'turn' || decision.seat !== seat) return NO_WAYS;
  const listed = decision.options.map(({ answer }) => packed(answer));
  const uses = usesOf(game, seat, listed);
  const closed = closing(game, seat, uses);
  const counts = countsOf(listed);
  const acts = ACTS.map((act): ActWays => {
    const count = counts.get(act) ?? 0;
    return { act, count, refusal: count > 0 ? null : closed(act) };
  });
  return { acts, uses };
}

type Group = (typeof ANSWERS)[keyof typeof ANSWERS]['group'];

const groupOf = (given: Packed): Group => ANSWERS[kindIn(given)].group;

function countsOf(listed: readonly Packed[]): ReadonlyMap<Group, number> {
  const counts = new Map<Group, number>();
  for (const given of listed) counts.set(groupOf(given), (counts.get(groupOf(given)) ?? 0) + 1);
  return counts;
}

/** What closes a group: what is said of a Pokémon already, else of the first card that one might want to use so. */
function closing(game: Game, seat: Seat, uses: readonly Uses[]): (act: Act) => Refusal | null {
  let ways: ReadonlyMap<Group, readonly Packed[]> | null = null;
  return (act) => {
    const said = saidFirst(uses, act);
    if (said !== null) return said;
    ways ??= waysByGroup(game, seat);
    // A card that belongs to another line closes nothing: there is just nothing to evolve.
    return firstTelling(game, seat, ways.get(act) ?? [], false);
  };
}

function waysByGroup(game: Game, seat: Seat): ReadonlyMap<Group, readonly Packed[]> {
  const ways = new Map<Group, Packed[]>();
  for (const card of touchable(game, seat)) {
    for (const given of candidatesFor(game, seat, { do: 'card', card, on: null })) {
      const among = ways.get(groupOf(given));
      if (among === undefined) ways.set(groupOf(given), [given]);
      else among.push(given);
    }
  }
  return ways;
}

function saidFirst(uses: readonly Uses[], act: Act): Refusal | null {
  for (const each of uses) {
    const said = saidOf(each, act).find((refusal) => refusal !== null);
    if (said !== undefined) return said;
  }
  return null;
}

function saidOf({ attacks, powers, retreat }: Uses, act: Act): readonly (Refusal | null)[] {
  if (act === 'attack') return attacks.map(({ refusal }) => refusal);
  if (act === 'use') return powers.map(({ refusal }) => refusal);
  return act === 'retreat' && retreat !== null ? [retreat.refusal] : [];
}

/** The cards of the hand, the first copy of each in the place of the last, and a Stadium that can be used. */
function touchable(game: Game, seat: Seat): readonly CardId[] {
  const { hand } = sideOf(game, seat);
  const { stadium } = game.state;
  const different = new Map<number, CardId>();
  for (let place = hand.length - 1; place >= 0; place--) different.set(cardOf(game, hand[place]!).index, hand[place]!);
  const cards = [...different.values()].reverse();
  if (stadium !== NONE && cardOf(game, stadium).actions.length > 0) cards.push(stadium);
  return cards;
}
