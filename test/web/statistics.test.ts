import { describe, expect, it } from 'vitest';
import { MOST_PLAYED, type PlayedGame, playedAs, withPlayed } from '../../src/web/session/played.js';
import { streakIn, talliesBy, tallyOf } from '../../src/web/statistics/tally.js';

const setup = {
  era: 'hgss-2010',
  format: 'constructed',
  decks: [3, 4],
  players: ['person', 'casual'] as const,
  seed: 'abc',
};
const summary = {
  era: 'hgss-2010',
  format: 'constructed',
  seed: 'abc',
  decks: [['Donphan', 'Machamp', 'Cleffa'], ['Typhlosion']],
  turn: 17,
  choices: 90,
  over: true,
  winner: 0,
  you: 0,
};
const played = (more: Partial<PlayedGame>): PlayedGame => ({
  ...playedAs({ setup, summary }, ['DonChamp', 'Ember Spark'], 10)!,
  ...more,
});

describe('a game that was played', () => {
  it('is counted with its decks, year, opponent and end', () => {
    expect(played({})).toEqual({
      id: 'hgss-2010.abc',
      when: 10,
      era: 'hgss-2010',
      format: 'constructed',
      mine: 'DonChamp',
      theirs: 'Ember Spark',
      opponent: 'casual',
      won: true,
      turn: 17,
    });
  });

  it('is named by the Pokémon of its decks where nobody knows what they are called', () => {
    expect(playedAs({ setup, summary }, null, 1)).toMatchObject({ mine: 'Donphan, Machamp', theirs: 'Typhlosion' });
  });

  it('is lost, or nobody’s', () => {
    expect(playedAs({ setup, summary: { ...summary, winner: 1 } }, null, 1)?.won).toBe(false);
    expect(playedAs({ setup, summary: { ...summary, winner: null } }, null, 1)?.won).toBeNull();
  });

  it.each([
    ['is not over', setup, { ...summary, over: false }],
    ['is watched', setup, { ...summary, you: null }],
    ['is gone on with from its middle', { ...setup, decks: [] }, summary],
  ])('counts for nobody if it %s', (_, its, told) => {
    expect(playedAs({ setup: its, summary: told }, null, 1)).toBeNull();
  });

  it('is counted once, and the oldest go when there are too many', () => {
    expect(withPlayed([played({ won: false })], played({}))).toEqual([played({})]);
    const many = Array.from({ length: MOST_PLAYED }, (_, place) => played({ id: `${place}` }));
    const list = withPlayed(many, played({ id: 'new' }));
    expect([list.length, list[0]!.id, list.at(-1)!.id]).toEqual([MOST_PLAYED, 'new', `${MOST_PLAYED - 2}`]);
  });
});

describe('figures of games', () => {
  const games = [
    played({ id: '1', when: 4, turn: 9 }),
    played({ id: '2', when: 3, turn: 21 }),
    played({ id: '3', when: 2, won: false, turn: 11 }),
    played({ id: '4', when: 1, won: null, mine: 'Other', turn: 5 }),
  ];

  it('tell how many were won, drawn, and how long they took in the middle', () => {
    expect(tallyOf('all', games)).toEqual({ name: 'all', games: 4, won: 2, drawn: 1, turns: 9, last: 4 });
  });

  it('are told deck by deck, those with the most games first', () => {
    expect(talliesBy(games, 'mine').map(({ name, games: count, won }) => [name, count, won])).toEqual([
      ['DonChamp', 3, 2],
      ['Other', 1, 0],
    ]);
  });

  it('tell how many were won in a row up to the last', () => {
    expect(streakIn(games)).toBe(2);
    expect(streakIn(games.slice(2))).toBe(0);
    expect(streakIn([])).toBe(0);
  });
});
