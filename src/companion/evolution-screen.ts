import type { CardFacts } from '../engine/index.js';
import { type Family, familyAmong, type Relative } from './family.js';

/** One Pokémon of the chart. */
export interface EvolutionPage extends Relative {
  /** The Pokémon of the card whose screen this is. */
  readonly isThisCard: boolean;
  /** The others that come from the same Pokémon: the line has branches here. */
  readonly branches: readonly string[];
}

/** The line through a card: what it comes from, itself, and everything that can become of it, one page each. */
export interface EvolutionScreen {
  readonly screen: 'evolution';
  readonly pages: readonly EvolutionPage[];
}

/** Absent where nothing evolves, be it from the card or into it. `cards`: those among which to look. @rule ERD-06 */
export function evolutionScreen(facts: CardFacts, cards: readonly CardFacts[]): EvolutionScreen | null {
  const family = familyAmong([...cards, facts]);
  const self = family.of(facts.name);
  if (self === undefined) return null;
  const line = withDescendants([...ancestorsOf(self, family), self], family);
  if (line.length === 1) return null;
  return { screen: 'evolution', pages: line.map((relative) => pageOf(relative, self, family)) };
}

function pageOf(relative: Relative, self: Relative, family: Family): EvolutionPage {
  const siblings = relative.from === '' ? [] : family.after(relative.from);
  return {
    ...relative,
    isThisCard: relative.name === self.name,
    branches: siblings.map(({ name }) => name).filter((name) => name !== relative.name),
  };
}

/** From the first of the line on. Facts from outside may run in a circle: nobody is met twice. */
function ancestorsOf(self: Relative, family: Family): readonly Relative[] {
  const line: Relative[] = [];
  let next = family.of(self.from);
  while (next !== undefined && next !== self && !line.includes(next)) {
    line.unshift(next);
    next = family.of(next.from);
  }
  return line;
}

/** The line, and what can become of its last one: stage by stage. */
function withDescendants(line: readonly Relative[], family: Family): readonly Relative[] {
  const met = [...line];
  for (let at = line.length - 1; at < met.length; at++) {
    met.push(...family.after(met[at]!.name).filter((child) => !met.includes(child)));
  }
  return met;
}
