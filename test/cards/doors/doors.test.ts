// What comes from outside: taken with texts compiled here, or refused with sentences.
import { describe, expect, it } from 'vitest';
import { compileCard, openClaim, openDeck, openJson, openRecord } from '../../../src/cards/index.js';
import {
  type Answer,
  BLANK_FACTS,
  beginning,
  type CardFacts,
  LIMITS,
  listAnswers,
  recordOf,
  replay,
} from '../../../src/engine/index.js';
import { POOL } from '../decks/pool.js';

const card = (name: string, text: string): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Grass'],
  hp: 50,
  attacks: [{ name: 'Sting', cost: ['Grass'], damage: 20, mark: '', text, gx: false, vstar: false }],
});
const programOf = (facts: CardFacts) => {
  const made = compileCard(facts);
  if (!made.ok) throw new Error('the card does not compile');
  return made.program;
};

const drawing = card('Waspling', 'Draw a card.');
const plain = card('Stone', '');
const deck = Array.from({ length: 60 }, (_, place) => place % 2);
const bare = {
  era: 'hgss-2010',
  format: 'constructed',
  facts: [drawing, plain],
  decks: [deck, deck],
  seed: 1,
  anyDeck: true,
};
const claim = { ...bare, programs: [programOf(drawing), null] };
const foreign = { ...bare, programs: [programOf(card('Waspling', 'Draw 7 cards.')), null] };

const said = (opened: ReturnType<typeof openClaim | typeof openRecord | typeof openJson>): string =>
  opened.ok ? 'taken' : opened.error.map(({ message }) => message).join('\n');

describe('a claim from outside', () => {
  it('is completed by compiling where it has no programs', () => {
    expect(openClaim(JSON.stringify(bare))).toEqual({ ok: true, value: claim });
    expect(openClaim(bare)).toEqual(openClaim(claim));
  });

  it('keeps no program where no card has a text', () => {
    const opened = openClaim({ ...bare, facts: [plain, plain] });
    expect(opened.ok && 'programs' in opened.value).toBe(false);
  });

  it('is refused with programs that its texts are not compiled to, and the card is named', () => {
    expect(said(openClaim(foreign))).toMatch(/^The program of Waspling is not what its text is compiled to\./);
    expect(said(openClaim({ ...bare, programs: [null, programOf(drawing)] }))).toMatch(/^The program of Stone is not/);
  });

  it('is refused with a text that is not understood, and the card is named', () => {
    const opened = openClaim({ ...bare, facts: [card('Riddle', 'Sing a song.'), plain] });
    expect(opened).toMatchObject({ ok: false, error: [{ where: 'facts[0]' }] });
    expect(said(opened)).toBe('Riddle cannot be played: not understood ("Sing").');
  });

  it('is refused in an era or a format that there is not', () => {
    expect(said(openClaim({ ...bare, era: 'stone-age' }))).toMatch(/^era must be one of .*, not "stone-age"\.$/);
    expect(said(openClaim({ ...bare, format: 'toString' }))).toMatch(/^format must be one of /);
  });

  it('is refused where all its texts together are longer than any four decks', () => {
    const wordy = {
      ...drawing,
      attacks: new Array(8).fill({ ...drawing.attacks[0], text: 'Draw a card. '.repeat(150) }),
    };
    expect(said(openClaim({ ...bare, facts: new Array(20).fill(wordy) }))).toMatch(/together have 312000 signs/);
  });
});

describe('a record from outside', () => {
  const record = recordOf(claim, []);

  it('is what was written', () => {
    expect(openRecord(JSON.stringify(record))).toEqual({ ok: true, value: { record, remarks: [] } });
  });

  it('of a day on which a text was compiled otherwise is played by what the text means now, and says so', () => {
    const opened = openRecord(recordOf(foreign as typeof claim, []));
    if (!opened.ok) throw new Error(said(opened));
    expect(opened.value.record).toEqual(record);
    expect(opened.value.remarks).toEqual([
      'Compiled otherwise since this game was recorded, and played again by what the texts mean now: Waspling.',
    ]);
  });

  it('of a version that nobody knows is refused, with the versions that are read', () => {
    expect(said(openRecord({ ...record, rulebox: 3 }))).toBe(
      'This record is of version 3; this Rulebox reads version 1 and 2.',
    );
    expect(said(openRecord({ ...record, rulebox: 'two' }))).toMatch(/^This record is of no version that is a number/);
  });

  it('with a choice that is no answer is refused by the door, with one that is not allowed by replaying', () => {
    const begun = beginning(claim);
    if (!begun.ok) throw new Error('the game does not begin');
    const [first] = listAnswers(begun.value);
    const opened = openRecord({ ...record, choices: [first, first, first] });
    expect(opened.ok && replay(opened.value.record).ok).toBe(false);
    expect(said(openRecord({ ...record, choices: [{ kind: 'fly' } as unknown as Answer] }))).toMatch(
      /^choices\[0\]\.kind must/,
    );
  });
});

describe('anything from outside', () => {
  it('is refused where it is too long, too deep or too much, before anybody looks into it', () => {
    expect(said(openJson(' '.repeat(LIMITS.json + 1)))).toMatch(/^This has 8000001 signs/);
    expect(said(openJson('['.repeat(100_000) + ']'.repeat(100_000)))).toBe('This is nested more than 100 deep.');
    expect(said(openJson(`[${'0,'.repeat(LIMITS.values)}0]`))).toBe('This holds more than 1000000 values.');
    const circle: { round?: unknown } = {};
    circle.round = circle;
    expect(said(openJson(circle))).toBe('This is nested more than 100 deep.');
  });

  it('is refused with values that JSON cannot hold, in a program too', () => {
    for (const alien of [10n, Symbol('x'), () => 1]) {
      const programs = [{ attacks: [alien], powers: [], card: [] }, null];
      expect(said(openClaim({ ...bare, programs }))).toBe('This holds a value that no JSON text can hold.');
    }
  });

  it('is refused with fields that every object has already', () => {
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(said(openJson(`{ "a": [{ "${name}": 1 }] }`))).toBe(`A field cannot be called "${name}".`);
  });

  it('is refused by every door with a sentence where it is nothing', () => {
    for (const nothing of [undefined, null, 7, '', '{', 'null', [], {}, Symbol('x')]) {
      for (const opened of [openClaim(nothing), openRecord(nothing), openDeck(nothing, POOL)]) {
        expect(opened.ok ? [] : opened.error).not.toEqual([]);
      }
    }
  });
});
