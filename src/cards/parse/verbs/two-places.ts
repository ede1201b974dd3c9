import type { Place } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { cards, wanted, zone } from '../cards.js';
import { either, map, type Parser } from '../combinators.js';
import { say } from '../say.js';
import { destination, shown, thenPut } from './destination.js';

/* A search in one place or the other: where is chosen first. Whoever searched the deck shuffles it. @rule SRCH-04 */

const places: Parser<readonly [Place, Place]> = either<readonly [Place, Place]>(
  map(say`${zone} or ${zone}`, ([a, b]) => [a, b] as const),
  map(say`your deck or discard pile`, () => [
    { zone: 'deck', whose: 'you' },
    { zone: 'discard', whose: 'you' },
  ]),
);

export const twoPlaces: Parser<Acts> = map(
  say`search ${places} for ${wanted} ${shown} ${thenPut} it|them ${destination}`,
  ([from, { where, take }, reveal, , { to }]): Acts => {
    const move = (place: Place): Act => ({
      op: 'move',
      cards: cards(place, where, take),
      to,
      ...(reveal ? { reveal: true } : {}),
    });
    const isDeck = from.some((place) => 'zone' in place && place.zone === 'deck');
    const options = from.map((place) => ({ do: [move(place)] }));
    return [{ op: 'modal', options, ...(isDeck ? { unshuffled: true } : {}) }];
  },
);

export const shuffleIfSearched: Parser<Acts> = map(say`if you search your deck , shuffle your deck [afterward]`, () => {
  return [{ op: 'amend', is: 'shuffles-searched' }];
});
