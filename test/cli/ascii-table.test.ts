import { describe, expect, it } from 'vitest';
import { asciiTable } from '../../src/cli/ascii-table.js';
import { playDemo } from '../../src/cli/demo-game.js';
import { NONE, play, sharedView, viewFor } from '../../src/engine/index.js';
import { BEAR, begun, boardClaim, CUB, demoClaim, ENERGY, FISH, inPlay, MEADOW } from './games.js';

const game = begun(
  boardClaim(
    [
      {
        active: [
          inPlay(BEAR, { under: [CUB], attached: [ENERGY, ENERGY], damage: 30, conditions: ['asleep', 'burned'] }),
        ],
        bench: [inPlay(FISH), inPlay(CUB, { damage: 10 })],
        hand: [ENERGY, FISH, ENERGY],
      },
      { hand: [CUB], discard: [FISH, ENERGY], prizes: [FISH] },
    ],
    { card: MEADOW, owner: 1 },
  ),
);

describe('the table', () => {
  it('shows both sides as the players sit, the Stadium between them, and what is to be decided', () => {
    const lines = asciiTable(sharedView(game), { width: 60, chosen: { kind: 'pass' } }).split('\n');
    const rule = '='.repeat(60);
    expect(lines.slice(0, 15)).toEqual([
      'Turn 5: A',
      rule,
      'deck 3, discard 2  |  B: hand 1  |  Prize cards 1',
      '  hand      Cub',
      '  Active    Cub, HP 50/50',
      `---- Stadium: Meadow ${'-'.repeat(39)}`,
      '  Active    Bear, HP 60/90, damage 30; Asleep (turned left),',
      '            Burned (marker); Grass Energy ×2; on Cub',
      '  Bench 1   Fish, HP 60/60',
      '  Bench 2   Cub, HP 40/50, damage 10',
      '  hand      Grass Energy ×2, Fish',
      'Prize cards 2  |  A: hand 3  |  deck 3, discard 0',
      rule,
      'A chooses an action, five answers:',
      '  1  Attach Grass Energy to Bear',
    ]);
    expect(lines.at(-1)).toBe('> 5  End your turn');
  });

  it('has the Prize cards at one hand of each player and the piles at the other (ZONE-19)', () => {
    const zones = asciiTable(sharedView(game), { width: 60 })
      .split('\n')
      .filter((line) => line.includes('Prize cards'));
    expect(zones.map((line) => [line.startsWith('Prize cards'), line.endsWith('discard 0')])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('tells how a card lies, and markers from damage counters (COND-18)', () => {
    const conditions = ['asleep', 'paralyzed', 'confused', 'burned', 'poisoned'] as const;
    const shown = conditions.map((condition) => {
      const side = { active: [inPlay(BEAR, { conditions: [condition] })], hand: [] };
      const text = asciiTable(sharedView(begun(boardClaim([side, { hand: [] }], null))), { width: 80 });
      return /Bear, HP 90\/90; (.*)/.exec(text)?.[1];
    });
    expect(shown).toEqual([
      'Asleep (turned left)',
      'Paralyzed (turned right)',
      'Confused (upside down)',
      'Burned (marker)',
      'Poisoned (marker)',
    ]);
  });

  it('puts the teams of four players on two sides, each player under a line of their own', () => {
    const { facts, decks, seed } = demoClaim(1);
    const four = begun({ era: 'platinum-2009', format: 'team-battle', facts, decks: [...decks, ...decks], seed });
    while (four.state.phase === 'setup') play(four, sharedView(four).decision!.options[0]!.answer);
    const lines = asciiTable(viewFor(four, 2), { width: 60 }).split('\n');
    const titles = lines.filter((line) => line.startsWith('-- '));
    expect(titles.map((line) => /-- (\w+), across from (\w+)/.exec(line)?.slice(1).join(' '))).toEqual([
      'B1 A1',
      'B2 A2',
      'A1 B1',
      'A2 B2',
    ]);
    expect(titles.filter((line) => line.includes('whose turn it is'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('  hand'))).toHaveLength(1);
  });

  it('calls the players by their names', () => {
    const text = asciiTable(sharedView(game), { width: 80, names: ['Ada', 'Ben'] });
    expect(text).toContain('Turn 5: Ada\n');
    expect(text).toContain('Ben: hand 1');
    expect(text).toContain('Ada chooses an action');
  });

  it('never shows a deck or a face-down Prize card', () => {
    const view = sharedView(game);
    expect(view.sides.flatMap(({ deck, prizes }) => [deck.cards, prizes.cards])).toEqual([null, null, null, null]);
  });

  it('says who won, and how, when the game is over', () => {
    const demo = playDemo(demoClaim(3));
    if (!demo.ok) throw new Error('the demonstration does not begin');
    const [headline] = asciiTable(sharedView(demo.value.game), { width: 80 }).split('\n');
    expect(headline).toMatch(/^The game is over in turn \d+: [AB] has won \((prizes|no-pokemon|deck-out)/);
  });
});

describe('the table of one seat', () => {
  it('has this seat at the bottom and does not show the other hand or the options of the other', () => {
    const lines = asciiTable(viewFor(game, 1), { width: 60 }).split('\n');
    expect(lines[2]).toBe('deck 3, discard 0  |  A: hand 3  |  Prize cards 2');
    expect(lines.filter((line) => line.startsWith('  hand'))).toEqual(['  hand      Cub']);
    expect(lines.at(-1)).toBe('A chooses an action.');
  });

  it('shows Pokémon placed face down by the other only as such', () => {
    const setUp = begun({ ...demoClaim(1), options: { askForced: true } });
    while (setUp.state.sides[0]!.active[0] === NONE) {
      const { decision } = sharedView(setUp);
      play(setUp, decision!.options[0]!.answer);
    }
    const own = asciiTable(viewFor(setUp, 0), { width: 60 });
    const others = asciiTable(viewFor(setUp, 1), { width: 60 });
    expect(own).toMatch(/^Setting up\n/);
    expect(own).toMatch(/\n {2}Active {4}\w+, HP \d+\/\d+\n/);
    expect(others).toContain('\n  Active    face down\n');
    expect(others).not.toContain('HP');
  });
});
