// What two databases say of the same cards, as figures for a person.
import type { Contradiction, FactTally } from '../../cards/index.js';
import { table, wrap } from '../terminal.js';

/** Over the whole library; the names of the fields are those of the JSON. */
export interface FactsSummary {
  readonly cards: { readonly both: number; readonly tcgdex: number; readonly 'pokemon-tcg-data': number };
  readonly confirmed: number;
  readonly single: number;
  readonly contradicted: number;
  readonly by_fact: Readonly<Record<string, FactTally>>;
  readonly contradictions: readonly Contradiction[];
}

/** Nothing where only one database told of the cards. */
export function factsText({ cards, confirmed, single, contradicted, by_fact }: FactsSummary): string[] {
  if (cards.both === 0) return [];
  const rows = Object.entries(by_fact).map(([fact, each]) => [
    fact,
    each.confirmed,
    each.single.tcgdex,
    each.single['pokemon-tcg-data'],
    each.contradicted,
    Object.entries(each.decided)
      .map(([ground, count]) => `${count} ${GROUND_TITLES[ground] ?? ground}`)
      .join(', '),
  ]);
  const texts = ['attack text', 'power text', 'own text'].map((fact) => by_fact[fact]);
  const byPrograms = texts.reduce((so, each) => so + (each?.byPrograms ?? 0), 0);
  const unequal = texts.reduce((so, each) => so + (each?.contradicted ?? 0), 0);
  return [
    '',
    wrap(
      `${cards.both} cards are in both databases, ${cards.tcgdex} in TCGdex alone, ${cards['pokemon-tcg-data']} in pokemon-tcg-data alone. ` +
        `Of their facts ${confirmed} are confirmed by both, ${single} told by one, ${contradicted} contradicted:`,
    ),
    '',
    table(['fact', 'confirmed', 'only TCGdex', 'only the other', 'contradicted', 'decided'], rows),
    '',
    wrap(
      `Of the texts ${byPrograms} differ in words and say the same by their programs; ${unequal} do not. ` +
        '`rulebox cards explain CARD` tells who says what, --json lists all contradictions.',
    ),
  ];
}

/** Why a contradiction was decided so, in two words. */
const GROUND_TITLES: Readonly<Record<string, string>> = {
  hand: 'by hand',
  fuller: 'for the fuller',
  understood: 'for the one understood',
  order: 'by the order',
};
