import { describe, expect, it } from 'vitest';
import { replayThatDiffers } from '../../../src/arena/checks/record.js';
import {
  type Answer,
  eventsFor,
  fingerprint,
  type GameRecord,
  KNOWN,
  listAnswers,
  play,
  recordOf,
  replay,
} from '../../../src/engine/index.js';
import { begin, holds, playedGame } from './playing.js';

describe('a record', () => {
  it('is the same game again, choice by choice, out of JSON', () => {
    holds(40, (sample) => {
      const { record } = playedGame(sample);
      const live = begin(record.game);
      const prints = [fingerprint(live.state)];
      for (const choice of record.choices) {
        play(live, choice);
        prints.push(fingerprint(live.state));
      }
      expect(replayThatDiffers(record, prints, KNOWN)).toEqual([]);
    });
  });

  it('is the same game whether somebody listens or not', () => {
    holds(20, (sample) => {
      const { record, game } = playedGame(sample);
      const heard = replay(record, { listen: true });
      expect(heard.ok && fingerprint(heard.value.state)).toBe(fingerprint(game.state));
      const happened = heard.ok && eventsFor(heard.value.log!, 'all-seeing').length > 0;
      expect(happened).toBe(record.choices.length > 0 || !('position' in record.game)); // a position begins in silence
    });
  });

  it('stops after as many choices as one likes: undo is replaying one fewer', () => {
    holds(20, (sample) => {
      const { record } = playedGame(sample);
      const upTo = Math.floor(record.choices.length / 2);
      const half = replay(record, { upTo });
      const same = replay(recordOf(record.game, record.choices.slice(0, upTo)));
      expect(half.ok && same.ok && fingerprint(half.value.state) === fingerprint(same.value.state)).toBe(true);
    });
  });

  it('with a choice that is refused says which, and why', () => {
    holds(20, (sample) => {
      const { record, game } = playedGame(sample);
      const wrong: Answer = { kind: 'prize', place: 200 };
      expect(listAnswers(game)).not.toContainEqual(wrong);
      const bad: GameRecord = { ...record, choices: [...record.choices, wrong] };
      const again = replay(bad);
      expect(again.ok ? '' : again.error[0]!.message).toMatch(
        new RegExp(`^Choice ${bad.choices.length} of this record is refused: .+ \\([A-Z]+-\\d\\d\\)$`),
      );
    });
  });

  it('of another seed is another game', () => {
    const prints = Array.from({ length: 60 }, (_, seed) => {
      const { game } = playedGame({ era: 3, format: 0, seed, choices: 0, asks: false, worse: false });
      return fingerprint(game.state);
    });
    expect(new Set(prints).size).toBe(prints.length);
  });
});
