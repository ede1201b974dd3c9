import type { LinkedChange } from '../effects/linked.js';
import { COLORLESS, ENERGY_TYPES } from '../model/energy-type.js';
import type { Game } from '../model/game.js';
import type { Attack } from '../model/setup.js';
import { NONE, type PokemonId } from '../model/state.js';
import { ofAttack } from './about.js';
import { isAnyAbout } from './in-force.js';
import { knot } from './knot.js';
import { type Answering, ASKED, answersTo } from './questions.js';
import { scopeOfPokemon } from './scope.js';

/** What an attack costs a Pokémon now: setting beats adding, and what is added is summed first. @rule NRG-09 PREC-04 RET-08 */
export function costOf(game: Game, pokemon: PokemonId, attack: Attack): Pick<Attack, 'cost' | 'symbols'> {
  const own = game.setup.occurs.otherCosts ? ownCost(game, pokemon, attack) : attack;
  if (own.symbols === 0 && own !== attack) return own; // RET-08: what is ignored is not made dearer either
  if (!isAnyAbout(game, ASKED['attack-cost'], pokemon, undefined)) return own;
  const answered = answersTo(game, ASKED['attack-cost'], ofAttack(pokemon, attack.id));
  if (answered.length === 0) return own;
  let cost = (insteadOf(answered) ?? own.cost).slice();
  let isSet = false;
  let more = 0;
  for (const { rule, scope } of answered) {
    const { add, ofType, set, none }: LinkedChange = rule.change;
    if (ofType !== undefined) {
      const type = ENERGY_TYPES.indexOf(ofType);
      cost[type] = Math.max(0, cost[type]! + knot.amount(game, scope, add!)); // PREC-04
    } else if (add !== undefined) more += knot.amount(game, scope, add);
    if (set === undefined && none === undefined) continue;
    isSet = true;
    const colorless = set === undefined ? 0 : knot.amount(game, scope, set);
    cost = cost.map((_, type) => (type === COLORLESS ? colorless : 0));
  }
  if (!isSet) cost[COLORLESS] = Math.max(0, cost[COLORLESS]! + more);
  for (const { rule } of answered) {
    const { ignore }: LinkedChange = rule.change;
    if (ignore !== undefined) cost = cost.map((n, type) => (ignore.includes(ENERGY_TYPES[type]!) ? 0 : n)); // RET-08
  }
  return { cost, symbols: cost.reduce((sum, symbols) => sum + symbols, 0) };
}

/** Its printed cost, or what its own text puts in its place. @rule NRG-09 */
function ownCost(game: Game, pokemon: PokemonId, attack: Attack): Pick<Attack, 'cost' | 'symbols'> {
  if (attack.script === NONE) return attack;
  const { part } = game.setup.scripts[attack.script]!;
  if (!('otherCost' in part) || part.otherCost === undefined) return attack;
  const { if: test, types } = part.otherCost;
  return knot.holds(game, scopeOfPokemon(pokemon), test) ? { cost: symbolsOf(types), symbols: types.length } : attack;
}

const symbolsOf = (types: readonly string[]): readonly number[] =>
  ENERGY_TYPES.map((type) => types.filter((one) => one === type).length);

/** What a text puts in the place of the printed cost. */
function insteadOf(answered: readonly Answering[]): readonly number[] | null {
  const rule = answered.findLast(({ rule: { change } }) => (change as LinkedChange).types !== undefined)?.rule;
  return rule === undefined ? null : symbolsOf((rule.change as LinkedChange).types!);
}
