import type { CardKind } from '../../engine/index.js';
import type { Print } from './imported.js';

/** What a database says of a card, in one shape for all of them; nothing is judged yet. Null: it says nothing. */
export interface Sheet {
  readonly print: Print;
  readonly name: string;
  readonly kind: CardKind;
  readonly hp: number | null;
  readonly types: readonly string[];
  readonly stage: string;
  readonly evolvesFrom: string;
  /** Classes and labels in the database's words: ex, GX, Legend, Single Strike, … */
  readonly labels: readonly string[];
  /** Whether a label that is not named is not on the card. */
  readonly namesAllLabels: boolean;
  readonly powers: readonly WrittenPower[];
  readonly attacks: readonly WrittenAttack[];
  readonly weaknesses: readonly WrittenAmount[] | null;
  readonly resistances: readonly WrittenAmount[] | null;
  readonly retreat: number | null;
  readonly trainer: string;
  readonly energy: string;
  readonly text: string;
  /** Texts that the database knows of, but not in English. */
  readonly untranslated: readonly string[];
}

export interface WrittenPower {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

export interface WrittenAttack {
  readonly name: string;
  readonly cost: readonly string[] | null;
  readonly damage: string;
  readonly text: string;
}

export interface WrittenAmount {
  readonly type: string;
  readonly value: string;
}
