import { describe, expect, it } from 'vitest';
import { ERAS } from '../../src/engine/index.js';
import { hasInName, nameThatCounts } from '../../src/engine/rules/name.js';

const strip = (era: string) => ERAS.find(({ id }) => id === era)!.nameStrip;

describe('the name that counts', () => {
  it.each([
    ['e-card-2002', 'Brobix Lv. 12', 'Brobix'], // NAME-01
    ['e-card-2002', 'Brobix LV.12', 'Brobix'],
    ['platinum-2009', 'Brobix LV.X', 'Brobix'], // NAME-02
    ['platinum-2009', 'Brobix lv. x', 'Brobix'],
    ['e-card-2002', 'Brobix LV.X', 'Brobix LV.X'],
    ['platinum-2009', 'Brobix δ', 'Brobix'], // NAME-03
    ['platinum-2009', 'Brobix δ LV.X', 'Brobix'],
    ['platinum-2009', 'Brobix ex', 'Brobix ex'], // NAME-04
    ['platinum-2009', 'Brobix ex δ', 'Brobix ex'],
    ['swsh-2022', 'Brobix V', 'Brobix V'],
    ['swsh-2022', 'Brobix VMAX', 'Brobix VMAX'],
    ['swsh-2022', 'M Brobix EX', 'M Brobix-EX'], // NAME-08
    ['swsh-2022', '  Brobix   GX ', 'Brobix-GX'],
    ['e-card-2002', 'Thofump’s Brobix', "Thofump's Brobix"], // NAME-06
    ['e-card-2002', 'Pokémon', 'Pokémon'],
    ['e-card-2002', 'Brobix [F]', 'Brobix F'], // NAME-05
    ['platinum-2009', 'Brobix [?]', 'Brobix ?'],
    ['swsh-2022', 'Brobix [V]', 'Brobix [V]'], // CLS-29: Brobix V is another
    ['e-card-2002', 'Brobix [Ice]', 'Brobix [Ice]'],
  ])('in %s: %s counts as %s', (era, printed, counted) => {
    expect(nameThatCounts(printed, strip(era))).toBe(counted);
  });

  it('is the same however an accented letter is written', () => {
    const marks = strip('swsh-2022');
    expect(nameThatCounts('Poke\u0301 Brobix', marks)).toBe(nameThatCounts('Poké Brobix', marks));
  });

  it('is its own name that counts', () => {
    for (const { nameStrip } of ERAS) {
      for (const name of ['Brobix LV.X', 'Brobix δ LV.44', 'Thofump’s Brobix', 'M Brobix EX']) {
        const once = nameThatCounts(name, nameStrip);
        expect(nameThatCounts(once, nameStrip)).toBe(once);
      }
    }
  });
});

describe('words in a name', () => {
  it.each([
    ["N's Zoroark ex", "N's", true],
    ['Unown N', "N's", false],
    ['Dark Brobix', 'Dark', true], // NAME-11
    ['Darkbrobix', 'Dark', false],
    ['Thofump’s Brobix', 'Thofump', true],
    ["Thofump's Brobix", 'Thofump’s', true],
    ['Thofumps Brobix', 'Thofump', false],
    ['Brobix', 'Brobix', true],
    ['Dark Brobix ex', 'Brobix ex', true],
  ])('%s has "%s" in its name: %s', (name, words, has) => {
    expect(hasInName(name, words)).toBe(has);
  });
});
