import { type Compilation, compileCard } from '../cards/index.js';
import type { CardFacts, Era } from '../engine/index.js';
import { type CardScreen, cardScreen } from './card-screen.js';
import { type CardCodes, UNKNOWN_CODES } from './codes.js';
import { type DataScreen, dataScreen } from './data-screen.js';
import { type DictionaryScreen, dictionaryScreen } from './dictionary-screen.js';
import { type EvolutionScreen, evolutionScreen } from './evolution-screen.js';
import { type PokedexFacts, type PokemonScreen, pokemonScreen, UNKNOWN_POKEDEX } from './pokemon-screen.js';

/** A screen of a card. */
export type Screen = PokemonScreen | CardScreen | DataScreen | EvolutionScreen | DictionaryScreen;

/** What the screens of a card are made from. Only facts and era are needed; what is not given is not known. */
export interface ShownCard {
  readonly facts: CardFacts;
  readonly era: Era;
  /** Cards among which the card's evolutions are looked for. */
  readonly cards?: readonly CardFacts[];
  readonly compiled?: Compilation;
  readonly codes?: CardCodes;
  readonly pokedex?: PokedexFacts;
}

/** A screen that a card does not have, and why. Every card has a card screen. */
export interface AbsentScreen {
  readonly screen: Exclude<Screen['screen'], 'card'>;
  readonly why: string;
}

/** The screens that a card has, and why it lacks the others. */
export interface CardScreens {
  /** In the order in which they are leafed through. */
  readonly shown: readonly Screen[];
  readonly absent: readonly AbsentScreen[];
}

/** The screens of a card, the Pokémon first where there is one, then how to play it. @rule ERD-03 ERD-04 ERD-05 ERD-06 ERD-07 */
export function screensOf(shown: ShownCard): CardScreens {
  const { facts, era, cards = [], codes = UNKNOWN_CODES, pokedex = UNKNOWN_POKEDEX } = shown;
  const card = cardScreen(facts, shown.compiled ?? compileCard(facts), era);
  const screens: readonly (Screen | AbsentScreen)[] = [
    pokemonScreen(facts, pokedex) ?? { screen: 'pokemon', why: 'there is no Pokémon on the card' },
    card,
    dataScreen(codes, facts.name) ?? { screen: 'data', why: whyNoData(codes) },
    evolutionScreen(facts, cards) ?? { screen: 'evolution', why: 'nothing evolves here' },
    dictionaryScreen(card, era) ?? { screen: 'dictionary', why: 'no term of the game is on its card screen' },
  ];
  return { shown: screens.filter((each): each is Screen => !isAbsent(each)), absent: screens.filter(isAbsent) };
}

const isAbsent = (screen: Screen | AbsentScreen): screen is AbsentScreen => 'why' in screen;

const whyNoData = ({ side }: CardCodes): string =>
  side === 'none' ? 'the card has no side code' : 'nothing is known of a side code: card facts hold none';
