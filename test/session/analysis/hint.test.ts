import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../../src/engine/index.js';
import { type Hint, type HintStage, type Player, type Reasons, Table } from '../../../src/session/index.js';
import { attack, type Board, basic, boardClaim } from '../../bots/board.js';
import { practice } from '../tables.js';

const fighter = basic('Fighter', { hp: 120, attacks: [attack('Tap', 10), attack('Blow', 40)] });
const board: Board = { active: fighter, bench: [basic('Filler', {})], against: basic('Victim', { hp: 40 }) };

function tableAt(players: readonly Player[], practiceTable = true): Table {
  const record: GameRecord = { rulebox: 2, game: boardClaim(board), choices: [] };
  const table = Table.resume(record, players, { practice: practiceTable });
  if (!table.ok) throw new Error(table.error[0]?.message);
  return table.value;
}

const hintOf = (table: Table, stage: HintStage): Partial<Hint> => table.hint(0, stage) as Partial<Hint>;

describe('a hint', () => {
  const table = tableAt(['person', 'greedy']);

  it('first tells where to look, then what to do, then why', () => {
    const where = hintOf(table, 'where');
    expect(Object.keys(where)).toEqual(['where']);
    const { view } = table.viewing(0).whole();
    const actives = view.sides.map(({ active }) => active[0]!.pokemon);
    expect(where.where).toEqual({ cards: [], pokemon: actives });
    const what = hintOf(table, 'what');
    expect(Object.keys(what)).toEqual(['where', 'what']);
    expect(what.what!.option.text).toBe('Attack Victim with Blow');
    expect(hintOf(table, 'why').why).toEqual([
      'Fighter Knocks Out Victim with Blow (in 10 of 10 imagined games; otherwise, in 0).',
    ]);
  });

  it('is an answer that is offered, found anew where the game has gone on', () => {
    const { table: own, seat } = practice(3, 'hgss-2010', ['person', 'greedy']);
    let told = 0;
    for (let choices = 0; choices < 4; choices++) {
      const { options } = own.viewing(seat).whole().view.decision!;
      const hint = own.hint(seat, 'what') as Partial<Hint> | null;
      if (hint !== null) told++;
      const { answer } = hint?.what?.option ?? options[0]!;
      expect(options.map((option) => option.answer)).toContainEqual(answer);
      expect(own.hint(seat, 'what')).toEqual(hint);
      expect(own.choose(seat, answer)).toBeNull();
      while (own.goOn());
    }
    expect(told).toBeGreaterThan(1);
  });

  it.each([
    ['where two people play', ['person', 'person'], true],
    ['online, where nobody practises', ['person', 'greedy'], false],
  ] as const)('is not given %s', (_, players, isPractice) => {
    const refusal = tableAt(players, isPractice).hint(0, 'where') as Reasons;
    expect(refusal.sentence).toBe('There are hints in practice only, where one person plays bots.');
  });

  it('is not given to somebody of whom nothing is asked', () => {
    const other = tableAt(['greedy', 'person']);
    expect((other.hint(1, 'where') as Reasons).sentence).toBe('Nothing is asked of you now.');
    expect((other.hint(0, 'where') as Reasons).sentence).toMatch(/^There are hints in practice only/);
  });
});
