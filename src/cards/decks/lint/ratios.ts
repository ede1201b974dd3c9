import { type EnergyType, type EraId, rowOf } from '../../../engine/index.js';
import { mulliganChance, stockOf } from '../odds/hands.js';
import { toNumber } from '../odds/ratio.js';
import { type Advice, advice, type Inspected } from './advice.js';

interface Suggestion {
  readonly energy: readonly [number, number];
  readonly trainers: readonly [number, number] | null;
  readonly types: number;
}

/** What the rulebooks suggest to new builders, by the id of the era; null: its book gives no such advice. @rule DECK-19 */
const SUGGESTIONS: Readonly<Record<EraId, Suggestion | null>> = {
  'base-1999': null,
  'neo-2000': null,
  'e-card-2002': { energy: [20, 25], trainers: null, types: 2 },
  'ex-2003': null,
  'ex-2004': null,
  'ex-2005': null,
  'diamond-pearl-2007': null,
  'platinum-2009': null,
  'hgss-2010': { energy: [20, 25], trainers: null, types: 2 },
  'black-white-2011': null,
  'xy-2013': null,
  'sun-moon-2017': null,
  'swsh-2022': { energy: [12, 15], trainers: [20, 25], types: 2 },
  'scarlet-violet-2023': null,
  'mega-evolution-2025': null,
};

/** Above this more than one hand in three is drawn again. */
const TOO_MANY_MULLIGANS = 1 / 3;

export function ratioAdvice(inspected: Inspected): Advice[] {
  return [...suggestedCounts(inspected), ...basicsAdvice(inspected)];
}

function suggestedCounts({ deck, era }: Inspected): Advice[] {
  const suggestion = rowOf(SUGGESTIONS, era.id) ?? null;
  if (suggestion === null) return [];
  const { energy, trainers, types } = suggestion;
  const energyCards = deck.filter(({ kind }) => kind === 'energy');
  const ofTypes = new Set(
    energyCards.filter(({ energy: kind }) => kind === 'basic').flatMap(({ provides }) => provides.flat()),
  );
  return [
    ...countAdvice('energy-count', 'Energy', energyCards.length, energy),
    ...(trainers === null
      ? []
      : countAdvice('trainer-count', 'Trainer', deck.filter(({ kind }) => kind === 'trainer').length, trainers)),
    ...(ofTypes.size > types ? [typesAdvice([...ofTypes])] : []),
  ];
}

function countAdvice(
  code: 'energy-count' | 'trainer-count',
  kind: string,
  count: number,
  [least, most]: readonly [number, number],
): Advice[] {
  if (count >= least && count <= most) return [];
  return [advice(code, `${count} ${kind} cards; the rulebook suggests ${least} to ${most}.`, 'DECK-19')];
}

const typesAdvice = (types: readonly EnergyType[]): Advice =>
  advice(
    'energy-types',
    `Basic Energy of ${types.length} types (${types.join(', ')}); the rulebook suggests one or two.`,
    'DECK-19',
  );

/** @rule SETUP-11 */
function basicsAdvice({ deck, era }: Inspected): Advice[] {
  const stock = stockOf(deck, era, []);
  const chance = mulliganChance(stock);
  if (chance === null || toNumber(chance) <= TOO_MANY_MULLIGANS) return [];
  const basics = stock.classes.reduce((sum, { keeps, count }) => sum + (keeps ? count : 0), 0);
  const share = (toNumber(chance) * 100).toFixed(0);
  const few = basics === 1 ? 'Only 1 card' : `Only ${basics} cards`;
  return [advice('few-basics', `${few} can open the game: ${share} % of opening hands have no Basic Pokémon.`)];
}
