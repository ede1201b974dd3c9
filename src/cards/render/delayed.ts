import type { Happening, PokemonOf, Rule, Span, Test } from '../language.js';
import { cardNoun } from './noun.js';
import { amountNumber } from './number.js';
import { SPANS } from './rule.js';
import { attackers } from './source.js';
import { aOrAn, unsayable, type Voice } from './speech.js';
import { testText } from './test.js';
import { pokemon } from './things.js';

type Delayed = Exclude<Rule, { readonly part: 'answer' }>;

/** What is said before and after what a rule does. */
export interface Around {
  readonly opening: string;
  readonly closing: string;
}

const partsOf = (test: Test | undefined): readonly Test[] => {
  if (test === undefined) return [];
  return test.test === 'all' ? test.of : [test];
};

/** What a rule waits for. `span`: only for that time; else as long as the card is there. */
export function aroundText({ part, on, if: test, limits }: Delayed, span: Span | null, voice: Voice): Around {
  const time = span === null || span === 'game' ? '' : `${SPANS[span] ?? unsayable(span)}, `;
  if (on.event === 'turn-ended') return { opening: (on.by === 'you' ? thisEnd : endText)(test, voice), closing: '' };
  const tests = partsOf(test);
  const theirs = tests.some((one) => one.test === 'turn')
    ? `${limits === undefined ? '' : 'once '}during your opponent's turn, `
    : '';
  const full = tests.some((one) => one.test === 'compare' && isStat(one.a, 'damage-before'));
  const hurt = tests.some((one) => one.test === 'matches' && one.where.test === 'compare');
  const limit = tests.flatMap((one) => (one.test === 'compare' && isEvent(one.a) ? [one] : []));
  if (limit.length + Number(full) + Number(hurt) + Number(theirs !== '') !== tests.length)
    return span === null ? inState({ part, on, if: test } as Delayed, voice) : UNSAID;
  const closing = limit.map(
    ({ rel, b }) => ` if that damage is ${amountNumber(b)} or ${rel === '<=' ? 'less' : 'more'}`,
  );
  const what = `${part === 'would' ? wouldText(on, full, voice) : happensText(on, voice)}${hurt ? ' and already has at least 1 damage counter on it' : ''}`;
  const always = span === 'game' ? what.replace(/^if /, 'whenever ') : what;
  return { opening: `${time}${theirs}${always}, `, closing: closing.join('') };
}

const UNSAID: Around = { opening: unsayable('such a condition'), closing: '' };

/** What is so of the Pokémon is said in one breath with the damage. */
function inState({ part, on, if: test }: Delayed, voice: Voice): Around {
  if (part !== 'would' || on.event !== 'damaged' || test === undefined || test.test === 'all') return UNSAID;
  return { opening: `if ${testText(test, voice)} and is damaged by ${attackBy(on)}, `, closing: '' };
}

const endText = (test: Test | undefined, voice: Voice): string =>
  `${test === undefined ? '' : `if ${testText(test, voice)} `}at the end of your opponent's next turn, `;

const thisEnd = (test: Test | undefined, voice: Voice): string =>
  `at the end of this turn, ${test === undefined ? '' : `if ${testText(test, voice)}, `}`;

const isStat = (a: unknown, what: string): boolean =>
  typeof a === 'object' && a !== null && 'what' in a && a.what === what && 'num' in a && a.num === 'stat';
const isEvent = (a: unknown): boolean => typeof a === 'object' && a !== null && 'of' in a && a.of === '#event';

function named(of: Happening['subject'], voice: Voice): string {
  return of?.get === 'ref' || of?.get === 'pokemon' ? pokemon(of as PokemonOf, voice) : unsayable('such a happening');
}

function attackBy({ source }: Happening): string {
  const of = attackers(source);
  if (of === null) return 'an attack';
  return source?.where === undefined ? "an opponent's attack" : `an attack from ${of}`;
}

function wouldText(on: Happening, full: boolean, voice: Voice): string {
  const who = named(on.subject, voice);
  switch (on.event) {
    case 'attacked':
      return `if ${who} tries to attack`;
    case 'damaged':
      if (on.source === undefined) return `whenever ${who} takes damage`;
      return `if ${who} would be damaged by ${attackBy(on)}`;
    case 'affected':
      return `if ${who} would be damaged or affected by ${attackBy(on)}`;
    case 'knocked-out':
      return `if ${who} ${full ? 'has full HP and ' : ''}would be Knocked Out by ${byDamage(on)}${attackBy(on)}`;
    default:
      return unsayable(`that something would have ${on.event}`);
  }
}

const byDamage = ({ cause }: Happening): string => (cause === undefined ? '' : 'damage from ');

function happensText(on: Happening, voice: Voice): string {
  if (on.event === 'attached')
    return `whenever they attach ${aOrAn(cardNoun(on.card, false))} from their hand to ${named(on.to, voice)}`;
  const who = named(on.subject, voice);
  if (on.event === 'knocked-out') return `if ${who} is Knocked Out by ${byDamage(on)}${attackBy(on)}`;
  if (on.event !== 'damaged') return unsayable(`what waits for ${on.event}`);
  return `if ${who} is damaged by ${attackBy(on)}${on.evenIfKnockedOut ? ` (even if ${who} is Knocked Out)` : ''}`;
}
