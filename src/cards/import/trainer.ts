// The kind of a Trainer card: as the database says, corrected by what the card's own text says.

import type { TrainerKind } from '../../engine/index.js';
import { entryOf } from './json.js';
import type { Sheet } from './sheet.js';

const WRITTEN: Readonly<Record<string, TrainerKind>> = {
  item: 'item',
  supporter: 'supporter',
  stadium: 'stadium',
  tool: 'tool',
  'pokémon tool': 'tool',
  'pokemon tool': 'tool',
  'pokémon tool f': 'tool',
  'technical machine': 'technical-machine',
  // Names of families of cards that are played as any Trainer card of their time.
  "rocket's secret machine": 'item',
  'goldenrod game corner': 'item',
};

/** Whether a text says how the card is played; it beats the database, which calls most of these cards Item or nothing. */
const BY_TEXT: readonly (readonly [TrainerKind, RegExp])[] = [
  ['fossil', /\bas if it were a (?:\d+-HP )?(?:Basic |Colorless |\{C\} )*Pokémon\b/i],
  ['technical-machine', /\bthis card['’]s attack instead of its own\b/i],
  ['tool', /^Attach .* that doesn['’]t (?:already )?have a Pokémon Tool\b/i],
];

/** What the text says where the database says nothing. @rule STAD-01 TOOL-01 SUP-01 */
const BY_TEXT_ALONE: readonly (readonly [TrainerKind, RegExp])[] = [
  ['supporter', /\bonly (?:one|1) Supporter card each turn\b/i],
  ['stadium', /\bthis card stays in play when you play it\b[\s\S]*\banother Stadium card\b/i],
  ['tool', /\bdoesn['’]t (?:already )?have a Pokémon Tool\b/i],
];

/** A Trainer card of no kind that its text gives away is played as a plain Trainer card. @rule KIND-15 */
export function trainerKindOf({ trainer, text, hp, name }: Sheet): TrainerKind {
  if (hp !== null) return 'fossil';
  const written = entryOf(WRITTEN, trainer.toLowerCase().replaceAll('’', "'"));
  // The Technical Machines of 2023 and later are Pokémon Tools, and are written so.
  if (written === 'tool' && name.startsWith('Technical Machine:')) return 'tool';
  const told = BY_TEXT.find(([, mark]) => mark.test(text))?.[0] ?? written;
  return told ?? BY_TEXT_ALONE.find(([, mark]) => mark.test(text))?.[0] ?? 'item';
}
