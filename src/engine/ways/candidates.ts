import { packed } from '../model/answer.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game, sideOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { answer, NOWHERE, type Packed } from '../model/packed.js';
import { type CardId, NONE, type PokemonId, type Seat } from '../model/state.js';
import {
  AS_ENERGY,
  BY_ITSELF,
  ONTO_ITS_BABY,
  ONTO_ITS_LINE,
  ONTO_OPPOSING,
  ONTO_OWN,
  TO_BENCH,
} from '../rules/plays.js';
import { announcesFreely } from '../turn/list-turn.js';
import { seesOwn } from '../view/may-see.js';
import type { Intent } from './intent.js';

/** The answers by which a seat could do what it would like to, were nothing in the way; the most telling ones first. */
export function candidatesFor(game: Game, seat: Seat, intent: Intent): readonly Packed[] {
  switch (intent.do) {
    case 'answer':
      return [packed(intent.answer)];
    case 'card':
      return withCard(game, seat, intent.card, intent.on);
    case 'use':
      return [answer(A.USE, intent.pokemon, intent.number)];
    case 'retreat':
      return retreats(game, seat, intent.pokemon, intent.to);
    case 'attack':
      return attacks(game, seat, intent.pokemon, intent.number);
  }
}

/** Where nobody could take its place the retreat itself can still be asked about. */
function retreats(game: Game, seat: Seat, pokemon: PokemonId, to: PokemonId | null): readonly Packed[] {
  const { bench } = sideOf(game, seat);
  if (to !== null) return [answer(A.RETREAT, pokemon, to)];
  return bench.length === 0
    ? [answer(A.RETREAT, pokemon, NOWHERE)]
    : bench.map((other) => answer(A.RETREAT, pokemon, other));
}

/** On each Pokémon that is there to be attacked; where it cannot be used it may still be announced. @rule ATK-20 TURN-09 */
function attacks(game: Game, seat: Seat, pokemon: PokemonId, number: number): readonly Packed[] {
  const targets = pokemonOf(game, (other) => areOpponents(other, seat), 'active');
  const ways =
    targets.length === 0
      ? [answer(A.ATTACK, pokemon, number, NOWHERE)]
      : targets.map((target) => answer(A.ATTACK, pokemon, number, target));
  return announcesFreely(game) ? [...ways, answer(A.DECLARE, pokemon, number)] : ways;
}

function pokemonOf({ state }: Game, isMeant: (seat: Seat) => boolean, where?: 'active'): readonly PokemonId[] {
  return state.sides.flatMap(({ active, bench }, seat) =>
    isMeant(seat) ? [...active.filter((id) => id !== NONE), ...(where === 'active' ? [] : bench)] : [],
  );
}

/**
 * In a choice a card is simply chosen. How else one of one's own is used follows from what it is: of what others own, or lies out
 * of sight, nothing is asked but whether one has it. @rule ZONE-04 ZONE-07 ZONE-10
 */
function withCard(game: Game, seat: Seat, card: CardId, on: PokemonId | null): readonly Packed[] {
  const { decision, stadium } = game.state;
  if (decision.kind !== 'turn' && decision.kind !== 'off-turn') return [answer(A.CARD, card)];
  if (card === stadium) return ofStadium(cardOf(game, card).actions.length);
  if (!seesOwn(game, seat, card)) return [answer(A.PLAY, card)];
  const ways = [...playing(game, seat, card, on), ...outOfPlay(game, seat, card)];
  return ways.length > 0 ? ways : [answer(A.BENCH, card)]; // a card that is played in no way is no Basic Pokémon
}

/** What its text lets one do from where it lies. */
function outOfPlay(game: Game, seat: Seat, card: CardId): readonly Packed[] {
  const { hand } = sideOf(game, seat);
  const from = hand.includes(card) ? 'hand' : 'discard';
  return cardOf(game, card).actionsElsewhere.flatMap(({ part }, number) =>
    part.from === from ? [answer(A.USE_CARD, card, number)] : [],
  );
}

/** Where it lets nobody do anything, that can still be asked about. */
const ofStadium = (count: number): readonly Packed[] =>
  Array.from({ length: Math.max(count, 1) }, (_, number) => answer(A.USE_STADIUM, undefined, number));

/** How a card of one's own is played, by what it is: as `listTurn` does, whatever may speak against it. */
function playing(game: Game, seat: Seat, card: CardId, on: PokemonId | null): Packed[] {
  const { plays } = cardOf(game, card);
  const ways: Packed[] = [];
  if ((plays & TO_BENCH) !== 0) ways.push(answer(A.BENCH, card));
  if ((plays & AS_ENERGY) !== 0) addOnto(ways, A.ATTACH, card, onOwn(game, seat, on));
  if ((plays & (ONTO_ITS_LINE | ONTO_ITS_BABY)) !== 0) addOnto(ways, A.EVOLVE, card, onOwn(game, seat, on));
  if ((plays & BY_ITSELF) !== 0) ways.push(answer(A.PLAY, card));
  if ((plays & ONTO_OWN) !== 0) addOnto(ways, A.PLAY, card, onOwn(game, seat, on));
  if ((plays & ONTO_OPPOSING) !== 0) addOnto(ways, A.PLAY, card, on === null ? opposing(game, seat) : [on]);
  return ways;
}

function addOnto(ways: Packed[], kind: number, card: CardId, targets: readonly PokemonId[]): void {
  for (const id of targets) ways.push(answer(kind, card, id));
}

const onOwn = (game: Game, seat: Seat, on: PokemonId | null): readonly PokemonId[] => {
  if (on !== null) return [on];
  const { active, bench } = sideOf(game, seat);
  return [...active.filter((id) => id !== NONE), ...bench];
};

const opposing = (game: Game, seat: Seat): readonly PokemonId[] =>
  pokemonOf(game, (owner) => areOpponents(owner, seat));
