import type { CardsOf } from '../language.js';
import { again } from '../telling/marks.js';
import { number } from './basics.js';
import { either, map, mapSome, type Parser } from './combinators.js';
import { cardNoun } from './noun.js';
import { say } from './say.js';

/*
 * Cards that were spoken of before: chosen, discarded, looked at. How many a word claims is kept until it is known which
 * cards are meant.
 */

export const thatCard: Parser<CardsOf> = either<CardsOf>(
  map(either(say`that card`, say`that prize card`, say`the card you chose`, say`that card you chose`), () =>
    again('#?card', { claim: 'one' }),
  ),
  map(either(say`those cards`, say`the cards you chose`), () => again('#?card', { claim: 'many' })),
  map(say`the chosen cards`, () => again('#?card')),
  // Those that were chosen and shown.
  map(say`those energy cards`, () => again('#?shown')),
  // Of cards of all kinds, those of one kind.
  mapSome(say`those ${cardNoun}`, ([where]): CardsOf | null => (where === null ? null : again('#?counted', { where }))),
);

/** The card with which the revealing of cards came to its end. */
export const REVEALED: CardsOf = again('#?card', { claim: 'revealed' });

/** "It", of a card. Where a Pokémon could be meant too, that is another reading. */
export const itCard: Parser<CardsOf> = either<CardsOf>(
  map(say`it`, () => again('#?card', { claim: 'one' })),
  map(say`them`, () => again('#?card', { claim: 'many' })),
);

const those = either(say`them`, say`those energy cards`, say`those cards`, say`those energy`);

/** Some of the cards that a condition asked for. */
export const ofThose: Parser<CardsOf> = map(say`${number} of ${those}`, ([n]) => someOfThose(n));

export const someOfThose = (n: number): CardsOf => again('#?cards-there', { take: { n } });

/** The Stadium that was spoken of. */
export const thatStadium: Parser<CardsOf> = either<CardsOf>(
  map(say`that stadium [card]`, () => again('#?stadium')),
  map(say`it`, () => again('#?stadium')),
);
