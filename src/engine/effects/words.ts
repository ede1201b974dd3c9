import type { PowerKind, Stage } from '../model/card-facts.js';
import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';

/*
 * The words that the effect language shares: players, kinds, references. They are the rulebooks' words; what an era
 * makes of them (whether "Trainer" takes in Supporters, what a Power is) is decided when a program runs.
 */

/** A name that a statement gives to what it did, so that later statements can speak of it. */
export type Binding = `#${string}`;

/** One player, seen from whoever the text belongs to. `they`: the player of the happening that is spoken of. */
export type Player = 'you' | 'opponent' | 'they' | Binding;

/** Players: one, or all of them. */
export type Who = Player | 'each';

/** Kinds of cards, as a text names them. @rule KIND-01 KIND-02 KIND-14 KIND-15 */
export const CARD_WORDS = [
  'pokemon',
  'trainer',
  'item',
  'supporter',
  'stadium',
  'tool',
  'technical-machine',
  'energy',
  'basic-energy',
  'special-energy',
] as const;
export type CardWord = (typeof CARD_WORDS)[number];

/**
 * Stages, as a text names them. `evolution`: a card that evolves something; in play the era says whether the print counts
 * or what lies under it. `evolved`: another Pokémon lies under it. @rule KIND-10 KIND-12 KIND-13
 */
export type StageWord = Stage | 'evolution' | 'evolved';

/** Powers, as a text names them. @rule POW-09 */
export type PowerWord = PowerKind | 'any';

/**
 * `self`: the Pokémon with this text · `card`: this very card · `holder`: the Pokémon it is attached to · `defender`,
 * `attacker`: of the attack going on · `subject`: what a filter or a loop is about · `that-pokemon`, `that-card`: of the
 * happening that is spoken of · a binding.
 */
export type Reference =
  | 'self'
  | 'card'
  | 'holder'
  | 'defender'
  | 'attacker'
  | 'subject'
  | 'that-pokemon'
  | 'that-card'
  | Binding;

/** A type named outright, or one picked earlier. */
export type TypeWord = EnergyType | Binding;

/** A Special Condition named outright, or one picked earlier. */
export type ConditionWord = Condition | Binding;

/** When in an attack a statement is carried out; the era puts the steps in order. @rule ATK-06 ATK-07 ATK-08 ATK-09 */
export type StepMark =
  | 'choice'
  | 'requirement'
  | 'cost'
  | 'own-energy'
  | 'before-damage'
  | 'damage'
  | 'deed'
  | 'effect'
  | 'after';

/** How long a lasting effect is in force. @rule EFF-07 EFF-08 */
export type Span =
  | 'this-turn'
  | 'opponents-next-turn'
  | 'to-end-of-opponents-next-turn'
  | 'your-next-turn'
  | 'to-end-of-your-next-turn'
  | 'this-attack'
  | 'while-conditioned'
  | 'game';
