// Every word of the effect language is carried out: a scenario shows it, or a program given to the engine does.
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/cards/index.js';
import {
  BLANK_FACTS,
  type CardProgram,
  type CardWord,
  type Game,
  HAPPENED,
  happen,
  notCarriedOut,
  type Part,
  play,
  type Statement,
} from '../../src/engine/index.js';
import { ANSWERED, FORETOLD, NAMED, TRIGGERED } from '../../src/engine/link/carried-out.js';
import { HAPPENINGS, QUESTIONS } from '../../src/engine/link/listen.js';
import { holds, scopeOfPokemon } from '../../src/engine/terms/judge.js';
import { keptScenarios, knownIds } from '../scenarios/known.js';
import { A_ACTIVE, B_ACTIVE, board, pokemonCard } from './board.js';

type Node = Readonly<Record<string, unknown>>;

const eventIn = (node: Node): string => (node['on'] as { readonly event: string }).event;

/** What a node says: a question, its change, a happening that is waited for or told ahead, a statement, a named one. */
function wordsIn(node: Node): readonly string[] {
  const { part, question, change, op, as } = node;
  if (part === 'answer') return [String(question), `change ${Object.keys(change as object)[0]}`];
  if (part === 'trigger') return [`on ${eventIn(node)}`];
  if (part === 'would') return [`before ${eventIn(node)}`];
  if (typeof op !== 'string') return [];
  return as === undefined ? [op] : [op, `named ${op}`];
}

/** The words that the texts of all scenarios come to. */
function wordsShown(): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const word of wordsIn(value as Node)) words.add(word);
    Object.values(value).forEach(visit);
  };
  for (const { claim } of keptScenarios(knownIds())) {
    for (const { facts } of claim.cards.values()) {
      const made = compileCard(facts);
      if (made.ok) visit(made.program);
    }
  }
  return words;
}

/** Words that no text comes to yet; what they do is tested below, or in `texts.test.ts`. */
const PROGRAMMED = new Set(['on attacked', 'on used-attack', 'on healed', 'on prize-taken', 'on turn-began']);

describe('a word of the effect language has a scenario, or a test here', () => {
  const shown = wordsShown();
  const missing = (words: readonly string[]): string[] =>
    words.filter((word) => !shown.has(word) && !PROGRAMMED.has(word));

  it('as a question, and as a change to its answer', () => {
    const changes = Object.values(ANSWERED).flatMap((answered) => answered.changes.map((word) => `change ${word}`));
    expect(missing([...QUESTIONS, ...changes])).toEqual([]);
    expect(Object.keys(ANSWERED).sort()).toEqual([...QUESTIONS].sort());
  });

  it('as a happening that is waited for, or told ahead', () => {
    const waited = HAPPENINGS.filter((word) => TRIGGERED[word] !== null).map((word) => `on ${word}`);
    expect(missing([...waited, ...Object.keys(FORETOLD).map((word) => `before ${word}`)])).toEqual([]);
    expect(Object.keys(TRIGGERED).sort()).toEqual([...HAPPENINGS].sort());
  });

  it('as a statement', () => {
    expect(missing(Object.keys(NAMED))).toEqual([]);
  });

  it('and not both', () => {
    expect([...PROGRAMMED].filter((word) => shown.has(word))).toEqual([]);
  });
});

const self = { get: 'ref', name: 'self' } as const;
const attacker = pokemonCard({
  attacks: [{ name: 'Try', cost: [], damage: 0, mark: '', text: 'as programmed', gx: false, vstar: false }],
});
const listener = pokemonCard({ name: 'Target', powers: [{ kind: 'ability', name: 'Ear', text: 'as programmed' }] });

/** A attacks with these statements while B has these rules. */
function attacked(statements: readonly Statement[], ...parts: readonly Part[]): Game {
  const programs: readonly CardProgram[] = [
    { attacks: [{ part: 'attack', do: statements }], powers: [], card: [] },
    { attacks: [], powers: [parts], card: [] },
  ];
  const game = board({ era: 'swsh-2022', active: [attacker, listener], programs });
  play(game, { kind: 'attack', pokemon: A_ACTIVE, attack: 0, target: B_ACTIVE });
  return game;
}

const NOTHING: CardProgram = { attacks: [], powers: [[]], card: [] };

const countersOn = (event: 'attacked' | 'used-attack' | 'healed' | 'prize-taken' | 'turn-began'): Part => ({
  part: 'trigger',
  on: { event },
  do: [{ op: 'put-counters', n: 1, on: self }],
});

describe('a happening that no text waits for yet', () => {
  const HEAL: Statement = { op: 'heal', n: 10, from: self };
  const HURT: Statement = { op: 'put-counters', n: 2, on: self };

  it.each([
    ['attacked', [], 10],
    ['used-attack', [], 10],
    ['healed', [HURT, HEAL], 10],
    ['healed', [HEAL], 0],
    ['turn-began', [], 10],
  ] as const)('%s is heard', (event, statements, damage) => {
    expect(attacked(statements, countersOn(event)).state.pokemon[B_ACTIVE]!.damage).toBe(damage);
  });

  it('prize-taken is heard', () => {
    const game = attacked([], countersOn('prize-taken'));
    happen(game, HAPPENED['prize-taken'], { seat: 0 });
    expect(game.state.due).toHaveLength(1);
  });
});

describe('a Trainer card that is played as a Pokémon', () => {
  const matches = (kinds: readonly CardWord[] | null, era = 'platinum-2009'): boolean => {
    const asPokemon = { types: ['Colorless' as const], ...(kinds === null ? {} : { kinds }) };
    const fossil: CardProgram = { attacks: [], powers: [], card: [{ part: 'play', asPokemon, do: [] }] };
    const stone = { ...BLANK_FACTS, name: 'Stone', kind: 'trainer', trainer: 'fossil', hp: 50, text: 'so' } as const;
    const game = board({ era, active: [stone, listener], programs: [fossil, NOTHING] });
    return holds(game, scopeOfPokemon(A_ACTIVE), {
      test: 'matches',
      of: self,
      where: { test: 'kind', is: ['trainer'] },
    });
  };

  it('is a Trainer card in play only where its text says so', () => {
    expect(matches(['trainer', 'pokemon'])).toBe(true);
    expect(matches(null)).toBe(false);
  });

  it('is one whatever its text says from 2005 until the rules of 2009 (FOS-03)', () => {
    const eras = ['ex-2004', 'ex-2005', 'diamond-pearl-2007', 'platinum-2009'];
    expect(eras.map((era) => matches(null, era))).toEqual([false, true, true, false]);
  });
});

describe('a program that nobody would carry out is refused', () => {
  const answer = (fields: object): object => ({ part: 'answer', of: self, change: { forbid: true }, ...fields });
  const trigger = (on: object): object => ({ part: 'trigger', on, do: [] });
  const past = (what: object): object => ({ test: 'happened', what, when: 'this-turn' });

  it.each([
    [answer({ question: 'luck' }), 'Nobody asks for "luck".'],
    [answer({ question: 'hp' }), '"forbid" cannot change "hp".'],
    [answer({ question: 'can-retreat', existing: 'end' }), '"can-retreat" is not asked with "existing".'],
    [trigger({ event: 'affected' }), '"affected" cannot be waited for.'],
    [trigger({ event: 'prize-taken', subject: self }), 'Of "prize-taken" it is not known what its "subject" is.'],
    [{ part: 'would', on: { event: 'evolved' }, do: [] }, '"evolved" cannot be told ahead.'],
    [past({ event: 'checkup' }), '"checkup" is not remembered.'],
    [past({ event: 'attached', to: self }), 'Of "attached" its "to" is not remembered.'],
    [
      past({ event: 'damaged', source: { what: ['attack'], where: { test: 'stage', is: ['basic'] } } }),
      'What sort of thing something came from is not remembered.',
    ],
    [{ op: 'damage', n: 10, to: self, as: '#1' }, 'Whether "damage" was done is not known afterwards.'],
    [{ op: 'lasting', on: self, rules: [], span: 'game', ends: [{ event: 'checkup' }] }, '"checkup" ends nothing.'],
    [
      { op: 'lasting', on: self, rules: [answer({ question: 'can-heal' })], span: 'game', once: true },
      'A rule that answers questions is not used up.',
    ],
  ])('%j', (program, sentence) => {
    expect(notCarriedOut([program])).toBe(sentence);
  });

  it('when a game is set up', () => {
    const rule = { part: 'answer', question: 'hp', of: self, change: { forbid: true } } as unknown as Part;
    expect(() => attacked([], rule)).toThrow('Target cannot be played. "forbid" cannot change "hp".');
  });
});
