import type { CardsOf, PokemonOf, Statement } from '../../language.js';
import { whole } from '../cards.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { chosen, ref, single } from '../pokemon.js';
import { isSame } from '../same.js';
import { say } from '../say.js';
import { type Destination, DISCARD, destination } from './destination.js';

/*
 * A Pokémon that is put somewhere without a word on what is attached to it: the next sentence must say that that is
 * discarded. @rule ZONE-14 KIND-18
 */

const bare = (of: PokemonOf): CardsOf => ({ ...{ get: 'whole', of }, ...{ bare: 'open' } }) as unknown as CardsOf;

/** "It" is mostly a card that was found. */
const oneNamed: Parser<PokemonOf> = mapSome(either<PokemonOf>(single, chosen), (of) =>
  of.get === 'ref' && of.name === '#?it' ? null : of,
);

const put = (cards: CardsOf, { to }: Destination): Statement => ({ op: 'move', cards, to });

/** Said of what would be discarded: only of a Knock Out. @rule KO-02 */
const spared = (cards: CardsOf, to: Destination): Statement => ({ ...put(cards, to), ...{ spared: true } });

const insteadOf = either(say`instead of discarding [it]`, say`instead of the discard pile`);

export const leavePlay: Parser<readonly Statement[]> = either<readonly Statement[]>(
  map(say`put|puts|return|returns ${oneNamed} ${destination}`, ([of, to]) => [put(bare(of), to)]),
  map(say`put ${single} ${destination} ${insteadOf}`, ([of, to]) => [spared(bare(of), to)]),
  map(say`put ${whole} ${destination} ${insteadOf}`, ([cards, to]) => [spared(cards, to)]),
);

const SHUFFLE: Statement = { op: 'shuffle', zone: 'deck' };
const allOn = either(say`discard all cards from`, say`discard all cards attached to`);

/** "Discard all cards from this Pokémon and put it on the bottom of your deck": the Pokémon alone goes there. */
export const leaveBare: Parser<readonly Statement[]> = either<readonly Statement[]>(
  mapSome(say`${allOn} ${single} and put|return ${single} ${destination}`, ([, of, again, to]) => {
    const isIt = again.get === 'ref' && again.name === '#?it';
    return isIt || isSame(of, again) ? [put({ get: 'whole', of, bare: true }, to)] : null;
  }),
  map(say`shuffle ${oneNamed} into your deck`, ([of]) => [put(bare(of), { to: { zone: 'deck' } }), SHUFFLE]),
);

/** "Discard all attached cards": of the Pokémon that the sentence before puts away. */
export const attachedLeft: Parser<readonly Statement[]> = map(say`discard all attached cards`, () => {
  const cards: CardsOf = { get: 'cards', in: { on: ref('#?it'), what: 'attached' } };
  const said = { op: 'move', cards, to: DISCARD, joins: 'bare' };
  return [said as unknown as Statement];
});
