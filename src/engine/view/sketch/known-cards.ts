import { PREVENT_SLOT } from '../../effects/linked.js';
import type { Game } from '../../model/game.js';
import type { Setup } from '../../model/setup.js';
import { type CardId, NONE, type Seat } from '../../model/state.js';
import { isFaceDown } from '../may-see.js';
import { type Naming, rebound } from './slots.js';

/*
 * The different cards that a seat knows to be in a game: its own deck, what it sees, and whatever has a text in force. Nothing
 * else of a game's cards may be in what it is told, nor have a say in their order.
 */

/** Places among the cards of the game, in an order that follows from what the cards are. */
export function knownPlaces(game: Game, seat: Seat, isKnown: (card: CardId) => boolean): readonly number[] {
  const { setup } = game;
  const places = new Set<number>(textsAtWork(game));
  setup.ownerOf.forEach((owner, card) => {
    if (owner === seat || isKnown(card)) places.add(setup.cardOf[card]!);
  });
  const keyed = [...places].map((place) => ({ place, key: keyOf(setup, place) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ place }) => place);
}

const keyOf = ({ cards }: Setup, place: number): string =>
  `${cards[place]!.name} ${JSON.stringify(cards[place]!.facts)}`;

/** The cards whose texts are being carried out or are in force. */
function textsAtWork(game: Game): readonly number[] {
  const { setup, state } = game;
  const { frames, due, lasting, inForce } = state;
  const [scripts, attacks] = [new Set<number>(), new Set<number>()];
  const naming: Naming = {
    card: (card) => card,
    attack: (attack) => noted(attacks, attack),
    script: (script) => noted(scripts, script),
  };
  for (const { script, env } of [...frames, ...due]) {
    scripts.add(script);
    rebound(setup, script, env, naming);
    for (const each of env[PREVENT_SLOT]?.slice(2) ?? []) if (script !== NONE) scripts.add(each);
  }
  for (const { kind, chosen } of frames) if (kind === 'attack') attacks.add(chosen);
  const rules = new Set(lasting.map(({ rule }) => rule));
  if (!isFaceDown(game)) for (let i = 0; i < inForce.length; i += 3) rules.add(inForce[i]!);
  return setup.cards.flatMap(({ traced, attacks: own }, place) => {
    const isAtWork =
      hasOne(scripts, traced.scripts) || hasOne(rules, traced.rules) || own.some(({ id }) => attacks.has(id));
    return isAtWork ? [place] : [];
  });
}

function noted(set: Set<number>, number: number): number {
  set.add(number);
  return number;
}

function hasOne(numbers: ReadonlySet<number>, [from, to]: readonly [from: number, to: number]): boolean {
  for (const number of numbers) if (number >= from && number < to) return true;
  return false;
}
