import { isBabyRule, liftsTheFour } from '../engine/index.js';

/** A rule printed on a Pokémon that is no attack and no power, and that not every era has: of decks, of Babies. @rule PREC-01 */
export const isOwnRule = (text: string): boolean => liftsTheFour({ text }) || isBabyRule(text);
