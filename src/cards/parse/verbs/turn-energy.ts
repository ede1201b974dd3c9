import type { EnergyType } from '../../../engine/index.js';
import type { CardSelector } from '../../language.js';
import type { Acts } from '../../telling/act.js';
import { type } from '../basics.js';
import { attached } from '../cards.js';
import { mapSome, type Parser } from '../combinators.js';
import { ref } from '../pokemon.js';
import { say } from '../say.js';

const isAllEnergy = (of: CardSelector): boolean =>
  'on' in of.in && of.in.what === 'energy' && of.take === undefined && of.where?.test === 'kind';

const turned = (on: CardSelector, into: EnergyType): Acts => [
  {
    op: 'lasting',
    on,
    rules: [{ part: 'answer', question: 'provides', of: ref('subject'), change: { types: [into], eachUnit: true } }],
    span: 'this-turn',
  },
];

/** The cards that lie there now; what is attached later stays what it is. @rule NRG-05 EFF-08 */
export const turnEnergy: Parser<Acts> = mapSome(
  say`turn ${attached} into ${type} energy for the rest of the turn`,
  ([of, into]) => (isAllEnergy(of) ? turned(of, into) : null),
);
