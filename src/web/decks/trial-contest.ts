// A deck against all that ship for its table, as a contest.
import { type Contest, GAMES_IN_BOUT } from '../../contest/index.js';
import type { CardFacts } from '../../engine/index.js';
import type { KeptDeck } from '../desk/kept-deck.js';
import type { ShippedDeck } from '../desk/shipped-decks.js';
import { openDesk } from './desk-client.js';

/** Who plays both decks. */
export type TrialBot = 'casual' | 'greedy';

/** So many games in all; a few more where they would not be as many against each. */
export const GAMES = 1000;
/** The decks that the deck is tried against. */
export const opponentsOf = ({ era, format }: KeptDeck, shipped: readonly ShippedDeck[]): readonly ShippedDeck[] =>
  shipped.filter((deck) => deck.era === era && deck.format === format);

/** The contest of a trial, its cards' texts still to be compiled. */
export async function contestOf(
  deck: KeptDeck,
  opponents: readonly ShippedDeck[],
  { bot, seed }: { readonly bot: TrialBot; readonly seed: number },
): Promise<Contest> {
  const session = await openDesk();
  const kept = opponents.map(({ name, lines, format }): KeptDeck => ({ id: '', name, era: deck.era, format, lines }));
  const lists = await Promise.all([deck, ...kept].map((each) => session.cardsOfDeck(each)));
  const facts: CardFacts[] = [];
  const decks = lists.map((list) => {
    const from = facts.length;
    facts.push(...list.facts);
    return list.cards.map((card) => from + card);
  });
  return {
    era: deck.era,
    format: deck.format,
    names: [deck.name, ...opponents.map(({ name }) => name)],
    pool: { facts, decks },
    bots: [bot, bot],
    tried: 1,
    // As many from either seat, and whole bouts.
    games: Math.ceil(GAMES / opponents.length / GAMES_IN_BOUT) * GAMES_IN_BOUT,
    seed,
  };
}
