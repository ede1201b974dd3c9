import { useEffect, useState } from 'react';
import type { TableSetup } from '../../session/index.js';
import { forgetWish, wishedFor } from '../decks/wish.js';
import { beginGame, newSeed } from '../play/play.js';
import type { DeckOffer, TableKind } from '../session/library.js';
import { offersNow, openSession } from '../thread/client.js';
import { OFFERED_ERA, type PLAYERS } from '../words/words.js';

export type Opponent = keyof typeof PLAYERS;

/** A deck that is legal in the chosen year, and its place among all. */
export interface LegalDeck {
  readonly offer: DeckOffer;
  readonly place: number;
}

export interface NewGame {
  readonly era: string;
  readonly setEra: (era: string) => void;
  /** The formats of the year for which there are decks. */
  readonly formats: readonly string[];
  readonly format: string;
  readonly setFormat: (format: string) => void;
  readonly legal: readonly LegalDeck[];
  /** Yours and theirs; another one where the chosen one is not legal in the chosen year. */
  readonly decks: readonly [number, number];
  readonly setDecks: (decks: readonly [number, number]) => void;
  readonly opponent: Opponent;
  readonly setOpponent: (opponent: Opponent) => void;
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
  readonly fault: string | null;
  readonly begin: () => Promise<void>;
}

/** What is chosen on the home page. */
export function useNewGame(enter: () => void): NewGame {
  const [offers, setOffers] = useState<readonly DeckOffer[]>([]);
  const [wish] = useState(wishedFor);
  const [era, setEra] = useState(wish?.era ?? OFFERED_ERA);
  const [wanted, setDecks] = useState<readonly [number, number]>([-1, -1]);
  const [wanting, setFormat] = useState(wish?.format ?? 'constructed');
  const [opponent, setOpponent] = useState<Opponent>('greedy');
  const [seed, setSeed] = useState(newSeed);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    void openSession(); // the thread of the game starts while the decks are on their way
    void offersNow().then((found) => {
      setOffers(found);
      const place = found.findIndex(({ own }) => own !== null && own === wish?.own);
      if (place >= 0) setDecks(([, theirs]) => [place, theirs]);
      forgetWish();
      void import('./table-screen.js'); // it is fetched while somebody chooses
    });
  }, [wish]);
  const formats = formatsOf(offers, era);
  const format = formats.includes(wanting) ? wanting : 'constructed';
  const isHere = (kind: TableKind): boolean => kind.era === era && kind.format === format;
  const legal = offers
    .map((offer, place) => ({ offer, place }))
    .filter(({ offer }) => offer.legal.some(isHere))
    .sort((one, other) => Number(other.offer.home === era) - Number(one.offer.home === era));
  const decks = [playable(legal, wanted[0], 0), playable(legal, wanted[1], 1)] as const;
  const begin = async (): Promise<void> => {
    const seats = legal[0]?.offer.legal.find(isHere)?.seats ?? 2;
    const setup = seated(seats, decks, opponent);
    const wrong = await beginGame({ ...setup, era, format, seed });
    setFault(wrong);
    if (wrong === null) enter();
  };
  return {
    era,
    setEra,
    formats,
    format,
    setFormat,
    legal,
    decks,
    setDecks,
    opponent,
    setOpponent,
    seed,
    setSeed,
    fault,
    begin,
  };
}

function playable(legal: readonly LegalDeck[], wanted: number, other: number): number {
  const found = legal.find(({ place }) => place === wanted) ?? legal[other] ?? legal[0];
  return found?.place ?? wanted;
}

/** Formats for which there are decks enough to choose from. */
const formatsOf = (offers: readonly DeckOffer[], era: string): readonly string[] => [
  ...new Set(offers.flatMap(({ legal }) => legal.filter((kind) => kind.era === era).map(({ format }) => format))),
];

/** Who sits where: teammates sit diagonally and play the same deck. @rule FMT-12 */
function seated(seats: number, decks: readonly [number, number], who: Opponent): Pick<TableSetup, 'decks' | 'players'> {
  const bot = who === 'watch' ? 'greedy' : who;
  const places = Array.from({ length: seats }, (_, seat) => seat);
  return {
    decks: places.map((seat) => decks[seat & 1]!),
    players: places.map((seat) => (seat === 0 && who !== 'watch' ? 'person' : bot)),
  };
}
