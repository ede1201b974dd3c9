import type { DecisionView } from '../../engine/index.js';
import type { Face, Moment } from '../../session/index.js';
import { nameOfPokemon } from '../table/at-table.js';
import { DECISION_WORDS } from '../words/words.js';

/** The sentence of a decision, and what helps to take it. */
export function sentenceOf(moment: Moment, decision: DecisionView): { readonly title: string; readonly help: string } {
  const { title, help } = DECISION_WORDS[decision.kind];
  const { asks, count, pokemon } = decision;
  const asked = {
    count,
    pokemon: pokemon === null ? null : nameOfPokemon(moment, pokemon),
    by: asks?.name ?? null,
    picked: asks?.picked ?? 0,
    least: asks?.least ?? 1,
    most: asks === null ? 1 : asks.most,
  };
  return { title: title(asked), help: help(asked) };
}

/** The words of the text that asks, as they stand on its card. */
export function askingText({ asks }: DecisionView, faceOf: (card: number) => Face | null): string | null {
  const face = asks?.card == null ? null : faceOf(asks.card);
  if (asks === null || face === null) return null;
  const { attacks, powers, text } = face.facts;
  const named = [...attacks, ...powers].find(({ name }) => name === asks.name);
  return named?.text ?? (text === '' ? null : text);
}

/** The effects that a text lets choose from, each in its own words; none where it does not list them. */
export function effectsIn(decision: DecisionView, faceOf: (card: number) => Face | null): readonly string[] {
  if (decision.kind !== 'choose-option') return [];
  const [, ...effects] = (askingText(decision, faceOf) ?? '').split('•');
  return effects.map((effect) => effect.trim());
}
