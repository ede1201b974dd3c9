import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openClaim, openRecord } from '../../src/cards/index.js';
import { type GameRecord, replay, type State } from '../../src/engine/index.js';

const read = <T>(file: string): T => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

interface Written {
  readonly game: { readonly decks: readonly unknown[] };
  readonly choices: readonly number[];
}

/** A game that was recorded when an answer was one integer. */
const written = read<Written>('record-of-the-first-version.json');

/** More of them with the same two decks, and how they ended when they were recorded: with a mulligan, with four players. */
const more = read<readonly Game[]>('games-of-the-first-version.json');
interface Game {
  readonly era: string;
  readonly format: string;
  readonly dealt: readonly number[];
  readonly seed: number;
  readonly choices: readonly number[];
  readonly end: Readonly<Record<string, number | string>>;
}

/** Every pile in its order and every Pokémon, in short. */
function tableOf({ sides, pokemon }: State): string {
  const piles = sides.map(({ deck, hand, discard, prizes, active, bench }) => [
    ...[deck, hand, discard, prizes],
    ...[active, bench],
  ]);
  const inPlay = pokemon.map((each) => each && [each.stack, each.attached, each.damage]);
  return createHash('sha256')
    .update(JSON.stringify([piles, inPlay]))
    .digest('hex')
    .slice(0, 32);
}

function opened(value: unknown): GameRecord {
  const found = openRecord(value);
  if (!found.ok) throw new Error(found.error.map(({ message }) => message).join('\n'));
  return found.value.record;
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

  it.each(more)('ends as it did with the chance of its time, card by card: $era, $format', (game) => {
    const { era, format, dealt, seed, choices, end } = game;
    const decks = dealt.map((place) => written.game.decks[place]);
    const ended = replay(opened({ rulebox: 1, game: { ...written.game, era, format, decks, seed }, choices }));
    if (!ended.ok) throw new Error(ended.error.map(({ message }) => message).join('\n'));
    const { state } = ended.value;
    expect({ ...state, table: tableOf(state) }).toMatchObject({ phase: 'over', ...end });
  });

  it('is refused where a choice is no answer, and it is said which', () => {
    for (const wrong of [-1, 0, 0x17ffffff, 0x01fe00ff, 1.5, 2 ** 40]) {
      const found = openRecord({ ...written, choices: written.choices.with(7, wrong) });
      expect(found.ok ? null : found.error[0]!.message).toMatch(/^choices\[7\] must be an answer/);
    }
  });

  it('has a chance with which no other game begins', () => {
    const { game } = opened(written);
    expect(game.options?.chance).toBe('first');
    const claimed = openClaim(game);
    expect(claimed.ok ? null : claimed.error[0]!.message).toMatch(/^The chance of the first records can be foreseen/);
    expect(openClaim({ ...game, options: {} }).ok).toBe(true);
  });

  it('is opened again when it was brought up and kept', () => {
    const record = opened(written);
    expect(opened(JSON.stringify(record))).toEqual(record);
  });
});
