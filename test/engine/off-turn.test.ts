// Cards that are played in the opponent's turn: what opens the moment, and what the others learn of it.
import { describe, expect, it } from 'vitest';
import { copiesThatDiffer } from '../../src/arena/checks/copies.js';
import { secretsThatLeak } from '../../src/arena/checks/secrets.js';
import { randomNumbers, violations } from '../../src/arena/index.js';
import { bots } from '../../src/bots/index.js';
import {
  believe,
  eventsFor,
  type Game,
  gameAt,
  imagine,
  listAnswers,
  outlookOf,
  play,
  type SideClaim,
  teller,
  viewFor,
} from '../../src/engine/index.js';
import { ENERGY, HERALD, HUSH, IN_DECK, IN_HAND, IN_PRIZES, offTurnClaim, pokemon } from './off-turn-board.js';

/** A has a power to use, B what is given. */
function given(other: Partial<SideClaim>): Game {
  const made = gameAt(offTurnClaim(other), true);
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('\n'));
  return made.value;
}

/** The same when A has used the power. */
function used(other: Partial<SideClaim>): Game {
  const game = given(other);
  play(game, { kind: 'use', pokemon: 0, number: 0 });
  return game;
}

describe('the moment to play a card in the opponent’s turn (TURN-10)', () => {
  it('comes when the card is in the hand: it, or nothing, can be played', () => {
    const game = used(IN_HAND);
    expect(game.state.decision).toMatchObject({ kind: 'off-turn', seat: 1 });
    expect(listAnswers(game)).toEqual([
      { kind: 'play', card: game.state.sides[1]!.hand[0]!, pokemon: null },
      { kind: 'done' },
    ]);
    expect(violations(game)).toEqual([]);
  });

  it.each([
    ['deck', IN_DECK],
    ['Prize cards', IN_PRIZES],
  ])('comes when it is in the %s as well, and then there is nothing to choose (ZONE-07)', (_, other) => {
    const game = used(other);
    expect(game.state.decision).toMatchObject({ kind: 'off-turn', seat: 1 });
    expect(listAnswers(game)).toEqual([{ kind: 'done' }]);
  });

  it.each([
    ['every copy lies open', { hand: [ENERGY], discard: [HUSH] }],
    ['there is no card in hand', { hand: [], deck: [HUSH, ENERGY] }],
    ['what the card asks for is plainly not so', { ...IN_HAND, bench: [pokemon(HERALD)] }],
  ])('does not come where %s', (_, other) => {
    const game = used(other);
    expect(game.state.decision).toMatchObject({ kind: 'turn', seat: 0 });
    expect(game.state.sides[0]!.hand).toHaveLength(2);
  });

  it('tells the player whose power it is nothing of the hand: wherever the card lies, the views are equal (ZONE-03)', () => {
    const seen = [IN_HAND, { ...IN_DECK, deck: [HUSH, ENERGY] }].map((other) => viewFor(used(other), 0));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]!.decision).toMatchObject({ kind: 'off-turn', seat: 1, options: [], asks: null });
    for (let seed = 0; seed < 40; seed++) {
      expect(secretsThatLeak(given(IN_HAND), randomNumbers(seed))).toEqual([]);
      expect(secretsThatLeak(used(IN_HAND), randomNumbers(seed))).toEqual([]);
      expect(secretsThatLeak(used(IN_DECK), randomNumbers(seed))).toEqual([]);
    }
  });

  it('can be saved, forked and gone on from alike', () => {
    for (let seed = 0; seed < 10; seed++) expect(copiesThatDiffer(used(IN_HAND), randomNumbers(seed))).toEqual([]);
  });

  it('is told: the power, the card, and that nothing comes of it', () => {
    const game = given(IN_HAND);
    const words = teller(game);
    play(game, { kind: 'use', pokemon: 0, number: 0 });
    play(game, listAnswers(game)[0]!);
    const told = eventsFor(game.log!, 0).map((event) => words.tell(event));
    expect(told.filter((sentence) => sentence !== null)).toEqual([
      'A’s Scholar uses Old Lore.',
      'B plays Power Hush.',
      'Old Lore does nothing.',
    ]);
    expect(game.state.sides[0]!.hand).toEqual([]);
  });

  it.each(Object.entries(bots))('is answered by the %s bot', (_, bot) => {
    for (const other of [IN_HAND, IN_DECK]) {
      const game = used(other);
      expect(listAnswers(game)).toContainEqual(bot(outlookOf(game), randomNumbers(1)));
    }
  });

  it('is there in the games that either player imagines (ZONE-07)', () => {
    const game = used(IN_HAND);
    for (const seat of [0, 1]) {
      const { state } = imagine(game, seat, { belief: believe(game.setup) }, randomNumbers(3));
      expect(state.decision).toMatchObject({ kind: 'off-turn', seat: 1 });
    }
  });
});
