import type { AnswerRule, Test, Who } from '../../language.js';
import { cardNoun, pokemonNoun } from '../noun.js';
import { amountNumber } from '../number.js';
import { inPlural } from '../plural.js';
import { unsayable } from '../speech.js';

const NAMES: Readonly<Record<string, string>> = { you: 'you', opponent: 'your opponent', each: 'each player' };

/** What a player can do. */
export function playerText({ question, of, change, which, to }: AnswerRule): string {
  const who = typeof of === 'string' ? (NAMES[of] ?? unsayable(`a rule for ${of}`)) : unsayable('a rule for a player');
  const whose = who === 'you' ? 'your' : 'their';
  if (question === 'bench-size' && 'set' in change)
    return `${who} can't have more than ${amountNumber(change.set)} Benched Pokémon`;
  if (question === 'can-play' && isPokemon(which))
    return `${who} can't play any ${pokemonOf(which)[0]} from ${whose} hand${pokemonOf(which)[1]}`;
  if (question === 'can-play') return `${who} can't play any ${cardsOf(which)} from ${whose} hand`;
  if (question !== 'can-attach') return unsayable(`an answer about ${question} for a player`);
  return `${who} can't attach any ${cardsOf(which)} from ${whose} hand to ${bearerOf(to, whose)}`;
}

const isPokemon = (which: Test | undefined): which is Test & { test: 'all' } =>
  which?.test === 'all' && which.of[0].test === 'kind' && which.of[0].is[0] === 'pokemon';

/** Pokémon cards, and which of them are left out. */
function pokemonOf({ of }: Test & { test: 'all' }): readonly [string, string] {
  const last = of[of.length - 1];
  if (last.test !== 'not' || of.length < 3) return [cardNoun({ test: 'all', of }, true), ''];
  return [cardNoun({ test: 'all', of: of.slice(0, -1) }, true), `, except for ${inPlural(pokemonNoun(last.of))}`];
}

function bearerOf(to: AnswerRule['to'], whose: string): string {
  if (to === undefined) return `${whose} Pokémon`;
  if (to.get === 'ref') return to.name === 'self' ? 'this Pokémon' : unsayable('whom nothing can be attached to');
  return `${whose} Active Pokémon`;
}

function cardsOf(which: Test | undefined): string {
  if (which?.test !== 'all') return cardNoun(which, true);
  const [kind, but] = which.of;
  return but.test === 'not' ? `${cardNoun(kind, true)} (except ${cardNoun(but.of, true)})` : cardNoun(which, true);
}

/** Evolving is forbidden to a player by forbidding it to their Pokémon. */
export function evolvingText({ of }: AnswerRule): string {
  if (typeof of === 'string' || of.get !== 'pokemon') return unsayable('a Pokémon that cannot evolve');
  const who: Who = of.side === 'any' ? 'each' : of.side === 'you' ? 'you' : 'opponent';
  const whose = who === 'you' ? 'your' : 'their';
  const active = of.spot === 'active' ? 'Active ' : '';
  return `${NAMES[who]} can't play any Pokémon from ${whose} hand to evolve ${whose} ${active}Pokémon`;
}
