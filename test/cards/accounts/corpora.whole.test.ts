// Two whole databases, where they lie beside the repository.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  compileCard,
  deriveSets,
  type ImportedCard,
  isBlocked,
  setTable,
  settle,
  together,
} from '../../../src/cards/index.js';
import { readAccounts } from '../../../src/cli/cards/card-files.js';
import { withKnown } from '../../../src/cli/cards/sets.js';
import { databaseSetPairs, setCodeTable } from '../../../src/cli/library-files.js';

const shared = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared');
const folders = [join(shared, 'corpus'), join(shared, 'corpus-2')];
const areThere = folders.every((folder) => existsSync(folder));

// skipped: the cards of whole databases are not part of the repository
describe.skipIf(!areThere)('two whole databases', () => {
  const accounts = areThere ? readAccounts(folders) : [];
  const sets = setTable(databaseSetPairs());
  const { cards, facts } = together(accounts, { compile: compileCard, sets });
  const ofBoth = cards.filter((card) => card.accounts?.length === 2);

  it('are matched by the table of sets as their cards show it', () => {
    const before = databaseSetPairs();
    expect(withKnown(deriveSets(accounts), before, setCodeTable())).toEqual(before);
  });

  it('share nearly all cards of the second, and no two cards have one id', () => {
    expect(ofBoth.length).toBeGreaterThanOrEqual(18_785);
    expect(facts.cards['pokemon-tcg-data']).toBeLessThanOrEqual(57);
    expect(new Set(cards.map(({ print }) => print.id)).size).toBe(cards.length);
  });

  it('leave a class in doubt on no card that both tell of', () => {
    expect(ofBoth.filter((card) => card.facts.doubts.length > 0).map(({ print }) => print.id)).toEqual([]);
  });

  it('name every class that is told by a name or a closed list of ours: these add nothing where both are there', () => {
    const extra = ofBoth.flatMap(({ print, accounts: [one, other] = [] }) =>
      one?.facts.tags.some((tag) => !other?.facts.tags.includes(tag)) === true ? [print.id] : [],
    );
    expect(extra).toEqual([]);
  });

  it('compile together what each compiled alone, but where one of them had left something out', () => {
    const settled = settle(cards);
    const alone = settle(
      together(
        accounts.filter(({ database }) => database === 'tcgdex'),
        { compile: compileCard, sets },
      ).cards,
    );
    const before = new Map(alone.map((card) => [card.print.id, card]));
    const lost = settled.filter((card) => compiles(before.get(card.print.id)) && !compiles(card));
    const leftOut = lost.filter((card) => isShorter(before.get(card.print.id)!, card));
    expect(lost.map(({ print }) => print.id)).toEqual(leftOut.map(({ print }) => print.id));
    expect(lost.length).toBeLessThanOrEqual(9);
    const won = settled.filter(
      (card) => before.has(card.print.id) && !compiles(before.get(card.print.id)) && compiles(card),
    );
    expect(won.length).toBeGreaterThanOrEqual(150);
  });

  it('say the same by their programs where a text is confirmed by them', () => {
    const [{ accounts: pair = [] }] = ofBoth.filter(({ print }) => print.id === 'base1-1') as [ImportedCard];
    const programs = pair
      .map((card) => compileCard(card.facts))
      .map((one) => (one.ok ? canonical(one.program.attacks) : null));
    expect(programs[0]).toBe(programs[1]);
  });
});

const compiles = (card: ImportedCard | undefined): boolean =>
  card !== undefined && !isBlocked(card) && compileCard(card.facts).ok;

/** Fewer attacks or powers were told of it before. */
const isShorter = ({ facts: before }: ImportedCard, { facts: after }: ImportedCard): boolean =>
  before.attacks.length + before.powers.length < after.attacks.length + after.powers.length;
