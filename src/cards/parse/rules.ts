import type { AnswerRule, Change, PokemonOf, Source } from '../language.js';
import { number } from './basics.js';
import { either, map, memo, type Parser } from './combinators.js';
import { every, group, ref, single } from './pokemon.js';
import { say } from './say.js';

/** A rule about something, not yet tied to it: the thing comes in where the rule is put in force. */
export interface Spoken {
  readonly of: PokemonOf;
  readonly rules: (of: PokemonOf) => readonly AnswerRule[];
}

const FORBID: Change = { forbid: true };
const ATTACKS: Source = { what: ['attack'] };
const THEIR_ATTACKS: Source = { what: ['attack'], whose: 'opponent' };

const about: Parser<PokemonOf> = memo(() => either<PokemonOf>(single, every, group));

const answer =
  (question: AnswerRule['question'], change: Change, more: Partial<AnswerRule> = {}) =>
  (of: PokemonOf): AnswerRule => ({
    part: 'answer',
    question,
    of,
    change,
    ...more,
  });

/** "by attacks", "by your opponent's attacks", "by attacks from your opponent's Pokémon". */
const byAttacks: Parser<Source> = either<Source>(
  map(say`by attacks`, () => ATTACKS),
  map(either(say`by your opponent 's attacks`, say`by attacks from your opponent 's pokémon`), () => THEIR_ATTACKS),
);

const after = say`( after applying weakness and resistance )`;
const before = say`( before applying weakness and resistance )`;

/** What is forbidden, prevented, or changed in number about Pokémon. */
export const spoken: Parser<Spoken> = memo(() =>
  either<Spoken>(
    map(say`${about} can't attack`, ([of]) => one(of, answer('can-attack', FORBID))),
    map(say`${about} can't retreat`, ([of]) => one(of, answer('can-retreat', FORBID))),
    map(say`${about} can't use attacks`, ([of]) => one(of, answer('can-attack', FORBID))),
    map(say`${about} can't be healed`, ([of]) => one(of, answer('can-heal', FORBID))),
    map(say`${about} can't be affected by [any] special conditions`, ([of]) =>
      one(of, answer('can-have-condition', FORBID)),
    ),
    map(either(say`prevent all damage done to ${about} ${byAttacks}`), ([of, from]) =>
      one(of, answer('damage-from', FORBID, { from })),
    ),
    map(say`prevent all effects of attacks , including damage , done to ${about}`, ([of]) => shield(of, ATTACKS)),
    map(say`prevent all effects of an attack , including damage , done to ${about}`, ([of]) => shield(of, ATTACKS)),
    map(say`prevent all damage from and effects of attacks done to ${about}`, ([of]) => shield(of, ATTACKS)),
    map(say`prevent all effects of attacks , except|excluding damage , done to ${about}`, ([of]) =>
      one(of, answer('effects-from', FORBID, { from: ATTACKS })),
    ),
    map(say`any damage done to ${about} ${byAttacks} is reduced by ${number} ${after}`, ([of, from, n]) =>
      one(of, answer('damage-taken', { add: -n }, { from, at: 'after' })),
    ),
    map(say`${about} takes|take ${number} less damage from attacks ${after}`, ([of, n]) =>
      one(of, answer('damage-taken', { add: -n }, { from: ATTACKS, at: 'after' })),
    ),
    map(say`${about} takes|take ${number} more damage from attacks ${after}`, ([of, n]) =>
      one(of, answer('damage-taken', { add: n }, { from: ATTACKS, at: 'after' })),
    ),
    map(say`${about} 's attacks do ${number} more damage to your opponent 's active pokémon ${before}`, ([of, n]) =>
      one(of, answer('damage-dealt', { add: n }, { to: opponentsActive, at: 'before' })),
    ),
    map(say`${about} has|have no retreat cost`, ([of]) => one(of, answer('retreat-cost', { set: 0 }))),
    map(either(say`the retreat cost for|of ${about} is 0`, say`${about} 's retreat cost is 0`), ([of]) =>
      one(of, answer('retreat-cost', { set: 0 })),
    ),
    map(say`${about} has|have no weakness`, ([of]) => one(of, answer('weakness', { none: true }))),
  ),
);

const opponentsActive: PokemonOf = { get: 'pokemon', side: 'opponent', spot: 'active' };

const one = (of: PokemonOf, rule: (of: PokemonOf) => AnswerRule): Spoken => ({
  of,
  rules: (subject) => [rule(subject)],
});

const shield = (of: PokemonOf, from: Source): Spoken => ({
  of,
  rules: (subject) => [
    answer('damage-from', FORBID, { from })(subject),
    answer('effects-from', FORBID, { from })(subject),
  ],
});

export const SUBJECT = ref('subject');
