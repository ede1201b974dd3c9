// The frozen sample: texts of our own that span the grammar, each with what it comes to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, compileCard, renderCard } from '../../../src/cards/index.js';
import { type AttackFacts, BLANK_FACTS, type CardFacts, orThrow, type PowerFacts } from '../../../src/engine/index.js';

export interface Sampled {
  /** The card that it stands on, by its name in `cards.json`. */
  readonly on: string;
  readonly text: string;
  /** Its program, in its canonical form. */
  readonly program: string;
  /** Our wording of that. */
  readonly says: string;
}

type Written = Partial<Omit<CardFacts, 'attacks' | 'powers'>> & {
  readonly attacks?: readonly Partial<AttackFacts>[];
  readonly powers?: readonly Partial<PowerFacts>[];
};

const PLAIN: AttackFacts = { name: 'Lantern Blow', cost: [], damage: 0, mark: '', text: '', gx: false, vstar: false };
const GLOW: PowerFacts = { kind: 'ability', name: 'Deep Glow', text: '' };

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const cards = JSON.parse(read('cards.json')) as Readonly<Record<string, Written>>;

export const SAMPLE: readonly Sampled[] = read('sample.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sampled);

/** The card with this text, wherever it stands there. */
export function cardOf(on: string, text: string): CardFacts {
  const { attacks = [], powers = [], ...facts } = cards[on]!;
  return {
    ...BLANK_FACTS,
    ...facts,
    attacks: attacks.map((attack) => ({ ...PLAIN, ...attack, text })),
    powers: powers.map((power) => ({ ...GLOW, ...power, text })),
    text: attacks.length + powers.length > 0 ? '' : text,
  };
}

/** What a text comes to on its card; null where it does not compile. */
export function comesTo(on: string, text: string): Pick<Sampled, 'program' | 'says'> | null {
  const facts = cardOf(on, text);
  const made = compileCard(facts);
  if (!made.ok) return null;
  const { attacks, powers, card } = orThrow(renderCard(made.program, facts));
  return { program: canonical(made.program), says: [...attacks, ...powers, card].join('') };
}
