// The doors of the session stand whatever is brought to them: a refusal is a sentence, and nothing is thrown.
import { describe, expect, it } from 'vitest';
import { mutate } from '../../src/arena/doors/mutate.js';
import { randomNumbers } from '../../src/arena/index.js';
import { playDemo } from '../../src/cli/demo-game.js';
import type { GameRecord } from '../../src/engine/index.js';
import { claimOf, type Player, Replay, Table } from '../../src/session/index.js';
import { library, practice, setupOf } from './tables.js';

const claim = claimOf(setupOf(5), library);
const anything = (value: unknown): never => value as never;
const NONSENSE = [null, undefined, 7, 'pass', [], {}, { kind: 'nothing' }, { kind: 'attach', card: 'x' }].map(anything);
const NO_SEATS = [9, 2, -1, 0.5, Number.NaN, '0', null, undefined].map(anything);
const SENTENCE = { sentence: expect.stringMatching(/^[A-Z].*[.)]$/), rules: expect.any(Array) };

describe('a table', () => {
  const { table } = practice(5);
  const before = table.fingerprint();

  it.each(NONSENSE.map((given) => [given]))('refuses %j as an answer, of whomever', (given) => {
    for (const seat of [0, 1, ...NO_SEATS]) expect(table.choose(seat, given)).toEqual(SENTENCE);
    expect(table.fingerprint()).toBe(before);
  });

  it.each(NO_SEATS.map((seat) => [seat]))('has no seat %j', (seat) => {
    const intent = { do: 'card', card: 0, on: null } as const;
    expect(table.whyNot(seat, intent)).toEqual(SENTENCE);
    expect(table.allowedIn(seat, intent)).toEqual([]);
    expect(table.sit(seat, 'random')).toEqual(SENTENCE);
    expect(table.leave(seat)).toEqual(SENTENCE);
    expect(table.concede(seat)).toEqual(SENTENCE);
    expect(table.players).toEqual(['person', 'random']);
    expect(table.viewing(seat).whole()).toEqual(table.viewing('spectator').whole());
  });

  it('refuses wishes that are none', () => {
    for (const intent of [null, undefined, 7, {}, { do: 'nothing' }].map(anything))
      expect(table.allowedIn(0, intent)).toEqual([]);
    for (const intent of [null, undefined, 7, {}, { do: 'nothing' }].map(anything))
      expect(table.whyNot(0, intent)).toEqual(SENTENCE);
  });

  it('lets nobody sit down that it does not know', () => {
    for (const player of [null, 'greedier', 7, {}].map(anything)) expect(table.sit(1, player)).toEqual(SENTENCE);
    expect(table.players).toEqual(['person', 'random']);
    expect(table.sit(1, 'random')).toBe(null);
  });

  it('says no more of a refusal than the sentence and the rules', () => {
    const { card } = table.viewing(0).whole().view.sides[0]!.hand.cards![0]!;
    const refusals = [table.choose(0, { kind: 'prize', place: 0 }), table.whyNot(0, { do: 'card', card, on: 16 })];
    for (const refusal of refusals) expect(Object.keys(refusal!).sort()).toEqual(['rules', 'sentence']);
  });

  it.each([
    [null, ['person', 'random'], 'The claim must be an object'],
    [{}, ['person', 'random'], 'era'],
    [claim, ['person'], 'A constructed game has 2 seats, and 1 players.'],
    [claim, ['person', 'random', 'random'], 'A constructed game has 2 seats, and 3 players.'],
    [claim, ['person', 'greedier'], 'players[1] must be one of "person", "empty"'],
    [claim, null, 'players must be a list, not null.'],
    [claim, 'person', 'players'],
  ])('is not begun with what is none: %#', (game, players, sentence) => {
    const begun = Table.begin(anything(game), anything(players));
    expect(!begun.ok && begun.error.map(({ message }) => message).join(' ')).toContain(sentence);
  });

  it('is not gone on with by what is no record', () => {
    for (const record of [null, undefined, {}, [], { rulebox: 2, game: claim }].map(anything))
      expect(Table.resume(record, ['person', 'random']).ok).toBe(false);
  });
});

describe('a replay', () => {
  const demo = playDemo(claim);
  const record = demo.ok ? demo.value.record : anything(null);
  const last = record.choices.length;

  it('is not opened of what is no record', () => {
    for (const other of [null, undefined, {}, [], 7, { ...record, choices: null }].map(anything))
      expect(Replay.open(other)).toMatchObject({
        ok: false,
        error: { whole: -1, faults: expect.arrayContaining([expect.any(String)]) },
      });
  });

  it('goes to no place that the record does not have, and stays where it is', () => {
    const replay = Replay.open(record);
    if (!replay.ok) throw new Error(replay.error.faults[0]);
    for (const from of [3, last]) {
      expect(replay.value.goTo(from)).toBe(null);
      const before = replay.value.fingerprint();
      for (const place of [-1, last + 1, 5000, 1.5, Number.NaN, Infinity, null, '2'].map(anything)) {
        expect(replay.value.goTo(place)).toEqual(SENTENCE);
        expect([replay.value.place, replay.value.fingerprint()]).toEqual([from, before]);
      }
    }
  });

  it('is shown to who has no seat in it as to a spectator', () => {
    const replay = Replay.open(record);
    if (!replay.ok) throw new Error(replay.error.faults[0]);
    for (const seat of NO_SEATS) expect(replay.value.viewing(seat).viewer).toBe('spectator');
  });
});

describe('spoilt records and players', () => {
  const game = practice(5);
  game.play(12);
  const written = JSON.stringify({ record: game.table.record(), players: game.table.players });

  it('are taken or refused, and what is taken goes on', () => {
    let [taken, refused] = [0, 0];
    for (let input = 0; input < 150; input++) {
      const value = JSON.parse(written);
      const { programs } = value.record.game; // who claims a game here vouches for the programs
      delete value.record.game.programs;
      if (input % 10 !== 0) mutate(value, randomNumbers(3, input), true);
      const { record, players } = value as { record: GameRecord; players: readonly Player[] };
      if (typeof record?.game === 'object' && record.game !== null) Object.assign(record.game, { programs });
      const [table, replayed] = [Table.resume(record, players), Replay.open(record)];
      if (replayed.ok) replayed.value.viewing('open').whole();
      if (!table.ok) refused++;
      else {
        taken++;
        for (let i = 0; i < 5 && table.value.goOn(); i++) table.value.viewing(0).whole();
      }
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(10);
  });
});
