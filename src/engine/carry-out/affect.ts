import type { Doing } from '../effects/linked.js';
import type { PokemonOf } from '../effects/terms.js';
import { WOULD_CHANNELS } from '../link/listen.js';
import { areOpponents } from '../model/format.js';
import type { Game } from '../model/game.js';
import { NONE, type PokemonId, seatOf } from '../model/state.js';
import { cardsMeant, isListening, placeOfCard, pokemonMeant } from '../terms/judge.js';
import type { Asking } from './candidates.js';
import { causeOf } from './cause.js';
import { interposed, isHeld, noteReached, preventedFor, preventedOf } from './interpose.js';

/**
 * Before an attack does something to an opposing Pokémon for the first time, rules that would prevent it have their say,
 * once for all that the attack does to it; false while they are at it. @rule EFF-02 EFF-03
 */
export function affectedFirst(game: Game, at: Asking): boolean {
  const { frame, op } = at;
  if (frame.kind !== 'attack' || frame.waiting === 1) return true;
  if (!isHeld(frame) && !isListening(game, WOULD_CHANNELS.affected)) return true;
  const source = causeOf(frame);
  for (const pokemon of targetsOf(game, at, op.do)) {
    if (!areOpponents(seatOf(pokemon), frame.seat) || preventedFor(frame, pokemon) !== NONE) continue;
    const event = { pokemon, seat: frame.seat, source, attack: frame.chosen };
    if (!interposed(game, frame, WOULD_BE_AFFECTED, event)) return false;
    noteReached(frame, pokemon, preventedOf(frame));
  }
  return true;
}

const WOULD_BE_AFFECTED = [WOULD_CHANNELS.affected];
const NOBODY: readonly PokemonId[] = [];

/** The Pokémon that an operation does something to, damage apart. */
function targetsOf(game: Game, { scope }: Asking, doing: Doing): readonly PokemonId[] {
  const meant = (of: PokemonOf | string): readonly PokemonId[] =>
    typeof of === 'string' ? NOBODY : pokemonMeant(game, scope, of);
  switch (doing.op) {
    case 'condition':
      return meant(doing.to);
    case 'put-counters':
      return doing.split === true ? NOBODY : meant(doing.on);
    case 'set-remaining-hp':
      return meant(doing.of);
    case 'knock-out':
    case 'devolve':
      return meant(doing.pokemon);
    case 'move-counters':
      return [...meant(doing.from), ...meant(doing.to)];
    case 'switch':
      return [
        ...meant(doing.out ?? { get: 'pokemon', side: sideOfSwitch(doing.in), spot: 'active' }),
        ...meant(doing.in),
      ];
    case 'lasting':
      return typeof doing.on === 'string' || doing.on.get === 'cards' || doing.on.get === 'whole'
        ? NOBODY
        : meant(doing.on);
    case 'move':
    case 'attach':
      return placesOf(game, doing.cards.get === 'whole' ? [] : cardsMeant(game, scope, doing.cards)).concat(
        doing.cards.get === 'whole' ? meant(doing.cards.of) : [],
      );
    default:
      return NOBODY;
  }
}

const sideOfSwitch = (incoming: PokemonOf): 'you' | 'opponent' =>
  incoming.get === 'pokemon' && incoming.side === 'you' ? 'you' : 'opponent';

const placesOf = (game: Game, cards: readonly number[]): PokemonId[] => [
  ...new Set(cards.map((card) => placeOfCard(game, card)).filter((place) => place !== NONE)),
];
