// Which database says what of a card, as lines for a person.
import {
  accountsOf,
  DATABASE_TITLES,
  type DatabaseName,
  type Finding,
  type Ground,
  type ImportedCard,
  join,
} from '../../cards/index.js';
import { databaseSets } from '../library-files.js';
import { wrap } from '../terminal.js';
import { compile } from './toolchain.js';

/** Nothing where it is not known who says it. */
export function accountLines(card: ImportedCard): string[] {
  const accounts = accountsOf(card);
  const [one, other] = accounts;
  if (one === undefined) return [];
  if (other === undefined) return one.database === undefined ? [] : [`Told by ${titleOf(one)} alone.`, ''];
  const { findings } = join([one, other], { compile, sets: databaseSets() });
  const of = (standing: Finding['standing']) => findings.filter((each) => each.standing === standing);
  const worded = of('confirmed').filter(({ by }) => by === 'programs');
  return [
    `Told by ${titleOf(one)} and ${titleOf(other)}:`,
    `  confirmed by both: ${namesOf(of('confirmed'))}`,
    ...worded.map((each) => `  in other words, with equal programs: ${nameOf(each)}`),
    ...(['tcgdex', 'pokemon-tcg-data'] as const).flatMap((database) => {
      const single = of('single').filter(({ from }) => from === database);
      return single.length === 0 ? [] : [`  told by ${DATABASE_TITLES[database]} alone: ${namesOf(single)}`];
    }),
    ...of('contradicted').flatMap(contradictionLines),
    '',
  ].map((line) => wrap(line, undefined, '    '));
}

const titleOf = ({ database, print }: ImportedCard): string => `${DATABASE_TITLES[database ?? 'tcgdex']} (${print.id})`;

const nameOf = ({ fact, of }: Finding): string => (of === '' ? fact : `${fact} ${of}`);
const namesOf = (findings: readonly Finding[]): string => findings.map(nameOf).join(', ') || 'nothing';

const WHY: Readonly<Record<Ground, string>> = {
  hand: 'decided by hand',
  fuller: 'the other says the same with something lost',
  understood: 'only this text is understood',
  order: 'it is believed about this',
  programs: 'equal programs',
};

function contradictionLines(finding: Finding): string[] {
  const { from, by, said, why } = finding;
  const reason = why === undefined ? WHY[by ?? 'order'] : `${WHY[by ?? 'order']}: ${why}`;
  const lines = Object.entries(said ?? {}).map(
    ([database, words]) => `    ${DATABASE_TITLES[database as DatabaseName]}: ${words}`,
  );
  return [`  contradicted: ${nameOf(finding)}. Taken from ${DATABASE_TITLES[from]}: ${reason}.`, ...lines];
}
