import { describe, expect, it } from 'vitest';
import { cardIn } from '../../src/engine/view.js';
import { type PuzzleClaim, puzzleFaults, readPuzzles, type Solver, scoreOf, solve } from '../../src/scenarios/index.js';
import { KNOWN } from './reading.js';

const CARDS = `cards:
  Fighter: { kind: pokemon, stage: basic, types: [Fire], hp: 60, retreat: 0,
             attacks: [ { name: Tap, cost: [], damage: 10 }, { name: Blow, cost: [R], damage: 40 } ] }
`;
const GIVEN = `given:
  A: { active: Fighter, bench: [Fighter], hand: [Fire Energy, Fire Energy] }
  B: { active: { card: Fighter, damage: 20 }, bench: [Fighter], hand: 3 }
`;
const TURN = `turn: { log: { contains: { knocked-out: "B's Fighter" } } }
`;
const SOLUTION = `solution: [ { A: { attach: Fire Energy, to: active } }, { A: { attack: Blow } } ]
`;
const MISTAKE = `mistake: [ { A: { attack: Tap } } ]
`;
const ABOUT = `name: It pays for the Knock Out
why: A Prize card.
era: swsh-2022
`;

const read = (text: string) => readPuzzles('puzzle.yaml', text, KNOWN);

function puzzle(rest: string, given = GIVEN): PuzzleClaim {
  const { puzzles, diagnostics } = read(`${ABOUT}${CARDS}${given}${rest}`);
  if (puzzles.length !== 1) throw new Error(JSON.stringify(diagnostics));
  return puzzles[0]!;
}

const complaints = (rest: string): string[] =>
  read(`${ABOUT}${CARDS}${GIVEN}${rest}`).diagnostics.map(({ message }) => message);
const faults = (rest: string, given?: string): string[] =>
  puzzleFaults(puzzle(rest, given)).map(({ message }) => message);

/** Attaches while it can, then makes the attack of that number. */
const attacker =
  (number: number): Solver =>
  ({ answers }) =>
    answers.find((each) => each.kind === 'attach') ??
    answers.find((each) => each.kind === 'attack' && each.attack === number) ??
    answers[0]!;

describe('a puzzle', () => {
  it('says what is right, and why', () => {
    expect(complaints('')).toEqual([expect.stringContaining('does not say what is right')]);
    const { diagnostics } = read(`name: It attacks\nera: swsh-2022\n${CARDS}${GIVEN}best: [pass]\n`);
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('`why` is missing')]);
  });

  it('shows beside the facts of a turn one that comes to them, and one that does not', () => {
    expect(complaints(TURN + MISTAKE)).toEqual([expect.stringContaining('stands a `solution`')]);
    expect(complaints(TURN + SOLUTION)).toEqual([expect.stringContaining('stands a `mistake`')]);
    expect(complaints(`best: [pass]\n${MISTAKE}`)).toEqual([expect.stringContaining('goes with `turn`')]);
  });

  it('has keys that are known, and answers that are one answer', () => {
    expect(complaints('bset: [pass]\n')).toContainEqual(expect.stringContaining('Did you mean `best`?'));
    const paid = 'best: [ { retreat: { to: bench.0, pay: [Fire Energy] } } ]\n';
    expect(complaints(paid)).toEqual([expect.stringContaining('leave `pay` out')]);
  });

  it('is sound when its answers are legal and its turns come to what they should', () => {
    expect(faults(TURN + SOLUTION + MISTAKE)).toEqual([]);
    expect(faults('best: [ { attach: Fire Energy, to: active } ]\nblunders: [ { retreat: bench.0 } ]\n')).toEqual([]);
  });

  it('is not sound with an answer that the rules refuse', () => {
    expect(faults('best: [ { attack: Blow } ]\n')).toEqual([expect.stringContaining('is refused')]);
    expect(faults(`${TURN}solution: [ { A: { attack: Blow } } ]\n${MISTAKE}`)).toHaveLength(1);
  });

  it('is not sound where nothing is asked', () => {
    const alone = 'given:\n  A: { active: Fighter, impossible: allowed }\n  B: { active: Fighter }\n';
    expect(faults('best: [pass, { attack: Tap }]\n', alone)).toEqual(['Every answer is right.']);
    expect(faults('best: [pass]\nblunders: [pass]\n')).toEqual(['One answer is both best and a blunder.']);
  });

  it('is not sound with a solution that is none, or a mistake that is none', () => {
    const wrong = `solution: [ { A: { attack: Tap } } ]\n`;
    expect(faults(TURN + wrong + MISTAKE)).toEqual([expect.stringContaining('does not come to the facts')]);
    const right = `mistake: [ { A: { attach: Fire Energy, to: active } }, { A: { attack: Blow } } ]\n`;
    expect(faults(TURN + SOLUTION + right)).toEqual([expect.stringContaining('comes to the facts too')]);
  });

  it('is solved by the turn that comes to its facts, and by no other', () => {
    const asked = puzzle(TURN + SOLUTION + MISTAKE);
    const knocker: Solver = ({ answers, view }) => {
      const mine = view.sides[0]!.active[0]!.pokemon;
      const attach = answers.find((each) => each.kind === 'attach' && each.pokemon === mine);
      return attach ?? attacker(1)({ answers } as never, () => 0);
    };
    expect(solve(asked, attacker(0))[0]).toMatchObject({ right: false, wrong: expect.stringContaining('expected') });
    expect(scoreOf([asked], knocker)).toEqual({ right: ['It pays for the Knock Out'], wrong: [] });
  });

  it('takes any copy of a card for the one that is named', () => {
    const asked = puzzle('best: [ { attach: Fire Energy, to: bench.0 } ]\n');
    const copies =
      (place: number): Solver =>
      (outlook) => {
        const { pokemon } = outlook.view.sides[0]!.bench[0]!;
        const all = outlook.answers.filter((each) => each.kind === 'attach' && each.pokemon === pokemon);
        return all[Math.min(place, all.length - 1)]!;
      };
    for (const place of [0, 1]) expect(solve(asked, copies(place))[0]!.right).toBe(true);
    expect(solve(asked, () => ({ kind: 'pass' }))[0]!.wrong).toContain('It answers');
  });

  it('asks whoever has to decide after its steps', () => {
    const given = `given:
  player: B
  A: { active: { card: Fighter, damage: 30 }, bench: [ Fighter, { card: Fighter, energy: [Fire Energy] } ] }
  B: { active: { card: Fighter, energy: [Fire Energy] }, bench: [Fighter] }
do: [ { B: { attack: Blow } }, { B: { answer: 0 } } ]
`;
    const asked = puzzle('best: [bench.1]\n', given);
    expect(puzzleFaults(asked)).toEqual([]);
    const promotes =
      (place: number): Solver =>
      (outlook) =>
        outlook.answers[place]!;
    expect([0, 1].map((place) => solve(asked, promotes(place))[0]!.right)).toEqual([false, true]);
  });

  it('hides cards that are not blank, and shows nobody where they lie', () => {
    const asked = puzzle('best: [pass]\n');
    solve(asked, (outlook) => {
      expect(outlook.view.sides[1]!.hand).toMatchObject({ count: 3, cards: null });
      const imagined = outlook.imagine(() => 0);
      const { hand } = imagined.state.sides[1]!;
      expect(hand.map((card) => cardIn(imagined, card).name)).not.toContain('Filler');
      return { kind: 'pass' };
    });
  });
});
