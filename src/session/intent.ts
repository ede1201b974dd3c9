import {
  A,
  answer,
  areOpponents,
  type CardId,
  cardOf,
  type Game,
  isActive,
  NONE,
  type Packed,
  type PokemonId,
  refusalOf,
  type Seat,
  sideOf,
} from '../engine/index.js';
import type { Intent, Reasons } from './moment.js';

/** Why a seat cannot do what it would like to; null: it can, in one way or another. */
export function whyNot(game: Game, seat: Seat, intent: Intent): Reasons | null {
  const refusals = waysOf(game, seat, intent).map((given) => refusalOf(game, seat, given));
  if (refusals.length === 0 || refusals.includes(null)) return null;
  const [first, ...others] = refusals.filter((refusal) => refusal !== null);
  // That a card does not fit one Pokémon says least.
  const telling = [first!, ...others].find(({ reasons }) => reasons[0] !== 'wrong-name') ?? first!;
  return { sentence: telling.sentence, rules: telling.rules };
}

/** The answers by which it could be done. */
function waysOf(game: Game, seat: Seat, intent: Intent): readonly Packed[] {
  if (intent.do === 'answer') return [intent.answer];
  if (intent.do === 'card') return waysToPlay(game, seat, intent.card, intent.on);
  if (intent.do === 'attack') return [attackBy(game, seat, intent.pokemon, intent.number)];
  if (intent.do === 'use') return [answer(A.USE, intent.pokemon, intent.number)];
  const { bench } = sideOf(game, seat);
  const to = intent.to === null ? bench : [intent.to];
  return to.length === 0
    ? [answer(A.RETREAT, intent.pokemon, NOWHERE)]
    : to.map((other) => answer(A.RETREAT, intent.pokemon, other));
}

/** A place where no Pokémon is. */
const NOWHERE = 254;

/** An attack on whoever is there to be attacked. */
export function attackBy(game: Game, seat: Seat, pokemon: PokemonId, number: number): Packed {
  const target = game.state.sides
    .flatMap((side, other) => (areOpponents(other, seat) ? side.active : []))
    .find((id) => id !== NONE);
  return answer(A.ATTACK, pokemon, number, target ?? NOWHERE);
}

/** How a card of the hand is played, by what it is; in a choice it is simply chosen. */
function waysToPlay(game: Game, seat: Seat, card: CardId, on: PokemonId | null): readonly Packed[] {
  const { kind } = game.state.decision;
  if (kind !== 'turn' && kind !== 'off-turn') return [answer(A.CARD, card)];
  const { role, attaches } = cardOf(game, card);
  const side = sideOf(game, seat);
  const mine = [...side.active.filter((id) => id !== NONE && isActive(game, id)), ...side.bench];
  const onto = (kind: number): Packed[] => (on === null ? mine : [on]).map((id) => answer(kind, card, id));
  switch (role) {
    case 'energy':
      return onto(A.ATTACH);
    case 'evolution':
    case 'level-up':
      return onto(A.EVOLVE);
    case 'tool':
    case 'technical-machine':
      return onto(A.PLAY);
    case 'item':
    case 'supporter':
    case 'stadium':
      return attaches ? onto(A.PLAY) : [answer(A.PLAY, card)];
    case 'basic':
      return [answer(A.BENCH, card), ...onto(A.EVOLVE)];
    case 'fossil':
    case 'legend':
    case 'v-union':
    case 'restored':
    case 'blank':
      return [answer(A.BENCH, card)];
  }
}
