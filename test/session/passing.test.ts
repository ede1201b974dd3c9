import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/bots/index.js';
import type { Seat } from '../../src/engine/index.js';
import { isPassed, type Moment, momentAfter, Passing, type Table, type Viewing } from '../../src/session/index.js';
import { setupOf, tableOf } from './tables.js';

const TWO = ['person', 'person'] as const;
const passedTable = (seed: number): Table => tableOf(setupOf(seed, 'hgss-2010', TWO));

const othersHands = ({ view }: Moment, seat: Seat | null): unknown[] =>
  view.sides.filter((side) => side.seat !== seat).map(({ hand }) => hand.cards);

interface Shown {
  readonly moment: Moment;
  /** Who has the device; null: it is covered. */
  readonly holder: Seat | null;
}

/** A seat, or a spectator, at any table: all that it is told from the first choice on. */
class Told {
  private readonly viewing: Viewing;
  moment: Moment;

  constructor(table: Table, viewer: Seat | 'spectator') {
    this.viewing = table.viewing(viewer);
    this.moment = this.viewing.whole();
  }

  next(): Moment {
    this.moment = momentAfter(this.moment, this.viewing.next());
    return this.moment;
  }
}

/** Plays a game by chance on one device, and looks at each moment that it shows. */
function play(seed: number, choices: number, look: (shown: Shown, atAnyTable: Moment) => void): void {
  const table = passedTable(seed);
  const passing = new Passing(table);
  const random = chanceFrom([seed, 2, 3, 4]);
  const told = [new Told(table, 0), new Told(table, 1), new Told(table, 'spectator')];
  const shows = (moment: Moment, holder: Seat | null): void => {
    for (const each of told) each.next();
    look({ moment, holder }, told[holder ?? 2]!.moment);
  };
  shows(passing.cover().moment, null);
  for (let choice = 0; choice < choices && !table.isOver; choice++) {
    let moment = passing.lift()!;
    const holder = passing.holder!;
    shows(moment, holder);
    const { options } = moment.view.decision!;
    expect(table.choose(holder, options[random(options.length)]!.answer)).toBe(null);
    const { deltas, covered } = passing.next();
    for (const delta of deltas) moment = momentAfter(moment, delta);
    shows(moment, holder);
    if (covered !== null) shows(covered.moment, null);
  }
}

describe('a device that two people hand round', () => {
  it('shows no card of the hand of whoever has not got it, covered or not', () => {
    let shown = 0;
    for (let seed = 1; seed <= 6; seed++) {
      play(seed, 60, ({ moment, holder }, atAnyTable) => {
        expect(othersHands(moment, holder)).toEqual(othersHands(moment, holder).map(() => null));
        expect(moment.view).toEqual(atAnyTable.view);
        expect(moment.told).toEqual(atAnyTable.told);
        const known = new Set(atAnyTable.seen.map(([card]) => card));
        expect(moment.seen.filter(([card]) => !known.has(card))).toEqual([]);
        shown++;
      });
    }
    expect(shown).toBeGreaterThan(300);
  });

  it('is covered as soon as somebody else is asked, and lifted for that one only', () => {
    const passing = new Passing(passedTable(1));
    const { to } = passing.cover();
    expect(passing.holder).toBe(null);
    expect(passing.lift()?.view.seat).toBe(to);
    expect(passing.holder).toBe(to);
  });
});

describe('taking back on a device that is handed round', () => {
  it('goes no further than the own stretch, and not past what has come to light', () => {
    let [undone, bounded] = [0, 0];
    for (let seed = 1; seed <= 8; seed++) {
      const table = passedTable(seed);
      const passing = new Passing(table);
      const random = chanceFrom([seed, 9, 9, 9]);
      let stretch = 0;
      for (let choice = 0; choice < 80 && !table.isOver; choice++) {
        const had = passing.holder;
        const moment = passing.lift()!;
        if (passing.holder !== had) stretch = table.record().choices.length;
        if (had !== passing.holder) {
          expect(moment.undoable).toBe(0);
          expect(table.undo()).toBe(false);
          bounded++;
        }
        if (moment.undoable > 0 && random(3) === 0) {
          expect(table.undo()).toBe(true);
          expect(table.record().choices.length).toBeGreaterThanOrEqual(stretch);
          expect(table.waitsFor).toBe(passing.holder);
          passing.stands();
          undone++;
          continue;
        }
        const { options } = moment.view.decision!;
        table.choose(passing.holder!, options[random(options.length)]!.answer);
        const { deltas } = passing.next();
        const isLit = deltas.some(({ events }) => events.some(({ kind }) => kind === 'cardDrawn'));
        if (isLit && passing.holder !== null) expect(passing.lift()!.undoable).toBe(0);
      }
    }
    expect(undone).toBeGreaterThan(5);
    expect(bounded).toBeGreaterThan(20);
  });

  it('gives no hints: they are for who plays bots', () => {
    const table = passedTable(1);
    const passing = new Passing(table);
    passing.lift();
    expect(table.hint(passing.holder!, 'where')).toMatchObject({ sentence: expect.any(String) });
  });
});

describe('who looks on', () => {
  it('sees all hands only where bots are among themselves', () => {
    const bots = tableOf(setupOf(1, 'hgss-2010', ['random', 'random']));
    expect(othersHands(bots.viewing('open').whole(), null).every((hand) => Array.isArray(hand))).toBe(true);
    for (const players of [TWO, ['person', 'random'], ['random', 'empty']] as const) {
      const table = tableOf(setupOf(1, 'hgss-2010', players));
      expect(othersHands(table.viewing('open').whole(), null)).toEqual([null, null]);
    }
  });

  it('hands a device round where more than one person sits', () => {
    expect(isPassed(TWO)).toBe(true);
    expect(isPassed(['person', 'random'])).toBe(false);
    expect(isPassed(['random', 'random'])).toBe(false);
  });
});
