import { ENERGY_TYPES, type EnergyType, TYPE_LETTERS } from '../../../engine/index.js';

/** Signs that are written in several ways, each with the one that stands for all of them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\{\*\}|[♢◊]|\bprism star\b/g, '◇'],
  [/★|\*$|\b(?:gold )?star$/g, '☆'],
  [/\bstar(?=\s*(?:δ|\(?delta))/g, '☆'],
  [/\(?\bdelta species\b\)?/g, 'δ'],
  [/\blv\.?\s*(?=x\b|\d)/g, 'lv'],
  [/(?<=nidoran)\s*\(?\b(?:f|female)\b\)?/g, '♀'],
  [/(?<=nidoran)\s*\(?\b(?:m|male)\b\)?/g, '♂'],
  [/\be4\b/g, '4'],
  [/&/g, 'and'],
];

/**
 * What is the same in all spellings of a name: without accents, capitals, blanks and punctuation, with one sign for
 * each of ☆ δ ◇ ♀ ♂ and LV.X. Names that differ in these alone (a Pokémon ex and a Pokémon-EX) share a key.
 */
export function nameKey(name: string): string {
  let key = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [spelling, sign] of SIGNS) key = key.replace(spelling, sign);
  return key.replace(/[^\p{L}\p{N}◇☆♀♂!?+]+/gu, '');
}

/** The keys a card is found under: its name, and the name without what stands in brackets after it. */
export function keysOf(name: string): readonly string[] {
  const bare = name.replace(/\s*\([^)]*\)\s*$/, '');
  return [...new Set([nameKey(name), nameKey(bare)])].filter((key) => key !== '');
}

/** A name in one typography, capitals and accents kept: what decides between names that share a key. */
export const oneTypography = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** The type of a basic Energy card by its name in a list: Fire Energy, Basic Fire Energy, Basic {R} Energy. @rule DECK-04 */
export function basicEnergyType(name: string): EnergyType | null {
  const asked = /^(?:basic\s+)?(?:\{(\w)\}|(\w+))\s+energy(?:\s*[-–(]?\s*basic\)?)?$/i.exec(name.trim());
  if (asked === null) return null;
  const [, symbol, word] = asked;
  const named = ENERGY_TYPES.find((each) => each.toLowerCase() === word?.toLowerCase());
  const type = symbol === undefined ? named : TYPE_LETTERS[symbol.toUpperCase()];
  return type === undefined || type === 'Colorless' || type === 'Dragon' ? null : type;
}
