import { describe, expect, it } from 'vitest';
import { packingLetOut, unpackedIn } from './packing.js';
import { expectNone, readSource } from './sources.js';
import { madeUp, parse, parsedUnder } from './syntax.js';

describe('answers, events and places', () => {
  it('are taken apart by nobody outside the engine', () => {
    const outside = parsedUnder('src').filter(({ path }) => !path.startsWith('src/engine/'));
    expectNone(outside.flatMap(unpackedIn));
  });

  const found = (text: string): number => unpackedIn(madeUp('src/web/made-up.ts', text)).length;

  it.each([
    'const seat = pokemon >> 4;',
    'const seat = a >> 4;',
    'const kind = given >> 24;',
    'const kind = option.answer >>> 24;',
    'const other = (option.answer & ~mask) | (card << 16);',
    'const number = (offered[0]! as number) >> 8;',
    'const byte = ~choice;',
    'const target = nowhere ?? 254;',
    'const isAlone = y === 255;',
    'const mask = 0xff0000;',
    'const heard = game.log!.numbers.length / 4;',
    'const heard = log?.numbers;',
  ])('are noticed where somebody does: %s', (text) => {
    expect(found(text)).toBeGreaterThan(0);
  });

  it.each([
    'let bits = 1; bits ^= bits >>> 13; const half = count >> 1;',
    'mixed = (Math.imul(mixed, 31) + keyOfAnswer(choice)) >>> 0;',
    'const isAsleep = (conditions & (1 << bit)) !== 0;',
    'const heard = eventCount(game.log!);',
    'const NUMBERS = [240, 255, 256];',
    'const low = number & 0xffff; const odd = flags & 4;',
    'type Choice = Card | Pokemon; const all: card | event = one;',
  ])('are not seen where numbers are only hashed: %s', (text) => {
    expect(found(text)).toBe(0);
  });
});

describe('the doors of the engine', () => {
  const door = (name: string) => parse(readSource(`src/engine/${name}.ts`));
  const TOKENS = ['Packed', 'answerOf', 'applyPacked', 'listedAt', 'listPacked', 'playPacked'];

  it('let nothing of the packing out, but for the one of who plays by the hundred thousand', () => {
    for (const name of ['index', 'public', 'view']) expectNone(packingLetOut(door(name), ['NOWHERE']));
    expectNone(packingLetOut(door('fast'), TOKENS));
  });

  it.each([
    "export * as A from './model/packed.js';",
    "export * from './model/answer.js';",
    "export { xOf } from './model/packed.js';",
    "export { type Packed, NOWHERE } from './model/packed.js';",
    "export { packed } from './model/answer.js';",
    "export { listPacked as list } from './turn/list.js';",
    "export { FIELD_READERS } from './model/event-fields.js';",
  ])('are seen where one does: %s', (text) => {
    expect(packingLetOut(madeUp('src/engine/index.ts', text), ['NOWHERE'])).toHaveLength(1);
  });
});
