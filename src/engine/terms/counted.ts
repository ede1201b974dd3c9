import type { LinkedPlace } from '../effects/linked.js';
import type { CardSelector, CardsOf, PokemonOf } from '../effects/terms.js';
import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { NONE } from '../model/state.js';
import { cardFilter, pokemonFilter } from './filter.js';
import { ASK, NO, verdictsOf, YES } from './printed.js';
import { isSeat, type Scope } from './scope.js';
import { cardsMeant, isSideMeant, isWhat, pokemonMeant, referredPokemon, zoneOf } from './things.js';

/*
 * How many things a text speaks of, without a list of them: whether there is anything at all is asked of every text in the
 * hand at every decision. Whoever needs no more than some says so.
 */

const ALL = Number.POSITIVE_INFINITY;

export function countPokemon(game: Game, scope: Scope, of: PokemonOf, most = ALL): number {
  if (of.get === 'ref') return referredPokemon(game, scope, of.name).length;
  const { spot, where } = of;
  const isSuch = where === undefined ? null : pokemonFilter(where);
  let count = 0;
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    if (!isSideMeant(scope, of, seat)) continue;
    const { active, bench } = sideOf(game, seat);
    const last = spot === 'active' ? active.length : active.length + bench.length;
    for (let i = spot === 'bench' ? active.length : 0; i < last; i++) {
      const pokemon = i < active.length ? active[i]! : bench[i - active.length]!;
      if (pokemon === NONE || (isSuch !== null && !isSuch(game, scope, pokemon))) continue;
      if (++count === most) return count;
    }
  }
  return count;
}

export function countCards(game: Game, scope: Scope, of: CardsOf, most = ALL): number {
  if (of.get !== 'cards') return cardsMeant(game, scope, of).length;
  const { zone, on, top, bottom, until, face }: LinkedPlace = of.in;
  if (on !== undefined) return countOn(game, scope, of, most);
  if (zone === undefined || top !== undefined || bottom !== undefined || until !== undefined || face !== undefined)
    return cardsMeant(game, scope, of, most).length;
  return countInZone(game, scope, of, most);
}

/** A card that is about to be played has left the hand by then. */
function countInZone(game: Game, scope: Scope, { in: place, where }: CardSelector, most: number): number {
  const { zone, whose = 'you' }: LinkedPlace = place;
  const without = zone === 'hand' ? scope.played : NONE;
  const verdicts = where === undefined ? null : verdictsOf(game, where);
  const isSuch = where === undefined ? null : cardFilter(where);
  const { cardOf: places } = game.setup;
  let count = 0;
  for (let seat = 0; seat < game.state.sides.length; seat++) {
    if (!isSeat(scope, whose, seat)) continue;
    const cards = zoneOf(game, seat, zone!);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const verdict = verdicts === null ? YES : verdicts[places[card]!]!;
      if (verdict === NO || card === without || (verdict === ASK && !isSuch!(game, scope, card, NONE))) continue;
      if (++count === most) return count;
    }
  }
  return count;
}

function countOn(game: Game, scope: Scope, { in: place, where }: CardSelector, most: number): number {
  const { on, what }: LinkedPlace = place;
  const isSuch = where === undefined ? null : cardFilter(where);
  const places = pokemonMeant(game, scope, on!);
  let count = 0;
  for (let p = 0; p < places.length; p++) {
    const { stack, attached } = pokemonAt(game, places[p]!);
    const cards = what === 'stack' || what === 'top' ? stack : attached;
    for (let i = what === 'top' ? cards.length - 1 : 0; i < cards.length; i++) {
      if (!isWhat(game, cards[i]!, what) || (isSuch !== null && !isSuch(game, scope, cards[i]!, NONE))) continue;
      if (++count === most) return count;
    }
  }
  return count;
}
