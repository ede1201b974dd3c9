import { ENERGY_TYPES, type EnergyType, TYPE_LETTERS } from '../../../engine/index.js';

/** Signs that are written in several ways, each with the one that stands for all of them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\{\*\}|[♢◊]|\bprism star\b/g, '◇'],
  [/★|\*$|\b(?:gold )?star$/g, '☆'],
  [/\bstar(?=\s*(?:δ|\(?delta))/g, '☆'],
  [/\(?\bdelta(?: species)?\b\)?/g, 'δ'],
  [/\b(?:lv|lvl|level)\.?[\s-]*(?=x\b|\d)/g, 'lv'],
  [/\bprof\b\.?/g, 'professor'],
  [/\bpk(?:mn|m|mon)\b\.?/g, 'pokemon'],
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

/** Long names that nobody says whole: of "Team Galactic's Invention G-103 Power Spray" the last words are its name. */
const INVENTION = /^team galactic.s invention g-\d+\s*/iu;

/** The keys a card is found under: its name, the name without what stands in brackets after it, and what it is called for short. */
export function keysOf(name: string): readonly string[] {
  const bare = name.replace(/\s*\([^)]*\)\s*$/, '');
  return [...new Set([nameKey(name), nameKey(bare), nameKey(bare.replace(INVENTION, ''))])].filter((key) => key !== '');
}

/** A name in one typography, capitals and accents kept: what decides between names that share a key. */
export const oneTypography = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const SHORT_TYPES: Readonly<Record<string, EnergyType>> = { dark: 'Darkness', steel: 'Metal', electric: 'Lightning' };

/** The type of a basic Energy card by its name in a list: Fire Energy, Basic {R} Energy, [R] Energy, R Energy. @rule DECK-04 */
export function basicEnergyType(name: string): EnergyType | null {
  const asked =
    /^(?:basic\s+)?(?:[{[(](\w)[)}\]]|(\w+))\s+energ(?:y|ies)(?:\s+cards?)?(?:\s*[-–(]?\s*basic\)?)?$/i.exec(
      name.trim(),
    );
  if (asked === null) return null;
  const [, symbol, word] = asked;
  const named = ENERGY_TYPES.find((each) => each.toLowerCase() === word?.toLowerCase());
  const letter = symbol ?? (word?.length === 1 ? word : undefined);
  const type = letter === undefined ? (named ?? SHORT_TYPES[word!.toLowerCase()]) : TYPE_LETTERS[letter.toUpperCase()];
  return type === undefined || type === 'Colorless' || type === 'Dragon' ? null : type;
}
