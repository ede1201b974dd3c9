import type { Question, Rule } from '../effects/program.js';
import type { HappeningWord } from '../effects/terms.js';

/*
 * What rules listen to: questions, happenings, and what would happen. Each is one bit of a state's `listening`, so that
 * an engine to which nobody listens finds out with one look.
 */

export const QUESTIONS: readonly Question[] = [
  'hp',
  'types',
  'weakness',
  'resistance',
  'retreat-cost',
  'attack-cost',
  'attacks',
  'provides',
  'prizes-taken',
  'counts-as-knocked-out',
  'condition-counters',
  'condition-coins',
  'attack-limit',
  'text-works',
  'bench-size',
  'tool-limit',
  'damage-dealt',
  'damage-taken',
  'damage-from',
  'effects-from',
  'can-attack',
  'can-use-attack',
  'can-retreat',
  'can-evolve',
  'can-play',
  'can-attach',
  'can-use-power',
  'can-have-condition',
  'can-heal',
  'evolving-ends-turn',
  'amount-healed',
];

export const HAPPENINGS: readonly HappeningWord[] = [
  'attached',
  'evolved',
  'levelled-up',
  'benched',
  'became-active',
  'moved-to-bench',
  'retreated',
  'played',
  'attacked',
  'damaged',
  'affected',
  'knocked-out',
  'healed',
  'prize-taken',
  'stayed-conditioned',
  'turn-began',
  'turn-ended',
  'checkup',
  'used-power',
  'used-attack',
];

/** Snapshots keep numbers of 16 bits. */
const BITS = 15;

export interface Channel<T extends string = string> {
  /** What is listened to. */
  readonly name: T;
  readonly number: number;
  /** Where in `listening` it is heard. */
  readonly word: number;
  readonly bit: number;
}

type Channels<T extends string> = { readonly [K in T]: Channel<K> };

const channels = <T extends string>(names: readonly T[], from: number): Channels<T> =>
  Object.fromEntries(names.map((name, place) => [name, channel(name, from + place)])) as Channels<T>;

const channel = <T extends string>(name: T, number: number): Channel<T> => ({
  name,
  number,
  word: Math.floor(number / BITS),
  bit: 1 << (number % BITS),
});

export const QUESTION_CHANNELS = channels(QUESTIONS, 0);
export const TRIGGER_CHANNELS = channels(HAPPENINGS, QUESTIONS.length);
export const WOULD_CHANNELS = channels(HAPPENINGS, QUESTIONS.length + HAPPENINGS.length);

export const LISTENING_WORDS = Math.ceil((QUESTIONS.length + 2 * HAPPENINGS.length) / BITS);

export function channelOf(rule: Rule): Channel {
  if (rule.part === 'answer') return QUESTION_CHANNELS[rule.question];
  return rule.part === 'trigger' ? TRIGGER_CHANNELS[rule.on.event] : WOULD_CHANNELS[rule.on.event];
}
