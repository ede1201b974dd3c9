// Attacks and powers: which of one database is which of the other, and what is taken of each.
import { type AttackFacts, BLANK_FACTS, type CardFacts, type PowerFacts } from '../../engine/index.js';
import type { Compile } from '../compiled.js';
import { nameKey } from '../decks/list/name-key.js';
import type { CardDiagnostic, ImportedCard } from '../import/imported.js';
import type { Choosing, Judged, Place } from './choosing.js';
import { fuller, fullerDamage } from './fuller.js';
import { judgeTexts, plainly } from './texts.js';

/** Attacks or powers of the two, paired: places in the list of each. */
type Pairing = readonly (readonly [number, number])[];

interface Part {
  readonly name: string;
  readonly text: string;
}

type Field = 'attacks' | 'powers';

/** The text of a part, or of the card, on a card that has no other text. */
export interface Asking {
  readonly choosing: Choosing;
  readonly base: CardFacts;
  readonly compile: Compile;
}

export function chooseAttacks(asking: Asking): readonly AttackFacts[] {
  const pairing = pairParts(asking, 'attacks');
  const [here, there] = asking.choosing.pair.map(({ facts }) => facts.attacks) as [
    readonly AttackFacts[],
    readonly AttackFacts[],
  ];
  if (pairing === null) return asking.choosing.chosen('attacks') === 1 ? there : here;
  return pairing.map(([i, j]) => chooseAttack(asking, [here[i]!, there[j]!], [i, j]));
}

export function choosePowers(asking: Asking): readonly PowerFacts[] {
  const pairing = pairParts(asking, 'powers');
  const [here, there] = asking.choosing.pair.map(({ facts }) => facts.powers) as [
    readonly PowerFacts[],
    readonly PowerFacts[],
  ];
  if (pairing === null) return asking.choosing.chosen('powers') === 1 ? there : here;
  return pairing.map(([i, j]) => choosePower(asking, [here[i]!, there[j]!], [i, j]));
}

/** Null where one of the lists is taken whole. */
function pairParts({ choosing }: Asking, field: Field): Pairing | null {
  const lists = choosing.pair.map(({ facts }) => facts[field] as readonly Part[]);
  const [here, there] = lists as [readonly Part[], readonly Part[]];
  const pairing = here.length > 0 && here.length === there.length ? pairedByName(here, there) : null;
  const says = choosing.pair.map((card, i) =>
    lists[i]!.length === 0 ? null : isTwice(card) ? null : namesIn(lists[i]!),
  );
  if (pairing !== null) {
    choosing.pairUp(field, pairing);
    return pairing;
  }
  choosing.choose(
    { fact: field, says: says as [Named, Named], tell: (names) => names.join(', '), judge: fullerParts },
    field,
  );
  return null;
}

const isTwice = ({ diagnostics }: ImportedCard): boolean => diagnostics.some(({ code }) => code === 'attack-repeated');

const namesIn = (parts: readonly Part[]): readonly string[] => parts.map(({ name }) => name);

type Named = readonly string[] | null;

/** The longer list, where it has all that are named in the shorter. */
const fullerParts = (one: readonly string[], other: readonly string[]): Judged | null => {
  const keys = (names: readonly string[]) => names.filter((name) => name !== '').map(nameKey);
  return fuller(one, other, (less, more) => keys(less).every((key) => keys(more).includes(key)));
};

/** By name, in the order of the first; those that are left over by their order. Null where a name stands twice. */
function pairedByName(here: readonly Part[], there: readonly Part[]): Pairing | null {
  const keys = there.map(({ name }) => nameKey(name));
  if (new Set(keys).size < keys.length) return null;
  const found = here.map(({ name }) => keys.indexOf(nameKey(name)));
  if (new Set(found.filter((place) => place >= 0)).size < found.filter((place) => place >= 0).length) return null;
  const left = keys.map((_, place) => place).filter((place) => !found.includes(place));
  return found.map((place, i) => [i, place >= 0 ? place : left.shift()!] as const);
}

type Two<T> = readonly [T, T];

function chooseAttack(asking: Asking, parts: Two<AttackFacts>, at: Two<number>): AttackFacts {
  const { choosing } = asking;
  const name = chooseName(asking, 'attack name', parts, at);
  const of = name;
  const keyed = (what: string): string => `attack ${at[0]} ${what}`;
  const cost = choosing.choose(
    {
      fact: 'attack cost',
      of,
      says: both(choosing, (card, i) =>
        isDoubted(card, 'cost-missing', `attack${at[i]}`) || parts[i].cost.length === 0 ? null : inOrder(parts[i].cost),
      ),
      tell: (types: readonly string[]) => types.join(' '),
    },
    keyed('cost'),
  );
  const damage = choosing.choose(
    {
      fact: 'damage',
      of,
      says: both(choosing, (card, i) =>
        isDoubted(card, 'damage-unreadable', `attack${at[i]}`) || (parts[i].damage === 0 && parts[i].mark === '')
          ? null
          : `${parts[i].damage}${parts[i].mark}`,
      ),
      judge: fullerDamage,
    },
    keyed('damage'),
  );
  const text = chooseText(asking, { fact: 'attack text', of, key: keyed('text'), at, field: 'attacks' });
  const attack: AttackFacts = {
    ...parts[text.place],
    name,
    text: text.text,
    cost: parts[cost].cost,
    damage: parts[damage].damage,
    mark: parts[damage].mark,
  };
  return isRepeated(asking, attack, parts) ? { ...attack, damage: 0, mark: '' } : attack;
}

/**
 * A number that one database tells and the other does not may be that of the text, typed in where the card prints none: it is,
 * where the text is understood without it only. @rule DMG-02
 */
function isRepeated({ base, compile }: Asking, attack: AttackFacts, parts: Two<AttackFacts>): boolean {
  const { damage, text } = attack;
  if (damage === 0 || text === '' || !parts.some((one) => one.damage === 0 && one.mark === '')) return false;
  // Told of the attack as a whole it is the printed one once more.
  const isTold = new RegExp(`does ${damage} damage(?! (?:to|times)\\b)`).test(text);
  if (isTold || !text.includes(`does ${damage} damage `)) return false;
  const isUnderstood = (one: AttackFacts): boolean => compile({ ...base, attacks: [one] }).ok;
  return !isUnderstood(attack) && isUnderstood({ ...attack, damage: 0, mark: '' });
}

function choosePower(asking: Asking, parts: Two<PowerFacts>, at: Two<number>): PowerFacts {
  const { choosing } = asking;
  const name = chooseName(asking, 'power name', parts, at);
  const kind = choosing.choose(
    { fact: 'kind of power', of: name, says: [parts[0].kind, parts[1].kind] },
    `power ${at[0]} kind`,
  );
  const key = `power ${at[0]} text`;
  const text = chooseText(asking, { fact: 'power text', of: name, key, at, field: 'powers' });
  return { ...parts[text.place], name, text: text.text, kind: parts[kind].kind };
}

function chooseName(
  { choosing }: Asking,
  fact: 'attack name' | 'power name',
  parts: Two<Part>,
  at: Two<number>,
): string {
  const isSame = nameKey(parts[0].name) === nameKey(parts[1].name);
  const names = parts.map(({ name }) => (name === '' ? null : isSame ? plainly(parts[0].name) : plainly(name)));
  const place = choosing.choose(
    { fact, of: parts[0].name, says: names as [string | null, string | null] },
    `${fact} ${at[0]}`,
  );
  return parts[place].name;
}

/** Types of a cost in one order: two databases may list them in two. */
const inOrder = (cost: readonly string[]): readonly string[] => [...cost].sort();

const both = <T>(
  { pair }: Choosing,
  says: (card: ImportedCard, place: Place) => T | null,
): readonly [T | null, T | null] => [says(pair[0], 0), says(pair[1], 1)];

const isDoubted = ({ diagnostics }: ImportedCard, code: CardDiagnostic['code'], of: string): boolean =>
  diagnostics.some((each) => each.severity !== 'note' && each.code === code && each.of === of);

interface TextAsked {
  readonly fact: 'attack text' | 'power text';
  readonly of: string;
  readonly key: string;
  readonly at: Two<number>;
  readonly field: Field;
}

function chooseText(
  asking: Asking,
  { fact, of: name, key, at, field }: TextAsked,
): { readonly place: Place; readonly text: string } {
  const { choosing, base, compile } = asking;
  const where = field === 'attacks' ? 'attack' : 'power';
  const parts = choosing.pair.map(({ facts }, i) => facts[field][at[i]!]) as unknown as Two<Part>;
  const says = both(choosing, (card, i) =>
    isDoubted(card, 'text-missing', `${where}${at[i]}`) || parts[i].text === '' ? null : plainly(parts[i].text),
  );
  const placed = (text: string): CardFacts => ({ ...base, [field]: [{ ...parts[0], name, text }] });
  const [judge, made] = noting(judgeTexts(placed, compile));
  const place = choosing.choose({ fact, of: name, says, judge }, key);
  return { place, text: made() ?? parts[place].text };
}

/** The same, and the text that it made of two, if it made one. */
function noting(judge: ReturnType<typeof judgeTexts>): readonly [typeof judge, () => string | null] {
  let made: string | null = null;
  const noted: typeof judge = (one, other) => {
    const judged = judge(one, other);
    made = judged?.made ?? null;
    return judged;
  };
  return [noted, () => made];
}

/** The card's own text: of a Trainer or Energy card, or what stands on a Pokémon beside attacks and powers. */
export function chooseOwnText({ choosing, base, compile }: Asking): string {
  const says = both(choosing, (card) =>
    isDoubted(card, 'text-missing', 'effect') || card.facts.text === '' ? null : plainly(card.facts.text),
  );
  const [judge, made] = noting(judgeTexts((text) => ({ ...base, text }), compile));
  const place = choosing.choose({ fact: 'own text', says, judge });
  return made() ?? choosing.pair[place].facts.text;
}

/** A card as its texts are compiled one by one: nothing of it is text. */
export const textless = (facts: CardFacts): CardFacts => ({
  ...facts,
  text: BLANK_FACTS.text,
  attacks: BLANK_FACTS.attacks,
  powers: BLANK_FACTS.powers,
});
