import { expect } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { Part } from '../../../src/cards/language.js';
import { renderCard } from '../../../src/cards/render/render.js';
import { type AttackFacts, BLANK_FACTS, type CardFacts, orThrow, type PowerKind } from '../../../src/engine/index.js';

const PLAIN: AttackFacts = { name: 'Lantern Blow', cost: [], damage: 30, mark: '', text: '', gx: false, vstar: false };

/** A Pokémon of our own with this one attack. */
export const withAttack = (text: string, printed: Partial<AttackFacts> = {}): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Lanternfin',
  attacks: [{ ...PLAIN, ...printed, text }],
});

export const withPower = (text: string, kind: PowerKind = 'ability'): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Lanternfin',
  powers: [{ kind, name: 'Deep Glow', text }],
});

export const trainer = (text: string, kind: 'item' | 'supporter' | 'stadium' | 'tool' = 'item'): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Old Sea Chart',
  kind: 'trainer',
  trainer: kind,
  text,
});

/** A special Energy card of our own. */
export const energy = (text: string, name = 'Lantern Energy'): CardFacts => ({
  ...BLANK_FACTS,
  name,
  kind: 'energy',
  energy: 'special',
  text,
});

/** A card that is played as if it were a Pokémon. */
export const relic = (text: string): CardFacts => ({
  ...BLANK_FACTS,
  name: 'Amber Shell',
  kind: 'trainer',
  trainer: 'fossil',
  hp: 50,
  text,
});

/** Our wording of the card's own text; it must say the same. */
export function wording(facts: CardFacts): string {
  const again = reworded(facts);
  expect(partsOf(again)).toEqual(partsOf(facts));
  return again.text;
}

/** Our wording of an attack; it must say the same. */
export function attackAgain(text: string, printed: Partial<AttackFacts> = {}): string {
  const facts = withAttack(text, printed);
  const told = reworded(facts);
  expect(partsOf(told)).toEqual(partsOf(facts));
  return told.attacks[0].text;
}

/** Our wording of a power; it must say the same. */
export function powerAgain(text: string): string {
  const facts = withPower(text);
  const told = reworded(facts);
  expect(partsOf(told)).toEqual(partsOf(facts));
  return told.powers[0].text;
}

/** The parts of the card's only text; a text that does not compile fails the test with its span. */
export function partsOf(facts: CardFacts): readonly Part[] {
  const compiled = compileCard(facts);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.unsupported));
  const { attacks, powers, card } = compiled.program;
  return [...attacks.filter((part) => part !== null), ...powers.flat(), ...card];
}

/** What an attack does. */
export function acts(text: string, printed: Partial<AttackFacts> = {}): unknown {
  const [part] = partsOf(withAttack(text, printed));
  return part.part === 'attack' ? part.do : null;
}

/** The span that is not understood, and why. */
export function fault(facts: CardFacts): { readonly text: string; readonly reason: string } {
  const compiled = compileCard(facts);
  if (compiled.ok) return { text: '', reason: 'it compiles' };
  const [{ text, reason }] = compiled.unsupported;
  return { text, reason };
}

/** The same card with our wording in place of the printed one. */
export function reworded(facts: CardFacts): CardFacts {
  const compiled = compileCard(facts);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.unsupported));
  const texts = orThrow(renderCard(compiled.program, facts));
  return {
    ...facts,
    attacks: facts.attacks.map((attack, i) => ({ ...attack, text: texts.attacks[i] })),
    powers: facts.powers.map((power, i) => ({ ...power, text: texts.powers[i] })),
    text: texts.card,
  };
}
