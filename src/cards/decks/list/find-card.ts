import type { EnergyType } from '../../../engine/index.js';
import { type FaultCode, type FaultSeverity, orList } from './fault.js';
import type { Claim, Printing } from './line.js';
import { basicEnergyType, nameKey, oneTypography } from './name-key.js';
import { editDistance, nearest } from './nearest.js';
import { type CardPool, type PoolCard, printName, sameCardKey } from './pool.js';
import { looseNumberKey, numberKey, type SetCode } from './set-codes.js';

/** The card that a claim means, what was assumed to find it, or why there is none. */
export interface Found {
  readonly card: PoolCard | null;
  readonly fault: { readonly severity: FaultSeverity; readonly code: FaultCode; readonly message: string } | null;
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
  const type = basicEnergyType(name);
  if (type !== null) return found(basicEnergy(type, printing, pool));
  const named = inThisSpelling(name, pool.named(name));
  return printing === null ? byName(name, named, pool) : byPrinting(name, named, printing, pool);
}

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
 * came out while these rules held, which was into the next year, go before later ones. @rule DECK-18
 */
function newest(cards: readonly PoolCard[], { year }: CardPool): PoolCard | undefined {
  const ofItsTime = year === null ? cards : cards.filter(({ facts }) => facts.released < `${year + 2}`);
  return (ofItsTime.length > 0 ? ofItsTime : cards).reduce<PoolCard | undefined>(
    (best, card) => (best === undefined || card.facts.released > best.facts.released ? card : best),
    undefined,
  );
}

const unknown = (name: string, pool: CardPool): Found => missing('card-unknown', noSuchCard(name, pool));

function noSuchCard(name: string, pool: CardPool): string {
  const near = nearest(nameKey(name), pool.names.keys()).map((key) => pool.names.get(key)!);
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
  if (cards.length === 0) return inAbsentSet(name, named, title, pool);
  const here = inThisSpelling(
    name,
    pool.named(name).filter((card) => cards.includes(card)),
  );
  if (printing.number === null) return withoutNumber(name, here, title, pool);
  const numbered = withNumber(cards, printing.number);
  const right = numbered.find((card) => here.includes(card));
  if (right !== undefined) return found(right);
  const askedFor = { name, title, label: `${printing.code} ${printing.number}`, numbered: numbered[0] };
  return here.length > 0 ? wrongNumber(askedFor, here, pool) : notInSet(askedFor, named, pool);
}

function inUnknownSet(name: string, named: readonly PoolCard[], { code }: Printing, pool: CardPool): Found {
  const near = nearest(code.toUpperCase(), pool.sets.codes);
  const hint = near.length === 0 ? '' : ` (near it: ${near.join(', ')})`;
  const message = `There is no set with the code ${code}${hint}.`;
  return withoutSet(message, 'set-unknown', named, { name, pool });
}

function inAbsentSet(name: string, named: readonly PoolCard[], title: string, pool: CardPool): Found {
  return withoutSet(`No card of ${title} is in the card database.`, 'set-not-there', named, { name, pool });
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

function notInSet({ name, title, label, numbered }: AskedFor, named: readonly PoolCard[], pool: CardPool): Found {
  if (numbered !== undefined && named.length === 0 && editDistance(nameKey(name), nameKey(numbered.facts.name)) <= 2) {
    return assumed(numbered, 'card-misspelt', `"${name}" is read as ${numbered.facts.name}, which is ${label}.`);
  }
  if (named.length === 0) return unknown(name, pool);
  const instead = numbered === undefined ? '' : ` (${label} is ${numbered.facts.name})`;
  return missing('not-in-set', `There is no ${name} in ${title}${instead}; there is ${examples(named, pool)}.`);
}
