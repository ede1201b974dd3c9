import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/index.js';
import type { Moment } from '../../src/session/index.js';
import { planned, toldBetween } from '../../src/web/motion/captions.js';

const [ME, THEM] = [0, 1];

interface Stand {
  readonly lines?: readonly string[];
  readonly mine?: readonly string[];
  readonly decides?: number;
  readonly player?: number;
  readonly phase?: string;
}

/** A moment in which somebody decides, and what has been told of a turn of the other, and of one's own after it. */
function moment({ lines = [], mine, decides = THEM, player = THEM, phase = 'play' }: Stand): Moment {
  const told = [{ kind: 'turn', title: 'Turn 2', lines }];
  if (mine !== undefined) told.push({ kind: 'turn', title: 'Turn 3', lines: mine });
  return { view: { decision: { seat: decides }, seat: ME, player, phase }, told } as unknown as Moment;
}

const drawn: GameEvent = { kind: 'cardDrawn', seat: THEM, card: null };
const benched: GameEvent = { kind: 'benched', pokemon: 17, card: 61 };

describe("what is said of another player's steps", () => {
  it('is what the log tells of each, and none of one’s own', () => {
    const before = moment({ decides: ME, player: ME });
    const steps = [
      { moment: moment({}), events: [] },
      { moment: moment({ lines: ['They bench.'] }), events: [benched] },
      {
        moment: moment({ lines: ['They bench.', 'They attack.'], mine: ['You draw.'], decides: ME, player: ME }),
        events: [drawn],
      },
    ];
    const said = planned(before, steps, 'runs').map(({ saying }) => saying && [saying.at, saying.of, ...saying.lines]);
    expect(said).toEqual([null, [1, 2, 'They bench.'], [2, 2, 'They attack.']]);
  });

  it('is nothing while the game is set up', () => {
    const steps = [{ moment: moment({ lines: ['They choose.'] }), events: [benched] }];
    expect(planned(moment({ phase: 'setup' }), steps, 'runs').map(({ saying }) => saying)).toEqual([null]);
  });

  it('is one result where only that is wanted', () => {
    const steps = ['One.', 'Two.'].map((line) => ({ moment: moment({ lines: [line] }), events: [benched] }));
    expect(planned(moment({}), steps, 'only the result')).toEqual([
      { moment: steps[1]!.moment, events: [], saying: null },
    ]);
  });

  it('joins what nothing came of to the step after it', () => {
    const steps = [
      { moment: moment({}), events: [] },
      { moment: moment({ lines: ['They retreat.'] }), events: [benched] },
    ];
    expect(planned(moment({}), steps, 'runs').map(({ saying }) => saying?.lines)).toEqual([['They retreat.']]);
  });

  it('joins drawing to what brought it, in a long turn only', () => {
    const turn = (length: number) =>
      Array.from({ length }, (_, i) => ({
        moment: moment({ lines: Array.from({ length: i + 1 }, (_, line) => `Sentence ${line}.`) }),
        events: i % 2 === 0 ? [benched] : [drawn],
      }));
    expect(planned(moment({}), turn(8), 'runs')).toHaveLength(8);
    const long = planned(moment({}), turn(10), 'runs');
    expect(long.map(({ saying }) => saying?.lines.length)).toEqual([2, 2, 2, 2, 2]);
    expect(long.at(-1)?.saying).toMatchObject({ at: 5, of: 5 });
  });

  it('tells a sentence anew that has grown', () => {
    const [before, after] = [
      moment({ lines: ['They draw a.'] }),
      moment({ lines: ['They draw a and b.', 'They end.'] }),
    ];
    expect(toldBetween(before, after)).toEqual(['They draw a and b.', 'They end.']);
  });
});
