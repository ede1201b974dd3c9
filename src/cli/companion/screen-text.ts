// Screens of a card as text.
import type {
  CardScreen,
  DataScreen,
  Definition,
  DictionaryScreen,
  EvolutionPage,
  EvolutionScreen,
  PokemonScreen,
  Screen,
} from '../../companion/index.js';
import { STAGE_NAMES } from '../../companion/index.js';
import { terminalWidth, wrap } from '../terminal.js';

/** A title and what stands under it. */
export function screenText(screen: Screen): string {
  return [TITLES[screen.screen], ...linesOf(screen).map((line) => `  ${wrap(line, terminalWidth() - 2, '    ')}`)].join(
    '\n',
  );
}

export const definitionText = ({ word, means, rules }: Definition): string =>
  wrap(`${word}: ${means} (${rules.join(', ')})`, undefined, '  ');

export const TITLES: Readonly<Record<Screen['screen'], string>> = {
  pokemon: 'Pokémon',
  card: 'Card',
  data: 'Data',
  evolution: 'Evolution',
  dictionary: 'Dictionary',
};

function linesOf(screen: Screen): readonly string[] {
  switch (screen.screen) {
    case 'pokemon':
      return pokemonLines(screen);
    case 'card':
      return cardLines(screen);
    case 'data':
      return dataLines(screen);
    case 'evolution':
      return evolutionLines(screen);
    case 'dictionary':
      return dictionaryLines(screen);
  }
}

const known = (value: number | null, unit = ''): string => (value === null ? 'not known' : `${value}${unit}`);

function pokemonLines({ name, pokedex, stage, types, hp, retreat, weaknesses, resistances }: PokemonScreen): string[] {
  const ofType = (list: readonly { readonly type: string }[]): string =>
    list.map(({ type }) => type).join(', ') || 'none';
  return [
    `${name}: ${STAGE_NAMES[stage]}, ${types.join(' and ')}, ${hp} HP`,
    `Number ${pokedex.numbers.join(', ') || 'not known'}, height ${known(pokedex.heightInMetres, ' m')}, weight ${known(pokedex.weightInKilograms, ' kg')}`,
    `Weakness ${ofType(weaknesses)}, Resistance ${ofType(resistances)}, Retreat Cost ${retreat}`,
  ];
}

const cardLines = ({ lines, tips }: CardScreen): string[] => [
  ...lines.map(({ name, text }) => `${name}: ${text}`),
  ...tips.map(({ text, rules }) => `· ${text}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}`),
];

const dataLines = ({ lines }: DataScreen): readonly string[] => lines;

const evolutionLines = ({ pages }: EvolutionScreen): string[] =>
  pages.map((page, index) => `${index + 1}/${pages.length} ${pageText(page)}`);

function pageText({ name, stage, from, branches, isThisCard }: EvolutionPage): string {
  const words = [
    stage === null ? 'its card is not among these' : STAGE_NAMES[stage],
    ...(from === '' ? [] : [`from ${from}`]),
    ...(branches.length === 0 ? [] : [`like ${branches.join(', ')}`]),
    ...(isThisCard ? ['this card'] : []),
  ];
  return `${name} (${words.join('; ')})`;
}

const dictionaryLines = ({ entries }: DictionaryScreen): string[] =>
  entries.map(({ word, means, rules }) => `${word}: ${means} (${rules.join(', ')})`);
