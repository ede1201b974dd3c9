import { type Compile, type ImportedCard, identityOf, isBlocked } from '../../cards/index.js';
import { type CardFacts, type CardProgram, type Role, roleOf } from '../../engine/index.js';

/** A card that can be played with its texts: what a soak of a card database is made of. */
export interface TextCard {
  /** What all its prints share. */
  readonly identity: string;
  /** Its first print. */
  readonly id: string;
  readonly facts: CardFacts;
  readonly program: CardProgram;
}

/** The cards of a database that can be played, and why others are left out. */
export interface TextCards {
  readonly cards: readonly TextCard[];
  /** Cards that compile, but are played in a way that Rulebox does not know yet: how many of each. */
  readonly leftOut: Readonly<Partial<Record<Role, number>>>;
}

const NOT_PLAYED_YET: readonly Role[] = ['blank'];

/** The cards of a database that compile, each once, in the order of their release. */
export function textCards(imported: readonly ImportedCard[], compile: Compile): TextCards {
  const cards: TextCard[] = [];
  const leftOut: Partial<Record<Role, number>> = {};
  const seen = new Set<string>();
  for (const card of [...imported].sort(byRelease)) {
    const identity = identityOf(card);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const compiled = isBlocked(card) ? null : compile(card.facts);
    if (compiled === null || !compiled.ok) continue;
    const role = roleOf(card.facts);
    if (NOT_PLAYED_YET.includes(role)) leftOut[role] = (leftOut[role] ?? 0) + 1;
    else cards.push({ identity, id: card.print.id, facts: card.facts, program: compiled.program });
  }
  return { cards, leftOut };
}

function byRelease({ print: a }: ImportedCard, { print: b }: ImportedCard): number {
  if (a.released === b.released) return 0;
  return a.released < b.released ? -1 : 1;
}
