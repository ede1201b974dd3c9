import type { Place, Statement } from '../../language.js';
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

export const twoPlaces: Parser<readonly Statement[]> = map(
  say`search ${places} for ${wanted} ${shown} ${thenPut} it|them ${destination}`,
  ([from, { where, take }, reveal, , { to }]): readonly Statement[] => {
    const move = (place: Place): Statement => ({
      op: 'move',
      cards: cards(place, where, take),
      to,
      ...(reveal ? { reveal: true } : {}),
    });
    const isDeck = from.some((place) => 'zone' in place && place.zone === 'deck');
    const said = { op: 'modal', options: from.map((place) => ({ do: [move(place)] })) } as const;
    return [{ ...said, ...(isDeck ? { unshuffled: true } : {}) }];
  },
);

export const shuffleIfSearched: Parser<readonly Statement[]> = map(
  say`if you search your deck , shuffle your deck [afterward]`,
  () => {
    const said = { op: 'shuffle', zone: 'deck', joins: 'modal' };
    return [said as unknown as Statement];
  },
);
