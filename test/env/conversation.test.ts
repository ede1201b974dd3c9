import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lines } from '../../src/cli/engine/lines.js';
import { engineStock } from '../../src/cli/engine/stock.js';
import { converse } from '../../src/cli/engine.js';
import { base64, Conversation, ENGINE_LIMITS, REFUSALS, TO_ENGINE } from '../../src/env/index.js';
import { root } from '../house/sources.js';
import { TWO } from './tables.js';

/** Decks of no era of their own. */
const INVENTED = ['Deep Water', 'Ash and Lightning'];

type Said = Record<string, unknown>;

class Program {
  private re = 0;
  readonly conversation = new Conversation(engineStock());

  say(kind: string, more: Said = {}): Said {
    return JSON.parse(this.conversation.answer(JSON.stringify({ kind, re: ++this.re, ...more }))) as Said;
  }
}

describe('a conversation with the engine', () => {
  it('plays a whole game, and numbers its answers as it was asked', () => {
    const program = new Program();
    expect(program.say('hello', { protocol: 1 })).toMatchObject({ kind: 'welcome', re: 1, protocol: 1 });
    let stand = program.say('new', { decks: TWO, seed: 'a game' });
    for (let step = 0; stand['over'] === false; step++)
      stand = program.say('step', { game: 1, index: step % (stand['count'] as number) });
    expect(stand).toMatchObject({ kind: 'game', game: 1, seat: null, count: 0, decision: 'none' });
    expect((stand['rewards'] as number[]).map(Math.abs)).toEqual([1, 1]);
    expect(program.say('step', { game: 1, index: 0 })).toMatchObject({
      code: 'answer',
      sentence: 'This game is over.',
    });
  });

  it('plays decks of invented cards, in an era that is said or beside a deck that has one', () => {
    const program = new Program();
    const played = (decks: readonly string[], era?: string) =>
      program.say('new', { decks, seed: 1, ...(era === undefined ? {} : { era }) })['kind'];
    expect([played(INVENTED, 'e-card-2002'), played(INVENTED, 'swsh-2022')]).toEqual(['game', 'game']);
    expect([played(['deep water', 'Mind Flood']), played(['Mind Flood', 'Deep Water'])]).toEqual(['game', 'game']);
  });

  it('plays by answers as well, copies, imagines and drops', () => {
    const program = new Program();
    program.say('new', { decks: TWO, seed: 1 });
    const { answers, texts } = program.say('legal', { game: 1 }) as { answers: Said[]; texts: string[] };
    expect(texts).toHaveLength(answers.length);
    expect(program.say('fork', { game: 1 })).toMatchObject({ game: 2, count: answers.length });
    expect(program.say('determinise', { game: 1, seed: 5 })).toMatchObject({ game: 3, count: answers.length });
    expect(program.say('step', { game: 2, answer: answers[0] })).toMatchObject({ kind: 'game', game: 2 });
    expect(program.say('advise', { game: 3, bot: 'random', seed: 1 })).toMatchObject({ kind: 'advised' });
    expect(program.say('drop', { games: [1, 2, 77] })).toMatchObject({ kind: 'dropped', open: 1 });
    expect(program.say('legal', { game: 1 })).toMatchObject({ code: 'no-game', sentence: 'There is no game 1.' });
  });

  it('tells vectors as lists or as base64: the same numbers', () => {
    const [list, letters] = [new Program(), new Program()];
    letters.say('hello', { protocol: 1, numbers: 'base64' });
    const seen = [list, letters].map((program) => {
      program.say('new', { decks: TWO, seed: 1 });
      return program.say('observe', { game: 1, actions: true });
    });
    for (const name of ['vector', 'actions']) {
      const bytes = Buffer.from(seen[1]![name] as string, 'base64');
      const numbers = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4));
      expect(numbers).toEqual(seen[0]![name]);
    }
    fc.assert(fc.property(fc.uint8Array(), (bytes) => base64(bytes) === Buffer.from(bytes).toString('base64')));
  });

  it('plays batches, and keeps to its limits', () => {
    const program = new Program();
    let batch = program.say('batch', { decks: TWO, seed: 1, count: 3, actions: true, observations: true });
    for (let step = 0; step < 20; step++)
      batch = program.say('step-batch', {
        batch: 1,
        indexes: (batch['counts'] as number[]).map((count) => step % Math.max(1, count)),
      });
    expect(batch).toMatchObject({ kind: 'batch', batch: 1 });
    expect(program.say('step-batch', { batch: 1, indexes: [0] })).toMatchObject({ code: 'answer' });
    expect(program.say('batch', { decks: TWO, seed: 1, count: ENGINE_LIMITS.batch + 1 })).toMatchObject({
      code: 'malformed',
    });
    expect(program.say('drop-batch', { batch: 1 })).toMatchObject({ open: 0 });
    expect(program.conversation.answer('x'.repeat(ENGINE_LIMITS.line + 1))).toContain('"limit"');
  });

  it('plays cards of one’s own, compiled here', () => {
    const attacks = [{ name: 'Sting', cost: ['Grass'], damage: 20, text: 'Draw a card.' }];
    const facts = [{ name: 'Waspling', kind: 'pokemon', stage: 'basic', types: ['Grass'], hp: 50, attacks }];
    const deck = new Array(60).fill(0);
    const claim = { era: 'hgss-2010', format: 'constructed', facts, decks: [deck, deck], anyDeck: true };
    expect(new Program().say('new', { claim, seed: 2 })).toMatchObject({ kind: 'game', game: 1 });
    expect(new Program().say('new', { claim: { ...claim, facts: [{ name: 7 }] }, seed: 2 })).toMatchObject({
      code: 'claim',
    });
  });

  it.each([
    ['hello', { protocol: 2 }, 'version', 'This engine speaks version 1, not 2.'],
    [
      'new',
      { seed: 1 },
      'claim',
      'Say which decks are played: decks, by their names, or a claim with cards of your own.',
    ],
    ['new', { seed: 1, decks: ['Ember Sparc', 'x'] }, 'claim', 'Do you mean Ember Spark?'],
    ['new', { seed: 1, decks: ['Deep Watr', 'Mind Flood'] }, 'claim', 'Do you mean Deep Water?'],
    ['new', { seed: 1, decks: INVENTED }, 'claim', 'These decks are legal in every era: say which era is played.'],
    ['new', { seed: -1, decks: TWO }, 'claim', 'A seed is'],
    ['new', { seed: 1, decks: TWO, shaping: 9 }, 'claim', 'shaping must be a number from -1 to 1, not 9.'],
    ['new', { seed: 1, decks: TWO, format: 'team-battle' }, 'claim', ''],
    ['layout', { seats: 3 }, 'malformed', 'seats must be one of 2, 4, not 3.'],
    ['step', { game: 1 }, 'no-game', 'There is no game 1.'],
  ])('refuses %s %j with a sentence', (kind, more, code, sentence) => {
    const said = new Program().say(kind, more);
    expect(said).toMatchObject({ kind: 'refused', re: 1, code });
    expect(said['sentence']).toContain(sentence);
  });
});

describe('junk', () => {
  const program = new Program();
  program.say('new', { decks: TWO, seed: 1 });
  program.say('batch', { decks: TWO, seed: 1, count: 2 });

  const answered = (line: string): Said => {
    const said = JSON.parse(program.conversation.answer(line)) as Said;
    expect(typeof said['kind']).toBe('string');
    if (said['kind'] === 'refused') expect(REFUSALS).toContain(said['code']);
    expect(said['code']).not.toBe('bug');
    return said;
  };

  it('is answered with a sentence, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => answered(line)['kind'] === 'refused'),
      { numRuns: 400 },
    );
  });

  it('in any field of any message is answered, too', () => {
    const kinds = Object.entries(TO_ENGINE);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 3 }),
      fc.constantFrom(TWO, 'greedy', 'random', {}, []),
    );
    const message = fc.constantFrom(...kinds).chain(([kind, { required, optional }]) =>
      fc.record(
        {
          kind: fc.constant(kind),
          re: fc.oneof(fc.nat(), value),
          ...Object.fromEntries([...Object.keys(required), ...Object.keys(optional)].map((field) => [field, value])),
        },
        { requiredKeys: ['kind', 're', ...Object.keys(required)] as never },
      ),
    );
    fc.assert(
      fc.property(message, (said) => {
        answered(JSON.stringify(said));
      }),
      { numRuns: 600 },
    );
  });

  it('between good messages on the line spoils none of them', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const done = converse(input, output);
    input.write('\u0000\u0001junk\n\n{"kind":"decks","re":1,"era":"hgss-2010"}\n{"kind":"deck');
    input.end('s","re":2}\nhalf a line');
    await done;
    const lines = String(output.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Said);
    expect(lines.map(({ kind, re }) => [kind, re])).toEqual([
      ['refused', null],
      ['decks', 1],
      ['decks', 2],
    ]);
  });
});

describe('lines', () => {
  it('are put together out of pieces, and a long one is kept no longer than shows that it is', () => {
    const lines = new Lines(5);
    expect(lines.take('ab')).toEqual([]);
    expect(lines.take('c\n\n 12 \nabcdefgh')).toEqual(['abc', '12']);
    expect(lines.take('ijkl\nx\n')).toEqual(['abcdef', 'x']);
  });
});

describe('rulebox engine', () => {
  it('is of the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(new Program().say('hello', { protocol: 1 })['version']).toBe(version);
  });
});
