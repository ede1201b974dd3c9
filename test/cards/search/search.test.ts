import { describe, expect, it } from 'vitest';
import { compileCard, merge, SEARCH_FIELDS, searcher, setCodes } from '../../../src/cards/index.js';
import { energy, imported, pokemon, trainer } from '../import/written.js';

const written = [
  pokemon({ id: 'inv1-1', name: 'Emberkit', types: ['Fire'], hp: 60, weaknesses: [{ type: 'Water', value: '×2' }] }),
  pokemon({
    id: 'inv1-2',
    name: 'Emberlynx',
    types: ['Fire'],
    hp: 130,
    stage: 'Stage1',
    evolveFrom: 'Emberkit',
    retreat: 0,
    attacks: [
      { name: 'Nip', cost: ['Fire'], damage: 20, effect: 'Draw a card.' },
      {
        name: 'Blaze Away',
        cost: ['Fire', 'Fire', 'Colorless'],
        damage: 120,
        effect: 'Discard an Energy attached to this Pokémon.',
      },
    ],
  }),
  pokemon({ id: 'inv1-3', name: 'Farfetch’d of Kanté', types: ['Colorless'], hp: 50, weaknesses: [] }),
  pokemon({
    id: 'inv1-4',
    name: 'Mr. Moss',
    hp: 70,
    abilities: [{ type: 'Poke-BODY', name: 'Soft Ground', effect: 'Wibble.' }],
  }),
  pokemon({ id: 'inv1-5', name: 'Mossling ex', suffix: 'EX', hp: 110 }),
  pokemon({
    id: 'inv2-1',
    name: 'Emberkit',
    types: ['Fire'],
    hp: 60,
    weaknesses: [{ type: 'Water', value: '×2' }],
    setId: 'inv2',
    setName: 'More Inventions',
    serie: 'HeartGold & SoulSilver',
    released: '2010-02-01',
  }),
  trainer({ id: 'inv1-6', name: 'Kind Aunt', trainerType: 'Supporter' }),
  energy({ id: 'inv1-7', name: 'Fire Energy' }),
];
const judges = {
  compile: compileCard,
  isVerified: ({ name }: { name: string }) => name === 'Kind Aunt',
  isOutdated: false,
};
const { cards } = merge([], written.map(imported), judges);
const sets = setCodes([{ code: 'MIN', ids: ['inv2'], name: 'More Inventions', also: [] }]);
const { search } = searcher(cards, { sets });

const names = (query: string): string[] => {
  const found = search(query);
  if (!found.ok) throw new Error(found.error.message);
  return found.value.cards.map(({ card }) => card.facts.name);
};
const fault = (query: string) => {
  const found = search(query);
  if (found.ok) throw new Error('it is understood');
  const { start, end, message } = found.error;
  return [query.slice(start, end), message] as const;
};

describe('a search', () => {
  it.each([
    ['ember', ['Emberkit', 'Emberlynx']],
    ['EMBER lynx', ['Emberlynx']],
    ['"mr. moss"', ['Mr. Moss']],
    ['mr moss', ['Mr. Moss']],
    ["farfetch'd", ['Farfetch’d of Kanté']],
    ['farfetchd', ['Farfetch’d of Kanté']],
    ['kante', ['Farfetch’d of Kanté']],
    ['KANTÉ', ['Farfetch’d of Kanté']],
    ['name:aunt', ['Kind Aunt']],
  ])('finds names by words of them, whatever their accents and punctuation: %s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it.each([
    ['type:fire', ['Emberkit', 'Emberlynx', 'Fire Energy']],
    ['t:R kind:pokemon', ['Emberkit', 'Emberlynx']],
    ['type:colorl', ['Farfetch’d of Kanté']],
    ['kind:supporter', ['Kind Aunt']],
    ['kind:energy', ['Fire Energy']],
    ['stage:1', ['Emberlynx']],
    ['stage:"Stage 1"', ['Emberlynx']],
    ['class:EX', ['Mossling ex']],
    ['hp>100', ['Emberlynx', 'Mossling ex']],
    ['hp:>=130', ['Emberlynx']],
    ['hp<=50', ['Farfetch’d of Kanté']],
    ['hp=60', ['Emberkit']],
    ['hp!=60 type:fire', ['Emberlynx']],
    ['retreat:0', ['Emberlynx']],
    ['weakness:water', ['Emberkit']],
    ['weakness:none', ['Farfetch’d of Kanté']],
    ['text:"draw a card"', ['Emberlynx']],
    ['text:"attached to this pokemon"', ['Emberlynx']],
    ['attack:blaze', ['Emberlynx']],
    ['ability:"soft ground"', ['Mr. Moss']],
    ['power:*', ['Mr. Moss']],
    ['power:poke-body', ['Mr. Moss']],
    ['from:emberkit', ['Emberlynx']],
    ['set:inv2', ['Emberkit']],
    ['set:min', ['Emberkit']],
    ['set:"more inv"', ['Emberkit']],
    ['era:hgss-2010', ['Emberkit']],
    ['era:hgss', ['Emberkit']],
    ['era:invented ember', ['Emberkit', 'Emberlynx']],
    ['status:unsupported', ['Mr. Moss']],
    ['status:verified', ['Kind Aunt']],
    ['status:exercised', []],
    ['year>2009', ['Emberkit']],
    ['id:inv1-4', ['Mr. Moss']],
  ])('asks for what is printed on cards: %s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it.each([
    ['ember -lynx', ['Emberkit']],
    ['not type:fire hp<60', ['Farfetch’d of Kanté']],
    ['type!=fire kind:pokemon hp>=70', ['Mossling ex', 'Mr. Moss']],
    ['lynx or aunt', ['Emberlynx', 'Kind Aunt']],
    ['type:fire (hp>100 or kind:energy)', ['Emberlynx', 'Fire Energy']],
    ['type:fire -(hp>100 or kind:energy)', ['Emberkit']],
    ['ember and hp<100', ['Emberkit']],
  ])('knows not, or, and brackets: %s', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('asks what is asked of attacks of one and the same attack', () => {
    expect(names('cost<=1 damage>=20')).toEqual(['Emberlynx']);
    expect(names('cost<=1 damage>=100')).toEqual([]);
    expect(names('cost>=3 damage>=100 attack:blaze')).toEqual(['Emberlynx']);
    expect(names('attack:nip damage>=100')).toEqual([]);
    expect(names('-cost>=3 stage:1')).toEqual([]);
  });

  it('tells every card once, by its newest print, and counts its prints', () => {
    const found = search('emberkit');
    expect(found.ok && found.value).toMatchObject({
      total: 1,
      prints: 2,
      cards: [{ prints: 2, card: { print: { id: 'inv2-1' } } }],
    });
    expect(search('set:inv1 emberkit')).toMatchObject({
      value: { cards: [{ prints: 1, card: { print: { id: 'inv1-1' } } }] },
    });
  });

  it('puts the name that was typed first, then names that begin with it', () => {
    const { search: inThese } = searcher(
      ['Dark Moss', 'Mossy', 'Moss', 'Amoss'].map((name, place) => ({
        ...cards[0]!,
        likeness: place,
        facts: { ...cards[0]!.facts, name },
      })),
    );
    const found = inThese('moss');
    expect(found.ok && found.value.cards.map(({ card }) => card.facts.name)).toEqual([
      'Moss',
      'Mossy',
      'Amoss',
      'Dark Moss',
    ]);
  });

  it('shows as many as it is asked for, and counts all', () => {
    expect(search('hp>0', 2)).toMatchObject({ value: { total: 5, cards: [{}, {}] } });
  });
});

describe('a search that is not understood', () => {
  it.each([
    ['colour:red', 'colour', /There is no "colour".*name, type, .* or id/],
    ['retrat:1', 'retrat', /Do you mean retreat\?/],
    ['type:purple', 'purple', /It can be grass, fire, .* or colorless/],
    ['type:fi', 'fi', /It can be/],
    ['stage:third', 'third', /basic, baby/],
    ['hp>many', 'many', /hp is compared with a whole number, as in hp>=120/],
    ['text>5', 'text>5', /Write text:5/],
    ['ember (fire', '(', /never closed/],
    ['ember)', ')', /No bracket is open/],
    ['"ember', '"ember', /quotation mark is never closed/],
    ['name:""', '""', /Nothing stands between/],
    ['ember or', 'or', /must stand after "or"/],
    ['or ember', 'or', /must stand before "or"/],
    ['ember and', 'and', /must stand after "and"/],
    ['ember ()', ')', /Say what to look for/],
    ['hp: 60', 'hp:', /right after the sign, as in hp:100/],
    ['', '', /Say what to look for/],
    ['   ', '', /Say what to look for/],
  ])('is answered with the place and what is possible: %s', (query, place, message) => {
    const [marked, told] = fault(query);
    expect(marked).toBe(place);
    expect(told).toMatch(message);
  });

  it('every example of the help is understood', () => {
    for (const { example } of Object.values(SEARCH_FIELDS)) expect(search(example).ok).toBe(true);
  });
});
