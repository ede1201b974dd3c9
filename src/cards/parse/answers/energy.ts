import type { EnergyType } from '../../../engine/index.js';
import type { AnswerRule, CardSelector } from '../../language.js';
import { type } from '../basics.js';
import { attached, cards } from '../cards.js';
import { either, list, map, mapSome, memo, nothing, type Parser } from '../combinators.js';
import { energyNoun } from '../noun.js';
import { group, single } from '../pokemon.js';
import { say } from '../say.js';

/** Types one after the other, without a word between: one unit each. @rule NRG-05 */
const units: Parser<readonly EnergyType[]> = list(type, nothing);

const provides = (of: CardSelector, types: readonly EnergyType[]): readonly AnswerRule[] => [
  { part: 'answer', question: 'provides', of, change: { types } },
];

/** All Energy of a card is of another type; how much it is stays as it was. @rule NRG-05 */
const turns = (of: CardSelector, type: EnergyType): readonly AnswerRule[] => [
  { part: 'answer', question: 'provides', of, change: { types: [type], eachUnit: true } },
];

const silent = (of: CardSelector): AnswerRule => ({
  part: 'answer',
  question: 'text-works',
  of,
  change: { forbid: true },
});

/** Each Energy card on those Pokémon. */
const eachCard: Parser<CardSelector> = either<CardSelector>(
  map(say`each ${energyNoun} attached to ${either(single, group)}`, ([where, on]) =>
    cards({ on, what: 'energy' }, where),
  ),
  map(say`each ${energyNoun} attached to all of ${group}`, ([where, on]) => cards({ on, what: 'energy' }, where)),
  mapSome(say`${attached}`, ([of]) => ('on' in of.in && of.in.what === 'energy' && of.take === undefined ? of : null)),
);

/** What attached Energy cards provide, whatever is printed on them. @rule NRG-05 NRG-06 */
export const energyAnswers: Parser<readonly AnswerRule[]> = memo(() =>
  either<readonly AnswerRule[]>(
    map(say`${eachCard} provides|provide ${units} energy [instead]`, ([of, types]) => provides(of, types)),
    map(say`${eachCard} instead provides ${units}`, ([of, types]) => provides(of, types)),
    map(say`${eachCard} provides|provide ${units} energy and has|have no other effect`, ([of, types]) => [
      ...provides(of, types),
      silent(of),
    ]),
    map(say`${eachCard} has|have no other effect`, ([of]) => [silent(of)]),
    map(say`${eachCard} provides|provide ${type} energy instead of its|their usual type`, ([of, one]) =>
      turns(of, one),
    ),
    map(say`${eachCard} is|are ${type} energy instead of its|their usual type`, ([of, one]) => turns(of, one)),
  ),
);
