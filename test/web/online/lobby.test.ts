import { describe, expect, it } from 'vitest';
import type { SeatAbout } from '../../../src/protocol/index.js';
import type { KeptDeck } from '../../../src/web/desk/kept-deck.js';
import { isLoopback } from '../../../src/web/links/server.js';
import { around, sidesOf } from '../../../src/web/online/lobby/around.js';
import { type DeckChoice, decksElsewhere, legalAt } from '../../../src/web/online/lobby/deck-choices.js';
import { scoreOf } from '../../../src/web/online/lobby/score.js';
import { formatsOf, withMinutes } from '../../../src/web/online/lobby/set-table.js';
import { changeOf } from '../../../src/web/online/lobby/tab-title.js';
import type { DeckOffer } from '../../../src/web/session/library.js';
import { clockShort, clockWords } from '../../../src/web/words/online.js';

const seatAt = (seat: number, given: Partial<SeatAbout> = {}): SeatAbout => ({
  ...{ seat, name: '', player: 'empty', here: false, hasDeck: false, isReady: false, wins: 0, clock: null },
  ...given,
});
const ada = seatAt(0, { name: 'Ada', player: 'person' });
const ben = seatAt(1, { name: 'Ben', player: 'person' });

describe('the title of the tab', () => {
  it('tells who sat down, and who left', () => {
    expect(changeOf([ada, seatAt(1)], [ada, ben], 0)).toBe('Ben sat down');
    expect(changeOf([ada, ben], [ada, seatAt(1)], 0)).toBe('Ben left');
    expect(changeOf([ada, seatAt(1)], [ada, seatAt(1, { player: 'greedy', name: 'Fair bot' })], 0)).toBe(
      'Fair bot sat down',
    );
  });

  it('tells nothing of oneself, nor of somebody who is only connected again', () => {
    expect(changeOf([seatAt(0), ben], [ada, ben], 0)).toBeNull();
    expect(changeOf([ada, ben], [ada, { ...ben, here: true, isReady: true }], 0)).toBeNull();
  });
});

describe('the seats', () => {
  it('are seen from one’s own on around the table', () => {
    const four = [0, 1, 2, 3].map((seat) => seatAt(seat));
    expect(around(four, 2).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(around(four, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(sidesOf(four, 3).map((side) => side.map(({ seat }) => seat))).toEqual([
      [3, 1],
      [0, 2],
    ]);
  });

  it('have a score once a game is over', () => {
    const seats = [{ ...ada, wins: 1 }, ben];
    expect(scoreOf({ seats, results: [] })).toBe('');
    expect(scoreOf({ seats, results: [{ game: 1, winner: 0, by: null }] })).toBe('Ada 1 : 0 Ben');
  });
});

describe('a clock', () => {
  it('is said in a few words', () => {
    expect(clockWords(null)).toBe('none');
    expect(clockWords({ seconds: 1500, more: 10 })).toBe('25 min each, 10 s more a turn');
    expect(clockWords({ seconds: 90, more: 0 })).toBe('1 min 30 s each');
    expect(clockShort({ seconds: 900, more: 30 })).toBe('15 min + 30 s');
    expect(clockShort(null)).toBe('no clock');
  });

  it('keeps what it adds when its minutes change, and is none without minutes', () => {
    expect(withMinutes({ seconds: 900, more: 30 }, 40)).toEqual({ seconds: 2400, more: 30 });
    expect(withMinutes({ seconds: 900, more: 30 }, 0)).toBeNull();
    expect(withMinutes(null, 15)).toEqual({ seconds: 900, more: 10 });
  });
});

describe('the formats of a year', () => {
  it('are all that it has, with two to four seats', () => {
    expect(formatsOf('hgss-2010').map(({ id }) => id)).toContain('constructed');
    for (const { seats } of formatsOf('e-card-2002')) expect([2, 4]).toContain(seats);
    expect(formatsOf('e-card-2002').length).toBeGreaterThan(1);
    expect(formatsOf('no year')).toEqual([]);
  });
});

describe('the decks for a table', () => {
  const legal = [{ era: 'hgss-2010', format: 'constructed', seats: 2 }];
  const offer = (name: string, home: string | null, own: string | null = null): DeckOffer => ({
    ...{ name, own, home, about: '', count: 60, legal, top: [], types: [] },
  });
  const choice = (given: DeckOffer): DeckChoice => ({
    id: given.name,
    offer: given,
    own: given.own === null ? null : ({ id: given.own } as KeptDeck),
    foreign: [],
  });

  it('are those that are legal there: one’s own, then those of the year', () => {
    const all = [offer('old', 'e-card-2002'), offer('of the year', 'hgss-2010'), offer('own', 'hgss-2010', 'deck-1')];
    const names = (era: string): string[] =>
      legalAt(all.map(choice), { era, format: 'constructed' }).map(({ offer: { name } }) => name);
    expect(names('hgss-2010')).toEqual(['own', 'of the year', 'old']);
    expect(names('swsh-2022')).toEqual([]);
  });

  it('hold those that only the server has', () => {
    const there = [
      { name: 'of the year', era: 'hgss-2010', format: 'constructed' },
      { name: 'the club’s', era: 'hgss-2010', format: 'constructed' },
      { name: 'for any table', era: null, format: null },
    ];
    const found = decksElsewhere(there, [offer('of the year', 'hgss-2010')]);
    expect(found.map(({ name }) => name)).toEqual(['the club’s', 'for any table']);
    expect(found[0]?.legal).toEqual(legal);
    expect(found[1]?.legal).toEqual([]);
  });
});

describe('an address', () => {
  it.each(['localhost', '127.0.0.1', '127.3.2.1', '[::1]', 'a.localhost'])(
    'of %s is for this machine alone',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(['192.168.1.7', 'rulebox.example', '127.example.org', 'localhost.example'])('of %s is not', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
