import { BLANK_FACTS, type CardFacts, type TrainerKind } from '../../engine/index.js';
import { between, oneIn, pick } from '../random-number.js';
import { plainAttacks } from './plain-pokemon.js';
import { mostCopies, type Theme } from './theme.js';

const KINDS: readonly TrainerKind[] = ['item', 'item', 'supporter', 'stadium', 'stadium', 'tool', 'technical-machine'];

/** One to four copies of a Trainer card that does nothing but what its kind does. */
export function plainTrainer(theme: Theme): CardFacts[] {
  const { random, era } = theme;
  const card = trainer(theme, pick(random, KINDS));
  const single = era.classes.includes('prism-star') && oneIn(random, 8);
  // CLS-20: a Prism Star goes to the Lost Zone, and a deck holds one of a name.
  if (single) return [{ ...card, name: `${card.name} ◇`, tags: ['prism-star'] }];
  return new Array<CardFacts>(between(random, 1, mostCopies(theme))).fill(card);
}

const trainer = (theme: Theme, kind: TrainerKind): CardFacts => ({
  ...BLANK_FACTS,
  name: theme.names(),
  kind: 'trainer',
  trainer: kind,
  attacks: kind === 'technical-machine' ? plainAttacks(theme, 1, undefined) : [],
});

/** @rule FOS-01 */
export const plainFossil = (theme: Theme): CardFacts => ({
  ...BLANK_FACTS,
  name: `${theme.names()} Fossil`,
  kind: 'trainer',
  trainer: 'fossil',
  tags: ['fossil'],
  types: ['Colorless'],
  hp: between(theme.random, 3, 6) * 10,
});
