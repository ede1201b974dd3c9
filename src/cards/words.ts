import type { CardTag, Condition } from '../engine/index.js';
import type { CardWord, StageWord } from './language.js';

/*
 * One table a word class. The parser reads every phrase of a row, the renderer writes the first.
 */

export interface Row<T> {
  readonly means: T;
  readonly says: readonly string[];
}

export const CONDITION_WORDS: readonly Row<Condition>[] = [
  { means: 'asleep', says: ['asleep'] },
  { means: 'burned', says: ['burned'] },
  { means: 'confused', says: ['confused'] },
  { means: 'paralyzed', says: ['paralyzed'] },
  { means: 'poisoned', says: ['poisoned'] },
];

/** Nouns for cards other than Pokémon. "Energy" and "Energy card" are told apart where they are counted. @rule PREC-04 */
export const CARD_NOUNS: readonly Row<CardWord>[] = [
  { means: 'trainer', says: ['trainer card', 'trainer cards'] },
  { means: 'item', says: ['item card', 'item cards', 'item', 'items'] },
  { means: 'supporter', says: ['supporter card', 'supporter cards', 'supporter', 'supporters'] },
  { means: 'stadium', says: ['stadium card', 'stadium cards', 'stadium'] },
  {
    means: 'technical-machine',
    says: ['technical machine card', 'technical machine cards', 'technical machine', 'technical machines'],
  },
  { means: 'tool', says: ['pokémon tool card', 'pokémon tool cards', 'pokémon tool', 'pokémon tools'] },
];

export const STAGE_WORDS: readonly Row<StageWord>[] = [
  { means: 'basic', says: ['basic'] },
  { means: 'stage-1', says: ['stage 1'] },
  { means: 'stage-2', says: ['stage 2'] },
  { means: 'evolution', says: ['evolution'] },
  { means: 'evolved', says: ['evolved'] },
  { means: 'baby', says: ['baby'] },
  { means: 'restored', says: ['restored'] },
];

/** Classes named after the noun, told apart by case: "Pokémon ex" is not "Pokémon-EX". @rule CLS-17 */
export const TAGS_AFTER: readonly Row<CardTag>[] = [
  { means: 'ex', says: ['Pokémon ex', 'Pokémon-ex'] },
  { means: 'EX', says: ['Pokémon-EX', 'Pokémon EX'] },
  { means: 'GX', says: ['Pokémon-GX', 'Pokémon GX'] },
  { means: 'V', says: ['Pokémon V'] },
  { means: 'VMAX', says: ['Pokémon VMAX'] },
  { means: 'VSTAR', says: ['Pokémon VSTAR'] },
  { means: 'SP', says: ['Pokémon SP'] },
  { means: 'LV.X', says: ['Pokémon LV.X'] },
  { means: 'LEGEND', says: ['Pokémon LEGEND'] },
  { means: 'BREAK', says: ['Pokémon BREAK'] },
  { means: 'ultra-beast', says: ['Ultra Beast', 'Ultra Beasts'] },
];

export const TAGS_BEFORE: readonly Row<CardTag>[] = [
  { means: 'single-strike', says: ['Single Strike'] },
  { means: 'rapid-strike', says: ['Rapid Strike'] },
  { means: 'fusion-strike', says: ['Fusion Strike'] },
  { means: 'team-plasma', says: ['Team Plasma'] },
  { means: 'mega', says: ['Mega Evolution'] },
  { means: 'radiant', says: ['Radiant'] },
  { means: 'ACE-SPEC', says: ['ACE SPEC'] },
  { means: 'TAG-TEAM', says: ['TAG TEAM'] },
  { means: 'prism-star', says: ['Prism Star', '◇ ( Prism Star )', '{ * } ( Prism Star )'] },
  { means: 'ancient', says: ['Ancient'] },
  { means: 'future', says: ['Future'] },
  { means: 'tera', says: ['Tera'] },
];

export const firstPhrase = <T>(rows: readonly Row<T>[], means: T): string => {
  const row = rows.find((one) => one.means === means);
  return row === undefined ? '' : row.says[0];
};
