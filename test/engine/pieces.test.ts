import { describe, expect, it } from 'vitest';
import {
  type Answer,
  beginning,
  eventsFor,
  fork,
  type Game,
  gameAt,
  listAnswers,
  type PokemonClaim,
  type PositionGameClaim,
  pack,
  play,
  reasonsAgainst,
  recordOf,
  replay,
  type SideClaim,
  unpack,
  viewFor,
} from '../../src/engine/index.js';
import { pokemonCard } from './board.js';

const BASIC = pokemonCard({ name: 'Basic' });
const piece = (n: number) => pokemonCard({ name: 'Four', stage: 'v-union', tags: ['V-UNION'], hp: 300, piece: n });
const half = (n: number) => pokemonCard({ name: 'Two', stage: 'legend', tags: ['LEGEND'], hp: 140, piece: n });
const FACTS = [BASIC, piece(1), piece(2), piece(3), piece(4), half(1), half(2)];

const pokemon = (card: number, under: readonly number[] = []): PokemonClaim => ({
  card,
  under,
  attached: [],
  damage: 0,
  conditions: [],
  since: 0,
  evolved: -1,
  markers: [],
});

const side = (facts: Partial<SideClaim>): SideClaim => ({
  active: [pokemon(0)],
  bench: [],
  hand: [],
  discard: [],
  lost: [],
  deck: [0, 0, 0, 0],
  prizes: [0, 0],
  used: [],
  ...facts,
});

const claim = (own: Partial<SideClaim>): PositionGameClaim => ({
  era: 'swsh-2022',
  format: 'constructed',
  facts: FACTS,
  seed: 1,
  position: { turn: 3, player: 0, starter: 0, stadium: null, sides: [side(own), side({})], impossible: false },
});

function gameWith(own: Partial<SideClaim>): Game {
  const game = gameAt(claim(own), true);
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

/** The answers that bench a card. */
const benchings = (game: Game): Answer[] => listAnswers(game).filter(({ kind }) => kind === 'bench');

describe('a Pokémon of several pieces', () => {
  it('is offered by any of its pieces, each once', () => {
    const game = gameWith({ discard: [1, 2, 3, 4, 4], hand: [5, 6, 6] });
    expect(benchings(game)).toHaveLength(6);
    for (const given of benchings(game)) expect(reasonsAgainst(game, given)).toEqual([]);
  });

  it('is the same by every one of them', () => {
    const stacks = [0, 1, 2, 3].map((which) => {
      const game = gameWith({ discard: [1, 2, 3, 4] });
      play(game, benchings(game)[which]!);
      return game.state.pokemon[game.state.sides[0]!.bench[0]!]!.stack;
    });
    for (const stack of stacks) expect(stack).toEqual(stacks[0]);
  });

  it('is not offered twice in a game, in copies and packed games neither', () => {
    const game = gameWith({ discard: [1, 2, 3, 4, 1, 2, 3, 4] });
    play(game, benchings(game)[0]!);
    const copies = [game, { ...game, state: fork(game.state) }, { ...game, state: unpack(pack(game.state)) }];
    for (const copy of copies) {
      expect(benchings(copy)).toEqual([]);
      expect(reasonsAgainst(copy, { kind: 'bench', card: copy.state.sides[0]!.discard[0]! })).toEqual(['union-played']);
    }
  });

  it('is one card in views, with its other pieces beside it, and is told by one event and one for each piece', () => {
    const game = gameWith({ discard: [1, 2, 3, 4] });
    play(game, benchings(game)[0]!);
    const [seen] = viewFor(game, 1).sides[0]!.bench;
    expect(seen!.card!.name).toBe('Four');
    expect(seen!.under).toEqual([]);
    expect(seen!.pieces).toHaveLength(3);
    const kinds = eventsFor(game.log!, 'spectator').map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'benched')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'joined')).toHaveLength(3);
  });

  it('comes again out of a record', () => {
    const from = claim({ hand: [5, 6] });
    const begun = beginning(from);
    if (!begun.ok) throw new Error('the game cannot begin');
    const given = benchings(begun.value)[0]!;
    play(begun.value, given);
    const again = replay(recordOf(from, [given]));
    expect(again.ok && again.value.state).toEqual(begun.value.state);
  });

  it('does not stand in play with a piece missing', () => {
    const broken = gameAt(claim({ bench: [pokemon(4, [1, 2, 2])] }));
    expect(!broken.ok && broken.error.map(({ rule }) => rule)).toEqual(['CLS-10']);
  });
});
