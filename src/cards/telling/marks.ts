import type { Amount, CardsOf, PokemonOf, Ref, Statement, Take, Test } from '../language.js';
import type { Anaphor } from './anaphor.js';

/*
 * What a sentence says of a term beside what the term is: whoever puts the sentences together uses it up, and none of it is left in a
 * program.
 */

/** Of the number that an attack does by itself: whether it is printed, and what it takes the place of. @rule DMG-02 */
export interface BaseMarks {
  readonly is?: 'new' | 'told' | 'instead' | 'doubled';
  readonly printed?: number;
  /** What is not affected: the attack's damage, or the damage that was just told of. */
  readonly about?: 'attack' | 'last';
  /** "Its Weakness": of the Pokémon that was named. */
  readonly aim?: 'that';
}

/** Of any statement. */
export interface StatementMarks {
  /** What is told next decides it: another turn, the coin of each of several Pokémon, who comes in by a switch. */
  readonly open?: true;
  /** A deck is among the places that one chooses from: it must be said when it is shuffled. */
  readonly unshuffled?: true;
  /** Only these are chosen from, of those that were told before. */
  readonly narrows?: Test;
  /** It hangs on what was told before it. @rule ATK-13 */
  readonly follows?: true;
  /** It is asked how things were before this attack. @rule ATK-06 */
  readonly already?: true;
  /** The Pokémon for which a happening is prevented. */
  readonly done?: PokemonOf;
  /** It would be discarded, and goes elsewhere. @rule KO-02 */
  readonly spared?: true;
  /** Whether damage is an effect is told by a reminder. @rule EFF-01 */
  readonly effects?: 'claimed';
  /** Whether Pokémon that come into play later are meant is plain, or told by a reminder. */
  readonly newcomers?: 'plain' | 'claimed';
}

/** Of a test, a number or a thing that was spoken of before: what is said of it again. */
export interface SpokenMarks {
  /** How many a word claims that there were; or that a reminder tells where the cards come from. @rule NRG-01 */
  readonly claim?: 'both' | 'some' | 'until' | 'one' | 'many' | 'revealed' | 'attachment' | number;
  /** What it is called this time, and how many. */
  readonly noun?: Test;
  readonly many?: Amount;
  readonly take?: Take;
  readonly where?: Test;
  /** The how-manieth coin. */
  readonly nth?: number;
}

/** Of a name: any copy of the card; any form of it. @rule EFF-16 EFF-17 */
export interface NameMarks {
  readonly copies?: true;
  readonly forms?: true;
}

/** Of a Pokémon that is put somewhere: what becomes of the cards on it is still open. @rule ZONE-14 KIND-18 */
export interface WholeMarks {
  readonly attached?: 'open';
}

/** A thing that was spoken of, and what is said of it again. */
export const again = (name: Anaphor, marks: SpokenMarks = {}): Ref & SpokenMarks => ({ get: 'ref', name, ...marks });

/** The same for a test or a number. */
export const saidAgain = <T extends Test | Exclude<Amount, number>>(term: T, marks: SpokenMarks): T => ({
  ...term,
  ...marks,
});

export const namedAs = (test: Test, marks: NameMarks): Test => ({ ...test, ...marks });
export const asBase = (base: Extract<Statement, { op: 'base' }>, marks: BaseMarks): typeof base => ({
  ...base,
  ...marks,
});

export const openWhole = (of: PokemonOf): CardsOf => ({ get: 'whole', of, ...OPEN });
const OPEN: WholeMarks = { attached: 'open' };
