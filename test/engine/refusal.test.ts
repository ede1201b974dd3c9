import { describe, expect, it } from 'vitest';
import { anyAnswer, plainGame, randomNumbers } from '../../src/arena/index.js';
import {
  type Answer,
  apply,
  type CardId,
  CONSTRUCTED,
  cardOf,
  ERAS,
  type Game,
  newGame,
  type PokemonId,
  play,
  REASONS,
  refusalOf,
  type Seat,
} from '../../src/engine/index.js';
import { oneOfEachKind } from './every-kind.js';

/** A game of which some turns have been played; it waits for an ordinary turn. */
function midGame(era: number, seed: number): Game {
  const random = randomNumbers(seed);
  const game = newGame(plainGame(ERAS[era]!, CONSTRUCTED, random));
  if (!game.ok) throw new Error('the game cannot begin');
  const { state } = game.value;
  for (let i = 0; state.phase !== 'over' && (i < 25 || state.decision.kind !== 'turn'); i++) {
    play(game.value, anyAnswer(game.value, random));
  }
  return state.phase === 'over' ? midGame(era, seed + 1) : game.value;
}

/** What can be done with a card. */
const answersWith = (card: CardId, pokemon: PokemonId): Answer[] => [
  { kind: 'bench', card },
  { kind: 'evolve', card, pokemon },
  { kind: 'attach', card, pokemon },
  { kind: 'play', card, pokemon },
  { kind: 'card', card },
];

describe('a refusal', () => {
  it('does not tell the name of a card that the player may not see (ZONE-04, ZONE-07, ZONE-10)', () => {
    for (const [era] of ERAS.entries()) {
      const game = midGame(era, 3);
      for (const seat of [0, 1] as Seat[]) {
        const own = game.state.sides[seat]!;
        const other = game.state.sides[1 - seat]!;
        const hidden = [...own.deck, ...own.prizes, ...other.hand, ...other.deck, ...other.prizes];
        for (const card of hidden) {
          for (const given of answersWith(card, own.active[0]!)) {
            const refusal = refusalOf(game, seat, given)!;
            expect(refusal.sentence).not.toContain(cardOf(game, card).name);
            expect(refusal.reveals).toBe(true);
          }
        }
      }
    }
  });

  it('names a card of the player’s own hand and their own Pokémon', () => {
    const game = midGame(0, 3);
    const { seat } = game.state.decision;
    const { hand, active } = game.state.sides[seat]!;
    const energy = hand.find((card) => cardOf(game, card).role === 'energy')!;
    const refusal = refusalOf(game, seat, { kind: 'evolve', card: energy, pokemon: active[0]! })!;
    expect(refusal.sentence).toBe(`${cardOf(game, energy).name} is not an Evolution card. (EVO-01)`);
    expect(refusal.reveals).toBe(false);
    expect(refusal.reasons[0]).toBe('not-an-evolution');
  });

  it('is the same by apply and by asking', () => {
    const game = midGame(2, 4);
    const { seat } = game.state.decision;
    for (const given of oneOfEachKind(250)) {
      if (given.kind === 'concede') continue; // anybody's, at any time
      const applied = apply(game, given);
      const asked = refusalOf(game, seat, given);
      expect(applied.ok ? null : applied.error).toEqual(asked);
    }
  });

  it('tells the other player that it is not their turn (TURN-10)', () => {
    const game = midGame(3, 4);
    const { seat } = game.state.decision;
    const refusal = refusalOf(game, 1 - seat, { kind: 'pass' })!;
    expect(refusal.reasons).toEqual(['not-your-turn']);
    expect(refusal.rules[0]).toBe('TURN-10');
    expect(refusal.sentence).toMatch(/^It is not your turn.+ \(TURN-10\)$/);
  });

  it('cites the rules of all its reasons, the most telling first, none twice', () => {
    const game = midGame(0, 3);
    const { seat } = game.state.decision;
    const { hand, active } = game.state.sides[seat]!;
    const energy = hand.find((card) => cardOf(game, card).role === 'energy')!;
    const { reasons, rules } = refusalOf(game, seat, { kind: 'evolve', card: energy, pokemon: active[0]! })!;
    expect(reasons).toContain('wrong-name');
    expect(rules).toEqual([...new Set(rules)]);
    expect(rules).toEqual(expect.arrayContaining(reasons.flatMap((reason) => [...REASONS[reason].rules])));
    expect(rules[0]).toBe(REASONS[reasons[0]!].rules[0]);
  });
});

describe('every reason', () => {
  it.each(Object.entries(REASONS))('%s has a sentence and a rule', (_reason, { say, rules }) => {
    expect(say).toMatch(/^[A-Z{].+\.$/);
    expect(say.replace(/\{(card|pokemon|attack|power|source|text|thing|whose|stadium)\}/g, '')).not.toMatch(/[{}]/);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toMatch(/^[A-Z]+-\d\d$/);
  });
});
