import { describe, expect, it } from 'vitest';
import {
  compileCard,
  type ImportedCard,
  type Judges,
  type LocalCard,
  merge,
  openCard,
  readCard,
  statusOf,
  writeCards,
} from '../../../src/cards/index.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { asData } from '../accounts/written.js';
import { energy, imported, pokemon, setOf, trainer } from '../import/written.js';

const JUDGES: Judges = { compile: compileCard, isVerified: ({ name }) => name === 'Kind Aunt', isOutdated: false };

const put = (cards: readonly unknown[], library: readonly LocalCard[] = [], judges = JUDGES) =>
  merge(library, cards.map(imported), judges);

const riddle = pokemon({ id: 'inv1-9', attacks: [{ name: 'Ask', cost: ['Grass'], effect: 'Wibble the wobble.' }] });

describe('cards put to the local library', () => {
  const first = put([...setOf(6), trainer({ id: 'inv1-2' }), energy({ id: 'inv1-3' }), riddle]);

  it('are counted as new, changed or the same by their ids', () => {
    expect(first.counts).toEqual({ new: 9, changed: 0, same: 0 });
    const again = put([...setOf(6), trainer({ id: 'inv1-2', effect: 'Draw 3 cards.' }), pokemon()], first.cards);
    expect(again.counts).toEqual({ new: 1, changed: 1, same: 6 });
    expect(again.cards).toHaveLength(10);
    expect(again.cards.find(({ print }) => print.id === 'inv1-2')?.facts.text).toBe('Draw 3 cards.');
  });

  it('are the same library in whatever order they come', () => {
    const cards = [...setOf(6), pokemon(), riddle];
    expect(put([...cards].reverse()).cards).toEqual(put(cards).cards);
    expect(put(cards.slice(4), put(cards.slice(0, 4)).cards).cards).toEqual(put(cards).cards);
  });

  it('are judged: unsupported, compiled or verified', () => {
    const status = (id: string) => statusOf(first.cards.find(({ print }) => print.id === id)!);
    expect([status('inv1-9'), status('inv1-101'), status('inv1-2')]).toEqual(['unsupported', 'compiled', 'verified']);
  });

  it('are judged once for all prints, and anew only by another compiler', () => {
    let times = 0;
    const compile = (facts: CardFacts) => {
      times++;
      return compileCard(facts);
    };
    const counting: Judges = { ...JUDGES, compile };
    const { cards } = put([pokemon(), pokemon({ id: 'inv1-5' })], [], counting);
    expect([times, cards[0]!.likeness === cards[1]!.likeness]).toEqual([1, true]);
    put([pokemon()], cards, counting);
    expect(times).toBe(1);
    put([pokemon()], cards, { ...counting, isOutdated: true });
    expect(times).toBe(2);
  });

  it('answer what earlier ones left open, and what is open is asked anew each time', () => {
    const open = pokemon({ id: 'inv1-1', weaknesses: undefined });
    const alone = put([open]);
    expect(codes(alone.cards[0]!)).toEqual(['weakness-missing']);
    const together = put(setOf(6), alone.cards);
    expect(codes(together.cards.find(({ print }) => print.id === 'inv1-1')!)).toEqual([]);
    expect(put([open], together.cards).counts).toEqual({ new: 0, changed: 0, same: 1 });
  });

  it('come back from their lines as they were', () => {
    const { sets, lines } = writeCards(first.cards);
    expect(sets).toEqual([{ setId: 'inv1', setName: 'Inventions', serie: 'Invented', released: '2009-05-01' }]);
    expect(lines.map((line) => readCard(line, sets))).toEqual(first.cards);
    expect(lines.join('')).not.toContain('\n');
  });
});

const codes = ({ diagnostics }: ImportedCard): string[] => diagnostics.map(({ code }) => code);

describe('a line of long ago', () => {
  const wordOf = (card: unknown) => {
    const { sets, lines } = writeCards(put([card]).cards);
    const { by: _, ...line } = JSON.parse(lines[0]!) as Record<string, unknown>;
    return readCard(JSON.stringify(line), sets).database;
  };

  it('is the word of the database whose formats it has', () => {
    expect(wordOf(pokemon())).toBe('tcgdex');
    expect(wordOf(asData())).toBe('pokemon-tcg-data');
  });

  it('is replaced by what that database says now, and not told twice', () => {
    const { sets, lines } = writeCards(put([pokemon()]).cards);
    const again = put([pokemon({ hp: 70 })], [readCard(lines[0]!, sets)]);
    expect(again.cards.map(({ facts }) => facts.hp)).toEqual([70]);
  });
});

describe('a line that may come from anywhere', () => {
  const [joined] = merge([], [imported(pokemon()), imported(asData({ hp: '70' }))], JUDGES).cards;
  const { sets, lines } = writeCards([joined!]);
  const [line] = lines as [string];
  const spoilt = (spoil: (card: { accounts: Record<string, unknown>[] }) => void): string => {
    const card = JSON.parse(line) as { accounts: Record<string, unknown>[] };
    spoil(card);
    return JSON.stringify(card);
  };

  it('is a card with what two databases say of it', () => {
    expect(openCard(line, sets)).toEqual(joined);
  });

  it('is none where one of them says what no card has, or where there are too many of them', () => {
    const bad = [
      spoilt(({ accounts }) => Object.assign(accounts[0]!, { facts: { hp: 'many' } })),
      spoilt(({ accounts }) => Object.assign(accounts[0]!, { print: { localId: 7 } })),
      spoilt(({ accounts }) => Object.assign(accounts[0]!, { says: 'nothing' })),
      spoilt((card) => Object.assign(card, { accounts: 'both' })),
      spoilt(({ accounts }) => accounts.push(accounts[0]!)),
    ];
    expect(bad.map((each) => openCard(each, sets))).toEqual([null, null, null, null, null]);
  });
});
