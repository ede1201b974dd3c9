// An answer is judged, written down somewhere, and only then given: what a server does with every one.
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/index.js';
import type { Table } from '../../src/session/index.js';
import { practice, setupOf, tableOf } from './tables.js';

const two = (seed = 5): Table => tableOf(setupOf(seed, 'hgss-2010', ['person', 'person']));

const offered = (table: Table, place = 0): Answer => {
  const { options } = table.viewing(table.waitsFor!).whole().view.decision!;
  return options[place % options.length]!.answer;
};

function play(table: Table, choices: number): void {
  for (let i = 0; i < choices && table.waitsFor !== null; i++)
    expect(table.choose(table.waitsFor, offered(table, i * 5))).toBe(null);
}

describe('an answer that is judged', () => {
  it('changes nothing, and is let through afterwards', () => {
    const [table, other] = [two(), two()];
    for (let i = 0; i < 60 && !table.isOver; i++) {
      const [seat, answer, before] = [table.waitsFor!, offered(table, i * 5), table.fingerprint()];
      expect(table.refuses(seat, answer)).toBe(null);
      expect(table.refuses(seat, { ...answer })).toBe(null);
      expect([table.fingerprint(), table.chosenSince(0).length]).toEqual([before, i]);
      expect(table.choose(seat, { ...answer })).toBe(null);
      expect(other.choose(seat, answer)).toBe(null);
      expect(table.fingerprint()).toBe(other.fingerprint());
    }
  });

  it('is refused with the same words before and after', () => {
    const table = two();
    play(table, 12);
    const seat = table.waitsFor!;
    const answers: Answer[] = [
      { kind: 'attach', card: 254, pokemon: 0 },
      { kind: 'pass' },
      { kind: 'concede', seat: 1 - seat },
      { kind: 'nothing' } as unknown as Answer,
    ];
    for (const answer of answers) {
      for (const who of [seat, 1 - seat, 7]) {
        const refused = table.refuses(who, answer);
        if (refused !== null) expect(table.choose(who, answer)).toEqual(refused);
      }
    }
  });

  it('is judged anew where another one was given in between', () => {
    const table = two();
    while (table.viewing(table.waitsFor!).whole().view.decision!.kind !== 'turn') play(table, 1);
    const seat = table.waitsFor!;
    expect(table.refuses(seat, { kind: 'pass' })).toBe(null);
    table.choose(seat, { kind: 'pass' });
    expect(table.choose(seat, { kind: 'pass' })?.rules.length).toBeGreaterThan(0);
  });
});

describe('going back, as players have agreed', () => {
  it('leads to where so many choices had been made, and on from there as before', () => {
    const table = two();
    const at: string[] = [];
    for (let i = 0; i < 50; i++) {
      at.push(table.fingerprint());
      play(table, 1);
    }
    const viewing = table.viewing(0);
    const { choices } = table.record();
    for (const to of [49, 33, 32, 7, 0]) {
      expect(table.back(to)).toBe(null);
      expect(table.fingerprint()).toBe(at[to]);
      expect(viewing.whole()).toEqual(table.viewing(0).whole());
      expect(table.record().choices).toEqual(choices.slice(0, to));
    }
    for (const choice of choices) expect(table.choose(table.waitsFor!, choice)).toBe(null);
    expect(viewing.whole().told).toEqual(table.viewing(0).whole().told);
  });

  it('is refused where there is no such place', () => {
    const table = two();
    play(table, 3);
    for (const to of [-1, 4, 1.5, Number.NaN]) expect(table.back(to)?.sentence).toContain('3 choices');
    expect(table.back(3)).toBe(null);
    expect(table.record().choices.length).toBe(3);
  });

  it('among bots leaves what can be taken back before that place', () => {
    const { table, viewing } = practice(5);
    play(table, 1);
    while (table.goOn());
    const { undoable } = viewing.whole();
    const { length } = table.record().choices;
    play(table, 1);
    while (table.goOn());
    table.back(length);
    expect(viewing.whole()).toMatchObject({ undoable, redoable: 0 });
    expect(table.undo()).toBe(true);
  });
});
