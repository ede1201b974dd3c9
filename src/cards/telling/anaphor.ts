/*
 * Words that speak of something else in the text. In a telling they stand where a program has the name of a binding; whatever puts
 * the sentences together finds what each means. A word that is not among these does not compile, and each has a row in a table of
 * `resolve`.
 */

/** The Pokémon that was named last. */
export type Pronoun = '#?it' | '#?that';

/** Pokémon, cards or a Stadium that a statement before spoke of: what stands there is put in the place of the word. */
export type OfThing =
  /** Several that were chosen; some of those that were spoken of as there. */
  | '#?those'
  | '#?group'
  /** Of whom damage was healed, who was evolved, who came in by a switch, who went out. */
  | '#?healed'
  | '#?evolved'
  | '#?new'
  | '#?moved'
  /** This card, where no other was spoken of. */
  | '#?only-itself'
  /** Cards: chosen or moved, shown, counted, on a Pokémon that was asked for. */
  | '#?card'
  | '#?shown'
  | '#?counted'
  | '#?cards-there'
  | '#?stadium';

/** What was done before: the statement that did it gets a name, and the word becomes that name. */
export type OfDeed =
  | '#?all'
  | '#?among'
  | '#?attach'
  | '#?attached'
  | '#?attack'
  | '#?benched'
  | '#?coin'
  | '#?condition'
  | '#?counters'
  | '#?did'
  | '#?discard'
  | '#?draw'
  | '#?either-bottom'
  | '#?flip'
  | '#?heal'
  | '#?in-hand'
  | '#?knocked'
  | '#?knocked-theirs'
  | '#?lost'
  | '#?on-deck'
  | '#?paid-under'
  | '#?placed'
  | '#?player'
  | '#?pool'
  | '#?shown'
  | '#?shuffled'
  | '#?spent'
  | '#?their-bottom'
  | '#?theirs'
  | '#?thrown'
  | '#?turned'
  | '#?used';

/** How many, the how-manieth coin, whose cards were looked at. */
export type OfNumber = '#?many' | '#?nth' | '#?looked';

/** The card that the text stands on, its name, its type: put in place when all is put together. */
export type OfCard = '#?own' | '#?this-card' | '#?own-type' | '#?itself';

/** "Otherwise", another than where it comes from, the opponent's new Active Pokémon: of the same sentence, or of the one before. */
export type OfSentence = '#?before' | '#?other' | '#?their-new';

export type Anaphor = Pronoun | OfThing | OfDeed | OfNumber | OfCard | OfSentence;

/** What a sentence chooses and uses itself: it gets a name that no other sentence has. */
export type Chosen =
  | '#!chosen'
  | '#!coin'
  | '#!each'
  | '#!found'
  | '#!given'
  | '#!kept'
  | '#!kind'
  | '#!number'
  | '#!player'
  | '#!prize'
  | '#!top';

/** Whether it is a word that speaks of something else. */
export const isAnaphor = (value: unknown): value is Anaphor => typeof value === 'string' && value.startsWith('#?');

/** Whether it is a word for what the sentence chooses itself. */
export const isChosen = (value: unknown): value is Chosen => typeof value === 'string' && value.startsWith('#!');
