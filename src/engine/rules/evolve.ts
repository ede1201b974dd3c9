import { cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import type { CardId, PokemonId, Seat } from '../model/state.js';
import { isOwnFirstTurn } from './first-turn.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_YOURS = 1;
const NOT_AN_EVOLUTION = 2;
const LEVEL_UP = 4;
const BREAK = 8;
const WRONG_NAME = 16;
const FIRST_TURN = 32;
const JUST_EVOLVED = 64;
const JUST_ENTERED = 128;

export const EVOLVE_REASONS: FaultReasons = [
  'not-your-pokemon',
  'not-an-evolution',
  'level-up-later',
  'break-later',
  'wrong-name',
  'evolve-first-turn',
  'just-evolved',
  'just-entered',
];

/**
 * Whether the names link the card to the Pokémon. Names alone decide, not stage labels; the Basic that a Baby grows
 * into is named by the Baby. @rule NAME-13 EVO-02 EVO-18 EVO-19 EVO-21 FOS-02
 */
export function evolvesFrom(game: Game, id: CardId, pokemon: PokemonId): boolean {
  const card = cardOf(game, id);
  const top = topOf(game, pokemon);
  return card.evolvesFrom === top.identity || (top.growsInto === card.identity && top.isBaby);
}

/** Laying an Evolution card from the hand on a Pokémon. @rule EVO-01 EVO-06 EVO-07 EVO-08 FIRST-05 */
export function evolveFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  if (pokemon >> 4 !== seat || game.state.pokemon[pokemon] == null) return NOT_YOURS;
  const { role, facts } = cardOf(game, id);
  if (role === 'level-up') return LEVEL_UP;
  if (facts.stage === 'break') return BREAK;
  const matches = evolvesFrom(game, id, pokemon);
  let faults = 0;
  // EVO-21: the Basic that a Baby grows into is an Evolution card only on that Baby.
  if (role !== 'evolution' && !matches) faults |= NOT_AN_EVOLUTION;
  if (!matches) faults |= WRONG_NAME;
  if (isOwnFirstTurn(game, seat)) faults |= FIRST_TURN;
  const { evolvedOn, enteredOn } = pokemonAt(game, pokemon);
  if (evolvedOn === game.state.turn) faults |= JUST_EVOLVED;
  if (enteredOn === game.state.turn) faults |= JUST_ENTERED;
  return faults;
}
