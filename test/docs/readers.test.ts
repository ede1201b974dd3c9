// What docs/EMBED.md says of readers: whatever they are handed, they throw at nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as cards from '../../src/cards/index.js';
import * as engine from '../../src/engine/index.js';
import { library } from '../../src/library/index.js';
import { readLink, readPath } from '../../src/protocol/index.js';
import { readPuzzles, readScenarios } from '../../src/scenarios/index.js';
import { outlookFrom, Replay, Table } from '../../src/session/index.js';
import { root } from '../house/sources.js';

const JUNK: readonly unknown[] = [
  ...[undefined, null, Number.NaN, -1, 1e308, 7, true, '', 'x', '\u0000', '((((', Symbol('x'), () => 1],
  ...[{}, [], [null], [[]], [{}], new Array(3), { facts: null }, { facts: [null], decks: [[99]] }, Object.create(null)],
  ...[
    { kind: 'attach', card: {} },
    { rulebox: 2, game: null, choices: {} },
    { sets: [{}], decks: [null], codes: [5] },
  ],
  ...['('.repeat(100_000), '['.repeat(100_000), { state: [-1], facts: [], cardOf: {} }, new Uint8Array([255, 254])],
];

const { pool } = library;
const known = { eras: [], formats: [], rules: [] };
const claim = engine.orThrow(library.claim(['LuxApe', 'CurseGar'], 7));
const game = engine.orThrow(engine.newGame(claim));
const table = engine.orThrow(Table.begin(claim, ['person', 'person']));
const { search } = cards.searcher([]);

// biome-ignore lint/suspicious/noExplicitAny: they are handed anything
const READERS: Readonly<Record<string, (given: any) => unknown>> = {
  newGame: (given) => engine.newGame(given),
  gameAt: (given) => engine.gameAt(given),
  beginning: engine.beginning,
  replay: (given) => engine.replay(given, given),
  seedOf: engine.seedOf,
  isAnswer: engine.isAnswer,
  apply: (given) => engine.apply(game, given),
  play: (given) => engine.play(game, given),
  compileCard: cards.compileCard,
  compileCards: cards.compileCards,
  importCard: cards.importCard,
  openCard: (given) => cards.openCard(given, given),
  openClaim: cards.openClaim,
  openDeck: (given) => cards.openDeck(given, pool),
  openRecord: cards.openRecord,
  readList: (given) => cards.readList(given, pool),
  guessEra: (given) => cards.guessEra(given, pool),
  encodingOf: cards.encodingOf,
  libraryOf: cards.libraryOf,
  search: (given) => search(given, given),
  deck: library.deck,
  card: library.card,
  claim: (given) => [library.claim(given, given), library.claim([given], 7)],
  readScenarios: (given) => readScenarios('a.yaml', given, known),
  readPuzzles: (given) => readPuzzles('a.yaml', given, known),
  outlookFrom: (given) => outlookFrom(given),
  'Table.begin': (given) => [Table.begin(given, ['person', 'random']), Table.begin(claim, given)],
  'Replay.open': (given) => Replay.open(given),
  choose: (given) => [table.choose(0, given), table.choose(given, { kind: 'pass' })],
  readLink,
  readPath,
};

describe('a reader', () => {
  it.each(Object.keys(READERS))('throws at nothing: %s', (name) => {
    for (const junk of JUNK) expect(() => READERS[name]!(junk), String(name)).not.toThrow();
  });

  it('is each that the page names, and no other', () => {
    const page = readFileSync(join(root, 'docs', 'EMBED.md'), 'utf8');
    const [, list] = /The readers are (.*?)How much is taken/s.exec(page)!;
    const named = [...list!.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!);
    expect(named.sort()).toEqual(Object.keys(READERS).sort());
  });
});

describe('orThrow', () => {
  it('gives the value, or ends with the sentences of why there is none', () => {
    expect(engine.orThrow(engine.ok(7))).toBe(7);
    expect(() => engine.orThrow(engine.err([{ message: 'One.' }, { sentence: 'Two.' }, 'Three.']))).toThrow(
      'One.\nTwo.\nThree.',
    );
  });
});
