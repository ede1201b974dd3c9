import { describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { ERAS, fingerprint, type GameRecord, recordOf, replay } from '../../src/engine/index.js';
import { claimOf, decksOf, LocalGame, landmarkFrom, ReplayedGame, seatedAt, wordsOf } from '../../src/session/index.js';

const library = decksOf([effectDecks(), plainDecks()]);

function played(era: string, seed: number): GameRecord {
  const claim = claimOf({ era, format: 'constructed', decks: [2, 3], players: ['random', 'random'], seed }, library);
  const demo = playDemo(claim);
  if (!demo.ok) throw new Error(demo.error[0]?.message);
  return demo.value.record;
}

function opened(record: GameRecord): ReplayedGame {
  const replayed = ReplayedGame.open(record);
  if (!replayed.ok) throw new Error(replayed.error.faults.join(' '));
  return replayed.value;
}

const record = played('hgss-2010', 4);
const game = opened(record);
const last = record.choices.length;

describe('a record looked at again', () => {
  it.each(ERAS.map(({ id }) => id))('of %s stands at every choice as it stood when it was played', (era) => {
    const one = played(era, 2);
    const again = opened(one);
    for (const place of [0, 1, 7, 8, 9, 33, one.choices.length].filter((each) => each <= one.choices.length)) {
      const there = replay(one, { upTo: place });
      expect(again.at(place, 'open', null).fingerprint).toBe(there.ok && String(fingerprint(there.value.state)));
    }
  });

  it('shows a seat what it knew, and all hands to who asks for them', () => {
    const middle = Math.floor(last / 2);
    const seat = game.at(middle, 1, null).view;
    expect(seat.sides.map(({ hand }) => hand.cards === null)).toEqual([true, false]);
    const open = game.at(middle, 'open', null).view;
    expect(open.sides.every(({ hand }) => hand.cards?.length === hand.count)).toBe(true);
  });

  it('tells what happened until then, and no more', () => {
    const lines = (place: number): number => game.at(place, 'open', null).told.flatMap((part) => part.lines).length;
    expect(lines(Math.floor(last / 2))).toBeLessThan(lines(last));
    const end = game.at(last, 0, null).told;
    expect(end.at(-1)?.kind).toBe('result');
    expect(end.flatMap((part) => part.lines.map(wordsOf)).some((line) => line.startsWith('You draw '))).toBe(true);
  });

  it('brings what happened between two moments, for motion', () => {
    const events = (from: number, to: number) => game.at(to, 'open', from).events.length;
    expect(events(0, last)).toBe(game.at(last, 'open', 0).events.length);
    expect(events(0, 5) + events(5, last)).toBe(events(0, last));
  });

  it('says what is chosen next to who may know it', () => {
    const { view, replayed } = game.at(3, 'open', null);
    expect(replayed?.given?.answer).toBe(record.choices[3]);
    const decides = view.decision!.seat;
    expect(game.at(3, decides, null).replayed?.given).not.toBe(null);
    expect(game.at(3, 1 - decides, null).replayed?.given).toBe(null);
    expect(game.at(last, 'open', null).replayed?.given).toBe(null);
  });

  it('knows its turns, Knock Outs and Prize cards by place', () => {
    const { landmarks, summary } = game.about;
    const turns = landmarks.filter(({ kind }) => kind === 'turn');
    expect(turns.length).toBe(summary.turn);
    for (const { place, turn } of turns) expect(game.at(place, 'open', null).view.turn).toBe(turn);
    const knockOut = landmarkFrom(landmarks, 'knock-out', -1, 1)!;
    expect(game.at(knockOut.place + 1, 'open', knockOut.place).events.some(({ kind }) => kind === 'knockedOut')).toBe(
      true,
    );
    expect(landmarkFrom(landmarks, 'turn', turns[3]!.place, -1)).toEqual(turns[2]);
    expect(landmarkFrom(landmarks, 'turn', last, 1)).toBe(null);
  });

  it('is summed up in a few words', () => {
    expect(game.about.summary).toMatchObject({ era: 'hgss-2010', choices: last, over: true, you: null });
    expect(game.about.summary.decks.every((names) => names.length > 0)).toBe(true);
  });
});

describe('a spoilt record', () => {
  it('says which choice is refused and by which rule, and how far it can be watched', () => {
    const choices = record.choices.with(9, { kind: 'prize', place: 200 });
    const spoilt = ReplayedGame.open({ ...record, choices });
    expect(spoilt).toMatchObject({ ok: false, error: { whole: 9 } });
    expect(!spoilt.ok && spoilt.error.faults[0]).toMatch(/^Choice 10 of this record is refused: .*\([A-Z]+-\d+\)$/);
    expect(ReplayedGame.open(recordOf(record.game, choices.slice(0, 9))).ok).toBe(true);
  });

  it('that cannot begin says why', () => {
    const spoilt = ReplayedGame.open({ ...record, game: { ...record.game, era: 'nowhere' } });
    expect(spoilt).toMatchObject({ ok: false, error: { whole: -1, faults: [expect.stringContaining('nowhere')] } });
  });
});

describe('going on from a moment', () => {
  it('begins with the same answers, and another player’s seat is yours', () => {
    const place = game.about.landmarks.find(({ kind, turn }) => kind === 'turn' && turn === 4)!.place;
    const from = game.upTo(place);
    const resumed = LocalGame.resume({ setup: seatedAt(from, 1), record: from });
    if (!resumed.ok) throw new Error(resumed.error[0]?.message);
    expect(resumed.value.now().fingerprint).toBe(game.at(place, 1, null).fingerprint);
    resumed.value.others();
    const { record: longer, summary } = resumed.value.kept();
    expect(longer.choices.slice(0, place)).toEqual(record.choices.slice(0, place));
    expect(summary.you).toBe(1);
    expect(resumed.value.now().view.decision?.seat).toBe(1);
  });

  it('deals the same cards anew for a rematch', () => {
    const begun = LocalGame.begin(seatedAt(record, 0), record.game);
    const again = begun.ok ? begun.value.again(99) : begun;
    expect(again.ok && again.value.record().game).toEqual({ ...record.game, seed: 99 });
  });
});
