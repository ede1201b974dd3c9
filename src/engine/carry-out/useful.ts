import type { Doing, LinkedPlace, Op, Script } from '../effects/linked.js';
import type { CardsOf, PokemonOf } from '../effects/terms.js';
import { type Game, pokemonAt } from '../model/game.js';
import type { CardId, Frame, PokemonId } from '../model/state.js';
import { mayLieOn } from '../rules/evolve.js';
import { cardsMeant, isShielded, pokemonMeant, type Scope } from '../terms/judge.js';
import { causeOf } from './cause.js';

/*
 * Whoever must do something to a Pokémon of their choice chooses one to which it can be done, if there is one: from a
 * Pokémon without Energy none can be discarded, and one that is shielded cannot be brought up. A Trainer card must change
 * something at all. @rule TRN-03 EFF-05 EFF-02
 */

/** An operation that picks, in its script, and what the words mean in it. */
interface Picking {
  readonly frame: Frame;
  readonly script: Script;
  readonly op: Op;
  readonly scope: Scope;
}

/** Of the Pokémon that could be picked those to which what follows can be done; all, if there is none. */
export function usefulOnes(game: Game, at: Picking, left: readonly PokemonId[]): readonly PokemonId[] {
  if (left.length < 2) return left;
  const reader = readerOf(at);
  if (reader === null) return left;
  const useful = left.filter((pokemon) => isUseful(game, at, pokemon, reader));
  return useful.length > 0 ? useful : left;
}

/** Of the cards that could be picked those that may lie on the Pokémon that is to evolve. @rule LVL-01 */
export function layableOnes(game: Game, at: Picking, left: readonly CardId[]): readonly CardId[] {
  const evolving = evolvingOf(at);
  if (evolving === null) return left;
  const [pokemon] = pokemonMeant(game, at.scope, evolving.pokemon);
  return pokemon === undefined ? left : left.filter((card) => mayLieOn(game, card, pokemon));
}

type Evolving = Extract<Doing, { op: 'evolve' }>;
const EVOLVING = new WeakMap<Op, Evolving | null>();

/** What evolves with the card that an operation picks. */
function evolvingOf({ script, op }: Picking): Evolving | null {
  const known = EVOLVING.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const reader = script.ops.find(({ do: doing }) => doing.op === 'evolve' && isCard(doing.with, name))?.do;
  const evolving = reader?.op === 'evolve' ? reader : null;
  EVOLVING.set(op, evolving);
  return evolving;
}

const isCard = (of: CardsOf, name: string | undefined): boolean => of.get === 'ref' && of.name === name;

const READERS = new WeakMap<Op, Doing | null>();

/** What is done first to the Pokémon that an operation picks, if that can find nothing to do. */
function readerOf({ script, op }: Picking): Doing | null {
  const known = READERS.get(op);
  if (known !== undefined) return known;
  const name = Object.keys(script.slots).find((each) => script.slots[each] === op.into);
  const behind = script.ops.slice(script.ops.indexOf(op) + 1);
  const heals = script.part.part === 'play';
  const reader = behind.find(({ do: doing }) => name !== undefined && isReader(doing, name, heals))?.do ?? null;
  READERS.set(op, reader);
  return reader;
}

const isIt = (of: PokemonOf, name: string): boolean => of.get === 'ref' && of.name === name;

function isReader(doing: Doing, name: string, heals: boolean): boolean {
  if (doing.op === 'heal') return heals && isIt(doing.from, name);
  if (doing.op === 'switch') return isIt(doing.in, name);
  const cards = cardsOfDoing(doing);
  const on = cards?.get === 'cards' ? (cards.in as LinkedPlace).on : undefined;
  return on !== undefined && isIt(on, name);
}

function cardsOfDoing(doing: Doing) {
  if (doing.op === 'move' || doing.op === 'attach') return doing.cards;
  return doing.op === 'pick' && doing.of.get === 'cards' ? doing.of : null;
}

function isUseful(game: Game, at: Picking, pokemon: PokemonId, doing: Doing): boolean {
  const cards = cardsOfDoing(doing);
  if (cards !== null) return cardsMeant(game, bound(at, pokemon), cards).length > 0;
  if (doing.op === 'switch') return !isShielded(game, 'effects-from', pokemon, causeOf(at.frame));
  return pokemonAt(game, pokemon).damage > 0;
}

/** What the words mean if this one is picked. */
function bound({ op, scope }: Picking, pokemon: PokemonId): Scope {
  const env = scope.env.slice();
  env[op.into] = [pokemon];
  return { ...scope, env, subject: pokemon };
}
