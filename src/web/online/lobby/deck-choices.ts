import type { CardSource, DeckWish, OfferedDeck } from '../../../protocol/index.js';
import { openDesk } from '../../decks/desk-client.js';
import { keptShelf } from '../../desk/keep-shelf.js';
import type { KeptDeck } from '../../desk/kept-deck.js';
import { server } from '../../links/server.js';
import { type DeckOffer, kindOf, TABLES } from '../../session/library.js';
import { offersNow, openSession } from '../../thread/client.js';
import { SETTING } from '../../words/online.js';

/** A deck that can be brought to a table. */
export interface DeckChoice {
  /** By which it is told from all others. */
  readonly id: string;
  readonly offer: DeckOffer;
  /** The list, if it is one's own. */
  readonly own: KeptDeck | null;
  /** The cards of it that do not ship with Rulebox, by name: a server may not know them. */
  readonly foreign: readonly string[];
}

/** Every deck that there is: those of one's own, those that ship, and those that only the server has. */
export async function deckChoices(): Promise<readonly DeckChoice[]> {
  const { decks } = keptShelf();
  const [offers, there] = await Promise.all([offersNow(), server().decks()]);
  const elsewhere = there.ok ? decksElsewhere(there.value, offers) : [];
  return [...offers, ...elsewhere].map((offer) => choiceOf(offer, decks));
}

/** Decks of whoever runs the server: no more is known of them than for which table they are. */
export const decksElsewhere = (there: readonly OfferedDeck[], here: readonly DeckOffer[]): readonly DeckOffer[] =>
  there
    .filter(({ name }) => !here.some((offer) => offer.own === null && offer.name === name))
    .map(({ name, era, format }) => {
      const legal = TABLES.map(kindOf).filter((kind) => kind.era === era && kind.format === format);
      return { name, own: null, home: era, about: SETTING.operators, count: 0, legal, top: [], types: [] };
    });

function choiceOf(offer: DeckOffer, decks: readonly KeptDeck[]): DeckChoice {
  const own = decks.find(({ id }) => id === offer.own) ?? null;
  return {
    id: own === null ? `library ${offer.name}` : `own ${own.id}`,
    offer,
    own,
    foreign: own?.lines.filter(({ card }) => card !== undefined).map(({ name }) => name) ?? [],
  };
}

interface Kind {
  readonly era: string;
  readonly format: string;
}

/** The decks that are legal at such a table, those of its year before the others. */
export const legalAt = (choices: readonly DeckChoice[], { era, format }: Kind): readonly DeckChoice[] =>
  choices
    .filter(({ offer }) => offer.legal.some((kind) => kind.era === era && kind.format === format))
    .sort((one, other) => rank(one, era) - rank(other, era));

const rank = ({ own, offer }: DeckChoice, era: string): number => (own !== null ? 0 : offer.home === era ? 1 : 2);

/** Of a deck, as a table takes it. */
const LONGEST_NAME = 120;

/** A deck as a table is told of it: by its name, as a list, or card by card where the table is for that. */
export async function wishFor({ offer, own, foreign }: DeckChoice, cards: CardSource): Promise<DeckWish> {
  const name = offer.name.slice(0, LONGEST_NAME);
  if (own === null) return { from: 'library', name };
  if (foreign.length > 0 && cards === 'as-sent') {
    const { session } = await openSession();
    return { from: 'cards', name, ...(await session.cardsOfDeck(own)) };
  }
  const desk = await openDesk();
  return { from: 'list', name, list: await desk.writeDeckList(own) };
}
