import type { PlayPart, PokemonOf, Statement } from '../language.js';
import { needOf } from '../resolve/play.js';
import { paragraph, sentencesOf } from './block.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { aOrAn, unsayable } from './speech.js';
import { testText } from './test.js';

/** What is said of playing the card, then what it does. */
export function playText({ if: test, onto, keep, do: statements }: PlayPart): string {
  const costs = statements.filter((one) => needOf(one) !== null);
  const paid = new Set(costs.map((one) => JSON.stringify(needOf(one))));
  const needed = (test === undefined ? [] : test.test === 'all' ? test.of : [test]).filter(
    (one) => !paid.has(JSON.stringify(one)),
  );
  const only =
    needed.length === 0
      ? []
      : [`you can play this card only if ${needed.map((one) => testText(one, 'you')).join(' and ')}`];
  return paragraph([
    ...only,
    ...costs.map(costText),
    ...(onto === undefined ? [] : ontoText(onto, keep === true)),
    ...sentencesOf(
      statements.filter((one) => !costs.includes(one)),
      'you',
    ),
  ]);
}

function costText(statement: Statement): string {
  if (statement.op !== 'move' || statement.cards.get !== 'cards') return unsayable('such a price');
  const { where, take } = statement.cards;
  const n = take !== undefined && 'n' in take && typeof take.n === 'number' ? take.n : unsayable('such a price');
  const plain = n === 1 ? 'another card' : `${n} other cards`;
  const what = where === undefined ? plain : n === 1 ? aOrAn(cardNoun(where, false)) : `${n} ${cardNoun(where, true)}`;
  const pay =
    statement.to.zone === 'discard' ? `discard ${what} from your hand` : `put ${what} from your hand in the Lost Zone`;
  return `you can play this card only if you ${pay}`;
}

function ontoText(onto: PokemonOf, keep: boolean): readonly string[] {
  if (onto.get !== 'pokemon') return unsayable('such a place for a card');
  if (onto.where === undefined) return ['attach this card to 1 of your Pokémon'];
  if (onto.where.test === 'spot' && onto.where.is === 'active') return ['attach this card to your Active Pokémon'];
  const noun = aOrAn(pokemonNoun(onto.where));
  const only = `this card can only be attached to ${noun}`;
  return keep ? [only, `if this card is attached to anything other than ${noun}, discard this card`] : [only];
}
