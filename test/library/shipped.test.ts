// The library that ships: everything in it can be played, and each era shows what was special about it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOwnWording, rulesBroken } from '../../src/cards/index.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { type CardTag, ERAS, FORMATS, type Stage, type TrainerKind } from '../../src/engine/index.js';

const library = shippedLibrary();
const { cards, decks } = library;

describe('each deck that ships', () => {
  it.each(decks.map((deck) => [deck.name, deck] as const))('%s is legal in its era and format', (_name, deck) => {
    const era = ERAS.find(({ id }) => id === deck.era)!;
    const format = FORMATS.find(({ id }) => id === deck.format)!;
    const list = { cards: deck.entries, faults: [], unread: 0 };
    expect(era.formats).toContain(format.id);
    expect(rulesBroken(list, { era, format, mixedPool: false })).toEqual([]);
  });

  it('says what it is, how it wants to win and what it is built around', () => {
    for (const { name, about, plan, key, entries } of decks) {
      const names = entries.map(({ card }) => card.facts.name);
      expect([name, about.length > 40, plan.length > 40, key.length >= 2 && key.length <= 4]).toEqual([
        name,
        true,
        true,
        true,
      ]);
      expect(key.filter((card) => !names.includes(card))).toEqual([]);
    }
  });

  it('has a scenario for every card that it is built around', () => {
    const folder = join(import.meta.dirname, '../../scenarios/library');
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const { name, key } of decks)
      expect([name, key.filter((card) => !texts.some((text) => text.includes(card)))]).toEqual([name, []]);
  });

  it('is of its era’s time', () => {
    for (const { name, year, era } of decks) {
      const of = ERAS.find(({ id }) => id === era)!.year;
      expect([name, Math.abs(year - of) <= 2]).toEqual([name, true]);
    }
  });

  it('has a name of its own, and a partner that has it as partner', () => {
    expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length);
    for (const { name, format, partner } of decks) {
      const other = decks.find((deck) => deck.name === partner);
      expect([name, other?.partner, other?.format]).toEqual(
        partner === undefined ? [name, undefined, undefined] : [name, name, format],
      );
    }
  });

  /** The mark is no part of the name. @rule NAME-03 */
  const undelta = (name: string): string => name.replace(/ δ$/, '');

  /** Evolution cards that nobody evolves: a power of the deck puts them onto the Bench. */
  const PUT_INTO_PLAY: Readonly<Record<string, string>> = { 'Lugia Archeops': 'Archeops' };

  it('has for every Evolution card something that it evolves from', () => {
    for (const { name: deck, entries } of decks) {
      const facts = entries.map(({ card }) => card.facts);
      const missing = facts.filter(
        ({ name, evolvesFrom }) =>
          evolvesFrom !== '' &&
          name !== PUT_INTO_PLAY[deck] &&
          !facts.some((below) => undelta(below.name) === evolvesFrom),
      );
      expect([deck, missing.map((card) => card.name)]).toEqual([deck, []]);
    }
  });
});

describe('every era', () => {
  const taught = ERAS.filter(({ id }) => decks.some(({ era }) => era === id));

  it.each(taught)('that has decks has at least four, sold ones and tournament ones among them: $title', ({ id }) => {
    const own = decks.filter(({ era }) => era === id);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.map(({ origin }) => origin)).toEqual(expect.arrayContaining(['sold', 'tournament']));
  });

  it('can be played: some deck that ships is legal in it, for either side', () => {
    const [format] = FORMATS;
    for (const era of ERAS) {
      const legal = decks.filter(({ entries }) => {
        const list = { cards: entries, faults: [], unread: 0 };
        return rulesBroken(list, { era, format: format!, mixedPool: false }).length === 0;
      });
      expect([era.id, legal.length >= 2]).toEqual([era.id, true]);
    }
  });

  const SHOWN: Readonly<
    Record<
      string,
      readonly (CardTag | Stage | TrainerKind | 'poke-power' | 'poke-body' | 'pokemon-power' | 'ability')[]
    >
  > = {
    'base-1999': ['pokemon-power', 'stage-2'],
    'neo-2000': ['baby', 'pokemon-power'],
    'e-card-2002': ['baby', 'poke-power', 'supporter', 'technical-machine', 'owner'],
    'platinum-2009': ['SP', 'LV.X', 'technical-machine', 'tool'],
    'hgss-2010': ['LEGEND', 'prime', 'SP'],
    'ex-2003': ['ex', 'poke-power', 'poke-body', 'owner'],
    'ex-2004': ['ex', 'poke-power', 'poke-body'],
    'ex-2005': ['ex', 'delta'],
    'diamond-pearl-2007': ['poke-power', 'poke-body', 'supporter'],
    'black-white-2011': ['ability', 'EX', 'team-plasma', 'ACE-SPEC'],
    'xy-2013': ['ability', 'EX', 'hyper-gear'],
    'sun-moon-2017': ['GX', 'TAG-TEAM', 'ultra-beast', 'prism-star'],
    'scarlet-violet-2023': ['ex', 'tera', 'V', 'VSTAR', 'radiant', 'ACE-SPEC'],
    'mega-evolution-2025': ['ex', 'mega', 'tera'],
    'swsh-2022': [
      'V',
      'VMAX',
      'VSTAR',
      'V-UNION',
      'rapid-strike',
      'GX',
      'TAG-TEAM',
      'EX',
      'mega',
      'BREAK',
      'ACE-SPEC',
      'prism-star',
    ],
  };

  it.each(Object.entries(SHOWN))('shows what was special about it: %s', (era, special) => {
    const facts = decks
      .filter((deck) => deck.era === era)
      .flatMap(({ entries }) => entries.map(({ card }) => card.facts));
    const shown = new Set(
      facts.flatMap(({ tags, stage, trainer, powers }) => [...tags, stage, trainer, ...powers.map(({ kind }) => kind)]),
    );
    expect(special.filter((each) => !shown.has(each))).toEqual([]);
  });

  it('has decks for each of its formats between them', () => {
    const formats = new Set(decks.map(({ format }) => format));
    expect([...formats].sort()).toEqual(['2-on-2', 'constructed', 'limited', 'team-battle']);
    expect(decks.filter(({ format }) => format === 'limited').length).toBeGreaterThanOrEqual(2);
  });
});

describe('each card that ships', () => {
  it('is in a deck, and stands there once', () => {
    const used = new Set(decks.flatMap(({ entries }) => entries.map(({ card }) => card.id)));
    expect(cards.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  it('compiles, and its text is what our renderer prints of its program', { timeout: 60_000 }, () => {
    const wrong = cards.filter(({ facts }) => {
      const worded = inOwnWording(facts);
      return !worded.ok || JSON.stringify(worded.value) !== JSON.stringify(facts);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('leaves no label in doubt (CLS-22, CLS-27)', () => {
    expect(cards.filter(({ facts }) => facts.doubts.length > 0).map(({ id }) => id)).toEqual([]);
    const bearing = (label: CardTag) => cards.filter(({ facts }) => facts.tags.includes(label)).length;
    expect([bearing('single-strike'), bearing('rapid-strike'), bearing('ACE-SPEC')].every((count) => count > 0)).toBe(
      true,
    );
  });
});
