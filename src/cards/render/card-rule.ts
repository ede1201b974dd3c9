import type { CardFacts } from '../../engine/index.js';
import type { ActionPart, AnswerRule, Part, PlayPart, Statement } from '../language.js';
import { allTogetherIn, togetherIn } from '../resolve/together.js';
import { paragraph, sentencesOf } from './block.js';
import { playText } from './play.js';
import { listed, unsayable } from './speech.js';
import { testText } from './test.js';
import { pokemon } from './things.js';

/** The wording of a part that only Trainer and Energy cards have; null for all others. */
export function ownWording(part: Part, facts: CardFacts): string | null {
  if (part.part === 'play' && part.asPokemon !== undefined) return paragraph(asPokemonText(part));
  if (part.part === 'play') return togetherText(part, facts);
  if (part.part === 'action' && facts.trainer === 'fossil') return paragraph([putAwayText(part)]);
  if (part.part !== 'answer') return null;
  const said = (facts.trainer === 'fossil' ? selfText(part) : null) ?? cardRuleText(part) ?? bearerDamage(part);
  return said === null ? null : paragraph([said]);
}

/** Several copies played at once, and what is done for how many; null: it is no such card. */
function togetherText(part: PlayPart, { name }: CardFacts): string | null {
  const always = allTogetherIn(part, name);
  if (always !== null) return `You must play ${always.n} ${name} cards at once. ${playText(always.rest)}`;
  const together = togetherIn(part, name);
  if (together === null) return null;
  const { n, one, all } = together;
  const done = (many: string, block: readonly Statement[]): string => {
    const [first, ...rest] = sentencesOf(block, 'you');
    return `• ${paragraph([`if you played ${many}, ${first}`, ...rest])}`;
  };
  return `You may play ${n} ${name} cards at once.\n${done('1 card', one)}\n${done(`${n} cards`, all)}`;
}

const putAwayText = ({ if: test }: ActionPart): string => {
  const when = test === undefined ? '' : `if ${testText(test, 'you')}, `;
  return `at any time during your turn, ${when}you may discard this card from play`;
};

/** The wording of rules that only Trainer and Energy cards have; null for all others. */
function cardRuleText(rule: AnswerRule): string | null {
  const said = plainText(rule);
  if (said === null) return null;
  return rule.while === undefined ? said : `as long as ${testText(rule.while, 'you')}, ${said}`;
}

function plainText(rule: AnswerRule): string | null {
  const { question, of, change, which } = rule;
  if (typeof of === 'string' || (of.get !== 'ref' && of.get !== 'pokemon')) return null;
  if (of.get === 'ref' && of.name === 'self') return null;
  if (question === 'attacks' && 'gain' in change && change.gain.get === 'attacks' && isThisCard(change.gain.of))
    return `${pokemon(of, 'you')} can use the attack on this card`;
  if (question === 'damage-taken' && rule.from === undefined && 'add' in change && of.get === 'ref')
    return `damage done to ${pokemon(of, 'you')} is reduced by ${-Number(change.add)} (after applying Weakness and Resistance)`;
  if (question === 'evolving-ends-turn' && which?.test === 'name')
    return `your turn does not end if ${pokemon(of, 'you')} becomes ${which.is[0]}`;
  return null;
}

const isThisCard = (of: { readonly get: string; readonly name?: unknown }): boolean =>
  of.get === 'ref' && of.name === 'card';

/** The bearer's damage is told with "attacks": that is a sentence of its own, also where it has a condition. */
function bearerDamage({ question, of, change, to, at, while: when }: AnswerRule): string | null {
  if (question !== 'damage-dealt' || typeof of === 'string' || of.get !== 'ref' || of.name !== 'holder') return null;
  if (!('add' in change) || typeof change.add !== 'number') return null;
  const step = `(${at} applying Weakness and Resistance)`;
  const bearer = 'the Pokémon this card is attached to';
  const n = change.add;
  const isAny = to?.get === 'pokemon' && to.side === 'any' && to.where === undefined;
  const isTheirs = to?.get === 'pokemon' && to.side === 'opponent' && to.where === undefined;
  const said =
    to === undefined && n < 0
      ? null
      : n < 0 && isTheirs && to.spot === 'in-play'
        ? `damage done to your opponent's Pokémon by ${bearer} is reduced by ${-n} ${step}`
        : isAny && at === 'before'
          ? `if ${bearer} attacks, the attack does ${n} more damage to the Active Pokémon ${step}`
          : isAny
            ? `whenever an attack from ${bearer} does damage to the Active Pokémon ${step}, the attack does ${n} more damage`
            : isTheirs && to.spot === 'active' && at === 'after'
              ? `if ${bearer} damages the Defending Pokémon ${step}, the attack does ${n} more damage to the Defending Pokémon`
              : to === undefined && at === 'after'
                ? `whenever an attack from ${bearer} does damage ${step}, the attack does ${n} more damage`
                : null;
  if (said === null) return reduced(n, step, to === undefined, when);
  return when === undefined ? said : `${said}. Ignore this effect unless ${testText(when, 'you')}`;
}

const reduced = (n: number, step: string, all: boolean, when: AnswerRule['while']): string | null =>
  all && n < 0 && when !== undefined
    ? `if ${testText(when, 'you')}, whenever it damages a Pokémon, reduce that damage by ${-n} ${step}`
    : null;

/** What a card is played as, and what it then cannot do. */
function asPokemonText({ asPokemon }: PlayPart): readonly string[] {
  if (asPokemon === undefined) return [];
  const hp = asPokemon.hp === undefined ? '' : `${asPokemon.hp}-HP `;
  const types = asPokemon.types.length === 0 ? '' : `${listed(asPokemon.types, 'or')} `;
  const said = `play this card as if it were a ${hp}Basic ${types}Pokémon`;
  if (asPokemon.kinds === undefined) return [said];
  return [said, 'while in play, this card counts as a Pokémon (as well as a Trainer card)'];
}

function selfText({ question, change, of, which }: AnswerRule): string | null {
  if (typeof of === 'string' || of.get !== 'ref' || of.name !== 'self') return null;
  if (question === 'can-retreat') return "this card can't retreat";
  if (question === 'counts-as-knocked-out')
    return "if this card is Knocked Out, it doesn't count as a Knocked Out Pokémon";
  if (question === 'prizes-taken' && 'set' in change)
    return "if this card is Knocked Out, your opponent can't take any Prize cards for it";
  if (question !== 'can-have-condition') return unsayable(`an answer about ${question}`);
  if (which === undefined) return "this card can't be affected by Special Conditions";
  const words = which.test === 'condition' && which.is !== 'any' ? which.is : [];
  return `this card can't be ${listed(
    words.map((one) => `${one[0].toUpperCase()}${one.slice(1)}`),
    'or',
  )}`;
}
