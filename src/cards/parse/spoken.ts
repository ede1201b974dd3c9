import type { AnswerRule, Change, PokemonOf } from '../language.js';

/** A rule about something, not yet tied to it: the thing comes in where the rule is put in force. */
export interface Spoken {
  readonly of: PokemonOf;
  readonly rules: (of: PokemonOf) => readonly AnswerRule[];
}

export const FORBID: Change = { forbid: true };

/** Powers that a Pokémon does not have, where others only do not work. */
export const NO_SUCH: Change = { none: true };

export const answer =
  (question: AnswerRule['question'], change: Change, more: Partial<AnswerRule> = {}) =>
  (of: PokemonOf): AnswerRule => ({
    part: 'answer',
    question,
    of,
    change,
    ...more,
  });

export const one = (of: PokemonOf, ...all: readonly ((of: PokemonOf) => AnswerRule)[]): Spoken => ({
  of,
  rules: (subject) => all.map((rule) => rule(subject)),
});
