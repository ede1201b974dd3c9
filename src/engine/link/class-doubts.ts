import type { CardProgram } from '../effects/program.js';
import type { CardFacts, CardTag } from '../model/card-facts.js';

/*
 * Some classes are drawn on a card and written nowhere, and a card database may leave them out. A text that asks for such
 * a class is not played in one game with a card of which it is not known: nothing is guessed. @rule CLS-22 CLS-27
 */

const asked = new WeakMap<CardProgram, ReadonlySet<CardTag>>();

/** The classes that a card's texts ask for. */
function classesAsked(program: CardProgram): ReadonlySet<CardTag> {
  const known = asked.get(program);
  if (known !== undefined) return known;
  const tags = new Set<CardTag>();
  gather(program, tags);
  asked.set(program, tags);
  return tags;
}

function gather(value: unknown, tags: Set<CardTag>): void {
  if (typeof value !== 'object' || value === null) return;
  const { test, is } = value as { readonly test?: unknown; readonly is?: readonly CardTag[] };
  if (test === 'tag' && Array.isArray(is)) for (const tag of is) tags.add(tag);
  else for (const each of Object.values(value)) gather(each, tags);
}

/** A class that the program asks for and of which it is not known whether the card is; null where all is known. */
export function classInDoubt(program: CardProgram | null, { doubts }: CardFacts): CardTag | null {
  if (program === null || doubts.length === 0) return null;
  const tags = classesAsked(program);
  return doubts.find((tag) => tags.has(tag)) ?? null;
}

const RULES: Readonly<Partial<Record<CardTag, string>>> = { 'team-plasma': 'CLS-22' };

export interface ClassDoubt {
  readonly rule: string;
  readonly message: string;
}

/** Every card of a game whose class is in doubt where a text of the game asks for it, told once. */
export function classDoubts(
  facts: readonly CardFacts[],
  programs: readonly (CardProgram | null)[] | undefined,
): readonly ClassDoubt[] {
  const unsure = facts.filter(({ doubts }) => doubts.length > 0);
  if (unsure.length === 0 || programs === undefined) return [];
  return unsure.flatMap((card) => {
    const place = programs.findIndex((program) => classInDoubt(program, card) !== null);
    const tag = place < 0 ? null : classInDoubt(programs[place]!, card);
    if (tag === null) return [];
    const message = `${facts[place]!.name} asks for ${tag} cards, and it is not known whether ${card.name} is one: give its class, or leave one of the two out.`;
    return [{ rule: RULES[tag] ?? 'CLS-27', message }];
  });
}
