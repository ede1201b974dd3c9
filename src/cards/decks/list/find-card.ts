import type { EnergyType } from '../../../engine/index.js';
import { endOfTime } from './era-time.js';
import { type FaultCode, type FaultSeverity, orList } from './fault.js';
import type { Claim, Printing } from './line.js';
import { basicEnergyType, nameKey, oneTypography } from './name-key.js';
import { editDistance, nearest } from './nearest.js';
import { isSameByName } from './other-print.js';
import { type CardPool, type PoolCard, printName, sameCardKey } from './pool.js';
import { looseNumberKey, numberKey, type SetCode } from './set-codes.js';

/** The card that a claim means, what was assumed to find it, or why there is none. */
export interface Found {
  readonly card: PoolCard | null;
  readonly fault: { readonly severity: FaultSeverity; readonly code: FaultCode; readonly message: string } | null;
  /** Where there is none: a print that could stand for it, and whether it is known to be the same card. */
  readonly offer?: { readonly card: PoolCard; readonly isSame: boolean };
}

const found = (card: PoolCard): Found => ({ card, fault: null });
const assumed = (card: PoolCard, code: FaultCode, message: string): Found => ({
  card,
  fault: { severity: 'warning', code, message },
});
const missing = (code: FaultCode, message: string): Found => ({
  card: null,
  fault: { severity: 'error', code, message },
});

export function findCard({ name, printing }: Omit<Claim, 'count'>, pool: CardPool): Found {
  const byId = pool.byId.get(name);
  if (byId !== undefined && printing === null) return found(byId);
  const type = basicEnergyType(name) ?? typeAlone(name, pool);
  if (type !== null && !isSpecialThen(type, pool)) return found(basicEnergy(type, printing, pool));
  const named = inThisSpelling(name, namedOrPrime(name, pool));
  return printing === null ? byName(name, named, pool) : byPrinting(name, named, printing, pool);
}

/** `8 Fire`: no card is called by a type alone. */
const typeAlone = (name: string, pool: CardPool): EnergyType | null =>
  /^\p{L}{3,}$/u.test(name) && pool.named(name).length === 0 ? basicEnergyType(`${name} Energy`) : null;

/** Before 2007 Darkness and Metal Energy were Special Energy cards only, so a list of that time means those. */
const isSpecialThen = (type: EnergyType, pool: CardPool): boolean =>
  pool.year !== null &&
  pool.year < 2007 &&
  (type === 'Darkness' || type === 'Metal') &&
  pool.named(`${type} Energy`).some(({ facts }) => facts.energy === 'special' && isOfTime(facts.released, pool));

/** Players say "Gengar Prime"; the card's name is Gengar. */
function namedOrPrime(name: string, pool: CardPool): readonly PoolCard[] {
  const bare = /^(.+?)\s+\(?prime\)?$/iu.exec(name)?.[1];
  const named = pool.named(name);
  if (bare === undefined || named.length > 0) return named;
  return pool.named(bare).filter(({ facts }) => facts.tags.includes('prime'));
}

const isOfTime = (released: string, { year }: CardPool): boolean => year === null || released < endOfTime(year);

/** A basic Energy card is the same in every print, so one that is not in the database is no loss. @rule DECK-03 DECK-07 */
function basicEnergy(type: EnergyType, printing: Printing | null, pool: CardPool): PoolCard {
  const cards = [...pool.named(`${type} Energy`), ...pool.named(`Basic ${type} Energy`)];
  const asPrinted = printing === null ? [] : withNumber(cardsOfCode(printing.code, pool).cards, printing.number ?? '');
  const plain = cards.filter(({ facts, id }) => id === '' && facts.energy === 'basic');
  return asPrinted.find((card) => cards.includes(card)) ?? plain[0]!;
}

/** Of names that share a key those that are written as asked, where there are any. */
function inThisSpelling(name: string, cards: readonly PoolCard[]): readonly PoolCard[] {
  for (const spelling of [oneTypography, (text: string) => oneTypography(text).replaceAll('-', ' ')]) {
    const same = cards.filter(({ facts }) => spelling(facts.name) === spelling(name));
    if (same.length > 0) return same;
  }
  return cards;
}

function byName(name: string, named: readonly PoolCard[], pool: CardPool): Found {
  const card = newest(named, pool);
  if (card === undefined) return unknown(name, pool);
  const different = new Set(named.map(sameCardKey)).size;
  if (different === 1 || card.facts.kind !== 'pokemon') return found(card);
  const message = `There are ${different} different cards named ${card.facts.name}; ${printName(card, pool)} is taken. To mean another, add its set and number.`;
  return assumed(card, 'several-cards', message);
}

/**
 * The newest print; of prints of one day the first. A list for the rules of a year means cards of that time: those that
 * came out while these rules held go before later ones. @rule DECK-18
 */
function newest(cards: readonly PoolCard[], pool: CardPool): PoolCard | undefined {
  const ofItsTime = cards.filter(({ facts }) => isOfTime(facts.released, pool));
  if (ofItsTime.length > 0) return wholeOnes(ofItsTime).reduce<PoolCard | undefined>(newer, undefined);
  // All are newer than these rules: the oldest wording is nearest to them.
  return wholeOnes(cards).toReversed().reduce<PoolCard | undefined>(older, undefined);
}

const newer = (best: PoolCard | undefined, card: PoolCard): PoolCard =>
  best === undefined || card.facts.released > best.facts.released ? card : best;

const older = (best: PoolCard | undefined, card: PoolCard): PoolCard =>
  best === undefined || card.facts.released <= best.facts.released ? card : best;

/** Databases lack the text of some prints: a card that does nothing is not meant where another print says what it does. */
function wholeOnes(cards: readonly PoolCard[]): readonly PoolCard[] {
  const isMute = ({ facts }: PoolCard): boolean =>
    facts.kind === 'trainer' && facts.text === '' && facts.attacks.length === 0;
  const whole = cards.filter((card) => !isMute(card));
  return whole.length > 0 ? whole : cards;
}

const unknown = (name: string, pool: CardPool): Found => missing('card-unknown', noSuchCard(name, pool));

function noSuchCard(name: string, pool: CardPool): string {
  const near = pool.near.nearest(nameKey(name)).map((key) => pool.names.get(key)!);
  const hint = near.length === 0 ? '' : ` Do you mean ${orList(near)}?`;
  return `There is no card named "${name}".${hint}`;
}

interface OfCode {
  readonly sets: readonly SetCode[];
  readonly cards: readonly PoolCard[];
}

function cardsOfCode(code: string, pool: CardPool): OfCode {
  const sets = pool.sets.setsOf(code);
  const ids = sets.length > 0 ? sets.flatMap(({ ids }) => ids) : [code, code.toLowerCase()];
  return { sets, cards: pool.inSets([...new Set(ids)]) };
}

/** Cards of that number; only where there are none, those whose letters before it are left out. */
function withNumber(cards: readonly PoolCard[], number: string): readonly PoolCard[] {
  const exact = cards.filter((card) => numberKey(card.number) === numberKey(number));
  return exact.length > 0 ? exact : cards.filter((card) => looseNumberKey(card.number) === looseNumberKey(number));
}

function byPrinting(name: string, named: readonly PoolCard[], printing: Printing, pool: CardPool): Found {
  const { sets, cards } = cardsOfCode(printing.code, pool);
  if (sets.length === 0 && cards.length === 0) return inUnknownSet(name, named, printing, pool);
  const title = sets[0] === undefined ? printing.code : `${sets[0].name} (${printing.code})`;
  const label = printing.number === null ? printing.code : `${printing.code} ${printing.number}`;
  if (cards.length === 0) return inAbsentSet({ name, title, label, numbered: undefined }, named, pool);
  const here = inThisSpelling(
    name,
    namedOrPrime(name, pool).filter((card) => cards.includes(card)),
  );
  if (printing.number === null) return withoutNumber(name, here, title, pool);
  const numbered = withNumber(cards, printing.number);
  const right = numbered.find((card) => here.includes(card));
  if (right !== undefined) return found(right);
  const askedFor = { name, title, label, numbered: numbered[0] };
  const meant = numbered.find((card) => isAkin(name, card.facts.name));
  if (meant !== undefined && !isSlip(name, named, meant)) return nameDiffers(name, label, meant);
  return here.length > 0 ? wrongNumber(askedFor, here, pool) : notInSet(askedFor, named, pool);
}

function inUnknownSet(name: string, named: readonly PoolCard[], { code }: Printing, pool: CardPool): Found {
  const near = nearest(code.toUpperCase(), pool.sets.codes);
  const hint = near.length === 0 ? '' : ` (near it: ${near.join(', ')})`;
  const message = `There is no set with the code ${code}${hint}.`;
  return withoutSet(message, 'set-unknown', named, { name, pool });
}

/** One name has the other in it: "Energy Gain" of the whole name of the card, "Luxray GL" of its LV.X. */
function isAkin(name: string, other: string): boolean {
  const [one, two] = [nameKey(name), nameKey(other)];
  return one.length > 2 && two.length > 2 && (one.includes(two) || two.includes(one));
}

const isSlip = (name: string, named: readonly PoolCard[], { facts }: PoolCard): boolean =>
  named.length === 0 && editDistance(nameKey(name), nameKey(facts.name)) <= 2;

/** A number is written with care, and a name from memory. */
const nameDiffers = (name: string, label: string, card: PoolCard): Found =>
  assumed(card, 'name-differs', `${label} is ${card.facts.name}, not ${name}; set and number count.`);

function inAbsentSet(askedFor: AskedFor, named: readonly PoolCard[], pool: CardPool): Found {
  if (named.length > 0) return otherPrint(askedFor, named, pool);
  const { name, title } = askedFor;
  return missing('set-not-there', `No card of ${title} is in the card database. ${noSuchCard(name, pool)}`);
}

/** The set is of no use; a name that only one card has is enough without it. */
function withoutSet(
  message: string,
  code: FaultCode,
  named: readonly PoolCard[],
  { name, pool }: { readonly name: string; readonly pool: CardPool },
): Found {
  const card = newest(named, pool);
  if (card === undefined) return missing(code, `${message} ${noSuchCard(name, pool)}`);
  const different = new Set(named.map(sameCardKey)).size;
  if (different === 1 || card.facts.kind !== 'pokemon') {
    return assumed(card, code, `${message} ${card.facts.name} is taken by its name alone.`);
  }
  return missing(
    code,
    `${message} There are ${different} different cards named ${card.facts.name}, such as ${examples(named, pool)}.`,
  );
}

/** One print of each different card, three at most. */
function examples(cards: readonly PoolCard[], pool: CardPool): string {
  const different = new Map([...cards].reverse().map((card) => [sameCardKey(card), printName(card, pool)]));
  return orList([...different.values()].reverse().slice(0, 3));
}

function withoutNumber(name: string, here: readonly PoolCard[], title: string, pool: CardPool): Found {
  const card = here[0];
  if (card === undefined) return missing('not-in-set', `There is no ${name} in ${title}.`);
  if (new Set(here.map(sameCardKey)).size === 1) return found(card);
  return missing(
    'number-missing',
    `There are ${here.length} cards named ${name} in ${title}: add the number, as in ${examples(here, pool)}.`,
  );
}

interface AskedFor {
  readonly name: string;
  readonly title: string;
  readonly label: string;
  /** The card that has the number, if any has. */
  readonly numbered: PoolCard | undefined;
}

function wrongNumber({ label, numbered }: AskedFor, here: readonly PoolCard[], pool: CardPool): Found {
  const card = here[0]!;
  const instead = numbered === undefined ? `There is no ${label}` : `${label} is ${numbered.facts.name}`;
  if (new Set(here.map(sameCardKey)).size > 1) {
    return missing('number-wrong', `${instead}; the cards named ${card.facts.name} are ${examples(here, pool)}.`);
  }
  return assumed(card, 'number-wrong', `${instead}; ${printName(card, pool)} is taken.`);
}

function notInSet(askedFor: AskedFor, named: readonly PoolCard[], pool: CardPool): Found {
  const { name, label, numbered } = askedFor;
  if (numbered !== undefined && named.length === 0) {
    return isSlip(name, named, numbered)
      ? assumed(numbered, 'card-misspelt', `"${name}" is read as ${numbered.facts.name}, which is ${label}.`)
      : nameDiffers(`"${name}"`, label, numbered);
  }
  return named.length === 0 ? unknown(name, pool) : otherPrint(askedFor, named, pool);
}

/** The print is not there; another one may be the same card. */
function otherPrint({ name, label, numbered }: AskedFor, named: readonly PoolCard[], pool: CardPool): Found {
  const instead = numbered === undefined ? '' : ` (${label} is ${numbered.facts.name})`;
  const none = `There is no ${name} ${label} here${instead}`;
  const different = new Set(named.map(sameCardKey)).size;
  const card = newest(named, pool)!;
  if (different > 1 && card.facts.kind === 'pokemon') {
    return missing('not-in-set', `${none}, and the texts of those that are here differ: ${examples(named, pool)}.`);
  }
  const isSame = isSameByName(card);
  const message = isSame
    ? `${none}; the same card is ${printName(card, pool)}.`
    : `${none}; the only one is ${printName(card, pool)}, whose text may differ.`;
  return { ...missing('other-print', message), offer: { card, isSame } };
}
