import { describe, expect, it } from 'vitest';
import { plainDecks } from '../../../src/cli/library-files.js';
import type { CardFacts } from '../../../src/engine/index.js';
import type { TableRules } from '../../../src/protocol/index.js';
import { readDeck } from '../../../src/server/decks/read-deck.js';
import { hashOf } from '../../../src/server/decks/shelf.js';
import type { Body } from '../../../src/server/index.js';
import { library } from '../houses.js';
import { TestTable } from './tables.js';

const { facts } = plainDecks();
const basic = facts.find(({ kind, stage }) => kind === 'pokemon' && stage === 'basic')!;
const energy = facts.find((card) => card.energy === 'basic')!;

/** Whoever lets off a Blast leaves nobody standing, on either side; a Poke leaves nobody on the other one. */
const fuses = [...'ABCDE'].map((letter): CardFacts => {
  const name = `Fuse ${letter}`;
  const attack = { ...basic.attacks[0]!, cost: [], damage: 90 };
  const blast = { ...attack, name: 'Blast', text: `${name} does 90 damage to itself.` };
  return { ...basic, name, hp: 30, attacks: [blast, { ...attack, name: 'Poke' }], weaknesses: [] };
});
const [BLAST, POKE] = [0, 1];
const deck = [...fuses.flatMap((_, place) => [place, place, place, place]), ...Array.from({ length: 40 }, () => 5)];

/** A table at which both have such a deck, at its first decision. */
function fused(rules: Partial<TableRules> = {}): TestTable {
  const table = new TestTable({ ...rules, cards: 'as-sent' });
  const read = readDeck(
    { from: 'cards', name: 'Fuses', facts: [...fuses, energy], cards: deck },
    table.fold.state.rules,
    library,
  );
  if (!read.ok) throw new Error(read.error.sentence);
  const hash = hashOf(JSON.stringify(read.value.deck));
  table.decks.set(hash, { hash, ...read.value.deck });
  for (const seat of [0, 1]) {
    table.wish({ do: 'sit', name: `Player ${seat}`, key: `${seat}${seat}`.repeat(32) }, null);
    table.wish({ do: 'deck', of: seat, name: 'Fuses', deck: hash }, seat);
  }
  return table.ready();
}

const toldAt = (table: TestTable): readonly string[] =>
  table.fold.state
    .playing!.viewing('spectator')
    .whole()
    .told.map(({ title }) => title);

const suddenDeaths = (table: TestTable): number =>
  toldAt(table).filter((title) => title.startsWith('Sudden Death game')).length;

/** Attacks so as soon as somebody can, puts nobody on the Bench, and stops when something has come of it. */
function attack(table: TestTable, number: number): void {
  for (let choices = 0; choices < 40; choices++) {
    const options = table.options();
    const way = options.findIndex((each) => each.kind === 'attack' && each.attack === number);
    const rest = options.findIndex(({ kind }) => kind === 'pass' || kind === 'done');
    expect(table.choose(way >= 0 ? way : Math.max(0, rest))).toBe('write');
    if (way >= 0) return takePrizes(table);
  }
  throw new Error('Nobody comes to attack.');
}

function takePrizes(table: TestTable): void {
  while (table.asked !== null && table.options()[0]!.kind === 'prize') table.choose();
}

/** Whoever folds the same entries anew finds the same. */
function expectSameFolded(table: TestTable): void {
  const again = table.again();
  expect(again.state.playing!.fingerprint()).toBe(table.fold.state.playing!.fingerprint());
  expect(again.about(table.presence)).toEqual(table.about);
}

describe('A table that comes to Sudden Death', () => {
  it('goes on in the same game until somebody has won it, however often it comes to that', () => {
    const table = fused();
    for (const times of [1, 2]) {
      attack(table, BLAST);
      expect(suddenDeaths(table)).toBe(times);
      expect(table.about).toMatchObject({ phase: 'playing', game: 1, results: [] });
      expectSameFolded(table);
    }
    const winner = winnerBy(table);
    expect(table.about).toMatchObject({ phase: 'over', results: [{ game: 1, winner, by: null }] });
    expect(table.about.chance.secret).not.toBeNull();
    expectSameFolded(table);
  });

  it('has one Prize card on each side in it, and lets the clocks run on', () => {
    const table = fused({ clock: { seconds: 600, more: 0 } });
    table.at += 20_000;
    attack(table, BLAST);
    table.at += 5_000;
    while (table.fold.state.playing!.viewing(0).whole().view.turn === 0) table.choose(table.options().length - 1);
    const { view } = table.fold.state.playing!.viewing('spectator').whole();
    expect(view.sides.map(({ prizes }) => prizes.count)).toEqual([1, 1]);
    const left = table.about.seats.map(({ clock }) => clock!.left);
    expect(Math.min(...left)).toBeLessThanOrEqual(580_000);
    expect(left.reduce((sum, each) => sum + each)).toBe(1_200_000 - 25_000);
  });

  it('is one game of the match, and the next one has all its Prize cards again', () => {
    const table = fused({ bestOf: 3 });
    attack(table, BLAST);
    const winner = winnerBy(table);
    expect(table.about).toMatchObject({ phase: 'between-games', results: [{ game: 1, winner, by: null }] });
    table.ready();
    expect(table.about).toMatchObject({ phase: 'playing', game: 2 });
    expect(suddenDeaths(table)).toBe(0);
  });
});

/** Ends the game by a Poke: who gave it has won. */
function winnerBy(table: TestTable): number {
  const before = table.entries.length;
  attack(table, POKE);
  const chosen = table.entries.slice(before).findLast(({ body }) => body.kind === 'chosen')!.body;
  return (chosen as Extract<Body, { kind: 'chosen' }>).seat!;
}
