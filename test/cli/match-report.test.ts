import { describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { reportText } from '../../src/cli/report-text.js';
import { type Section, tellMatch } from '../../src/companion/index.js';
import { type Answer, apply, eventsFor, type Game, type GameEvent } from '../../src/engine/index.js';
import { BEAR, begun, boardClaim, CUB, demoClaim, ENERGY, FISH, inPlay } from './games.js';

const NAMES = ['Ada', 'Ben'];
const start = begun(demoClaim(1));
/** The first card of that name in a seat's deck. */
const card = (seat: number, name: string): number =>
  start.setup.ownerOf.findIndex(
    (owner, id) => owner === seat && start.setup.cards[start.setup.cardOf[id]!]!.name === name,
  );
const paragraphs = (events: GameEvent[], from: Game = start): readonly string[] =>
  tellMatch(from, events, { names: NAMES }).flatMap((section) => section.paragraphs);

const REVEALED: GameEvent[] = [
  { kind: 'revealed', pokemon: 0, card: card(0, 'Cindercub') },
  { kind: 'revealed', pokemon: 1, card: card(0, 'Ashmole') },
  { kind: 'revealed', pokemon: 2, card: card(0, 'Voltmote') },
  { kind: 'revealed', pokemon: 16, card: card(1, 'Ripplet') },
];
const PRIZES: GameEvent[] = [
  { kind: 'prizesSetAside', seat: 0, count: 6 },
  { kind: 'prizesSetAside', seat: 1, count: 6 },
];

describe('the opening', () => {
  it('is told in a few sentences, each Pokémon once', () => {
    const events: GameEvent[] = [
      { kind: 'gameBegan', suddenDeaths: 0 },
      { kind: 'greeted' },
      { kind: 'coinFlipped', seat: 0, reason: 'first', heads: true },
      { kind: 'wentFirst', seat: 1 },
      { kind: 'cardDrawn', seat: 0, card: 3 },
      { kind: 'placedActive', pokemon: 0, card: card(0, 'Cindercub') },
      { kind: 'placedOnBench', pokemon: 1, card: card(0, 'Ashmole') },
      { kind: 'placedOnBench', pokemon: 2, card: card(0, 'Voltmote') },
      { kind: 'placedActive', pokemon: 16, card: card(1, 'Ripplet') },
      ...PRIZES,
      ...REVEALED,
    ];
    expect(tellMatch(start, events, { names: NAMES })).toEqual<Section[]>([
      {
        kind: 'opening',
        title: 'The opening',
        paragraphs: [
          'The players shake hands. Ada flips a coin to decide who goes first: heads. Ben goes first.',
          'Ada opens with Cindercub, and on the Bench Ashmole and Voltmote. Ben opens with Ripplet alone. ' +
            'Each sets six Prize cards aside.',
        ],
      },
    ]);
  });

  it('counts mulligans, those of both players apart, tells the hand that is shown, and the bonus cards for them', () => {
    const events: GameEvent[] = [
      { kind: 'gameBegan', suddenDeaths: 0 },
      { kind: 'mulliganTaken', seat: 0, shared: true },
      { kind: 'mulliganTaken', seat: 1, shared: true },
      { kind: 'handShown', seat: 1, card: card(1, 'Water Energy') },
      { kind: 'mulliganTaken', seat: 1, shared: false },
      { kind: 'mulliganTaken', seat: 1, shared: false },
      { kind: 'bonusTaken', seat: 0, count: 1 },
      { kind: 'bonusTaken', seat: 0, count: 0 },
    ];
    expect(paragraphs(events)).toEqual([
      'Ada and Ben have no Basic Pokémon and take one mulligan each. ' +
        'Ben has no Basic Pokémon: two mulligans. Ben shows Water Energy. Ada draws one bonus card.',
    ]);
  });

  it('ends with the coin where the era flips it last', () => {
    const [, told] = paragraphs([
      { kind: 'gameBegan', suddenDeaths: 0 },
      { kind: 'greeted' },
      ...PRIZES,
      { kind: 'coinFlipped', seat: 0, reason: 'first', heads: false },
      { kind: 'wentFirst', seat: 1 },
      ...REVEALED,
    ]);
    expect(told).toMatch(/Prize cards aside\. Ada flips a coin to decide who goes first: tails\. Ben goes first\.$/);
  });

  it('tells what lies face down where the game stops before it is revealed', () => {
    const events: GameEvent[] = [
      { kind: 'gameBegan', suddenDeaths: 0 },
      { kind: 'placedActive', pokemon: 0, card: null },
    ];
    expect(paragraphs(events)).toEqual(['Ada places a card face down as the Active Pokémon.']);
  });
});

describe('a turn', () => {
  const board = boardClaim([
    { active: [inPlay(CUB, { attached: [ENERGY, ENERGY] })], bench: [inPlay(FISH)], hand: [BEAR] },
    { active: [inPlay(FISH, { damage: 20 })], bench: [inPlay(CUB)] },
  ]);
  /** What a report says of these answers, given one after the other on the board. */
  function told(...given: Answer[]): Section[] {
    let game = begun(board);
    const events = given.flatMap((each) => {
      const applied = apply(game, each);
      if (!applied.ok) throw new Error(applied.error.sentence);
      game = applied.value.game;
      return eventsFor(applied.value.events, 'all-seeing');
    });
    return tellMatch(begun(board), events, { names: NAMES });
  }
  const bite: Answer = { kind: 'attack', pokemon: 0, attack: 0, target: 16 };

  it('has a paragraph for what was done and one for the attack, with the HP that are left', () => {
    const bear = begun(board).state.sides[0]!.hand[0]!;
    expect(told({ kind: 'evolve', card: bear, pokemon: 0 }, bite)[0]).toEqual({
      kind: 'turn',
      title: 'Turn 5: Ada',
      paragraphs: ['Ada’s Cub evolves into Bear.', 'Ada’s Bear uses Bite. Ben’s Fish takes 20 damage, 20 HP left.'],
    });
  });

  it('says how damage came about where something changed it, step by step (DMG-09)', () => {
    const weak = { weaknesses: [{ type: 'Grass' as const, amount: { operation: 'times' as const, number: 2 } }] };
    const tough = { resistances: [{ type: 'Grass' as const, amount: 10 }] };
    const facts = board.facts.map((each, place) => (place === FISH ? { ...each, ...weak, ...tough } : each));
    const applied = apply(begun({ ...board, facts }), bite);
    if (!applied.ok) throw new Error(applied.error.sentence);
    expect(paragraphs(eventsFor(applied.value.events, 'all-seeing'), begun({ ...board, facts }))[0]).toBe(
      'Ada’s Cub uses Bite. Ben’s Fish takes 30 damage, 10 HP left (20, with Weakness 40, with Resistance 30).',
    );
  });

  it('says once that Resistance leaves nothing, however far below zero it goes (DMG-13)', () => {
    const hard = { resistances: [{ type: 'Grass' as const, amount: 30 }] };
    const facts = board.facts.map((each, place) => (place === FISH ? { ...each, ...hard } : each));
    const applied = apply(begun({ ...board, facts }), bite);
    if (!applied.ok) throw new Error(applied.error.sentence);
    expect(paragraphs(eventsFor(applied.value.events, 'all-seeing'), begun({ ...board, facts }))[0]).toBe(
      'Ada’s Cub uses Bite. Ben’s Fish takes no damage (20, with Resistance 0).',
    );
  });

  it('is quiet about the draw, and says that it ends only if nobody attacked', () => {
    expect(told({ kind: 'pass' }, { kind: 'pass' }).map(({ title, paragraphs: all }) => [title, ...all])).toEqual([
      ['Turn 5: Ada', 'Ada ends the turn.'],
      ['Turn 6: Ben', 'Ben ends the turn.'],
    ]);
  });

  it('tells Knock Outs and how many Prize cards are left', () => {
    const prize: Answer = { kind: 'prize', place: 0 };
    const sections = told(bite, { kind: 'pass' }, bite, prize);
    expect(sections.at(-1)?.paragraphs).toEqual([
      'Ada’s Cub uses Bite. Ben’s Fish takes 20 damage. Ben’s Fish is Knocked Out. Ada takes a Prize card; one is left. ' +
        'Ben makes Cub the Active Pokémon.',
    ]);
  });

  it('tells a retreat with what was paid for it', () => {
    const sections = paragraphs(
      [
        { kind: 'retreatPaid', pokemon: 0, card: 1 },
        { kind: 'retreatPaid', pokemon: 0, card: 2 },
        { kind: 'retreated', pokemon: 0, to: 1 },
        { kind: 'turnEnded', seat: 0, turn: 5 },
      ],
      begun(board),
    );
    expect(sections).toEqual([
      'For Grass Energy and Grass Energy: Ada’s Cub retreats; Fish is Active. Ada ends the turn.',
    ]);
  });

  it('tells what happens between turns in a paragraph of its own', () => {
    const events: GameEvent[] = [
      { kind: 'turnEnded', seat: 0, turn: 5 },
      { kind: 'checkupBegan', turn: 5 },
      { kind: 'damagedByPoison', pokemon: 16, points: 10 },
    ];
    expect(paragraphs(events, begun(board))).toEqual([
      'Ada ends the turn.',
      'Poison: 1 damage counter on Ben’s Fish, 30 HP left.',
    ]);
  });

  it('tells Prize cards taken together in one sentence', () => {
    const events: GameEvent[] = [
      { kind: 'prizeTaken', seat: 0, card: 9 },
      { kind: 'prizeTaken', seat: 0, card: 9 },
    ];
    expect(paragraphs(events, begun(board))).toEqual(['Ada takes the last two Prize cards.']);
  });
});

describe('a whole game', () => {
  const demo = playDemo(demoClaim(3));
  if (!demo.ok) throw new Error('the demonstration does not begin');
  const sections = tellMatch(begun(demoClaim(3)), demo.value.events, { names: NAMES });

  it('is told from the opening through every turn to the result', () => {
    const { turn } = demo.value.game.state;
    const titles = sections.map(({ title }) => title);
    expect(titles[0]).toBe('The opening');
    expect(titles.at(-1)).toBe('The result');
    expect(titles.slice(1, -1).every((title, place) => title.startsWith(`Turn ${place + 1}: `))).toBe(true);
    expect(sections.length - 2).toBeGreaterThanOrEqual(turn - 1);
  });

  it('tells neither drawn cards nor the faces of Prize cards', () => {
    const text = sections.flatMap((section) => section.paragraphs).join(' ');
    expect(text).not.toMatch(/draws (?!\w+ bonus)/);
    expect(text).not.toMatch(/Prize card:/);
  });

  it('ends with who won, how, and what it cost', () => {
    const [last] = sections.at(-1)!.paragraphs;
    expect(last).toMatch(/^(Ada|Ben) wins: .+\. In \S+ turns Ada lost \S+ Pokémon and Ben \S+\.$/);
  });

  it('goes on after a tie with a new opening', () => {
    const events: GameEvent[] = [
      { kind: 'suddenDeathDue' },
      { kind: 'gameBegan', suddenDeaths: 1 },
      { kind: 'wentFirst', seat: 0 },
      { kind: 'gameWon', team: 0, ways: ['prizes'] },
    ];
    const board = begun(boardClaim([{}, {}]));
    expect(tellMatch(board, events, { names: NAMES }).map(({ kind, title }) => [kind, title])).toEqual([
      ['turn', 'Turn 5: Ada'],
      ['opening', 'Sudden Death game 1'],
      ['result', 'The result'],
    ]);
  });

  it('is wrapped at the width and indented under its headings', () => {
    const lines = reportText(sections, 60).split('\n');
    expect(lines.filter((line) => [...line].length > 60)).toEqual([]);
    expect(lines.filter((line) => line !== '' && !line.startsWith('  '))).toEqual(sections.map(({ title }) => title));
  });
});
