import { claimDecks, type DeckEntry, type DeckList, openClaim, readList, rulesBroken } from '../../cards/index.js';
import {
  type CardFacts,
  ERAS,
  type Era,
  err,
  FORMATS,
  type Format,
  type GameClaim,
  ok,
  type Result,
} from '../../engine/index.js';
import type { DeckWish, TableRules } from '../../protocol/index.js';
import type { Reasons } from '../../session/index.js';
import type { KeptDeck } from './played-deck.js';
import type { ServerLibrary } from './server-library.js';

/** A deck that may be played at a table, and what it is called. */
export interface ReadDeck {
  readonly name: string;
  readonly deck: KeptDeck;
}

type Read = Result<ReadDeck, Reasons>;
type Wished<From extends DeckWish['from']> = Extract<DeckWish, { from: From }>;

/** More faults than these are not read at once. */
const MOST_FAULTS = 5;
/** Signs of the texts of cards that a player sends: what the wordiest deck ever printed has, twice. */
const MOST_TEXT = 40_000;

/** The cards of a deck that a player names, if this table may be played with them. Nothing that a client says of a card is believed. */
export function readDeck(wish: DeckWish, rules: TableRules, library: ServerLibrary): Read {
  const era = ERAS.find(({ id }) => id === rules.era)!;
  const format = FORMATS.find(({ id }) => id === rules.format)!;
  switch (wish.from) {
    case 'library':
      return fromLibrary(wish, { era, format }, library);
    case 'list':
      return fromList(wish, { era, format }, library);
    case 'cards':
      if (rules.cards !== 'as-sent') return no('At this table the cards of the server are played with, and no others.');
      return fromCards(wish, { era, format });
  }
}

interface By {
  readonly era: Era;
  readonly format: Format;
}

const no = (sentence: string, rules: readonly string[] = []): Result<never, Reasons> => err({ sentence, rules });

function fromLibrary({ name }: Wished<'library'>, by: By, library: ServerLibrary): Read {
  const found = library.deckNamed(name);
  if (found === undefined) return no(`This server has no deck called "${name}".`);
  return judged(found.name, { cards: found.entries, faults: [], unread: 0 }, by);
}

function fromList({ name, list }: Wished<'list'>, by: By, library: ServerLibrary): Read {
  const read = readList(list, library.poolFor(by.era));
  const wrong = read.faults.filter(({ severity }) => severity === 'error');
  if (wrong.length > 0) return no(listed(wrong.map(({ line, message }) => `Line ${line}: ${message}`)));
  return judged(name, read, by);
}

function judged(name: string, list: DeckList, { era, format }: By): Read {
  const broken = rulesBroken(list, { era, format, mixedPool: false });
  if (broken.length > 0) {
    return no(listed(broken.map(({ message }) => message)), [...new Set(broken.map(({ rule }) => rule))]);
  }
  const deck = compiled(list.cards);
  return deck.ok ? ok({ name, deck: deck.value }) : no(listed(deck.error));
}

function compiled(entries: readonly DeckEntry[]): Result<KeptDeck, readonly string[]> {
  const claimed = claimDecks([entries]);
  if (!claimed.ok) return claimed;
  const { facts, programs, decks } = claimed.value;
  return ok({
    facts,
    programs: programs.map((program, place) => (isBlank(facts[place]!) ? null : program)),
    cards: decks[0]!,
  });
}

/** Facts as anybody may write them: looked at as any claim is, and their texts compiled here. */
function fromCards({ name, facts, cards }: Wished<'cards'>, { era, format }: By): Read {
  const signs = JSON.stringify(facts).length;
  if (signs > MOST_TEXT * 4) return no(`These cards take ${signs} signs; at most ${MOST_TEXT * 4} are read.`);
  const decks = Array.from({ length: format.seats }, () => cards);
  const opened = openClaim({ era: era.id, format: format.id, seed: 0, facts, decks });
  if (!opened.ok) return no(listed(opened.error.map(({ message }) => message)));
  const claim = opened.value as GameClaim;
  const whole = cards.map((place) => claim.facts[place]!);
  const broken = rulesBroken(listOf(whole), { era, format, mixedPool: false });
  if (broken.length > 0) {
    return no(listed(broken.map(({ message }) => message)), [...new Set(broken.map(({ rule }) => rule))]);
  }
  const programs = claim.facts.map((_, place) => claim.programs?.[place] ?? null);
  return ok({ name, deck: { facts: claim.facts, programs, cards } });
}

const listOf = (cards: readonly CardFacts[]): DeckList => ({
  cards: cards.map((facts) => ({ count: 1, card: { facts, id: '', setId: '', number: '' } })),
  faults: [],
  unread: 0,
});

const isBlank = ({ text, attacks, powers }: CardFacts): boolean =>
  text === '' && powers.length === 0 && attacks.every((attack) => attack.text === '' && attack.mark !== 'x');

const listed = (faults: readonly string[]): string => {
  const more = faults.length - MOST_FAULTS;
  return [...faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`And ${more} more such faults.`] : [])].join(' ');
};
