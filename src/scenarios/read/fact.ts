import type { Context } from './context.js';
import { expectedAt, shapeOf } from './expected.js';
import { ASPECTS, type Fact, type FactClaim, TABLE_FACTS, ZONES, type ZoneFact } from './fact-claims.js';
import { didYouMean, suggestion } from './nearest.js';
import { BENCH_PLACES, placeOf } from './place.js';
import { type Entry, entriesOf, lineOf, report, type Spot } from './spot.js';
import type { Table } from './table.js';

/** The facts of an `expect:`, in order; `sees` gives one for each zone it names. */
export function factsAt(spot: Spot, context: Context): FactClaim[] {
  const facts = context.judgesDeck ? DECK_FACTS : gameFacts(context.table);
  return entriesOf(spot, 'facts and their values').flatMap((entry) => {
    const viewer = /^sees\.(.+)$/.exec(entry.key)?.[1];
    if (viewer !== undefined && context.table.seats.includes(viewer)) return seenFacts(entry, viewer, context);
    return factAt(entry, facts, context) ?? [];
  });
}

function factAt(entry: Entry, facts: ReadonlyMap<string, Fact>, context: Context): FactClaim | null {
  const fact = facts.get(entry.key);
  if (fact) {
    const line = lineOf(entry.at);
    return { line, text: entry.key, fact, expected: expectedAt(entry.value, shapeOf(fact, context)) };
  }
  report(entry.at, unknownFact(entry.key, facts, context));
  return null;
}

function unknownFact(key: string, facts: ReadonlyMap<string, Fact>, context: Context): string {
  if (context.judgesDeck && gameFacts(context.table).has(key)) {
    return `\`${key}\` asks about a game, but this scenario judges a deck. Facts here: deck.legal, deck.breaks.`;
  }
  if (DECK_FACTS.has(key)) {
    return `\`${key}\` asks about a deck list: it needs a top-level \`deck\` instead of \`given\` or \`setup\`.`;
  }
  const zone = key.slice(0, key.lastIndexOf('.'));
  if (facts.get(zone)?.kind === 'zone') {
    return `The fact \`${key}\` is not known. \`${zone}\` takes a number, the count of its cards, or a list of their names.`;
  }
  const viewers = context.table.seats.map((seat) => `sees.${seat}`);
  const hint = didYouMean(key, [...facts.keys(), ...viewers]);
  return `The fact \`${key}\` is not known.${hint} Facts of a side begin with it, like \`A.active.damage\`.`;
}

/** `sees.B: { A.hand: 7 }`: what player B's view shows of a zone. */
function seenFacts(entry: Entry, viewer: string, context: Context): FactClaim[] {
  const zones = new Map<string, ZoneFact>();
  for (const side of context.table.seats) {
    for (const zone of ZONES) zones.set(`${side}.${zone}`, { kind: 'zone', side, zone });
    zones.set(`${side}.deck.top`, { kind: 'deck-top', side });
  }
  return entriesOf(entry.value, 'zones and what is seen of them').flatMap((seen) => {
    const of = zones.get(seen.key);
    if (!of) {
      report(seen.at, `\`${seen.key}\` is not a zone of a player.${suggestion(seen.key, [...zones.keys()])}`);
      return [];
    }
    const fact: Fact = { kind: 'sees', viewer, of };
    const expected = expectedAt(seen.value, shapeOf(fact, context));
    return [{ line: lineOf(seen.at), text: `${entry.key}: ${seen.key}`, fact, expected }];
  });
}

const DECK_FACTS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['deck.legal', { kind: 'deck-legal' }],
  ['deck.breaks', { kind: 'deck-breaks' }],
]);

/** Every fact there is about a game at this table, by its name: what is not here is a mistake. */
function gameFacts(table: Table): ReadonlyMap<string, Fact> {
  const made = FACTS_BY_TABLE.get(table);
  if (made) return made;
  const facts = new Map<string, Fact>();
  for (const what of TABLE_FACTS) facts.set(what, { kind: 'table', what });
  for (const side of table.seats) addSideFacts(facts, side, table);
  FACTS_BY_TABLE.set(table, facts);
  return facts;
}

const FACTS_BY_TABLE = new WeakMap<Table, ReadonlyMap<string, Fact>>();

function addSideFacts(facts: Map<string, Fact>, side: string, table: Table): void {
  for (const zone of ZONES) facts.set(`${side}.${zone}`, { kind: 'zone', side, zone });
  facts.set(`${side}.deck.top`, { kind: 'deck-top', side });
  facts.set(`${side}.prizes.up`, { kind: 'prizes-up', side });
  facts.set(`${side}.pending`, { kind: 'pending', side });
  facts.set(`${side}.shown`, { kind: 'shown', side });
  const places = ['active'];
  for (let index = 0; index < table.actives; index++) places.push(`active.${index}`);
  for (let index = 0; index < BENCH_PLACES; index++) places.push(`bench.${index}`);
  for (const text of places) {
    const place = placeOf(`${side}.${text}`, table, 0)!;
    for (const aspect of ASPECTS) facts.set(`${side}.${text}.${aspect}`, { kind: 'pokemon', place, aspect });
    // With two Active Pokémon, `A.active` is the zone; everywhere else a bare place is its card.
    const isZone = text === 'active' && table.actives > 1;
    if (!isZone) facts.set(`${side}.${text}`, { kind: 'pokemon', place, aspect: 'card' });
  }
}
