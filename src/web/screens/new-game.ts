import { useEffect, useState } from 'react';
import { openSession } from '../session/client.js';
import type { DeckOffer } from '../session/library.js';
import type { TableSetup } from '../session/moment.js';
import { beginGame, newSeed } from '../session/play.js';
import type { PLAYERS } from '../words/words.js';

export type Opponent = keyof typeof PLAYERS;

/** A deck that is legal in the chosen year, and its place among all. */
export interface LegalDeck {
  readonly offer: DeckOffer;
  readonly place: number;
}

export interface NewGame {
  readonly era: string;
  readonly setEra: (era: string) => void;
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
  const [era, setEra] = useState('hgss-2010');
  const [wanted, setDecks] = useState<readonly [number, number]>([0, 1]);
  const [opponent, setOpponent] = useState<Opponent>('random');
  const [seed, setSeed] = useState(() => String(newSeed()));
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    void openSession().then((opened) => setOffers(opened.offers));
  }, []);
  const legal = offers.map((offer, place) => ({ offer, place })).filter(({ offer }) => offer.eras.includes(era));
  const decks = [playable(legal, wanted[0], 0), playable(legal, wanted[1], 1)] as const;
  const begin = async (): Promise<void> => {
    const players: TableSetup['players'] = opponent === 'watch' ? ['random', 'random'] : ['you', opponent];
    const wrong = await beginGame({ era, format: 'constructed', decks, players, seed: Number(seed) });
    setFault(wrong);
    if (wrong === null) enter();
  };
  return { era, setEra, legal, decks, setDecks, opponent, setOpponent, seed, setSeed, fault, begin };
}

function playable(legal: readonly LegalDeck[], wanted: number, other: number): number {
  const found = legal.find(({ place }) => place === wanted) ?? legal[other] ?? legal[0];
  return found?.place ?? wanted;
}
