import type { CardsOf, PokemonOf } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { openWhole } from '../../telling/marks.js';
import { isSame } from '../../telling/same.js';
import { whole } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { chosen, single } from '../pokemon.js';
import { say } from '../say.js';
import { type Destination, destination } from './destination.js';

/*
 * A Pokémon that is put somewhere without a word on what is attached to it: the next sentence must say that that is
 * discarded. @rule ZONE-14 KIND-18
 */

/** "It" is mostly a card that was found. */
const oneNamed: Parser<PokemonOf> = mapSome(either<PokemonOf>(single, chosen), (of) =>
  of.get === 'ref' && of.name === '#?it' ? null : of,
);

const put = (cards: CardsOf, { to }: Destination): Extract<Act, { op: 'move' }> => ({ op: 'move', cards, to });

/** Said of what would be discarded: only of a Knock Out. @rule KO-02 */
const spared = (cards: CardsOf, to: Destination): Act => ({ ...put(cards, to), spared: true });

const insteadOf = either(say`instead of discarding [it]`, say`instead of the discard pile`);

export const leavePlay: Parser<Acts> = either<Acts>(
  map(say`put|puts|return|returns ${oneNamed} ${destination}`, ([of, to]) => [put(openWhole(of), to)]),
  map(say`put ${single} ${destination} ${insteadOf}`, ([of, to]) => [spared(openWhole(of), to)]),
  map(say`put ${whole} ${destination} ${insteadOf}`, ([cards, to]) => [spared(cards, to)]),
);

const SHUFFLE: Act = { op: 'shuffle', zone: 'deck' };
const allOn = either(say`discard all cards from`, say`discard all cards attached to`);

/** "Discard all cards from this Pokémon and put it on the bottom of your deck": the Pokémon alone goes there. */
export const leaveBare: Parser<Acts> = either<Acts>(
  mapSome(say`${allOn} ${single} and put|return ${single} ${destination}`, ([, of, again, to]) => {
    const isIt = again.get === 'ref' && again.name === '#?it';
    return isIt || isSame(of, again) ? [put({ get: 'whole', of, bare: true }, to)] : null;
  }),
  map(say`shuffle ${oneNamed} into your deck`, ([of]) => [put(openWhole(of), { to: { zone: 'deck' } }), SHUFFLE]),
);

/** "Discard all attached cards": of the Pokémon that the sentence before puts away. */
export const attachedLeft: Parser<Acts> = map(say`discard all attached cards`, () => {
  return [{ op: 'amend', is: 'leaves-attached' }];
});
