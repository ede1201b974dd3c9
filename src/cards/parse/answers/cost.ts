import type { Amount, AnswerRule, PokemonOf } from '../../language.js';
import { isSame } from '../../telling/same.js';
import { forEach } from '../amount.js';
import { colorlessSigns, number, times, type as typeWord } from '../basics.js';
import { either, list, map, mapSome, memo, nothing, optional, type Parser } from '../combinators.js';
import { attackName } from '../name.js';
import { anyOf, pokemonNoun, pokemonNouns } from '../noun.js';
import { every, pokemon } from '../pokemon.js';
import { nameHas } from '../quality.js';
import { say } from '../say.js';
import { about, answer, attacksOf, one, type Spoken, whosePokemon } from './spoken.js';

/** Colorless Energy, as often as it is printed. */
const colorless: Parser<number> = either<number>(
  colorlessSigns,
  map(say`${number} colorless`, ([n]) => n),
);

const energy = say`[energy]`;
const perThing = optional(forEach);
const so = (n: number, each: Amount | null): Amount => (each === null ? n : times(n, each));

/** "Colorless Colorless more", "Colorless less for each …". */
const changed: Parser<Amount> = either<Amount>(
  map(say`${colorless} ${energy} more ${perThing}`, ([n, , each]) => so(n, each)),
  map(say`${colorless} ${energy} less ${perThing}`, ([n, , each]) => so(-n, each)),
  map(say`${colorless} more energy`, ([n]) => n),
  map(say`${colorless} less energy`, ([n]) => -n),
);

const retreat = (of: PokemonOf, add: Amount): Spoken => one(of, answer('retreat-cost', { add }));

/** Only an Active Pokémon retreats. @rule RET-01 */
const eachRetreats: Parser<PokemonOf> = either<PokemonOf>(
  map(say`their active pokémon`, () => pokemon('any', 'active')),
  map(say`their ${pokemonNouns}`, ([where]) => pokemon('any', 'in-play', where)),
  map(say`their pokémon if it ${nameHas}`, ([where]) => pokemon('any', 'in-play', where)),
  mapSome(say`a|an ${pokemonNoun} or ${pokemonNoun}`, ([a, b]) =>
    a === null || b === null ? null : pokemon('any', 'in-play', anyOf([a, b])),
  ),
);

const retreatCost: Parser<Spoken> = either<Spoken>(
  map(say`${whosePokemon} retreat cost is ${changed}`, ([of, add]) => retreat(of, add)),
  map(say`the retreat cost for|of ${about} is ${changed}`, ([of, add]) => retreat(of, add)),
  map(say`[you] pay ${colorless} less to retreat ${about} ${perThing}`, ([n, of, each]) => retreat(of, so(-n, each))),
  map(say`you must pay an additional ${colorless} to retreat ${about}`, ([n, of]) => retreat(of, n)),
  map(say`each player must pay an additional ${colorless} to retreat ${eachRetreats}`, ([n, of]) => retreat(of, n)),
  map(say`each player pays ${colorless} more to retreat ${eachRetreats}`, ([n, of]) => retreat(of, n)),
  map(say`each player pays ${colorless} less to retreat ${eachRetreats}`, ([n, of]) => retreat(of, -n)),
  map(say`your opponent pays ${either(colorless, number)} more to retreat their active pokémon`, ([n]) =>
    retreat(pokemon('opponent', 'active'), n),
  ),
  map(say`${about} pays ${changed} to retreat`, ([of, add]) => retreat(of, add)),
  map(say`${about} has|have no retreat cost`, ([of]) => one(of, answer('retreat-cost', { set: 0 }))),
  map(either(say`the retreat cost for|of ${about} is 0`, say`${whosePokemon} retreat cost is 0`), ([of]) =>
    one(of, answer('retreat-cost', { set: 0 })),
  ),
);

const FREE = answer('attack-cost', { set: 0 });
const ofAttacks: Parser<PokemonOf> = either<PokemonOf>(
  map(say`${whosePokemon} attack costs`, ([of]) => of),
  map(say`the attack cost|costs of ${attacksOf}`, ([of]) => of),
  map(say`the costs of ${attacksOf}`, ([of]) => of),
  map(say`the attack cost|costs of ${every}`, ([of]) => of),
);

interface NewCost {
  readonly of: PokemonOf;
  readonly rule: (of: PokemonOf) => AnswerRule;
}

const newCost: Parser<NewCost> = map(
  say`${whosePokemon} ${attackName} is now ${list(typeWord, nothing)}`,
  ([of, attack, types]) => ({ of, rule: answer('attack-cost', { types }, { attack }) }),
);

/** Of several attacks of one Pokémon, each for itself. @rule NRG-09 */
const newCosts = ([first, ...more]: readonly NewCost[]): Spoken | null =>
  more.every(({ of }) => isSame(of, first.of)) ? one(first.of, first.rule, ...more.map(({ rule }) => rule)) : null;

const attackCost: Parser<Spoken> = either<Spoken>(
  map(say`${attacksOf} cost|costs ${changed}`, ([of, add]) => one(of, answer('attack-cost', { add }))),
  map(say`the attack cost of ${attacksOf} is ${changed}`, ([of, add]) => one(of, answer('attack-cost', { add }))),
  map(say`the attack cost of ${whosePokemon} attack is ${changed}`, ([of, add]) =>
    one(of, answer('attack-cost', { add })),
  ),
  map(say`${about} pays ${changed} to use its attacks`, ([of, add]) => one(of, answer('attack-cost', { add }))),
  map(say`${attackName} used by ${about} costs ${changed}`, ([attack, of, add]) =>
    one(of, answer('attack-cost', { add }, { attack })),
  ),
  mapSome(say`${attacksOf} cost|costs ${typeWord} [energy] less`, ([of, type]) =>
    type === 'Colorless' ? null : one(of, answer('attack-cost', { add: -1, ofType: type })),
  ),
  map(say`${about} can use the ${attackName} attack for ${list(typeWord, nothing)}`, ([of, attack, types]) =>
    one(of, answer('attack-cost', { types }, { attack })),
  ),
  mapSome(say`the attack cost of ${list(newCost, say`and`)}`, ([all]) => newCosts(all)),
  map(say`ignore all energy in the cost of ${attackName} used by ${about}`, ([attack, of]) =>
    one(of, answer('attack-cost', { set: 0 }, { attack })),
  ),
  map(say`ignore all energy in ${ofAttacks}`, ([of]) => one(of, FREE)),
  map(say`ignore all energy necessary to use ${whosePokemon} attacks`, ([of]) => one(of, FREE)),
  map(say`ignore all ${typeWord} energy necessary to use ${whosePokemon} attacks`, ([type, of]) =>
    one(of, answer('attack-cost', { ignore: [type] })),
  ),
  map(say`the attack cost of ${attacksOf} is 0`, ([of]) => one(of, FREE)),
  map(say`ignore all ${typeWord} energy in ${ofAttacks}`, ([type, of]) =>
    one(of, answer('attack-cost', { ignore: [type] })),
  ),
);

/** What it costs to retreat and to attack. @rule RET-08 ATK-03 */
export const costAnswers: Parser<Spoken> = memo(() => either<Spoken>(retreatCost, attackCost));
