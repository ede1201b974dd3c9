import type { OutlinedPart, OutlineStep } from '../../cards/index.js';

/** What stands beside a card that is looked at. */
export const ABOUT = {
  program: 'What it does, step by step',
  noProgram: 'Nothing on it has to be carried out beyond the rules.',
  unread: 'Not understood:',
  tips: 'Worth knowing',
  evolution: 'Evolution',
  thisCard: 'this card',
  from: (name: string): string => `from ${name}`,
  notHere: 'no card of it here',
  terms: 'Terms in these texts',
  prints: 'Other cards of this name',
  ofSet: (set: string, year: string): string => `This one is of ${set}, ${year}.`,
  same: 'the same card',
  another: 'another card',
  none: 'No other is known here.',
  reading: 'Looking it up…',
  broken: 'What is known of this card could not be looked up. Close it and open it again.',
  kinds: {
    attack: 'When the attack is used',
    play: 'When it is played',
    action: 'When you use it in your turn',
    answer: 'As long as it holds',
    trigger: 'By itself, when it happens',
    would: 'Before it would happen',
  } satisfies Record<OutlinedPart['kind'], string>,
  when: {
    choice: 'chosen first',
    requirement: 'must be so',
    cost: 'to be paid',
    'own-energy': 'its own Energy',
    'before-damage': 'before damage',
    damage: 'damage',
    effect: 'effect',
    after: 'after all',
  } satisfies Record<NonNullable<OutlineStep['when']>, string>,
} as const;
