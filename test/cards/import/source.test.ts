import { describe, expect, it } from 'vitest';
import {
  cardInEnglish,
  isOfAnotherGame,
  Reference,
  readSource,
  setsById,
  valueKind,
  valuesOf,
  withSet,
} from '../../../src/cards/index.js';
import { codesOf, imported } from './written.js';

const MOSSLING = `import { Card } from '../../../interfaces'
import Set from "../Inventions"

const card: Card = {
	name: {
		en: "Mossling",
		fr: 'Mousselin',
		'pt-br': "Musguinho",
	},

	category: "Pokemon", // a comment
	set: Set,
	hp: 60,
	types: ["Grass"],
	stage: "Basic",
	/* another
	   comment */
	attacks: [{
		cost: ["Grass", "Colorless"],
		name: { en: "Leaf \\"Slap\\"", fr: "Gifle-feuille" },
		effect: { en: 'Flip a coin. If heads, it\\'s \\u00d72.' },
		damage: "10+"
	}, {
		name: { en: "Rest", de: "Pause" },
		effect: { de: "Heilt 10 Schadenspunkte." },
	}],
	retreat: 1,
	variants: { normal: true, holo: false },
}

export default card
`;

const read = (text: string) => {
  const source = readSource(text);
  if (!source.ok) throw new Error(`${source.error.line}: ${source.error.message}`);
  return source.value;
};

const inventions = { id: 'inv1', name: { en: 'Inventions', fr: 'Inventions' }, releaseDate: { en: '2009-05-01' } };
const set = { ...inventions, serie: { id: 'inv', name: { en: 'Invented' } } };

describe('a source file that holds data', () => {
  it('is read without being run: texts, numbers, lists, comments, commas at the end', () => {
    const { value, imports } = read(MOSSLING);
    expect(value).toMatchObject({
      name: { en: 'Mossling', fr: 'Mousselin', 'pt-br': 'Musguinho' },
      hp: 60,
      attacks: [
        {
          cost: ['Grass', 'Colorless'],
          name: { en: 'Leaf "Slap"' },
          effect: { en: "Flip a coin. If heads, it's ×2." },
        },
        {},
      ],
      variants: { normal: true, holo: false },
    });
    expect(value).toHaveProperty('set', new Reference('Set'));
    expect([...imports]).toEqual([['Set', '../Inventions']]);
  });

  it('may name constants of its own, and say of what type they are', () => {
    const text =
      'const types = ["Fire"] as const;\nexport default { types, hp: -1.5e1, more: undefined } satisfies Card;';
    expect(read(text).value).toEqual({ types: ['Fire'], hp: -15, more: undefined });
  });

  it.each([
    ['export default { hp: 60', 1, /never closed/],
    ['\nexport default { name: "Moss\n" }', 2, /text is never closed/],
    ['export default { hp: double(30) }', 1, /double… would have to be run/],
    [`export default { hp: \`$\{30}\` }`, 1, /would have to be run/],
    ['export default {\n  hp 60 }', 2, /colon is expected after hp/],
    ['export default [1 2]', 1, /comma is expected, not "2\]"/],
    ['export default ...', 1, /value is expected/],
    ['const a = b; const b = a; export default a', 1, /./],
    ['const card = {}', 1, /nothing is exported/],
  ])('is refused with its line where it is more than data: %j', (text, line, message) => {
    const source = readSource(text);
    expect(source.ok ? null : source.error).toMatchObject({ line, message: expect.stringMatching(message) });
  });
});

describe('a card of a checkout in English', () => {
  const card = cardInEnglish(read(MOSSLING).value as Record<string, unknown>, set, '7');

  it('has the number of its file, and its set with it', () => {
    const { facts, print } = imported(card);
    expect(print).toMatchObject({
      id: 'inv1-7',
      localId: '7',
      setId: 'inv1',
      setName: 'Inventions',
      serie: 'Invented',
      released: '2009-05-01',
    });
    expect(facts).toMatchObject({ name: 'Mossling', hp: 60, retreat: 1 });
    expect(facts.attacks[0]).toMatchObject({ name: 'Leaf "Slap"', damage: 10, mark: '+' });
  });

  it('says of which texts only a translation is known', () => {
    expect(codesOf(imported(card))).toContain('blocking text-missing');
    expect(card).toMatchObject({ _enMissing: ['attack1'] });
  });

  it('is none where it was never printed in English', () => {
    expect(cardInEnglish({ name: { ja: 'コケ' }, category: 'Pokemon' }, set, '1')).toBeNull();
    expect(cardInEnglish({ name: { en: 'Moss' } }, { ...set, name: { ja: '発明' } }, '1')).toBeNull();
  });
});

describe('the values of a database', () => {
  it('are cards, sets, or of no interest', () => {
    expect(valueKind({ id: 'a', category: 'Pokemon' })).toBe('card');
    expect(valueKind({ id: 'a', supertype: 'Trainer' })).toBe('card');
    expect(valueKind({ id: 'a', releaseDate: '2009-05-01' })).toBe('set');
    expect(valueKind({ id: 'd-1', cards: [{ id: 'a-1', count: 4 }] })).toBe('other');
    expect(valueKind('a')).toBe('other');
  });

  it('stand in lists, alone, by their ids, or in the answer of an interface', () => {
    const [one, two] = [
      { id: 'a-1', category: 'Pokemon' },
      { id: 'a-2', category: 'Pokemon' },
    ];
    expect(valuesOf([one, two])).toEqual([one, two]);
    expect(valuesOf(one)).toEqual([one]);
    expect(valuesOf({ 'a-1': one, 'a-2': two })).toEqual([one, two]);
    expect(valuesOf({ data: [one, two], page: 1 })).toEqual([one, two]);
  });

  it('tell cards what their sets say, by the id of the card where nothing else is said', () => {
    const sets = setsById([
      { id: 'inv1', name: 'Inventions', series: 'Invented', releaseDate: '2009/05/01' },
      { id: 'inv1', total: 9 },
    ]);
    expect(withSet({ id: 'inv1-3' }, sets)).toMatchObject({ set: { name: 'Inventions', total: 9 } });
    expect(withSet({ id: 'x-3', set: { id: 'inv1', symbol: 'i' } }, sets)).toMatchObject({
      set: { symbol: 'i', releaseDate: '2009/05/01' },
    });
    expect(withSet({ id: 'other-3' }, sets)).toEqual({ id: 'other-3' });
  });

  it('are told from those of Pokémon TCG Pocket, which is another game', () => {
    expect(isOfAnotherGame({ set: { id: 'A1', serie: { id: 'tcgp' } } })).toBe(true);
    expect(isOfAnotherGame({ set })).toBe(false);
  });
});
