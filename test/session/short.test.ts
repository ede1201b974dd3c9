import { describe, expect, it } from 'vitest';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { type GameRecord, listAnswers, replay } from '../../src/engine/index.js';
import { decksOf, openShort, shortOf } from '../../src/session/index.js';
import { INVENTED_ERAS } from '../invented-eras.js';
import { library, setupOf, tableOf } from './tables.js';

function playedOut(seed: number, era: string): GameRecord {
  const table = tableOf(setupOf(seed, era, ['greedy', 'random']));
  for (let choices = 0; choices < 4000 && table.goOn(); choices++);
  expect(table.isOver).toBe(true);
  return table.record();
}

function bytesOf(record: GameRecord): Uint8Array {
  const short = shortOf(record, library);
  if (!short.ok) throw new Error(short.error);
  return short.value;
}

describe('A record in short', () => {
  it.each(INVENTED_ERAS.map(({ id }, place) => ({ id, seed: place + 1 })))(
    'of $id is read again as it was, from a few hundred bytes',
    ({ id, seed }) => {
      const record = playedOut(seed, id);
      const bytes = bytesOf(record);
      expect(bytes.length).toBeLessThan(500);
      const opened = openShort(bytes, library);
      expect(opened).toEqual({ ok: true, value: record });
    },
  );

  it('keeps which copy of a card was meant, and that somebody conceded', () => {
    const { game, choices } = playedOut(5, 'hgss-2010');
    const [record, copy] = withOtherCopy({ rulebox: 2, game, choices });
    const conceded: GameRecord = { ...record, choices: [...record.choices, { kind: 'concede', seat: 1 }] };
    const opened = openShort(bytesOf(conceded), library);
    expect(opened).toEqual({ ok: true, value: conceded });
    expect(opened.ok && opened.value.choices.at(-2)).toEqual(copy);
  });

  it('is refused with a sentence where a deck is not known', () => {
    const bytes = bytesOf(playedOut(1, 'hgss-2010'));
    const opened = openShort(bytes, decksOf([plainDecks()]).slice(0, 1));
    expect(opened.ok).toBe(false);
    expect(!opened.ok && opened.error[0]?.message).toMatch(/names a deck that this Rulebox does not have/);
  });

  it('is refused with a sentence where a letter is changed or missing', () => {
    const bytes = bytesOf(playedOut(2, 'hgss-2010'));
    for (let at = 0; at < bytes.length; at++) {
      const spoilt = bytes.slice();
      spoilt[at]! ^= 0x21;
      expect(openShort(spoilt, library).ok, `byte ${at}`).toBe(false);
      expect(openShort(bytes.slice(0, at), library).ok, `cut at ${at}`).toBe(false);
    }
  });

  it('is refused with a sentence where it announces more letters than a link can have', () => {
    const long = new Uint8Array(1_000_000).fill(0x41);
    // The version, the order, and a text of 999,000 letters.
    long.set([1, 0, 0xd8, 0xfc, 0x3c]);
    const opened = openShort(long, library);
    expect(!opened.ok && opened.error[0]?.message).toMatch(/This short link is broken/);
  });

  it('cannot be made of decks that are not named', () => {
    const short = shortOf(playedOut(1, 'hgss-2010'), decksOf([effectDecks()]).slice(0, 1));
    expect(short).toEqual({ ok: false, error: 'other-decks' });
  });
});

/** The record up to a choice in which another copy of the same card is played than the one that is offered. */
function withOtherCopy(record: GameRecord): readonly [GameRecord, GameRecord['choices'][number]] {
  for (let upTo = 0; upTo < record.choices.length; upTo++) {
    const before = replay(record, { upTo });
    if (!before.ok) break;
    for (const answer of listAnswers(before.value)) {
      if (!('card' in answer)) continue;
      for (let card = 0; card < before.value.setup.byId.length; card++) {
        const copy = { ...answer, card } as typeof answer;
        const tried = { ...record, choices: [...record.choices.slice(0, upTo), copy] };
        if (card !== answer.card && !listAnswers(before.value).some((each) => 'card' in each && each.card === card))
          if (replay(tried).ok) return [tried, copy];
      }
    }
  }
  throw new Error('No copy can be played instead.');
}
