import { cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import { type Packed, xOf } from '../model/packed.js';
import type { Seat } from '../model/state.js';
import { type Answering, ASKED, answersTo, ofPokemon, providesOf } from '../terms/judge.js';
import { ofMachine } from './text-rules.js';

/* Rules about what an attack and a retreat cost, and what the Energy on a Pokémon comes to. */

type CaseRules = (game: Game, seat: Seat, given: Packed) => readonly string[];

/** What is on the Pokémon, and what it comes to. @rule NRG-04 NRG-05 NRG-06 NRG-12 TM-04 */
export const ofEnergy: CaseRules = (game, seat, given) => {
  const { attached } = pokemonAt(game, xOf(given));
  const has = (energy: 'basic' | 'special'): boolean =>
    attached.some((card) => cardOf(game, card).facts.energy === energy);
  const isOfMany = attached.some((card) => providesOf(game, card).some((types) => (types & (types - 1)) !== 0));
  return [
    ...(has('special') ? ['NRG-12', 'NRG-05'] : []),
    ...(isOfMany ? ['NRG-06'] : []),
    ...(has('basic') ? ['NRG-04'] : []),
    ...ofMachine(game, seat, given),
  ];
};

/** Whose Retreat Cost it is, and how several texts make it. @rule LVL-07 CLS-16 RET-08 POW-06 */
export const ofRetreat: CaseRules = (game, _, given) => {
  const pokemon = xOf(given);
  if (game.state.pokemon[pokemon] == null) return [];
  const { role, facts } = topOf(game, pokemon);
  const answers = answersTo(game, ASKED['retreat-cost'], ofPokemon(pokemon));
  return [
    ...(role === 'level-up' ? ['LVL-07'] : []),
    ...(facts.stage === 'break' ? ['CLS-16'] : []),
    ...(answers.length > 1 && answers.some(isFixed) ? ['RET-08'] : []),
    ...(answers.some(isCopied) ? ['POW-06'] : []),
  ];
};

const isFixed = ({ rule: { change } }: Answering): boolean => 'set' in change && change.set !== undefined;

/** One of several copies of a power, which add up. */
const isCopied = ({ linked }: Answering, at: number, all: readonly Answering[]): boolean =>
  linked.power !== null && all.findIndex((other) => other.linked.id === linked.id) !== at;
