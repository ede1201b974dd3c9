import { cardOf, type Game, isActive, pokemonAt, topOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type PokemonId, type Seat, seatOf } from '../model/state.js';
import {
  ASKED,
  hears,
  isAllowed,
  isForbidden,
  isPowerElsewhereOn,
  isRuledOut,
  ofCardOn,
  ofPokemonAgainst,
} from '../terms/judge.js';
import { isOwnFirstTurn } from './first-turn.js';
import type { FaultReasons, Faults } from './reason.js';

const NOT_YOURS = 1;
const NOT_AN_EVOLUTION = 2;
const NO_LEVEL_UP = 4;
const WRONG_NAME = 8;
const NOT_ACTIVE = 16;
const LEVELLED_UP = 32;
const FIRST_TURN = 64;
const FIRST_TURN_LEVEL_UP = 128;
const JUST_EVOLVED = 256;
const JUST_ENTERED = 512;
const FORBIDDEN = 1024;

export const EVOLVE_REASONS: FaultReasons = [
  'not-your-pokemon',
  'not-an-evolution',
  'no-level-up',
  'wrong-name',
  'level-up-active',
  'level-up-twice',
  'evolve-first-turn',
  'level-up-first-turn',
  'just-evolved',
  'just-entered',
  'cannot-evolve',
];

/**
 * Whether the names link the card to the Pokémon. Names alone decide, not stage labels; the Basic that a Baby grows
 * into is named by the Baby. @rule NAME-13 EVO-02 EVO-18 EVO-19 EVO-21 FOS-02
 */
export const isEvolutionOf = (card: Card, top: Card): boolean =>
  card.evolvesFrom === top.identity || (top.growsInto === card.identity && top.isBaby);

export const evolvesFrom = (game: Game, id: CardId, pokemon: PokemonId): boolean =>
  isEvolutionOf(cardOf(game, id), topOf(game, pokemon));

/** The names link them, if need be with a Stage 1 left out. @rule EVO-12 NAME-13 */
const isInLine = (card: Card, top: Card): boolean => isEvolutionOf(card, top) || card.line.includes(top.identity);

/**
 * Whether a text may put the card onto the Pokémon that carries it out. Where it is another's text, the card that it names is
 * not named for this Pokémon: their names must link them. @rule EVO-11 NAME-13
 */
export const mayLieOnItself = (game: Game, id: CardId, pokemon: PokemonId, isAnothers: boolean): boolean =>
  mayLieOn(game, id, pokemon) && (!isAnothers || isInLine(cardOf(game, id), topOf(game, pokemon)));

/** Whatever a text lets evolve, a Level-Up card lies only on the Pokémon that it levels up, once. @rule LVL-01 LVL-04 NAME-02 */
export function mayLieOn(game: Game, id: CardId, pokemon: PokemonId): boolean {
  const card = cardOf(game, id);
  if (card.role !== 'level-up') return true;
  const top = topOf(game, pokemon);
  return top.role !== 'level-up' && levelsUp(card) === top.identity;
}

/** Whether anything in this game may keep a Pokémon from evolving by an effect. @rule EVO-14 */
export const mayBeKeptFromEvolving = (game: Game): boolean =>
  hears(game, ASKED['can-evolve']) || game.setup.era.effectEvolution === 'only-if-card-allows';

/**
 * Whether a text, or the turn, keeps the Pokémon from evolving, whatever puts the card onto it: some texts speak of cards from the
 * hand alone, others of all evolving. @rule EVO-14 PREC-01
 */
export function isKeptFromEvolving(game: Game, pokemon: PokemonId, isFromHand: boolean): boolean {
  if (!mayBeKeptFromEvolving(game)) return false;
  const about = ofPokemonAgainst(pokemon, seatOf(pokemon), pokemon);
  if (isTooEarly(game, pokemon) && !isAllowed(game, ASKED['can-evolve'], about)) return true;
  return isFromHand ? isForbidden(game, ASKED['can-evolve'], about) : isRuledOut(game, ASKED['can-evolve'], about);
}

/** Whether effects keep to the times of evolution too, and it is none of them. @rule EVO-14 EVO-06 EVO-07 FIRST-05 */
function isTooEarly(game: Game, pokemon: PokemonId): boolean {
  switch (game.setup.era.effectEvolution) {
    case 'free-unless-card-forbids':
      return false;
    case 'only-if-card-allows':
      return newnessFaults(game, pokemon) !== 0 || isOwnFirstTurn(game, seatOf(pokemon));
  }
}

const levelsUp = ({ evolvesFrom, identity }: Card): number => (evolvesFrom === NONE ? identity : evolvesFrom);

/** Laying an Evolution or Level-Up card from the hand on a Pokémon. @rule EVO-01 EVO-06 EVO-07 EVO-08 FIRST-05 */
export function evolveFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  if (seatOf(pokemon) !== seat || game.state.pokemon[pokemon] == null) return NOT_YOURS;
  const { role } = cardOf(game, id);
  if (role === 'level-up') return levelUpFaults(game, seat, id, pokemon) | newnessFaults(game, pokemon);
  const matches = evolvesFrom(game, id, pokemon);
  let faults = newnessFaults(game, pokemon);
  // EVO-21: the Basic that a Baby grows into is an Evolution card only on that Baby.
  if (role === 'restored' || (role !== 'evolution' && !matches)) faults |= NOT_AN_EVOLUTION; // CLS-24
  if (!matches) faults |= WRONG_NAME;
  if (isOwnFirstTurn(game, seat)) faults |= FIRST_TURN;
  if (!matches) return faults; // no text makes up for that
  if (isEarly(game, id)) faults &= ~lifted(game, pokemon);
  if (!hears(game, ASKED['can-evolve']) && !hears(game, ASKED['can-play'])) return faults;
  const about = ofCardOn(pokemon, id, seat);
  if (isForbidden(game, ASKED['can-evolve'], about) || isForbidden(game, ASKED['can-play'], about)) faults |= FORBIDDEN;
  // PREC-01: a text may let it evolve in spite of the turn.
  if (isAllowed(game, ASKED['can-evolve'], about)) faults &= ~lifted(game, pokemon);
  return faults;
}

/** What texts speak of that let a Pokémon evolve in its player's first turn, or in the turn it was played. */
const TOO_EARLY = FIRST_TURN | JUST_EVOLVED | JUST_ENTERED;

const lifted = (game: Game, pokemon: PokemonId): Faults => (isDevolved(game, pokemon) ? FIRST_TURN : TOO_EARLY);

/** Its own text lets it be played so, in the hand already. */
function isEarly(game: Game, id: CardId): boolean {
  const { evolvesEarly } = cardOf(game, id);
  return evolvesEarly !== null && isPowerElsewhereOn(game, id, evolvesEarly);
}

/** No text speaks of a Pokémon that devolved this turn, and it was not played either. @rule EVO-17 */
const isDevolved = (game: Game, pokemon: PokemonId): boolean => pokemonAt(game, pokemon).devolvedOn === game.state.turn;

/** Neither in the turn it came into play nor twice in a turn. @rule EVO-06 EVO-07 LVL-03 */
function newnessFaults(game: Game, pokemon: PokemonId): Faults {
  const { evolvedOn, enteredOn } = pokemonAt(game, pokemon);
  const { turn } = game.state;
  return (evolvedOn === turn ? JUST_EVOLVED : 0) | (enteredOn === turn ? JUST_ENTERED : 0);
}

/** Only an Active Pokémon of the matching name, once, never on the player's first turn. @rule LVL-01 LVL-02 LVL-03 LVL-04 FIRST-06 */
function levelUpFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  const card = cardOf(game, id);
  const top = topOf(game, pokemon);
  let faults = game.setup.era.levelUp ? 0 : NO_LEVEL_UP;
  if (levelsUp(card) !== top.identity) faults |= WRONG_NAME; // NAME-02
  if (!isActive(game, pokemon)) faults |= NOT_ACTIVE;
  if (top.role === 'level-up') faults |= LEVELLED_UP;
  if (isOwnFirstTurn(game, seat)) faults |= FIRST_TURN_LEVEL_UP;
  return faults;
}
