import type { PlayPart, PokemonOf } from '../language.js';
import { paragraph, sentencesOf } from './block.js';
import { pokemonNoun } from './noun.js';
import { aOrAn, unsayable } from './speech.js';
import { testText } from './test.js';

/** What is said of playing the card, then what it does. */
export function playText({ if: test, onto, keep, do: statements }: PlayPart): string {
  const only = test === undefined ? [] : [`you can play this card only if ${testText(test, 'you')}`];
  return paragraph([
    ...only,
    ...(onto === undefined ? [] : ontoText(onto, keep === true)),
    ...sentencesOf(statements, 'you'),
  ]);
}

function ontoText(onto: PokemonOf, keep: boolean): readonly string[] {
  if (onto.get !== 'pokemon') return unsayable('such a place for a card');
  const noun = aOrAn(pokemonNoun(onto.where));
  const only = `this card can only be attached to ${noun}`;
  return keep ? [only, `if this card is attached to anything other than ${noun}, discard this card`] : [only];
}
