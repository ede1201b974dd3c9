import { useEffect, useRef, useState } from 'react';
import type { BotName } from '../../bots/index.js';
import type { Player, TableSetup } from '../../session/index.js';
import { forgetWish, wishedFor } from '../decks/wish.js';
import { beginGame, newSeed } from '../play/play.js';
import { chooseEra, chosenEra } from '../session/chosen-era.js';
import type { DeckOffer, TableKind } from '../session/library.js';
import { beginMatch } from '../session/match.js';
import { keepNames, keptNames, tidyName } from '../session/people-names.js';
import { nameDecks } from '../session/played.js';
import { offersNow, openSession } from '../thread/client.js';
import { PASS } from '../words/passing.js';
import type { PLAYERS } from '../words/words.js';

export type Opponent = keyof typeof PLAYERS | 'pass';

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
  /** Where bots are watched: which plays for either side. */
  readonly bots: readonly [BotName, BotName];
  readonly setBots: (bots: readonly [BotName, BotName]) => void;
  /** What people who hand one device round are called, seat by seat. */
  readonly names: readonly string[];
  readonly setNames: (names: readonly string[]) => void;
  /** How many games are played at most; more than one only where somebody plays. */
  readonly bestOf: number;
  readonly setBestOf: (games: number) => void;
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
  readonly fault: string | null;
  readonly begin: () => Promise<void>;
}

/** What is chosen on the home page. */
export function useNewGame(enter: () => void): NewGame {
  const [wish] = useState(wishedFor);
  const [era, setEra] = useState(wish?.era ?? chosenEra());
  const [wanted, setDecks] = useState<readonly [number, number]>([-1, -1]);
  const offers = useOffers(wish, (place) => setDecks(([, theirs]) => [place, theirs]));
  const [wanting, setFormat] = useState(wish?.format ?? 'constructed');
  const [opponent, setOpponent] = useState<Opponent>('greedy');
  const [bots, setBots] = useState<readonly [BotName, BotName]>(['greedy', 'greedy']);
  const [called, setNames] = useState<readonly string[]>(keptNames);
  const [bestOf, setBestOf] = useState(1);
  const [seed, setSeed] = useState(newSeed);
  const [fault, setFault] = useState<string | null>(null);
  const formats = formatsOf(offers, era);
  const format = formats.includes(wanting) ? wanting : 'constructed';
  const isHere = (kind: TableKind): boolean => kind.era === era && kind.format === format;
  const legal = offers
    .map((offer, place) => ({ offer, place }))
    .filter(({ offer }) => offer.legal.some(isHere))
    .sort((one, other) => Number(other.offer.home === era) - Number(one.offer.home === era));
  const decks = [playable(legal, wanted[0], 0), playable(legal, wanted[1], 1)] as const;
  const seats = legal[0]?.offer.legal.find(isHere)?.seats ?? 2;
  const names = Array.from({ length: seats }, (_, seat) => called[seat] ?? PASS.player(seat));
  const begin = async (): Promise<void> => {
    if (opponent === 'pass') keepNames(names);
    const setup = seated(seats, decks, { opponent, bots, names });
    const played = decks.map((place) => offers[place]?.name ?? '');
    const wrong = await beginGame({ ...setup, era, format, seed });
    setFault(wrong);
    if (wrong !== null) return;
    nameDecks(seed, played);
    if (bestOf > 1 && opponent !== 'watch') beginMatch(seed, bestOf);
    enter();
  };
  return {
    era,
    setEra: (chosen) => {
      chooseEra(chosen);
      setEra(chosen);
    },
    formats,
    format,
    setFormat,
    legal,
    decks,
    setDecks,
    opponent,
    setOpponent,
    bots,
    setBots,
    names,
    setNames,
    bestOf,
    setBestOf,
    seed,
    setSeed,
    fault,
    begin,
  };
}

/** The decks there are, once they have come; the one that was wished for elsewhere is taken. */
function useOffers(wish: ReturnType<typeof wishedFor>, take: (place: number) => void): readonly DeckOffer[] {
  const [offers, setOffers] = useState<readonly DeckOffer[]>([]);
  const taking = useRef(take);
  useEffect(() => {
    void openSession(); // the thread of the game starts while the decks are on their way
    void offersNow().then((found) => {
      setOffers(found);
      const place = found.findIndex(
        ({ own, name }) => wish !== null && own === wish.own && (own !== null || name === wish.name),
      );
      if (place >= 0) taking.current(place);
      forgetWish();
      void import('./table-screen.js'); // it is fetched while somebody chooses
    });
  }, [wish]);
  return offers;
}

function playable(legal: readonly LegalDeck[], wanted: number, other: number): number {
  const found = legal.find(({ place }) => place === wanted) ?? legal[other] ?? legal[0];
  return found?.place ?? wanted;
}

/** Formats for which there are decks enough to choose from. */
const formatsOf = (offers: readonly DeckOffer[], era: string): readonly string[] => [
  ...new Set(offers.flatMap(({ legal }) => legal.filter((kind) => kind.era === era).map(({ format }) => format))),
];

/** Who is to play. */
interface Who {
  readonly opponent: Opponent;
  readonly bots: readonly [BotName, BotName];
  readonly names: readonly string[];
}

/** Who sits where: teammates sit diagonally and play the same deck. @rule FMT-12 */
function seated(
  seats: number,
  decks: readonly [number, number],
  { opponent, bots, names }: Who,
): Pick<TableSetup, 'decks' | 'players' | 'names'> {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const playerAt = (seat: number): Player => {
    if (opponent === 'pass') return 'person';
    if (opponent === 'watch') return bots[seat & 1]!;
    return seat === 0 ? 'person' : opponent;
  };
  return {
    decks: places.map((seat) => decks[seat & 1]!),
    players: places.map(playerAt),
    ...(opponent === 'pass' && { names: names.map((name, seat) => tidyName(name) || PASS.player(seat)) }),
  };
}
