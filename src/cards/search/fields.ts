// What can be asked of a card, field by field.
import type { CardFacts } from '../../engine/index.js';
import { type SetCodes, setCodes } from '../decks/list/set-codes.js';
import type { CardStatus } from '../local/local-card.js';
import { type AttackEntry, type Entry, type SearchableCard, searchedName } from './entry.js';
import { isNewUnder, SERIES_OF_ERAS } from './eras.js';
import { fold, squash } from './fold.js';
import type { Operator } from './syntax.js';
import { CLASSES, KINDS, STAGE_WORDS, STATUSES, TYPES, TYPES_OR_NONE, type Vocabulary } from './words.js';

export type Test = (entry: Entry) => boolean;
export type AttackTest = (attack: AttackEntry) => boolean;

/** What searches know besides the cards. */
export interface SearchSurroundings {
  /** The codes by which deck lists name sets. */
  readonly sets: SetCodes;
}

export const NO_SURROUNDINGS: SearchSurroundings = { sets: setCodes([]) };

/** How values are read, and what is compared. Attack fields are asked of one attack at a time. */
export type Field =
  | { readonly kind: 'text'; readonly test: (value: string) => Test }
  | { readonly kind: 'attack-text'; readonly test: (value: string) => AttackTest }
  | { readonly kind: 'number'; readonly number: (card: SearchableCard) => number | null }
  | { readonly kind: 'attack-number'; readonly number: (attack: AttackEntry) => number }
  | { readonly kind: 'word'; readonly words: Vocabulary; readonly test: (values: readonly string[]) => Test }
  | { readonly kind: 'place'; readonly test: (value: string, surroundings: SearchSurroundings) => Test };

interface Described {
  readonly field: Field;
  /** Other names for it. */
  readonly also: readonly string[];
  /** For help: what it is, and an example. */
  readonly about: string;
  readonly example: string;
}

/** Stands for anything at all that is there. */
const ANYTHING = '*';

/** Whether a text, ready to be compared, has the value in it; a name also without its punctuation. */
function contains(value: string): (text: string) => boolean {
  if (value === ANYTHING) return (text) => text !== '' && text !== '\n';
  const [plain, short] = [fold(value), squash(value)];
  return (text) =>
    text.includes(plain) || (short !== '' && text.includes('\n') && text.slice(text.indexOf('\n')).includes(short));
}

const isIn = (values: readonly string[], more: readonly string[]): boolean =>
  more.some((each) => values.includes(each));

const asking = (field: Field, about: string, example: string, ...also: readonly string[]): Described => ({
  field,
  about,
  example,
  also,
});

const ofFacts =
  (read: (facts: CardFacts) => readonly string[]): ((values: readonly string[]) => Test) =>
  (values) =>
  ({ card }) =>
    isIn(values, read(card.facts));

const DEFENCES = (which: 'weaknesses' | 'resistances') =>
  ofFacts((facts) => {
    if (facts.kind !== 'pokemon') return [];
    return facts[which].length === 0 ? ['none'] : facts[which].map(({ type }) => type);
  });

const pokemonNumber =
  (read: (facts: CardFacts) => number) =>
  ({ facts }: SearchableCard): number | null =>
    facts.kind === 'pokemon' ? read(facts) : null;

/** Everything that can be asked for, by its name. */
export const FIELDS: Readonly<Record<string, Described>> = {
  name: asking({ kind: 'text', test: (value) => nameTest(value) }, 'words of the name', 'name:"dark raichu"', 'n'),
  type: asking(
    { kind: 'word', words: TYPES, test: typeTest },
    'the type; of an Energy card what it provides',
    'type:fire',
    't',
  ),
  kind: asking(
    { kind: 'word', words: KINDS, test: kindTest },
    'Pokémon, Trainer or Energy, and kinds of these',
    'kind:supporter',
    'k',
  ),
  stage: asking(
    { kind: 'word', words: STAGE_WORDS, test: ofFacts(({ stage }) => (stage === null ? [] : [stage])) },
    'the stage of a Pokémon',
    'stage:basic',
  ),
  class: asking(
    { kind: 'word', words: CLASSES, test: ofFacts(({ tags }) => tags) },
    'a class or label',
    'class:gx',
    'is',
  ),
  hp: asking({ kind: 'number', number: pokemonNumber(({ hp }) => hp) }, 'HP of a Pokémon', 'hp>=120'),
  retreat: asking({ kind: 'number', number: pokemonNumber(({ retreat }) => retreat) }, 'the Retreat Cost', 'retreat:0'),
  weakness: asking({ kind: 'word', words: TYPES_OR_NONE, test: DEFENCES('weaknesses') }, 'Weakness', 'weakness:water'),
  resistance: asking(
    { kind: 'word', words: TYPES_OR_NONE, test: DEFENCES('resistances') },
    'Resistance',
    'resistance:none',
  ),
  text: asking({ kind: 'text', test: textTest }, 'words of any text on the card', 'text:"draw 2 cards"', 'o'),
  attack: asking({ kind: 'attack-text', test: attackTest }, 'words of the name of an attack', 'attack:gust'),
  cost: asking({ kind: 'attack-number', number: ({ cost }) => cost }, 'how much Energy an attack costs', 'cost<=2'),
  damage: asking(
    { kind: 'attack-number', number: ({ damage }) => damage },
    'the number printed beside an attack',
    'damage>=100',
    'dmg',
  ),
  ability: asking(
    { kind: 'text', test: powerTest },
    'words of the name of an Ability or power, or its kind',
    'ability:poke-body',
    'power',
  ),
  from: asking({ kind: 'text', test: fromTest }, 'words of what it evolves from', 'from:charmander', 'evolves'),
  set: asking({ kind: 'place', test: setTest }, 'the id, the code or words of the name of a set', 'set:base1', 's'),
  era: asking(
    { kind: 'place', test: eraTest },
    'an era of the rules, or words of the name of a series',
    'era:e-card-2002',
    'serie',
    'series',
  ),
  status: asking({ kind: 'word', words: STATUSES, test: statusTest }, 'what is known of its texts', 'status:verified'),
  year: asking({ kind: 'number', number: yearOf }, 'the year it was printed in', 'year<=2003'),
  id: asking({ kind: 'text', test: idTest }, 'the id of the print', 'id:base1-4'),
};

function nameTest(value: string): Test {
  const has = contains(value);
  return ({ words }) => has(words.name);
}

function typeTest(values: readonly string[]): Test {
  return ({ card: { facts } }) => isIn(values, facts.types) || facts.provides.some((unit) => isIn(values, unit));
}

function kindTest(values: readonly string[]): Test {
  return ({ card: { facts } }) =>
    isIn(values, [facts.kind, facts.trainer ?? '', facts.energy === null ? '' : `${facts.energy}-energy`]);
}

function textTest(value: string): Test {
  const plain = value === ANYTHING ? '' : fold(value);
  return ({ words: { text } }) => text !== '' && text.includes(plain);
}

function attackTest(value: string): AttackTest {
  const has = contains(value);
  return ({ name }) => has(name);
}

function powerTest(value: string): Test {
  const [has, kind] = [contains(value), fold(value)];
  return ({ words }) => words.powers.some((power) => has(power) || power.endsWith(`\n${kind}`));
}

function fromTest(value: string): Test {
  const has = contains(value);
  return ({ card }) => has(card.facts.evolvesFrom === '' ? '' : searchedName(card.facts.evolvesFrom));
}

function idTest(value: string): Test {
  const plain = fold(value);
  return ({ card }) => fold(card.print.id) === plain;
}

/** An id or a code names one set; words are looked for in names. Few sets stand for many cards. */
function setTest(value: string, { sets }: SearchSurroundings): Test {
  const ids = new Set([fold(value), ...sets.setsOf(value).flatMap((set) => set.ids.map(fold))]);
  const has = contains(value);
  return bySet(({ setId, setName }) => ids.has(fold(setId)) || has(searchedName(setName)));
}

function eraTest(value: string): Test {
  const plain = fold(value);
  const era = Object.keys(SERIES_OF_ERAS).find((id) => id === plain || id.replace(/-\d+$/, '') === plain);
  const has = contains(value);
  return bySet(({ serie, released }) =>
    era === undefined ? has(searchedName(serie)) : isNewUnder(era, serie, released),
  );
}

type Print = SearchableCard['print'];

function bySet(holds: (print: Print) => boolean): Test {
  const known = new Map<string, boolean>();
  return ({ card: { print } }) => {
    const key = `${print.setId}\n${print.setName}`;
    let answer = known.get(key);
    if (answer === undefined) {
      answer = holds(print);
      known.set(key, answer);
    }
    return answer;
  };
}

const HAS_STATUS: Readonly<Record<CardStatus, (card: SearchableCard) => boolean>> = {
  unsupported: ({ compiles }) => !compiles,
  compiled: ({ compiles }) => compiles,
  exercised: ({ isExercised }) => isExercised,
  verified: ({ isVerified }) => isVerified,
};

function statusTest(values: readonly string[]): Test {
  return ({ card }) => values.some((value) => HAS_STATUS[value as CardStatus](card));
}

function yearOf({ print }: SearchableCard): number | null {
  const year = Number(print.released.slice(0, 4));
  return year > 0 ? year : null;
}

const BY_NAME = new Map<string, Field>(
  Object.entries(FIELDS).flatMap(([name, { field, also }]) => [name, ...also].map((each) => [each, field] as const)),
);

/** The field of a name, without one the name of the card. */
export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(name === '' ? 'name' : name);

export const FIELD_NAMES: readonly string[] = [...BY_NAME.keys()].filter((name) => name.length > 1);

export function compares(operator: Operator, wanted: number): (number: number) => boolean {
  switch (operator) {
    case ':':
    case '=':
      return (number) => number === wanted;
    case '!=':
      return (number) => number !== wanted;
    case '<':
      return (number) => number < wanted;
    case '<=':
      return (number) => number <= wanted;
    case '>':
      return (number) => number > wanted;
    case '>=':
      return (number) => number >= wanted;
  }
}
