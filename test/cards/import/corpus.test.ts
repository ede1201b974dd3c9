// Every card of a whole database, where one lies beside the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type ImportedCard,
  importCard,
  isBlocked,
  type Rejection,
  settle,
  uniqueCards,
} from '../../../src/cards/index.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared', 'corpus');

function readAll(): { cards: readonly ImportedCard[]; rejections: readonly Rejection[]; lines: number } {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
  const results = lines.map((line) => importCard(JSON.parse(line)));
  const cards = settle(results.flatMap((result) => (result.ok ? [result.value] : [])));
  return { cards, rejections: results.flatMap((result) => (result.ok ? [] : [result.error])), lines: lines.length };
}

// skipped: the cards of a whole database are not part of the repository
describe.skipIf(!existsSync(folder))('a whole database', () => {
  const { cards, rejections, lines } = existsSync(folder) ? readAll() : { cards: [], rejections: [], lines: 0 };
  const ofSets = (...ids: string[]) => cards.filter(({ print }) => ids.includes(print.setId));

  it('is imported to the last card', () => {
    expect(rejections).toEqual([]);
    expect(cards).toHaveLength(lines);
    expect(lines).toBeGreaterThanOrEqual(19_806);
  });

  it('has prints and unique cards as counted from the raw data', () => {
    const counts = (...ids: string[]) => [ofSets(...ids).length, uniqueCards(ofSets(...ids)).length];
    expect(counts('ecard1', 'ecard2')[0]).toBe(351);
    expect(counts('pl1', 'pl2', 'pl4', 'pop9')).toEqual([381, 381]);
    expect(counts('hgss1', 'hgss2', 'hgss4', 'hgssp', 'col1')[0]).toBe(454);
  });

  it('blocks few cards, and says of each why', () => {
    const blocked = cards.filter(isBlocked);
    expect(blocked.length / cards.length).toBeLessThan(0.02);
    expect(blocked.every(({ diagnostics }) => diagnostics.every(({ message }) => message.length > 10))).toBe(true);
  });

  it('knows the gaps of sets', () => {
    const lacking = (setId: string) =>
      ofSets(setId).filter(({ diagnostics }) => diagnostics.some(({ code }) => code === 'weakness-missing')).length;
    expect(lacking('swsh11')).toBe(177);
    expect(lacking('swsh10')).toBe(0);
  });

  it('finds every piece of a LEGEND and a V-UNION', () => {
    const pieces = cards.filter(({ facts }) => facts.stage === 'legend' || facts.stage === 'v-union');
    expect(pieces.length).toBeGreaterThanOrEqual(38);
    expect(pieces.every(({ facts }) => facts.piece > 0)).toBe(true);
  });

  it('takes the nine Pokémon of Expedition that are called Trainers for what they are', () => {
    const nine = ofSets('ecard1').filter(({ diagnostics }) =>
      diagnostics.some(({ code }) => code === 'kind-contradicted'),
    );
    expect(nine).toHaveLength(9);
    expect(nine.every(({ facts }) => facts.kind === 'pokemon' && facts.hp > 0 && facts.attacks.length > 0)).toBe(true);
  });
});
