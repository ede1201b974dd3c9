// The names that the engine must not know: eras and cards are what it is asked about, never what it asks for.
import ts from 'typescript';
import type { Source } from './sources.js';
import { type ParsedSource, walk } from './syntax.js';

/** Era ids as the era files state them: the text of every property `id`. */
export function eraIdsIn(sources: readonly ParsedSource[]): string[] {
  const ids = new Set<string>();
  for (const source of sources) {
    walk(source.tree, (node) => {
      const isId = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'id';
      if (isId && ts.isStringLiteralLike(node.initializer)) ids.add(node.initializer.text);
    });
  }
  return [...ids];
}

/** The names of cards, by what they are: only a Trainer or Energy card may be called by an everyday English word. */
export interface CardNames {
  readonly pokemon: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

/**
 * Card names of the library (`.json` or `.jsonl`): the `name` of everything that has a kind of card beside it, so that
 * attacks and decks do not count. Basic Energy cards are left out, and special ones that are called as they are: the rules
 * themselves speak of "Grass Energy", and of the Darkness Energy that hurts (NRG-15).
 */
export function cardNamesIn(files: readonly Source[]): CardNames {
  const names = { pokemon: new Set<string>(), others: new Set<string>() };
  for (const file of files) {
    const lines = file.path.endsWith('.jsonl') ? file.text.split('\n') : [file.text];
    for (const line of lines) if (line.trim() !== '') collect(JSON.parse(line), names);
  }
  return names;
}

const OF_A_TYPE = /^(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless) Energy$/;

function collect(value: unknown, names: { pokemon: Set<string>; others: Set<string> }): void {
  if (typeof value !== 'object' || value === null) return;
  const { name, kind, category, supertype, energy, energyType } = value as Record<string, unknown>;
  const card = [kind, category, supertype].map(String).find((word) => /^(pok[eé]mon|trainer|energy)$/i.test(word));
  if (card && typeof name === 'string' && energy !== 'basic' && energyType !== 'Normal' && !OF_A_TYPE.test(name)) {
    (/^p/i.test(card) ? names.pokemon : names.others).add(name);
  }
  for (const part of Object.values(value)) collect(part, names);
}

/** Never in the engine, whatever the library holds. */
export const FAMOUS_POKEMON = [
  'Bulbasaur',
  'Venusaur',
  'Charmander',
  'Charizard',
  'Squirtle',
  'Blastoise',
  'Pikachu',
  'Raichu',
  'Alakazam',
  'Machamp',
  'Muk',
  'Gengar',
  'Ditto',
  'Eevee',
  'Snorlax',
  'Dragonite',
  'Mewtwo',
  'Mew',
  'Lugia',
  'Ho-Oh',
  'Wobbuffet',
  'Gardevoir',
  'Rayquaza',
  'Garchomp',
  'Lucario',
  'Arceus',
  'Zacian',
];

/** Where a name stands as a word of its own, in code or comment. */
export const anywhere = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${quoted(name)}(?![\\p{L}\\p{N}])`, 'gu');

/** Where a name is a whole string literal. Enough for "Switch" or "Potion", so that comments may still speak English. */
const asString = (name: string): RegExp => new RegExp(`(['"\`])${quoted(name)}\\1`, 'gu');

export const unlessEnglish = (name: string): RegExp => (/^\p{L}+$/u.test(name) ? asString(name) : anywhere(name));

const quoted = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
