import type { Random } from '../../model/chance/stream.js';
import type { CardId, Seat, State } from '../../model/state.js';
import { shuffled } from '../belief.js';
import { pilesOutOfSight } from './hidden.js';

/** Whose eyes it is seen with, and what they do not see. */
export interface Unseen {
  readonly seat: Seat;
  readonly hidden: Uint8Array;
  /** Cards among those of which it is known what they are. */
  readonly named: readonly CardId[];
  /** Of its own cards those that are somewhere among its Prize cards. */
  readonly prizes: readonly CardId[];
  readonly random: Random;
}

/** Where a card can lie. */
interface Spot {
  readonly pile: CardId[];
  readonly at: number;
}

/**
 * Lays the cards that a seat does not see in the order of their numbers: so neither the numbers in a pile tell what was there
 * once, nor those that a text has bound. What a card that lay somewhere is called now.
 */
export function layAnew(state: State, unseen: Unseen): (card: CardId) => CardId {
  const names = new Map<CardId, CardId>();
  state.sides.forEach((_, owner) => {
    layOwners(state, owner, unseen, names);
  });
  return (card) => names.get(card) ?? card;
}

function layOwners(state: State, owner: Seat, unseen: Unseen, names: Map<CardId, CardId>): void {
  const { hidden, seat, named } = unseen;
  const spots: Spot[] = pilesOutOfSight(state, seat, owner).flatMap((pile) =>
    pile.flatMap((card, at) => (hidden[card] === 1 ? [{ pile, at }] : [])),
  );
  const before = spots.map(({ pile, at }) => pile[at]!);
  const isPrize = (card: CardId): boolean => owner === seat && unseen.prizes.includes(card);
  const free = before.filter((card) => !named.includes(card)).sort((one, other) => one - other);
  const left = [...free.filter(isPrize), ...free.filter((card) => !isPrize(card))];
  const taken = spotsOfNamed(state, owner, { ...unseen, named: named.filter((card) => before.includes(card)) }, spots);
  spots.forEach(({ pile, at }, i) => {
    pile[at] = taken.get(i) ?? left.shift()!;
    names.set(before[i]!, pile[at]);
  });
}

/** A card that everybody has seen lies anywhere: but its owner may know whether it is among the Prize cards. */
function spotsOfNamed(
  { sides }: State,
  owner: Seat,
  { named, seat, prizes, random }: Unseen,
  spots: readonly Spot[],
): ReadonlyMap<number, CardId> {
  const taken = new Map<number, CardId>();
  const knows = owner === seat && prizes.length > 0;
  for (const card of named) {
    const fits = ({ pile }: Spot): boolean => !knows || (pile === sides[owner]!.prizes) === prizes.includes(card);
    const open = [...spots.keys()].filter((i) => !taken.has(i) && fits(spots[i]!));
    taken.set(open[random(open.length)]!, card);
  }
  return taken;
}

/** What is hidden is any card; one's own hidden cards are those that are missing elsewhere, in any order. */
export function dealtUnseen(cardOf: readonly number[], ownerOf: readonly Seat[], unseen: Unseen): number[] {
  const { hidden, seat, named, prizes, random } = unseen;
  const dealt = cardOf.slice();
  const own: CardId[] = [];
  hidden.forEach((isHidden, card) => {
    if (isHidden === 0 || named.includes(card)) return;
    if (ownerOf[card] === seat) own.push(card);
    else dealt[card] = NOTHING;
  });
  for (const group of [own.filter((card) => prizes.includes(card)), own.filter((card) => !prizes.includes(card))]) {
    const places = shuffled(
      group.map((card) => cardOf[card]!).sort((one, other) => one - other),
      random,
    );
    group.forEach((card, i) => {
      dealt[card] = places[i]!;
    });
  }
  return dealt;
}

/** Whatever comes first: it becomes something else when the game is imagined. */
const NOTHING = 0;
