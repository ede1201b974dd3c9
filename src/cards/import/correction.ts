import type { EnergyType } from '../../engine/index.js';
import type { Sheet } from './sheet.js';

/** What a database has wrong of a print, or what was changed since it was printed. */
export interface Correction {
  /** Guards against another database that uses the id for another card. */
  readonly name: string;
  readonly sheet?: Partial<Sheet>;
  /** An attack whose text lost the symbol before "Energy", and the symbol; null: which one it was is not known. */
  readonly lost?: { readonly attack: string; readonly type: EnergyType | null };
  /** Words of a text that are misprinted, and what they should have been. */
  readonly misprint?: { readonly said: string; readonly meant: string };
  /** A power whose text was officially changed after it was printed, and what it says now. */
  readonly erratum?: { readonly power: string; readonly text: string };
  /** A text is printed on the card that the database does not have at all. */
  readonly textless?: true;
  readonly why: string;
}
