import { type CardId, type Game, type Seat, type State, seatOf } from '../../engine/index.js';

const count = new Uint8Array(256);

/** Every card that was in a deck is in exactly one place, and in its owner's where the place is somebody's. @rule ZONE-02 ZONE-18 */
export function strayCards({ setup, state }: Game, found: string[]): void {
  const { ownerOf } = setup;
  count.fill(0);
  layOut(state, (cards, seat, place) => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      count[card]!++;
      if (ownerOf[card] === seat) continue;
      if (place !== ATTACHED || !setup.byId[card]!.isHyperGear)
        // CLS-23
        found.push(`card ${card} lies in the ${place} of seat ${seat}, who does not own it`);
    }
  });
  if (state.stadium >= 0) count[state.stadium]!++;
  for (let card = 0; card < ownerOf.length; card++) {
    if (count[card] !== 1) found.push(`card ${card} is in ${count[card]} places`);
  }
  strayFaces(state, ownerOf, found);
  for (let card = ownerOf.length; card < count.length; card++) {
    if (count[card] !== 0) found.push(`card ${card} is on the table and was in no deck`);
  }
}

/** What lies face up is one of its owner's Prize cards, and told once. @rule ZONE-10 */
function strayFaces({ faceUp, sides }: State, ownerOf: readonly Seat[], found: string[]): void {
  for (let i = 0; i < faceUp.length; i++) {
    const card = faceUp[i]!;
    if (sides[ownerOf[card]!]?.prizes.includes(card) !== true)
      found.push(`card ${card} lies face up and is no Prize card`);
    if (i > 0 && faceUp[i - 1]! >= card) found.push(`the cards that lie face up are not in order at card ${card}`);
  }
}

const ATTACHED = 'attached cards';

/** Every place that belongs to somebody, with the cards in it. */
function layOut({ sides, pokemon }: State, lay: (cards: readonly CardId[], seat: Seat, place: string) => void): void {
  for (let seat = 0; seat < sides.length; seat++) {
    const side = sides[seat]!;
    lay(side.deck, seat, 'deck');
    lay(side.hand, seat, 'hand');
    lay(side.discard, seat, 'discard pile');
    lay(side.prizes, seat, 'Prize cards');
    lay(side.lostZone, seat, 'Lost Zone');
    lay(side.played, seat, 'played cards');
  }
  for (let id = 0; id < pokemon.length; id++) {
    const each = pokemon[id]!;
    if (each === null) continue;
    lay(each.stack, seatOf(id), 'Pokémon');
    lay(each.attached, seatOf(id), ATTACHED);
  }
}
