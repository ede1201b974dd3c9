import type { CardId, DecisionView, Option, PokemonId } from '../../engine/index.js';
import type { Face, Moment } from '../../session/index.js';
import type { Settings } from '../settings/settings.js';
import { mySide, nameOfPokemon } from './at-table.js';

/** What a turn could still be used for: what most players would not leave undone. */
export interface LeftOver {
  readonly attacks: readonly { readonly pokemon: string; readonly names: readonly string[] }[];
  /** A Stadium and a card in hand have a power without a Pokémon. */
  readonly powers: readonly { readonly power: string; readonly of: string | null }[];
  readonly energy: readonly string[];
  readonly evolutions: readonly string[];
  readonly supporters: readonly string[];
}

interface Asked {
  readonly moment: Moment;
  readonly decision: DecisionView;
  readonly faceOf: (card: CardId) => Face | null;
}

/**
 * Read off what can be chosen. To retreat, to fill the Bench or to play an Item is often better left undone: none of these is
 * worth a question.
 */
export function leftOver({ moment, decision, faceOf }: Asked): LeftOver {
  const of = (group: Option['group']): readonly Option[] => decision.options.filter((option) => option.group === group);
  const names = (options: readonly Option[]): readonly string[] =>
    distinct(options.flatMap(({ card }) => (card === null ? [] : nameIn(moment, card, faceOf))));
  const isSupporter = ({ card }: Option): boolean => card !== null && faceOf(card)?.facts.trainer === 'supporter';
  const attackers = distinct(of('attack').flatMap(({ pokemon }) => pokemon ?? []));
  return {
    attacks: attackers.map((pokemon) => ({
      pokemon: nameOfPokemon(moment, pokemon),
      names: distinct(of('attack').flatMap((each) => (each.pokemon === pokemon ? (each.attack ?? []) : []))),
    })),
    powers: powersIn(moment, of('use'), faceOf),
    energy: names(of('attach')),
    evolutions: names(of('evolve')),
    supporters: names(of('play').filter(isSupporter)),
  };
}

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

const nameIn = (moment: Moment, card: CardId, faceOf: Asked['faceOf']): string | readonly never[] =>
  mySide(moment).hand.cards?.find((each) => each.card === card)?.name ?? faceOf(card)?.facts.name ?? [];

function powersIn(moment: Moment, options: readonly Option[], faceOf: Asked['faceOf']): LeftOver['powers'] {
  return options.flatMap(({ answer, card, text }) => {
    if (answer.kind === 'use') return powerOf(moment, answer.pokemon, answer.number);
    const name = card === null ? moment.view.stadium?.name : nameIn(moment, card, faceOf);
    return { power: typeof name === 'string' ? name : text, of: null };
  });
}

function powerOf(moment: Moment, pokemon: PokemonId, number: number): LeftOver['powers'] {
  const power = moment.uses
    .find((each) => each.pokemon === pokemon)
    ?.powers.find((each) => each.number === number)?.name;
  return power === undefined ? [] : [{ power, of: nameOfPokemon(moment, pokemon) }];
}

export const isNothingLeft = (left: LeftOver): boolean => Object.values(left).every(({ length }) => length === 0);

/** Whether somebody is asked before their turn ends. */
export const asksBefore = (setting: Settings['endTurn'], left: LeftOver): boolean =>
  setting === 'always' || (setting === 'if something is left' && !isNothingLeft(left));
