import {
  CONDITIONS,
  type Condition,
  type GameClaim,
  type PokemonClaim,
  type PositionGameClaim,
  roleOf,
  type SideClaim,
} from '../../engine/index.js';
import { anySeed, between, oneIn, pick, shuffled } from '../random-number.js';
import { type Mentions, maySpeakOf } from './mentions.js';
import { type Aim, mentionsBy, Pile } from './pile.js';
import { pokemonFor } from './ready-pokemon.js';

/**
 * The middle of a game with these decks: the cards that are wanted are in play, with what they evolve from and Energy for
 * their attacks, or in the hand, and what their texts speak of faces them, stands beside them or lies in the discard
 * pile. Random play seldom gets there before somebody has won. Null if a side has no Pokémon to put into play.
 * @rule EVO-01 NRG-07
 */
export function readyPosition(claim: GameClaim, aim: Aim): PositionGameClaim | null {
  const { decks, anyDeck: _, ...rest } = claim;
  const { random, format } = aim;
  const turn = between(random, 3, 12);
  const sides: SideClaim[] = [];
  let stadium: { card: number; owner: number } | null = null;
  let faced: Mentions | null = null;
  for (const owner of shuffled(random, [...decks.keys()])) {
    const pile = new Pile(decks[owner]!, aim);
    const board = pokemonFor(pile, turn, faced, aim);
    if (board.length === 0) return null;
    const own = mentionsBy(aim, board[0]!.card);
    const speaksOfStadium = [own, faced].some((mentions) => mentions?.words.includes('stadium'));
    if (stadium === null && oneIn(random, speaksOfStadium ? 2 : 4)) {
      const card = pile.take((facts) => roleOf(facts) === 'stadium');
      if (card !== null) stadium = { card, owner };
    }
    sides[owner] = sideOf(pile, board, faced, aim);
    faced = own;
  }
  const starter = random(format.seats);
  const player = (starter + turn - 1) % format.seats;
  return { ...rest, seed: anySeed(random), position: { turn, player, starter, stadium, sides, impossible: false } };
}

/** Nobody should lose for want of a card before anything is tried. */
const LEAST_DECK = 10;

function sideOf(pile: Pile, board: readonly PokemonClaim[], faced: Mentions | null, aim: Aim): SideClaim {
  const { era, format, random } = aim;
  const spareFor = (kept: number): number => pile.rest.length - LEAST_DECK - kept;
  const hand = pile.takeSome(Math.min(spareFor(format.prizes), oneIn(random, 10) ? 1 : between(random, 4, 8)));
  const discard = spokenOf(pile, [board[0]!.card, ...hand], aim);
  pile.shuffle();
  const prizes = pile.takeSome(oneIn(random, 3) ? between(random, 1, format.prizes) : format.prizes);
  const lost = era.lostZone ? pile.takeSome(Math.min(spareFor(0), pick(random, [0, 0, 4, 7, 11]))) : [];
  discard.push(...pile.takeSome(Math.min(spareFor(0), between(random, 0, 12))));
  const active = board
    .slice(0, format.actives)
    .map((pokemon) => ({ ...pokemon, conditions: someConditions(faced, aim) }));
  return { active, bench: board.slice(format.actives), hand, discard, lost, deck: pile.rest, prizes, used: [] };
}

/** Some cards that these may look for where cards have gone. */
function spokenOf(pile: Pile, speaking: readonly number[], aim: Aim): number[] {
  const found: number[] = [];
  for (const card of speaking) {
    const mentions = mentionsBy(aim, card);
    if (!mentions.words.includes('discard') || oneIn(aim.random, 2)) continue;
    const taken = pile.take((facts) => maySpeakOf(mentions, facts));
    if (taken !== null) found.push(taken);
  }
  return found;
}

/** Now and then one, and rather one that the text of the Pokémon that it faces speaks of. @rule COND-05 */
function someConditions(faced: Mentions | null, { random, era }: Aim): readonly Condition[] {
  const known = CONDITIONS.filter((each) => era.conditions.includes(each));
  const spoken = known.filter((each) => faced?.words.includes(each));
  if (spoken.length > 0 && oneIn(random, 2)) return [pick(random, spoken)];
  return oneIn(random, 4) ? [pick(random, known)] : [];
}
