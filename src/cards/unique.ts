import type { CardFacts } from '../engine/index.js';
import type { ImportedCard } from './import/imported.js';

/**
 * What two prints of one card share: they agree in everything but number, set, date, rarity and legality. Facts that
 * are missing count as such, so that a gap is not taken for "none"; how a fact was found does not count. The pieces of a
 * LEGEND or V-UNION share one text and are told apart by their number alone, so they count once too.
 */
export function identityOf({ facts, diagnostics }: Pick<ImportedCard, 'facts' | 'diagnostics'>): string {
  const doubts: string[] = [];
  for (const { severity, code } of diagnostics) if (severity !== 'note') doubts.push(code);
  return JSON.stringify([printed(facts), doubts]);
}

/** The facts in one order, whichever database they came from. Written out: this is asked of every print there is. */
function printed(facts: CardFacts): Omit<CardFacts, 'set' | 'released' | 'piece' | 'line' | 'doubts'> {
  return {
    name: facts.name,
    kind: facts.kind,
    tags: facts.tags.length < 2 ? facts.tags : [...facts.tags].sort(),
    text: facts.text,
    stage: facts.stage,
    evolvesFrom: facts.evolvesFrom,
    growsInto: facts.growsInto,
    types: facts.types,
    hp: facts.hp,
    retreat: facts.retreat,
    weaknesses: facts.weaknesses,
    resistances: facts.resistances,
    attacks: facts.attacks,
    powers: facts.powers,
    prizes: facts.prizes,
    trainer: facts.trainer,
    energy: facts.energy,
    provides: facts.provides,
  };
}

/** The first print of every card, in the order of the prints. */
export function uniqueCards(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const first = new Map<string, ImportedCard>();
  for (const card of cards) {
    const identity = identityOf(card);
    if (!first.has(identity)) first.set(identity, card);
  }
  return [...first.values()];
}
