// The stage of a Pokémon card: as the database says, or as the card's class decides.

import type { CardFacts, CardTag, Stage } from '../../engine/index.js';
import type { Say } from './imported.js';
import { entryOf } from './json.js';
import type { Sheet } from './sheet.js';

const WRITTEN: Readonly<Record<string, Stage>> = {
  basic: 'basic',
  baby: 'baby',
  stage1: 'stage-1',
  stage2: 'stage-2',
  levelup: 'level-up',
  restored: 'restored',
  mega: 'mega',
  break: 'break',
  vmax: 'vmax',
  vstar: 'vstar',
  vunion: 'v-union',
  legend: 'legend',
};

/** Classes that are stages: whatever else is written, this is how the card is played. @rule KIND-10 KIND-12 CLS-09 CLS-33 */
const STAGE_OF_CLASS: Readonly<Partial<Record<CardTag, Stage>>> = {
  LEGEND: 'legend',
  'V-UNION': 'v-union',
  VMAX: 'vmax',
  VSTAR: 'vstar',
  BREAK: 'break',
  'LV.X': 'level-up',
};

/** Classes whose cards are all Basic Pokémon, Mega Evolution and Primal Reversion apart. @rule CLS-13 CLS-14 CLS-19 CLS-29 */
const BASIC_CLASSES: readonly CardTag[] = ['TAG-TEAM', 'V', 'EX'];
const isBasicClass = ({ evolvesFrom }: Sheet, tags: readonly CardTag[]): boolean =>
  evolvesFrom === '' &&
  BASIC_CLASSES.some((tag) => tags.includes(tag)) &&
  !tags.includes('mega') &&
  !tags.includes('primal');

/** Wizards printed these as Baby Pokémon; later the same Pokémon were ordinary Basic Pokémon. @rule CLS-01 */
const BABY_SERIES = ['Neo', 'E-Card', 'Base', 'Legendary Collection'];

/** What each Baby Pokémon grows into. @rule CLS-01 EVO-21 */
export const GROWN: Readonly<Record<string, readonly string[]>> = {
  Pichu: ['Pikachu'],
  Cleffa: ['Clefairy'],
  Igglybuff: ['Jigglypuff'],
  Smoochum: ['Jynx'],
  Elekid: ['Electabuzz'],
  Magby: ['Magmar'],
  Tyrogue: ['Hitmonlee', 'Hitmonchan', 'Hitmontop'],
};

export function stageOf(sheet: Sheet, tags: readonly CardTag[], say: Say): Stage | null {
  for (const tag of tags) {
    const stage = STAGE_OF_CLASS[tag];
    if (stage !== undefined) return stage;
  }
  const key = sheet.stage.toLowerCase().replace(/[\s-]/g, '');
  const written = entryOf(WRITTEN, key);
  if (written === 'basic' && isBaby(sheet)) return 'baby';
  if (written !== undefined) return written;
  if (key !== '') say('blocking', 'stage-unreadable', `"${sheet.stage}" is no stage.`);
  else if (isBasicClass(sheet, tags)) {
    say('note', 'stage-derived', 'The stage is not given; every card of this class is Basic (CLS-13, CLS-19, CLS-29).');
    return 'basic';
  } else say('blocking', 'stage-missing', 'The stage is not given.');
  return null;
}

const isBaby = ({ name, print }: Sheet): boolean => Object.hasOwn(GROWN, name) && BABY_SERIES.includes(print.serie);

/** Stages that are played onto another Pokémon, which their card must name. */
export const EVOLVING: readonly Stage[] = ['stage-1', 'stage-2', 'mega', 'break', 'vmax', 'vstar'];

/** A Basic Pokémon that "evolves from" a Baby Pokémon printed years later is an ordinary Basic Pokémon card. */
export function evolvesFromOf(sheet: Sheet, stage: Stage | null, say: Say): string {
  const { evolvesFrom } = sheet;
  if (stage === 'basic' || stage === 'baby') {
    if (evolvesFrom !== '') {
      say('note', 'evolves-from-ignored', `It is Basic, so "evolves from ${evolvesFrom}" is not printed on it.`);
    }
    return '';
  }
  lacksEvolvesFrom({ stage, evolvesFrom }, say);
  return evolvesFrom;
}

/** Whether a card must name what it evolves from and does not; then it is said. @rule NAME-13 */
export function lacksEvolvesFrom({ stage, evolvesFrom }: Pick<CardFacts, 'stage' | 'evolvesFrom'>, say: Say): boolean {
  if (evolvesFrom !== '' || stage === null || !EVOLVING.includes(stage)) return false;
  say('blocking', 'evolves-from-missing', 'What it evolves from is not given.');
  return true;
}

/** The facts hold one name; a Baby Pokémon that may grow into one of several has the first of them. */
export function growsIntoOf(name: string, stage: Stage | null, say: Say): string {
  const grown = stage === 'baby' ? (entryOf(GROWN, name) ?? []) : [];
  if (grown.length > 1) {
    say('incomplete', 'grows-into-several', `It may grow into ${grown.join(' or ')}; only the first is kept.`);
  }
  if (stage === 'baby' && grown.length === 0) {
    say('incomplete', 'evolves-from-missing', 'What this Baby Pokémon grows into is not given.');
  }
  return grown[0] ?? '';
}
