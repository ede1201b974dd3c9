// Rules that no board shows: what a kind is, who is asked, what a game is made of.
import { describe, expect, it } from 'vitest';
import {
  BLANK_FACTS,
  type CardFacts,
  cardOf,
  ENERGY_KINDS,
  ERAS,
  eventsFor,
  newGame,
  play,
  roleOf,
  STAGES,
  TRAINER_KINDS,
} from '../../src/engine/index.js';
import { A_ACTIVE, B_ACTIVE, board, pokemonCard } from './board.js';

const ERA_IDS = ERAS.map(({ id }) => id);
const energy: CardFacts = {
  ...BLANK_FACTS,
  name: 'Grass Energy',
  kind: 'energy',
  energy: 'basic',
  provides: [['Grass']],
};
const deck = [...Array.from({ length: 4 }, () => 0), ...Array.from({ length: 56 }, () => 1)];
const begun = (era: string) => {
  const claim = {
    era,
    format: 'constructed',
    facts: [pokemonCard({ name: 'Mossling' }), energy],
    decks: [deck, deck],
    seed: 1,
  };
  const game = newGame(claim, true);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
};

describe('a card', () => {
  it('has exactly one kind, whatever its stage or sort (KIND-01)', () => {
    const cards: CardFacts[] = [
      ...STAGES.map((stage): CardFacts => ({ ...BLANK_FACTS, name: 'Mossling', stage })),
      ...TRAINER_KINDS.map((trainer): CardFacts => ({ ...BLANK_FACTS, name: 'Map', kind: 'trainer', trainer })),
      ...ENERGY_KINDS.map((kind): CardFacts => ({ ...energy, energy: kind })),
    ];
    const kindOf = (role: string): string =>
      role === 'energy' ? 'energy' : (TRAINER_KINDS as readonly string[]).includes(role) ? 'trainer' : 'pokemon';
    expect(cards.map((card) => kindOf(roleOf(card)))).toEqual(cards.map(({ kind }) => kind));
  });
});

describe('a game', () => {
  it.each(ERA_IDS)('is made of the cards of its deck lists and of no others: %s', (era) => {
    const { state, setup } = begun(era);
    for (const seat of [0, 1]) {
      const own = setup.cardOf.filter((_, card) => setup.ownerOf[card] === seat);
      expect(own.sort((one, other) => one - other)).toEqual([...deck].sort((one, other) => one - other));
    }
    const inZones = state.sides.flatMap(({ deck: left, hand, prizes, discard, lostZone }) => [
      ...[left, hand, prizes, discard, lostZone].flat(),
    ]);
    const inPlay = state.pokemon.flatMap((each) => each?.stack ?? []);
    expect([...inZones, ...inPlay].sort((one, other) => one - other)).toEqual([...setup.cardOf.keys()]);
  });

  it('takes no card that is in none of its deck lists (DECK-10)', () => {
    const { setup } = begun('platinum-2009');
    expect(setup.cardOf).toHaveLength(deck.length * 2);
    expect(new Set(setup.cardOf)).toEqual(new Set(deck));
  });

  it('begins with a handshake where the rulebook has one, and asks nobody for it (SETUP-17)', () => {
    const greeted = ERA_IDS.filter((era) =>
      eventsFor(begun(era).log!, 'spectator').some(({ kind }) => kind === 'greeted'),
    );
    expect(greeted).toEqual(ERA_IDS.filter((era) => Number(era.slice(-4)) >= 2010));
  });
});

describe('between turns', () => {
  it('the owner of an Asleep Pokémon is asked for its coin (CHK-08)', () => {
    for (const era of ERA_IDS) {
      for (const [asleep, owner] of [
        [A_ACTIVE, 0],
        [B_ACTIVE, 1],
      ] as const) {
        const game = board({ era, active: [pokemonCard({ name: 'One' }), pokemonCard({ name: 'Other' })] });
        game.state.pokemon[asleep]!.conditions = 1;
        play(game, { kind: 'pass' });
        expect([era, game.state.decision.kind, game.state.decision.seat]).toEqual([era, 'coin', owner]);
        expect(cardOf(game, game.state.pokemon[asleep]!.stack[0]!).name).toBe(owner === 0 ? 'One' : 'Other');
      }
    }
  });
});
