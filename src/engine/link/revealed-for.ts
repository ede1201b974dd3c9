import type { LinkedPlace, ScriptPart } from '../effects/linked.js';
import type { Statement } from '../effects/program.js';
import type { CardsOf, PokemonSelector } from '../effects/terms.js';
import type { Era } from '../eras/era.js';
import { inOneShape } from './one-shape.js';

/*
 * "Reveal the top card of your deck. If that card is an Energy card, attach it to 1 of your Benched Pokémon." A card that is played
 * may have to attach what it reveals, or what it discards from the deck for all to see. @rule TRN-10
 */

/** The Pokémon to which the cards may have to be attached that a card which is played reveals, group by group. */
export function receiversOf(part: ScriptPart, { revealedForNobody }: Era): readonly PokemonSelector[] {
  if (part.part !== 'play' || revealedForNobody === 'played') return NOBODY;
  const revealed = part.do.flatMap((one) => (isBroughtToLight(one) ? [one.as] : []));
  return revealed.length === 0 ? NOBODY : receiversIn(part.do, revealed);
}

const NOBODY: readonly PokemonSelector[] = [];

/** Whether both players see cards by it that nobody knew: they are revealed, or discarded from a deck. */
function isBroughtToLight(one: Statement): boolean {
  if (one.op === 'look') return one.who === 'each';
  if (one.op !== 'move' || one.to.zone !== 'discard' || one.cards.get !== 'cards') return false;
  const { zone, top }: LinkedPlace = one.cards.in;
  return zone === 'deck' && top !== undefined;
}

/** In statements that must be carried out, come what may; what a player may do is no matter. */
function receiversIn(all: readonly Statement[], revealed: readonly unknown[]): readonly PokemonSelector[] {
  return all.flatMap((one) => {
    if (one.op === 'if') return receiversIn([...one.do, ...(one.else ?? [])], revealed);
    if (one.op !== 'attach' || one.to.get !== 'pokemon' || !mustBeGiven(one.cards, revealed)) return NOBODY;
    const { take: _, ...group } = one.to;
    return [inOneShape(group)];
  });
}

/** Whether it is what was revealed, and not as much of that as the player likes. */
function mustBeGiven(cards: CardsOf, revealed: readonly unknown[]): boolean {
  if (cards.get === 'ref') return revealed.includes(cards.name);
  if (cards.get !== 'cards' || !('pool' in cards.in) || !revealed.includes(cards.in.pool)) return false;
  return cards.take === undefined || !('any' in cards.take);
}
