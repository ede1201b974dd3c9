import { describe, expect, it } from 'vitest';
import { nearWords } from '../../../src/cards/decks/list/nearest.js';
import { cardPool, encodingOf, guessEra, readList } from '../../../src/cards/index.js';
import { PRINTS, print, SET_TABLE, trainer } from './pool.js';

const MORE = [
  ...PRINTS,
  print('pl2-9', { name: 'Luxray GL', tags: ['SP'], hp: 80, released: '2009-05-16' }),
  print('pl2-109', {
    name: 'Luxray GL LV.X',
    stage: 'level-up',
    tags: ['SP', 'LV.X'],
    hp: 110,
    released: '2009-05-16',
  }),
  print('hgss4-94', { name: 'Gengar', stage: 'stage-2', tags: ['prime'], hp: 130, released: '2010-11-03' }),
  print('swsh8-57', { name: 'Gengar', stage: 'stage-2', hp: 130, released: '2021-11-12' }),
  trainer('pl1-116', "Team Galactic's Invention G-101 Energy Gain", { trainer: 'tool', released: '2009-02-11' }),
  trainer('hgss4-101', "Professor Oak's New Theory", { trainer: 'supporter', released: '2010-11-03' }),
  print('swshp-SWSH307', { name: 'Arceus VSTAR', stage: 'vstar', tags: ['VSTAR'], hp: 280, released: '2022-02-25' }),
  print('swsh9-122', { name: 'Arceus V', tags: ['V'], hp: 220, released: '2022-02-25' }),
  trainer('swsh9-132', "Boss's Orders", { trainer: 'supporter', released: '2022-02-25' }),
];
const pool = (year: number | null = null) => cardPool(MORE, SET_TABLE, year);

/** What a line comes to, and what is said of it. */
function lineOf(line: string, year: number | null = null) {
  const { cards, faults } = readList(line, pool(year));
  return [
    ...cards.map(({ count, card }) => `${count} ${card.id === '' ? card.facts.name : card.id}`),
    ...faults.map(({ code }) => code),
  ];
}

describe('set and number', () => {
  it.each([
    ['1 Luxray GL RR 109', ['1 pl2-109', 'name-differs']],
    ['4 Energy Gain PL 116', ['4 pl1-116']],
    ['2 Gengar Prime TM 94', ['2 hgss4-94']],
    ['2 Ectoplasma TM 94', ['2 hgss4-94', 'name-differs']],
  ])('win over a name that differs: %s', (line, read) => expect(lineOf(line)).toEqual(read));

  it('are remarked upon where the name says otherwise', () => {
    expect(readList('1 Luxray GL RR 109', pool()).faults.map(({ message }) => message)).toEqual([
      'RR 109 is Luxray GL LV.X, not Luxray GL; set and number count.',
    ]);
  });

  it('do not win over the name of quite another card of that set', () => {
    expect(lineOf('1 Eevee JU 19')).toEqual(['1 base2-51', 'number-wrong']);
  });
});

describe('a name that people use', () => {
  it.each([
    ['2 Gengar Prime', '2 hgss4-94'],
    ['4 Energy Gain', '4 pl1-116'],
    ['4 Prof. Oak’s New Theory', '4 hgss4-101'],
    ['4 PONT', '4 hgss4-101'],
    ['1 Luxray [GL] Lv X', '1 pl2-109'],
    ['1 luxray gl level x', '1 pl2-109'],
    ['1 Beedrill delta', '1 ex11-1'],
    ['1 Beedrill (delta)', '1 ex11-1'],
    ['4 R Energy', '4 Fire Energy'],
    ['4 [R] Energy', '4 Fire Energy'],
    ['4 Basic R Energy', '4 Fire Energy'],
    ['4 Fire', '4 Fire Energy'],
    ['4 Dark Energy', '4 Darkness Energy'],
    ['4 DCE', '4 Double Colorless Energy'],
  ])('is understood: %s', (line, read) => expect(lineOf(line)).toEqual([read]));

  it('means Special Energy where Darkness had no other', () => {
    expect(lineOf('4 Darkness Energy', 2002)).toEqual(['4 neo1-104']);
    expect(lineOf('4 Darkness Energy', 2010)).toEqual(['4 Darkness Energy']);
  });

  it('takes no print that is newer than the era, and says so where there is no other', () => {
    expect(lineOf('4 Gengar', 2010)).toEqual(['4 hgss4-94', 'several-cards']);
    expect(lineOf('4 Arceus V', 2010)).toEqual(['4 swsh9-122', 'newer-than-era']);
  });
});

describe('the count of a line', () => {
  it.each([
    'x4 Poké Ball',
    'X4 Poké Ball',
    '4x Poké Ball',
    '4 × Poké Ball',
    '4xPoké Ball',
    'Poké Ball x4',
    'Poké Ball ×4',
    'Poké Ball (4)',
    'Poké Ball (x4)',
    'Poké Ball 4x',
    'Poké Ball: 4',
    '[4] Poké Ball',
    '4. Poké Ball',
    '4\tPoké Ball\tJU\t64',
    '4,Poké Ball,JU,64',
    '"4";"Poké Ball";"JU";"64"',
    '4\u00a0Poke\u0301 Ball\u200b',
    '\ufeff  – 4 Poké Ball JU 64  ',
  ])('is read: %j', (line) => expect(lineOf(line)).toEqual(['4 base2-64']));

  it.each(['count,name,set,number', '---', '// a remark', '# a remark', 'Deck: mine', '  '])(
    'is not looked for in %j',
    (line) => expect(lineOf(`${line}\n4 Poké Ball`)).toEqual(['4 base2-64']),
  );
});

describe('the text of a file', () => {
  const written = '\ufeff4 Poké Ball';
  const units = [...written].map((sign) => sign.charCodeAt(0));
  const [low, high] = [(unit: number) => unit & 255, (unit: number) => unit >> 8];
  it.each([
    ['utf-16le', Uint8Array.from(units.flatMap((unit) => [low(unit), high(unit)]))],
    ['utf-16be', Uint8Array.from(units.flatMap((unit) => [high(unit), low(unit)]))],
    ['utf-16le', Uint8Array.from(units.slice(1).flatMap((unit) => [low(unit), high(unit)]))],
    ['utf-8', new TextEncoder().encode(written)],
    ['utf-8', new Uint8Array()],
  ] as const)('is known to be %s', (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
    const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
    if (text !== '') expect(lineOf(text)).toEqual(['4 base2-64']);
  });
});

describe('a print that is not there', () => {
  const text = '3 Arceus VSTAR BRS 123\n2 Boss’s Orders RCL 154\n1 Vaporeon BS 19\n1 Nobody BRS 999';

  it('is offered as another print of the same card, or as one whose text may differ', () => {
    const { faults, unread } = readList(text, pool());
    expect(unread).toBe(7);
    expect(faults.map(({ message }) => message)).toEqual([
      'There is no Arceus VSTAR BRS 123 here; the same card is Arceus VSTAR PR-SW SWSH307.',
      "There is no Boss’s Orders RCL 154 here; the same card is Boss's Orders BRS 132.",
      'There is no Vaporeon BS 19 here; the only one is Vaporeon JU 19, whose text may differ.',
      'There is no card named "Nobody".',
    ]);
    expect(faults.map(({ offer }) => offer)).toEqual([
      { line: '3 Arceus VSTAR PR-SW SWSH307', isSame: true },
      { line: "2 Boss's Orders BRS 132", isSame: true },
      { line: '1 Vaporeon JU 19', isSame: false },
      undefined,
    ]);
  });

  it('is taken where that is wished, but only as the same card', () => {
    const { faults, unread, cards } = readList(text, pool(), 'take');
    expect(unread).toBe(2);
    expect(cards.map(({ count, card }) => `${count} ${card.id}`)).toEqual(['3 swshp-SWSH307', '2 swsh9-132']);
    expect(faults.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'error', 'error']);
  });

  it('is said to differ where several texts are there', () => {
    const [fault] = readList('1 Gengar BRS 3', pool()).faults;
    expect(fault?.offer).toBeUndefined();
    expect(fault?.message).toMatch(/^There is no Gengar BRS 3 here, and the texts of those that are here differ:/);
  });
});

describe('the era of a list', () => {
  it.each([
    ['2 Pikachu JU 60\n4 Switch BS 95', 'base-1999', '2 of 2 cards are of 1999.'],
    ['1 Luxray GL RR 9\n4 Energy Gain\n8 Fire Energy', 'platinum-2009', '2 of 2 cards are of 2009.'],
    ['1 Luxray GL RR 9\n4 Energy Gain\n4 PONT', 'hgss-2010', '1 of 3 cards is of 2010.'],
    ['4 Arceus V BRS 122\n3 Arceus VSTAR BRS 123\n4 Switch', 'swsh-2022', '2 of 3 cards are of 2022.'],
  ])('is guessed by the time its cards came out', (text, era, reason) => {
    const guess = guessEra(text, pool());
    expect(guess?.era.id).toBe(era);
    expect(guess?.reason).toBe(reason);
  });

  it('is nobody’s guess where no card tells', () => {
    expect(guessEra('8 Fire Energy\n4 Nobody', pool())).toBeNull();
  });
});

describe('names that are near', () => {
  it('are looked for among few, and for the first hundred unknown lines only', () => {
    const { faults } = readList('4 Pikachoo\n'.repeat(150), pool());
    const hinted = faults.filter(({ message }) => message.endsWith('Do you mean Pikachu?'));
    expect([faults.length, hinted.length]).toEqual([150, 100]);
  });

  it('are the same whether or not most words are passed over', () => {
    const words = MORE.map(({ facts }) => facts.name.toLowerCase());
    expect(nearWords(words).nearest('vaporeno')).toEqual(['vaporeon']);
    expect(nearWords(words).nearest('lunaal')).toEqual([]);
  });
});
