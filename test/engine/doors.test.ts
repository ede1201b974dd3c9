// Whatever is handed to the engine's doors: an answer with sentences, never an exception.
import { describe, expect, it } from 'vitest';
import { plainGame, randomNumbers } from '../../src/arena/index.js';
import {
  beginning,
  CONSTRUCTED,
  ERAS,
  type GameClaim,
  gameAt,
  jsonShape,
  LIMITS,
  newGame,
  prepare,
  recordOf,
  replay,
} from '../../src/engine/index.js';
import { deckFaults } from '../../src/engine/public.js';
import { boardClaim, inPlay } from '../cli/games.js';

const claim = plainGame(ERAS[0]!, CONSTRUCTED, randomNumbers(1));
const board = boardClaim([{}, { bench: [inPlay(0)] }]);

/** What is said about it by a door that takes anything. */
function said(door: (value: never) => ReturnType<typeof newGame | typeof prepare>, value: unknown): string {
  const answer = door(value as never);
  return answer.ok ? 'taken' : answer.error.map(({ message }) => message).join('\n');
}

const withFirst = (more: object): unknown => ({
  ...claim,
  facts: [{ ...claim.facts[0], ...more }, ...claim.facts.slice(1)],
});

const NOTHINGS = [undefined, null, 0, '', 'text', true, [], {}, [[]], { game: null }, Symbol('x'), () => 1];

describe('a door of the engine', () => {
  it.each([
    ['newGame', newGame],
    ['prepare', prepare],
    ['gameAt', gameAt],
    ['beginning', beginning],
    ['replay', replay],
  ])('%s refuses what is no claim at all with a sentence', (_, door) => {
    for (const nothing of NOTHINGS) expect(said(door as typeof newGame, nothing)).toMatch(/^The (claim|record) /);
  });

  it('takes a claim that is one', () => {
    expect(said(newGame, claim)).toBe('taken');
    expect(said(gameAt, board)).toBe('taken');
    expect(said(replay, recordOf(claim, []))).toBe('taken');
  });

  it.each([
    [{ hp: -5 }, 'facts[0].hp must be a whole number from 0 to 1000, not -5.'],
    [{ hp: Number.NaN }, 'facts[0].hp must be a whole number from 0 to 1000, not NaN.'],
    [JSON.parse('{ "hp": -0 }'), 'facts[0].hp must be a whole number from 0 to 1000, not -0.'],
    [{ hp: '40' }, 'facts[0].hp must be a whole number from 0 to 1000, not "40".'],
    [{ hp: null }, 'facts[0].hp must be a whole number from 0 to 1000, not null.'],
    [{ retreat: 21 }, 'facts[0].retreat must be a whole number from 0 to 20, not 21.'],
    [{ types: ['Chocolate'] }, /^facts\[0\]\.types\[0\] must be one of "Grass",.*, not "Chocolate"\.$/],
    [{ provides: new Array(5000).fill(['Fire']) }, 'facts[0].provides must have at most 10 entries, and has 5000.'],
    [{ name: '' }, 'facts[0].name must not be empty.'],
    [{ name: 'x'.repeat(121) }, 'facts[0].name must have at most 120 signs, and has 121.'],
    [{ name: 'A\u001b[2J' }, 'facts[0].name must have only signs that can be printed.'],
    [{ colour: 'red' }, 'facts[0] has the unknown field "colour".'],
    [{ attacks: null }, 'facts[0].attacks must be a list, not null.'],
    [{ attacks: [null] }, 'facts[0].attacks[0] must be an object, not null.'],
    [JSON.parse('{ "__proto__": 1 }'), 'facts[0] has the unknown field "__proto__".'],
    [{ constructor: 1 }, 'facts[0] has the unknown field "constructor".'],
  ])('refuses facts that no card has: %j', (more, sentence) => {
    expect(said(newGame, withFirst(more))).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('refuses damage, costs, Weakness and Resistance beyond their limits', () => {
    const attack = { name: 'Roar', cost: [], damage: 1e308, mark: '', text: '', gx: false, vstar: false };
    expect(said(newGame, withFirst({ attacks: [attack] }))).toMatch(/^facts\[0\]\.attacks\[0\]\.damage must be/);
    const weakness = { type: 'Fire', amount: { operation: 'times', number: 2.5 } };
    expect(said(newGame, withFirst({ weaknesses: [weakness] }))).toMatch(/weaknesses\[0\]\.amount\.number must be/);
    const resistance = { type: 'Fire', amount: -30 };
    expect(said(newGame, withFirst({ resistances: [resistance] }))).toMatch(/resistances\[0\]\.amount must be/);
  });

  it('refuses a deck with a card that is not there', () => {
    const [first, second] = claim.decks as [number[], number[]];
    const decks = [first, [...second.slice(1), 99]];
    const facts = claim.facts.length;
    expect(said(newGame, { ...claim, decks })).toBe(`decks[1] names the card 99, and there are ${facts} facts.`);
    expect(said(newGame, { ...claim, decks: [first, [...second.slice(1), -1]] })).toMatch(/^decks\[1\]\[59\] must be/);
  });

  it('refuses an order of a deck that names cards of somebody else', () => {
    const options = { shuffled: [[[[0, 0]], []]] };
    expect(said(newGame, { ...claim, options })).toBe(
      'An order for deck 1 names a card twice, or one that is not in that deck.',
    );
  });

  it('refuses a position with players, spots and Prize cards that there are not, even an impossible one', () => {
    const change = (more: object): unknown => ({
      ...board,
      position: { ...board.position, impossible: true, ...more },
    });
    const side = (more: object): unknown =>
      change({ sides: [{ ...board.position.sides[0], ...more }, board.position.sides[1]] });
    expect(said(gameAt, change({ player: 3 }))).toMatch(/^There are 2 players/);
    expect(said(gameAt, change({ sides: [] }))).toMatch(/takes 2 decks; there are 0/);
    expect(said(gameAt, side({ active: [inPlay(0), inPlay(0)] }))).toMatch(/more Active Pokémon than/);
    expect(said(gameAt, side({ faceUp: [5] }))).toMatch(/has fewer Prize cards than lie face up/);
    expect(said(gameAt, side({ active: [inPlay(0, { markers: [1] })] }))).toMatch(/has a marker without a name/);
    expect(said(gameAt, side({ active: [inPlay(0, { damage: -10 })] }))).toMatch(/damage must be a whole number/);
  });

  it('finds no deck where there is none', () => {
    for (const nothing of NOTHINGS.filter((each) => !Array.isArray(each) || each.length > 0)) {
      expect(deckFaults(nothing as never, ERAS[0]!, CONSTRUCTED)).not.toEqual([]);
    }
    const [deck] = claim.decks.map((places) => places.map((place) => claim.facts[place]!));
    expect(deckFaults(deck!, ERAS[0]!, CONSTRUCTED)).toEqual([]);
  });

  it('refuses a program that is another card’s', () => {
    const programs = claim.facts.map(() => ({ attacks: [], powers: [[]], card: [] }));
    expect(said(newGame, { ...claim, programs })).toMatch(/is of a card with other attacks or powers\./);
    expect(said(newGame, { ...claim, programs: [7] })).toMatch(/^programs\[0\] must be a compiled card/);
  });

  it('tells twenty faults, and how many more there are', () => {
    const facts = claim.facts.map((card) => ({
      ...card,
      hp: -1,
      retreat: -1,
      prizes: -1,
      piece: -1,
      set: 5,
      text: null,
    }));
    const told = newGame({ ...claim, facts } as unknown as GameClaim);
    expect(told.ok ? [] : told.error).toHaveLength(LIMITS.faults + 1);
    expect(told.ok ? '' : told.error.at(-1)?.message).toBe(`… and ${6 * facts.length - LIMITS.faults} more faults.`);
  });
});

describe('a shape', () => {
  const { byName, faultsIn, whole } = jsonShape;

  it('reads own fields only', () => {
    const counts = byName(whole(1, 4), 10);
    expect(faultsIn({ Switch: 4 }, counts, 'It')).toEqual([]);
    expect(faultsIn(JSON.parse('{ "__proto__": 4 }'), counts, 'It')).toMatchObject([
      { message: 'It has a field that cannot be called "__proto__".' },
    ]);
  });

  it('says where, as a path', () => {
    const [fault] = faultsIn({ 'Mr. Mime': 5 }, byName(whole(1, 4), 10), 'It');
    expect(fault?.where).toBe('["Mr. Mime"]');
  });
});
