import { describe, expect, it } from 'vitest';
import { compileCard, PLAIN_ENERGY } from '../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, gameAt, listAnswers, type Options, play } from '../../src/engine/index.js';
import { pokemonCard } from '../engine/board.js';

const THIEF: CardFacts = {
  ...BLANK_FACTS,
  name: 'Blind Thief',
  kind: 'trainer',
  trainer: 'item',
  text: "Choose 1 card from your opponent's hand without looking and discard it.",
};
const FACTS = [pokemonCard({}), THIEF, ...PLAIN_ENERGY.slice(0, 5)];
/** The opponent's hand, the newest card last. */
const HAND = [2, 3, 4, 5, 6];

const programs = FACTS.map((facts) => {
  const compiled = compileCard(facts);
  return compiled.ok ? compiled.program : null;
});

const pokemon = { card: 0, under: [], attached: [], damage: 0, conditions: [], since: 0, evolved: -1, markers: [] };
const side = { active: [pokemon], bench: [], discard: [], lost: [], deck: [2, 2], prizes: [2, 2], used: [] };

/** The card that is discarded when the last place is named, as a place in the hand. */
function hitByLast(seed: number, options: Partial<Options> = {}): number {
  const game = gameAt({
    era: 'hgss-2010',
    format: 'constructed',
    facts: FACTS,
    programs,
    seed,
    options,
    position: {
      turn: 5,
      player: 0,
      starter: 0,
      stadium: null,
      impossible: true,
      sides: [
        { ...side, hand: [1] },
        { ...side, hand: HAND },
      ],
    },
  });
  if (!game.ok) throw new Error(game.error[0]?.message);
  const { state, setup } = game.value;
  play(game.value, listAnswers(game.value).find(({ kind }) => kind === 'play')!);
  play(game.value, listAnswers(game.value).at(-1)!);
  const [discarded] = state.sides[1]!.discard;
  return HAND.indexOf(setup.cardOf[discarded!]!);
}

describe('a card chosen without looking', () => {
  it('is any of the hand, whatever place is named: nobody goes by the order in which cards came (ZONE-07)', () => {
    const hits = HAND.map(() => 0);
    for (let seed = 0; seed < 500; seed++) hits[hitByLast(seed)]!++;
    for (const count of hits) expect(count).toBeGreaterThan(60);
    expect(hits.reduce((sum, count) => sum + count)).toBe(500);
  });

  it('is the one that lies there where every order is kept', () => {
    expect([1, 2, 3].map((seed) => hitByLast(seed, { shuffles: 'keep' }))).toEqual([4, 4, 4]);
  });
});
