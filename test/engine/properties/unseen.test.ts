import { describe, expect, it } from 'vitest';
import { type CardId, type Game, type Intent, maySee, type Seat, waysOf } from '../../../src/engine/index.js';
import { holds, playedGame } from './playing.js';

/** What somebody might want to do with a card, however little sense it makes. */
function wantedWith(game: Game, card: CardId): readonly Intent[] {
  const there = game.state.pokemon.flatMap((pokemon, id) => (pokemon === null ? [] : [id])).slice(0, 3);
  const pokemon = there[0] ?? 0;
  return [
    ...[null, ...there, 15].map((on): Intent => ({ do: 'card', card, on })),
    ...(['bench', 'card'] as const).map((kind): Intent => ({ do: 'answer', answer: { kind, card } })),
    ...(['evolve', 'attach'] as const).map((kind): Intent => ({ do: 'answer', answer: { kind, card, pokemon } })),
    ...[null, pokemon].map((on): Intent => ({ do: 'answer', answer: { kind: 'play', card, pokemon: on } })),
    ...[0, 1].map((number): Intent => ({ do: 'answer', answer: { kind: 'use-card', card, number } })),
  ];
}

/** The different things that a seat is told when it would like to use a card of this owner that it may not see. */
function toldOf(game: Game, seat: Seat, owner: Seat): ReadonlySet<string> {
  const ids = game.setup.ownerOf.flatMap((whose, card) => (whose === owner && !maySee(game, seat, card) ? [card] : []));
  const told = ids.map((card) =>
    wantedWith(game, card).map((intent) => {
      const { open, refusal } = waysOf(game, seat, intent);
      return open.length > 0 ? 'open' : refusal; // a card that is chosen face down
    }),
  );
  return new Set(told.filter((each) => !each.includes('open')).map((each) => JSON.stringify(each)));
}

describe('a card that a seat may not see', () => {
  it('is refused in the same words as any other of its owner, the seat itself included (ZONE-03, ZONE-04, ZONE-10)', () => {
    let compared = 0;
    holds(30, (sample) => {
      const { game } = playedGame(sample);
      for (const seat of game.state.sides.keys())
        for (const owner of game.state.sides.keys()) {
          const told = toldOf(game, seat, owner);
          expect([...told].slice(1)).toEqual([]);
          compared += told.size;
        }
    });
    expect(compared).toBeGreaterThan(100);
  });
});
