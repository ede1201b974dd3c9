import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRecord } from '../../src/cards/index.js';
import { type GameRecord, replay } from '../../src/engine/index.js';

/** A game that was recorded when an answer was one integer. */
const written: { readonly choices: readonly number[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'record-of-the-first-version.json'), 'utf8'),
);

function opened(value: unknown): GameRecord {
  const read = openRecord(value);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  return read.value.record;
}

describe('a record of the first version', () => {
  it('is opened as one of the present version, with answers as values', () => {
    const record = opened(JSON.stringify(written));
    expect(record.rulebox).toBe(2);
    expect(record.choices).toHaveLength(written.choices.length);
    expect(record.choices.slice(0, 6)).toEqual([
      { kind: 'go', second: true },
      { kind: 'card', card: 17 },
      { kind: 'card', card: 77 },
      { kind: 'done' },
      { kind: 'done' },
      { kind: 'attach', card: 114, pokemon: 16 },
    ]);
  });

  it('is the game that it was: A wins in turn 95, because B cannot draw a card', () => {
    const ended = replay(opened(written));
    expect(ended.ok && ended.value.state).toMatchObject({ phase: 'over', winner: 0, turn: 95 });
  });

  it('is refused where a choice is no answer, and it is said which', () => {
    for (const wrong of [-1, 0, 0x17ffffff, 0x01fe00ff, 1.5, 2 ** 40]) {
      const read = openRecord({ ...written, choices: written.choices.with(7, wrong) });
      expect(read.ok ? null : read.error[0]!.message).toMatch(/^choices\[7\] must be an answer/);
    }
  });
});
