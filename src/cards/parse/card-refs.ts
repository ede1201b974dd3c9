import type { CardsOf } from '../language.js';
import { number } from './basics.js';
import { either, map, mapSome, type Parser } from './combinators.js';
import { cardNoun } from './noun.js';
import { say } from './say.js';

/*
 * Cards that were spoken of before: chosen, discarded, looked at. How many a word claims is kept until it is known which
 * cards are meant.
 */

const spoken = (name: '#?card' | '#?stadium', claim?: 'one' | 'many' | 'revealed'): CardsOf => ({
  ...{ get: 'ref', name },
  ...(claim === undefined ? {} : { claim }),
});

export const thatCard: Parser<CardsOf> = either<CardsOf>(
  map(either(say`that card`, say`that prize card`, say`the card you chose`, say`that card you chose`), () =>
    spoken('#?card', 'one'),
  ),
  map(either(say`those cards`, say`the cards you chose`), () => spoken('#?card', 'many')),
  map(say`the chosen cards`, () => spoken('#?card')),
  // Those that were chosen and shown.
  map(say`those energy cards`, (): CardsOf => ({ ...{ get: 'ref', name: '#?shown' } })),
  // Of cards of all kinds, those of one kind.
  mapSome(say`those ${cardNoun}`, ([where]): CardsOf | null =>
    where === null ? null : { ...{ get: 'ref', name: '#?counted' }, ...{ where } },
  ),
);

/** The card with which the revealing of cards came to its end. */
export const REVEALED: CardsOf = spoken('#?card', 'revealed');

/** "It", of a card. Where a Pokémon could be meant too, that is another reading. */
export const itCard: Parser<CardsOf> = either<CardsOf>(
  map(say`it`, () => spoken('#?card', 'one')),
  map(say`them`, () => spoken('#?card', 'many')),
);

const those = either(say`them`, say`those energy cards`, say`those cards`, say`those energy`);

/** Some of the cards that a condition asked for. */
export const ofThose: Parser<CardsOf> = map(say`${number} of ${those}`, ([n]) => someOfThose(n));

export const someOfThose = (n: number): CardsOf => ({ ...{ get: 'ref', name: '#?cards-there' }, ...{ take: { n } } });

/** The Stadium that was spoken of. */
export const thatStadium: Parser<CardsOf> = either<CardsOf>(
  map(say`that stadium [card]`, () => spoken('#?stadium')),
  map(say`it`, () => spoken('#?stadium')),
);
