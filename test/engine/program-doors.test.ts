// Programs that no compiler made, handed straight to the engine: refused with the card's name and the place, never an exception.
import { describe, expect, it } from 'vitest';
import { claimDecks } from '../../src/cards/index.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { type CardProgram, type GameClaim, newGame, prepare, recordOf, replay } from '../../src/engine/index.js';
import { programFaults } from '../../src/engine/record/program-faults.js';

const { decks } = shippedLibrary();
const deck = decks.find(({ era, format }) => era === 'base-1999' && format === 'constructed') ?? decks[0]!;
const claimed = claimDecks([deck.entries, deck.entries]);
if (!claimed.ok) throw new Error('the deck is not one that can be played');
const claim: GameClaim = { era: deck.era, format: 'constructed', seed: 1, ...claimed.value };
const place = claim.programs!.findIndex((program) => program?.attacks.some((attack) => attack !== null));
const { name } = claim.facts[place]!;

/** The claim with something else in the place of one program. */
const withProgram = (program: unknown): GameClaim => ({
  ...claim,
  programs: claim.programs!.with(place, program as CardProgram),
});

/** A program of the same card whose first attack does these things. */
const doing = (...statements: unknown[]): CardProgram => {
  const program = claim.programs![place]!;
  const at = program.attacks.findIndex((attack) => attack !== null);
  return {
    ...program,
    attacks: program.attacks.with(at, { ...program.attacks[at]!, do: statements } as never),
  };
};

const said = (program: unknown): string => {
  const begun = newGame(withProgram(program));
  return begun.ok ? 'taken' : begun.error.map(({ message }) => message).join('\n');
};

const ACTIVE = { get: 'pokemon', side: 'opponent', spot: 'active' };

function knotted(): unknown {
  const test: { test: string; of?: unknown } = { test: 'not' };
  test.of = test;
  return { op: 'if', if: test, do: [] };
}

describe('a program from outside', () => {
  it('is taken where it says what the language can say', () => {
    expect(said(claim.programs![place])).toBe('taken');
    expect(said(doing({ op: 'draw', n: 2 }))).toBe('taken');
    expect(said(doing({ op: 'flip', coins: 1, as: '#1' }, { op: 'if', if: { test: 'did', what: '#1' }, do: [] }))).toBe(
      'taken',
    );
  });

  it('is what every shipped card has', () => {
    for (const { entries } of decks) {
      const made = claimDecks([entries]);
      if (!made.ok) throw new Error(made.error.join());
      const { facts, programs = [] } = made.value;
      for (const [at, program] of programs.entries())
        if (program !== null) expect(programFaults(program, facts[at]!.name, '')).toEqual([]);
    }
  });

  it.each([
    ['an act that there is not', { op: 'teleport' }, /do\[0\]\.op must be one of .*"draw".*, not "teleport"\.$/],
    ['an act without a word', { n: 1 }, /do\[0\]\.op must be one of/],
    ['a field too few', { op: 'draw' }, /do\[0\] lacks "n"\.$/],
    ['a field too many', { op: 'draw', n: 1, m: 1 }, /do\[0\] has the unknown field "m"\.$/],
    ['a field with nothing in it', { op: 'draw', n: 1, upTo: undefined }, /do\[0\] has nothing in its field "upTo"\.$/],
    ['less than nothing', { op: 'draw', n: -1 }, /do\[0\]\.n must be a whole number from 0 to 1000, not -1\.$/],
    ['half a card', { op: 'draw', n: 0.5 }, /do\[0\]\.n must be a whole number from 0 to 1000, not 0\.5\.$/],
    ['a text for a number', { op: 'draw', n: '1' }, /do\[0\]\.n must be an object, not "1"\.$/],
    [
      'a card for a Pokémon',
      { op: 'knock-out', pokemon: { get: 'cards', in: { zone: 'hand' } } },
      /pokemon\.get must be/,
    ],
    [
      'a place that is none',
      { op: 'look', cards: { get: 'cards', in: {} } },
      /cards\.in must be something with one of/,
    ],
    ['no modes', { op: 'modal', options: [] }, /options must not be empty/],
    ['a list that is none', { op: 'if', if: { test: 'new' }, do: {} }, /do\[0\]\.do must be a list\.$/],
    ['nothing at all', null, /do\[0\] must be an object, not null\.$/],
    [
      'a name nobody gave',
      { op: 'damage', n: 10, to: { get: 'ref', name: '#7' } },
      /speaks of #7, and nothing is called so/,
    ],
    [
      'a card that is spoken of as a Pokémon',
      {
        op: 'if',
        if: { test: 'new' },
        do: [
          { op: 'pick', of: { get: 'cards', in: { zone: 'hand' }, take: { n: 1 } }, as: '#1' },
          { op: 'knock-out', pokemon: { get: 'ref', name: '#1' } },
        ],
      },
      /pokemon\.name speaks of #1 as of pokemon, and it is cards\.$/,
    ],
    ['a name of ours', { op: 'draw', n: 1, as: '#!them' }, /as must be a name such as "#1", not "#!them"\.$/],
    ['what holds itself', knotted(), /nested more than 100 deep/],
  ])('is refused for %s', (_, statement, sentence) => {
    const message = said(doing(statement));
    expect(message).toContain(`The program of ${name} `);
    expect(message).toMatch(sentence as RegExp);
  });

  it('is refused where it is larger than any text, however it is made', () => {
    const many = { test: 'all', of: new Array(30).fill({ test: 'all', of: new Array(30).fill({ test: 'new' }) }) };
    expect(said(doing({ op: 'if', if: { test: 'all', of: new Array(30).fill(many) }, do: [] }))).toContain('too many');
    expect(said(doing(...new Array(31).fill({ op: 'draw', n: 1 })))).toContain('at most 30 entries');
  });

  it('is refused at every door alike, and it is told where it stands', () => {
    const wrong = withProgram(doing({ op: 'damage', n: 10, to: { ...ACTIVE, side: 'left' } }));
    for (const answer of [newGame(wrong), prepare(wrong), replay(recordOf(wrong, []))]) {
      const [fault] = answer.ok ? [] : answer.error;
      expect(fault?.where).toMatch(new RegExp(`^programs\\[${place}\\]\\.attacks\\[\\d\\]\\.do\\[0\\]\\.to\\.side$`));
    }
  });

  it('is refused where it is of another card', () => {
    expect(said({ attacks: [], powers: [], card: [] })).toBe(
      `The program of ${name} is of a card with other attacks or powers.`,
    );
  });
});
