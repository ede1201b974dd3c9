// A board with a card that is played in the opponent's turn.
import { compileCard, PLAIN_ENERGY } from '../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, type PositionGameClaim, type SideClaim } from '../../src/engine/index.js';
import { pokemonCard } from './board.js';

const hush: CardFacts = {
  ...BLANK_FACTS,
  name: 'Power Hush',
  kind: 'trainer',
  trainer: 'item',
  text: "You may play this card during your opponent's turn when your opponent's Pokémon uses any Poké-Power. Prevent all effects of that Poké-Power. If you have 2 or less Pokémon SP in play, you can't play this card.",
};
const scholar = pokemonCard({
  name: 'Scholar',
  powers: [
    { kind: 'poke-power', name: 'Old Lore', text: 'Once during your turn (before your attack), you may draw 2 cards.' },
  ],
});
const herald = pokemonCard({ name: 'Herald G', tags: ['SP'] });
const facts = [scholar, herald, hush, PLAIN_ENERGY[0]!];
export const [SCHOLAR, HERALD, HUSH, ENERGY] = [0, 1, 2, 3];
const programs = facts.map((card) => {
  const made = compileCard(card);
  return made.ok ? made.program : null;
});

export const pokemon = (card: number) => ({
  ...{ card, under: [], attached: [], damage: 0, conditions: [], since: 0, evolved: -1, markers: [] },
});

const side = (card: number, more: Partial<SideClaim>): SideClaim => ({
  ...{ active: [pokemon(card)], bench: [], hand: [], discard: [], lost: [], used: [] },
  ...{ deck: [ENERGY, ENERGY, ENERGY, ENERGY], prizes: [ENERGY, ENERGY] },
  ...more,
});

const THREE = { bench: [pokemon(HERALD), pokemon(HERALD)] };

/** A has a power to use, B what is given. */
export const offTurnClaim = (other: Partial<SideClaim>): PositionGameClaim => ({
  ...{ era: 'platinum-2009', format: 'constructed', facts, programs, seed: 1 },
  position: {
    ...{ turn: 5, player: 0, starter: 0, impossible: true, stadium: null },
    sides: [side(SCHOLAR, {}), side(HERALD, { ...THREE, ...other })],
  },
});

export const IN_HAND: Partial<SideClaim> = { hand: [HUSH], deck: [ENERGY, ENERGY] };
export const IN_DECK: Partial<SideClaim> = { hand: [ENERGY], deck: [HUSH, ENERGY] };
export const IN_PRIZES: Partial<SideClaim> = { hand: [ENERGY], prizes: [ENERGY, HUSH] };
