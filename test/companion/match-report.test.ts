import { describe, expect, it } from 'vitest';
import { between, randomNumbers } from '../../src/arena/index.js';
import { type Draft, MatchReport, type ReportDelta, tellMatch } from '../../src/companion/index.js';
import { eventsFor, type Game, type GameEvent, type Onlooker, replay } from '../../src/engine/index.js';
import { begin, holds, playedGame, type Sample } from '../engine/properties/playing.js';

/** A game by chance, and all who may look on. */
function heard(sample: Sample): {
  readonly start: Game;
  readonly ended: Game;
  readonly onlookers: readonly Onlooker[];
} {
  const { record } = playedGame(sample);
  const ended = replay(record, { listen: true });
  if (!ended.ok) throw new Error('no replay');
  return {
    start: begin(record.game),
    ended: ended.value,
    onlookers: ['all-seeing', 'spectator', ...ended.value.state.sides.keys()],
  };
}

/** The same events in pieces of any length, some of them empty. */
function inPieces(events: readonly GameEvent[], seed: number): (readonly GameEvent[])[] {
  const random = randomNumbers(seed);
  const pieces: (readonly GameEvent[])[] = [];
  for (let from = 0; from < events.length; ) {
    const until = from + between(random, 0, 5);
    pieces.push(events.slice(from, until));
    from = until;
  }
  return pieces;
}

/** Drafts as somebody has them who is told only what changes. */
const draftsAfter = (drafts: readonly Draft[], { section, sentence, sections }: ReportDelta): readonly Draft[] => [
  ...drafts.slice(0, section),
  ...sections.map((draft, place) =>
    place > 0
      ? draft
      : { ...draft, sentences: [...(drafts[section]?.sentences.slice(0, sentence) ?? []), ...draft.sentences] },
  ),
];

const words = (drafts: readonly Draft[]): string[] =>
  drafts.map(({ title, sentences }) => `${title} ${sentences.map(({ text }) => text).join(' ')}`);

describe('a match report that goes on with the game', () => {
  it('is the same in whatever pieces the game is heard, to every onlooker, and so is what is put together of its news', () => {
    holds(
      25,
      (sample) => {
        const { start, ended, onlookers } = heard(sample);
        for (const onlooker of onlookers) {
          const events = eventsFor(ended.log!, onlooker);
          const telling = { you: typeof onlooker === 'number' ? onlooker : null };
          const report = new MatchReport(start, telling);
          let drafts: readonly Draft[] = [];
          for (const piece of inPieces(events, sample.seed)) drafts = draftsAfter(drafts, report.add(piece));
          const whole = tellMatch(start, events, telling);
          expect(report.whole()).toEqual(whole);
          expect(words(drafts)).toEqual(whole.map(({ title, paragraphs }) => `${title} ${paragraphs.join(' ')}`));
        }
      },
      200,
    );
  });

  it('stands at every event as if the game had been heard up to there', () => {
    holds(6, (sample) => {
      const { start, ended } = heard(sample);
      const events = eventsFor(ended.log!, 0);
      const report = new MatchReport(start, { you: 0 });
      for (const [place, event] of events.entries()) {
        report.add([event]);
        if (place % 3 === 0) expect(report.whole()).toEqual(tellMatch(start, events.slice(0, place + 1), { you: 0 }));
      }
    });
  });

  it('tells of one more event with a sentence or two, however long the game is', () => {
    holds(
      10,
      (sample) => {
        const { start, ended } = heard(sample);
        const report = new MatchReport(start);
        const told = eventsFor(ended.log!, 'spectator').map((event) =>
          report.add([event]).sections.flatMap(({ kind, sentences }) => (kind === 'opening' ? [] : sentences)),
        );
        expect(told.filter((sentences) => sentences.length > 2)).toEqual([]);
      },
      200,
    );
  });
});
