// Which Basic Pokémon a Stage 2 goes back to: the Stage 1 cards of the database between them tell.
import type { ImportedCard } from './imported.js';

/** Delta Species is no part of a name. @rule NAME-03 */
const plain = (name: string): string => name.replaceAll('’', "'").replace(/ δ$/, '');

/** Every Stage 2 with the names that a Stage 1 of the name it evolves from evolves from. @rule EVO-12 */
export function withLines(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const below = new Map<string, Set<string>>();
  for (const { facts } of cards) {
    if (facts.stage !== 'stage-1' || facts.evolvesFrom === '') continue;
    const name = plain(facts.name);
    below.set(name, (below.get(name) ?? new Set()).add(facts.evolvesFrom));
  }
  const known = new Map([...below].map(([name, basics]) => [name, [...basics].sort()]));
  return cards.map((card) => {
    const line = card.facts.stage === 'stage-2' ? known.get(plain(card.facts.evolvesFrom)) : undefined;
    return line === undefined ? card : { ...card, facts: { ...card.facts, line } };
  });
}
