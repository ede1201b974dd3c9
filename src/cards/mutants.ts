// A word that changes the meaning changes the program: texts with one word changed must be refused, or come to another program.
import type { CardFacts } from '../engine/index.js';
import { canonical } from './compile/canonical.js';
import type { CompileAll } from './compiled.js';

/** A text with one word changed. */
export interface Mutant {
  readonly text: string;
  /** The word as it was printed, where it stood, and what stands there now; nothing: it is left out. */
  readonly from: string;
  readonly to: string;
  readonly start: number;
}

/** A mutant that says the same as the text it was made of, by what it is compiled to. */
export interface Survivor {
  readonly original: string;
  readonly mutant: Mutant;
}

/** A word that tells nothing where it stands: why, and how that place is known by what is printed before and after it. */
interface Idle {
  readonly words: string;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly why: string;
}

const IDLE: readonly Idle[] = [
  {
    words: 'may',
    before: /\b(?:once|as often|when|whenever|during|if|at)\b[^.]*$/i,
    why: 'what is used is used by choice',
  },
  { words: 'may', before: /^(?:you|that player|each player) $/i, why: 'what is used is used by choice' },
  { words: 'more', before: /\bplus [0-9]+ $/, why: '"plus" says it' },
  { words: 'more', after: /^ (?:damage )?for each\b/, why: '"for each" says it' },
  { words: 'other', before: /\bany $/, after: /^ effects?\b/, why: 'all effects are meant' },
  { words: 'only', before: /\bprovides $/, why: 'the number says it' },
  { words: 'only', before: /\bbut $/, after: /^ provides\b/, why: 'the number says it' },
  {
    words: '*',
    before: /\bIf your opponent has fewer than $/,
    after: /^ Benched Pokémon, do the damage\b/,
    why: 'it stands in a reminder, which is read and says nothing new',
  },
  {
    words: "opponent's opponent’s",
    before: /\ban $/,
    after: /^ attack during (?:his or her|their) last turn\b/,
    why: 'whose turn it was says it',
  },
  { words: 'another', before: /\bsearch your deck for $/, why: 'this one is in play' },
  { words: 'different', before: /\b(?:number of|each) $/, after: /^ types? of\b/, why: 'types are counted once each' },
  { words: 'Active Benched', before: /\b(?:Active|Benched) [^.]*\b(?:or|and) $/, why: 'the place is said of both' },
  { words: 'more', before: /\b(?:draw|discard|choose) [0-9]+ $/, why: 'what was done before stays done' },
  { words: 'more', before: /\b(?:No|any) $/, why: 'none is played from now on' },
  {
    words: 'other',
    before: /\b(?:your|their|opponent's) $/,
    after: /^ Pokémon in any way\b/,
    why: 'nothing goes from a Pokémon to itself',
  },
  {
    words: 'other',
    after: /^ (?:revealed cards|cards (?:from|in) your hand)\b/,
    why: 'the card itself, or those that were taken, are there no more',
  },
  { words: 'Basic', after: /^ Pokémon that was put into play this turn\b/, why: 'a Basic Pokémon was chosen' },
  { words: '*', before: /\([^)]*$/, why: 'it stands in a reminder, which is read and says nothing new' },
  { words: '*', after: /^ card named\b/, why: 'the name says it' },
];

/** Why a word may be changed at a place; null where it must not. */
export function whyIdle({ original, mutant: { from, start } }: Survivor): string | null {
  const [before, after] = [original.slice(0, start), original.slice(start + from.length)];
  const idle = IDLE.find(
    (one) =>
      (one.words === '*' || one.words.split(' ').includes(from)) &&
      (one.before?.test(before) ?? true) &&
      (one.after?.test(after) ?? true),
  );
  return idle?.why ?? null;
}

/** What a search for survivors came to. */
export interface Survival {
  readonly texts: number;
  readonly mutants: number;
  /** Those that no reason is known for. */
  readonly survivors: readonly Survivor[];
  /** How many others there are. */
  readonly idle: number;
}

/** Words of which each says something else than the others: each is changed to the next one. */
const GROUPS: readonly string[] = [
  'heads tails',
  'Active Benched',
  'hand deck',
  'top bottom',
  'Item Supporter Stadium',
  'Asleep Confused Paralyzed Burned Poisoned',
  'Grass Fire Water Lightning Psychic Fighting Darkness Metal',
  'more less',
  'before after',
  'Basic Evolution',
  'damaged healed',
  'Weakness Resistance',
];

const NEXT: ReadonlyMap<string, string> = new Map(
  GROUPS.map((group) => group.split(' ')).flatMap((words) =>
    words.map((word, i): [string, string] => [word, words[(i + 1) % words.length]!]),
  ),
);

/** Words that make another sentence of one when they are left out. */
const TELLING: ReadonlySet<string> = new Set(
  "opponent's Benched Active Basic Special Evolved other another different not can't don't doesn't isn't except unless only up more less may".split(
    ' ',
  ),
);

const WORD = /[A-Za-zÀ-ÿ0-9'’-]+/g;

/** Every text that differs from this one by a word that tells something. */
export function mutantsOf(text: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  for (const { 0: from, index: start } of text.matchAll(WORD)) {
    for (const to of instead(from)) {
      const end = start + from.length + (to === '' && text[start + from.length] === ' ' ? 1 : 0);
      mutants.push({ text: text.slice(0, start) + to + text.slice(end), from, to, start });
    }
  }
  return mutants;
}

function instead(word: string): readonly string[] {
  const plain = word.replaceAll('’', "'");
  const next = NEXT.get(plain);
  const changed = [...(next === undefined ? [] : [next]), ...(TELLING.has(plain) ? [''] : [])];
  return /^[1-9][0-9]*$/.test(plain) ? [String(Number(plain) + (plain.endsWith('0') ? 10 : 1))] : changed;
}

/** Of every text of the cards that compiles, the mutants that come to the same program. Texts that agree are looked at once. */
export function survival(cards: readonly CardFacts[], compile: CompileAll): Survival {
  const seen = new Set<string>();
  const survivors: Survivor[] = [];
  let [texts, mutants, idle] = [0, 0, 0];
  for (const facts of cards.flatMap(oneByOne)) {
    const key = `${facts.attacks.length}${facts.powers.length} ${textOf(facts).replaceAll(facts.name, '~')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const all = mutantsOf(textOf(facts));
    const [original, ...changed] = compile([facts, ...all.map(({ text }) => withText(facts, text))]);
    if (original?.ok !== true) continue;
    texts++;
    mutants += all.length;
    const said = canonical(original.program);
    for (const [i, mutant] of all.entries()) {
      const made = changed[i]!;
      if (!made.ok || canonical(made.program) !== said) continue;
      const survivor = { original: textOf(facts), mutant };
      if (whyIdle(survivor) === null) survivors.push(survivor);
      else idle++;
    }
  }
  return { texts, mutants, survivors, idle };
}

/** The card with one of its texts only, for each of them; all attacks are kept, since a text may name another one. */
function oneByOne(facts: CardFacts): readonly CardFacts[] {
  const bare = { ...facts, attacks: [], powers: [], text: '' };
  return [
    ...facts.attacks.flatMap(({ text }, index) =>
      text === ''
        ? []
        : [{ ...bare, attacks: facts.attacks.map((one, i) => (i === index ? one : { ...one, text: '', mark: '' })) }],
    ),
    ...facts.powers.flatMap((power) => (power.text === '' ? [] : [{ ...bare, powers: [power] }])),
    ...(facts.text === '' ? [] : [{ ...bare, text: facts.text }]),
  ] as readonly CardFacts[];
}

const textOf = ({ attacks, powers, text }: CardFacts): string =>
  attacks.find((attack) => attack.text !== '')?.text ?? powers[0]?.text ?? text;

const withText = (facts: CardFacts, text: string): CardFacts => ({
  ...facts,
  attacks: facts.attacks.map((attack) => (attack.text === '' ? attack : { ...attack, text })),
  powers: facts.powers.map((power) => ({ ...power, text })),
  text: facts.text === '' ? '' : text,
});
