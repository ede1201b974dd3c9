import {
  cardsOf,
  type DeckEntry,
  guessEra,
  lintDeck,
  type PoolCard,
  readList,
  SEARCH_FIELDS,
  writeList,
} from '../../cards/index.js';
import {
  CONSTRUCTED,
  deckFaults,
  ERAS,
  type Era,
  FORMATS,
  type Format,
  isBasicPokemonCard,
  seedOf,
} from '../../engine/index.js';
import { kindOf, TABLES } from '../session/library.js';
import type { Broken, Obeyed, Odds, ReadDeck, SearchAnswer, TestHand, Verdict } from './desk-view.js';
import { figuresOf } from './figures.js';
import { type KeptDeck, keyOf } from './kept-deck.js';
import { oddsOf } from './odds.js';
import { type CardBox, keyOfCard } from './pool.js';
import { dealHand } from './test-hand.js';

/** Where decks are built: searches, verdicts, odds, lists. It lives beside the game, away from the page. */
export class Desk {
  constructor(private readonly box: CardBox) {}

  search(query: string, limit: number): SearchAnswer {
    const found = this.box.search(query, limit);
    if (!found.ok) return { fault: found.error };
    const cards = found.value.cards.flatMap(({ card, prints }) => {
      const known = this.box.cardOf({ id: card.print.id, name: card.facts.name });
      return known === undefined ? [] : [{ card: this.box.shown(known), prints }];
    });
    return { cards, total: found.value.total, searched: this.box.searched };
  }

  /** What can be asked for, by examples. */
  help = (): readonly (readonly [string, string])[] =>
    Object.values(SEARCH_FIELDS).map(({ example, about }) => [example, about]);

  judge(deck: KeptDeck): Verdict {
    const { entries, missing } = this.entriesOf(deck);
    const { era, format } = tableOf(deck);
    const cards = cardsOf(entries);
    const advice = lintDeck(cards, era, this.box.pool);
    const keysOf = (names: readonly string[]): string[] =>
      deck.lines.filter(({ name }) => names.includes(name)).map(keyOf);
    const broken = deckFaults(cards, era, format).map(
      ({ rule, message, cards: names }): Broken => ({ rule, message, keys: keysOf(names) }),
    );
    return {
      cards: entries.map(({ card }) => this.box.shown(card)),
      missing,
      broken,
      obeyed: obeyedBy(entries, format).filter(({ rule }) => !broken.some((each) => each.rule === rule)),
      unplayable: [
        ...entries.flatMap(({ card }) => blockedMessage(card, this.box.whyBlocked(card))),
        ...advice.filter(({ code }) => code === 'text-not-understood').map(({ message }) => message),
      ],
      advice: cards.length === 0 ? [] : advice.filter(({ code }) => code !== 'text-not-understood'),
      legal: TABLES.filter((table) => deckFaults(cards, table.era, table.format).length === 0).map(kindOf),
      formats: era.formats,
      figures: figuresOf(cards),
    };
  }

  odds(deck: KeptDeck, turn: number): Odds {
    const { era, format } = tableOf(deck);
    return oddsOf(cardsOf(this.entriesOf(deck).entries), era, format, turn);
  }

  /** Null where a text is no seed yet. */
  deal(deck: KeptDeck, typed: string): TestHand | null {
    const seed = seedOf(typed);
    if (!seed.ok) return null;
    const { era, format } = tableOf(deck);
    const cards = this.entriesOf(deck).entries.flatMap(({ count, card }) =>
      new Array<{ key: string; facts: PoolCard['facts'] }>(count).fill({
        key: keyOfCard(card),
        facts: card.facts,
      }),
    );
    return dealHand(cards, era, format, seed.value);
  }

  /** A list that gives names alone means cards of the era's time: of the one that is named, or else the list's own. */
  read(text: string, era: string | null, otherwise: string = ERAS[0]!.id): ReadDeck {
    const guess = guessEra(text, this.box.pool);
    const by = era ?? guess?.era.id ?? otherwise;
    const { year } = tableOf({ era: by, format: '' }).era;
    const { cards, faults, unread } = readList(text, { ...this.box.pool, year });
    const lines = cards.map(({ count, card }) => {
      const { id, name, kept } = this.box.shown(card);
      return { count, id, name, ...(kept === null ? {} : { card: kept }) };
    });
    return {
      lines,
      faults,
      unread,
      era: by,
      guess: guess === null ? null : { era: guess.era.id, reason: guess.reason },
    };
  }

  write(deck: KeptDeck): string {
    return writeList(this.entriesOf(deck).entries, this.box.pool);
  }

  private entriesOf({ lines }: KeptDeck): { entries: readonly DeckEntry[]; missing: readonly string[] } {
    const entries: DeckEntry[] = [];
    const missing: string[] = [];
    for (const line of lines) {
      const card = this.box.cardOf(line);
      if (card === undefined) missing.push(line.name);
      else entries.push({ count: line.count, card });
    }
    return { entries, missing };
  }
}

const blockedMessage = ({ facts }: PoolCard, why: string | null): string[] =>
  why === null ? [] : [`${facts.name} cannot be played by what the card database says of it: ${why}`];

/** The rules that a deck is to be judged by. */
export function tableOf(deck: Pick<KeptDeck, 'era' | 'format'>): { readonly era: Era; readonly format: Format } {
  return {
    era: ERAS.find(({ id }) => id === deck.era) ?? ERAS[0]!,
    format: FORMATS.find(({ id }) => id === deck.format) ?? CONSTRUCTED,
  };
}

/** Rules that are worth saying when they are kept. @rule DECK-01 DECK-02 DECK-05 DECK-08 DECK-16 */
function obeyedBy(entries: readonly DeckEntry[], format: Format): readonly Obeyed[] {
  const cards = cardsOf(entries);
  const halves = cards.filter(({ stage }) => stage === 'legend' || stage === 'v-union').length;
  const obeyed: readonly Obeyed[] = [
    { rule: format.copies === 0 ? 'DECK-08' : 'DECK-01', about: 'size', number: cards.length },
    { rule: 'DECK-05', about: 'basics', number: cards.filter(isBasicPokemonCard).length },
    { rule: 'DECK-02', about: 'copies', number: format.copies },
    { rule: 'DECK-16', about: 'halves', number: halves },
  ];
  return cards.length === 0 ? [] : obeyed.filter(({ number }) => number > 0);
}
