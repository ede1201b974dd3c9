// Cards of the local library as lines of a file, and back. Who writes the file sees to it that nothing of it is lost.
import { BLANK_FACTS, type CardFacts } from '../../engine/index.js';
import { DATABASES, type DatabaseName } from '../accounts/database.js';
import type { CardDiagnostic, ImportedCard, Print } from '../import/imported.js';
import type { LocalCard } from './local-card.js';
import { readAccount, type WrittenAccount, writtenAccount } from './written-accounts.js';

/** A set as prints name it; kept once for all of its cards. */
export type LocalSet = Pick<Print, 'setId' | 'setName' | 'serie' | 'released'>;

/** Changes whenever a file of before can no longer be read. */
export const LOCAL_VERSION = 1;

/** The first line of a file of imported cards: what follows it. */
export interface LocalHeader {
  readonly rulebox: 'cards';
  readonly version: number;
  readonly cards: number;
  /** Over all that follows the first line. */
  readonly sha256: string;
  /** The compiler that judged the cards. */
  readonly compiler: string;
  readonly sources: readonly string[];
  readonly sets: readonly LocalSet[];
}

/** Marks of a card, as bits. */
const [COMPILES, EXERCISED, VERIFIED] = [1, 2, 4];

interface WrittenCard {
  readonly id: string;
  readonly local: string;
  /** Its place in the list of sets. */
  readonly set: number;
  readonly like: number;
  readonly marks: number;
  readonly rarity?: string;
  readonly regulation?: string;
  readonly legal?: Print['legal'];
  readonly pokedex?: Print['pokedex'];
  readonly facts: Partial<CardFacts>;
  readonly says?: readonly CardDiagnostic[];
  /** The place of the database that says so; left out where the formats tell. */
  readonly by?: number;
  readonly accounts?: readonly WrittenAccount[];
  readonly asRead?: { readonly facts: Partial<CardFacts>; readonly says: readonly CardDiagnostic[] };
}

/** Cards of a library as lines of text, with the sets that they name. */
export interface LocalLines {
  readonly sets: readonly LocalSet[];
  /** One card a line, without line breaks. */
  readonly lines: readonly string[];
}

/** The cards as lines, in their order. */
export function writeCards(cards: readonly LocalCard[]): LocalLines {
  const places = new Map<string, number>();
  const sets: LocalSet[] = [];
  const lines = cards.map((card) => {
    const { setId, setName, serie, released } = card.print;
    const key = JSON.stringify([setId, setName, serie, released]);
    let place = places.get(key);
    if (place === undefined) {
      place = sets.push({ setId, setName, serie, released }) - 1;
      places.set(key, place);
    }
    return JSON.stringify(written(card, place));
  });
  return { sets, lines };
}

function written(card: LocalCard, set: number): WrittenCard {
  const { print, diagnostics, asRead } = card;
  return {
    id: print.id,
    local: print.localId,
    set,
    like: card.likeness,
    marks: (card.compiles ? COMPILES : 0) | (card.isExercised ? EXERCISED : 0) | (card.isVerified ? VERIFIED : 0),
    ...(print.rarity === '' ? {} : { rarity: print.rarity }),
    ...(print.regulationMark === '' ? {} : { regulation: print.regulationMark }),
    ...(Object.keys(print.legal).length === 0 ? {} : { legal: print.legal }),
    ...(print.pokedex.length === 0 ? {} : { pokedex: print.pokedex }),
    facts: whatIsPrinted(card.facts),
    ...byWhom(card),
    ...(card.accounts === undefined ? {} : { accounts: card.accounts.map((each) => writtenAccount(each, card)) }),
    ...(diagnostics.length === 0 ? {} : { says: diagnostics }),
    ...(asRead === null ? {} : { asRead: { facts: whatIsPrinted(asRead.facts), says: asRead.diagnostics } }),
  };
}

const byWhom = ({ database, print }: LocalCard): Pick<WrittenCard, 'by'> =>
  database === undefined || database === byFormats(print.legal) ? {} : { by: DATABASES.indexOf(database) };

/** Lines of long ago do not say it: one of the databases knows a format that the other has not. */
const byFormats = (legal: Print['legal']): DatabaseName => ('unlimited' in legal ? 'pokemon-tcg-data' : 'tcgdex');

const BLANKS = Object.entries(BLANK_FACTS) as readonly (readonly [keyof CardFacts, unknown])[];
const isBlank = (value: unknown, blank: unknown): boolean =>
  value === blank || (Array.isArray(value) && value.length === 0);

/** The facts but for those that a blank card has too; set and date stand with the set. */
function whatIsPrinted(facts: CardFacts): Partial<CardFacts> {
  const printed: Record<string, unknown> = {};
  for (const [field, blank] of BLANKS) {
    if (field !== 'set' && field !== 'released' && !isBlank(facts[field], blank)) printed[field] = facts[field];
  }
  return printed;
}

/** The card of a line that `writeCards` wrote. */
export function readCard(line: string, sets: readonly LocalSet[]): LocalCard {
  const card = JSON.parse(line) as WrittenCard;
  const print = printOf(card, sets[card.set]!);
  const { asRead, marks, accounts } = card;
  const read: LocalCard = {
    facts: factsOf(card.facts, print),
    print,
    diagnostics: card.says ?? NOTHING,
    likeness: card.like,
    compiles: (marks & COMPILES) > 0,
    isExercised: (marks & EXERCISED) > 0,
    isVerified: (marks & VERIFIED) > 0,
    asRead: asRead === undefined ? null : asItWasRead(asRead, print),
  };
  if (accounts !== undefined) return { ...read, accounts: accounts.map((each) => readAccount(each, read)) };
  const database = DATABASES[card.by ?? DATABASES.indexOf(byFormats(print.legal))];
  if (database === undefined) return read;
  return { ...read, database, asRead: read.asRead === null ? null : { ...read.asRead, database } };
}

const NOTHING: readonly never[] = [];
const NO_FORMATS: Print['legal'] = {};

const asItWasRead = ({ facts, says }: NonNullable<WrittenCard['asRead']>, print: Print): ImportedCard => ({
  facts: factsOf(facts, print),
  print,
  diagnostics: says,
});

const printOf = (card: WrittenCard, { setId, setName, serie, released }: LocalSet): Print => ({
  id: card.id,
  localId: card.local,
  setId,
  setName,
  serie,
  released,
  rarity: card.rarity ?? '',
  regulationMark: card.regulation ?? '',
  legal: card.legal ?? NO_FORMATS,
  pokedex: card.pokedex ?? NOTHING,
});

/** Written out field by field: all cards get one shape, and what is blank on many of them is one object. */
const factsOf = (printed: Partial<CardFacts>, { setId, released }: Print): CardFacts => ({
  name: printed.name ?? '',
  kind: printed.kind ?? BLANK_FACTS.kind,
  set: setId,
  released,
  tags: printed.tags ?? BLANK_FACTS.tags,
  doubts: printed.doubts ?? BLANK_FACTS.doubts,
  text: printed.text ?? '',
  piece: printed.piece ?? 0,
  stage: printed.stage ?? null,
  evolvesFrom: printed.evolvesFrom ?? '',
  growsInto: printed.growsInto ?? '',
  line: printed.line ?? BLANK_FACTS.line,
  types: printed.types ?? BLANK_FACTS.types,
  hp: printed.hp ?? 0,
  retreat: printed.retreat ?? 0,
  weaknesses: printed.weaknesses ?? BLANK_FACTS.weaknesses,
  resistances: printed.resistances ?? BLANK_FACTS.resistances,
  attacks: printed.attacks ?? BLANK_FACTS.attacks,
  powers: printed.powers ?? BLANK_FACTS.powers,
  prizes: printed.prizes ?? 0,
  trainer: printed.trainer ?? null,
  energy: printed.energy ?? null,
  provides: printed.provides ?? BLANK_FACTS.provides,
});
