import { ENERGY_TYPES, type EnergyType } from '../../engine/index.js';
import type { AnswerRule, Change, Test } from '../language.js';
import { damageAnswers } from './answers/damage.js';
import { number, type } from './basics.js';
import { otherSpecial } from './card-tests.js';
import { either, list, map, mapSome, memo, nothing, type Parser } from './combinators.js';
import { holderIs } from './holder.js';
import { thisCard } from './itself.js';
import { ref } from './pokemon.js';
import { say } from './say.js';
import { test } from './test.js';

/*
 * What an Energy card provides. Types alone are one unit each; types with a number are so many units, each of which is
 * all of those types at once. @rule NRG-05 NRG-06
 */

/** There is no Energy of the Dragon type, and Colorless asks for no type. @rule NRG-12 */
export const EVERY_TYPE: readonly EnergyType[] = ENERGY_TYPES.filter((one) => one !== 'Dragon' && one !== 'Colorless');

const run: Parser<readonly EnergyType[]> = list(type, nothing);
const comma = either(say`, and|or`, say`and|or|and/or|,`, say`and / or`);
/** "Water and Darkness Energy", "Darkness Energy and Metal Energy". */
const several: Parser<readonly EnergyType[]> = either(
  map(say`${list(type, comma)} energy`, ([types]) => types),
  list(
    map(say`${type} energy`, ([one]) => one),
    comma,
  ),
);
const atATime: Parser<number> = map(
  either(
    say`[,] but provides [only] ${number} energy at a time`,
    say`[,] but only provides ${number} energy at a time`,
    say`[,] but provides [only] ${number} in any combination at a time`,
  ),
  ([n]) => n,
);

const provided: Parser<Change> = either<Change>(
  map(say`${run} energy`, ([types]) => ({ types })),
  map(run, (types) => ({ types })),
  map(say`${number} ${type} energy`, ([n, one]) => ({ types: Array.from({ length: n }, () => one) })),
  map(say`every type of [basic] energy ${atATime}`, ([n]) => ({ types: EVERY_TYPE, n })),
  map(say`${several} ${atATime}`, ([types, n]) => ({ types, n })),
  mapSome(say`${run} [energy] ${atATime}`, ([types, n]) => (types.length > 1 ? { types, n } : null)),
  map(say`${number} in any combination of ${several}`, ([n, types]) => ({ types, n })),
);

const cardOrIt = either(say`this card`, say`~`, say`it`);
const verb = either(say`provides`, say`counts as`);

const answer = (change: Change, when: Test | null = null): readonly AnswerRule[] => [
  {
    part: 'answer',
    question: 'provides',
    of: ref('card'),
    change,
    ...(when === null ? {} : { while: when }),
  },
];

/** Attached to any Pokémon at all, it is attached: that is no condition. */
const attached: Parser<unknown> = either<unknown>(
  say`as long as ${thisCard} is attached to a pokémon ,`,
  say`while|when ${thisCard} is attached to a pokémon ,`,
  say`while in play ,`,
);
const attachedTo: Parser<Test> = map(say`while|if|when ${cardOrIt} is attached to ${holderIs}`, ([, is]) => is);

const asLongAs = either(say`as long as`, say`while|if|when`);

export const provides: Parser<readonly AnswerRule[]> = memo(() =>
  either<readonly AnswerRule[]>(
    map(say`${thisCard} ${verb} ${provided}`, ([, , change]) => answer(change)),
    map(say`provides ${provided}`, ([change]) => answer(change)),
    // "Metal Energy provides Metal Energy": its name says the type, and is put in place with it.
    map(say`${thisCard} provides ~`, () => answer({ types: ['#?own-type'] })),
    map(say`${attached} ${cardOrIt} ${verb} ${provided}`, ([, , , change]) => answer(change)),
    map(say`${attached} ${cardOrIt} ${verb} ${provided} , and ${damageAnswers}`, ([, , , change, { of, rules }]) => [
      ...answer(change),
      ...rules(of),
    ]),
    map(say`${thisCard} provides ${provided} [,] [but] only ${attachedTo}`, ([, change, when]) => answer(change, when)),
    map(
      say`${thisCard} provides ${provided} when attached to a pokémon that already has special energy cards attached [to it]`,
      ([, change]) => answer(change, otherSpecial(ref('holder'))),
    ),
    map(say`while in play , if ${test} , ${thisCard} provides ${provided}`, ([when, , change]) => answer(change, when)),
    map(say`${asLongAs} ${test} , ${cardOrIt} provides ${provided} [instead]`, ([, when, , change]) =>
      answer(change, when),
    ),
    map(say`while attached to ${holderIs} , ${thisCard} provides ${provided}`, ([when, , change]) =>
      answer(change, when),
    ),
  ),
);
