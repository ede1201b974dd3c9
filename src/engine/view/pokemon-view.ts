import { beginningOf, type Game, markersOf, pokemonAt } from '../model/game.js';
import { type CardId, CONDITIONS, NONE, type PokemonId } from '../model/state.js';
import { retreatCostOf } from '../rules/retreat.js';
import { hpOf } from '../terms/judge.js';
import { cardView, cardViews, NOTHING } from './cards-view.js';
import type { CardView, PokemonView } from './parts.js';

/** Pokémon in their places, `known` those that the viewer was shown before; the very same list where all are as they were. */
export function pokemonViews(
  game: Game,
  ids: readonly PokemonId[],
  isHidden: boolean,
  known: readonly (readonly (PokemonView | null)[])[],
): readonly (PokemonView | null)[] {
  const views = ids.map((id) => {
    if (id === NONE) return null;
    const before = viewAmong(known, id);
    return isHidden ? faceDown(id, before) : pokemonView(game, id, before);
  });
  return known.find((each) => isSameList(each, views)) ?? views;
}

function viewAmong(known: readonly (readonly (PokemonView | null)[])[], id: PokemonId): PokemonView | undefined {
  for (const views of known) for (const view of views) if (view?.pokemon === id) return view;
  return undefined;
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function faceDown(pokemon: PokemonId, before: PokemonView | undefined): PokemonView {
  if (before?.card === null) return before;
  return {
    pokemon,
    card: null,
    under: NOTHING,
    pieces: NOTHING,
    attached: NOTHING,
    markers: NOTHING,
    damage: 0,
    hp: 0,
    retreat: 0,
    conditions: NOTHING,
  };
}

function pokemonView(game: Game, id: PokemonId, before: PokemonView | undefined): PokemonView {
  const { stack, attached, damage, markers, conditions } = pokemonAt(game, id);
  const first = beginningOf(game, stack);
  const view: PokemonView = {
    pokemon: id,
    card: topView(game, stack[stack.length - 1]!, before),
    under: first === stack.length - 1 ? NOTHING : cardViews(game, stack.slice(first, -1), before?.under),
    pieces: first === 0 ? NOTHING : cardViews(game, stack.slice(0, first), before?.pieces),
    attached: cardViews(game, attached, before?.attached),
    markers: markers === 0 ? NOTHING : asBefore(markersOf(game, id), before?.markers),
    damage,
    hp: hpOf(game, id),
    retreat: retreatCostOf(game, id),
    conditions:
      conditions === 0
        ? NOTHING
        : asBefore(
            CONDITIONS.filter((_, bit) => (conditions & (1 << bit)) !== 0),
            before?.conditions,
          ),
  };
  return before !== undefined && isSameView(view, before) ? before : view;
}

const topView = (game: Game, card: CardId, before: PokemonView | undefined): CardView =>
  before?.card?.card === card ? before.card : cardView(game, card);

const asBefore = <T>(list: readonly T[], before: readonly T[] | undefined): readonly T[] =>
  before !== undefined && isSameList(list, before) ? before : list;

const isSameView = (one: PokemonView, other: PokemonView): boolean =>
  one.card === other.card &&
  one.under === other.under &&
  one.pieces === other.pieces &&
  one.attached === other.attached &&
  one.markers === other.markers &&
  one.damage === other.damage &&
  one.hp === other.hp &&
  one.retreat === other.retreat &&
  one.conditions === other.conditions;
