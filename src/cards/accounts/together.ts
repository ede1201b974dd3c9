// Accounts of any number of cards, from one database or several: which are of one card, and the cards that come of them.
import { numberKey } from '../decks/list/set-codes.js';
import type { ImportedCard } from '../import/imported.js';
import type { Pair } from './choosing.js';
import type { DatabaseName } from './database.js';
import { type Joined, type Joining, join } from './join.js';
import { namesakeKey } from './namesake.js';
import { asInTcgdex, type SetTable } from './set-table.js';
import { Tally, type TallyOfFacts } from './tally.js';

/** Cards as they come of all accounts of them, not settled; and what was found about their facts. */
export interface Together {
  readonly cards: readonly ImportedCard[];
  readonly facts: TallyOfFacts;
}

/** What each database says of a card: of one that only one tells of, that one. */
export function accountsOf(card: ImportedCard): readonly ImportedCard[] {
  if (card.accounts !== undefined) return card.accounts;
  const { facts, print, diagnostics, database } = card;
  return [{ facts, print, diagnostics, ...(database === undefined ? {} : { database }) }];
}

/** The same cards in whatever order the accounts come. */
export function together(accounts: readonly ImportedCard[], joining: Joining): Together {
  const tally = new Tally();
  const taken = new Set<string>();
  const [pairs, alone] = matched(accounts, joining.sets);
  const joined = pairs.map((pair) => {
    const { card, findings }: Joined = join(pair, joining);
    taken.add(card.print.id);
    tally.add(card, findings);
    return card;
  });
  const ofOne = (database: DatabaseName | undefined) => alone.filter((card) => card.database === database);
  const first = [...ofOne(undefined), ...ofOne('tcgdex')];
  for (const { print } of first) taken.add(print.id);
  const others = ofOne('pokemon-tcg-data').map((card) => named(card, joining.sets, taken));
  for (const card of alone) tally.addAlone(card);
  return { cards: [...joined, ...first, ...others], facts: tally.facts() };
}

/** A card that only pokemon-tcg-data has: under the id that TCGdex would give it, unless that is another card's there. */
function named(card: ImportedCard, sets: SetTable, taken: Set<string>): ImportedCard {
  const print = asInTcgdex(card.print, sets);
  const free = [print.id, card.print.id, `${print.id}-${card.database}`].find((id) => !taken.has(id)) ?? print.id;
  taken.add(free);
  const { setId, released } = print;
  const made = print === card.print && free === print.id;
  if (made) return card;
  return {
    diagnostics: card.diagnostics,
    facts: { ...card.facts, set: setId, released },
    print: { ...print, id: free },
    accounts: accountsOf(card),
  };
}

type Matched = readonly [readonly Pair[], readonly ImportedCard[]];

/** Accounts of one card: of one set and number, under names that are one but for their spelling. */
function matched(accounts: readonly ImportedCard[], sets: SetTable): Matched {
  const byPlace = new Map<string, ImportedCard[]>();
  for (const account of accounts) {
    const { setId, localId } = printOf(account, sets);
    const place = `${setId}\n${numberKey(localId)}`;
    const there = byPlace.get(place);
    if (there === undefined) byPlace.set(place, [account]);
    else there.push(account);
  }
  const [pairs, alone]: [Pair[], ImportedCard[]] = [[], []];
  for (const there of byPlace.values()) {
    const others = there.filter(({ database }) => database === 'pokemon-tcg-data').sort(byId);
    for (const card of there.filter(({ database }) => database !== 'pokemon-tcg-data').sort(byId)) {
      const place = card.database === undefined ? -1 : others.findIndex((other) => isNamesake(card, other));
      if (place < 0) alone.push(card);
      else pairs.push([card, others.splice(place, 1)[0]!]);
    }
    alone.push(...others);
  }
  return [pairs, alone];
}

/** In the ids of TCGdex, whichever database tells of it. */
const printOf = ({ print, database }: ImportedCard, sets: SetTable): ImportedCard['print'] =>
  database === 'pokemon-tcg-data' ? asInTcgdex(print, sets) : print;

const byId = ({ print: one }: ImportedCard, { print: other }: ImportedCard): number => (one.id < other.id ? -1 : 1);

const isNamesake = ({ facts: one }: ImportedCard, { facts: other }: ImportedCard): boolean =>
  namesakeKey(one.name) === namesakeKey(other.name);
