import type { AnswerRule, Change, PokemonOf } from '../language.js';
import { chosenAttack, ownAttack, THIS_ATTACK } from './attack-name.js';
import { colorlessSigns as colorless, number, type, types } from './basics.js';
import { either, list, map, memo, type Parser } from './combinators.js';
import { noEnergyTo } from './player-rules.js';
import { pokemon, ref, several, single } from './pokemon.js';
import { spoken } from './rules.js';
import { say } from './say.js';
import { answer, FORBID, NO_SUCH, one, type Spoken } from './spoken.js';

type Make = (of: PokemonOf) => AnswerRule;

/** What a Pokémon cannot do, in the infinitive. */
const barred: Parser<Make> = either<Make>(
  map(say`attack`, () => answer('can-attack', FORBID)),
  map(say`retreat`, () => answer('can-retreat', FORBID)),
  map(say`evolve`, () => answer('can-evolve', NO_SUCH)),
  map(say`be healed`, () => answer('can-heal', FORBID)),
  map(say`use that attack`, () => answer('can-use-attack', FORBID, { which: { test: 'is', of: chosenAttack } })),
  map(say`use any poké-powers`, () =>
    answer('can-use-power', FORBID, { which: { test: 'power', is: ['poke-power'] } }),
  ),
);

/** What is said of a Pokémon that was named before: "can't attack or retreat", "can use only that attack". */
export const predicate: Parser<readonly Make[]> = memo(() =>
  either<readonly Make[]>(
    map(say`can't ${list(barred, say`or`)}`, ([all]) => all),
    map(say`can use only that attack`, () => [
      answer('can-use-attack', FORBID, { which: { test: 'not', of: { test: 'is', of: chosenAttack } } }),
    ]),
  ),
);

const own: Parser<PokemonOf> = map(either(say`this pokémon`, say`~`), () => ref('self'));
const SELF = ref('self');

const thisAttack: Parser<unknown> = either<unknown>(
  say`this attack can't be used`,
  say`you can't use this attack`,
  say`${own} can't use this attack`,
);

const costMore = (n: number): Make => answer('attack-cost', { add: n });
const retreatMore = (n: number): Make => answer('retreat-cost', { add: n });
const all = (of: PokemonOf, makes: readonly Make[]): Spoken => ({
  of,
  rules: (subject) => makes.map((make) => make(subject)),
});

/** What attacks and retreating cost more. */
const costs: Parser<Spoken> = either<Spoken>(
  map(
    either(
      say`the attack cost of each of ${single} 's attacks is ${colorless} more`,
      say`${single} 's attacks cost ${colorless} more`,
      say`attacks used by ${single} cost ${colorless} more`,
    ),
    ([of, n]) => one(of, costMore(n)),
  ),
  map(
    either(
      say`${single} 's attacks cost ${colorless} more , and its retreat cost is ${colorless} more`,
      say`attacks used by ${single} cost ${colorless} more , and its retreat cost is ${colorless} more`,
    ),
    ([of, n, more]) => all(of, [costMore(n), retreatMore(more)]),
  ),
  map(say`${single} 's retreat cost is ${colorless} more`, ([of, n]) => one(of, retreatMore(n))),
);

/** What a Knock Out brings then. @rule KO-02 */
export const prizes: Parser<Change> = either<Change>(
  map(say`your opponent can't take any prize cards for it`, (): Change => ({ set: 0 })),
  map(say`take ${number} more prize card|cards`, ([n]): Change => ({ add: n })),
);

/** Rules that are only said for a time. */
export const forATime: Parser<Spoken> = memo(() =>
  either<Spoken>(
    spoken,
    map(say`${single} ${predicate}`, ([of, makes]) => all(of, makes)),
    map(say`${own} can't use ${ownAttack}`, ([of, attack]) => one(of, answer('can-use-attack', FORBID, { attack }))),
    map(say`each defending pokémon ${predicate}`, ([makes]) => all(several(pokemon('opponent', 'active')), makes)),
    map(say`${single} can't attack ${own}`, ([of, to]) => one(of, answer('can-attack', FORBID, { to }))),
    map(say`if ${single} is knocked out , ${prizes}`, ([of, change]) => one(of, answer('prizes-taken', change))),
    map(say`${single} 's type is ${types}`, ([of, is]) => one(of, answer('types', { types: is }))),
    map(say`${single} has no abilities`, ([of]) =>
      one(of, answer('text-works', NO_SUCH, { which: { test: 'power', is: ['ability'] } })),
    ),
    map(thisAttack, () => one(SELF, answer('can-use-attack', FORBID, { attack: THIS_ATTACK }))),
    map(say`prevent all damage done to ${single}`, ([of]) => one(of, answer('damage-from', FORBID))),
    map(say`${single} 's weakness is now ${type}`, ([of, is]) => one(of, answer('weakness', { types: [is] }))),
    costs,
    map(noEnergyTo, ({ to, rules }): Spoken => ({ of: to, rules })),
  ),
);
