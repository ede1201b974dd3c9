import { describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { ERAS, fingerprint, type GameRecord, recordOf, replay } from '../../src/engine/index.js';
import {
  claimOf,
  landmarkFrom,
  type Moment,
  momentAfter,
  type Onlooking,
  Replay,
  seatedAt,
  Table,
  wordsOf,
} from '../../src/session/index.js';
import { library } from './tables.js';

function played(era: string, seed: number): GameRecord {
  const claim = claimOf({ era, format: 'constructed', decks: [2, 3], players: ['random', 'random'], seed }, library);
  const demo = playDemo(claim);
  if (!demo.ok) throw new Error(demo.error[0]?.message);
  return demo.value.record;
}

function opened(record: GameRecord): Replay {
  const replayed = Replay.open(record);
  if (!replayed.ok) throw new Error(replayed.error.faults.join(' '));
  return replayed.value;
}

/** The moment after so many choices, whole. */
function at(place: number, onlooking: Onlooking, replay = game): Moment {
  replay.goTo(place);
  return replay.viewing(onlooking).whole();
}

const record = played('hgss-2010', 10);
const game = opened(record);
const last = record.choices.length;

describe('a record looked at again', () => {
  it.each(ERAS.map(({ id }) => id))('of %s stands at every choice as it stood when it was played', (era) => {
    const one = played(era, 2);
    const again = opened(one);
    for (const place of [0, 1, 7, 8, 9, 33, one.choices.length].filter((each) => each <= one.choices.length)) {
      const there = replay(one, { upTo: place });
      again.goTo(place);
      expect(again.fingerprint()).toBe(there.ok && String(fingerprint(there.value.state)));
    }
  });

  it('shows a seat what it knew, and all hands to who asks for them', () => {
    const middle = Math.floor(last / 2);
    const seat = at(middle, 1).view;
    expect(seat.sides.map(({ hand }) => hand.cards === null)).toEqual([true, false]);
    const open = at(middle, 'open').view;
    expect(open.sides.every(({ hand }) => hand.cards?.length === hand.count)).toBe(true);
  });

  it('tells what happened until then, and no more', () => {
    const lines = (place: number): number => at(place, 'open').told.flatMap((part) => part.lines).length;
    expect(lines(Math.floor(last / 2))).toBeLessThan(lines(last));
    const end = at(last, 0).told;
    expect(end.at(-1)?.kind).toBe('result');
    expect(end.flatMap((part) => part.lines.map(wordsOf)).some((line) => line.startsWith('You draw '))).toBe(true);
  });

  it('tells step by step what happened in between, and stands where a jump would have led', () => {
    game.goTo(4);
    const viewing = game.viewing('open');
    let moment = viewing.whole();
    let events = 0;
    for (let place = 5; place <= last; place++) {
      game.goTo(place);
      const delta = viewing.next();
      moment = momentAfter(moment, delta);
      events += delta.events.length;
      expect(moment).toEqual(viewing.whole());
    }
    expect(events).toBeGreaterThan(last);
    const { seen: _, faces: __, ...told } = moment;
    expect(at(last, 'open')).toMatchObject(told);
  });

  it('says what is chosen next to who may know it', () => {
    const { view, replayed } = at(3, 'open');
    expect(replayed?.given?.answer).toBe(record.choices[3]);
    const decides = view.decision!.seat;
    expect(at(3, decides).replayed?.given).not.toBe(null);
    expect(at(3, 1 - decides).replayed?.given).toBe(null);
    expect(at(last, 'open').replayed?.given).toBe(null);
  });

  it('knows its turns, Knock Outs and Prize cards by place', () => {
    const { landmarks, summary } = game.about;
    const turns = landmarks.filter(({ kind }) => kind === 'turn');
    expect(turns.length).toBe(summary.turn);
    for (const { place, turn } of turns) expect(at(place, 'open').view.turn).toBe(turn);
    const knockOut = landmarkFrom(landmarks, 'knock-out', -1, 1)!;
    game.goTo(knockOut.place);
    const viewing = game.viewing(0);
    game.goTo(knockOut.place + 1);
    expect(viewing.next().events.some(({ kind }) => kind === 'knockedOut')).toBe(true);
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
    const spoilt = Replay.open({ ...record, choices });
    expect(spoilt).toMatchObject({ ok: false, error: { whole: 9 } });
    expect(!spoilt.ok && spoilt.error.faults[0]).toMatch(/^Choice 10 of this record is refused: .*\([A-Z]+-\d+\)$/);
    expect(Replay.open(recordOf(record.game, choices.slice(0, 9))).ok).toBe(true);
  });

  it('that cannot begin says why', () => {
    const spoilt = Replay.open({ ...record, game: { ...record.game, era: 'nowhere' } });
    expect(spoilt).toMatchObject({ ok: false, error: { whole: -1, faults: [expect.stringContaining('nowhere')] } });
  });
});

describe('going on from a moment', () => {
  it('begins with the same answers, and another player’s seat is yours', () => {
    const place = game.about.landmarks.find(({ kind, turn }) => kind === 'turn' && turn === 4)!.place;
    const from = game.upTo(place);
    const resumed = Table.resume(from, seatedAt(from, 1).players);
    if (!resumed.ok) throw new Error(resumed.error[0]?.message);
    const table = resumed.value;
    game.goTo(place);
    expect(table.fingerprint()).toBe(game.fingerprint());
    while (table.goOn());
    expect(table.record().choices.slice(0, place)).toEqual(record.choices.slice(0, place));
    expect(table.summary(1).you).toBe(1);
    expect(table.waitsFor).toBe(1);
  });
});
