import type { EnergyType } from './energy-type.js';

/** What is printed on a card. Facts only; what an era makes of them is decided when a game is set up. */
export interface CardFacts {
  readonly name: string;
  readonly kind: CardKind;
  readonly set: string;
  /** Release date `YYYY-MM-DD`, or empty where it is not known. Wording rules of older cards depend on it. */
  readonly released: string;
  readonly tags: readonly CardTag[];
  /** Classes of which it is not known whether the card is one. */
  readonly doubts: readonly CardTag[];
  /** Effect text of a Trainer or Energy card, as printed; empty if there is none. */
  readonly text: string;
  /** Which piece of a card of several pieces this is (LEGEND halves, V-UNION pieces): 1…4; 0 for a whole card. */
  readonly piece: number;

  readonly stage: Stage | null;
  /** The name after "Evolves from" (or "put onto" for a Level-Up card); empty if there is none. */
  readonly evolvesFrom: string;
  /**
   * Names of the Basic Pokémon that Stage 1 cards link a Stage 2 to. It is not printed on the card: the card database
   * tells, and the cards of a game tell too. @rule EVO-12
   */
  readonly line: readonly string[];
  /** The name a Baby Pokémon says it grows into; empty on all other cards. */
  readonly growsInto: string;
  readonly types: readonly EnergyType[];
  readonly hp: number;
  readonly retreat: number;
  readonly weaknesses: readonly WeaknessFacts[];
  readonly resistances: readonly ResistanceFacts[];
  readonly attacks: readonly AttackFacts[];
  readonly powers: readonly PowerFacts[];
  /** How many Prize cards its Knock Out gives where the card says so itself; 0 where its class decides. */
  readonly prizes: number;

  readonly trainer: TrainerKind | null;
  readonly energy: EnergyKind | null;
  /** What an Energy card provides: one entry a unit, each with every type that unit is. */
  readonly provides: readonly (readonly EnergyType[])[];
}

/** The kinds of cards. */
export const CARD_KINDS = ['pokemon', 'trainer', 'energy'] as const;
/** Whether a card is a Pokémon, a Trainer or an Energy card. */
export type CardKind = (typeof CARD_KINDS)[number];

/** The stages of Pokémon cards. */
export const STAGES = [
  'basic',
  'baby',
  'stage-1',
  'stage-2',
  'level-up',
  'restored',
  'mega',
  'break',
  'vmax',
  'vstar',
  'v-union',
  'legend',
] as const;
/** The stage of a Pokémon card. */
export type Stage = (typeof STAGES)[number];

/** The kinds of Trainer cards. */
export const TRAINER_KINDS = ['item', 'supporter', 'stadium', 'tool', 'technical-machine', 'fossil'] as const;
/** The kind of a Trainer card. */
export type TrainerKind = (typeof TRAINER_KINDS)[number];

/** The kinds of Energy cards. */
export const ENERGY_KINDS = ['basic', 'special'] as const;
/** Whether an Energy card is basic or special. */
export type EnergyKind = (typeof ENERGY_KINDS)[number];

/** The classes and labels of cards. */
export const CARD_TAGS = [
  'ex',
  'EX',
  'GX',
  'TAG-TEAM',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'LEGEND',
  'prime',
  'LV.X',
  'SP',
  'star',
  'delta',
  'prism-star',
  'radiant',
  'ACE-SPEC',
  'BREAK',
  'mega',
  'primal',
  'fossil',
  'ultra-beast',
  'team-plasma',
  'hyper-gear',
  'single-strike',
  'rapid-strike',
  'fusion-strike',
  'ancient',
  'future',
  'tera',
  'owner',
  /** No card is marked so: a text asks it of every card with a special rule printed on it. @rule CLS-37 */
  'rule-box',
] as const;
/** A class or label of a card. */
export type CardTag = (typeof CARD_TAGS)[number];

/** The kinds of powers of all times. */
export const POWER_KINDS = [
  'ability',
  'poke-power',
  'poke-body',
  'pokemon-power',
  'ancient-trait',
  'vstar-power',
] as const;
/** What a power is called on its card. */
export type PowerKind = (typeof POWER_KINDS)[number];

/** An attack as it is printed. */
export interface AttackFacts {
  readonly name: string;
  readonly cost: readonly EnergyType[];
  readonly damage: number;
  /** The mark after the number: the text says what it is multiplied by, or what is added or taken off. */
  readonly mark: '' | 'x' | '+' | '-';
  readonly text: string;
  readonly gx: boolean;
  readonly vstar: boolean;
}

/** A power as it is printed. */
export interface PowerFacts {
  readonly kind: PowerKind;
  readonly name: string;
  readonly text: string;
}

/** `amount` null: nothing printed, so the era says how much. */
export interface WeaknessFacts {
  readonly type: EnergyType;
  readonly amount: { readonly operation: 'times' | 'plus'; readonly number: number } | null;
}

/** A Resistance as it is printed; without an amount the era says how much. */
export interface ResistanceFacts {
  readonly type: EnergyType;
  readonly amount: number | null;
}

/** A card with nothing printed on it but its name: the base to write facts over. */
export const BLANK_FACTS: CardFacts = {
  name: '',
  kind: 'pokemon',
  set: '',
  released: '',
  tags: [],
  doubts: [],
  text: '',
  piece: 0,
  stage: null,
  evolvesFrom: '',
  line: [],
  growsInto: '',
  types: [],
  hp: 0,
  retreat: 0,
  weaknesses: [],
  resistances: [],
  attacks: [],
  powers: [],
  prizes: 0,
  trainer: null,
  energy: null,
  provides: [],
};
