import { describe, expect, it } from 'vitest';
import {
  BLANK_FACTS,
  type CardFacts,
  type CardId,
  cardOf,
  type Game,
  gameAt,
  type PokemonClaim,
  type SideClaim,
  turnWays,
  viewFor,
  waysOf,
} from '../../src/engine/index.js';
import { attackCard, energyCard, pokemonCard, toolCard } from './board.js';

const plain = pokemonCard({ name: 'Plain' });
const grown = pokemonCard({ name: 'Grown', stage: 'stage-1', evolvesFrom: 'Plain' });
const other = pokemonCard({ name: 'Other', stage: 'stage-1', evolvesFrom: 'Nobody Here' });
const baby = pokemonCard({ name: 'Cub', stage: 'baby', growsInto: 'Bear' });
const bear = pokemonCard({ name: 'Bear' });
const restored = pokemonCard({ name: 'Ancient', stage: 'restored' });
const piece = (number: number): CardFacts => pokemonCard({ name: 'Whole', stage: 'v-union', piece: number, hp: 300 });
const energy = energyCard([['Colorless']]);
const tool: CardFacts = { ...toolCard(), text: '' };
const filler: CardFacts = { ...BLANK_FACTS, name: 'Filler', kind: 'trainer' };

interface Place {
  readonly era?: string;
  readonly format?: string;
  readonly active?: readonly CardFacts[];
  readonly bench?: readonly CardFacts[];
  readonly hand?: readonly CardFacts[];
  readonly discard?: readonly CardFacts[];
  readonly against?: readonly CardFacts[];
  readonly used?: SideClaim['used'];
  /** The Active Pokémon came into play this turn. */
  readonly isNew?: boolean;
}

/** A game in its fifth turn, which is A's, with nothing but these cards. */
function at(place: Place): Game {
  const { era = 'hgss-2010', format = 'constructed', active = [plain], bench = [], hand = [] } = place;
  const { discard = [], against = [plain], used = [], isNew = false } = place;
  const facts = [...new Set([plain, ...active, ...bench, ...hand, ...discard, ...against])];
  const of = (card: CardFacts): number => facts.indexOf(card);
  const pokemon = (card: CardFacts, since = 0): PokemonClaim => ({
    ...{ card: of(card), under: [], attached: [], damage: 0, conditions: [], since, evolved: -1, markers: [] },
  });
  const rest = { lost: [], deck: [0, 0], prizes: [0] };
  const sides: readonly SideClaim[] = [
    {
      ...{ ...rest, hand: hand.map(of), discard: discard.map(of), used },
      ...{ active: active.map((card) => pokemon(card, isNew ? 5 : 0)), bench: bench.map((card) => pokemon(card)) },
    },
    { ...rest, active: against.map((card) => pokemon(card)), bench: [], hand: [0], discard: [], used: [] },
  ];
  const position = { turn: 5, player: 0, starter: 0, impossible: false, stadium: null, sides };
  const game = gameAt({ era, format, facts, programs: facts.map(() => null), seed: 1, position });
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

const held = (game: Game, { name }: CardFacts): CardId =>
  [...game.state.sides[0]!.hand, ...game.state.sides[0]!.discard].find((card) => cardOf(game, card).name === name)!;

/** What can be done with a card: in how many ways, or by which rule not. */
function withCard(game: Game, card: CardFacts): number | string {
  const { open, refusal } = waysOf(game, 0, { do: 'card', card: held(game, card), on: null });
  return refusal?.rules[0] ?? open.length;
}

describe('the ways to use a card', () => {
  it('are one for each Pokémon that it can be laid on', () => {
    expect(withCard(at({ bench: [plain, bear], hand: [energy] }), energy)).toBe(3);
    expect(withCard(at({ bench: [plain, bear], hand: [grown] }), grown)).toBe(2);
    expect(withCard(at({ bench: [plain, bear], hand: [tool] }), tool)).toBe(3);
  });

  it('are two for a Basic Pokémon that a Baby grows into: onto the Bench, and onto the Baby (EVO-21)', () => {
    expect(withCard(at({ era: 'e-card-2002', active: [baby], hand: [bear] }), bear)).toBe(2);
    expect(withCard(at({ era: 'e-card-2002', hand: [bear] }), bear)).toBe(1);
  });

  it('begin in the discard pile for a V-UNION (CLS-33)', () => {
    const pieces = [1, 2, 3, 4].map(piece);
    expect(withCard(at({ era: 'swsh-2022', discard: pieces }), pieces[0]!)).toBe(1);
    expect(withCard(at({ era: 'swsh-2022', discard: pieces.slice(1) }), pieces[0]!)).toBe('CLS-33');
    expect(withCard(at({ era: 'swsh-2022', hand: pieces }), pieces[0]!)).toBe('CLS-33');
  });

  it('are none for a Restored Pokémon, which comes through its fossil (CLS-24)', () => {
    expect(withCard(at({ era: 'swsh-2022', hand: [restored] }), restored)).toBe('CLS-24');
  });

  it('are refused by what stands in the way of the Pokémon that it fits, not by those that it does not fit (EVO-07)', () => {
    const game = at({ bench: [bear, bear], hand: [grown], isNew: true });
    expect(waysOf(game, 0, { do: 'card', card: held(game, grown), on: null }).refusal).toMatchObject({
      reasons: ['just-entered'],
    });
    expect(withCard(at({ hand: [other] }), other)).toBe('NAME-13');
  });

  it('are refused for a card that is played in no way at all', () => {
    expect(withCard(at({ hand: [filler] }), filler)).toBe('BENCH-01');
  });

  it('tell nothing of a card that the player may not see (ZONE-07)', () => {
    const game = at({});
    const card = game.state.sides[1]!.hand[0]!;
    const { open, refusal } = waysOf(game, 0, { do: 'card', card, on: null });
    expect(open).toEqual([]);
    expect(refusal).toMatchObject({ reasons: ['not-in-hand'], reveals: true });
    expect(refusal?.sentence).not.toContain('Plain');
  });
});

describe('the ways to use a Pokémon', () => {
  it('are an attack on each that can be attacked (FMT-07)', () => {
    const two = { era: 'platinum-2009', format: '2-on-2', active: [attackCard([]), plain], against: [plain, bear] };
    expect(waysOf(at(two), 0, { do: 'attack', pokemon: 0, number: 0 }).open).toHaveLength(2);
    const { refusal } = waysOf(at({ active: [attackCard(['Fire'])] }), 0, { do: 'attack', pokemon: 0, number: 0 });
    expect(refusal?.reasons).toEqual(['attack-cost']);
  });

  it('are a retreat for each on the Bench, and the rule where nobody is there', () => {
    const retreat = { do: 'retreat', pokemon: 0, to: null } as const;
    expect(waysOf(at({ bench: [bear, bear] }), 0, retreat).open).toHaveLength(2);
    expect(waysOf(at({}), 0, retreat).refusal?.reasons).toEqual(['retreat-nobody', 'retreat-to']);
  });
});

describe('what can be done in a turn', () => {
  const told = (game: Game, seat: 0 | 1 = 0) =>
    Object.fromEntries(
      turnWays(game, viewFor(game, seat)).acts.map(({ act, count, refusal }) => [act, refusal?.rules[0] ?? count]),
    );

  it('is counted by groups, and a closed group says by which rule', () => {
    const full = [bear, bear, bear, bear, bear];
    const game = at({ active: [attackCard(['Fire'])], bench: full, hand: [plain, grown, energy], used: ['energy'] });
    expect(told(game)).toEqual({
      ...{ attach: 'NRG-01', bench: 'BENCH-02', evolve: 0, play: 0, use: 0 },
      ...{ retreat: 5, attack: 'NRG-07', end: 1 },
    });
  });

  it('is told of a Basic Pokémon that may evolve a Baby though the Bench is full (EVO-21, BENCH-02)', () => {
    const full = [plain, plain, plain, plain, plain];
    expect(told(at({ era: 'e-card-2002', active: [baby], bench: full, hand: [bear] }))).toMatchObject({
      ...{ bench: 'BENCH-02', evolve: 1 },
    });
  });

  it('is told for each Pokémon, with what an attack would do', () => {
    const game = at({ active: [attackCard([])], bench: [bear] });
    const { uses } = turnWays(game, viewFor(game, 0));
    expect(uses).toEqual([
      {
        pokemon: 0,
        attacks: [{ number: 0, name: 'Try', refusal: null, foreseen: { damage: 10, knocksOut: false, steps: [] } }],
        powers: [],
        retreat: { refusal: null },
      },
      { pokemon: 1, attacks: [], powers: [], retreat: null },
    ]);
  });

  it('is nothing for who is not on turn', () => {
    expect(turnWays(at({}), viewFor(at({}), 1))).toEqual({ acts: [], uses: [] });
    expect(turnWays(at({}), viewFor(at({}), 'spectator'))).toEqual({ acts: [], uses: [] });
  });
});
